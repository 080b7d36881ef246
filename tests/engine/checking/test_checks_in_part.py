"""Documents that are right in themselves, but name something that is not there, and how grave findings are."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.checking import checks
from engine.checking.check import Check, check, mistake
from engine.checking.checks import check_packs, document_findings
from engine.checking.codes import code_of
from engine.paths import CONTENT
from schemas.diagnostics.diagnostics import Diagnostic, Finding, Severity
from schemas.packs.packs import Loaded, Pack
from schemas.systems import SystemName

MANIFEST = """\
kind: pack
id: tested
system: SYSTEM
version: 1.0.0
title: Tested
authors: [A. Tester]
licence: MIT
format: 1
extends: SYSTEM
"""
YARD = """\
kind: terrain_map
id: yard
title: Yard
width_in: 36
depth_in: 36
features:
  - {id: wood, type: woodz, outline_in: [[4, 4], [10, 4], [8, 9]]}
  - {id: wood, type: woods, outline_in: [[20, 20], [26, 20], [24, 25]]}
"""
FORCE = """\
kind: force
id: few
title: The Few
budget: 20
squads:
  - name: Only
    soldiers: [{card: fronk_line}, {card: commander}]
"""


def found(folder: Path, system: SystemName, text: str) -> tuple[Diagnostic, ...]:
    folder.joinpath("pack.yaml").write_text(MANIFEST.replace("SYSTEM", system), encoding="utf-8")
    folder.joinpath("tested.yaml").write_text(text, encoding="utf-8")
    return check_packs([folder], [CONTENT]).diagnostics


def test_an_unknown_terrain_type_hides_no_other_mistake_of_its_map(tmp_path: Path) -> None:
    """Two pieces of one id are named although the type of one of them is misspelt."""
    diagnostics = found(tmp_path, "seven_seconds", YARD)

    assert {(one.code, one.line) for one in diagnostics} >= {("unknown-reference", 7), ("duplicate-feature", 8)}


def test_the_missing_type_is_named_with_the_checks_that_could_not_run(tmp_path: Path) -> None:
    """One fault, one diagnostic: a table is covered or full by the types of its pieces, and they overlap without."""
    [said] = [one for one in found(tmp_path, "seven_seconds", YARD) if one.code == "unknown-reference"]

    assert said.line == 7
    assert said.message.startswith("`type` names the terrain type `woodz`, and there is none; without it there is no ")
    assert "`table-covered`" in said.message
    assert "`no-room-to-deploy`" in said.message
    assert "overlapping-features" not in said.message


def test_a_map_whose_types_are_all_there_is_checked_in_full(tmp_path: Path) -> None:
    """Nothing else is said."""
    codes = {one.code for one in found(tmp_path, "seven_seconds", YARD.replace("woodz", "woods"))}

    assert codes == {"duplicate-feature"}


def test_the_sum_of_a_force_is_no_verdict_without_one_of_its_cards(tmp_path: Path) -> None:
    """A force with a misspelt soldier is not said to keep its budget, nor to break it."""
    [said] = found(tmp_path, "battlesuit", FORCE)

    assert said.code == "unknown-reference"
    assert "`force-over-budget`" in said.message


def test_a_document_that_names_nothing_is_checked_and_not_played(tmp_path: Path) -> None:
    """It is no document of the pack that battles and printing see."""
    found(tmp_path, "seven_seconds", YARD)
    [pack] = check_packs([tmp_path], [CONTENT]).packs

    assert pack.find("terrain_map", "yard") is None
    assert [one.id for one in pack.checked_only] == ["yard"]


def _always(_: Loaded) -> Iterator[Finding]:
    """Made up.

    Why.
    Rule: X.1.
    """
    yield mistake(("id",), "something", "fix it")


def made_up(severity: Severity, rule: str = "") -> Check[...]:
    return check("made-up", rule, kind="faction", severity=severity)(_always)


@pytest.mark.parametrize("severity", Severity)
def test_how_grave_a_finding_is_stands_at_the_row_of_its_check(
    severity: Severity, seven_seconds: Pack, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The function of the check need not say it again."""
    monkeypatch.setattr(checks, "checks_of", lambda _: (made_up(severity),))
    [faction, *_] = seven_seconds.of_kind("faction")

    assert [one.severity for one in document_findings(faction, seven_seconds)] == [severity]


def test_a_check_without_a_rule_is_explained_without_one() -> None:
    """No sentence about a rule that there is not; with one, its id."""
    assert code_of(made_up(Severity.ERROR)).explanation == "Why."
    assert code_of(made_up(Severity.ERROR, "X.1")).explanation == "Why. Rule: X.1."
