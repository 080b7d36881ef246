"""Where a point lies in the columns of the map."""

from engine.games.battlesuit.kernel.codes import MARGIN
from engine.games.battlesuit.kernel.records import Game


def cell_of(game: Game, x: int, y: int) -> int:
    """Return the cell of a point of the map, or of one at most two steps beside it."""
    return (x + MARGIN) * game.ground.stride + y + MARGIN
