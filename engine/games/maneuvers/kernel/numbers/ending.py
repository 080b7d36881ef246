"""The end of a fight: when it comes, who has won, and how clearly."""

from engine.games.maneuvers.kernel.numbers.codes import (
    DRAWN,
    GOES_ON,
    NOBODY,
    SQUAD_A,
    SQUAD_B,
    Ending,
    Grade,
)
from engine.games.maneuvers.kernel.numbers.records import Numbers
from engine.games.maneuvers.kernel.numbers.totals import edge_of


def fight_ends(numbers: Numbers, round_number: int, edge_a: int, left_a: int, left_b: int) -> int:
    """Return why a fight ends after a round, or that it goes on. Rule: MN.GAP.22."""
    if left_a == 0 or left_b == 0:
        return Ending.SQUAD_GONE
    if round_number >= numbers.concede_from_round and abs(edge_a) >= numbers.concede_edge:
        return Ending.CONCEDED
    return Ending.LAST_ROUND if round_number >= numbers.rounds_most else GOES_ON


def fight_winner(reason: int, edge_a: int, left_a: int, left_b: int) -> int:
    """Return which squad wins by a reason to end; `DRAWN`, or `NOBODY` if the fight goes on. Rule: MN.GAP.22."""
    if reason == GOES_ON:
        return NOBODY
    lead: int = left_a - left_b if reason == Ending.SQUAD_GONE else edge_a
    if lead == 0:
        return DRAWN
    return SQUAD_A if lead > 0 else SQUAD_B


def winner_by_harm(harm_a: int, harm_b: int, edge_a: int) -> int:
    """Return which squad wins where harm decides: less harm, then Edge; `DRAWN` if both are equal. Rule: MN.GAP.33."""
    lead: int = harm_b - harm_a if harm_a != harm_b else edge_a
    if lead == 0:
        return DRAWN
    return SQUAD_A if lead > 0 else SQUAD_B


def winner_edge(winner: int, total_a: int, total_b: int) -> int:
    """Return the Edge of who has won, which may be below 0; 0 in a draw. Rule: MN.HOUSE.6."""
    if winner == DRAWN:
        return 0
    return edge_of(total_a, total_b) if winner == SQUAD_A else edge_of(total_b, total_a)


def victory_grade(numbers: Numbers, edge: int) -> int:
    """Return how clear a victory is by the Edge of the winner. Rule: MN.HOUSE.6."""
    if edge >= numbers.decisive_edge:
        return Grade.DECISIVE
    return Grade.CLEAR if edge >= numbers.clear_edge else Grade.MARGINAL
