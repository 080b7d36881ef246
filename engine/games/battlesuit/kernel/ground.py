"""Where a point lies in the columns of the map, and how far points are apart."""

from engine.games.battlesuit.kernel.codes import MARGIN
from engine.games.battlesuit.kernel.records import Game


def cell_of(game: Game, x: int, y: int) -> int:
    """Return the cell of a point of the map, or of one at most two steps beside it."""
    return (x + MARGIN) * game.ground.stride + y + MARGIN


def steps_between(ax: int, ay: int, bx: int, by: int) -> int:
    """Return the distance of two points in map points. Rule: BS.MAP.13."""
    across: int = abs(bx - ax)
    return max(across, (across + abs(by - ay)) // 2)
