"""What battles of SURVIVE look like from outside, a Mob at each corner and Control, which nobody plays; and the names.

Names are of all that takes part in a battle, for logs and stories.
"""

from dataclasses import dataclass
from typing import Any, Final

from engine.battles.forms import BattleForm, Fact
from engine.games.survive.kernel import codes
from schemas.models.survive.force import Mob, Unit, Weapon
from schemas.models.survive.place import ControlZone, Level
from schemas.models.survive.words import Corner

CORNERS: Final = tuple(Corner)
CONTROL_SIDE: Final = "control"
FORM: Final = BattleForm(
    seats=tuple(corner.value for corner in CORNERS),
    facts=(
        Fact("level", "word"),
        Fact("ending", "word"),
        Fact("first_player", "word"),
        Fact("corner", "card", several="Corners"),
        Fact("turn_1", "card", several="Order in turn 1"),
        Fact("pulses", "count"),
        Fact("units_lost", "count_by_seat"),
        Fact("went_red", "count_by_seat"),
        Fact("soulchips", "count_by_seat"),
        Fact("kills", "count_by_seat"),
        Fact("control_units_blinked_out", "count_by_seat"),
        Fact("levels_up", "count_by_seat"),
    ),
    neutral=CONTROL_SIDE,
    has_map=False,
    force="mob",
    score="survivors",
)
"""A level takes the first corners of its board; first player is who won the initiative of the first turn.

Rates can be shown by `corner`, and by whether a Mob went first in `turn_1` or later.
"""


@dataclass(frozen=True)
class Fielded:
    """A unit as it takes the field: its card, and its weapons in the order of its slots."""

    unit: Unit
    weapons: tuple[Weapon, ...]


@dataclass(frozen=True)
class Cast:
    """Level, board, Mobs, units and control units of one battle; `seats` are corners in the order of the Mobs."""

    level: Level
    zone: ControlZone
    turns: int
    seats: tuple[str, ...]
    mobs: tuple[Mob, ...]
    units: tuple[tuple[Fielded, ...], ...]

    def header(self) -> dict[str, Any]:
        """Return what a reader needs to know before the first row."""
        sides = {seat: self._side(at) for at, seat in enumerate(self.seats)}
        spire, rings = list(self.zone.spire_in), [self.zone.inner_in, self.zone.outer_in]
        place = {"table_in": [self.zone.width_in, self.zone.depth_in], "spire_in": spire, "rings_in": rings}
        return {**sides, "map": self.zone.id, "level": self.level.id, **place, **self._terrain(), "turns": self.turns}

    def _terrain(self) -> dict[str, Any]:
        """Return the pieces of terrain, where there are any."""
        pieces = [piece.model_dump(mode="json") for piece in self.zone.features]
        return {"terrain": pieces} if pieces else {}

    def _side(self, mob: int) -> dict[str, Any]:
        first = sum(len(units) for units in self.units[:mob])
        names = [self.piece(piece) for piece in range(first, first + len(self.units[mob]))]
        return {"force": self.mobs[mob].id, "name": self.mob(mob), "colour": self.mobs[mob].colour, "units": names}

    def mob(self, at: int) -> str:
        """Return the name of a Mob, told apart by its corner where it fights one of the same name."""
        name = self.mobs[at].name
        alone = [mob.name for mob in self.mobs].count(name) == 1
        return name if alone else f"{name} ({self.seats[at].replace('_', '-')})"

    def side(self, code: int) -> str | None:
        """Return the name of a seat or of Control; None for nobody."""
        if code == codes.CONTROL:
            return CONTROL_SIDE
        return self.seats[code] if code >= 0 else None

    def piece(self, piece: int) -> str:
        """Return the name of a piece: `Rust Saints' Gunner`, with a number where there are more; `CU 2`."""
        for at, units in enumerate(self.units):
            if piece < len(units):
                return f"{self.mob(at)} {_numbered([each.unit.name for each in units], piece)}"
            piece -= len(units)
        return _numbered([CONTROL_NAMES[unit.type.value] for unit in self.zone.control_units], piece)

    def unit(self, piece: int) -> str:
        """Return the name of a unit without that of its Mob, with a number where units of any Mob have the same."""
        return _numbered([each.unit.name for units in self.units for each in units], piece)

    def weapon(self, slot: int) -> str:
        """Return the name of the weapon in a slot; the gun of a control unit has none of its own."""
        if slot < 0:
            return OWN_GUN
        piece, place = divmod(slot, codes.SLOTS)
        fielded = [each for units in self.units for each in units][piece]
        return fielded.weapons[place].name


OWN_GUN: Final = "its gun"
"""What logs call the gun of a control unit."""

CONTROL_NAMES = {
    "prime_cu": "Prime CU",
    "cu": "CU",
    "rip_saw": "Rip SAW",
    "buzz_saw": "Buzz SAW",
    "hack_saw": "Hack SAW",
}


def _numbered(names: list[str], at: int) -> str:
    same = [place for place, name in enumerate(names) if name == names[at]]
    return names[at] if len(same) == 1 else f"{names[at]} {same.index(at) + 1}"
