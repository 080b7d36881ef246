"""Long lists a part at a time: which entries are shown together, and how the parts are called."""

from collections.abc import Sequence
from typing import Any

from schemas.diagnostics.diagnostics import Location

MOST_AT_ONCE = 20
NAMES = ("id", "name", "title", "type")
LONGEST_NAME = 40


def spans(entries: Sequence[Any], *, alone: bool) -> tuple[range, ...]:
    """Return which entries of a list are shown at once: all of a short one; of a long one each `alone`, or 20."""
    if len(entries) <= MOST_AT_ONCE:
        return (range(len(entries)),)
    step = 1 if alone else MOST_AT_ONCE
    return tuple(range(first, min(first + step, len(entries))) for first in range(0, len(entries), step))


def span_name(entries: Sequence[Any], span: range) -> str:
    """Return how a part of a list is called: by the number and the name of its first and its last entry."""
    first, last = (f"{number + 1} {entry_name(entries[number])}".strip() for number in (span[0], span[-1]))
    return first if len(span) == 1 else f"{first} to {last}"


def entry_name(value: Any) -> str:
    """Return what an entry calls itself; "" where it does not."""
    found = next((value[name] for name in NAMES if name in value), "") if isinstance(value, dict) else value
    name = str(found) if isinstance(found, str | int) else ""
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 3]}..."


def span_with(parts: Sequence[range], at: Location, sought: Location) -> int | None:
    """Return which part of the list at a place holds a place that is sought; None when none does."""
    number = sought[len(at)] if len(sought) > len(at) and sought[: len(at)] == at else None
    return next((place for place, span in enumerate(parts) if number in span), None)
