"""What can be done to a control zone by its drawing or its table: each deed one named step of its text."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter

from exporters.games.survive.wording import CORNERS
from schemas.diagnostics.diagnostics import Location
from schemas.edits.edits import Delete, Edit, Insert, Set
from schemas.edits.patch import Refused
from schemas.models.survive.words import ControlType, Coordinate, Corner, Facing, Radius
from studio.core.entries import Entry, putting
from studio.core.session import Session
from studio.core.workspace import Focus
from studio.editors.deeds import Deed, Step, do, tidy
from studio.editors.terrain_ops import AnyPieceDeed
from studio.games.survive.editors.zone_board import (
    MOST_DIRECTIONS,
    RINGS,
    UNITS,
    ZoneUnit,
    corners_of,
    listed,
    unit_at,
    units_of,
    word_of,
)

MOST_UNITS = 40

Point = tuple[Coordinate, Coordinate]
UnitNumber = Annotated[int, Field(ge=0, lt=MOST_UNITS, strict=True)]
Direction = Annotated[int, Field(ge=1, le=MOST_DIRECTIONS)]
Ring = Literal["inner", "outer"]


class UnitDeed(Deed, ABC):
    """A deed done to a control unit that is on the board."""

    unit: UnitNumber

    def step(self, entry: Entry) -> Step | Refused:
        """Return what it does, or why it cannot be done."""
        unit = _found(entry, self.unit)
        return unit if isinstance(unit, Refused) else self.step_of(unit, entry)

    @abstractmethod
    def step_of(self, unit: ZoneUnit, entry: Entry) -> Step | Refused:
        """Return what it does to the control unit that was found."""


class Move(UnitDeed):
    """A control unit goes to other coordinates; nudges of one unit that follow each other are one step."""

    op: Literal["move"]
    to: Point
    deed: Literal["Move", "Nudge"] = "Move"

    def step_of(self, unit: ZoneUnit, entry: Entry) -> Step | Refused:
        """Return what it does; what is counted off from the spire stays so."""
        if unit.posted is not None:
            return Refused(f"{unit.name} is placed by a direction from the spire; give it a direction and inches")
        at = (*UNITS, unit.number, "at_in")
        return Step(_placing(entry, at, self.to), at, f"{self.deed} {unit.name}", _stroke(self.deed, entry, unit))


class Post(UnitDeed):
    """A control unit that is counted off from the spire goes to another direction, or another distance."""

    op: Literal["post"]
    direction: Direction
    away: Radius
    deed: Literal["Move", "Nudge"] = "Move"

    def step_of(self, unit: ZoneUnit, entry: Entry) -> Step | Refused:
        """Return what it does; what stands at coordinates stays so."""
        if unit.posted is None:
            return Refused(f"{unit.name} is placed by coordinates; give it others")
        at = (*UNITS, unit.number)
        new = {"direction": self.direction, "from_spire_in": tidy(self.away)}
        old = entry.value(at)
        edits = tuple(Set((*at, name), value) for name, value in new.items() if old[name] != value)
        label, stroke = f"{self.deed} {unit.name}", _stroke(self.deed, entry, unit)
        return Step(edits, (*at, "from_spire_in"), label, stroke)


class Turn(UnitDeed):
    """A control unit looks elsewhere."""

    op: Literal["turn"]
    facing: Facing

    def step_of(self, unit: ZoneUnit, entry: Entry) -> Step:
        """Return what it does."""
        at = (*UNITS, unit.number, "facing_deg")
        return Step(putting(entry.data, at, tidy(self.facing) % 360), at, f"Turn {unit.name}")


class Retype(UnitDeed):
    """A control unit becomes one of another type."""

    op: Literal["type"]
    type: ControlType

    def step_of(self, unit: ZoneUnit, entry: Entry) -> Step:
        """Return what it does."""
        at = (*UNITS, unit.number, "type")
        return Step(putting(entry.data, at, self.type.value), at, f"Make {unit.name} a {word_of(self.type)}")


class Add(Deed):
    """A control unit comes onto the board, at coordinates."""

    op: Literal["add"]
    type: ControlType
    to: Point
    facing: Facing = 0.0

    def step(self, entry: Entry) -> Step | Refused:
        """Return what it does, or why it cannot be done."""
        return _adding(entry, self.type, {"at_in": [tidy(part) for part in self.to]}, self.facing)


class AddPosted(Deed):
    """A control unit comes onto the board, in a direction from the spire."""

    op: Literal["add_posted"]
    type: ControlType
    direction: Direction
    away: Radius
    facing: Facing = 0.0

    def step(self, entry: Entry) -> Step | Refused:
        """Return what it does, or why it cannot be done."""
        place = {"direction": self.direction, "from_spire_in": tidy(self.away)}
        return _adding(entry, self.type, place, self.facing)


class Remove(UnitDeed):
    """A control unit goes; a board may have none."""

    op: Literal["delete"]

    def step_of(self, unit: ZoneUnit, _: Entry) -> Step:
        """Return what it does."""
        return Step((Delete((*UNITS, unit.number)),), UNITS, f"Delete {unit.name}")


class MoveSpire(Deed):
    """The spire goes elsewhere, and the rings and the units that are counted off from it with it.

    `carry` takes the others along: it holds the place of every control unit that can be drawn, in their order.
    """

    op: Literal["spire"]
    to: Point
    carry: Annotated[list[Point], Field(max_length=MOST_UNITS)] | None = None
    deed: Literal["Move", "Nudge"] = "Move"

    def step(self, entry: Entry) -> Step | Refused:
        """Return what it does, or why it cannot be done."""
        units = units_of(entry) if self.carry is not None else ()
        if self.carry is not None and len(self.carry) != len(units):
            return Refused("The control units changed meanwhile; move the spire again")
        edits = _placing(entry, ("spire_in",), self.to)
        for unit, to in zip(units, self.carry or (), strict=True):
            edits += () if unit.posted else _placing(entry, (*UNITS, unit.number, "at_in"), to)
        stroke = f"nudge {entry.focus.name} spire" if self.deed == "Nudge" else ""
        return Step(edits, ("spire_in",), f"{self.deed} the spire{' and all around it' * bool(units)}", stroke)


class MoveRing(Deed):
    """A ring gets another radius; steps by keys that follow each other are one."""

    op: Literal["ring"]
    ring: Ring
    radius: Radius
    deed: Literal["Move", "Nudge"] = "Move"

    def step(self, entry: Entry) -> Step | Refused:
        """Return what it does, or why it cannot be done."""
        at = (RINGS[self.ring][0],)
        stroke = f"nudge {entry.focus.name} {self.ring}" if self.deed == "Nudge" else ""
        return Step(putting(entry.data, at, tidy(self.radius)), at, f"{self.deed} the {self.ring} ring", stroke)


class ToggleCorner(Deed):
    """A corner becomes the start of one more Mob, or of none any more. Rule: SV.GAP.41."""

    op: Literal["corner"]
    corner: Corner

    def step(self, entry: Entry) -> Step | Refused:
        """Return what it does, or why it cannot be done."""
        old, name = [*corners_of(entry)], CORNERS[self.corner]
        if self.corner not in old:
            new, label = [*old, self.corner.value], f"Start a Mob in the {name}"
        elif len(old) == 1:
            return Refused("A board has a starting corner at least")
        else:
            new, label = [one for one in old if one != self.corner], f"Start no Mob in the {name}"
        return Step(putting(entry.data, ("corners",), new), ("corners",), label)


class Terrain(Deed):
    """Something is done to a piece of terrain. Rule: SV.HOUSE.7."""

    op: Literal["terrain"]
    deed: AnyPieceDeed

    def step(self, entry: Entry) -> Step | Refused:
        """Return what it does, or why it cannot be done."""
        return self.deed.step(entry)


AnyDeed = Move | Post | Turn | Retype | Add | AddPosted | Remove | MoveSpire | MoveRing | ToggleCorner | Terrain
DEEDS: TypeAdapter[AnyDeed] = TypeAdapter(Annotated[AnyDeed, Field(discriminator="op")])


def apply(session: Session, focus: Focus, op: Mapping[str, Any]) -> str | None:
    """Do a deed that came from outside to a board; return why not when it cannot be done.

    Raises:
        ValidationError: it is no deed.
    """
    return do(session, focus, DEEDS.validate_python(op).step)


def _adding(entry: Entry, type: ControlType, place: Mapping[str, Any], facing: float) -> Step | Refused:
    """Return the step after which a new control unit stands at a place, as that is written."""
    count = len(listed(entry))
    if count >= MOST_UNITS:
        return Refused(f"A board holds at most {MOST_UNITS} control units")
    new = {"type": type.value, **place, "facing_deg": tidy(facing) % 360}
    standing = entry.value(UNITS)
    edits = (Insert((*UNITS, count), new),) if standing else putting(entry.data, UNITS, [new])
    return Step(tuple(edits), (*UNITS, count), f"Add a {word_of(type)}")


def _stroke(deed: str, entry: Entry, unit: ZoneUnit) -> str:
    """Return what joins the nudges of one unit to one step."""
    return f"nudge {entry.focus.name} {unit.key}" if deed == "Nudge" else ""


def _placing(entry: Entry, at: Location, to: Point) -> tuple[Edit, ...]:
    """Return the edits after which a place is another one; a part that stays keeps how it is written."""
    new, old = [tidy(part) for part in to], entry.value(at)
    if not isinstance(old, list) or len(old) != len(new):
        return putting(entry.data, at, new)
    return tuple(Set((*at, axis), part) for axis, part in enumerate(new) if old[axis] != part)


def _found(entry: Entry, number: int) -> ZoneUnit | Refused:
    """Return a control unit, or the words that it is gone."""
    return unit_at(entry, number) or Refused("That control unit is not on the board any more")
