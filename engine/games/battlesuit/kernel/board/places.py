"""Points: what stands on them, what becomes of it, and who sees whom.

From ground to ground a table that was filled once a map answers, as long as nothing has changed on it; it holds what
the walk along the line finds, so that both always say the same.
Rules: BS.BMB.3, BS.BMB.4, BS.TER.8, BS.TER.17, section 6, BS.LOS.17, BS.LOS.30.
"""

from engine.games.battlesuit.kernel.board.line import cell_of, is_shut
from engine.games.battlesuit.kernel.board.soldiers import end_of, first_of, is_active
from engine.games.battlesuit.kernel.codes import DIRECTIONS, NOBODY, SOLDIERS, Terrain
from engine.games.battlesuit.kernel.records import Game
from engine.kernel.hexes import hex_steps

LEVELS_KEPT = 1024
"""What is found along a line is kept where its levels, and what has changed on the map before, are fewer."""


def is_point(game: Game, dot: int) -> bool:
    """Return whether a number is that of a point of the map."""
    return 0 <= dot < game.board.dots


def next_point(game: Game, dot: int, way: int) -> int:
    """Return the next point in a direction 0 (north) to 5, clockwise; NOBODY off the map. Rule: BS.MAP.12."""
    return game.board.neighbour[dot * DIRECTIONS + way]


def points_apart(game: Game, a: int, b: int) -> int:
    """Return the distance of two points. Rule: BS.MAP.13."""
    return hex_steps(game.board.x[a], game.board.y[a], game.board.x[b], game.board.y[b])


def ground_of(game: Game, dot: int) -> int:
    """Return the level of the ground of a point."""
    return game.board.base[dot]


def is_free(game: Game, dot: int) -> bool:
    """Return whether nobody is on a point, in the air neither. Rule: BS.STK.1."""
    return game.land.occupant[dot] == 0


def occupant_of(game: Game, dot: int) -> int:
    """Return who is on a point, or NOBODY."""
    return game.land.occupant[dot] - 1 if game.land.occupant[dot] > 0 else NOBODY


def is_airborne(game: Game, soldier: int) -> bool:
    """Return whether a soldier is in the air: above the ground of its point, and not on a storey. Rule: BS.LOS.30."""
    above: int = game.soldiers.level[soldier] - game.board.base[game.soldiers.dot[soldier]]
    return above > 0 and game.soldiers.storey[soldier] == 0


def cover_of(game: Game, soldier: int) -> int:
    """Return the terrain that covers a soldier; none in the air unless so ruled. Rules: BS.MOD.21, BS.GAP.24."""
    if is_airborne(game, soldier) and not game.numbers.airborne_cover:
        return Terrain.CLEAR
    return game.land.terrain[game.soldiers.dot[soldier]]


def put(game: Game, soldier: int, dot: int, level: int) -> None:
    """Put a soldier on a point, from wherever it was; where another is it only passes. Rule: BS.STK.2."""
    lift(game, soldier)
    game.soldiers.previous[soldier] = game.soldiers.dot[soldier]
    game.soldiers.dot[soldier] = dot
    game.soldiers.level[soldier] = level
    if is_free(game, dot):
        game.land.occupant[dot] = soldier + 1


def lift(game: Game, soldier: int) -> None:
    """Take a soldier off its point."""
    dot: int = game.soldiers.dot[soldier]
    if is_point(game, dot) and game.land.occupant[dot] == soldier + 1:
        game.land.occupant[dot] = 0


def lay(game: Game, dot: int, terrain: int) -> None:
    """Lay a terrain on a point; lines are walked again from now on, since the table of the map is out of date."""
    game.land.terrain[dot] = terrain
    cell: int = cell_of(game.sight, game.board.x[dot], game.board.y[dot])
    rise: int = game.numbers.rises[terrain]
    game.sight.ground.top[cell] = game.board.base[dot] + rise
    game.sight.ground.edge[cell] = 1 if rise > 0 and game.special.blocks_edge[terrain] else 0
    game.land.storeys[dot] = 0
    game.land.changes += 1


def sees(game: Game, soldier: int, other: int) -> bool:
    """Return whether two soldiers on the map see each other. Rule: BS.LOS.17.

    What was found for them last is kept with the line that it was found for, and holds as long as that is theirs.
    """
    dot: int = game.soldiers.dot[soldier]
    level: int = game.soldiers.level[soldier]
    there: int = game.soldiers.dot[other]
    there_level: int = game.soldiers.level[other]
    if max(level, there_level, game.land.changes) >= LEVELS_KEPT or min(level, there_level) < 0:
        return sees_from(game, dot, level, there, there_level)
    line: int = (((game.land.changes * LEVELS_KEPT + level) * LEVELS_KEPT + there_level) << 32) + (dot << 16) + there
    at: int = other * SOLDIERS + soldier
    if game.soldiers.sighted[at] >> 1 != line + 1:
        open_line: bool = sees_from(game, dot, level, there, there_level)
        game.soldiers.sighted[at] = ((line + 1) << 1) + (1 if open_line else 0)
    return game.soldiers.sighted[at] & 1 == 1


def sees_from(game: Game, a: int, a_level: int, b: int, b_level: int) -> bool:
    """Return whether one sees from a point and level to another. Rules: BS.LOS.1 to BS.LOS.30."""
    if a == b:
        return True
    grounded: bool = a_level == game.board.base[a] and b_level == game.board.base[b]
    if grounded and game.pairs.dots > 0 and game.land.changes == 0:
        return in_table(game, min(a, b), max(a, b))
    game.sight.glance.keep = 0
    game.sight.glance.ax = game.board.x[a]
    game.sight.glance.ay = game.board.y[a]
    game.sight.glance.a_level = a_level
    game.sight.glance.bx = game.board.x[b]
    game.sight.glance.by = game.board.y[b]
    game.sight.glance.b_level = b_level
    return not is_shut(game.sight)


def in_table(game: Game, first: int, last: int) -> bool:
    """Return what the table says of two points, the lower number first."""
    start: int = first * (2 * game.pairs.dots - first - 1) // 2
    return game.pairs.seen[start + last - first - 1] == 1


def is_spotted(game: Game, side: int, target: int) -> bool:
    """Return whether any soldier of a side sees a target. Rule: BS.IND.1."""
    for soldier in range(first_of(side), end_of(game, side)):
        if is_active(game, soldier) and sees(game, soldier, target):
            return True
    return False


def is_higher_ground(game: Game, soldier: int, target: int) -> bool:
    """Return whether a target stands higher, on the ground and in sight. Rule: BS.MOD.4."""
    if game.soldiers.level[target] <= game.soldiers.level[soldier] or is_airborne(game, target):
        return False
    return sees(game, soldier, target)


def is_below(game: Game, soldier: int, target: int) -> bool:
    """Return whether a target is lower; in sight where the rules ask for that. Rules: BS.MOD.5, BS.GAP.57."""
    if game.soldiers.level[target] >= game.soldiers.level[soldier]:
        return False
    return game.numbers.below_needs_sight == 0 or sees(game, soldier, target)
