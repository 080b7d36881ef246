"""Where the heuristic player goes: for what its side scores for, else for the enemy. Rules: BS.VIC.1 to BS.VIC.3."""

from engine.games.battlesuit.kernel.board.holding import can_hold, goal_count
from engine.games.battlesuit.kernel.board.places import occupant_of, points_apart
from engine.games.battlesuit.kernel.board.soldiers import (
    end_of,
    first_of,
    is_active,
    is_armoured,
    is_drone_soldier,
    movement_of,
    side_of,
)
from engine.games.battlesuit.kernel.codes import FAR, NOBODY, Weight
from engine.games.battlesuit.kernel.event_codes import Fate, Goal
from engine.games.battlesuit.kernel.players.heuristic.weights import weight
from engine.games.battlesuit.kernel.players.heuristic.worth import is_quarry, nearest_enemy
from engine.games.battlesuit.kernel.records import Game

QUARTERS = 4


def scoring_edges(game: Game, side: int, soldier: int) -> int:
    """Return the edges over which a side scores for a soldier that leaves, as bits; 0 if it does not."""
    edges: int = 0
    for row in range(game.plan.conditions):
        if game.plan.scorer[row] == side:
            if game.plan.kind[row] == Goal.EXIT:
                edges |= game.plan.edges[row]
            elif is_brought_off_by(game, row, soldier):
                edges |= game.plan.exit_edges[side]
    return edges


def is_brought_off_by(game: Game, row: int, soldier: int) -> bool:
    """Return whether a condition is met by a soldier that leaves, or cannot be lost any more. Rule: BS.SCN.7."""
    if game.plan.kind[row] != Goal.FATE or game.plan.mode[row] == Fate.LOST or weight(game, Weight.TARGET) == 0:
        return False
    return (game.forces.escorted[soldier] >> game.plan.about[row]) % 2 == 1


def is_target(game: Game, side: int, soldier: int) -> bool:
    """Return whether a side scores for bringing a soldier off."""
    for row in range(game.plan.conditions):
        if game.plan.scorer[row] == side and is_brought_off_by(game, row, soldier):
            return True
    return False


def lies_on(game: Game, dot: int, edges: int) -> bool:
    """Return whether a point lies on one of some edges."""
    return game.board.edges[dot] & edges != 0


def way_out(game: Game, side: int, soldier: int) -> int:
    """Return the nearest point where a side scores by leaving, NOBODY if there is none within reach."""
    edges: int = scoring_edges(game, side, soldier)
    if edges == 0:
        return NOBODY
    return nearest_way_out(game, soldier, edges)


def way_home(game: Game, side: int, soldier: int) -> int:
    """Return the nearest point where a soldier may leave lawfully, NOBODY if there is none within reach."""
    edges: int = game.plan.exit_edges[side]
    return NOBODY if edges == 0 else nearest_way_out(game, soldier, edges)


def nearest_way_out(game: Game, soldier: int, edges: int) -> int:
    """Return the nearest point on some edges that a soldier reaches in the turns that are left, or NOBODY."""
    dot: int = game.soldiers.dot[soldier]
    best: int = NOBODY
    least: int = (game.plan.turns - game.battle.turn + 1) * movement_of(game, soldier) + 1
    for there in range(game.board.dots):
        if lies_on(game, there, edges):
            apart: int = points_apart(game, dot, there)
            if apart < least:
                least = apart
                best = there
    return best


def nearest_point(game: Game, dot: int) -> int:
    """Return the nearest point that either side scores for, held by one or denied to the other; or NOBODY."""
    best: int = NOBODY
    least: int = FAR
    for row in range(game.plan.conditions):
        first: int = game.plan.first_goal[row]
        for goal in range(first, first + game.plan.goals[row]):
            apart: int = points_apart(game, dot, game.plan.goal[goal])
            if apart < least:
                least = apart
                best = game.plan.goal[goal]
    return best


def is_taken(game: Game, side: int, soldier: int, dot: int) -> bool:
    """Return whether a friend of a soldier holds a point already, so that nobody else need go there."""
    other: int = occupant_of(game, dot)
    return other != NOBODY and other != soldier and side_of(other) == side and can_hold(game, other)


def point_wanted(game: Game, side: int, soldier: int) -> int:
    """Return the nearest point that scores and that no friend holds; or NOBODY."""
    here: int = game.soldiers.dot[soldier]
    if weight(game, Weight.SHARING) == 0:
        return nearest_point(game, here)
    best: int = NOBODY
    least: int = FAR
    for goal in range(goal_count(game)):
        there: int = game.plan.goal[goal]
        apart: int = points_apart(game, here, there)
        if apart < least and not is_taken(game, side, soldier, there):
            least = apart
            best = there
    return best


def quarry_at(game: Game, side: int) -> int:
    """Return where an enemy is that a side is after and sees, or NOBODY."""
    for row in range(game.plan.conditions):
        if game.plan.scorer[row] == side and game.plan.kind[row] == Goal.FATE and weight(game, Weight.TARGET) > 0:
            for enemy in range(first_of(1 - side), end_of(game, 1 - side)):
                if game.view.seen[enemy] and is_quarry(game, row, enemy):
                    return game.view.dot[enemy]
    return NOBODY


def goal_of(game: Game, side: int, soldier: int) -> int:
    """Return the point a soldier goes for: its way out, whom its side is after, what scores, an enemy if nearer."""
    here: int = game.soldiers.dot[soldier]
    out: int = way_out(game, side, soldier)
    if out != NOBODY:
        return out
    quarry: int = quarry_at(game, side)
    if quarry != NOBODY:
        return quarry
    best: int = point_wanted(game, side, soldier)
    enemy: int = nearest_enemy(game, side, here)
    if enemy == NOBODY:
        return best
    there: int = game.view.dot[enemy]
    if best == NOBODY:
        return there
    way: int = QUARTERS * points_apart(game, here, best)
    return there if weight(game, Weight.OBJECTIVE) * points_apart(game, here, there) < way else best


def must_hurry(game: Game, side: int, soldier: int) -> bool:
    """Return whether a soldier has no turn to lose that scores by leaving, or by holding a point at the end."""
    here: int = game.soldiers.dot[soldier]
    out: int = way_out(game, side, soldier)
    if out == NOBODY:
        return weight(game, Weight.SHARING) > 0 and must_go_to_hold(game, side, soldier)
    within_mp: int = (game.plan.turns - game.battle.turn) * movement_of(game, soldier)
    return weight(game, Weight.GROUND_MP) * points_apart(game, here, out) >= within_mp


def must_go_to_hold(game: Game, side: int, soldier: int) -> bool:
    """Return whether a soldier has just the time to take what nobody else of its side holds, nor is nearer to."""
    goal: int = point_wanted(game, side, soldier)
    if goal == NOBODY or game.forces.leader[soldier] > 0 or not is_armoured(game, soldier):
        return False
    apart: int = points_apart(game, game.soldiers.dot[soldier], goal)
    turns_after: int = game.plan.turns - game.battle.turn
    move: int = movement_of(game, soldier)
    if apart == 0 or apart > (turns_after + 1) * move or weight(game, Weight.GROUND_MP) * apart < turns_after * move:
        return False
    for friend in range(first_of(side), end_of(game, side)):
        goes: bool = friend != soldier and is_active(game, friend) and not is_drone_soldier(game, friend)
        if goes and points_apart(game, game.soldiers.dot[friend], goal) < apart:
            return False
    return True
