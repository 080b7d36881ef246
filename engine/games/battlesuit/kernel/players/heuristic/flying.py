"""How the heuristic player climbs, bounces and flies. Rules: BS.MLB.2, BS.MLB.3, BS.BNC.1 to BS.BNC.21."""

from engine.games.battlesuit.kernel.board.places import ground_of, is_airborne, next_point, points_apart, sees_from
from engine.games.battlesuit.kernel.board.soldiers import end_of, first_of, is_armoured
from engine.games.battlesuit.kernel.codes import DIRECTIONS, NOBODY, Step, Weight
from engine.games.battlesuit.kernel.legal.flight import landing_cost
from engine.games.battlesuit.kernel.legal.special import seems_free
from engine.games.battlesuit.kernel.legal.steps import may_shoot_moving, may_step
from engine.games.battlesuit.kernel.legal.targets import is_armed
from engine.games.battlesuit.kernel.legal.ways import (
    STOREY_DOWN,
    STOREY_UP,
    level_of_storey,
    top_of,
    walk_cost,
)
from engine.games.battlesuit.kernel.players.heuristic.caution import (
    is_kept_back,
    shuns,
    watchers_at,
)
from engine.games.battlesuit.kernel.players.heuristic.weights import least_strength, weight
from engine.games.battlesuit.kernel.players.heuristic.worth import ease_from
from engine.games.battlesuit.kernel.records import Game


def climbs(game: Game, side: int, soldier: int, goal: int) -> bool:
    """Climb for one who has no target; return whether that was chosen."""
    here: int = game.soldiers.dot[soldier]
    storey: int = game.soldiers.storey[soldier]
    if may_step(game, soldier, Step.CLIMB, STOREY_UP) and is_armed(game, soldier):
        above: int = level_of_storey(game.numbers, ground_of(game, here), storey + 1)
        if shows_enemy(game, side, here, above):
            game.choice.step = Step.CLIMB
            game.choice.way = STOREY_UP
            return True
    if goal == here or not may_step(game, soldier, Step.CLIMB, STOREY_DOWN):
        return False
    if shows_enemy(game, side, here, game.soldiers.level[soldier]):
        return False
    game.choice.step = Step.CLIMB
    game.choice.way = STOREY_DOWN
    return True


def shows_enemy(game: Game, side: int, dot: int, level: int) -> bool:
    """Return whether an enemy is in sight from a level of a point."""
    for enemy in range(first_of(1 - side), end_of(game, 1 - side)):
        if game.view.seen[enemy] and sees_from(game, dot, level, game.view.dot[enemy], game.view.level[enemy]):
            return True
    return False


def free_bounce(game: Game, soldier: int) -> int:
    """Return the level that a bounce off the ground reaches for nothing. Rule: BS.BNC.2."""
    return game.soldiers.level[soldier] + game.numbers.free_levels


def bounces_to_see(game: Game, side: int, soldier: int) -> bool:
    """Go up for a good shot that few enemies can answer; return whether that was chosen."""
    level: int = free_bounce(game, soldier)
    fit: bool = game.soldiers.hits[soldier] <= weight(game, Weight.BOUNCE_DAMAGE) and not is_kept_back(game, soldier)
    if game.soldiers.moved[soldier] > 0 or not fit or not may_shoot_moving(game, soldier):
        return False
    if not may_take_off(game, soldier, level):
        return False
    if not has_shot_from(game, side, soldier, level):
        return False
    if watchers_at(game, side, game.soldiers.dot[soldier], level) > weight(game, Weight.BOUNCE_EYES):
        return False
    game.choice.step = Step.BOUNCE
    game.choice.way = level
    return True


def may_take_off(game: Game, soldier: int, level: int) -> bool:
    """Return whether armour on the ground may bounce to a level."""
    return is_armoured(game, soldier) and not is_airborne(game, soldier) and may_step(game, soldier, Step.BOUNCE, level)


def has_shot_from(game: Game, side: int, soldier: int, level: int) -> bool:
    """Return whether a soldier would have a shot worth the bounce from a level above its point."""
    here: int = game.soldiers.dot[soldier]
    least: int = least_strength(game) + weight(game, Weight.BOUNCE_SHOT)
    for enemy in range(first_of(1 - side), end_of(game, 1 - side)):
        good: bool = game.view.seen[enemy] == 1 and ease_from(game, soldier, enemy, level) >= least
        if good and sees_from(game, here, level, game.view.dot[enemy], game.view.level[enemy]):
            return True
    return False


def bounces_to_go(game: Game, side: int, soldier: int, goal: int, hurries: bool) -> bool:
    """Go up where the way on foot is rough and nobody looks, or time is short; return whether that was chosen."""
    level: int = free_bounce(game, soldier)
    if not may_take_off(game, soldier, level) or (not hurries and not is_rough(game, soldier, goal)):
        return False
    if not hurries and watchers_at(game, side, game.soldiers.dot[soldier], level) > 0:
        return False
    fear: int = 0 if hurries else weight(game, Weight.SEEN_ALOFT)
    if weight(game, Weight.FORESIGHT) > 0 and not is_better_beside(game, side, soldier, goal, fear, level):
        return False
    game.choice.step = Step.BOUNCE
    game.choice.way = level
    return True


def is_rough(game: Game, soldier: int, goal: int) -> bool:
    """Return whether every step on foot towards a goal costs more than on clear ground."""
    here: int = game.soldiers.dot[soldier]
    apart: int = points_apart(game, here, goal)
    rough_mp: int = weight(game, Weight.ROUGH_MP)
    for way in range(DIRECTIONS):
        there: int = next_point(game, here, way)
        if there != NOBODY and points_apart(game, there, goal) < apart and walk_cost(game, here, there) < rough_mp:
            return False
    return apart > rough_mp


def comes_down(game: Game, soldier: int) -> bool:
    """Land who is still in the air from the turn before, or bounce afresh where it cannot; return whether either was.

    Rules: BS.BNC.11, BS.BNC.12, BS.BNC.14.
    """
    if not is_airborne(game, soldier) or not is_armoured(game, soldier) or game.soldiers.bounced[soldier] > 0:
        return False
    level: int = game.soldiers.level[soldier]
    if may_step(game, soldier, Step.LAND, 0) and landing_cost(game, soldier) <= game.soldiers.left[soldier]:
        game.choice.step = Step.LAND
    elif may_step(game, soldier, Step.BOUNCE, level):
        game.choice.step = Step.BOUNCE
        game.choice.way = level
    else:
        return False
    return True


def flies_on(game: Game, side: int, soldier: int, goal: int, hurries: bool) -> None:
    """Choose the flight nearer to a goal and out of sight, and at its end the lowest level; boost first.

    Rules: BS.BNC.7, BS.BNC.13, BS.BNC.21.
    """
    if weight(game, Weight.FORESIGHT) == 0 and may_step(game, soldier, Step.BOOST, 0):
        game.choice.step = Step.BOOST
        return
    fear: int = 0 if hurries else weight(game, Weight.SEEN_ALOFT)
    least: int = distress(game, side, game.soldiers.dot[soldier], goal, fear)
    for way in range(DIRECTIONS):
        if may_step(game, soldier, Step.FLY, way):
            there: int = next_point(game, game.soldiers.dot[soldier], way)
            fit: bool = seems_free(game, soldier, there) and not shuns(game, side, there)
            found: int = distress(game, side, there, goal, fear) if fit else least
            if found < least:
                least = found
                game.choice.step = Step.FLY
                game.choice.way = way
    if game.choice.step != Step.FLY and boosts(game, side, soldier, goal, fear):
        return
    low: int = lowest_level(game, game.soldiers.dot[soldier])
    if game.choice.step != Step.FLY and may_step(game, soldier, Step.CHANGE_LEVEL, low):
        game.choice.step = Step.CHANGE_LEVEL
        game.choice.way = low


def boosts(game: Game, side: int, soldier: int, goal: int, fear: int) -> bool:
    """Boost who has nothing left to fly with and would be better off a point farther; return whether that was chosen.

    Rules: BS.BNC.21, BS.GAP.115.
    """
    if game.soldiers.left[soldier] > 0 or not may_step(game, soldier, Step.BOOST, 0):
        return False
    if not is_better_beside(game, side, soldier, goal, fear, game.soldiers.level[soldier]):
        return False
    game.choice.step = Step.BOOST
    return True


def is_better_beside(game: Game, side: int, soldier: int, goal: int, fear: int, level: int) -> bool:
    """Return whether a point of flight at a level leads somewhere better, and not against a slope or a wall."""
    here: int = game.soldiers.dot[soldier]
    now: int = distress(game, side, here, goal, fear)
    for way in range(DIRECTIONS):
        there: int = next_point(game, here, way)
        open_there: bool = there != NOBODY and seems_free(game, soldier, there) and not shuns(game, side, there)
        if open_there and top_of(game, there) <= level and distress(game, side, there, goal, fear) < now:
            return True
    return False


def distress(game: Game, side: int, dot: int, goal: int, fear: int) -> int:
    """Return how bad it is to end a flight over a point: the way that is left, and the enemies that would see it."""
    apart: int = points_apart(game, dot, goal) if goal != NOBODY else 0
    return apart if fear == 0 else apart + fear * watchers_at(game, side, dot, lowest_level(game, dot))


def lowest_level(game: Game, dot: int) -> int:
    """Return the lowest level at which one may be in the air over a point. Rules: BS.BNC.3, BS.GAP.112."""
    over: int = ground_of(game, dot) + game.numbers.min_above_ground
    return over if game.numbers.hover_inside else max(over, top_of(game, dot))
