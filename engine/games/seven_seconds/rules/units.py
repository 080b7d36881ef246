"""Final stats of a unit: faction, rating and suit together."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from engine.games.seven_seconds.rules.numbers import UNIT_CODES
from schemas.models.seven_seconds.cards import Drones, Troopers
from schemas.models.seven_seconds.faction import Faction
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.words import DroneType, Rating, Stat, TrooperType

UNIT_COLUMNS = ("kind", "sensors", "shed", "armour", "countermeasures", "blast_radius", "blast_dice")
"""The columns of the kernel's `forces` that the cells of a unit stand in."""


class Unit(NamedTuple):
    """A trooper or drone as it takes the field, its stats final. Rules: 7S.STAT.7 to 7S.STAT.10."""

    type: str
    rating: Rating
    sensors: int
    stealth: int
    armour: int
    countermeasures: int
    blast_radius: int
    blast_dice: int

    @property
    def code(self) -> int:
        """Return the kernel's number of the unit type."""
        return UNIT_CODES[self.type]

    @property
    def cells(self) -> tuple[int, ...]:
        """Return what the kernel knows of the unit, by `UNIT_COLUMNS`."""
        final = (self.sensors, self.stealth, self.armour, self.countermeasures)
        return (self.code, *final, self.blast_radius, self.blast_dice)


@dataclass(frozen=True)
class Squad:
    """The units that a player fields; the last ones are those that it has bought."""

    units: tuple[Unit, ...]
    bought: int = 0

    @cached_property
    def columns(self) -> Mapping[str, Sequence[int]]:
        """What the kernel's `forces` know of the units, by column."""
        cells = zip(*(unit.cells for unit in self.units), strict=True)
        bought = [0] * (len(self.units) - self.bought) + [1] * self.bought
        return dict(zip(UNIT_COLUMNS, cells, strict=True)) | {"bought": bought}


def trooper(faction: Faction, rating: Rating, suit: TrooperType, rules: Rules) -> Unit:
    """Return a trooper's final stats. Rules: 7S.STAT.10, 7S.GAP.1, 7S.GAP.2."""
    line = faction.stats.line(rating)
    bonus = getattr(rules.unit_mods, suit.value)
    cap = rules.unit_mods.effective_stat_cap

    def final(stat: Stat) -> int:
        value = line.value(stat) + int(getattr(bonus, stat.value))
        return value if cap is None else min(value, cap)

    return Unit(
        suit.value,
        rating,
        sensors=final(Stat.SENSORS),
        stealth=final(Stat.STEALTH),
        armour=final(Stat.ARMOUR),
        countermeasures=final(Stat.COUNTERMEASURES),
        blast_radius=final(Stat.NUCLEAR),
        blast_dice=final(Stat.NUCLEAR),
    )


def drone(faction: Faction, rating: Rating, kind: DroneType, rules: Rules) -> Unit:
    """Return a drone's final stats: Robotics stands for all. Rules: 7S.STAT.7, 7S.UNIT.10, 7S.GAP.74."""
    line = faction.stats.line(rating)
    robotics = line.robotics
    explodes = kind is DroneType.KAMIKAZE_DRONE
    dice = robotics if rules.kamikaze.dice == "robotics" else line.nuclear
    return Unit(
        kind.value,
        rating,
        sensors=robotics if kind is DroneType.RECCE_DRONE else 0,
        stealth=robotics,
        armour=0,
        countermeasures=robotics,
        blast_radius=robotics if explodes else 0,
        blast_dice=dice if explodes else 0,
    )


def line_rating(troopers: Iterable[Troopers]) -> Rating:
    """Return the most numerous rating of a troop line, the lower one of equals. Rule: 7S.GAP.3."""
    counts = dict.fromkeys(Rating, 0)
    for entry in troopers:
        counts[entry.rating] += entry.count
    return max(counts, key=counts.__getitem__)


def drone_rating(entry: Drones, of_line: Rating, rules: Rules) -> Rating:
    """Return the rating of a drone entry beside a troop line of a rating. Rule: 7S.GAP.3."""
    if entry.rating is not None and rules.drone.rating_source == "card_then_troop_line":
        return entry.rating
    return of_line
