"""What the heuristic player thinks of missiles, flamers, commands, repairs, kamikazes and jammers."""

from engine.games.seven_seconds.kernel.actions.missiles import counters_in_cover, is_near_path
from engine.games.seven_seconds.kernel.board.pieces import is_drone, is_trooper
from engine.games.seven_seconds.kernel.board.sight import look
from engine.games.seven_seconds.kernel.codes import (
    FIRST_OBJECTIVE,
    NOBODY,
    OBJECTIVES,
    SIDE_PIECES,
    UNKNOWN,
    Kind,
    Weight,
)
from engine.games.seven_seconds.kernel.mission_codes import Condition, ObjectiveState
from engine.games.seven_seconds.kernel.players.heuristic.goals import TROOPER_WORTH, nearest_enemy, piece_worth
from engine.games.seven_seconds.kernel.players.observe import weight
from engine.games.seven_seconds.kernel.records import Game
from engine.kernel.geometry import distance_mil


def target_worth(game: Game, target: int) -> int:
    """Return the worth of destroying a piece, an objective by what the mission gives for it."""
    if target < FIRST_OBJECTIVE:
        return piece_worth(game.view.kind[target])
    worth: int = 0
    for row in range(6):
        if (
            game.view.condition[row] == Condition.OBJECTIVE_STATE
            and game.view.objective[row] == target - FIRST_OBJECTIVE
        ):
            if game.view.state[row] == ObjectiveState.DESTROYED:
                worth += game.view.vp[row] * weight(game, Weight.VP)
            else:
                worth -= game.view.vp[row] * weight(game, Weight.VP)
    return worth


def wants_destroyed(game: Game, index: int) -> bool:
    """Return whether a player's mission pays for the destruction of an objective that still stands."""
    return (
        index < OBJECTIVES
        and game.view.seen[FIRST_OBJECTIVE + index] == 1
        and (target_worth(game, FIRST_OBJECTIVE + index) > 0)
    )


def area_worth(game: Game, side: int, x: int, y: int, radius: int, trooper_percent: int) -> int:
    """Return the worth of an area effect at (x, y): enemies inside less friends inside."""
    worth: int = 0
    for index in range(game.view.present_to):
        piece: int = game.view.present[index]
        away: int = distance_mil(x, y, game.view.x_mil[piece], game.view.y_mil[piece])
        if away <= radius + game.numbers.base_radius_mil:
            share: int = 100 if is_drone(game.view.kind[piece]) else trooper_percent
            part: int = piece_worth(game.view.kind[piece]) * share // 100
            worth += part if piece // SIDE_PIECES != side else -part
    return worth


def chance_through_ppm(game: Game, ax: int, ay: int, bx: int, by: int) -> int:
    """Return the guessed chance that a missile gets past the enemies it can see along its path."""
    chance: int = 1000000
    for enemy in range(game.view.enemies_from, game.view.enemies_to):
        piece: int = game.view.present[enemy]
        if is_near_path(game, piece, ax, ay, bx, by):
            chance = chance * missing_faces(game, piece) // game.numbers.die_sides
    return chance


def missing_faces(game: Game, piece: int) -> int:
    """Return on how many faces an enemy is thought not to shoot a missile down: by what the last one showed.

    Of units that have shown nothing yet half the faces are expected to. Rule: 7S.GEN.8.
    """
    kind: int = game.view.kind[piece]
    sides: int = game.numbers.die_sides
    if kind == UNKNOWN or game.view.stunned[piece]:
        return sides - 1
    shown: int = game.view.enemy_drone_countermeasures if is_drone(kind) else game.view.enemy_trooper_countermeasures
    return max(0, sides - (shown - 1 if shown > 0 else sides // 2))


def missile_worth(game: Game, side: int, piece: int, target: int) -> int:
    """Return the worth of a missile at a target that may be fired at, its own counter taken off.

    A missile that cannot be worth more than the best option so far is not looked at closely.
    """
    bx: int = game.view.x_mil[target]
    by: int = game.view.y_mil[target]
    cost: int = weight(game, Weight.COUNTER)
    radius: int = game.view.blast_radius[piece] * 1000
    area: int = area_worth(game, side, bx, by, radius, weight(game, Weight.BLAST_PERCENT))
    direct: int = target_worth(game, target) + area // 2
    near_miss: int = area // 6
    most: int = max(direct, near_miss)
    if most - cost <= game.choice.worth_ppm:
        return most - cost
    through: int = chance_through_ppm(game, game.view.x_mil[piece], game.view.y_mil[piece], bx, by) // 1000
    if most * through // 1000 - cost <= game.choice.worth_ppm:
        return most * through // 1000 - cost
    look(game, piece, target)
    sides: int = game.numbers.die_sides
    counters: int = max(0, min(sides, counters_in_cover(game, game.view.counters[target], game.sight.cover)))
    return (direct * counters + near_miss * (sides - counters)) // sides * through // 1000 - cost


def flame_worth(game: Game, side: int, x: int, y: int) -> int:
    """Return the worth of a flamer burst at (x, y)."""
    return area_worth(game, side, x, y, game.numbers.flame_radius_mil, weight(game, Weight.FLAME_PERCENT))


def explosion_worth(game: Game, side: int, piece: int, target: int, x: int, y: int) -> int:
    """Return the worth of a kamikaze drone exploding at (x, y) in contact with a target, itself taken off."""
    radius: int = game.view.blast_radius[piece] * 1000
    worth: int = area_worth(game, side, x, y, radius, weight(game, Weight.BLAST_PERCENT))
    sides: int = game.numbers.die_sides
    worth += target_worth(game, target) * min(sides, game.view.counters[target]) // (sides + 2)
    own: int = distance_mil(x, y, game.view.x_mil[piece], game.view.y_mil[piece])
    if own <= radius + game.numbers.base_radius_mil:
        worth += piece_worth(Kind.KAMIKAZE_DRONE)
    return worth - piece_worth(Kind.KAMIKAZE_DRONE) * 2 // 3


def command_worth(game: Game, recipient: int) -> int:
    """Return the worth of another activation for a piece: little for one that is far from every enemy."""
    enemy: int = nearest_enemy(game, recipient)
    if enemy == NOBODY:
        return 0
    worth: int = weight(game, Weight.COMMAND)
    if not is_trooper(game.view.kind[recipient]):
        worth = worth // 2
    x: int = game.view.x_mil[recipient]
    y: int = game.view.y_mil[recipient]
    if distance_mil(x, y, game.view.x_mil[enemy], game.view.y_mil[enemy]) > weight(game, Weight.COMMAND_REACH_MIL):
        worth = worth // 4
    return worth + game.view.stunned[recipient] * TROOPER_WORTH // 10


def enemies_near(game: Game, side: int, piece: int) -> int:
    """Return the revealed enemy units within nine inches of a piece, less the friends within four."""
    found: int = 0
    for index in range(game.view.present_to):
        other: int = game.view.present[index]
        if game.view.kind[other] != UNKNOWN and other != piece:
            away: int = distance_mil(
                game.view.x_mil[piece], game.view.y_mil[piece], game.view.x_mil[other], game.view.y_mil[other]
            )
            if other // SIDE_PIECES != side and away <= weight(game, Weight.NEAR_MIL):
                found += 1
            if other // SIDE_PIECES == side and away <= weight(game, Weight.NEAR_MIL) // 2:
                found -= 1
    return found
