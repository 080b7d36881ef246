"""Every parameter and every ruling of the game of maneuvers has a witness: a worked case, or a position by hand."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from engine.games.maneuvers.kernel.numbers.codes import Check, Grade
from schemas.models.maneuvers.words import Preparation
from schemas.models.rulebook import Rulebook
from tests.engine.games.maneuvers import positions
from tests.rules.adapters.maneuvers.answers import ANSWERS
from tests.rules.adapters.maneuvers.bench import rules_of, shipped_pack
from tests.rules.case_files import KEPT, Case, read_cases
from tests.rules.test_cases import in_form

FOR_DOCUMENTS = ("character.", "squad.")
"""What checks read and no fight; worked cases and the examples of their codes show those."""


@dataclass(frozen=True)
class Ruling:
    """A parameter with its ruling, what a position shows as ruled, and another value with what it shows then."""

    parameter: str
    ruling: str
    play: Callable[[positions.Params], Any]
    shown: Any
    value: Any
    shown_then: Any


ROWS: tuple[tuple[str, str, Callable[[positions.Params], Any], Any, Any, Any], ...] = (
    ("dice.action", "MN.GAP.1", positions.action_dice, {6}, 8, {8}),
    ("dice.initiative", "MN.GAP.1", positions.order_dice, {6}, 10, {10}),
    ("dice.points", "MN.ENG.3", positions.point_dice, {6}, 4, {4}),
    ("dice.check", "MN.HOUSE.5", positions.check_dice, {6}, 12, {12}),
    ("advantage.stacking", "MN.GAP.18", positions.dice_of_two_advantages, 3, "once", 2),
    ("total.start.even", "MN.GAP.2", positions.starts(Preparation.EVEN), 0, 7, 7),
    ("total.start.scouted", "MN.GAP.2", positions.starts(Preparation.SCOUTED), 3, 7, 7),
    ("total.start.prepared_position", "MN.GAP.2", positions.starts(Preparation.PREPARED_POSITION), 3, 7, 7),
    ("total.start.ambush", "MN.GAP.2", positions.starts(Preparation.AMBUSH), 6, 7, 7),
    ("total.start.caught_off_guard", "MN.GAP.2", positions.starts(Preparation.CAUGHT_OFF_GUARD), -3, 7, 7),
    ("order.each_round", "MN.ORD.3", positions.orders_rolled, 1, True, 2),
    ("opposing.after_lost_action", "MN.GAP.6", positions.opposes_though_pinned, True, False, False),
    ("opposing.against", "MN.GAP.26", positions.net_by_opponent, 1, "target", 0),
    ("hiding.ends_by_moving", "MN.GAP.7", positions.hides_after_moving, 0, False, 1),
    ("hiding.exposure_ends_by_moving", "MN.GAP.7", positions.exposed_after_moving, 0, False, 1),
    ("hiding.exposure_ends_by_use", "MN.GAP.11", positions.exposed_after_use, 0, False, 1),
    ("hiding.masked", "MN.GAP.15", positions.knows_of_unnoticed_flag, False, False, True),
    ("observing.observer_until", "MN.GAP.13", positions.observes_after_next_action, 1, "next_action", 0),
    ("observing.flag_until", "MN.GAP.14", positions.flagged_after_next_action, 0, "fight_end", 1),
    ("observing.extra", "MN.GAP.17", positions.rolls_of_extra, 2, "effect_only", 0),
    ("escape.takes_action", "MN.GAP.8", positions.acts_before_leaving, 0, False, 1),
    ("lasting.ends", "MN.GAP.30", positions.net_that_ends_with_this_action, 0, "end", 1),
    ("lasting.lost_action_counts", "MN.GAP.30", positions.lasts_over_a_missed_action, 0, False, 1),
    ("lasting.aid_stacks", "MN.GAP.16", positions.net_of_two_aids, 1, True, 2),
    (
        "damage.tier_replaces",
        "MN.GAP.19",
        positions.checks_of_double_armor,
        [Check.CASUALTY],
        False,
        [1, Check.CASUALTY],
    ),
    ("late.opposing_fails", "MN.GAP.20", positions.late_checks_of((7, 4)), [Check.FALLOUT], False, []),
    ("late.tie_fails", "MN.GAP.20", positions.late_checks_of((4, 4)), [], True, [Check.FALLOUT]),
    (
        "late.total_at",
        "MN.GAP.21",
        positions.late_checks_of((3, 4), (4,), maneuver="aid_ally", own=3),
        [Check.CASUALTY],
        "before_effect",
        [Check.FALLOUT],
    ),
    ("end.victory_by", "MN.GAP.33", positions.winner_although_hurt, 1, "edge", 0),
    ("end.clear_edge", "MN.HOUSE.6", positions.grade_after(10), Grade.CLEAR, 11, Grade.MARGINAL),
    ("end.decisive_edge", "MN.HOUSE.6", positions.grade_after(19), Grade.CLEAR, 19, Grade.DECISIVE),
    ("check.escaped_too", "MN.GAP.29", positions.fate_of_who_left, True, False, False),
)
RULINGS = tuple(Ruling(*row) for row in ROWS)


def cases() -> Iterator[Case]:
    """Yield the worked cases of the game."""
    return (case for path in KEPT for case in read_cases(path) if case.system == "maneuvers")


def leaves(values: dict[str, Any], above: str = "") -> Iterator[str]:
    """Yield the dotted names of all single values."""
    for name, value in values.items():
        if isinstance(value, dict):
            yield from leaves(value, f"{above}{name}.")
        else:
            yield f"{above}{name}"


def changing() -> dict[str, list[Case]]:
    """Return the worked cases that change each parameter."""
    found: dict[str, list[Case]] = {}
    for case in cases():
        for name in case.given.get("params", {}):
            found.setdefault(name, []).append(case)
    return found


@pytest.mark.parametrize("ruling", [pytest.param(each, id=each.parameter) for each in RULINGS])
def test_a_position_goes_as_ruled_and_otherwise_by_another_ruling(ruling: Ruling) -> None:
    """The same position under the value as ruled and under another one, each with what follows from it."""
    assert ruling.play({}) == ruling.shown
    assert ruling.play({ruling.parameter: ruling.value}) == ruling.shown_then


@pytest.mark.parametrize("parameter", changing())
def test_a_worked_case_would_come_out_otherwise_as_ruled(parameter: str) -> None:
    """It is the parameter that the case shows: without it the answer is another one."""
    as_ruled = [
        {name: value for name, value in case.given.items() if name != "params"} for case in changing()[parameter]
    ]
    answers = [
        in_form(case.expect, ANSWERS[case.question](given))
        for case, given in zip(changing()[parameter], as_ruled, strict=True)
    ]

    assert answers != [case.expect for case in changing()[parameter]]


def test_no_parameter_is_without_a_witness() -> None:
    """Each is shown by a position, by a worked case that changes it, or is read by checks alone."""
    names = [name for name in leaves(rules_of({}).model_dump(mode="json")) if "." in name]
    witnessed = {each.parameter for each in RULINGS} | {*changing()}

    assert [name for name in names if name not in witnessed and not name.startswith(FOR_DOCUMENTS)] == []


def test_no_rule_and_no_ruling_is_without_a_witness() -> None:
    """Each is cited by a worked case, a position or a test of the game that says what it shows."""
    [loaded] = shipped_pack().of_kind("rulebook")
    assert isinstance(loaded.model, Rulebook)
    known = {rule.id for rule in loaded.model.rules} | {ruling.id for ruling in loaded.model.rulings}
    cited = {rule for case in cases() for rule in case.rules} | {each.ruling for each in RULINGS}
    written = {rule for text in _tests() for rule in re.findall(r"MN\.[A-Z]+\.\d+", text)}

    assert sorted(known - cited - written) == []


def _tests() -> Iterator[str]:
    return (path.read_text(encoding="utf-8") for path in sorted(Path(__file__).parent.glob("test_*.py")))
