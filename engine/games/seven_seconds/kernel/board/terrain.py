"""Terrain by polygons: which piece a point lies in, how much of a line lies in a piece."""

from math import sqrt

from engine.games.seven_seconds.kernel.board.pieces import is_drone
from engine.games.seven_seconds.kernel.codes import CLEAR, HEAVY, IMPASSABLE, LIGHT
from engine.games.seven_seconds.kernel.records import Game, Table
from engine.kernel.geometry import segment_misses

ROUNDING_MIL = 2


def cover_of(table: Table, feature: int, kind: int) -> int:
    """Return the cover class of a piece of terrain for a unit type. Rule: 7S.TERR.1."""
    if is_drone(kind):
        return table.drone_cover[feature]
    return table.trooper_cover[feature]


def ground_of(table: Table, feature: int, kind: int) -> int:
    """Return the movement class of a piece of terrain for a unit type. Rule: 7S.TERR.1."""
    if is_drone(kind):
        return table.drone_ground[feature]
    return table.trooper_ground[feature]


def contains(table: Table, feature: int, x: int, y: int) -> bool:
    """Return whether a point lies in a piece of terrain."""
    dx: int = x - table.centre_x_mil[feature]
    dy: int = y - table.centre_y_mil[feature]
    if dx * dx + dy * dy > table.reach_mil[feature] * table.reach_mil[feature]:
        return False
    inside: bool = False
    first: int = table.first[feature]
    last: int = first + table.corners[feature] - 1
    before: int = last
    for corner in range(first, last + 1):
        ay: int = table.y_mil[before]
        by: int = table.y_mil[corner]
        if (ay > y) != (by > y):
            ax: int = table.x_mil[before]
            bx: int = table.x_mil[corner]
            turn: int = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
            if (turn > 0) == (by > ay):
                inside = not inside
        before = corner
    return inside


def part_inside(table: Table, feature: int, ax: int, ay: int, dx: int, dy: int, zero_is_left: bool) -> float:
    """Return the part (0 to 1) of the segment from a, by (dx, dy), that lies in a piece of terrain.

    Every crossing of the endless line counts, entering with +, leaving with -, weighed by what
    of the segment lies beyond it: a start inside needs no test of its own.
    """
    part: float = 0.0
    first: int = table.first[feature]
    last: int = first + table.corners[feature] - 1
    length_squared: float = float(dx * dx + dy * dy)
    px: int = table.x_mil[last] - ax
    py: int = table.y_mil[last] - ay
    side_before: int = dx * py - dy * px
    left_before: bool = side_before > 0 or (side_before == 0 and zero_is_left)
    for corner in range(first, last + 1):
        qx: int = table.x_mil[corner] - ax
        qy: int = table.y_mil[corner] - ay
        side: int = dx * qy - dy * qx
        left: bool = side > 0 or (side == 0 and zero_is_left)
        if left != left_before:
            share: float = float(side_before) / float(side_before - side)
            start: float = float(px * dx + py * dy)
            along: float = (start + share * (float(qx * dx + qy * dy) - start)) / length_squared
            beyond: float = 1.0 - min(1.0, max(0.0, along))
            part = part - beyond if left else part + beyond
        px = qx
        py = qy
        side_before = side
        left_before = left
    return part


def is_near_way(table: Table, feature: int, ax: int, ay: int, bx: int, by: int) -> bool:
    """Return whether the segment a-b, or any that rounding makes of it, comes into the circle round some terrain."""
    reach: int = table.reach_mil[feature] + ROUNDING_MIL
    return not segment_misses(ax, ay, bx, by, table.centre_x_mil[feature], table.centre_y_mil[feature], reach)


def crossing_mil(table: Table, feature: int, ax: int, ay: int, bx: int, by: int) -> int:
    """Return the length of the segment a-b inside a piece of terrain; along a border it is 0. Rule: 7S.GAP.48."""
    if segment_misses(
        ax, ay, bx, by, table.centre_x_mil[feature], table.centre_y_mil[feature], table.reach_mil[feature]
    ) or (ax == bx and ay == by):
        return 0
    dx: int = bx - ax
    dy: int = by - ay
    part: float = part_inside(table, feature, ax, ay, dx, dy, True)
    if part <= 0.0:
        return 0
    part = min(part, part_inside(table, feature, ax, ay, dx, dy, False))
    if part <= 0.0:
        return 0
    return int(part * sqrt(float(dx * dx + dy * dy)) + 0.5)


def is_impassable(game: Game, kind: int, x: int, y: int, radius: int) -> bool:
    """Return whether any part of a base at (x, y) lies in terrain a unit type may not enter; touching it is none.

    Rules: 7S.MOVE.8, 7S.GAP.120.
    """
    room: int = inner_mil(game, radius)
    for feature in range(game.table.features):
        impassable: bool = ground_of(game.table, feature, kind) == IMPASSABLE
        if impassable and game.battle.feature_gone[feature] == 0 and overlaps(game.table, feature, x, y, room):
            return True
    return False


def inner_mil(game: Game, radius: int) -> int:
    """Return the radius of a base less what measuring allows for: what lies beyond it only touches the base."""
    return max(0, radius - game.numbers.epsilon_mil - 1)


def overlaps(table: Table, feature: int, x: int, y: int, radius: int) -> bool:
    """Return whether a circle round (x, y) has ground in common with a piece of terrain."""
    dx: int = x - table.centre_x_mil[feature]
    dy: int = y - table.centre_y_mil[feature]
    near: int = table.reach_mil[feature] + radius
    if dx * dx + dy * dy > near * near:
        return False
    if contains(table, feature, x, y):
        return True
    if radius == 0:
        return False
    before: int = table.first[feature] + table.corners[feature] - 1
    for corner in range(table.first[feature], table.first[feature] + table.corners[feature]):
        ax: int = table.x_mil[before]
        ay: int = table.y_mil[before]
        if not segment_misses(ax, ay, table.x_mil[corner], table.y_mil[corner], x, y, radius):
            return True
        before = corner
    return False


def clips(table: Table, feature: int, ax: int, ay: int, bx: int, by: int, radius: int) -> bool:
    """Return whether a circle on its way from a to b comes over a corner of a piece of terrain, not over it before."""
    cx: int = table.centre_x_mil[feature]
    cy: int = table.centre_y_mil[feature]
    if radius == 0 or segment_misses(ax, ay, bx, by, cx, cy, table.reach_mil[feature] + radius):
        return False
    for corner in range(table.first[feature], table.first[feature] + table.corners[feature]):
        px: int = table.x_mil[corner]
        py: int = table.y_mil[corner]
        outside: bool = (px - ax) * (px - ax) + (py - ay) * (py - ay) > radius * radius
        if outside and not segment_misses(ax, ay, bx, by, px, py, radius):
            return True
    return False


def shelter_at(game: Game, kind: int, x: int, y: int) -> int:
    """Return the best cover (CLEAR, LIGHT or HEAVY) that the map's terrain gives a unit type at a point."""
    best: int = CLEAR
    for feature in range(game.table.features):
        cover: int = cover_of(game.table, feature, kind)
        useful: bool = (cover == LIGHT or cover == HEAVY) and cover > best
        if useful and game.battle.feature_gone[feature] == 0 and contains(game.table, feature, x, y):
            best = cover
    return best
