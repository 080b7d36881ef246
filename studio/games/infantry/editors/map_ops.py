"""What is done to a dot map, one step each: strokes, mirrorings, its size, and signs for structures."""

from collections.abc import Callable, Mapping
from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter

from engine.games.infantry.ground import Spot
from schemas.edits.edits import Delete, Edit, Insert
from schemas.edits.patch import Refused
from schemas.models.infantry.dot_map import LARGEST, SMALLEST
from studio.core.session import Session
from studio.core.workspace import Focus
from studio.editors.deeds import MIRRORINGS, Mirror, Sign, Step, StrictDeed, Tool, do, put, stroke_name
from studio.games.infantry.editors.map_views import LAYERS, Layer, MapPictures

Edge = Literal["north", "east", "south", "west"]
STRUCTURES = "structures"
SpotName = Annotated[str, Field(pattern=r"^(0|[1-9]\d?)-(0|[1-9]\d?)$")]
"""Column and row of a dot, such as `12-0`."""


class Paint(StrictDeed):
    """A stroke: the new signs of the dots it touched."""

    op: Literal["paint"]
    layer: Layer
    tool: Tool
    dots: Annotated[dict[SpotName, Sign], Field(min_length=1, max_length=LARGEST * LARGEST)]


class Grow(StrictDeed):
    """A row or a column of plain dots is added along an edge."""

    op: Literal["grow"]
    edge: Edge


class Shrink(StrictDeed):
    """The row or the column along an edge is taken away."""

    op: Literal["shrink"]
    edge: Edge


class Name(StrictDeed):
    """A structure gets a sign, so that it can be drawn."""

    op: Literal["name"]
    structure: Annotated[str, Field(min_length=1, max_length=80)]


class Raze(StrictDeed):
    """A structure is taken off the map, and its sign out of the signs."""

    op: Literal["raze"]
    sign: Sign


AnyDeed = Paint | Mirror | Grow | Shrink | Name | Raze
DEEDS: TypeAdapter[AnyDeed] = TypeAdapter(Annotated[AnyDeed, Field(discriminator="op")])


def apply(session: Session, focus: Focus, op: Mapping[str, Any]) -> str | None:
    """Do a deed that came from outside to a dot map; return why not when it cannot be done.

    Raises:
        ValidationError: it is no deed.
    """
    return do(session, focus, lambda entry: map_step(entry.data, op), "{step} on {title}")


def map_step(data: Mapping[str, Any], op: Mapping[str, Any]) -> Step | Refused:
    """Return what an edit of the map editor does to a document, or why it cannot be done.

    Raises:
        ValidationError: what came is no edit of this editor.
    """
    asked = DEEDS.validate_python(op)
    pictures = MapPictures(data)
    match asked:
        case Paint():
            return _painted(pictures, asked)
        case Mirror():
            return _mirrored(pictures, asked)
        case Grow() | Shrink():
            return _sized(pictures, asked.edge, 1 if isinstance(asked, Grow) else -1)
        case Name():
            return _named(pictures, asked.structure)
        case Raze():
            return _razed(pictures, asked.sign)


def _painted(pictures: MapPictures, paint: Paint) -> Step | Refused:
    known = pictures.signs(paint.layer)
    strange = sorted({*paint.dots.values()} - {*known})
    if strange:
        return Refused(f"{strange[0]!r} is no sign of the {paint.layer} of this map; they are {' '.join(known)}")
    dots = {spot_of(name): sign for name, sign in paint.dots.items()}
    if any(column >= pictures.columns or row >= pictures.rows for column, row in dots):
        return Refused(f"this map has {pictures.columns} columns and {pictures.rows} rows; that dot is gone")
    edits = put(pictures.data, paint.layer, pictures.painted(paint.layer, dots))
    called = stroke_name(paint.tool, [*dots.values()], lambda sign: pictures.called(paint.layer, sign))
    return Step(edits, (paint.layer,), called)


def spot_of(name: str) -> Spot:
    """Return column and row of a dot by its name."""
    column, row = name.split("-")
    return int(column), int(row)


def _mirrored(pictures: MapPictures, mirror: Mirror) -> Step:
    label, across, down = MIRRORINGS[mirror.way]
    return _every_layer(pictures, lambda layer: pictures.mirrored(layer, across=across, down=down), label)


def _every_layer(pictures: MapPictures, changed: Callable[[Layer], str], label: str) -> Step:
    """Return the step after which every picture that is written is another."""
    edits: list[Edit] = []
    for layer in LAYERS:
        if pictures.lines(layer):
            edits += put(pictures.data, layer, changed(layer))
    return Step(tuple(edits), (), label)


def _sized(pictures: MapPictures, edge: Edge, by: int) -> Step | Refused:
    """Return what making a map larger or smaller by a row or a column along an edge does."""
    upright = edge in {"east", "west"}
    what, count = ("column", pictures.columns) if upright else ("row", pictures.rows)
    if not SMALLEST <= count + by <= LARGEST:
        return Refused(f"a map has {SMALLEST} to {LARGEST} {what}s")
    label = f"Add a {what} in the {edge}" if by > 0 else f"Take the {what} in the {edge} away"
    return _every_layer(pictures, lambda layer: _resized(pictures, layer, edge, by), label)


def _resized(pictures: MapPictures, layer: Layer, edge: Edge, by: int) -> str:
    lines, plain = pictures.lines(layer), pictures.plain(layer)
    first = edge in {"north", "west"}
    if edge in {"east", "west"}:
        return pictures.as_text(layer, [_stretched(text, plain, by, first=first) for text in lines])
    if by > 0:
        new = [plain * pictures.columns]
        return pictures.as_text(layer, [*new, *lines] if first else [*lines, *new])
    return pictures.as_text(layer, lines[1:] if first else lines[:-1])


def _stretched(text: str, plain: str, by: int, *, first: bool) -> str:
    if by > 0:
        return plain + text if first else text + plain
    return text[1:] if first else text[:-1]


def _named(pictures: MapPictures, structure: str) -> Step | Refused:
    if structure in pictures.structures.values():
        return Refused(f"{structure} has a sign already")
    taken = {*pictures.legend, *pictures.structures, *"".join(pictures.lines("ground"))}
    wanted = (*structure.upper(), *"ABCDEFGHIJKLMNOPQRSTUVWXYZ", *structure, *"abcdefghijklmnopqrstuvwxyz")
    sign = next((one for one in wanted if one.isascii() and one.isalpha() and one not in taken), "")
    if not sign:
        return Refused("every letter stands for something on this map already")
    label = f"Let {sign} stand for {structure}"
    at = (STRUCTURES, sign)
    if isinstance(pictures.data.get(STRUCTURES), Mapping):
        return Step((Insert(at, structure),), at, label)
    return Step(put(pictures.data, STRUCTURES, {sign: structure}), at, label)


def _razed(pictures: MapPictures, sign: str) -> Step | Refused:
    if sign not in pictures.structures:
        return Refused(f"{sign} stands for no structure any more")
    plain = pictures.plain("ground")
    lines = [text.replace(sign, plain) for text in pictures.lines("ground")]
    edits: list[Edit] = [*put(pictures.data, "ground", pictures.as_text("ground", lines))] if lines else []
    edits.append(Delete((STRUCTURES, sign)) if len(pictures.data[STRUCTURES]) > 1 else Delete((STRUCTURES,)))
    return Step(tuple(edits), ("ground",), f"Raze {pictures.structures[sign].replace('_', ' ')}")
