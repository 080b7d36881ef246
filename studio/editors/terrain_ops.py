"""What can be done to a terrain map by its drawing or its table: each deed one named step of its text."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from schemas.base import ID_PATTERN
from schemas.diagnostics import Location
from schemas.edits import Delete, Edit, Insert, Move, Set
from schemas.models.seven_seconds.terrain_map import Coordinate
from schemas.patch import Refused
from studio.desk import Desk
from studio.editors.terrain_pieces import FEATURES, MapPiece, Point, pieces_of
from studio.entries import Entry, entry_of
from studio.history import Focus

DIGITS = 3
"""Thousandths of an inch: the engine's own measure."""
MOST_PIECES = 40

Outline = Annotated[list[tuple[Coordinate, Coordinate]], Field(min_length=3, max_length=64)]
Key = Annotated[str, Field(min_length=1, max_length=80)]
Name = Annotated[str, Field(pattern=ID_PATTERN)]


@dataclass(frozen=True)
class Step:
    """What a deed does to the text, what it is about, and its name; `stroke` joins it with others like it."""

    edits: tuple[Edit, ...]
    at: Location
    label: str
    stroke: str = ""


class _Deed(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", allow_inf_nan=False)


class Add(_Deed):
    """A piece is laid on top of the others; `deed` says how it came: drawn, or a copy of another."""

    op: Literal["add"]
    id: Name
    type: Name
    outline: Outline
    deed: Literal["Draw", "Duplicate", "Mirror a copy as"] = "Draw"

    def step(self, entry: Entry) -> Step | str:
        """Return what it does, or why it cannot be done."""
        standing = entry.value(FEATURES)
        features = standing if isinstance(standing, list) else []
        if any(isinstance(one, Mapping) and one.get("id") == self.id for one in features):
            return f"There is a piece called {self.id} already"
        if len(features) >= MOST_PIECES:
            return f"A map holds at most {MOST_PIECES} pieces"
        feature = {"id": self.id, "type": self.type, "outline_in": tidy(self.outline)}
        edit: Edit = Insert((*FEATURES, len(features)), feature)
        if not isinstance(standing, list):
            edit = Insert(FEATURES, [feature]) if standing is None and "features" not in entry.data else _all([feature])
        return Step((edit,), (*FEATURES, len(features)), f"{self.deed} {self.id}")


class Reshape(_Deed):
    """A piece gets another outline; `deed` says how: nudges of one piece that follow each other are one step."""

    op: Literal["outline"]
    key: Key
    outline: Outline
    deed: Literal["Move", "Nudge", "Reshape", "Rotate", "Mirror", "Add a corner to", "Remove a corner of"] = "Reshape"

    def step(self, entry: Entry) -> Step | str:
        """Return what it does, or why it cannot be done."""
        piece = _found(entry, self.key)
        if isinstance(piece, str):
            return piece
        at = (*FEATURES, piece.number, "outline_in")
        corners = tidy(self.outline, entry.value(at))
        edits = tuple(corner_edits(at, entry.value(at), corners))
        stroke = f"nudge {entry.focus.name} {self.key}" if self.deed == "Nudge" else ""
        return Step(edits, at, f"{self.deed} {self.key}", stroke)


class Retype(_Deed):
    """A piece becomes terrain of another type."""

    op: Literal["type"]
    key: Key
    type: Name

    def step(self, entry: Entry) -> Step | str:
        """Return what it does, or why it cannot be done."""
        piece = _found(entry, self.key)
        if isinstance(piece, str):
            return piece
        at = (*FEATURES, piece.number, "type")
        edit = Set(at, self.type) if "type" in entry.value(at[:-1]) else Insert(at, self.type)
        return Step((edit,), at, f"Make {self.key} {self.type.replace('_', ' ')}")


class Order(_Deed):
    """A piece is laid above or below others: it becomes number `to` (from 0) of the pieces that are drawn."""

    op: Literal["order"]
    key: Key
    to: Annotated[int, Field(ge=0, le=1000, strict=True)]

    def step(self, entry: Entry) -> Step | str:
        """Return what it does, or why it cannot be done."""
        piece = _found(entry, self.key)
        if isinstance(piece, str):
            return piece
        numbers = [one.number for one in pieces_of(entry)]
        to = numbers[min(self.to, len(numbers) - 1)]
        way = "forward" if to > piece.number else "back"
        return Step((Move((*FEATURES, piece.number), to),), (*FEATURES, to), f"Bring {self.key} {way}")


class Remove(_Deed):
    """A piece goes."""

    op: Literal["delete"]
    key: Key

    def step(self, entry: Entry) -> Step | str:
        """Return what it does, or why it cannot be done."""
        piece = _found(entry, self.key)
        if isinstance(piece, str):
            return piece
        at = (*FEATURES, piece.number)
        return Step((Delete(at),), at, f"Delete {self.key}")


Deed = Annotated[Add | Reshape | Retype | Order | Remove, Field(discriminator="op")]
DEEDS: TypeAdapter[Add | Reshape | Retype | Order | Remove] = TypeAdapter(Deed)


def apply(desk: Desk, focus: Focus, op: Mapping[str, Any]) -> str | None:
    """Do a deed that came from outside to a map; return why not when it cannot be done.

    Raises:
        ValidationError: it is no deed.
    """
    deed = DEEDS.validate_python(op)
    entry = _read(desk, focus)
    if entry is None:
        return f"{focus.name} cannot be read; mend its text first"
    step = deed.step(entry)
    if isinstance(step, str):
        return step
    outcome = desk.workspace.edit(entry.at(*step.at), step.edits, step.label, step.stroke)
    if isinstance(outcome, Refused):
        return outcome.message
    desk.take(outcome)
    return None


def _read(desk: Desk, focus: Focus) -> Entry | None:
    """Return a map by its text alone: the pack need not be judged between two deeds."""
    if focus.name not in desk.workspace.files:
        return None
    documents = desk.text(focus.name).documents
    return entry_of(focus, documents[focus.number], None) if focus.number < len(documents) else None


def tidy(outline: Sequence[Point], standing: object = None) -> list[list[float]]:
    """Return corners as they are written: thousandths at most, no `.0`; as they stand where they are the same."""
    corners = [[_tidy(x), _tidy(y)] for x, y in outline]
    old = standing if isinstance(standing, list) else []
    return [next((was for was in old if was == corner), corner) for corner in corners]


def corner_edits(at: Location, standing: object, corners: list[list[float]]) -> list[Edit]:
    """Return the fewest edits of a list of corners: one that was added or removed touches no other."""
    old = standing if isinstance(standing, list) else []
    if len(corners) == len(old) + 1:
        added = [n for n in range(len(corners)) if corners[:n] + corners[n + 1 :] == old]
        if added:
            return [Insert((*at, added[0]), corners[added[0]])]
    if len(corners) == len(old) - 1:
        gone = [n for n in range(len(old)) if old[:n] + old[n + 1 :] == corners]
        if gone:
            return [Delete((*at, gone[0]))]
    if len(corners) != len(old):
        return [Set(at, corners)]
    return [Set((*at, n), new) for n, (was, new) in enumerate(zip(old, corners, strict=True)) if was != new]


def _tidy(inches: float) -> float:
    rounded = round(inches, DIGITS)
    return int(rounded) if rounded == int(rounded) else rounded


def _found(entry: Entry, key: str) -> MapPiece | str:
    """Return a piece, or the words that it is gone."""
    found = next((piece for piece in pieces_of(entry) if piece.key == key), None)
    return found or f"{key} is not on the map any more"


def _all(features: list[Any]) -> Edit:
    return Set(FEATURES, features)
