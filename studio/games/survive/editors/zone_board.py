"""A control zone as its text has it, sound or not: the board, the rings, and the control units that can be drawn."""

from collections import Counter
from dataclasses import dataclass
from math import isfinite
from typing import Any, Final

from engine.games.survive.rules.numbers import direction_deg
from engine.games.survive.rules.places import towards
from exporters.games.survive.wording import SHORT_CONTROL_TYPES
from schemas.diagnostics.diagnostics import Location
from schemas.models.survive.rules import Rules
from schemas.models.survive.words import ControlType, Corner
from studio.core.entries import Entry

Point = tuple[float, float]
UNITS: Final[Location] = ("control_units",)
ROADS: Final[Location] = ("roads",)
RINGS: Final[dict[str, tuple[str, float]]] = {"inner": ("inner_in", 4.0), "outer": ("outer_in", 8.0)}
"""The field of each ring, and the radius it is drawn with while its text has none."""
SIDES_IN: Final = (12.0, 120.0)
BOARD_IN: Final[Point] = (36.0, 24.0)
MOST_DIRECTIONS: Final = 20
AS_RULED: Final = Rules(kind="rules", id="as_ruled", title="As ruled")


@dataclass(frozen=True)
class Posted:
    """How a control unit is placed that is counted off from the spire: by a face of the pulse die, and inches."""

    direction: int
    away_in: float


@dataclass(frozen=True)
class ZoneUnit:
    """A control unit that can be drawn: `number` in the list of its document, `name` on the screen.

    `posted` is None where its place is written as coordinates.
    """

    number: int
    type: str
    name: str
    at: Point
    facing_deg: float
    posted: Posted | None = None

    @property
    def key(self) -> str:
        """What it is called in the drawing."""
        return f"unit:{self.number}"


def units_of(entry: Entry, rules: Rules = AS_RULED) -> tuple[ZoneUnit, ...]:
    """Return the control units of a board that can be drawn, in its order; those of one type are numbered.

    The rules say where the directions lead in which some of them are placed. Rules: SV.GAP.20, SV.HOUSE.2.
    """
    found = [(number, one, at) for number, one in enumerate(listed(entry)) if (at := _place(entry, one, rules))]
    several, seen = Counter(_type(one) for _, one, _ in found), Counter[str]()
    units = list[ZoneUnit]()
    for number, one, at in found:
        type_name = _type(one)
        seen[type_name] += 1
        name = f"{word_of(type_name)} {seen[type_name]}" if several[type_name] > 1 else word_of(type_name)
        facing = number_of(one.get("facing_deg"), 0.0) % 360
        units.append(ZoneUnit(number, type_name, name, at, facing, _posted(one)))
    return tuple(units)


def listed(entry: Entry) -> list[dict[str, Any]]:
    """Return the control units of a board as they are written; what is no mapping counts as an empty one."""
    found = entry.value(UNITS)
    return [one if isinstance(one, dict) else {} for one in (found if isinstance(found, list) else ())]


def unit_at(entry: Entry, number: int, rules: Rules = AS_RULED) -> ZoneUnit | None:
    """Return the control unit with that number, None when it is not there (any more) or cannot be drawn."""
    return next((one for one in units_of(entry, rules) if one.number == number), None)


def word_of(type_name: str) -> str:
    """Return what a type of control unit is called; one that nobody knows as it is written."""
    return SHORT_CONTROL_TYPES[ControlType(type_name)] if type_name in [*ControlType] else type_name or "unit"


def board_of(entry: Entry) -> Point:
    """Return width and depth of a board in inches, as large as it can be drawn."""
    least, most = SIDES_IN
    sides = zip(("width_in", "depth_in"), BOARD_IN, strict=True)
    width, depth = (min(max(number_of(entry.value((name,)), usual), least), most) for name, usual in sides)
    return width, depth


def spire_of(entry: Entry) -> Point:
    """Return where the spire stands; in the middle while its text says nothing."""
    width, depth = board_of(entry)
    return _point(entry.value(("spire_in",))) or (width / 2, depth / 2)


def radius_of(entry: Entry, ring: str) -> float:
    """Return the radius of a ring in inches."""
    name, usual = RINGS[ring]
    return max(number_of(entry.value((name,)), usual), 0.0)


def corners_of(entry: Entry) -> tuple[str, ...]:
    """Return the starting corners in the order of the players."""
    found = entry.value(("corners",))
    return tuple(one for one in (found if isinstance(found, list) else ()) if one in [*Corner])


def line_of(value: Any) -> tuple[Point, ...]:
    """Return the points of a line, () where one of them cannot be drawn."""
    points = [_point(part) for part in value] if isinstance(value, list) else []
    return tuple(point for point in points if point is not None) if None not in points else ()


def number_of(value: Any, default: float) -> float:
    """Return a number that can be drawn, else the default."""
    sound = isinstance(value, int | float) and not isinstance(value, bool) and isfinite(value) and abs(value) <= 1000
    return float(value) if sound else default


def _place(entry: Entry, one: dict[str, Any], rules: Rules) -> Point | None:
    """Return where a control unit stands, None where its text does not say so."""
    posted = _posted(one)
    if posted is None:
        return _point(one.get("at_in"))
    return towards(spire_of(entry), direction_deg(posted.direction, rules), posted.away_in)


def _posted(one: dict[str, Any]) -> Posted | None:
    """Return how a control unit is counted off from the spire, None where it is not."""
    direction, away_in = one.get("direction"), number_of(one.get("from_spire_in"), -1.0)
    counted = isinstance(direction, int) and not isinstance(direction, bool) and 1 <= direction <= MOST_DIRECTIONS
    return Posted(int(one["direction"]), away_in) if counted and away_in > 0 and "at_in" not in one else None


def _type(one: dict[str, Any]) -> str:
    found = one.get("type")
    return found if isinstance(found, str) else ""


def _point(value: Any) -> Point | None:
    if not isinstance(value, list) or len(value) != 2:
        return None
    x, y = (number_of(part, 1001.0) for part in value)
    return (x, y) if max(x, y) <= 1000 else None
