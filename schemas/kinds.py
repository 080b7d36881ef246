"""The kinds of document there are: the one table of the schemas layer."""

from dataclasses import dataclass
from functools import cached_property
from typing import cast

from schemas.base import Document
from schemas.lazy import loaded
from schemas.systems import System


@dataclass(frozen=True)
class Kind:
    """A kind of document: its name in YAML, its model, its system (None: every system) and its folder in a pack.

    The model is named by module and class, and loaded with the first document of the kind: a pack of one system does
    not wait for the models of the others.
    """

    name: str
    place: str
    system: System | None
    folder: str

    @cached_property
    def model(self) -> type[Document]:
        """The model of its documents."""
        return cast("type[Document]", loaded(self.place))

    @property
    def schema_path(self) -> str:
        """Path of its JSON Schema below `schemas/json/`."""
        folder = f"{self.system.value}/" if self.system else ""
        return f"{folder}{self.name}.schema.json"


KINDS: tuple[Kind, ...] = (
    Kind("pack", "schemas.models.pack:Manifest", None, ""),
    Kind("rulebook", "schemas.models.rulebook:Rulebook", None, ""),
    Kind("chapter", "schemas.models.chapter:Chapter", None, "chapters"),
    Kind("layout", "schemas.models.layout:LayoutDocument", None, "layouts"),
    Kind("quick_reference", "schemas.models.quick_reference:QuickReference", None, "quick_reference"),
    Kind("rules", "schemas.models.seven_seconds.rules:Rules", System.SEVEN_SECONDS, ""),
    Kind("faction", "schemas.models.seven_seconds.faction:Faction", System.SEVEN_SECONDS, "factions"),
    Kind("mission_card", "schemas.models.seven_seconds.cards:MissionCard", System.SEVEN_SECONDS, "missions"),
    Kind("troop_card", "schemas.models.seven_seconds.cards:TroopCard", System.SEVEN_SECONDS, "troops"),
    Kind("drone_card", "schemas.models.seven_seconds.cards:DroneCard", System.SEVEN_SECONDS, "drones"),
    Kind("terrain_map", "schemas.models.seven_seconds.terrain_map:TerrainMap", System.SEVEN_SECONDS, "maps"),
    Kind("rules", "schemas.models.battlesuit.rules:Rules", System.BATTLESUIT, ""),
    Kind("soldier_card", "schemas.models.battlesuit.cards:SoldierCard", System.BATTLESUIT, "soldiers"),
    Kind("unit_card", "schemas.models.battlesuit.cards:UnitCard", System.BATTLESUIT, "units"),
    Kind("map_panel", "schemas.models.battlesuit.map_panel:MapPanel", System.BATTLESUIT, "panels"),
    Kind("battle_map", "schemas.models.battlesuit.battle_map:BattleMap", System.BATTLESUIT, "maps"),
    Kind("force", "schemas.models.battlesuit.force:Force", System.BATTLESUIT, "forces"),
    Kind("scenario", "schemas.models.battlesuit.scenario:Scenario", System.BATTLESUIT, "scenarios"),
    Kind("rules", "schemas.models.survive.rules:Rules", System.SURVIVE, ""),
    Kind("weapon", "schemas.models.survive.weapon:Weapon", System.SURVIVE, "weapons"),
    Kind("unit", "schemas.models.survive.force:Unit", System.SURVIVE, "units"),
    Kind("mob", "schemas.models.survive.force:Mob", System.SURVIVE, "mobs"),
    Kind("control_zone", "schemas.models.survive.place:ControlZone", System.SURVIVE, "zones"),
    Kind("level", "schemas.models.survive.place:Level", System.SURVIVE, "levels"),
    Kind("rules", "schemas.models.maneuvers.rules:Rules", System.MANEUVERS, ""),
    Kind("character", "schemas.models.maneuvers.people:Character", System.MANEUVERS, "characters"),
    Kind("squad", "schemas.models.maneuvers.people:Squad", System.MANEUVERS, "squads"),
    Kind("maneuver", "schemas.models.maneuvers.maneuver:Maneuver", System.MANEUVERS, "maneuvers"),
    Kind("fight", "schemas.models.maneuvers.fight:Fight", System.MANEUVERS, "fights"),
    Kind("rules", "schemas.models.infantry.rules:Rules", System.INFANTRY, ""),
    Kind("weapon", "schemas.models.infantry.weapon:Weapon", System.INFANTRY, "weapons"),
    Kind("armor", "schemas.models.infantry.weapon:Armor", System.INFANTRY, "armor"),
    Kind("trooper", "schemas.models.infantry.people:Trooper", System.INFANTRY, "troopers"),
    Kind("squad", "schemas.models.infantry.people:Squad", System.INFANTRY, "squads"),
    Kind("structure", "schemas.models.infantry.dot_map:Structure", System.INFANTRY, "structures"),
    Kind("dot_map", "schemas.models.infantry.dot_map:DotMap", System.INFANTRY, "maps"),
    Kind("scenario", "schemas.models.infantry.scenario:Scenario", System.INFANTRY, "scenarios"),
)

MANIFEST = KINDS[0]
PROSE = frozenset({"rulebook", "chapter"})
"""The kinds that explain the game to people: nothing is played or printed by them."""

UNPLAYED = PROSE | {"layout", "quick_reference"}
"""The kinds that no battle knows: how the game is explained, and how it looks on paper."""

RULES = "rules"
"""The kind whose documents say only what they change: each system has one."""

ONE_A_PACK = frozenset({MANIFEST.name, RULES})
"""Kinds of which a pack has one document at most."""


def kinds_of(system: System) -> dict[str, Kind]:
    """Return the kinds a pack of `system` may hold, by name."""
    return {kind.name: kind for kind in KINDS if kind.system in {None, system}}
