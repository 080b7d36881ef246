"""The arithmetic of harm and of how fights end: checks that are earned and made, who has won, and how clearly."""

from engine.games.maneuvers.kernel.numbers.codes import (
    DRAWN,
    GOES_ON,
    NOBODY,
    SQUAD_A,
    SQUAD_B,
    TABLE_ROWS,
    Check,
    Ending,
    Grade,
    Outcome,
)
from engine.games.maneuvers.kernel.numbers.maneuvers import edge_of
from engine.games.maneuvers.kernel.numbers.records import Numbers


def earned(numbers: Numbers, casualty: bool) -> int:
    """Return the checks of an event, as bits: the higher tier replaces the lower one. Rule: MN.GAP.19."""
    if not casualty:
        return Check.FALLOUT
    return Check.CASUALTY if numbers.tier_replaces else Check.FALLOUT + Check.CASUALTY


def damage_checks(numbers: Numbers, damage: int, armor: int) -> int:
    """Return the checks that direct damage earns, as bits. Rules: MN.DMG.1 to MN.DMG.4, MN.GAP.19."""
    if damage < armor:
        return Check.NONE
    return earned(numbers, damage >= numbers.casualty_times * armor)


def damage_stress(damage: int, armor: int) -> int:
    """Return the Stress of the checks that direct damage earns. Rule: MN.DMG.5."""
    return damage - armor


def late_checks(numbers: Numbers, round_number: int, total: int, margin: int) -> int:
    """Return the checks that a failed roll earns, as bits; the Stress is the margin.

    `total` is that of the squad of who failed; a margin of 0 is a tie.
    Rules: MN.VIC.1 to MN.VIC.3, MN.GAP.19 to MN.GAP.21.
    """
    if round_number < numbers.late_from_round or (margin == 0 and not numbers.late_tie_fails):
        return Check.NONE
    return earned(numbers, total <= numbers.late_casualty_at_most)


def check_score(die: int, resilience: int, stress: int) -> int:
    """Return the score of a check. Rule: MN.HOUSE.5."""
    return die + resilience - stress


def check_outcome(numbers: Numbers, check: int, score: int) -> int:
    """Return what a check by a score leads to. Rules: MN.GAP.23, MN.HOUSE.5."""
    row: int = 0 if check == Check.FALLOUT else TABLE_ROWS
    while score < numbers.row_least[row]:
        row += 1
    return numbers.row_outcome[row]


def outcome_that_stands(numbers: Numbers, standing: int, outcome: int) -> int:
    """Return what stands after a further check; `NOBODY` stands before the first one. Rule: MN.GAP.29."""
    if standing != NOBODY and numbers.first_check_stands:
        return standing
    return max(standing, outcome)


def harm_points(numbers: Numbers, check: int, outcome: int) -> int:
    """Return what somebody counts as harmed by the outcome of a check. Rule: MN.GAP.33."""
    if outcome == Outcome.NONE:
        return 0
    if outcome == Outcome.KILLED:
        return numbers.harm_dead
    return numbers.harm_casualty if check == Check.CASUALTY else numbers.harm_fallout


def harm_that_stands(numbers: Numbers, standing: int, fate: int, harm: int) -> int:
    """Return what somebody counts after a further check, `fate` being what stood before it. Rules: MN.GAP.29, 33."""
    if fate != NOBODY and numbers.first_check_stands:
        return standing
    return max(standing, harm)


def harm_of_character(numbers: Numbers, standing: int, left_behind: bool) -> int:
    """Return what somebody counts in the end, by checks and by having been left behind. Rule: MN.GAP.33."""
    return max(standing, numbers.harm_left) if left_behind else standing


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
