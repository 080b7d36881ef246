"""The rules document as the kernel's numbers: words become codes, yes and no 1 and 0, what never comes is boundless."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from engine.games.maneuvers.kernel.numbers import codes
from engine.games.maneuvers.kernel.numbers.records import Numbers
from schemas.models.maneuvers.rules import Rules
from schemas.models.maneuvers.rules.ending import CheckRow
from schemas.models.maneuvers.words import Hiding, Outcome

OUTCOME_CODES: Final = {
    Outcome.NONE: codes.NO_OUTCOME,
    Outcome.SHAKEN: codes.SHAKEN,
    Outcome.WOUNDED: codes.WOUNDED,
    Outcome.OUT_OF_ACTION: codes.OUT_OF_ACTION,
    Outcome.KILLED: codes.KILLED,
}
HIDING_CODES: Final = {
    Hiding.KEEPS: codes.KEEPS_HIDING,
    Hiding.ENDS: codes.ENDS_HIDING,
    Hiding.ENDS_WITHOUT_REWARD: codes.ENDS_HIDING_WITHOUT_REWARD,
}


@dataclass(frozen=True, eq=False)
class _Same:
    """A rules document that is equal to itself alone: it holds dictionaries, and cannot be a key."""

    rules: Rules

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and self.rules is other.rules

    def __hash__(self) -> int:
        return id(self.rules)


def numbers_of(rules: Rules) -> Numbers:
    """Return the numbers of a rules document; nobody writes on them."""
    return _packed(_Same(rules))


@lru_cache(maxsize=16)
def _packed(same: _Same) -> Numbers:
    numbers = Numbers()
    pack_numbers(same.rules, numbers)
    return numbers


def pack_numbers(rules: Rules, numbers: Numbers) -> None:
    """Fill `numbers` from a rules document."""
    _dice(rules, numbers)
    _totals(rules, numbers)
    _order(rules, numbers)
    _states(rules, numbers)
    _lasting(rules, numbers)
    _harm(rules, numbers)
    _end(rules, numbers)
    _checks(rules, numbers)


def _dice(rules: Rules, numbers: Numbers) -> None:
    numbers.action_sides = rules.dice.action
    numbers.initiative_sides = rules.dice.initiative
    numbers.points_sides = rules.dice.points
    numbers.check_sides = rules.dice.check
    numbers.advantage_once = int(rules.advantage.stacking == "once")


def _totals(rules: Rules, numbers: Numbers) -> None:
    numbers.total_floor = -codes.BOUNDLESS if rules.total.floor is None else rules.total.floor
    numbers.edge_needed = int(rules.total.edge_needed)
    numbers.points_floor = rules.total.points_floor
    numbers.escape_points = rules.escape.points
    numbers.escape_takes_action = int(rules.escape.takes_action)


def _order(rules: Rules, numbers: Numbers) -> None:
    numbers.order_by_action_value = int(rules.order.ties == "action_value")
    numbers.order_turn_runs_on = int(rules.order.alternation == "running")
    numbers.order_each_round = int(rules.order.each_round)
    numbers.opposes_after_lost_action = int(rules.opposing.after_lost_action)
    numbers.against_target_alone = int(rules.opposing.against == "target")


def _states(rules: Rules, numbers: Numbers) -> None:
    numbers.hidden_disadvantage = rules.hiding.disadvantage
    numbers.hiding_ends_by_moving = int(rules.hiding.ends_by_moving)
    numbers.exposed_advantage = rules.hiding.exposed_advantage
    numbers.exposure_waives = int(rules.hiding.exposure_waives)
    numbers.exposure_ends_by_moving = int(rules.hiding.exposure_ends_by_moving)
    numbers.exposure_ends_by_use = int(rules.hiding.exposure_ends_by_use)
    numbers.snipe_needs_ready = int(rules.hiding.snipe_needs_ready)
    numbers.flags_masked = int(rules.hiding.masked)


def _lasting(rules: Rules, numbers: Numbers) -> None:
    numbers.observer_until_next_action = int(rules.observing.observer_until == "next_action")
    numbers.flag_until_fight_end = int(rules.observing.flag_until == "fight_end")
    numbers.flag_advantage = rules.observing.flag_advantage
    numbers.extra_effect_only = int(rules.observing.extra == "effect_only")
    numbers.lasting_ends_after = int(rules.lasting.ends == "end")
    numbers.lost_action_counts = int(rules.lasting.lost_action_counts)
    numbers.aid_stacks = int(rules.lasting.aid_stacks)


def _harm(rules: Rules, numbers: Numbers) -> None:
    numbers.casualty_times = rules.damage.casualty_times
    numbers.tier_replaces = int(rules.damage.tier_replaces)
    numbers.late_from_round = rules.late.from_round
    numbers.late_casualty_at_most = rules.late.casualty_at_most
    numbers.late_opposing_fails = int(rules.late.opposing_fails)
    numbers.late_tie_fails = int(rules.late.tie_fails)
    numbers.late_total_before_effect = int(rules.late.total_at == "before_effect")


def _end(rules: Rules, numbers: Numbers) -> None:
    numbers.concede_edge = codes.BOUNDLESS if rules.end.concede_edge is None else rules.end.concede_edge
    numbers.concede_from_round = rules.end.concede_from_round
    numbers.rounds_most = rules.end.rounds
    numbers.victory_by_harm = int(rules.end.victory_by == "harm")
    numbers.harm_fallout = rules.end.harm_points.fallout
    numbers.harm_casualty = rules.end.harm_points.casualty
    numbers.harm_dead = rules.end.harm_points.dead
    numbers.harm_left = rules.end.harm_points.left
    numbers.clear_edge = rules.end.clear_edge
    numbers.decisive_edge = rules.end.decisive_edge


def _checks(rules: Rules, numbers: Numbers) -> None:
    _table(rules.check.fallout, 0, numbers)
    _table(rules.check.casualty, codes.TABLE_ROWS, numbers)
    numbers.first_check_stands = int(rules.check.several == "first")
    numbers.escaped_are_checked = int(rules.check.escaped_too)


def _table(rows: Sequence[CheckRow], first: int, numbers: Numbers) -> None:
    """Lay a table down; its last row takes every score that is left, whatever it says."""
    for at, row in enumerate(rows, first):
        is_last = at == first + len(rows) - 1
        numbers.row_least[at] = -codes.BOUNDLESS if is_last or row.least is None else row.least
        numbers.row_outcome[at] = OUTCOME_CODES[row.outcome]
