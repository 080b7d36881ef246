"""What is done in the panel editor, one step each: strokes, mirrorings, and where badges and the compass stand."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter

from schemas.diagnostics.diagnostics import Location
from schemas.edits.edits import Delete, Insert, Set
from schemas.edits.patch import Refused
from schemas.models.battlesuit.lattice import DotName
from studio.core.history import Focus
from studio.core.session import Session
from studio.editors.deeds import Step, StrictDeed, do
from studio.editors.strokes import MIRRORINGS, Mirror, Sign, Tool, put, stroke_name
from studio.games.battlesuit.editors.panel_pictures import LAYERS, Layer, PanelPictures, mirrored_name


class Paint(StrictDeed):
    """A stroke: the new signs of the dots it touched."""

    op: Literal["paint"]
    layer: Layer
    tool: Tool
    dots: Annotated[dict[DotName, Sign], Field(min_length=1, max_length=613)]


class Badge(StrictDeed):
    """A badge is set (one more than there are: added), or taken away when `at` is nothing."""

    op: Literal["badge"]
    number: Annotated[int, Field(ge=0, le=40)]
    at: DotName | None


class Compass(StrictDeed):
    """The compass is moved to a dot."""

    op: Literal["compass"]
    at: DotName


AnyDeed = Paint | Mirror | Badge | Compass
DEEDS: TypeAdapter[AnyDeed] = TypeAdapter(Annotated[AnyDeed, Field(discriminator="op")])


def apply(session: Session, focus: Focus, op: Mapping[str, Any]) -> str | None:
    """Do a deed that came from outside to a panel; return why not when it cannot be done.

    Raises:
        ValidationError: it is no deed.
    """
    return do(session, focus, lambda entry: panel_step(entry.data, op), "{step} on panel {title}")


def panel_step(data: Mapping[str, Any], op: Mapping[str, Any]) -> Step | Refused:
    """Return what an edit of the panel editor does to a document, or why it cannot be done.

    Raises:
        ValidationError: what came is no edit of this editor.
    """
    asked = DEEDS.validate_python(op)
    match asked:
        case Paint():
            return _painted(PanelPictures(data), asked)
        case Mirror():
            return _mirrored(PanelPictures(data), asked)
        case Badge():
            return _badge(data, asked)
        case Compass():
            edits = put(data, "compass_at", asked.at)
            return Step(edits, ("compass_at",), f"Move the compass to {asked.at}")


def _painted(pictures: PanelPictures, paint: Paint) -> Step | Refused:
    known = pictures.signs(paint.layer)
    strange = sorted({*paint.dots.values()} - {*known})
    if strange:
        return Refused(f"{strange[0]!r} is no sign of this panel; they are {' '.join(known)}")
    edits = put(pictures.data, paint.layer, pictures.painted(paint.layer, paint.dots))
    return Step(edits, (paint.layer,), stroke_name(paint.tool, [*paint.dots.values()], pictures.called(paint.layer)))


def _mirrored(pictures: PanelPictures, mirror: Mirror) -> Step:
    label, across, down = MIRRORINGS[mirror.way]
    data = pictures.data
    edits = [edit for layer in LAYERS for edit in put(data, layer, pictures.mirrored(layer, across=across, down=down))]
    for at, name in _named_dots(data):
        edits.append(Set(at, mirrored_name(name, across=across, down=down)))
    return Step(tuple(edits), (), label)


def _named_dots(data: Mapping[str, Any]) -> list[tuple[Location, str]]:
    """Return the places that name a dot and can be read: those of badges and of the compass."""
    hills = data.get("hills")
    found: list[tuple[Location, Any]] = [(("compass_at",), data.get("compass_at"))]
    for number, hill in enumerate(hills if isinstance(hills, list) else ()):
        found.append((("hills", number, "badge_at"), hill.get("badge_at") if isinstance(hill, Mapping) else None))
    return [(at, name) for at, name in found if _is_dot(name)]


def _is_dot(name: Any) -> bool:
    try:
        DOT.validate_python(name)
    except ValueError:
        return False
    return True


DOT: TypeAdapter[str] = TypeAdapter(DotName)


def _badge(data: Mapping[str, Any], badge: Badge) -> Step | Refused:
    hills = data.get("hills", ())
    count = len(hills) if isinstance(hills, list) else 0
    at: Location = ("hills", badge.number)
    if badge.number > count or (badge.number == count and badge.at is None):
        return Refused("there is no such badge any more")
    if badge.at is None:
        return Step((Delete(at),), ("hills",), "Take a badge away")
    if badge.number < count:
        return Step((Set((*at, "badge_at"), badge.at),), at, f"Move a badge to {badge.at}")
    new = {"badge_at": badge.at}
    edits = (Insert(at, new),) if count else put(data, "hills", [new])
    return Step(edits, at, f"Set a badge on {badge.at}")
