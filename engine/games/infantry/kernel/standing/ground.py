"""The ground: dots of the map, what stands on them, and what water is. Rules: IN.GAP.20, IN.GAP.45."""

from engine.games.infantry.kernel.codes import NOWHERE, Land
from engine.games.infantry.kernel.records import Game


def is_on_map(game: Game, column: int, row: int) -> bool:
    """Return whether there is such a dot."""
    return column >= 0 and row >= 0 and column < game.ground.width and row < game.ground.height


def dot_of(game: Game, column: int, row: int) -> int:
    """Return the number of a dot that is on the map."""
    return row * game.ground.width + column


def land_at(game: Game, column: int, row: int) -> int:
    """Return the terrain of a dot; a tree that is no obstacle is heavy vegetation. Rule: IN.GAP.45."""
    land: int = game.ground.terrain[dot_of(game, column, row)]
    if land == Land.TREE and not game.rulings.trees_block:
        return Land.HEAVY_VEGETATION
    return land


def level_at(game: Game, column: int, row: int) -> int:
    """Return the level of a dot. Rule: IN.TER.3."""
    return game.ground.level[dot_of(game, column, row)]


def is_obstacle(game: Game, column: int, row: int) -> bool:
    """Return whether nobody walks into a dot, sees through it, or is harmed through it. Rules: IN.INC.5, IN.GAP.45."""
    land: int = land_at(game, column, row)
    return land == Land.HIGH_WALL or land == Land.BUILDING or land == Land.TREE or land == Land.VEHICLE


def is_water(game: Game, column: int, row: int) -> bool:
    """Return whether a dot is water. Rules: IN.WAT.1, IN.WAT.2."""
    land: int = land_at(game, column, row)
    return land == Land.SHALLOW_WATER or land == Land.DEEP_WATER


def tunnel_at(game: Game, column: int, row: int) -> int:
    """Return the tunnel under a dot, NOWHERE without one. Rule: IN.TUN.1."""
    return game.ground.tunnel[dot_of(game, column, row)] if is_on_map(game, column, row) else NOWHERE
