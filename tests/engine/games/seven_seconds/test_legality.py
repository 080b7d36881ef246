from typing import Any

import pytest

from engine.games.seven_seconds.legality.factions import faction_findings, point_buy
from schemas.diagnostics.diagnostics import Finding, Severity
from schemas.models.seven_seconds.faction import Faction
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.words import Rating, Stat

LINES = {
    "new_tokyo": ([2, 3, 1, 2, 1, 3], [3, 4, 2, 4, 1, 4], [5, 5, 3, 5, 1, 5]),
    "puc": ([2, 2, 3, 2, 2, 1], [3, 3, 4, 3, 3, 2], [4, 4, 5, 4, 4, 3]),
    "zane": ([2] * 6, [3] * 6, [4] * 6),
}
"""The lines of 7S.FAC.2 to 7S.FAC.4: Reserve, Veteran, Spec Ops."""

CASES: dict[str, tuple[tuple[list[int], list[int], list[int]], list[int], list[str], list[str]]] = {
    "7S.CASE.19": (LINES["new_tokyo"], [12, 18, 24], [], []),
    "7S.CASE.20": (
        ([3, 3, 2, 2, 2, 1], [4, 4, 3, 3, 3, 2], [5, 5, 4, 4, 4, 3]),
        [13, 19, 25],
        ["reserve_points_7_of_6"],
        [],
    ),
    "7S.CASE.21": (
        ([3, 3, 1, 1, 2, 2], [5, 4, 2, 2, 3, 2], [6, 5, 3, 3, 4, 3]),
        [12, 18, 24],
        ["spec_ops_sensors_out_of_range"],
        [],
    ),
    "7S.CASE.22": (
        ([3, 3, 2, 2, 1, 1], [2, 4, 3, 4, 3, 2], [4, 5, 4, 4, 4, 3]),
        [12, 18, 24],
        ["veteran_sensors_below_reserve"],
        [],
    ),
    "7S.CASE.23": (
        ([2, 2, 2, 2, 2, 1], [3, 3, 3, 3, 3, 2], [4, 4, 4, 4, 4, 3]),
        [11, 17, 23],
        [],
        ["reserve_points_5_of_6"],
    ),
    "7S.CASE.24": (
        ([0, 3, 3, 2, 2, 2], [1, 4, 4, 3, 3, 3], [2, 5, 5, 4, 4, 4]),
        [12, 18, 24],
        ["reserve_sensors_out_of_range"],
        [],
    ),
    "7S.CASE.254": (
        ([2, 2, 2, 2, 2, 2], [4, 3, 3, 3, 3, 3], [5, 2, 4, 4, 4, 5]),
        [12, 19, 24],
        ["spec_ops_stealth_below_veteran", "veteran_points_7_of_6"],
        ["spec_ops_points_5_of_6"],
    ),
}


def rules(**parameters: Any) -> Rules:
    return Rules.model_validate({"kind": "rules", "id": "house", "title": "House", "faction": parameters})


def faction(reserve: list[int], veteran: list[int], spec_ops: list[int]) -> Faction:
    lines = {"reserve": reserve, "veteran": veteran, "spec_ops": spec_ops}
    return Faction.model_validate(
        {
            "kind": "faction",
            "id": "tested",
            "name": "Tested",
            "flag": {"pattern": "plain", "field": "#000000", "charge": "#FFFFFF"},
            "background": "Nobody.",
            "stats": {rating: dict(zip(Stat, values, strict=True)) for rating, values in lines.items()},
        }
    )


def word(finding: Finding, tested: Faction) -> str:
    """Return a finding in the words of the worked cases."""
    rating = Rating(str(finding.at[1]))
    if finding.code in {"points-over-budget", "points-unspent"}:
        row = next(row for row in point_buy(tested, rules()) if row.rating == rating)
        return f"{rating}_points_{row.spent}_of_{row.budget}"
    below = {Rating.VETERAN: "reserve", Rating.SPEC_OPS: "veteran"}.get(rating, "")
    fault = {"stat-out-of-range": "out_of_range", "stat-below-lower-rating": f"below_{below}"}[finding.code]
    return f"{rating}_{finding.at[2]}_{fault}"


@pytest.mark.parametrize(("lines", "totals", "errors", "warnings"), CASES.values(), ids=CASES)
def test_worked_cases(
    lines: tuple[list[int], list[int], list[int]], totals: list[int], errors: list[str], warnings: list[str]
) -> None:
    """The faction cases of the rule catalogue come out as they were worked by hand."""
    tested = faction(*lines)

    found = faction_findings(tested, rules())

    assert [row.total for row in point_buy(tested, rules())] == totals
    assert sorted(word(f, tested) for f in found if f.severity == Severity.ERROR) == sorted(errors)
    assert sorted(word(f, tested) for f in found if f.severity == Severity.WARNING) == sorted(warnings)


@pytest.mark.parametrize("lines", LINES.values(), ids=LINES)
def test_the_three_factions_are_legal(lines: tuple[list[int], list[int], list[int]]) -> None:
    """All nine lines of the source add up to 12, 18 and 24 (7S.CASE.200)."""
    tested = faction(*lines)

    assert [(row.spent, row.total) for row in point_buy(tested, rules())] == [(6, 12), (6, 18), (6, 24)]
    assert faction_findings(tested, rules()) == ()


def test_the_finding_names_points_fix_rule_and_value() -> None:
    """Veterans with one point too many are told how much, by which rule, where, and the cheapest way back."""
    reserve, veteran, _ = LINES["zane"]
    tested = faction(reserve, [*veteran[:2], 4, *veteran[3:]], [4, 4, 5, 4, 4, 3])

    found = faction_findings(tested, rules())

    assert found == (
        Finding(
            code="points-over-budget",
            at=("stats", "veteran", "armour"),
            message="veteran spends 7 of 6 points, 1 too many",
            hint="lower veteran armour from 4 to 3",
            rule="7S.FAC.7",
        ),
        Finding(
            code="points-unspent",
            at=("stats", "spec_ops"),
            message="spec_ops spends 5 of 6 points; 1 would be lost",
            hint="lower veteran armour from 4 to 3",
            rule="7S.GAP.96",
            severity=Severity.WARNING,
        ),
    )


def test_a_point_too_many_in_reserve_moves_all_three_lines() -> None:
    """A better rating starts from the line below, so the cheapest fix of 7S.CASE.20 lowers one stat in each line."""
    (lines, *_) = CASES["7S.CASE.20"]

    [finding] = faction_findings(faction(*lines), rules())

    assert finding.hint == (
        "lower reserve sensors from 3 to 2, lower veteran sensors from 4 to 3 and lower spec_ops sensors from 5 to 4"
    )


def test_a_homebrew_budget_is_judged_by_its_own_numbers() -> None:
    """With seven points a rating, Zane has one point left in each line, and a line of seven points is legal."""
    zane = faction(*LINES["zane"])
    seven = faction([3, 2, 2, 2, 2, 2], [4, 3, 3, 3, 3, 4], [5, 4, 4, 4, 4, 5])

    assert [f.code for f in faction_findings(zane, rules(points_per_rating=7))] == ["points-unspent"] * 3
    assert [f.code for f in faction_findings(seven, rules(points_per_rating=7))] == ["points-unspent"]
    assert [f.code for f in faction_findings(seven, rules())] == ["points-over-budget"] * 2


@pytest.mark.parametrize(
    ("underspend", "severities"), [("warning", ["warning"]), ("error", ["error"]), ("allowed", [])]
)
def test_underspend_is_what_the_rules_say(underspend: str, severities: list[str]) -> None:
    """Points left over are a warning as ruled (7S.GAP.96), an error or nothing as the rules document says."""
    (lines, *_) = CASES["7S.CASE.23"]

    found = faction_findings(faction(*lines), rules(underspend=underspend))

    assert [finding.severity for finding in found] == severities


def test_a_budget_that_nothing_can_spend_has_no_fix() -> None:
    """Where no faction at all would be legal, the finding stands without a hint."""
    [finding, *_] = faction_findings(faction(*LINES["zane"]), rules(points_per_rating=40, underspend="error"))

    assert finding.hint == ""
