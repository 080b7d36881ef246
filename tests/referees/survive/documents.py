"""What a referee reads before a battle: the pack's rules, its board, and every figure's card."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from schemas.base import Document
from schemas.models.survive.force import Mob, Unit, Weapon
from schemas.models.survive.place import ControlZone, Level
from schemas.models.survive.rules import Rules
from schemas.models.survive.words import WayToWin, WeaponType
from schemas.packs.packs import Pack

CLOCKWISE = ("south_west", "north_west", "north_east", "south_east")
D = TypeVar("D", bound=Document)


@dataclass(frozen=True)
class Card:
    """A player's unit: its stats, the guns and grenades it carries by name, and what it strikes with."""

    unit: Unit
    guns: Mapping[str, Weapon]
    blades: tuple[Weapon, ...]
    weight: int


@dataclass(frozen=True)
class Brief:
    """A battle's documents: the rules, the board, the level, the seats clockwise, and each unit's side and card."""

    rules: Rules
    zone: ControlZone
    level: Level
    campaign: bool
    turns: int
    seats: tuple[str, ...]
    sides: Mapping[str, str]
    cards: Mapping[str, Card]

    def wins_by(self, way: str) -> bool:
        """Return whether the level is won so."""
        return WayToWin(way) in self.level.ways_to_win


def brief(header: Mapping[str, Any], pack: Pack) -> Brief:
    """Return what the header of a log names, out of the pack."""
    rules = pack.rules
    assert isinstance(rules, Rules)
    level = _named(pack, "level", header["level"], Level)
    zone = _named(pack, "control_zone", level.control_zone, ControlZone)
    seats = tuple(corner for corner in CLOCKWISE if corner in header)
    sides, cards = {}, {}
    for seat in seats:
        mob = _named(pack, "mob", header[seat]["force"], Mob)
        for name, unit in zip(header[seat]["units"], mob.units, strict=True):
            sides[name], cards[name] = seat, _card(pack, _named(pack, "unit", unit, Unit))
    mode = level.mode or rules.game.mode
    turns = level.turns or len(seats) * rules.game.turns_per_player
    return Brief(rules, zone, level, mode.value == "campaign", turns, seats, sides, cards)


def _card(pack: Pack, unit: Unit) -> Card:
    """Return a unit with its weapons. Rules: SV.MOV.1, SV.GAP.47."""
    weapons = [_named(pack, "weapon", name, Weapon) for name in unit.weapons]
    blades = tuple(each for each in weapons if each.type is WeaponType.CLOSE)
    guns = {each.name: each for each in weapons if each.type is not WeaponType.CLOSE}
    return Card(unit, guns, blades, sum(each.weight for each in weapons))


def _named(pack: Pack, kind: str, name: str, model: type[D]) -> D:
    found = pack.named(kind, name, model)
    assert found is not None, (kind, name)
    return found
