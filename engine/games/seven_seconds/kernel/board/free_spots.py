"""Free spots: where on the table a piece may still be put down, looked for all over it."""

from engine.games.seven_seconds.kernel.board.footing import may_stand
from engine.games.seven_seconds.kernel.board.pieces import radius_mil
from engine.games.seven_seconds.kernel.codes import NOBODY
from engine.games.seven_seconds.kernel.records import Game
from engine.kernel.compass import DIRECTIONS, compass_x, compass_y
from engine.kernel.geometry import distance_mil
from engine.kernel.grid import grid_places, grid_x, grid_y

RINGS = 24
GRID_MIL = 250


def finds_spot_near(game: Game, piece: int, x: int, y: int) -> bool:
    """Set the place of a piece to a free spot, the nearest to (x, y) first; return False where there is none.

    Rings round (x, y) are gone through in 16 directions, and then the grid of the whole table. Rule: 7S.GAP.31.
    """
    return finds_spot_in_rings(game, piece, x, y) or finds_spot_in_grid(game, piece, x, y)


def finds_spot_in_rings(game: Game, piece: int, x: int, y: int) -> bool:
    """Set the place of a piece to the first free spot on the rings round (x, y); return False where there is none."""
    step: int = radius_mil(game, piece)
    for ring in range(2, RINGS):
        for direction in range(DIRECTIONS):
            spot_x: int = x + compass_x(direction) * step * ring // 1000
            spot_y: int = y + compass_y(direction) * step * ring // 1000
            if may_stand(game, piece, spot_x, spot_y):
                return lies_at(game, piece, spot_x, spot_y)
    return False


def finds_spot_in_grid(game: Game, piece: int, x: int, y: int) -> bool:
    """Set the place of a piece to the free spot of the grid nearest to (x, y); return False where there is none."""
    width: int = game.table.width_mil
    best: int = NOBODY
    least_mil: int = 0
    for place in range(grid_places(width, game.table.depth_mil, GRID_MIL)):
        spot_x: int = grid_x(place, width, GRID_MIL)
        spot_y: int = grid_y(place, width, GRID_MIL)
        away_mil: int = distance_mil(x, y, spot_x, spot_y)
        is_nearer: bool = best == NOBODY or away_mil < least_mil
        if is_nearer and may_stand(game, piece, spot_x, spot_y):
            best = place
            least_mil = away_mil
    if best == NOBODY:
        return False
    return lies_at(game, piece, grid_x(best, width, GRID_MIL), grid_y(best, width, GRID_MIL))


def lies_at(game: Game, piece: int, x: int, y: int) -> bool:
    """Set the place of a piece to (x, y) and return True."""
    game.battle.x_mil[piece] = x
    game.battle.y_mil[piece] = y
    return True
