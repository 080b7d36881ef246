"""What a player may do with a unit now, and doing it."""

from engine.games.seven_seconds.kernel.actions.blasts import fire_flamer, may_aim_flamer
from engine.games.seven_seconds.kernel.actions.drones import kamikaze, may_dive, toggle_jammer
from engine.games.seven_seconds.kernel.actions.missiles import fire_missile, may_aim_missile
from engine.games.seven_seconds.kernel.actions.movement import relocate
from engine.games.seven_seconds.kernel.actions.rifle import dice_against, fire_rifle, may_shoot
from engine.games.seven_seconds.kernel.actions.sensors import roll_pool, spend_pool, target_cost
from engine.games.seven_seconds.kernel.actions.spots import fire_at_spot, may_aim_at_spot, spend_on_spots
from engine.games.seven_seconds.kernel.actions.support import (
    give_command,
    may_command,
    may_repair,
    may_scramble,
    repair,
    scramble,
)
from engine.games.seven_seconds.kernel.board.footing import may_act, may_go
from engine.games.seven_seconds.kernel.board.pieces import counts_for, is_blip, is_on_table, side_of
from engine.games.seven_seconds.kernel.board.ways import is_bent, may_move_round
from engine.games.seven_seconds.kernel.codes import ACTIONS, FIRST_OBJECTIVE, NO_ACTION, PIECES, SPOTS, Action
from engine.games.seven_seconds.kernel.records import Game
from engine.kernel.answers import refuse_answer


def is_legal(game: Game, piece: int) -> bool:
    """Return whether `game.choice` is open to a piece. Rule: 7S.ACT.10."""
    action: int = game.choice.action
    target: int = game.choice.target
    x: int = game.choice.x_mil
    y: int = game.choice.y_mil
    if action < Action.MOVE or action >= ACTIONS or not may_act(game, piece, action):
        return False
    if action == Action.MOVE or action == Action.JUMP or action == Action.KAMIKAZE:
        return may_take_way(game, piece, action)
    if action == Action.FIRE_FLAMER:
        return may_aim_flamer(game, piece, x, y)
    if action == Action.SCRAMBLE:
        return may_scramble(game, piece)
    if action == Action.TARGET:
        return game.numbers.min_target_dice <= game.choice.dice <= game.forces.sensors[piece]
    if action == Action.FIRE_MISSILE and target >= PIECES:
        return may_aim_at_spot(game, piece, target)
    return action == Action.TOGGLE_JAMMER or (0 <= target < PIECES and is_legal_at(game, piece, action, target))


def may_take_way(game: Game, piece: int, action: int) -> bool:
    """Return whether a piece may go where `game.choice` says, and that way. Rules: 7S.MOVE.3, 7S.JUMP.2, 7S.KAM.1."""
    x: int = game.choice.x_mil
    y: int = game.choice.y_mil
    jumps: bool = action == Action.JUMP or (action == Action.KAMIKAZE and game.choice.jump != 0)
    if action == Action.KAMIKAZE and not may_dive(game, piece, x, y):
        return False
    if not jumps and is_bent(game.choice.bend_x_mil, game.choice.bend_y_mil):
        return may_move_round(game, piece, game.choice.bend_x_mil, game.choice.bend_y_mil, x, y)
    return may_go(game, piece, Action.JUMP if jumps else Action.MOVE, x, y)


def is_legal_at(game: Game, piece: int, action: int, target: int) -> bool:
    """Return whether an action at another piece is open to a piece. Rules: 7S.GAP.50, 7S.GAP.54, 7S.GAP.69."""
    if action == Action.FIRE_RIFLE:
        return is_on_table(game, target) and may_declare_shot(game, piece, target)
    if action == Action.FIRE_MISSILE:
        return may_aim_missile(game, piece, target)
    if action == Action.COMMAND:
        return may_command(game, piece, target)
    return action == Action.REPAIR and may_repair(game, piece, target)


def may_declare_shot(game: Game, piece: int, target: int) -> bool:
    """Return whether a shot may be declared: it has dice, or may be wasted. Rules: 7S.GAP.50, 7S.GAP.67."""
    if dice_against(game, piece, target) > 0:
        return True
    if game.battle.counters[target] < game.numbers.rifle_min_counters:
        return False
    return game.numbers.zero_dice_declarable == 1 and may_shoot(game, piece, target) and game.sight.blocked == 0


def may_be_targeted(game: Game, piece: int, target: int) -> bool:
    """Return whether active sensors may place counters on a piece. Rules: 7S.TGT.4, 7S.TGT.9, 7S.GAP.104."""
    if not is_on_table(game, target) or (target < FIRST_OBJECTIVE and side_of(target) == side_of(piece)):
        return False
    if target >= FIRST_OBJECTIVE and not counts_for(game, game.numbers.objective_targeted_by, side_of(piece)):
        return False
    return target_cost(game, piece, target) > 0


def act(game: Game, piece: int) -> None:
    """Carry out `game.choice`, which is legal; a Target action only rolls its pool."""
    action: int = game.choice.action
    x: int = game.choice.x_mil
    y: int = game.choice.y_mil
    if action == Action.MOVE or action == Action.JUMP:
        relocate(game, piece, action, x, y)
        if game.numbers.free_toggle and game.choice.toggle and may_act(game, piece, Action.TOGGLE_JAMMER):
            toggle_jammer(game, piece, False)
    elif action == Action.TARGET:
        game.choice.dice = roll_pool(game, piece, game.choice.dice)
    elif action == Action.FIRE_FLAMER:
        fire_flamer(game, piece, x, y)
    elif action == Action.KAMIKAZE:
        kamikaze(game, piece, Action.JUMP if game.choice.jump else Action.MOVE, x, y)
    elif action == Action.SCRAMBLE:
        scramble(game, piece)
    elif action == Action.TOGGLE_JAMMER:
        toggle_jammer(game, piece, True)
    else:
        act_at(game, piece, action, game.choice.target)


def act_at(game: Game, piece: int, action: int, target: int) -> None:
    """Carry out an action at another piece."""
    if action == Action.FIRE_RIFLE:
        fire_rifle(game, piece, target)
    elif action == Action.FIRE_MISSILE:
        if target < PIECES:
            fire_missile(game, piece, target)
        else:
            fire_at_spot(game, piece, target)
    elif action == Action.COMMAND:
        give_command(game, piece, target)
    elif action == Action.REPAIR:
        repair(game, piece, target)


def keep_legal_points(game: Game, piece: int, pool: int) -> None:
    """Strike out of `choice.points` what may not be targeted or goes beyond the pool. Rule: 7S.TGT.6."""
    left: int = pool
    for target in range(PIECES):
        points: int = game.choice.points[target]
        again: int = game.choice.points_again[target]
        if points < 0 or again < 0 or points + again > left:
            points = 0
            again = 0
        if points + again > 0 and not may_be_targeted(game, piece, target):
            points = 0
            again = 0
        if points != game.choice.points[target] or again != game.choice.points_again[target]:
            refuse_answer(game.answers, game.forces.policy[side_of(piece)])
        game.choice.points[target] = points
        game.choice.points_again[target] = again
        left -= points + again


def place_counters(game: Game, piece: int, pool: int) -> None:
    """Spend the pool of a Target action as `choice.points` and `points_again` say. Rules: 7S.TGT.4, 7S.BLIP.9."""
    keep_legal_points(game, piece, pool)
    left: int = pool
    for target in range(PIECES):
        left -= game.choice.points[target] + game.choice.points_again[target]
    spend_on_spots(game, piece, left)
    spend_pool(game, piece)


def clear_choice(game: Game) -> None:
    """Start a decision from nothing."""
    game.choice.action = NO_ACTION
    game.choice.target = NO_ACTION
    game.choice.reveal = 0
    game.choice.jump = 0
    game.choice.toggle = 0
    game.choice.dice = 0
    game.choice.bend_x_mil = 0
    game.choice.bend_y_mil = 0
    game.choice.worth_ppm = -1000000000
    for target in range(PIECES):
        game.choice.points[target] = 0
        game.choice.points_again[target] = 0
    for spot in range(SPOTS):
        game.choice.spot_points[spot] = 0


def may_activate(game: Game, side: int, piece: int) -> bool:
    """Return whether a side may activate a piece. Rule: 7S.ACT.1."""
    if piece < 0 or piece >= FIRST_OBJECTIVE or side_of(piece) != side:
        return False
    return is_on_table(game, piece) and game.battle.active[piece] == 1


def may_move_too(game: Game, side: int, piece: int) -> bool:
    """Return whether a side may move a piece as one more blip. Rules: 7S.ACT.4, 7S.ACT.5."""
    return may_activate(game, side, piece) and is_blip(game, piece)


def may_turn_over(game: Game, side: int, piece: int) -> bool:
    """Return whether a piece is a blip that a side has on the table. Rules: 7S.BLIP.1, 7S.GAP.30."""
    if piece < 0 or piece >= FIRST_OBJECTIVE or side_of(piece) != side:
        return False
    return is_blip(game, piece) and is_on_table(game, piece)
