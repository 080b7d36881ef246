"""Where a piece of the heuristic player wants to be."""

from engine.games.seven_seconds.kernel.codes import FIRST_OBJECTIVE, NOBODY, Weight
from engine.games.seven_seconds.kernel.mission_codes import Condition, ObjectiveState
from engine.games.seven_seconds.kernel.players.observe import weight
from engine.games.seven_seconds.kernel.records import Game
from engine.kernel.geometry import distance_mil


def is_open(game: Game, side: int, row: int) -> bool:
    """Return whether a condition on an objective can still be brought about by going there."""
    index: int = game.view.objective[row]
    if game.view.objective_destroyed[index] or game.view.vp[row] <= 0:
        return False
    if game.view.condition[row] == Condition.OBJECTIVE_COUNTERS:
        return True
    if game.view.condition[row] != Condition.OBJECTIVE_STATE:
        return False
    state: int = game.view.state[row]
    if state == ObjectiveState.INSPECTED:
        return game.view.counters[FIRST_OBJECTIVE + index] == 0
    if state == ObjectiveState.CONTESTED:
        return game.view.objective_control[index] == 2 - side
    if state == ObjectiveState.SECURED_BY_OWN_SIDE:
        return game.view.objective_control[index] != side + 1
    return state == ObjectiveState.DESTROYED


def set_goal(game: Game, side: int, piece: int) -> None:
    """Set the goal of a piece: an objective its mission wants, else the nearest enemy, else the enemy's edge."""
    best: int = -1000000
    chosen: int = NOBODY
    for row in range(6):
        if is_open(game, side, row):
            place: int = FIRST_OBJECTIVE + game.view.objective[row]
            spread: int = (piece + row) % 3 * weight(game, Weight.GOAL_SPREAD_MIL)
            wish: int = game.view.vp[row] * weight(game, Weight.GOAL_VP_MIL) + spread
            wish -= distance_mil(
                game.view.x_mil[piece], game.view.y_mil[piece], game.view.x_mil[place], game.view.y_mil[place]
            )
            if game.view.seen[place] and wish > best:
                best = wish
                chosen = place
    if chosen == NOBODY:
        chosen = nearest_enemy(game, piece)
    if chosen != NOBODY:
        game.view.goal_x_mil = game.view.x_mil[chosen]
        game.view.goal_y_mil = game.view.y_mil[chosen]
    else:
        game.view.goal_x_mil = game.table.width_mil // 2
        game.view.goal_y_mil = game.table.depth_mil // 2


def nearest_enemy(game: Game, piece: int) -> int:
    """Return the nearest enemy piece, or NOBODY."""
    chosen: int = NOBODY
    nearest: int = 0
    for enemy in range(game.view.enemies_from, game.view.enemies_to):
        other: int = game.view.present[enemy]
        away: int = distance_mil(
            game.view.x_mil[piece], game.view.y_mil[piece], game.view.x_mil[other], game.view.y_mil[other]
        )
        if chosen == NOBODY or away < nearest:
            chosen = other
            nearest = away
    return chosen
