"""Crewed weapons: who sets one up, and who takes one over."""

from engine.games.infantry.kernel.numbers.codes import (
    CONTROLLED,
    CREW_NOT_ADJACENT,
    CREW_TOO_SMALL,
    NOT_ON_DOT,
    NOT_SET_UP,
    SHORT_OF_AP,
    TOO_FEW_AP,
)
from engine.games.infantry.kernel.numbers.lines import dots_apart
from engine.games.infantry.kernel.numbers.records import Crew, Numbers


def choose_crew(numbers: Numbers, crew: Crew, column: int, row: int, wanted: int) -> int:
    """Mark who takes part besides a carrier on that dot, in order; return how many. Rules: IN.CRW.4, IN.GAP.48."""
    found: int = 0
    for one in range(crew.count):
        adjacent: bool = dots_apart(crew.column[one], crew.row[one], column, row) == 1
        takes_part: bool = adjacent and (found < wanted or (numbers.all_adjacent_pay == 1 and wanted > 0))
        crew.chosen[one] = 1 if takes_part else 0
        found += crew.chosen[one]
    return found


def set_up_refused(crew: Crew, wanted: int, chosen: int, carrier_ap: int, cost: int) -> int:
    """Return what is against setting up or breaking down, as bits. Rules: IN.CRW.4 to IN.CRW.6."""
    if crew.count < wanted:
        return CREW_TOO_SMALL
    if chosen < wanted:
        return CREW_NOT_ADJACENT
    if carrier_ap < cost:
        return TOO_FEW_AP
    for one in range(crew.count):
        if crew.chosen[one] and crew.ap[one] < cost:
            return TOO_FEW_AP
    return 0


def takeover_refused(numbers: Numbers, on_dot: bool, ap: int, controlled: bool, is_set_up: bool) -> int:
    """Return what is against taking a weapon over, as bits. Rules: IN.CRW.8, IN.CRW.9, IN.GAP.5."""
    reasons: int = 0 if on_dot else NOT_ON_DOT
    if ap < numbers.takeover_ap:
        reasons += SHORT_OF_AP
    if controlled:
        reasons += CONTROLLED
    return reasons + (NOT_SET_UP if numbers.takeover_set_up and not is_set_up else 0)
