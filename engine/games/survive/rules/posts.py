"""Where control units stand: as written, or counted off from the spire. Rules: SV.HOUSE.2, SV.HOUSE.3."""

from dataclasses import dataclass

from engine.games.survive.rules.compass import direction_deg
from engine.games.survive.rules.facing import towards
from engine.games.survive.rules.numbers import Point, inches, mils
from schemas.diagnostics.diagnostics import Location
from schemas.models.survive.place import ControlUnit, ControlZone
from schemas.models.survive.rules import Rules
from schemas.models.survive.words import ControlType


@dataclass(frozen=True)
class Post:
    """A control unit at its place in inches."""

    type: ControlType
    at_in: Point
    facing_deg: float


def posts(zone: ControlZone, rules: Rules) -> tuple[Post, ...]:
    """Return the control units of a board at their places, in its order."""
    return tuple(Post(unit.type, _place(unit, zone, rules), unit.facing_deg) for unit in zone.control_units)


def place_of(zone: ControlZone, number: int) -> Location:
    """Return where the document says how a control unit is placed."""
    written = zone.control_units[number].at_in is not None
    return ("control_units", number, "at_in" if written else "from_spire_in")


def _place(unit: ControlUnit, zone: ControlZone, rules: Rules) -> Point:
    """Return the place of a unit, to the mil. Rule: SV.HOUSE.3."""
    if unit.at_in is not None:
        return unit.at_in
    x, y = towards(zone.spire_in, direction_deg(unit.direction or 1, rules), unit.from_spire_in or 0)
    return inches(mils(x)), inches(mils(y))
