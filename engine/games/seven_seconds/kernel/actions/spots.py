"""Spots of ground: found by active sensors, aimed at by missiles, and nothing else. Rule: 7S.GAP.44."""

from engine.games.seven_seconds.kernel.actions.missiles import launch, may_be_hit
from engine.games.seven_seconds.kernel.actions.sensors import cost_as_seen, counters_bought
from engine.games.seven_seconds.kernel.board.footing import is_on_board, may_act
from engine.games.seven_seconds.kernel.board.pieces import note, side_of
from engine.games.seven_seconds.kernel.board.sight import counters_swallowed, look_at_point
from engine.games.seven_seconds.kernel.codes import NOBODY, PIECES, SPOTS, Action, Event
from engine.games.seven_seconds.kernel.records import Game
from engine.kernel.answers import refuse_answer


def spot_at(game: Game, x: int, y: int) -> int:
    """Return the spot at (x, y) as a target, a new one if there is room for it, else NOBODY."""
    for spot in range(game.battle.spots):
        if game.battle.spot_x_mil[spot] == x and game.battle.spot_y_mil[spot] == y:
            return PIECES + spot
    new: int = game.battle.spots
    if new >= SPOTS or not is_on_board(game, x, y, 0):
        return NOBODY
    game.battle.spots = new + 1
    game.battle.spot_x_mil[new] = x
    game.battle.spot_y_mil[new] = y
    game.battle.spot_counters[new] = 0
    return PIECES + new


def spend_on_spots(game: Game, piece: int, pool: int) -> None:
    """Place counters on ground for `choice.spot_points`, as far as the pool goes. Rules: 7S.TGT.4, 7S.GAP.44."""
    if not game.numbers.charge_per_payment:
        join_wishes(game)
    left: int = pool
    for wish in range(SPOTS):
        points: int = game.choice.spot_points[wish]
        game.choice.spot_points[wish] = 0
        spot: int = NOBODY
        if game.numbers.spots_targetable and 0 < points <= left:
            spot = spot_at(game, game.choice.spot_x_mil[wish], game.choice.spot_y_mil[wish])
        if spot != NOBODY:
            left -= points
            find_spot(game, piece, spot, points)
        elif points != 0:
            refuse_answer(game.answers, game.forces.policy[side_of(piece)])


def join_wishes(game: Game) -> None:
    """Make one payment of all that goes to the same spot. Rule: 7S.GAP.107."""
    for wish in range(SPOTS):
        for later in range(wish + 1, SPOTS):
            same_x: bool = game.choice.spot_x_mil[later] == game.choice.spot_x_mil[wish]
            same: bool = same_x and game.choice.spot_y_mil[later] == game.choice.spot_y_mil[wish]
            if same and game.choice.spot_points[wish] > 0 and game.choice.spot_points[later] > 0:
                game.choice.spot_points[wish] += game.choice.spot_points[later]
                game.choice.spot_points[later] = 0


def find_spot(game: Game, piece: int, target: int, points: int) -> None:
    """Spend points on one spot. Rules: 7S.TGT.5, 7S.TGT.7, 7S.GAP.44."""
    spot: int = target - PIECES
    x: int = game.battle.spot_x_mil[spot]
    y: int = game.battle.spot_y_mil[spot]
    look_at_point(game, piece, x, y)
    cost: int = cost_as_seen(game, piece)
    if cost > 0:
        bought: int = counters_bought(points, cost, counters_swallowed(game))
        note(game, Event.POOL_SPENT, piece, target, points, cost, bought)
        game.battle.spot_counters[spot] += bought
        note(game, Event.SPOT, piece, target, x, y, game.battle.spot_counters[spot])


def may_aim_at_spot(game: Game, piece: int, target: int) -> bool:
    """Return whether a missile may be fired at a spot of ground. Rules: 7S.MIS.2, 7S.GAP.44, 7S.GAP.54."""
    spot: int = target - PIECES
    if spot < 0 or spot >= game.battle.spots or not game.numbers.missile_at_spots:
        return False
    if (
        not may_act(game, piece, Action.FIRE_MISSILE)
        or game.battle.missiles_fired[piece] >= game.numbers.missile_ammunition
    ):
        return False
    look_at_point(game, piece, game.battle.spot_x_mil[spot], game.battle.spot_y_mil[spot])
    return may_be_hit(game, game.battle.spot_counters[spot])


def fire_at_spot(game: Game, piece: int, target: int) -> None:
    """Fire a missile at a spot that it may be fired at. Rules: 7S.MIS.4, 7S.GAP.44."""
    spot: int = target - PIECES
    x: int = game.battle.spot_x_mil[spot]
    y: int = game.battle.spot_y_mil[spot]
    launch(game, piece, target, x, y, game.battle.spot_counters[spot])
