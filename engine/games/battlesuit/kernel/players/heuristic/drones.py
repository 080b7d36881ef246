"""How the heuristic player flies drones. Rules: BS.DRN.1 to BS.DRN.4, BS.GAP.83, BS.GAP.84."""

from engine.games.battlesuit.kernel.board.places import ground_of, is_airborne, next_point, points_apart
from engine.games.battlesuit.kernel.board.soldiers import side_of
from engine.games.battlesuit.kernel.codes import DIRECTIONS, NOBODY, Step, Weight
from engine.games.battlesuit.kernel.legal.flight import may_be_over
from engine.games.battlesuit.kernel.legal.special import seems_free
from engine.games.battlesuit.kernel.legal.steps import may_step
from engine.games.battlesuit.kernel.legal.ways import (
    next_level,
)
from engine.games.battlesuit.kernel.numbers.flight import highest, level_over
from engine.games.battlesuit.kernel.players.heuristic.caution import (
    goes_back,
    is_ahead,
    is_kept_back,
    is_precious,
    shuns,
    watchers_at,
)
from engine.games.battlesuit.kernel.players.heuristic.weights import weight
from engine.games.battlesuit.kernel.players.heuristic.worth import nearest_enemy
from engine.games.battlesuit.kernel.records import Game


def steer(game: Game, side: int, drone: int, goal: int) -> None:
    """Hide a drone that the scenario counts; let others fly on to the goal."""
    if is_precious(game, side, drone):
        hide_away(game, side, drone)
    elif goal != NOBODY:
        fly_on(game, side, drone, goal)


def hide_away(game: Game, side: int, drone: int) -> None:
    """Choose the flight to where fewer enemies see a drone and they are farther; take off only if it is seen."""
    here: int = game.soldiers.dot[drone]
    if not is_airborne(game, drone):
        low: int = lowest_over(game, here)
        if watchers_at(game, side, here, ground_of(game, here)) > 0 and may_step(game, drone, Step.CHANGE_LEVEL, low):
            game.choice.step = Step.CHANGE_LEVEL
            game.choice.way = low
        return
    least: int = danger(game, side, here, game.soldiers.level[drone])
    low_here: int = lowest_over(game, here)
    if may_step(game, drone, Step.CHANGE_LEVEL, low_here) and danger(game, side, here, low_here) < least:
        game.choice.step = Step.CHANGE_LEVEL
        game.choice.way = low_here
        return
    for way in range(DIRECTIONS):
        if may_step(game, drone, Step.FLY, way):
            there: int = next_point(game, here, way)
            found: int = danger(game, side, there, next_level(game, drone, there))
            if found < least and seems_free(game, drone, there):
                least = found
                game.choice.step = Step.FLY
                game.choice.way = way


def danger(game: Game, side: int, dot: int, level: int) -> int:
    """Return how bad it is for a drone to be over a point: the enemies that see it, and how near they are."""
    enemy: int = nearest_enemy(game, side, dot)
    if enemy == NOBODY:
        return 0
    apart: int = points_apart(game, dot, game.view.dot[enemy])
    return weight(game, Weight.SEEN) * watchers_at(game, side, dot, level) - apart


def lowest_over(game: Game, dot: int) -> int:
    """Return the lowest level at which a drone may be over a point. Rules: BS.DRN.3, BS.GAP.84."""
    return ground_of(game, dot) + max(game.special.drone_least_level, game.numbers.rises[game.land.terrain[dot]])


def fly_on(game: Game, side: int, drone: int, goal: int) -> None:
    """Choose the flight to the next point nearer to a goal, or back behind the front, or the level it takes."""
    kept: bool = is_kept_back(game, drone)
    back: bool = kept and is_ahead(game, side, drone, game.soldiers.dot[drone])
    way: int = nearer_way(game, drone, goal, back)
    if way != NOBODY and kept and not back:
        there: int = next_point(game, game.soldiers.dot[drone], way)
        way = NOBODY if is_ahead(game, side, drone, there) else way
    if way == NOBODY:
        return
    if may_step(game, drone, Step.FLY, way):
        game.choice.step = Step.FLY
        game.choice.way = way
        return
    level: int = level_for(game, game.soldiers.dot[drone], next_point(game, game.soldiers.dot[drone], way))
    if level != NOBODY and may_step(game, drone, Step.CHANGE_LEVEL, level):
        game.choice.step = Step.CHANGE_LEVEL
        game.choice.way = level


def nearer_way(game: Game, drone: int, goal: int, back: bool) -> int:
    """Return the direction of the free point next to a drone that is nearest to a goal, NOBODY if none is nearer.

    `back` asks for the one that is farthest from it instead.
    """
    toward: int = -1 if back else 1
    least: int = toward * points_apart(game, game.soldiers.dot[drone], goal)
    best: int = NOBODY
    for way in range(DIRECTIONS):
        there: int = next_point(game, game.soldiers.dot[drone], way)
        if (
            there != NOBODY
            and seems_free(game, drone, there)
            and not shuns(game, side_of(drone), there)
            and not goes_back(game, drone, there)
        ):
            left: int = toward * points_apart(game, there, goal)
            if left < least:
                least = left
                best = way
    return best


def level_for(game: Game, here: int, there: int) -> int:
    """Return the lowest level at which a drone may be over two points, or NOBODY."""
    for level in range(highest(game.numbers, ground_of(game, here)) + 1):
        over: int = level_over(game.numbers, level, ground_of(game, here), ground_of(game, there))
        if may_be_over(game, here, level) and may_be_over(game, there, over):
            return level
    return NOBODY
