"""Every parameter of the rules matters: for each there is a battle, a question or a campaign that it changes.

The witnesses stand in `witnesses.yaml`. A choice needs one for every other value, a list one for every word in it,
a number one for some other value.
"""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import yaml

from engine.battles.battle import fight
from engine.battles.orders import BattleOrder
from engine.campaigns import CampaignOrder, run_campaign
from engine.checking.checks import document_findings
from engine.games.seven_seconds.form import participants
from schemas.models.seven_seconds.rules import Rules
from schemas.packs.packs import Pack
from tests.engine.absurd import Bounds
from tests.rules.adapters.seven_seconds.answers import ANSWERS
from tests.rules.adapters.seven_seconds.house_rules import changed_rules
from tests.rules.case_files import read_cases

POLICIES = (("first", "first"), ("random", "random"), ("first", "random"))
WITNESSES: dict[str, Any] = yaml.load(
    Path("tests/engine/games/seven_seconds/witnesses.yaml").read_text("utf-8"), Loader=yaml.CSafeLoader
)
CASES = {case.id: case.given for case in read_cases(Path("tests/rules/cases/seven_seconds.yaml"))} | WITNESSES[
    "questions"
]
BOUNDS = Bounds(Rules)
RULED = {".".join(place): values for place, values in BOUNDS.extremes().items() if place[0] != "terrain"}
"""The parameters with the ends of what they may be; the terrain table is a table, and `test_terrain` walks it."""


def rows(table: str) -> list[Any]:
    """Return parameter, value and witness of each row of a table."""
    return [
        pytest.param(name, value, witness, id=f"{name}={value}")
        for name, found in WITNESSES[table].items()
        for value, witness in found
    ]


def default(name: str) -> Any:
    """Return what a parameter is ruled to be."""
    value: Any = BOUNDS.defaults
    for part in name.split("."):
        value = value[part]
    return value


def fought(pack: Pack, changes: Mapping[str, Any], seed: int) -> list[tuple[int, ...]]:
    """Return the log's rows of a battle under changed rules."""
    order = BattleOrder(participants(players=POLICIES[seed % 3]), seed=seed)
    return [*fight(replace(pack, rules=changed_rules(changes)), order).setup.rows()]


@pytest.mark.parametrize(("name", "value", "seed"), rows("battles"))
def test_a_parameter_changes_a_battle(seven_seconds: Pack, name: str, value: Any, seed: int) -> None:
    """The same dice, one parameter changed: another log."""
    beside = WITNESSES["beside"].get(name, {})

    assert fought(seven_seconds, {**beside, name: value}, seed) != fought(seven_seconds, beside, seed)


@pytest.mark.parametrize(("name", "value", "question"), rows("answers"))
def test_a_parameter_changes_an_answer(name: str, value: Any, question: str) -> None:
    """The same question, one parameter changed: another answer."""
    given = CASES[question]
    params = given.get("params", {})

    assert ANSWERS[given["kind"]]({**given, "params": {**params, name: value}}) != ANSWERS[given["kind"]](given)


@pytest.mark.parametrize(("name", "value", "seed"), rows("campaigns"))
def test_a_parameter_changes_a_campaign(seven_seconds: Pack, name: str, value: Any, seed: int) -> None:
    """The same dice, one parameter changed: other chapters."""
    order = CampaignOrder(seed=seed, length="medium")
    ruled, other = (
        [chapter.row for chapter in run_campaign(replace(seven_seconds, rules=changed_rules(changes)), order)]
        for changes in ({}, {name: value})
    )

    assert ruled != other


@pytest.mark.parametrize(
    ("name", "value"), [(name, value) for name, row in WITNESSES["checks"].items() for value in row]
)
def test_a_parameter_changes_what_the_checks_find(seven_seconds: Pack, name: str, value: Any) -> None:
    """The shipped cards are found wanting under one changed parameter."""
    strict = replace(seven_seconds, rules=changed_rules({name: value}))

    assert not any(
        finding for loaded in seven_seconds.documents for finding in document_findings(loaded, seven_seconds)
    )
    assert any(finding for loaded in strict.documents for finding in document_findings(loaded, strict))


def witnessed(name: str) -> list[Any]:
    """Return the values of a parameter for which there is a witness."""
    tables = [WITNESSES[table].get(name, ()) for table in ("battles", "answers", "campaigns")]
    return [*(value for table in tables for value, _ in table), *WITNESSES["checks"].get(name, [])]


@pytest.mark.parametrize("name", sorted(RULED))
def test_every_parameter_has_its_witnesses(name: str) -> None:
    """Every other value of a choice, every word of a list, and some value of a number is shown to matter."""
    ruled, shown = default(name), witnessed(name)
    values = [value for value in RULED[name] if value != ruled]

    assert shown
    assert ruled not in shown
    if isinstance(ruled, bool | str):
        assert [value for value in values if value not in shown] == []
    elif isinstance(ruled, list) and ruled and isinstance(ruled[0], str):
        words = {word for value in values for word in value}
        assert {word for word in words if not any((word in ruled) != (word in value) for value in shown)} == set()


def test_every_group_of_the_rules_is_walked() -> None:
    """No group is left out but the terrain table, whose rows are their own parameters."""
    groups = {name for name in Rules.model_fields if isinstance(BOUNDS.defaults[name], dict)}

    assert {name.partition(".")[0] for name in RULED} == groups - {"terrain"}
