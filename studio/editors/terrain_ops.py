"""What can be done to the terrain of a table by its drawing or in numbers: each deed one named step of its text.

For every kind of document that has `features`: pieces with an `id`, a `type` and an `outline_in` in inches.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from math import cos, radians, sin
from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter

from schemas.base import ID_PATTERN
from schemas.diagnostics.diagnostics import Location
from schemas.edits.edits import Delete, Edit, Insert, Move, Set
from schemas.edits.patch import Refused
from studio.core.entries import Entry
from studio.core.session import Session
from studio.core.workspace import Focus
from studio.editors.deeds import Deed, Step, do, tidy
from studio.editors.terrain_pieces import FEATURES, MapPiece, Point, free_id, pieces_of, table_of

MOST_PIECES = 40

Coordinate = Annotated[float, Field(ge=-1, le=121)]
"""As far as terrain may reach by the schemas of all systems, in inches."""
Outline = Annotated[list[tuple[Coordinate, Coordinate]], Field(min_length=3, max_length=64)]
Key = Annotated[str, Field(min_length=1, max_length=80)]
Name = Annotated[str, Field(pattern=ID_PATTERN)]
Op = Mapping[str, Any]
Corners = tuple[Point, ...]
SQUARE_IN = 4.0
ASIDE_IN = 1.0


class PieceDeed(Deed, ABC):
    """A deed done to a piece that lies on the table."""

    key: Key

    def step(self, entry: Entry) -> Step | Refused:
        """Return what it does, or why it cannot be done."""
        piece = _found(entry, self.key)
        return piece if isinstance(piece, Refused) else self.step_of(piece, entry)

    @abstractmethod
    def step_of(self, piece: MapPiece, entry: Entry) -> Step:
        """Return what it does to the piece that was found."""


class Add(Deed):
    """A piece is laid on top of the others; `deed` says how it came: drawn, or a copy of another."""

    op: Literal["add"]
    id: Name
    type: Name
    outline: Outline
    deed: Literal["Draw", "Duplicate", "Mirror a copy as"] = "Draw"

    def step(self, entry: Entry) -> Step | Refused:
        """Return what it does, or why it cannot be done."""
        standing = entry.value(FEATURES)
        features = standing if isinstance(standing, list) else []
        if any(isinstance(one, Mapping) and one.get("id") == self.id for one in features):
            return Refused(f"There is a piece called {self.id} already")
        if len(features) >= MOST_PIECES:
            return Refused(f"A table holds at most {MOST_PIECES} pieces")
        feature = {"id": self.id, "type": self.type, "outline_in": tidied(self.outline)}
        edit: Edit = Insert((*FEATURES, len(features)), feature)
        if not isinstance(standing, list):
            edit = Insert(FEATURES, [feature]) if standing is None and "features" not in entry.data else _all([feature])
        return Step((edit,), (*FEATURES, len(features)), f"{self.deed} {self.id}")


class Reshape(PieceDeed):
    """A piece gets another outline; `deed` says how: nudges of one piece that follow each other are one step."""

    op: Literal["outline"]
    outline: Outline
    deed: Literal["Move", "Nudge", "Reshape", "Rotate", "Mirror", "Add a corner to", "Remove a corner of"] = "Reshape"

    def step_of(self, piece: MapPiece, entry: Entry) -> Step:
        """Return what it does."""
        at = (*FEATURES, piece.number, "outline_in")
        corners = tidied(self.outline, entry.value(at))
        edits = tuple(corner_edits(at, entry.value(at), corners))
        stroke = f"nudge {entry.focus.name} {self.key}" if self.deed == "Nudge" else ""
        return Step(edits, at, f"{self.deed} {self.key}", stroke)


class Retype(PieceDeed):
    """A piece becomes terrain of another type."""

    op: Literal["type"]
    type: Name

    def step_of(self, piece: MapPiece, entry: Entry) -> Step:
        """Return what it does."""
        at = (*FEATURES, piece.number, "type")
        edit = Set(at, self.type) if "type" in entry.value(at[:-1]) else Insert(at, self.type)
        return Step((edit,), at, f"Make {self.key} {self.type.replace('_', ' ')}")


class Order(PieceDeed):
    """A piece is laid above or below others: it becomes number `to` (from 0) of the pieces that are drawn."""

    op: Literal["order"]
    to: Annotated[int, Field(ge=0, le=1000, strict=True)]

    def step_of(self, piece: MapPiece, entry: Entry) -> Step:
        """Return what it does."""
        numbers = [one.number for one in pieces_of(entry)]
        to = numbers[min(self.to, len(numbers) - 1)]
        way = "forward" if to > piece.number else "back"
        return Step((Move((*FEATURES, piece.number), to),), (*FEATURES, to), f"Bring {self.key} {way}")


class Remove(PieceDeed):
    """A piece goes."""

    op: Literal["delete"]

    def step_of(self, piece: MapPiece, _: Entry) -> Step:
        """Return what it does."""
        at = (*FEATURES, piece.number)
        return Step((Delete(at),), at, f"Delete {self.key}")


AnyPieceDeed = Annotated[Add | Reshape | Retype | Order | Remove, Field(discriminator="op")]
DEEDS: TypeAdapter[AnyPieceDeed] = TypeAdapter(AnyPieceDeed)


def apply(session: Session, focus: Focus, op: Mapping[str, Any]) -> str | None:
    """Do a deed that came from outside to the terrain of a document; return why not when it cannot be done.

    Raises:
        ValidationError: it is no deed.
    """
    return do(session, focus, DEEDS.validate_python(op).step)


def tidied(outline: Sequence[Point], standing: object = None) -> list[list[float]]:
    """Return corners as they are written: thousandths at most, no `.0`; as they stand where they are the same."""
    corners = [[tidy(x), tidy(y)] for x, y in outline]
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


def _found(entry: Entry, key: str) -> MapPiece | Refused:
    """Return a piece, or the words that it is gone."""
    found = next((piece for piece in pieces_of(entry) if piece.key == key), None)
    return found or Refused(f"{key} is not on the table any more")


def _all(features: list[Any]) -> Edit:
    return Set(FEATURES, features)


def turned(outline: Corners, degrees: float) -> Corners:
    """Return an outline turned counter-clockwise about the middle of its box."""
    (mx, my), (across, up) = middle(outline), (cos(radians(degrees)), sin(radians(degrees)))
    return tuple((mx + (x - mx) * across - (y - my) * up, my + (x - mx) * up + (y - my) * across) for x, y in outline)


def mirrored(outline: Corners, about: Point, *, x: bool = False, y: bool = False) -> Corners:
    """Return an outline with east and west, north and south or both changed about a point."""
    return tuple((2 * about[0] - u if x else u, 2 * about[1] - v if y else v) for u, v in outline)


def middle(outline: Corners) -> Point:
    """Return the middle of the box round an outline."""
    xs, ys = zip(*outline, strict=True)
    return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2


def turn(piece: MapPiece, degrees: float) -> Op:
    """Return the deed that turns a piece."""
    return _outline(piece, turned(piece.outline, degrees), "Rotate")


def mirror(piece: MapPiece, *, x: bool = False, y: bool = False) -> Op:
    """Return the deed that mirrors a piece in its place."""
    return _outline(piece, mirrored(piece.outline, middle(piece.outline), x=x, y=y), "Mirror")


def put_corner(piece: MapPiece, number: int, corner: Point) -> Op:
    """Return the deed that moves a corner."""
    return _outline(piece, (*piece.outline[:number], corner, *piece.outline[number + 1 :]), "Reshape")


def add_corner(piece: MapPiece, number: int) -> Op:
    """Return the deed that adds a corner half way to the next one."""
    (x, y), (u, v) = piece.outline[number], piece.outline[(number + 1) % len(piece.outline)]
    between = ((x + u) / 2, (y + v) / 2)
    return _outline(piece, (*piece.outline[: number + 1], between, *piece.outline[number + 1 :]), "Add a corner to")


def remove_corner(piece: MapPiece, number: int) -> Op:
    """Return the deed that removes a corner."""
    return _outline(piece, piece.outline[:number] + piece.outline[number + 1 :], "Remove a corner of")


def duplicate(entry: Entry, piece: MapPiece) -> Op:
    """Return the deed that lays a copy beside a piece."""
    outline = tuple((x + ASIDE_IN, y - ASIDE_IN) for x, y in piece.outline)
    return _added(entry, piece, outline, "Duplicate")


def copy_across(entry: Entry, piece: MapPiece) -> Op:
    """Return the deed that lays a copy where the piece would lie for the player on the other side of the table."""
    width, depth = table_of(entry)
    return _added(entry, piece, mirrored(piece.outline, (width / 2, depth / 2), x=True, y=True), "Mirror a copy as")


def new_piece(entry: Entry, type_name: str, spot: Point | None = None) -> Op:
    """Return the deed that lays a square piece about a place, or in the middle of the table."""
    (width, depth), half = table_of(entry), SQUARE_IN / 2
    x_in, y_in = spot or (width / 2, depth / 2)
    corners = [[x_in + x, y_in + y] for x, y in ((-half, -half), (half, -half), (half, half), (-half, half))]
    return {"op": "add", "id": free_id(entry, type_name), "type": type_name, "outline": corners, "deed": "Draw"}


def reorder(entry: Entry, piece: MapPiece, step: int) -> Op:
    """Return the deed that lays a piece one higher (1) or lower (-1)."""
    keys = [one.key for one in pieces_of(entry)]
    return {"op": "order", "key": piece.key, "to": max(keys.index(piece.key) + step, 0)}


PIECE_MOVES: tuple[tuple[str, str, Callable[[Entry, MapPiece], Op]], ...] = (
    ("Turn 15° left", "rotate_left", lambda _entry, piece: turn(piece, 15)),
    ("Turn 15° right", "rotate_right", lambda _entry, piece: turn(piece, -15)),
    ("Turn by a quarter", "rotate_90_degrees_ccw", lambda _entry, piece: turn(piece, 90)),
    ("Mirror east and west", "swap_horiz", lambda _entry, piece: mirror(piece, x=True)),
    ("Mirror north and south", "swap_vert", lambda _entry, piece: mirror(piece, y=True)),
    ("Duplicate", "content_copy", duplicate),
    ("Copy to the other side", "flip_camera_android", copy_across),
    ("Bring forward", "flip_to_front", lambda entry, piece: reorder(entry, piece, 1)),
    ("Send back", "flip_to_back", lambda entry, piece: reorder(entry, piece, -1)),
    ("Delete", "delete", lambda _entry, piece: {"op": "delete", "key": piece.key}),
)
"""What the table offers for a piece: its name, its icon, and the deed."""


def _outline(piece: MapPiece, outline: Corners, deed: str) -> Op:
    return {"op": "outline", "key": piece.key, "outline": tidied(outline), "deed": deed}


def _added(entry: Entry, piece: MapPiece, outline: Corners, deed: str) -> Op:
    stem = (piece.id or piece.type or "piece").rstrip("0123456789").rstrip("_") or "piece"
    return {"op": "add", "id": free_id(entry, stem), "type": piece.type, "outline": tidied(outline), "deed": deed}
