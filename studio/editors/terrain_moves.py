"""What can be done to a piece of terrain without a drawing: each a deed for `terrain_ops`, in numbers."""

from collections.abc import Callable, Mapping
from math import cos, radians, sin
from typing import Any

from studio.core.entries import Entry
from studio.editors.terrain_ops import tidied
from studio.editors.terrain_pieces import MapPiece, Point, free_id, pieces_of, table_of

Op = Mapping[str, Any]
Outline = tuple[Point, ...]
SQUARE_IN = 4.0
ASIDE_IN = 1.0


def turned(outline: Outline, degrees: float) -> Outline:
    """Return an outline turned counter-clockwise about the middle of its box."""
    (mx, my), (across, up) = middle(outline), (cos(radians(degrees)), sin(radians(degrees)))
    return tuple((mx + (x - mx) * across - (y - my) * up, my + (x - mx) * up + (y - my) * across) for x, y in outline)


def mirrored(outline: Outline, about: Point, *, x: bool = False, y: bool = False) -> Outline:
    """Return an outline with east and west, north and south or both changed about a point."""
    return tuple((2 * about[0] - u if x else u, 2 * about[1] - v if y else v) for u, v in outline)


def middle(outline: Outline) -> Point:
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


def shift(piece: MapPiece, dx_in: float, dy_in: float) -> Op:
    """Return the deed that moves a piece."""
    return _outline(piece, tuple((x + dx_in, y + dy_in) for x, y in piece.outline), "Move")


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


def _outline(piece: MapPiece, outline: Outline, deed: str) -> Op:
    return {"op": "outline", "key": piece.key, "outline": tidied(outline), "deed": deed}


def _added(entry: Entry, piece: MapPiece, outline: Outline, deed: str) -> Op:
    stem = (piece.id or piece.type or "piece").rstrip("0123456789").rstrip("_") or "piece"
    return {"op": "add", "id": free_id(entry, stem), "type": piece.type, "outline": tidied(outline), "deed": deed}
