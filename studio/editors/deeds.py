"""What all drawings share: what is done in one comes from outside as a deed, and is one named step of a text."""

from collections.abc import Callable
from dataclasses import dataclass

from pydantic import BaseModel, ConfigDict

from schemas.diagnostics.diagnostics import Location
from schemas.edits.edits import Edit
from schemas.edits.patch import Refused
from studio.core.entries import Entry, entry_of
from studio.core.history import Focus
from studio.core.session import Session

DIGITS = 3
"""Thousandths of an inch, the engine's own measure, and of a degree."""


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
