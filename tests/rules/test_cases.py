"""The engine against worked cases: every key that is expected comes out exactly."""

from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from typing import Any

import pytest

from schemas.systems import SYSTEM_NAMES
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


CATALOGUES = {"7S": 261, "BS": 238, "IN": 125, "MN": 99, "SV": 118}
"""How many worked cases the catalogue of each rulebook has."""


@cache
def asked_of(system: str) -> set[str]:
    """Return the questions of the kept cases of a system."""
    return {case.question for path in KEPT for case in read_cases(path) if case.system == system}


def test_a_worked_case_comes_out(case: Case) -> None:
    """The engine answers the question as the rulebook does."""
    found = in_form(case.expect, ADAPTERS[case.system][case.question](case.given))

    assert found == case.expect
    assert same(case.expect, found)


@pytest.mark.parametrize("book", CATALOGUES)
def test_no_case_of_a_catalogue_is_missing(book: str) -> None:
    """Its cases are numbered through, and each of them is kept once."""
    kept = [case.id for path in KEPT for case in read_cases(path) if case.id.startswith(f"{book}.CASE.")]

    assert sorted(kept) == sorted(f"{book}.CASE.{number}" for number in range(1, CATALOGUES[book] + 1))


@pytest.mark.parametrize("system", SYSTEM_NAMES)
def test_what_is_asked_is_what_is_answered(system: str) -> None:
    """No answer is without a kept case, and no question of the kept cases without an answer."""
    assert {*ADAPTERS[system]} == asked_of(system)
