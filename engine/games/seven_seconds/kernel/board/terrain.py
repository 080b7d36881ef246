"""The terrain of the map: what its classes are, where a base may not be, where there is shelter."""

from engine.games.seven_seconds.kernel.board.pieces import is_drone
from engine.games.seven_seconds.kernel.codes import Cover, Movement
from engine.games.seven_seconds.kernel.records import Game, Table
from engine.kernel.polygons import contains, overlaps


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


def is_impassable(game: Game, kind: int, x: int, y: int, radius: int) -> bool:
    """Return whether any part of a base at (x, y) lies in terrain a unit type may not enter; touching it is none.

    Rules: 7S.MOVE.8, 7S.GAP.120.
    """
    room: int = inner_mil(game, radius)
    for feature in range(game.table.features):
        impassable: bool = ground_of(game.table, feature, kind) == Movement.IMPASSABLE
        if impassable and game.battle.feature_gone[feature] == 0 and overlaps(game.outlines, feature, x, y, room):
            return True
    return False


def inner_mil(game: Game, radius: int) -> int:
    """Return the radius of a base less what measuring allows for: what lies beyond it only touches the base."""
    return max(0, radius - game.numbers.epsilon_mil - 1)


def shelter_at(game: Game, kind: int, x: int, y: int) -> int:
    """Return the best cover (CLEAR, LIGHT or HEAVY) that the map's terrain gives a unit type at a point."""
    best: int = Cover.CLEAR
    for feature in range(game.table.features):
        cover: int = cover_of(game.table, feature, kind)
        useful: bool = (cover == Cover.LIGHT or cover == Cover.HEAVY) and cover > best
        if useful and game.battle.feature_gone[feature] == 0 and contains(game.outlines, feature, x, y):
            best = cover
    return best
