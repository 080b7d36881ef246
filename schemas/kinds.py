"""The kinds of document there are: the one table of the schemas layer."""

from dataclasses import dataclass

from schemas.base import Document
from schemas.models.battlesuit.battle_map import BattleMap
from schemas.models.battlesuit.cards import SoldierCard, UnitCard
from schemas.models.battlesuit.force import Force
from schemas.models.battlesuit.map_panel import MapPanel
from schemas.models.battlesuit.rules import Rules as BattlesuitRules
from schemas.models.battlesuit.scenario import Scenario
from schemas.models.layout import LayoutDocument
from schemas.models.pack import Manifest
from schemas.models.rulebook import Rulebook
from schemas.models.seven_seconds.cards import DroneCard, MissionCard, TroopCard
from schemas.models.seven_seconds.faction import Faction
from schemas.models.seven_seconds.rules import Rules as SevenSecondsRules
from schemas.models.seven_seconds.terrain_map import TerrainMap
from schemas.models.survive.force import Mob, Unit
from schemas.models.survive.place import ControlZone, Level
from schemas.models.survive.rules import Rules as SurviveRules
from schemas.models.survive.weapon import Weapon
from schemas.systems import System


@dataclass(frozen=True)
class Kind:
    """A kind of document: its name in YAML, its model, its system (None: every system) and its folder in a pack."""

    name: str
    model: type[Document]
    system: System | None
    folder: str

    @property
    def schema_path(self) -> str:
        """Path of its JSON Schema below `schemas/json/`."""
        folder = f"{self.system.value}/" if self.system else ""
        return f"{folder}{self.name}.schema.json"


KINDS: tuple[Kind, ...] = (
    Kind("pack", Manifest, None, ""),
    Kind("rulebook", Rulebook, None, ""),
    Kind("layout", LayoutDocument, None, "layouts"),
    Kind("rules", SevenSecondsRules, System.SEVEN_SECONDS, ""),
    Kind("faction", Faction, System.SEVEN_SECONDS, "factions"),
    Kind("mission_card", MissionCard, System.SEVEN_SECONDS, "missions"),
    Kind("troop_card", TroopCard, System.SEVEN_SECONDS, "troops"),
    Kind("drone_card", DroneCard, System.SEVEN_SECONDS, "drones"),
    Kind("terrain_map", TerrainMap, System.SEVEN_SECONDS, "maps"),
    Kind("rules", BattlesuitRules, System.BATTLESUIT, ""),
    Kind("soldier_card", SoldierCard, System.BATTLESUIT, "soldiers"),
    Kind("unit_card", UnitCard, System.BATTLESUIT, "units"),
    Kind("map_panel", MapPanel, System.BATTLESUIT, "panels"),
    Kind("battle_map", BattleMap, System.BATTLESUIT, "maps"),
    Kind("force", Force, System.BATTLESUIT, "forces"),
    Kind("scenario", Scenario, System.BATTLESUIT, "scenarios"),
    Kind("rules", SurviveRules, System.SURVIVE, ""),
    Kind("weapon", Weapon, System.SURVIVE, "weapons"),
    Kind("unit", Unit, System.SURVIVE, "units"),
    Kind("mob", Mob, System.SURVIVE, "mobs"),
    Kind("control_zone", ControlZone, System.SURVIVE, "zones"),
    Kind("level", Level, System.SURVIVE, "levels"),
)

MANIFEST = KINDS[0]
PROSE = frozenset({"rulebook"})
"""The kinds that explain the game to people: nothing is played or printed by them."""

UNPLAYED = PROSE | {"layout"}
"""The kinds that no battle knows: how the game is explained, and how it looks on paper."""

RULES = "rules"
"""The kind whose documents say only what they change: each system has one."""


def kinds_of(system: System) -> dict[str, Kind]:
    """Return the kinds a pack of `system` may hold, by name."""
    return {kind.name: kind for kind in KINDS if kind.system in {None, system}}


def supported_systems() -> tuple[System, ...]:
    """Return the systems that have kinds of their own so far, in the order of `System`."""
    return tuple(system for system in System if any(kind.system is system for kind in KINDS))
