"""The engine against worked cases: every key that is expected comes out exactly."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from tests.rules.adapters.seven_seconds.answers import ANSWERS
from tests.rules.adapters.systems import ADAPTERS
from tests.rules.case_files import KEPT, Case, read_cases

DECIMALS = 3


def in_form(expected: Any, found: Any) -> Any:
    """Return what was found in the form of what is expected: of a table the rows asked for, sets as lists."""
    if isinstance(expected, Mapping) and isinstance(found, Mapping):
        return {key: in_form(expected[key], found[key]) if key in found else "missing" for key in expected}
    if isinstance(found, set | frozenset) and isinstance(expected, list):
        return expected if len(expected) == len(found) and set(expected) == found else sorted(found)
    if isinstance(found, list | tuple) and isinstance(expected, list) and len(found) == len(expected):
        return [in_form(want, have) for want, have in zip(expected, found, strict=True)]
    if isinstance(found, Fraction):
        return str(found)
    if isinstance(found, float) and isinstance(expected, int | float) and not isinstance(expected, bool):
        return round(found, DECIMALS)
    return found


def same(expected: Any, found: Any) -> bool:
    """Return whether two values are equal, true and 1 being different things."""
    if isinstance(expected, Mapping):
        return isinstance(found, Mapping) and all(same(expected[key], found.get(key)) for key in expected)
    if isinstance(expected, list):
        return isinstance(found, list) and len(found) == len(expected) and all(map(same, expected, found))
    return isinstance(expected, bool) is isinstance(found, bool) and bool(expected == found)


def test_a_worked_case_comes_out(case: Case) -> None:
    """The engine answers the question as the rulebook does."""
    found = in_form(case.expect, ADAPTERS[case.system](case.given))

    assert found == case.expect
    assert same(case.expect, found)


def test_every_kind_of_question_is_answered_and_asked() -> None:
    """No kind of the kept cases is without an answer, and no answer without a case."""
    assert {case.given["kind"] for case in read_cases(KEPT)} == set(ANSWERS)
