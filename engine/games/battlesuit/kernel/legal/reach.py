"""Where somebody can walk with so many movement points. Rules: BS.MOV.4, BS.STK.1."""

from engine.games.battlesuit.kernel.board.places import is_free, next_point
from engine.games.battlesuit.kernel.codes import DIRECTIONS, NO_ENTRY, NOBODY
from engine.games.battlesuit.kernel.legal.ways import walk_cost
from engine.games.battlesuit.kernel.records import Game


def fill_reach(game: Game, dot: int, points: int, through: int) -> None:
    """Write what points are left on every point within reach, plus one; soldiers bar the way unless `through`."""
    for other in range(game.board.dots):
        game.land.reach[other] = 0
    game.land.reach[dot] = points + 1
    for _ in range(points):
        spread_reach(game, through)


def spread_reach(game: Game, through: int) -> None:
    """Carry the reach on by a step from every point."""
    for here in range(game.board.dots):
        if game.land.reach[here] > 1:
            for way in range(DIRECTIONS):
                there: int = next_point(game, here, way)
                if there != NOBODY and (through or is_free(game, there)):
                    left: int = left_behind(game, here, there)
                    game.land.reach[there] = max(game.land.reach[there], left)


def left_behind(game: Game, here: int, there: int) -> int:
    """Return what reach is left after a step to the next point, 0 if none is or it may not be entered."""
    cost: int = walk_cost(game, here, there)
    return 0 if cost == NO_ENTRY else max(0, game.land.reach[here] - cost)


def can_walk(game: Game, a: int, b: int, points: int) -> bool:
    """Return whether so many movement points lead from a point to another, whoever stands between."""
    fill_reach(game, a, points, 1)
    return game.land.reach[b] > 0
