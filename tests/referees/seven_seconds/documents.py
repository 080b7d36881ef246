"""What a referee reads before a battle: the pack's rules, its map, and both forces off their cards."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from schemas.base import Document
from schemas.models.seven_seconds.cards import DroneCard, Drones, MissionCard, TroopCard, TroopConfiguration, Troopers
from schemas.models.seven_seconds.faction import Faction
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.terrain_map import TerrainMap
from schemas.models.seven_seconds.words import Rating
from schemas.packs.packs import Pack

SIDES = ("red", "blue")
RATINGS = tuple(Rating)
D = TypeVar("D", bound=Document)


def other(side: str) -> str:
    """Return the opponent of a side."""
    return "blue" if side == "red" else "red"


@dataclass(frozen=True)
class Unit:
    """A trooper or drone of a force and the stats it plays by. Rules: 7S.STAT.7 to 7S.STAT.10, 7S.GAP.1."""

    name: str
    side: str
    kind: str
    sensors: int
    stealth: int
    armour: int
    countermeasures: int
    nuclear: int

    @property
    def drone(self) -> bool:
        """Return whether it is a drone."""
        return self.kind.endswith("drone")


@dataclass(frozen=True)
class Brief:
    """A battle's documents: the rules, the map, each side's mission, and all units by name."""

    rules: Rules
    field: TerrainMap
    missions: Mapping[str, MissionCard]
    units: Mapping[str, Unit]


def brief(header: Mapping[str, Any], pack: Pack) -> Brief:
    """Return what the header of a log names, out of the pack."""
    assert isinstance(pack.rules, Rules)
    missions = {side: _named(pack, "mission_card", header[side]["mission"], MissionCard) for side in SIDES}
    units = {unit.name: unit for side in SIDES for unit in _force(header[side], side, pack, missions[side])}
    return Brief(pack.rules, _named(pack, "terrain_map", header["map"], TerrainMap), missions, units)


def _named(pack: Pack, kind: str, name: str, model: type[D]) -> D:
    found = pack.named(kind, name, model)
    assert found is not None, (kind, name)
    return found


def _force(drawn: Mapping[str, Any], side: str, pack: Pack, mission: MissionCard) -> list[Unit]:
    """Return a side's units in the order of its cards. Rules: 7S.CARD.4 to 7S.CARD.7."""
    faction = _named(pack, "faction", drawn["force"], Faction)
    troop = _named(pack, "troop_card", drawn["troop"], TroopCard)
    squad = troop.lines.line(mission.troop_line)
    line = squad.drone_line or troop.drone_line
    drones = _named(pack, "drone_card", drawn["drone"], DroneCard).lines.line(line).drones if line else ()
    seen: Counter[str] = Counter()
    units = []
    fielded: tuple[Troopers | Drones, ...] = (*squad.troopers, *drones)
    for entry in fielded:
        rating = entry.rating or _usual_rating(squad)
        for _ in range(entry.count):
            seen[entry.type.value] += 1
            units.append(
                _unit(
                    entry,
                    rating,
                    f"{side} {entry.type.value.replace('_', ' ')} {seen[entry.type.value]}",
                    side,
                    faction,
                    pack.rules,
                )
            )
    return units


def _usual_rating(squad: TroopConfiguration) -> Rating:
    """Return the most numerous rating of a line, the lower one of equals. Rule: 7S.GAP.3."""
    counts: Counter[Rating] = Counter()
    for entry in squad.troopers:
        counts[entry.rating] += entry.count
    return max(RATINGS, key=lambda rating: (counts[rating], -RATINGS.index(rating)))


def _unit(entry: Troopers | Drones, rating: Rating, name: str, side: str, faction: Faction, rules: Document) -> Unit:
    line = getattr(faction.stats, rating.value)
    kind = entry.type.value
    if kind.endswith("drone"):
        robotics = line.robotics
        sensors = robotics if kind == "recce_drone" else 0
        return Unit(name, side, kind, sensors, robotics, 0, robotics, robotics)
    assert isinstance(rules, Rules)
    plus = getattr(rules.unit_mods, kind)
    stats = ("sensors", "stealth", "armour", "countermeasures", "nuclear")
    return Unit(name, side, kind, *(getattr(line, stat) + getattr(plus, stat) for stat in stats))
