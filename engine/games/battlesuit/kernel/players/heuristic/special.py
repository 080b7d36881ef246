"""The heuristic player at stealth and bombs."""

from engine.games.battlesuit.kernel.board.places import points_apart
from engine.games.battlesuit.kernel.board.soldiers import end_of, first_of
from engine.games.battlesuit.kernel.records import Game

COMES_OUT_FROM = 3
NEAR_POINTS = 2


def heuristic_stealth(game: Game, side: int, soldier: int) -> bool:
    """Give stealth up when it has gone far, with its side on the move."""
    return game.view.side == side and game.soldiers.box[soldier] >= COMES_OUT_FROM


def heuristic_detonation(game: Game, side: int, drone: int) -> bool:
    """Set a bomb off when it hits more enemies near by than friends."""
    return near(game, drone, 1 - side) > near(game, drone, side)


def near(game: Game, drone: int, side: int) -> int:
    """Return how many of a side are known to be near a drone, which does not count itself."""
    found: int = 0
    for soldier in range(first_of(side), end_of(game, side)):
        if soldier != drone and game.view.seen[soldier]:
            apart: int = points_apart(game, game.soldiers.dot[drone], game.view.dot[soldier])
            found += 1 if apart <= NEAR_POINTS else 0
    return found
