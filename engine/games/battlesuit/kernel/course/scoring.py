"""Victory points by the conditions of the scenario. Rules: BS.VIC.1 to BS.VIC.3, BS.GAP.99."""

from engine.games.battlesuit.kernel.board.holding import holder_of
from engine.games.battlesuit.kernel.board.soldiers import note_side
from engine.games.battlesuit.kernel.course.soldier_points import (
    destruction_points,
    exit_points,
    fate_points,
    survival_points,
)
from engine.games.battlesuit.kernel.event_codes import Event, Goal, When
from engine.games.battlesuit.kernel.legal.demolition import is_structure
from engine.games.battlesuit.kernel.records import Game


def score_turn(game: Game) -> None:
    """Count what is counted after every turn."""
    for row in range(game.plan.conditions):
        if game.plan.when[row] == When.PER_TURN:
            count(game, row, condition_points(game, row))
        elif game.plan.when[row] == When.IN_A_ROW:
            count(game, row, points_held_in_a_row(game, row))


def score_at_end(game: Game) -> None:
    """Count what is counted once."""
    for row in range(game.plan.conditions):
        if game.plan.when[row] == When.END:
            count(game, row, condition_points(game, row))


def count(game: Game, row: int, points: int) -> None:
    """Count the points of one condition."""
    side: int = game.plan.scorer[row]
    if points != 0:
        game.battle.score[side] += points
        note_side(game, Event.SCORE, side, row, points, game.plan.kind[row])


def standing(game: Game, side: int) -> int:
    """Return the points that a side would have if the battle were over now."""
    total: int = game.battle.score[side]
    for row in range(game.plan.conditions):
        if game.plan.scorer[row] == side and game.plan.when[row] == When.END:
            total += condition_points(game, row)
    return total


def condition_points(game: Game, row: int) -> int:
    """Return what a condition of victory is worth now."""
    kind: int = game.plan.kind[row]
    side: int = game.plan.scorer[row]
    if kind == Goal.OCCUPATION:
        return points_held(game, row, side) * game.plan.worth[row]
    if kind == Goal.DENIAL:
        return game.plan.worth[row] if points_held(game, row, 1 - side) == 0 else 0
    if kind == Goal.DEMOLITION:
        return structures_gone(game, row) * game.plan.worth[row]
    return points_for_soldiers(game, row, kind, side)


def points_for_soldiers(game: Game, row: int, kind: int, side: int) -> int:
    """Return what a condition is worth now that is about soldiers."""
    if kind == Goal.DESTRUCTION:
        return destruction_points(game, row, 1 - side)
    if kind == Goal.EXIT:
        return exit_points(game, row, side)
    if kind == Goal.SURVIVAL:
        return survival_points(game, row, side)
    return fate_points(game, row) if kind == Goal.FATE else 0


def points_held(game: Game, row: int, side: int) -> int:
    """Return how many points of a condition a side holds. Rule: BS.VIC.3."""
    held: int = 0
    first: int = game.plan.first_goal[row]
    for goal in range(first, first + game.plan.goals[row]):
        if holder_of(game, game.plan.goal[goal]) == side:
            held += 1
    return held


def points_held_in_a_row(game: Game, row: int) -> int:
    """Return what points are worth that a side has now held for long enough; each is paid once. Rule: BS.VIC.3."""
    total: int = 0
    first: int = game.plan.first_goal[row]
    for goal in range(first, first + game.plan.goals[row]):
        holds: bool = game.battle.held_by[goal] == game.plan.scorer[row] + 1
        if holds and game.battle.held_turns[goal] >= game.plan.needed[row] and game.battle.paid[goal] == 0:
            game.battle.paid[goal] = 1
            total += game.plan.worth[row]
    return total


def structures_gone(game: Game, row: int) -> int:
    """Return on how many points of a condition nothing built stands any more. Rules: BS.ENG.3, BS.BMB.3, BS.BMB.4."""
    gone: int = 0
    first: int = game.plan.first_goal[row]
    for goal in range(first, first + game.plan.goals[row]):
        if not is_structure(game.land.terrain[game.plan.goal[goal]]):
            gone += 1
    return gone
