"""Where the heuristic player has its soldiers face."""

from engine.games.battlesuit.kernel.board.places import next_point
from engine.games.battlesuit.kernel.codes import DIRECTIONS, NOBODY
from engine.games.battlesuit.kernel.records import Game


def heuristic_facing(game: Game, soldier: int) -> None:
    """Face where the map goes on for longest."""
    most: int = -1
    for way in range(DIRECTIONS):
        room: int = points_ahead(game, game.soldiers.dot[soldier], way)
        if room > most:
            most = room
            game.choice.way = way


def points_ahead(game: Game, dot: int, way: int) -> int:
    """Return how many points lie in a direction before the edge of the map."""
    found: int = 0
    there: int = next_point(game, dot, way)
    while there != NOBODY:
        found += 1
        there = next_point(game, there, way)
    return found
