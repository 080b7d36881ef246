"""What is written on the maps of 7 Seconds: zones, terrain types and what they do."""

from typing import Final

from exporters.games.seven_seconds.words.pieces import COVERS, MOVEMENTS
from schemas.catalogues.saying import said
from schemas.models.seven_seconds.rules.terrain import TerrainEffect, TerrainType

BATTLEFIELD: Final = "Battlefield"
MAP: Final = "{map} (map)"
POSTER: Final = "{map} (poster)"
SETUP: Final = "Attack / Defense: {clear}. {chance}."
ATTACKER: Final = "Attacker, {depth}"
DEFENDER: Final = "Defender, {depth}"
ATTACKERS_OBJECTIVES: Final = "Attacker's objectives, {depth}"
CHANCE: Final = "Chance encounter: both within {depth} of their edge"
GRID: Final = "Grid {pitch}. North is up; the attacker, or first player, comes from the south"
CLEARANCE: Final = "objectives at least {edge} from every edge, {spacing} from each other"
OPEN: Final = "open ground"


TYPES: Final = {
    "woods": "Woods",
    "bush": "Bush",
    "plains": "Plains",
    "hill": "Hill",
    "stream": "Stream",
    "river": "River",
    "large_building": "Large building",
    "civilian_building": "Civilian building",
    "fortified_building": "Fortified building",
    "swamp": "Swamp",
    "marsh": "Marsh",
    "rock_formation": "Rock formation",
    "broken_rocky": "Broken rocky",
    "crater": "Crater",
    "flamer_smoke": "Flamer smoke",
    "haywire_field": "Haywire field",
    "ruins": "Ruins",
    "rubble": "Rubble",
}
"""The terrain types of the rules and their other names; an author's own are printed as they are written."""


def type_title(name: str, language: str) -> str:
    """Return the name of a terrain type as it is printed."""
    return said(TYPES[name], language) if name in TYPES else name.replace("_", " ").capitalize()


def effects(kind: TerrainType | None, language: str) -> tuple[str, ...]:
    """Return what a terrain type does: one line for all, or one for troopers and one for drones if they differ."""
    if kind is None:
        return ()
    troopers, drones = _effect(kind.troopers, language), _effect(kind.drones, language)
    if troopers == drones:
        return (troopers,)
    return (
        said("Troopers: {effect}", language, effect=troopers),
        said("Drones: {effect}", language, effect=drones),
    )


def _effect(effect: TerrainEffect, language: str) -> str:
    cover = () if effect.cover.value == "clear" else (said(COVERS[effect.cover.value], language),)
    movement = () if effect.movement.value == "clear" else (said(MOVEMENTS[effect.movement.value], language),)
    return ", ".join((*cover, *movement)) or said(OPEN, language)
