"""Edges, zones and clearances of the setup."""

from engine.games.seven_seconds.kernel.codes import Edge
from engine.games.seven_seconds.kernel.records import Game

PLACING_TRIES = 400


def opposite_edge(edge: int) -> int:
    """Return the edge across the table. Rules: 7S.SETUP.6, 7S.GAP.23."""
    if edge == Edge.SOUTH:
        return Edge.NORTH
    if edge == Edge.NORTH:
        return Edge.SOUTH
    if edge == Edge.WEST:
        return Edge.EAST
    return Edge.WEST


def depth_from_edge(game: Game, edge: int, x: int, y: int) -> int:
    """Return how far a point lies from a table edge. Rule: 7S.GAP.20."""
    if edge == Edge.SOUTH:
        return y
    if edge == Edge.NORTH:
        return game.table.depth_mil - y
    if edge == Edge.WEST:
        return x
    return game.table.width_mil - x


def across_mil(game: Game, edge: int) -> int:
    """Return the size of the table from an edge to the one opposite."""
    if edge == Edge.SOUTH or edge == Edge.NORTH:
        return game.table.depth_mil
    return game.table.width_mil


def is_in_zone(game: Game, depth: int, zone: int) -> bool:
    """Return whether a depth lies in a zone; its line belongs to it. Rule: 7S.GAP.20."""
    if game.numbers.zone_inclusive:
        return depth <= zone + game.numbers.epsilon_mil
    return depth < zone - game.numbers.epsilon_mil


def is_apart(game: Game, distance: int, least: int) -> bool:
    """Return whether something keeps its distance. Rule: 7S.GAP.21."""
    if game.numbers.clearance_inclusive:
        return distance >= least - game.numbers.epsilon_mil
    return distance > least + game.numbers.epsilon_mil


def edge_clearance(game: Game, x: int, y: int) -> int:
    """Return how far a point is from the nearest table edge."""
    return min(min(x, game.table.width_mil - x), min(y, game.table.depth_mil - y))
