"""The heuristic player: fires when it pays, looks for targets, else goes for its mission.

It knows what `game.view` holds and what anyone may measure on the table, nothing more.
"""

from engine.games.seven_seconds.kernel.actions.blasts import may_aim_flamer
from engine.games.seven_seconds.kernel.actions.missiles import may_aim_missile
from engine.games.seven_seconds.kernel.board.footing import leaves_table, may_act, may_go, may_move, may_stand
from engine.games.seven_seconds.kernel.board.pieces import first_blip, is_blip, is_trooper, range_mil, units_in_square
from engine.games.seven_seconds.kernel.codes import (
    BLIPS,
    FIRST_OBJECTIVE,
    PIECES,
    SIDE_PIECES,
    Action,
    Weight,
)
from engine.games.seven_seconds.kernel.players.heuristic.arms import (
    flame_worth,
    missile_worth,
)
from engine.games.seven_seconds.kernel.players.heuristic.goals import (
    goal_distance_mil,
    place_worth,
    set_goal,
    shelter_worth,
    shot_worth,
)
from engine.games.seven_seconds.kernel.players.heuristic.scans import consider_scan
from engine.games.seven_seconds.kernel.players.heuristic.tricks import (
    consider_dives,
    consider_jammer,
    consider_leaving,
    consider_support,
    offer,
    offer_way_round,
)
from engine.games.seven_seconds.kernel.players.observe import weight
from engine.games.seven_seconds.kernel.records import Game
from engine.kernel.geometry import DIRECTIONS, compass_direction, compass_x, compass_y


def heuristic_piece(game: Game, side: int) -> None:
    """Choose the piece with the most urgent thing to do; never pass while anything can act."""
    best: int = -1
    first: int = first_blip(side)
    for piece in range(first, first + SIDE_PIECES):
        if game.view.active[piece]:
            urgency: int = urgency_of(game, side, piece, best)
            if urgency > best:
                best = urgency
                game.choice.piece = piece
                game.choice.reveal = 1 if is_blip(game, piece) and wants_reveal(game, side, piece) else 0


def urgency_of(game: Game, side: int, piece: int, most: int) -> int:
    """Return how soon a piece should act; one that cannot be more urgent than `most` is not looked at closely."""
    if is_blip(game, piece):
        if wants_reveal(game, side, piece):
            return 400000
        return 1000 + game.view.own_units_in_square[piece - first_blip(side)] * 1000
    calm: int = 150000
    if is_trooper(game.view.kind[piece]):
        calm = 200000 + game.view.counters[piece] * 20000
    worth: int = 0
    for enemy in range(game.view.enemies_from, game.view.enemies_to):
        target: int = game.view.present[enemy]
        if game.view.counters[target] > 0:
            worth = max(worth, shot_worth(game, piece, target, max(worth, most - calm)))
    return calm + worth


def wants_reveal(game: Game, side: int, blip: int) -> bool:
    """Return whether a blip is better turned over: it holds units and an enemy is in reach."""
    if game.view.own_units_in_square[blip - first_blip(side)] == 0 or not game.numbers.reveal_in_own_turn:
        return False
    for enemy in range(game.view.enemies_from, game.view.enemies_to):
        if range_mil(game, blip, game.view.present[enemy]) < weight(game, Weight.REVEAL_MIL):
            return True
    return False


def heuristic_extra_blip(game: Game, side: int) -> None:
    """Choose the blip that is farthest from its goal."""
    farthest: int = 6000
    first: int = first_blip(side)
    for blip in range(first, first + BLIPS):
        if game.view.active[blip] and not wants_reveal(game, side, blip):
            set_goal(game, side, blip)
            away: int = goal_distance_mil(game, game.view.x_mil[blip], game.view.y_mil[blip])
            if away > farthest:
                farthest = away
                game.choice.piece = blip


def heuristic_action(game: Game, side: int, piece: int) -> None:
    """Choose the action with the highest worth; standing still is worth nothing."""
    game.choice.worth_ppm = 0
    if not is_blip(game, piece):
        consider_shots(game, piece)
        consider_missiles(game, side, piece)
        consider_flames(game, side, piece)
        consider_support(game, side, piece)
        consider_jammer(game, side, piece)
        consider_dives(game, side, piece)
        consider_leaving(game, side, piece)
        if may_act(game, piece, Action.TARGET):
            consider_scan(game, piece)
    set_goal(game, side, piece)
    consider_places(game, side, piece, Action.MOVE, game.numbers.move_mil[game.view.kind[piece]])
    if weight(game, Weight.DETOURS):
        consider_detours(game, side, piece)
    if may_act(game, piece, Action.JUMP):
        consider_places(game, side, piece, Action.JUMP, game.numbers.jump_mil[game.view.kind[piece]])


def consider_shots(game: Game, piece: int) -> None:
    """Consider firing at each enemy that has been found."""
    for enemy in range(game.view.enemies_from, game.view.enemies_to):
        target: int = game.view.present[enemy]
        if game.view.counters[target] > 0:
            worth: int = shot_worth(game, piece, target, game.choice.worth_ppm)
            if worth > game.choice.worth_ppm:
                game.choice.worth_ppm = worth
                game.choice.action = Action.FIRE_RIFLE
                game.choice.target = target


def consider_missiles(game: Game, side: int, piece: int) -> None:
    """Consider a missile at each enemy that has been found, and at objectives the mission wants destroyed."""
    if not may_act(game, piece, Action.FIRE_MISSILE):
        return
    for enemy in range(game.view.enemies_from, game.view.enemies_to):
        consider_missile(game, side, piece, game.view.present[enemy])
    for objective in range(FIRST_OBJECTIVE, PIECES):
        if game.view.seen[objective]:
            consider_missile(game, side, piece, objective)


def consider_missile(game: Game, side: int, piece: int, target: int) -> None:
    """Consider a missile at a piece, if it has been found."""
    if game.view.counters[target] > 0:
        worth: int = missile_worth(game, side, piece, target)
        if worth > game.choice.worth_ppm and may_aim_missile(game, piece, target):
            offer(game, worth, Action.FIRE_MISSILE, target, 0, 0)


def consider_flames(game: Game, side: int, piece: int) -> None:
    """Consider a flamer burst on each enemy in reach."""
    if not may_act(game, piece, Action.FIRE_FLAMER):
        return
    for enemy in range(game.view.enemies_from, game.view.enemies_to):
        target: int = game.view.present[enemy]
        x: int = game.view.x_mil[target]
        y: int = game.view.y_mil[target]
        if may_aim_flamer(game, piece, x, y):
            offer(game, flame_worth(game, side, x, y) - weight(game, Weight.COUNTER), Action.FIRE_FLAMER, target, x, y)


def consider_places(game: Game, side: int, piece: int, action: int, reach: int) -> None:
    """Consider going in each of sixteen directions, all the way and half of it."""
    x: int = game.view.x_mil[piece]
    y: int = game.view.y_mil[piece]
    game.view.goal_mil = goal_distance_mil(game, x, y)
    game.view.shelter = shelter_worth(game, piece, x, y)
    for direction in range(DIRECTIONS):
        for part in range(1, 3):
            step: int = reach * part // 2
            consider_place(
                game,
                side,
                piece,
                action,
                x + compass_x(direction) * step // 1000,
                y + compass_y(direction) * step // 1000,
            )


def consider_place(game: Game, side: int, piece: int, action: int, x: int, y: int) -> None:
    """Consider one place to Move or Jump to."""
    worth: int = place_worth(game, piece, x, y, caution_of(game, side, piece))
    if action == Action.JUMP:
        worth -= weight(game, Weight.COUNTER)
    open_place: bool = worth > game.choice.worth_ppm and not leaves_table(game, piece, x, y)
    if open_place and may_go(game, piece, action, x, y):
        offer(game, worth, action, game.choice.target, x, y)


def consider_detours(game: Game, side: int, piece: int) -> None:
    """Consider going round what is in the way to the goal, by three quarters of a move and by half. Rule: 7S.MOVE.3.

    None is looked for where the best option so far is worth as much as half a move nearer to the goal.
    """
    reach: int = game.numbers.move_mil[game.view.kind[piece]]
    half: int = min(game.view.goal_mil, reach // 2) * weight(game, Weight.PROGRESS) // 1000
    if half > game.choice.worth_ppm:
        x: int = game.view.x_mil[piece]
        y: int = game.view.y_mil[piece]
        ahead: int = compass_direction(game.view.goal_x_mil - x, game.view.goal_y_mil - y)
        for quarters in range(3, 1, -1):
            step: int = reach * quarters // 4
            to_x: int = x + compass_x(ahead) * step // 1000
            consider_detour(game, side, piece, to_x, y + compass_y(ahead) * step // 1000)


def consider_detour(game: Game, side: int, piece: int, x: int, y: int) -> None:
    """Consider going round to a place that is not open straight."""
    worth: int = place_worth(game, piece, x, y, caution_of(game, side, piece))
    if worth > game.choice.worth_ppm and may_stand(game, piece, x, y) and not may_move(game, piece, x, y):
        offer_way_round(game, piece, worth, game.choice.target, x, y)


def caution_of(game: Game, side: int, piece: int) -> int:
    """Return how much more than a unit a piece minds being noticed: a blip that hides units does."""
    if is_blip(game, piece) and game.view.own_units_in_square[piece - first_blip(side)] > 0:
        return 4
    return 1


def heuristic_interception(game: Game, blip: int) -> bool:
    """Turn a blip over if it hides units."""
    return units_in_square(game, blip) > 0
