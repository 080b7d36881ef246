"""When the heuristic player leaves the field, with all it has or with a single trooper, and when it pursues."""

from engine.games.seven_seconds.kernel.board.footing import may_act, may_jump, may_move
from engine.games.seven_seconds.kernel.board.pieces import first_unit, is_trooper
from engine.games.seven_seconds.kernel.codes import BLIPS, SIDE_PIECES, UNITS, Action, Weight
from engine.games.seven_seconds.kernel.mission_codes import Condition
from engine.games.seven_seconds.kernel.players.heuristic.tricks import offer
from engine.games.seven_seconds.kernel.players.observe import weight
from engine.games.seven_seconds.kernel.records import Game


def own_troopers(game: Game, side: int) -> int:
    """Return the troopers a player has left, hidden ones included."""
    found: int = 0
    for unit in range(first_unit(side), first_unit(side) + UNITS):
        if is_trooper(game.view.kind[unit]):
            found += 1
    return found


def enemies_seen(game: Game, side: int) -> int:
    """Return the enemy troopers a player can see, every enemy blip counted as a third of one."""
    thirds: int = 0
    first: int = first_unit(1 - side) - BLIPS
    for piece in range(first, first + SIDE_PIECES):
        if game.view.seen[piece]:
            thirds += 3 if is_trooper(game.view.kind[piece]) else 0
            thirds += 1 if piece < first + BLIPS else 0
    return thirds // 3


def vp_for(game: Game, condition: int) -> int:
    """Return the victory points one's own mission gives for a condition, summed over its rows."""
    total: int = 0
    for row in range(6):
        if game.view.condition[row] == condition:
            total += game.view.vp[row]
    return total


def heuristic_withdrawal(game: Game, side: int) -> bool:
    """Leave when few are left against many and each of them is worth more alive than the fight."""
    left: int = own_troopers(game, side)
    if left > weight(game, Weight.SMALL_SQUAD) or enemies_seen(game, side) < weight(game, Weight.LOPSIDED) * left:
        return False
    saved: int = (vp_for(game, Condition.OWN_TROOPERS_SURVIVING) - vp_for(game, Condition.OWN_TROOPERS_LOST)) * left
    hoped: int = (
        vp_for(game, Condition.TABLE_CONTROL)
        + vp_for(game, Condition.ENEMY_TROOPERS_KILLED)
        + vp_for(game, Condition.ENEMY_COMMANDER_KILLED)
    )
    return saved > hoped // 3 or left == 1


def heuristic_pursuit(game: Game) -> bool:
    """Pursue when kills are worth more than the table that is offered."""
    return vp_for(game, Condition.ENEMY_TROOPERS_KILLED) > vp_for(game, Condition.TABLE_CONTROL)


def consider_leaving(game: Game, side: int, piece: int) -> None:
    """Consider going off the table where that may be: with a damaged trooper that counts for more alive, not the last.

    Rules: 7S.GAP.90, 7S.GAP.111.
    """
    wounded: bool = game.view.damaged[piece] == 1 and is_trooper(game.view.kind[piece])
    if not game.numbers.leave_table or not game.numbers.withdrawn_survive or not wounded:
        return
    saved: int = vp_for(game, Condition.OWN_TROOPERS_SURVIVING) - vp_for(game, Condition.OWN_TROOPERS_LOST)
    if saved > 0 and own_troopers(game, side) > 1:
        x: int = game.view.x_mil[piece]
        y: int = game.view.y_mil[piece]
        consider_exit(game, piece, saved * weight(game, Weight.VP), x, 0)
        consider_exit(game, piece, saved * weight(game, Weight.VP), x, game.table.depth_mil)
        consider_exit(game, piece, saved * weight(game, Weight.VP), 0, y)
        consider_exit(game, piece, saved * weight(game, Weight.VP), game.table.width_mil, y)


def consider_exit(game: Game, piece: int, worth: int, x: int, y: int) -> None:
    """Consider going straight to a point of the table's edge, on foot or by a jump."""
    if worth > game.choice.worth_ppm:
        if may_move(game, piece, x, y):
            offer(game, worth, Action.MOVE, piece, x, y)
        elif may_act(game, piece, Action.JUMP) and may_jump(game, piece, x, y):
            offer(game, worth, Action.JUMP, piece, x, y)
