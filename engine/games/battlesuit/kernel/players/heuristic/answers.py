"""The heuristic player's answers."""

from engine.games.battlesuit.kernel.board.places import ground_of, is_airborne, next_point, points_apart
from engine.games.battlesuit.kernel.board.soldiers import end_of, first_of, movement_of
from engine.games.battlesuit.kernel.codes import DIRECTIONS, NOBODY, Action, Place, Step, Weight
from engine.games.battlesuit.kernel.legal.actions import attacks_of, may_do
from engine.games.battlesuit.kernel.legal.command import may_activate
from engine.games.battlesuit.kernel.legal.flight import is_flying_drone
from engine.games.battlesuit.kernel.legal.special import seems_free
from engine.games.battlesuit.kernel.legal.steps import EDGES, may_step, may_walk_extra
from engine.games.battlesuit.kernel.legal.targets import may_react
from engine.games.battlesuit.kernel.numbers.flight import most_paid
from engine.games.battlesuit.kernel.players.heuristic.caution import (
    is_ahead,
    is_frail,
    is_kept_back,
    is_spent,
    shuns,
    watchers,
    withdraw,
)
from engine.games.battlesuit.kernel.players.heuristic.command import heuristic_support
from engine.games.battlesuit.kernel.players.heuristic.flying import (
    bounces_to_go,
    bounces_to_see,
    climbs,
    comes_down,
    flies_on,
    steer,
)
from engine.games.battlesuit.kernel.players.heuristic.goals import goal_of, must_hurry, scoring_edges
from engine.games.battlesuit.kernel.players.heuristic.weights import least_strength, weight
from engine.games.battlesuit.kernel.players.heuristic.worth import (
    best_mark,
    best_target,
    crowd,
    ease_of,
    should_paint,
    worth_tearing_down,
)
from engine.games.battlesuit.kernel.records import Game


def heuristic_first(game: Game) -> bool:
    """Go first, unless the rules have automatic players go second. Rule: BS.GAP.33."""
    return game.numbers.initiative_second == 0


def heuristic_unit(game: Game, side: int) -> None:
    """Choose a soldier that can help others by painting, else one that has a target, else the first there is."""
    shooter: int = NOBODY
    for soldier in range(first_of(side), end_of(game, side)):
        if may_activate(game, side, soldier):
            if game.choice.soldier == NOBODY:
                game.choice.soldier = soldier
            if game.view.seen[soldier]:
                if should_paint(game, side, soldier):
                    game.choice.soldier = soldier
                    return
                if shooter == NOBODY and best_target(game, side, soldier) != NOBODY:
                    shooter = soldier
    if shooter != NOBODY:
        game.choice.soldier = shooter


def heuristic_action(game: Game, side: int, soldier: int) -> None:
    """Leave the map in time, withdraw, tear down, help others, paint for them, fire or mend, or move on."""
    game.choice.action = Action.MOVE if may_do(game, soldier, Action.MOVE, 0) else game.choice.action
    if game.soldiers.place[soldier] != Place.ON_MAP or must_hurry(game, side, soldier):
        return
    if is_spent(game, soldier) and watchers(game, side, game.soldiers.dot[soldier]) > 0:
        withdraw_first(game, soldier)
        return
    ruin: int = worth_tearing_down(game, side, soldier)
    if ruin != NOBODY:
        game.choice.action = Action.DEMOLISH
        game.choice.amount = ruin
    elif not heuristic_support(game, side, soldier):
        heuristic_fight(game, side, soldier)


def withdraw_first(game: Game, soldier: int) -> None:
    """Go into stealth, else out of sight, else mend what can be mended."""
    if may_do(game, soldier, Action.GO_STEALTHY, 0):
        game.choice.action = Action.GO_STEALTHY
    elif not may_do(game, soldier, Action.MOVE, 0) and may_do(game, soldier, Action.REPAIR, 0):
        game.choice.action = Action.REPAIR


def heuristic_fight(game: Game, side: int, soldier: int) -> None:
    """Paint for others, fire, or mend what is badly damaged, where that is better than to move on."""
    attacks: int = attacks_of(game, soldier)
    if should_paint(game, side, soldier):
        game.choice.action = Action.PAINT
        game.choice.amount = 1 if may_do(game, soldier, Action.PAINT, 1) else 0
    elif may_do(game, soldier, Action.FIRE, attacks) and should_stand_and_fire(game, side, soldier):
        game.choice.action = Action.FIRE
        game.choice.amount = attacks
    elif game.soldiers.hits[soldier] >= weight(game, Weight.DAMAGED) and may_do(game, soldier, Action.REPAIR, 0):
        game.choice.action = Action.REPAIR


def should_stand_and_fire(game: Game, side: int, soldier: int) -> bool:
    """Return whether a soldier has a target, a good one if it could come nearer to it."""
    target: int = best_target(game, side, soldier)
    if target == NOBODY:
        return False
    slow: bool = movement_of(game, soldier) <= weight(game, Weight.SLOW_MP) and not is_frail(game, soldier)
    return slow or ease_of(game, soldier, target) >= least_strength(game) + weight(game, Weight.STANDING_SHOT)


def heuristic_target(game: Game, side: int, soldier: int) -> None:
    """Choose the target that is easiest to hit, or whose paint helps most friends."""
    if should_paint(game, side, soldier):
        game.choice.target = best_mark(game, side, soldier)
    else:
        game.choice.target = best_target(game, side, soldier)


def heuristic_step(game: Game, side: int, soldier: int) -> None:
    """Leave where that scores, withdraw if spent, shoot when somebody comes into sight, else go on to the goal."""
    here: int = game.soldiers.dot[soldier]
    for edge in range(EDGES):
        if (scoring_edges(game, side) >> edge) % 2 == 1 and may_step(game, soldier, Step.LEAVE, edge):
            game.choice.step = Step.LEAVE
            game.choice.way = edge
            return
    hurries: bool = must_hurry(game, side, soldier)
    if comes_down(game, soldier):
        return
    hides: bool = is_spent(game, soldier) or (is_frail(game, soldier) and watchers(game, side, here) > 0)
    if hides and not hurries and not is_airborne(game, soldier):
        withdraw(game, side, soldier)
    elif hurries or not heuristic_shot(game, side, soldier):
        advance(game, side, soldier, hurries)


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
        open_there: bool = there != NOBODY and seems_free(game, soldier, there) and not shuns(game, side, there)
        if open_there and may_step(game, soldier, Step.WALK, way):
            left: int = weight(game, Weight.WAY) * points_apart(game, there, goal) - comfort(game, side, soldier, there)
            if left < least and not (kept and is_ahead(game, side, soldier, there)):
                least = left
                game.choice.step = Step.WALK
                game.choice.way = way


def comfort(game: Game, side: int, soldier: int, dot: int) -> int:
    """Return what is good about a point besides its place: cover, height, room; less than a point of the way."""
    good: int = ground_of(game, dot) - game.numbers.cover_mod[game.land.terrain[dot]] - crowd(game, side, soldier, dot)
    return min(good, weight(game, Weight.WAY) - 1)


def heuristic_landing(game: Game, cost: int, left: int) -> None:
    """Pay what can be paid."""
    game.choice.amount = most_paid(game.numbers, cost, left)


def heuristic_reaction(game: Game, side: int, mover: int) -> None:
    """Let the soldier react that hits best, if that is worth its activation."""
    most: int = least_strength(game) + weight(game, Weight.REACTION_SHOT) - 1
    for soldier in range(first_of(side), end_of(game, side)):
        if may_react(game, soldier, mover):
            ease: int = ease_of(game, soldier, mover) + game.numbers.reaction
            if ease > most:
                most = ease
                game.choice.soldier = soldier


def heuristic_extra_step(game: Game, soldier: int) -> None:
    """Step to the best cover around, if it is better than here."""
    best: int = game.numbers.cover_mod[game.land.terrain[game.soldiers.dot[soldier]]]
    game.choice.way = NOBODY
    for way in range(DIRECTIONS):
        if may_walk_extra(game, soldier, way):
            there: int = next_point(game, game.soldiers.dot[soldier], way)
            cover: int = game.numbers.cover_mod[game.land.terrain[there]]
            if cover < best:
                best = cover
                game.choice.way = way


def heuristic_stealth(game: Game, side: int, soldier: int) -> bool:
    """Give stealth up when it has gone far, with its side on the move."""
    return game.view.side == side and game.soldiers.box[soldier] >= weight(game, Weight.STEALTH_BOX)


def heuristic_detonation(game: Game, side: int, drone: int) -> bool:
    """Set a bomb off when it hits more enemies near by than friends."""
    return near(game, drone, 1 - side) > near(game, drone, side)


def near(game: Game, drone: int, side: int) -> int:
    """Return how many of a side are known to be near a drone, which does not count itself."""
    found: int = 0
    for soldier in range(first_of(side), end_of(game, side)):
        if soldier != drone and game.view.seen[soldier]:
            apart: int = points_apart(game, game.soldiers.dot[drone], game.view.dot[soldier])
            found += 1 if apart <= weight(game, Weight.BOMB_POINTS) else 0
    return found
