"""What the heuristic player considers beside moving, scanning and shooting, and when it leaves the field or pursues."""

from engine.games.seven_seconds.kernel.actions.drones import may_kamikaze
from engine.games.seven_seconds.kernel.actions.support import may_command, may_repair, may_scramble
from engine.games.seven_seconds.kernel.board.footing import may_act, may_jump, may_move
from engine.games.seven_seconds.kernel.board.pieces import first_unit, is_trooper
from engine.games.seven_seconds.kernel.board.ways import finds_way_round
from engine.games.seven_seconds.kernel.codes import BLIPS, SIDE_PIECES, UNITS, UNKNOWN, Action, Weight
from engine.games.seven_seconds.kernel.mission_codes import Condition
from engine.games.seven_seconds.kernel.players.heuristic.arms import command_worth, enemies_near, explosion_worth
from engine.games.seven_seconds.kernel.players.observe import weight
from engine.games.seven_seconds.kernel.records import Game
from engine.kernel.geometry import distance_mil, toward


def offer(game: Game, worth: int, action: int, target: int, x: int, y: int) -> None:
    """Take an option if it is worth more than the best one so far."""
    if worth > game.choice.worth_ppm:
        game.choice.worth_ppm = worth
        game.choice.action = action
        game.choice.target = target
        game.choice.x_mil = x
        game.choice.y_mil = y
        game.choice.bend_x_mil = 0
        game.choice.bend_y_mil = 0


def offer_way_round(game: Game, piece: int, worth: int, target: int, x: int, y: int) -> None:
    """Take a Move round what is in the straight way, if it is worth more and there is one. Rule: 7S.MOVE.3."""
    detours: bool = weight(game, Weight.DETOURS) != 0 and worth > game.choice.worth_ppm
    if detours and finds_way_round(game, piece, x, y):
        offer(game, worth, Action.MOVE, target, x, y)
        game.choice.bend_x_mil = game.way.bend_x_mil
        game.choice.bend_y_mil = game.way.bend_y_mil


def consider_support(game: Game, side: int, piece: int) -> None:
    """Consider commands, repairs, going to a damaged friend, and going back under blips."""
    if may_act(game, piece, Action.COMMAND) or may_act(game, piece, Action.REPAIR):
        for other in range(first_unit(side), first_unit(side) + UNITS):
            if game.view.seen[other]:
                consider_friend(game, piece, other)
    share: int = 100 if game.view.damaged[piece] else weight(game, Weight.WHOLE_SCRAMBLE_PERCENT)
    if share > 0 and game.view.counters[piece] == 0 and may_scramble(game, piece):
        near: int = weight(game, Weight.SCRAMBLE) * enemies_near(game, side, piece)
        offer(game, near * share // 100, Action.SCRAMBLE, piece, 0, 0)


def consider_friend(game: Game, piece: int, other: int) -> None:
    """Consider a repair of a friend, the way to it, or a command."""
    if may_repair(game, piece, other):
        offer(game, weight(game, Weight.REPAIR), Action.REPAIR, other, 0, 0)
    elif may_act(game, piece, Action.REPAIR) and game.view.damaged[other]:
        whole: int = distance_mil(
            game.view.x_mil[piece], game.view.y_mil[piece], game.view.x_mil[other], game.view.y_mil[other]
        )
        x: int = touching(game, game.view.x_mil[piece], game.view.x_mil[other], whole)
        y: int = touching(game, game.view.y_mil[piece], game.view.y_mil[other], whole)
        if may_move(game, piece, x, y):
            offer(game, weight(game, Weight.REPAIR) * 2 // 3, Action.MOVE, other, x, y)
        else:
            offer_way_round(game, piece, weight(game, Weight.REPAIR) * 2 // 3, other, x, y)
    if may_command(game, piece, other):
        offer(game, command_worth(game, other) - weight(game, Weight.COUNTER), Action.COMMAND, other, 0, 0)


def touching(game: Game, origin: int, goal: int, whole: int) -> int:
    """Return the coordinate at which a base comes to touch another one, `whole` mils away."""
    return toward(origin, goal, max(0, whole - 2 * game.numbers.base_radius_mil), whole)


def consider_jammer(game: Game, side: int, piece: int) -> None:
    """Consider the switch of a jammer: on among enemies, off among friends."""
    if may_act(game, piece, Action.TOGGLE_JAMMER):
        near: int = enemies_near(game, side, piece)
        if (near > 1 and not game.view.jamming[piece]) or (near < 0 and game.view.jamming[piece]):
            offer(game, weight(game, Weight.JAMMER), Action.TOGGLE_JAMMER, piece, 0, 0)


def consider_dives(game: Game, side: int, piece: int) -> None:
    """Consider jumping a kamikaze drone right next to each enemy in reach."""
    if not may_act(game, piece, Action.KAMIKAZE):
        return
    for enemy in range(game.view.enemies_from, game.view.enemies_to):
        target: int = game.view.present[enemy]
        if game.view.kind[target] != UNKNOWN:
            whole: int = distance_mil(
                game.view.x_mil[piece], game.view.y_mil[piece], game.view.x_mil[target], game.view.y_mil[target]
            )
            x: int = touching(game, game.view.x_mil[piece], game.view.x_mil[target], whole)
            y: int = touching(game, game.view.y_mil[piece], game.view.y_mil[target], whole)
            worth: int = explosion_worth(game, side, piece, target, x, y)
            if worth > game.choice.worth_ppm and may_kamikaze(game, piece, Action.JUMP, x, y):
                offer(game, worth, Action.KAMIKAZE, target, x, y)
                game.choice.jump = 1


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
