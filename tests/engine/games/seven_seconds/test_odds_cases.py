"""Exact chances against the worked cases of the rulebook."""

from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.engine.games.seven_seconds.odds_answers import ANSWERS, Answer, changed_rules

CASES = yaml.safe_load(Path("tests/engine/games/seven_seconds/odds_cases.yaml").read_text(encoding="utf-8"))["cases"]


def exact(expected: Any) -> Answer:
    return [Fraction(entry) for entry in expected] if isinstance(expected, list) else Fraction(expected)


@pytest.mark.parametrize("case", [pytest.param(case, id=case["id"]) for case in CASES])
def test_a_worked_case_comes_out_exactly(case: dict[str, Any]) -> None:
    """Every expected fraction is met, not nearly but exactly."""
    given = case["given"]

    answers = ANSWERS[given["kind"]](given, changed_rules(given.get("params", {})))

    assert {name: answers[name] for name in case["expect"]} == {
        name: exact(value) for name, value in case["expect"].items()
    }


def test_every_kind_of_question_has_a_worked_case() -> None:
    """No answer goes unproved."""
    assert {case["given"]["kind"] for case in CASES} == set(ANSWERS)
