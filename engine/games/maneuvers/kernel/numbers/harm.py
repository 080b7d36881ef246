"""Harm: the checks that damage and late failures earn, and what checks do when the fight is over."""

from engine.games.maneuvers.kernel.numbers.codes import (
    NOBODY,
    TABLE_ROWS,
    Check,
    Outcome,
)
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
