"""What all drawings share: deeds that come from outside, each one named step of a text, and strokes on maps of dots."""

from collections import Counter
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from schemas.diagnostics.diagnostics import Location
from schemas.edits.edits import Edit, Insert, edits_between
from schemas.edits.patch import Refused
from studio.core.entries import Entry, entry_of
from studio.core.session import Session
from studio.core.workspace import Focus

DIGITS = 3
"""Thousandths of an inch, the engine's own measure, and of a degree."""

Tool = Literal["brush", "line", "rectangle", "fill", "replace", "raise", "lower", "rows"]
NAMES: Mapping[Tool, str] = {
    "brush": "Paint {what}",
    "line": "Draw a line of {what}",
    "rectangle": "Draw a block of {what}",
    "fill": "Fill with {what}",
    "replace": "Replace by {what}",
    "raise": "Raise {count}",
    "lower": "Lower {count}",
    "rows": "Write rows",
}
"""What a stroke of each tool is called."""

MIRRORINGS = {
    "west_east": ("Mirror west and east", True, False),
    "north_south": ("Mirror north and south", False, True),
    "half_turn": ("Turn by half a turn", True, True),
}
"""What each mirroring is called, and whether it goes across and down."""

UNKNOWN = "\N{REPLACEMENT CHARACTER}"
"""Shown for a dot whose sign is missing or means nothing."""

Sign = Annotated[str, Field(min_length=1, max_length=1)]


@dataclass(frozen=True)
class Step:
    """What a deed does to the text, what it is about, and its name; `stroke` joins it with others like it."""

    edits: tuple[Edit, ...]
    at: Location
    label: str
    stroke: str = ""


class Deed(BaseModel):
    """What every deed is: with nothing in it that it does not know, and no number without end."""

    model_config = ConfigDict(frozen=True, extra="forbid", allow_inf_nan=False)


class StrictDeed(Deed):
    """A deed that takes every value only as it is: no number written as text, no fraction for a count."""

    model_config = ConfigDict(strict=True)


def do(session: Session, focus: Focus, making: Callable[[Entry], Step | Refused], name: str = "{step}") -> str | None:
    """Do to a document what `making` makes of it; return why not when it cannot be done.

    `name` says how the step is called, from the step's own `{step}` and the document's `{title}`.
    """
    entry = _read(session, focus)
    if entry is None:
        return f"{focus.name} cannot be read; fix its text first"
    step = making(entry)
    if isinstance(step, Refused):
        return step.message
    label = name.format(step=step.label, title=entry.title)
    outcome = session.workspace.edit(entry.at(*step.at), step.edits, label, step.stroke)
    if isinstance(outcome, Refused):
        return outcome.message
    session.take(outcome)
    return None


def tidy(number: float) -> float:
    """Return a number as it is written: thousandths at most, no `.0`."""
    rounded = round(number, DIGITS)
    return int(rounded) if rounded == int(rounded) else rounded


def _read(session: Session, focus: Focus) -> Entry | None:
    """Return a document by its text alone: the pack need not be judged between two deeds."""
    if focus.name not in session.workspace.files:
        return None
    documents = session.text(focus.name).documents
    return entry_of(focus, documents[focus.number], None) if focus.number < len(documents) else None


class Mirror(StrictDeed):
    """A whole map is mirrored, with everything that stands on it."""

    op: Literal["mirror"]
    way: Literal["west_east", "north_south", "half_turn"]


def stroke_name(tool: Tool, signs: Collection[str], called: Callable[[str], str]) -> str:
    """Return what a stroke is called in the list of what can be undone; `called` names a sign."""
    count = "a dot" if len(signs) == 1 else f"{len(signs)} dots"
    return NAMES[tool].format(what=called(Counter(signs).most_common(1)[0][0]), count=count)


def level_words(sign: str) -> str:
    """Return what the sign of a level is called."""
    return "level " + sign.replace(".", "0")


def put(data: Mapping[str, Any], name: str, value: Any) -> tuple[Edit, ...]:
    """Return the edits after which a value stands at a key, which there may not be so far."""
    if name not in data:
        return (Insert((name,), value),)
    return tuple(edits_between(data[name], value, (name,)))
