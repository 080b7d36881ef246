"""Where the heuristic player goes: for what its side scores for, else for the enemy. Rules: BS.VIC.1 to BS.VIC.3."""

from engine.games.battlesuit.kernel.board.places import points_apart
from engine.games.battlesuit.kernel.board.soldiers import movement_of
from engine.games.battlesuit.kernel.codes import FAR, NOBODY, Weight
from engine.games.battlesuit.kernel.event_codes import Goal
from engine.games.battlesuit.kernel.players.heuristic.weights import weight
from engine.games.battlesuit.kernel.players.heuristic.worth import nearest_enemy
from engine.games.battlesuit.kernel.records import Game


def scoring_edges(game: Game, side: int) -> int:
    """Return the edges over which a side scores for soldiers that leave, as bits; 0 if it does not."""
    for row in range(game.plan.conditions):
        if game.plan.kind[row] == Goal.EXIT and game.plan.scorer[row] == side:
            return game.plan.edges[row]
    return 0


def lies_on(game: Game, dot: int, edges: int) -> bool:
    """Return whether a point lies on one of some edges."""
    return game.board.edges[dot] & edges != 0


def way_out(game: Game, side: int, soldier: int) -> int:
    """Return the nearest point where a side scores by leaving, NOBODY if there is none within reach."""
    edges: int = scoring_edges(game, side)
    if edges == 0:
        return NOBODY
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


def goal_of(game: Game, side: int, soldier: int) -> int:
    """Return the point a soldier goes for: its way out, else the nearest point that scores, or an enemy's if nearer."""
    here: int = game.soldiers.dot[soldier]
    out: int = way_out(game, side, soldier)
    if out != NOBODY:
        return out
    best: int = nearest_point(game, here)
    enemy: int = nearest_enemy(game, side, here)
    if enemy == NOBODY:
        return best
    there: int = game.view.dot[enemy]
    if best == NOBODY or points_apart(game, here, there) < points_apart(game, here, best):
        return there
    return best


def must_hurry(game: Game, side: int, soldier: int) -> bool:
    """Return whether a soldier that scores by leaving has no turn to lose."""
    here: int = game.soldiers.dot[soldier]
    out: int = way_out(game, side, soldier)
    if out == NOBODY:
        return False
    turns_after: int = game.plan.turns - game.battle.turn
    return weight(game, Weight.GROUND_MP) * points_apart(game, here, out) >= turns_after * movement_of(game, soldier)
