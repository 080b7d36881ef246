"""Every parameter of infantry matters: a battle, position, look-up or check comes out otherwise with another value."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from engine.checking.checks import checks_of
from schemas.models.rulebook import Rulebook
from tests.engine.games.infantry.arena import log_of, prepared_with, shipped
from tests.engine.games.infantry.test_rulings import ROWS
from tests.rules.adapters.infantry.answers import ANSWERS
from tests.rules.case_files import KEPT, Case, read_cases
from tests.rules.test_cases import in_form

WITNESSES = yaml.safe_load(Path(__file__).with_name("witnesses.yaml").read_text(encoding="utf-8"))
BATTLES, ELSEWHERE = WITNESSES["battles"], WITNESSES["elsewhere"]
SEEDS = range(500)


@cache
def cases() -> dict[str, Case]:
    """Return the worked cases of the game by id."""
    return {case.id: case for path in KEPT for case in read_cases(path) if case.system == "infantry"}


def leaves(values: dict[str, Any], above: str = "") -> Iterator[str]:
    """Yield the dotted names of all single values."""
    for name, value in values.items():
        if isinstance(value, dict):
            yield from leaves(value, f"{above}{name}.")
        else:
            yield f"{above}{name}"


@pytest.mark.prove
@pytest.mark.parametrize("path", BATTLES)
def test_a_parameter_changes_some_battle(path: str) -> None:
    """The same seed under another value writes another log, and both modes write that one."""
    under = BATTLES[path].get("under", {})
    ruled, otherwise = prepared_with(under), prepared_with({**under, path: BATTLES[path]["value"]})
    changed = (seed for seed in SEEDS if log_of(ruled, seed) != log_of(otherwise, seed))
    seed = next(changed, None)

    assert seed is not None
    assert log_of(otherwise, seed, "plain") == log_of(otherwise, seed)


@pytest.mark.parametrize("path", [path for path, shown in ELSEWHERE.items() if shown.startswith("IN.")])
def test_a_worked_case_would_come_out_otherwise_as_ruled(path: str) -> None:
    """It is the parameter that the case shows: without it the answer is another one."""
    case = cases()[ELSEWHERE[path]]
    params = {name: value for name, value in case.given["params"].items() if name != path}

    found = in_form(case.expect, ANSWERS[case.question]({**case.given, "params": params}))

    assert path in case.given["params"]
    assert found != case.expect


def test_no_parameter_is_without_a_witness() -> None:
    """Each is shown by battles, by a position or a worked case, or by the check that refuses every other value."""
    assert shipped().rules is not None
    names = [name for name in leaves(shipped().rules.model_dump(mode="json")) if "." in name]
    positions = {f"{row[0]}.{next(iter(row[4]))}" if isinstance(row[4], dict) else row[0] for row in ROWS}
    checks = {check.code for check in checks_of("infantry")}

    assert sorted(names) == sorted({*BATTLES, *ELSEWHERE})
    assert {path for path, shown in ELSEWHERE.items() if shown == "position"} <= positions
    others = {shown for shown in ELSEWHERE.values() if shown != "position"} - {*cases()} - checks
    assert [shown for shown in sorted(others) if not Path(shown).is_file()] == []


def test_no_rule_and_no_ruling_is_without_a_witness() -> None:
    """Each is cited by a worked case, or by a test of the game that says what it shows; but for a residue of print."""
    [loaded] = shipped().of_kind("rulebook")
    assert isinstance(loaded.model, Rulebook)
    known = {rule.id for rule in loaded.model.rules} | {ruling.id for ruling in loaded.model.rulings}
    cited = {rule for case in cases().values() for rule in case.rules}
    texts = [
        path.read_text(encoding="utf-8")
        for path in sorted(Path(__file__).parent.glob("test_*.py"))
        if path != Path(__file__)
    ]
    written = {rule for text in texts for rule in re.findall(r"IN\.[A-Z]+\.\d+", text)}

    assert sorted(known - cited - written) == ["IN.GAP.3"]
