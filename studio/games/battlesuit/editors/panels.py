"""The two pictures of a map panel, terrain and levels, and what is done to them, one step each.

A faulty picture is shown as far as it can be read, and a stroke writes only the rows it touches.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter

from schemas.diagnostics.diagnostics import Location
from schemas.edits.edits import Delete, Insert, Set
from schemas.edits.patch import Refused
from schemas.models.battlesuit.maps import COLUMNS, GROUND, LEGEND, LEVELS, NO_DOT, ROWS, DotName, has_dot
from studio.core.session import Session
from studio.core.workspace import Focus
from studio.editors.deeds import (
    MIRRORINGS,
    UNKNOWN,
    Mirror,
    Sign,
    Step,
    StrictDeed,
    Tool,
    do,
    level_words,
    put,
    stroke_name,
)

Layer = Literal["terrain", "levels"]
LAYERS: tuple[Layer, ...] = ("terrain", "levels")
WIDTH = range(1, COLUMNS + 1)
DOT: TypeAdapter[str] = TypeAdapter(DotName)


@dataclass(frozen=True)
class PanelPictures:
    """What a `map_panel` document says of its dots, whatever it says."""

    data: Mapping[str, Any]

    @property
    def legend(self) -> dict[str, str]:
        """The terrains by their signs, those of the document or else the usual ones."""
        found = self.data.get("legend")
        usual: dict[str, str] = {sign: terrain.value for sign, terrain in LEGEND.items()}
        if not isinstance(found, Mapping):
            return usual
        return {sign: str(terrain) for sign, terrain in found.items() if isinstance(sign, str) and len(sign) == 1}

    def signs(self, layer: Layer) -> str:
        """The signs that may stand in a picture."""
        return "".join(self.legend) if layer == "terrain" else LEVELS

    def called(self, layer: Layer) -> Callable[[str], str]:
        """What names a sign of a picture."""
        return level_words if layer == "levels" else lambda sign: self.legend[sign].replace("_", " ")

    def ground(self, layer: Layer) -> str:
        """The sign of a dot of which nothing special is said: clear, Level 0."""
        if layer == "levels" or GROUND in self.legend:
            return GROUND
        return next((sign for sign, terrain in self.legend.items() if terrain == "clear"), GROUND)

    def written(self, layer: Layer) -> dict[str, Any]:
        """Return the rows of a picture as they are written; none where there is no picture."""
        found = self.data.get(layer)
        return dict(found) if isinstance(found, Mapping) else {}

    def shown(self, layer: Layer) -> dict[str, str]:
        """Return all 18 rows with 35 signs each: a blank where no dot is, `UNKNOWN` where none can be read."""
        written, signs = self.written(layer), self.signs(layer)
        return {row: _shown(row, written.get(row), signs) for row in ROWS}

    def painted(self, layer: Layer, dots: Mapping[str, str]) -> dict[str, Any]:
        """Return a picture with other signs on some dots, by their names; rows without them stay as written."""
        rows = self.written(layer)
        for row in ROWS:
            changes = {int(name[2:]): sign for name, sign in dots.items() if name[0] == row}
            if changes:
                rows[row] = _row_painted(row, rows.get(row), changes, self.ground(layer))
        return {name: rows[name] for name in (*ROWS, *rows) if name in rows}

    def mirrored(self, layer: Layer, *, across: bool, down: bool) -> dict[str, str]:
        """Return a picture with east and west changed over (`across`), north and south (`down`), or both."""
        shown, ground = self.shown(layer), self.ground(layer)
        return {
            row: "".join(_sign(shown, mirrored_dot(row, column, across=across, down=down), ground) for column in WIDTH)
            for row in ROWS
        }


def mirrored_dot(row: str, column: int, *, across: bool, down: bool) -> tuple[str, int]:
    """Return row and column of a dot after a mirroring; the half-step of even columns goes with it."""
    last = len(ROWS) - 1 - (column % 2 == 0)
    number = ROWS.index(row)
    return ROWS[last - number] if down and number <= last else row, COLUMNS + 1 - column if across else column


def mirrored_name(name: str, *, across: bool, down: bool) -> str:
    """Return the name of a dot after a mirroring, such as `A-35` for `A-01`."""
    row, column = mirrored_dot(name[0], int(name[2:]), across=across, down=down)
    return f"{row}-{column:02}"


def _sign(shown: Mapping[str, str], dot: tuple[str, int], ground: str) -> str:
    sign = shown[dot[0]][dot[1] - 1]
    return ground if sign == UNKNOWN else sign


def _shown(row: str, text: Any, signs: str) -> str:
    padded = (text if isinstance(text, str) else "").ljust(COLUMNS, UNKNOWN)
    return "".join(_readable(row, column, padded[column - 1], signs) for column in WIDTH)


def _readable(row: str, column: int, sign: str, signs: str) -> str:
    if not has_dot(row, column):
        return NO_DOT
    return sign if sign in signs else UNKNOWN


def _row_painted(row: str, text: Any, changes: Mapping[int, str], ground: str) -> str:
    """Return a row with some signs changed; what is missing of it is filled up with plain ground."""
    signs = list(text if isinstance(text, str) else "")
    signs += [ground if has_dot(row, column) else NO_DOT for column in WIDTH[len(signs) :]]
    for column, sign in changes.items():
        signs[column - 1] = sign
    return "".join(signs)


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
