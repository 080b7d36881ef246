"""Where a point lies in the columns of the map."""

from engine.games.battlesuit.kernel.board.sight_records import Sight
from engine.games.battlesuit.kernel.codes import MARGIN


def cell_of(sight: Sight, x: int, y: int) -> int:
    """Return the cell of a point of the map, or of one at most two steps beside it."""
    return (x + MARGIN) * sight.ground.stride + y + MARGIN


def base_at(sight: Sight, x: int, y: int) -> int:
    """Return the level of the ground of a point."""
    return sight.ground.base[cell_of(sight, x, y)]
