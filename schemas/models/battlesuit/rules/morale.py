"""Shaken and panicked soldiers: the morale tables and what their results do."""

from typing import Annotated, Literal

from pydantic import Field

from schemas.base import Part
from schemas.models.battlesuit.rules.values import Face, Levels, Limits, Modifier, Points
from schemas.models.parameter import parameter

ShakenResult = Literal["panic", "stunned", "shaken", "recovery"]
PanicResult = Literal["berserk", "paranoia", "run_like_hell", "fright", "self_destruct", "shock", "recovery"]


class ShakenRow(Part):
    """A row of the shaken table, from the row above it up to a total."""

    up_to: Face = parameter(12, "BS.SHK.3", "Highest total of the row.")
    result: ShakenResult = parameter("recovery", "BS.SHK.3", "What becomes of the soldier.")


class PanicRow(Part):
    """A row of a panic table, from the row above it up to a total."""

    up_to: Face = parameter(12, "BS.PAN.2", "Highest total of the row.")
    result: PanicResult = parameter("recovery", "BS.PAN.2", "What becomes of the soldier.")


ShakenTable = Annotated[tuple[ShakenRow, ...], Field(strict=False, min_length=1, max_length=13)]
PanicTable = Annotated[tuple[PanicRow, ...], Field(strict=False, min_length=1, max_length=13)]

SHAKEN: tuple[ShakenRow, ...] = (
    ShakenRow(up_to=2, result="panic"),
    ShakenRow(up_to=6, result="stunned"),
    ShakenRow(up_to=8, result="shaken"),
    ShakenRow(up_to=12, result="recovery"),
)
PANIC_ARMOURED: tuple[PanicRow, ...] = (
    PanicRow(up_to=2, result="berserk"),
    PanicRow(up_to=4, result="paranoia"),
    PanicRow(up_to=6, result="fright"),
    PanicRow(up_to=7, result="self_destruct"),
    PanicRow(up_to=10, result="shock"),
    PanicRow(up_to=12, result="recovery"),
)
PANIC_UNARMOURED: tuple[PanicRow, ...] = (
    PanicRow(up_to=2, result="berserk"),
    PanicRow(up_to=4, result="run_like_hell"),
    PanicRow(up_to=6, result="fright"),
    PanicRow(up_to=10, result="shock"),
    PanicRow(up_to=12, result="recovery"),
)


class StatusNames(Part):
    """The marker of each status."""

    shaken: Literal["shock_marker"] = parameter("shock_marker", "BS.GAP.35 BS.PCS.24", "Marker of the shaken.")
    panicked: Literal["panic_marker"] = parameter("panic_marker", "BS.GAP.35 BS.PCS.24", "Marker of the panicked.")


class MoraleRules(Part):
    """Morale checks of the shaken."""

    morale_clamp: Limits = parameter(
        (0, 12), "BS.GAP.7 BS.SHK.3 BS.PAN.2", "Least and greatest total of a check; totals beyond are held to them."
    )
    status_names: StatusNames = parameter(StatusNames, "BS.GAP.35", "Markers of shaken and panicked soldiers.")
    shaken_table: ShakenTable = parameter(
        SHAKEN, "BS.SHK.4 BS.SHK.5 BS.SHK.6 BS.SHK.7", "The shaken table, from the lowest totals to the highest."
    )
    shaken_attack_mod: Modifier = parameter(-2, "BS.SHK.6 BS.MOD.10", "Attacks of one who is shaken but recovering.")
    recovered_may_repair: bool = parameter(
        True, "BS.GAP.36 BS.SHK.7", "Whether one who recovers may repair or paint in the same turn."
    )
    shaken_rapid: bool = parameter(
        True, "BS.GAP.123 BS.SHK.6", "Whether one who is shaken but recovering may fire twice."
    )


class Berserk(Part):
    """What a berserk soldier does."""

    even_fires: bool = parameter(True, "BS.GAP.37 BS.PAN.3", "Whether one that jumps fires as well.")
    jump: Levels = parameter(6, "BS.PAN.3", "Levels it jumps.")
    jump_cap: Levels = parameter(12, "BS.GAP.37 BS.PAN.3", "Level it does not exceed.")


class PanicRules(Part):
    """Panic checks and their results."""

    panic_armored: PanicTable = parameter(
        PANIC_ARMOURED,
        "BS.PAN.3 BS.PAN.5 BS.PAN.7 BS.PAN.8 BS.PAN.9 BS.PAN.10",
        "The panic table of armoured soldiers, from the lowest totals to the highest.",
    )
    panic_unarmored: PanicTable = parameter(
        PANIC_UNARMOURED,
        "BS.PAN.12 BS.PAN.13 BS.PAN.14 BS.PAN.15 BS.PAN.16",
        "The panic table of unarmoured soldiers, from the lowest totals to the highest.",
    )
    berserk: Berserk = parameter(Berserk, "BS.GAP.37", "Berserk soldiers.")
    berserk_needs_los: bool = parameter(
        True, "BS.GAP.124 BS.PAN.6", "Whether berserk and paranoid fire needs a target in sight."
    )
    berserk_sniper_fires: bool = parameter(
        False, "BS.GAP.141 BS.PAN.3 BS.SNP.1", "Whether a berserk sniper fires that has moved or is in the air."
    )
    most_likely_metric: Literal["modified_strength"] = parameter(
        "modified_strength", "BS.GAP.38 BS.PAN.6", "Which of equally close targets is the most likely to be hit."
    )
    best_cover_order: Literal["cover_then_distance", "distance_then_cover"] = parameter(
        "cover_then_distance", "BS.GAP.39 BS.PAN.7", "Where a frightened soldier runs."
    )
    in_cover_mod: Modifier = parameter(-3, "BS.GAP.39 BS.PAN.7", "Modifier from which on a soldier is in cover.")
    run_points: Points = parameter(6, "BS.GAP.40 BS.PAN.13", "Map points that an unarmoured soldier runs.")
    unarmored_landing_clause: Literal["ignored"] = parameter(
        "ignored", "BS.GAP.41 BS.PAN.15", "What landing means in the table of those who cannot bounce."
    )
    drone_panic_source: Literal["shaken_table"] = parameter(
        "shaken_table", "BS.GAP.42 BS.DRN.8", "What panic means for a drone."
    )
