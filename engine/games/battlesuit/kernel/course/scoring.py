"""Victory points by the conditions of the scenario. Rules: BS.VIC.1 to BS.VIC.3, BS.GAP.99, BS.GAP.132, BS.GAP.133."""

from engine.games.battlesuit.kernel.board.places import is_airborne, occupant_of
from engine.games.battlesuit.kernel.board.soldiers import (
    end_of,
    first_of,
    is_active,
    is_down,
    is_lost,
    is_on_map,
    note_side,
    side_of,
)
from engine.games.battlesuit.kernel.codes import (
    AT_THE_END,
    BY_COUNT,
    DENIAL,
    DESTRUCTION,
    E_SCORE,
    EVERY_TURN,
    EXIT,
    EXITED,
    NOBODY,
    OCCUPATION,
)
from engine.games.battlesuit.kernel.records import Game


def score_turn(game: Game) -> None:
    """Count what is counted after every turn."""
    for row in range(game.plan.conditions):
        if game.plan.when[row] == EVERY_TURN:
            count(game, row)


def score_at_end(game: Game) -> None:
    """Count what is counted once."""
    for row in range(game.plan.conditions):
        if game.plan.when[row] == AT_THE_END:
            count(game, row)


def count(game: Game, row: int) -> None:
    """Count one condition."""
    points: int = condition_points(game, row)
    side: int = game.plan.scorer[row]
    if points != 0:
        game.battle.score[side] += points
        note_side(game, E_SCORE, side, row, points, game.plan.kind[row])


def condition_points(game: Game, row: int) -> int:
    """Return what a condition of victory is worth now."""
    kind: int = game.plan.kind[row]
    side: int = game.plan.scorer[row]
    if kind == DESTRUCTION:
        return destruction_points(game, row, 1 - side)
    if kind == OCCUPATION:
        return points_held(game, row, side) * game.plan.worth[row]
    if kind == EXIT:
        return exit_points(game, row, side)
    if kind == DENIAL and points_held(game, row, 1 - side) == 0:
        return game.plan.worth[row]
    return 0


def destruction_points(game: Game, row: int, enemy: int) -> int:
    """Return what enemies out of action are worth; halves are rounded down. Rule: BS.VIC.2."""
    total: int = 0
    for soldier in range(first_of(enemy), end_of(game, enemy)):
        worth: int = worth_of(game, row, soldier)
        if is_lost(game, soldier):
            total += worth
        elif is_on_map(game, soldier) and is_down(game, soldier):
            total += worth * game.plan.needed[row] // 2
    return total


def worth_of(game: Game, row: int, soldier: int) -> int:
    """Return what a soldier is worth under a condition. Rule: BS.VIC.2."""
    if game.plan.mode[row] == BY_COUNT:
        return game.plan.worth[row]
    return game.cards.build_value[game.forces.card[soldier]]


def points_held(game: Game, row: int, side: int) -> int:
    """Return how many points of a condition a side holds. Rule: BS.VIC.3."""
    held: int = 0
    first: int = game.plan.first_goal[row]
    for goal in range(first, first + game.plan.goals[row]):
        if holder_of(game, game.plan.goal[goal]) == side:
            held += 1
    return held


def holder_of(game: Game, dot: int) -> int:
    """Return who holds a point: the side with an active soldier on its ground. Rule: BS.GAP.132."""
    soldier: int = occupant_of(game, dot)
    if soldier == NOBODY or not is_active(game, soldier) or is_airborne(game, soldier):
        return NOBODY
    return side_of(soldier)


def exit_points(game: Game, row: int, side: int) -> int:
    """Return what soldiers are worth that left over the edges of a condition. Rule: BS.VIC.1."""
    total: int = 0
    for soldier in range(first_of(side), end_of(game, side)):
        edge: int = game.soldiers.exit_edge[soldier]
        if game.soldiers.place[soldier] == EXITED and edge != NOBODY and (game.plan.edges[row] >> edge) % 2 == 1:
            total += worth_of(game, row, soldier)
    return total
