"""The heuristic player's drones: straight to the goal, no higher than what lies on the way."""

from engine.games.battlesuit.kernel.board.places import ground_of, is_free, next_point, points_apart
from engine.games.battlesuit.kernel.codes import CHANGE_LEVEL, DIRECTIONS, FLY, NOBODY
from engine.games.battlesuit.kernel.legal.drones import may_be_over
from engine.games.battlesuit.kernel.legal.steps import may_step
from engine.games.battlesuit.kernel.numbers.flight import highest, level_over
from engine.games.battlesuit.kernel.records import Game


def fly_on(game: Game, drone: int, goal: int) -> None:
    """Choose the flight to the next point nearer to a goal, or the level it takes; none if there is none."""
    way: int = nearer_way(game, drone, goal)
    if way == NOBODY:
        return
    if may_step(game, drone, FLY, way):
        game.choice.step = FLY
        game.choice.way = way
        return
    level: int = level_for(game, game.soldiers.dot[drone], next_point(game, game.soldiers.dot[drone], way))
    if level != NOBODY and may_step(game, drone, CHANGE_LEVEL, level):
        game.choice.step = CHANGE_LEVEL
        game.choice.way = level


def nearer_way(game: Game, drone: int, goal: int) -> int:
    """Return the direction of the free point next to a drone that is nearest to a goal, NOBODY if none is nearer."""
    least: int = points_apart(game, game.soldiers.dot[drone], goal)
    best: int = NOBODY
    for way in range(DIRECTIONS):
        there: int = next_point(game, game.soldiers.dot[drone], way)
        if there != NOBODY and is_free(game, there) and points_apart(game, there, goal) < least:
            least = points_apart(game, there, goal)
            best = way
    return best


def level_for(game: Game, here: int, there: int) -> int:
    """Return the lowest level at which a drone may be over two points, or NOBODY."""
    for level in range(highest(game.numbers, ground_of(game, here)) + 1):
        over: int = level_over(game.numbers, level, ground_of(game, here), ground_of(game, there))
        if may_be_over(game, here, level) and may_be_over(game, there, over):
            return level
    return NOBODY
