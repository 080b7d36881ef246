"""What is written on the maps of 7 Seconds: zones, terrain types and what they do."""

from typing import Final

from exporters.games.seven_seconds.words.pieces import COVERS, MOVEMENTS
from schemas.models.seven_seconds.rules.terrain import TerrainEffect, TerrainType

BATTLEFIELD: Final = "Battlefield"
ATTACKER: Final = "Attacker, {depth}"
DEFENDER: Final = "Defender, {depth}"
ATTACKERS_OBJECTIVES: Final = "Attacker's objectives, {depth}"
CHANCE: Final = "Chance encounter: both within {depth} of their edge"
GRID: Final = "Grid {pitch}. North is up; the attacker, or first player, comes from the south"
CLEARANCE: Final = "objectives at least {edge} from every edge, {spacing} from each other"
TROOPERS: Final = "Troopers"
DRONES: Final = "Drones"
OPEN: Final = "open ground"


def type_title(name: str) -> str:
    """Return the name of a terrain type as it is printed."""
    return name.replace("_", " ").capitalize()


def effects(kind: TerrainType | None) -> tuple[str, ...]:
    """Return what a terrain type does: one line for all, or one for troopers and one for drones if they differ."""
    if kind is None:
        return ()
    troopers, drones = _effect(kind.troopers), _effect(kind.drones)
    return (troopers,) if troopers == drones else (f"{TROOPERS}: {troopers}", f"{DRONES}: {drones}")


def _effect(effect: TerrainEffect) -> str:
    cover = () if effect.cover.value == "clear" else (COVERS[effect.cover.value],)
    movement = () if effect.movement.value == "clear" else (MOVEMENTS[effect.movement.value],)
    return ", ".join((*cover, *movement)) or OPEN
