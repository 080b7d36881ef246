"""What is wrong with the data of a document that its model refuses: in the schema's words, then in the model's."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from pydantic import ValidationError

from schemas.diagnostics.diagnostics import (
    FIX_THOSE_LISTED,
    MORE_MISTAKES,
    MOST_MISTAKES,
    Finding,
    Location,
    more_mistakes,
)
from schemas.diagnostics.wording import label, shown
from schemas.kinds import Kind
from schemas.validation.json_schemas import Breach, checker_of, schema_of
from schemas.validation.messages import findings_of
from schemas.validation.shapes import child_value


def findings_in(
    kind: Kind, data: Mapping[str, Any], error: ValidationError, written: Mapping[str, Any]
) -> tuple[Finding, ...]:
    """Return what is wrong with `data`, refused with `error`: first in the words of the schema, then of the model.

    `written` is the part of `data` that its author wrote.
    Of very many mistakes the first are put in words, and the others counted as the model counts them.
    """
    breaches = checker_of(kind)(data)
    findings = findings_of(schema_of(kind), data, breaches, written)
    for location, broken, message in list(unseen(model_breaches(data, error), breaches, findings)):
        if len(findings) >= MOST_MISTAKES:
            break
        if broken in KEYWORDS:
            findings += findings_of(schema_of(kind), data, {(location, KEYWORDS[broken])}, written)
        else:
            value: Any = data
            for step in location:
                value = child_value(value, step)
            findings.append(finding_of(location, value, message))
    if len(findings) >= MOST_MISTAKES and (rest := error.error_count() - len(findings)) > 0:
        findings.append(Finding(MORE_MISTAKES, (), more_mistakes(rest), FIX_THOSE_LISTED))
    return tuple(findings)


ModelBreach = tuple[Location, str, str]
"""Where a model refuses a value, the name it has for that, and its words."""

KEYWORDS = {
    "int_type": "type",
    "int_from_float": "type",
    "float_type": "type",
    "string_type": "type",
    "bool_type": "type",
    "string_pattern_mismatch": "pattern",
}
"""Breaches of the model that a schema keyword also names, and describes better."""


def model_breaches(data: Mapping[str, Any], error: ValidationError) -> tuple[ModelBreach, ...]:
    """Return what the model refuses in `data`, as it said in `error`."""
    errors = error.errors(include_url=False, include_context=False, include_input=False)
    found = tuple((in_data(data, each["loc"]), each["type"], each["msg"]) for each in errors)
    above = _above(breach[0] for breach in found)
    # a list is too short only because its entries are refused: the model does not count those
    return tuple(breach for breach in found if breach[1] != "too_short" or breach[0] not in above)


def _above(places: Iterable[Location]) -> set[Location]:
    """Return every place that holds one of `places`."""
    return {place[:depth] for place in places for depth in range(len(place))}


def in_data(data: Any, location: Location) -> Location:
    """Return `location` without the steps that name a branch of the model and not a place of `data`."""
    found: list[str | int] = []
    value = data
    for number, step in enumerate(location):
        if isinstance(value, dict) and (step in value or number == len(location) - 1):
            value = value.get(step)
        elif isinstance(value, list) and isinstance(step, int) and step < len(value):
            value = value[step]
        elif isinstance(value, str) and (line := child_value(value, step)) is not None:
            value = line
        else:
            continue
        found.append(step)
    return tuple(found)


ABOUT_KEYS = {"missing", "extra_forbidden"}
"""Breaches of the model that a schema reports at the mapping and not at the key."""


def unseen(
    found: Iterable[ModelBreach], breaches: Iterable[Breach], findings: Iterable[Finding]
) -> Iterator[ModelBreach]:
    """Yield the `found` at places where the schema has found nothing, above them or below."""
    breaches = tuple(breaches)
    mappings = {location for location, keyword in breaches if keyword in {"required", "additionalProperties"}}
    seen = {finding.at for finding in findings} | {location for location, keyword in breaches if keyword == "type"}
    above = _above(seen)
    for breach in found:
        at = breach[0]
        known_key = breach[1] in ABOUT_KEYS and at[:-1] in mappings
        if not known_key and at not in above and not any(at[:depth] in seen for depth in range(len(at) + 1)):
            yield breach


def finding_of(location: Location, value: Any, message: str) -> Finding:
    """Return the finding of a breach that only the model sees."""
    words = message.removeprefix("Value error, ")
    whole = isinstance(value, dict | list)
    said = f"{label(location)} does not hold together" if whole else f"{label(location)} cannot be {shown(value)}"
    return Finding("wrong-value", location, said, words)
