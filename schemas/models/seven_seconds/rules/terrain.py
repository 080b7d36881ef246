"""The ground: terrain types, what each does to sight and movement, and what lies on it for a while."""

from typing import Annotated, Literal

from pydantic import Field

from schemas.base import Id, Part, parameter
from schemas.models.seven_seconds.rules.measures import Counters, Inches, Share, Width
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


REMOVABLE = (
    "woods",
    "bush",
    "civilian_building",
    "large_building",
    "fortified_building",
    "rock_formation",
    "broken_rocky",
    "flamer_smoke",
    "crater",
)


class BlastRules(Part):
    """What a detonation does."""

    measure: Literal["closest_edge", "base_centre"] = parameter(
        "closest_edge", "7S.GAP.61 7S.BLAST.1", "Part of a base that has to lie within the radius."
    )
    friendly: bool = parameter(True, "7S.GAP.62 7S.BLAST.3", "Whether the firer and its friends are caught too.")
    blips: Literal["reveal_and_resolve", "ignore"] = parameter(
        "reveal_and_resolve", "7S.GAP.62", "What happens to blips inside."
    )
    predamaged: Literal["destroyed_on_stage_1", "stages_normally"] = parameter(
        "destroyed_on_stage_1", "7S.GAP.63 7S.DMG.3", "How a suit that was damaged before takes a blast."
    )


class CraterRules(Part):
    """What a detonation leaves."""

    diameter_in: Width = parameter(3.0, "7S.GAP.64 7S.CTR.9", "Diameter of a crater, in inches.")
    removes_above_share: Share = parameter(
        0.5, "7S.BLAST.9", "A terrain piece covered by more than this share goes away."
    )
    removable: Annotated[tuple[Id, ...], Field(strict=False)] = parameter(
        REMOVABLE, "7S.GAP.65 7S.BLAST.9", "Terrain types that a crater can take away."
    )


class FlamerRules(Part):
    """The Fire Flamer action."""

    own_counters: Counters = parameter(1, "7S.FLAM.1 7S.ACT.9", "Target counters a flamer puts on the firer.")
    range_in: Inches = parameter(6.0, "7S.FLAM.2", "Farthest centre of the cloud, in inches from the firer.")
    radius_in: Inches = parameter(2.5, "7S.GAP.66 7S.FLAM.2 7S.CTR.9", "Radius of the flame and its smoke, in inches.")
    requires_los: bool = parameter(False, "7S.GAP.66", "Whether the centre has to be in sight.")
    friendly: bool = parameter(True, "7S.GAP.66 7S.FLAM.5", "Whether the firer and its friends are burned too.")


class SmokeRules(Part):
    """What a flamer leaves."""

    cover: Cover = parameter(Cover.LIGHT, "7S.GAP.68 7S.FLAM.4 7S.TERR.13", "Cover class of smoke.", strict=False)
    merge: bool = parameter(False, "7S.GAP.68", "Whether overlapping smoke counts as one piece.")


class KamikazeRules(Part):
    """The Kamikaze action."""

    hit_comparison: Literal["lower_than", "equal_or_lower"] = parameter(
        "lower_than", "7S.GAP.72 7S.KAM.4", "How the contact roll has to compare with the target's counters."
    )
    roll_deviation: bool = parameter(
        False, "7S.GAP.73 7S.KAM.5", "Whether the explosion deviates like a missed missile."
    )
    dice: Literal["robotics", "nuclear"] = parameter(
        "robotics", "7S.GAP.74", "Stat that gives the dice of the explosion."
    )
    crater: bool = parameter(True, "7S.GAP.74 7S.BLAST.8", "Whether the explosion leaves a crater.")
    countermeasures: bool = parameter(False, "7S.GAP.74", "Whether countermeasures may stop a kamikaze drone.")
    passive_before_explosion: bool = parameter(True, "7S.GAP.75", "Whether passive sensors work before the explosion.")
    counts_as_killed: bool = parameter(
        True, "7S.GAP.119 7S.BLAST.3", "Whether a drone that has exploded is one of the drones its side has lost."
    )


class HaywireRules(Part):
    """The switch of a haywire drone."""

    free_toggle_after_move: bool = parameter(
        False, "7S.GAP.77 7S.JAM.1", "Whether the field may also be switched, free, after a move or jump."
    )


class JammerRules(Part):
    """The jamming field."""

    own_counters: Counters = parameter(1, "7S.JAM.1 7S.ACT.9", "Target counters a switch puts on the drone.")
    radius_in: Inches = parameter(3.0, "7S.JAM.3", "Reach of the field, in inches.")
    measure: Literal["closest_edge", "base_centre"] = parameter(
        "closest_edge", "7S.GAP.78", "Part of a base that has to lie within the field."
    )
    haywire_immune: Literal["own_only", "all", "none"] = parameter(
        "own_only",
        "7S.GAP.78 7S.JAM.5",
        "Haywire drones a field does not destroy: the one that makes it, all, or none.",
    )
    counts_for_heavy_limit: bool = parameter(
        True, "7S.GAP.79 7S.JAM.3", "Whether inches in a field count towards `cover.heavy_limit_in`."
    )
