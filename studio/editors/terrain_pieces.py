"""The pieces of terrain as a document has them, sound or not: those that can be drawn, and how each is called."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import isfinite
from typing import Any

from schemas.diagnostics.diagnostics import Location
from studio.core.entries import Entry

Point = tuple[float, float]
TABLE_IN = 36.0
FEATURES: Location = ("features",)
SIDES_IN = (1.0, 240.0)
FARTHEST_IN = 1000.0


@dataclass(frozen=True)
class MapPiece:
    """A piece that can be drawn: `number` in the list of features; `key` names it even when its id does not."""

    number: int
    key: str
    id: str
    type: str
    outline: tuple[Point, ...]


def pieces_of(entry: Entry) -> tuple[MapPiece, ...]:
    """Return the pieces of a document that can be drawn, in its order: the later ones lie above."""
    features = entry.value(FEATURES)
    pieces, taken = list[MapPiece](), set[str]()
    for number, feature in enumerate(features if isinstance(features, list) else ()):
        outline = outline_of(feature)
        if outline is None:
            continue
        name, type_name = (value if isinstance(value := feature.get(key), str) else "" for key in ("id", "type"))
        key = name if name and name not in taken else f"#{number + 1}"
        taken.add(key)
        pieces.append(MapPiece(number, key, name, type_name, outline))
    return tuple(pieces)


def drawn_pieces(entry: Entry) -> list[dict[str, Any]]:
    """Return the pieces as the drawing takes them, in their order."""
    return [
        {"key": one.key, "id": one.id, "type": one.type, "outline": [list(corner) for corner in one.outline]}
        for one in pieces_of(entry)
    ]


def piece_called(entry: Entry, key: str) -> MapPiece | None:
    """Return the piece of a key, None when there is none (any more)."""
    return next((piece for piece in pieces_of(entry) if piece.key == key), None)


def key_at(entry: Entry, at: Location) -> str:
    """Return the key of the piece that a place of a document is about, "" when it is about none."""
    if at[:1] != FEATURES or len(at) < 2:
        return ""
    return next((piece.key for piece in pieces_of(entry) if piece.number == at[1]), "")


def undrawn(entry: Entry) -> int:
    """Return how many pieces cannot be drawn as their text stands."""
    features = entry.value(FEATURES)
    return len(features) - len(pieces_of(entry)) if isinstance(features, list) else 0


def outline_of(feature: object) -> tuple[Point, ...] | None:
    """Return the outline of a feature, None when it is none that can be drawn."""
    corners = feature.get("outline_in") if isinstance(feature, Mapping) else None
    if not isinstance(corners, list) or len(corners) < 3:
        return None
    points = [_point(corner) for corner in corners]
    return tuple(point for point in points if point is not None) if None not in points else None


def table_of(entry: Entry) -> Point:
    """Return the width and depth of a table in inches, as large as it can be drawn."""
    least, most = SIDES_IN
    sides = (entry.value((name,), TABLE_IN) for name in ("width_in", "depth_in"))
    width, depth = (min(max(float(side), least), most) if _is_number(side) else TABLE_IN for side in sides)
    return width, depth


def free_id(entry: Entry, stem: str) -> str:
    """Return an id that no piece has: the stem with the next number."""
    features = entry.value(FEATURES)
    taken = {one.get("id") for one in (features if isinstance(features, list) else ()) if isinstance(one, Mapping)}
    return next(name for number in range(1, len(taken) + 2) if (name := f"{stem}_{number}") not in taken)


def _point(corner: object) -> Point | None:
    if not isinstance(corner, list) or len(corner) != 2 or not all(_is_number(part) for part in corner):
        return None
    return float(corner[0]), float(corner[1])


def _is_number(value: Any) -> bool:
    number = isinstance(value, int | float) and not isinstance(value, bool)
    return number and isfinite(value) and abs(value) <= FARTHEST_IN
