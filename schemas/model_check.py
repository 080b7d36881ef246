"""Check of data against its model: the typed document, and what a schema cannot say."""

from collections.abc import Iterable, Mapping
from typing import Any

from pydantic import ValidationError

from schemas.base import Document
from schemas.diagnostics import Finding, Location
from schemas.kinds import Kind
from schemas.wording import label, shown

KEYWORDS = {
    "int_type": "type",
    "int_from_float": "type",
    "float_type": "type",
    "string_type": "type",
    "bool_type": "type",
    "string_pattern_mismatch": "pattern",
}
"""Faults of the model that a schema keyword also names, and describes better."""


def build_model(kind: Kind, data: Mapping[str, Any]) -> tuple[Document | None, tuple[tuple[Location, str, str], ...]]:
    """Return the model of `data`, or None and the faults: place, kind of fault, message."""
    try:
        return kind.model.model_validate(data), ()
    except ValidationError as error:
        faults = error.errors(include_url=False, include_context=False, include_input=False)
        return None, tuple((in_data(data, fault["loc"]), fault["type"], fault["msg"]) for fault in faults)


def in_data(data: Any, location: Location) -> Location:
    """Return `location` without the steps that name a branch of the model and not a place of `data`."""
    found: list[str | int] = []
    value = data
    for number, step in enumerate(location):
        if isinstance(value, dict) and (step in value or number == len(location) - 1):
            value = value.get(step)
        elif isinstance(value, list) and isinstance(step, int) and step < len(value):
            value = value[step]
        else:
            continue
        found.append(step)
    return tuple(found)


def unseen(faults: Iterable[tuple[Location, str, str]], seen: Iterable[Location]) -> list[tuple[Location, str, str]]:
    """Return the `faults` at places where nothing has been `seen` yet, above them or below."""
    places = list(seen)
    return [fault for fault in faults if not any(_one_holds_other(fault[0], place) for place in places)]


def _one_holds_other(one: Location, other: Location) -> bool:
    return one[: len(other)] == other or other[: len(one)] == one


def finding_of(location: Location, value: Any, message: str) -> Finding:
    """Return the finding of a fault that only the model sees."""
    words = message.removeprefix("Value error, ")
    return Finding("wrong-value", location, f"{label(location)} cannot be {shown(value)}", words)
