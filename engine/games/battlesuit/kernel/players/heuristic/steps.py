"""The steps of a move that the heuristic player takes. Rules: BS.MOV.1 to BS.MOV.6, BS.FIR.1, BS.EDG.1."""

from engine.games.battlesuit.kernel.board.places import (
    ground_of,
    is_airborne,
    next_point,
    points_apart,
)
from engine.games.battlesuit.kernel.codes import DIRECTIONS, NOBODY, Step, Weight
from engine.games.battlesuit.kernel.legal.flight import is_flying_drone
from engine.games.battlesuit.kernel.legal.special import seems_free
from engine.games.battlesuit.kernel.legal.steps import EDGES, may_step
from engine.games.battlesuit.kernel.legal.targets import is_armed
from engine.games.battlesuit.kernel.players.heuristic.caution import (
    goes_back,
    is_ahead,
    is_frail,
    is_kept_back,
    is_spent,
    may_retreat,
    price_of_marker,
    watchers,
    withdraw,
)
from engine.games.battlesuit.kernel.players.heuristic.drones import steer
from engine.games.battlesuit.kernel.players.heuristic.flying import (
    bounces_to_go,
    bounces_to_see,
    climbs,
    comes_down,
    flies_on,
)
from engine.games.battlesuit.kernel.players.heuristic.goals import goal_of, is_target, must_hurry, scoring_edges
from engine.games.battlesuit.kernel.players.heuristic.weights import weight
from engine.games.battlesuit.kernel.players.heuristic.worth import (
    best_target,
    crowd,
)
from engine.games.battlesuit.kernel.records import Game


def heuristic_step(game: Game, side: int, soldier: int) -> None:
    """Leave where that scores, withdraw if spent, shoot when somebody comes into sight, else go on to the goal."""
    here: int = game.soldiers.dot[soldier]
    if leaves(game, soldier, scoring_edges(game, side, soldier)):
        return
    if may_retreat(game, side, soldier) and leaves(game, soldier, game.plan.exit_edges[side]):
        return
    hurries: bool = must_hurry(game, side, soldier)
    if comes_down(game, soldier):
        return
    hides: bool = is_spent(game, soldier) or (is_frail(game, soldier) and watchers(game, side, here) > 0)
    if hides and not hurries and not is_airborne(game, soldier):
        withdraw(game, side, soldier)
    elif hurries or not heuristic_shot(game, side, soldier):
        advance(game, side, soldier, hurries)


def leaves(game: Game, soldier: int, edges: int) -> bool:
    """Leave the map over one of some edges; return whether that was chosen."""
    for edge in range(EDGES):
        if (edges >> edge) % 2 == 1 and may_step(game, soldier, Step.LEAVE, edge):
            game.choice.step = Step.LEAVE
            game.choice.way = edge
            return True
    return False


def heuristic_shot(game: Game, side: int, soldier: int) -> bool:
    """Shoot, or bounce up for a shot; return whether that was chosen."""
    if may_step(game, soldier, Step.SHOOT, 0) and best_target(game, side, soldier) != NOBODY:
        game.choice.step = Step.SHOOT
        return True
    return bounces_to_see(game, side, soldier)


def advance(game: Game, side: int, soldier: int, hurries: bool) -> None:
    """Choose the step to the goal: through the air, by the stairs, or on foot."""
    goal: int = goal_of(game, side, soldier)
    if is_flying_drone(game, soldier):
        steer(game, side, soldier, goal)
    elif is_airborne(game, soldier):
        flies_on(game, side, soldier, goal, hurries)
    elif goal != NOBODY and not leaves_the_ground(game, side, soldier, goal, hurries):
        walk_on(game, side, soldier, goal, hurries)


def leaves_the_ground(game: Game, side: int, soldier: int, goal: int, hurries: bool) -> bool:
    """Climb or bounce, if that is better than to walk; return whether one of both was chosen."""
    return climbs(game, side, soldier, goal) or bounces_to_go(game, side, soldier, goal, hurries)


def walk_on(game: Game, side: int, soldier: int, goal: int, hurries: bool) -> None:
    """Choose the step nearer to a goal, to the best cover and the highest ground among equals; or a way round.

    Those that are kept back do not step before the front.
    """
    kept: bool = is_kept_back(game, soldier) and not hurries
    least: int = weight(game, Weight.WAY) * points_apart(game, game.soldiers.dot[soldier], goal)
    for way in range(DIRECTIONS):
        there: int = next_point(game, game.soldiers.dot[soldier], way)
        if there != NOBODY and is_way_to_go(game, side, soldier, way, hurries):
            left: int = weight(game, Weight.WAY) * points_apart(game, there, goal) - comfort(game, side, soldier, there)
            left += price_of_marker(game, side, soldier, there)
            if left < least and not (kept and is_ahead(game, side, soldier, there)):
                least = left
                game.choice.step = Step.WALK
                game.choice.way = way


def is_way_to_go(game: Game, side: int, soldier: int, way: int, hurries: bool) -> bool:
    """Return whether a soldier may walk in a direction and does not go back, nor into sight if it is wary."""
    there: int = next_point(game, game.soldiers.dot[soldier], way)
    if not seems_free(game, soldier, there) or goes_back(game, soldier, there):
        return False
    if not may_step(game, soldier, Step.WALK, way):
        return False
    wary: bool = is_target(game, side, soldier) or (is_frail(game, soldier) and not is_armed(game, soldier))
    if hurries or not wary or weight(game, Weight.FORESIGHT) == 0:
        return True
    return watchers(game, side, there) == 0


def comfort(game: Game, side: int, soldier: int, dot: int) -> int:
    """Return what is good about a point besides its place: cover, height, room; less than a point of the way."""
    good: int = ground_of(game, dot) - game.numbers.cover_mod[game.land.terrain[dot]] - crowd(game, side, soldier, dot)
    return min(good, weight(game, Weight.WAY) - 1)
