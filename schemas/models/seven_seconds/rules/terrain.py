"""Terrain types: what each does to sight and to movement."""

from schemas.base import Id, Part, parameter
from schemas.models.seven_seconds.words import Cover, Movement


class TerrainEffect(Part):
    """One column of the terrain table."""

    cover: Cover = parameter(Cover.CLEAR, "7S.COV.1 7S.TERR.1", "Cover class.", strict=False)
    movement: Movement = parameter(Movement.CLEAR, "7S.GEN.16 7S.GAP.36", "Movement class.", strict=False)


class TerrainType(Part):
    """One row of the terrain table."""

    troopers: TerrainEffect = parameter(TerrainEffect, "7S.TERR.1", "For troopers and blips.")
    drones: TerrainEffect = parameter(TerrainEffect, "7S.TERR.1", "For drones.")


def _both(cover: Cover = Cover.CLEAR, movement: Movement = Movement.CLEAR) -> TerrainType:
    effect = TerrainEffect(cover=cover, movement=movement)
    return TerrainType(troopers=effect, drones=effect)


OPEN = TerrainEffect()
LIGHT = TerrainEffect(cover=Cover.LIGHT)
BOGGY = TerrainEffect(movement=Movement.HINDERING)
ROUGH = TerrainEffect(cover=Cover.LIGHT, movement=Movement.HINDERING)

TYPES: dict[str, TerrainType] = {
    "woods": _both(Cover.HEAVY, Movement.HINDERING),
    "bush": TerrainType(troopers=LIGHT, drones=ROUGH),
    "plains": _both(),
    "hill": _both(Cover.BLOCKING),
    "stream": TerrainType(troopers=BOGGY, drones=OPEN),
    "river": TerrainType(troopers=TerrainEffect(movement=Movement.IMPASSABLE), drones=OPEN),
    "large_building": _both(Cover.BLOCKING),
    "civilian_building": _both(Cover.LIGHT, Movement.HINDERING),
    "swamp": TerrainType(troopers=BOGGY, drones=OPEN),
    "rock_formation": _both(Cover.BLOCKING),
    "broken_rocky": TerrainType(troopers=ROUGH, drones=LIGHT),
    "flamer_smoke": _both(Cover.LIGHT),
    "haywire_field": _both(Cover.HEAVY),
    "crater": _both(Cover.HEAVY, Movement.HINDERING),
    "marsh": TerrainType(troopers=ROUGH, drones=LIGHT),
    "fortified_building": _both(Cover.HEAVY, Movement.HINDERING),
}
ALIASES = {"lake": "river", "deep_river": "river", "ruins": "broken_rocky", "rubble": "broken_rocky", "brush": "bush"}


class TerrainRules(Part):
    """The terrain table."""

    types: dict[Id, TerrainType] = parameter(
        TYPES,
        "7S.TERR.2 7S.TERR.3 7S.TERR.4 7S.TERR.5 7S.TERR.6 7S.TERR.7 7S.TERR.8 7S.TERR.9 7S.TERR.10 7S.TERR.11 "
        "7S.TERR.12 7S.TERR.13 7S.TERR.14 7S.TERR.15 7S.GAP.36 7S.GAP.80 7S.GAP.81 7S.GAP.83",
        "Terrain types by name.",
    )
    aliases: dict[Id, Id] = parameter(ALIASES, "7S.GAP.82", "Other names of terrain types.")
