"""Turns, leaders, squads and their morale."""

from typing import Annotated, Literal

from pydantic import Field

from schemas.base import Part, parameter
from schemas.models.battlesuit.rules.measures import Face, Levels, Limits, Modifier, Points


class TurnRules(Part):
    """The course of a turn."""

    initiative_choice: Literal["first", "second"] = parameter(
        "first", "BS.GAP.33 BS.INI.4", "What an automatic player with the initiative chooses."
    )
    initiative_tie_counts: Literal["on_map", "all"] = parameter(
        "on_map", "BS.GAP.145 BS.INI.2", "Who counts in a tied initiative: those on the map, or those to come as well."
    )
    may_pass: bool = parameter(False, "BS.GAP.34 BS.SEQ.3", "Whether a player may pass an impulse.")
    turn_track_boxes: int = parameter(15, "BS.GAP.102 BS.PCS.29", "Boxes of the turn track.", ge=1, le=40)


class LeaderRules(Part):
    """Leaders, and those without one."""

    replacement_delay: Points = parameter(
        2, "BS.GAP.43 BS.PCS.6", "Turns until an assistant takes over; the penalty lasts until then."
    )
    assistant_counts_from: Literal["takeover", "at_once"] = parameter(
        "takeover", "BS.GAP.144 BS.GAP.46", "When an assistant counts as a commander: having taken over, or at once."
    )
    commander_max_per_squad: Points = parameter(1, "BS.GAP.44 BS.DYO.4 BS.DYO.10", "Most commanders of a squad.")
    commander_required: bool = parameter(
        False, "BS.GAP.45 BS.CMD.3", "Whether a force without a commander is illegal rather than warned about."
    )
    in_command: Literal["functional_commander_on_map"] = parameter(
        "functional_commander_on_map", "BS.GAP.46 BS.COM.1 BS.MOD.15", "When a soldier is in command."
    )
    morale_out_of_command: Modifier = parameter(
        -1, "BS.GAP.47 BS.CMD.1", "Morale rolls of a side without a fit leader; it counts once."
    )
    attack_out_of_command: Modifier = parameter(-1, "BS.MOD.15 BS.GAP.47", "Attacks of those out of command.")


class ActiveCommandRules(Part):
    """What commanders can do beyond fighting."""

    override_limit: Points = parameter(
        1, "BS.GAP.48 BS.ORD.2 BS.COM.3", "Overrides for each shaken or panicked soldier that waits."
    )
    pool_survives_disable: bool = parameter(
        True, "BS.GAP.49 BS.COM.8", "Whether command points outlast the fitness of their commander."
    )
    group_max_total: Face = parameter(
        9, "BS.COM.12", "Highest total of die and damage with which a soldier of a group activates."
    )
    morale_per_point: Points = parameter(1, "BS.COM.9", "What a command point adds to a morale roll.")


class CrusaderRules(Part):
    """Crusaders."""

    crusader_revives: Points = parameter(
        1, "BS.GAP.68 BS.DWN.2", "Boxes that a crusader restores to a down soldier next to it."
    )
    crusader_range: Points = parameter(3, "BS.CRU.1", "Map points a crusader's help reaches.")
    crusader_range_mode: Literal["distance", "mp_cost"] = parameter(
        "distance", "BS.GAP.69 BS.CRU.1", "Whether that is distance, or movement points."
    )
    crusader_must_be_fit: bool = parameter(
        True, "BS.GAP.70 BS.CRU.1", "Whether the crusader has to be in good order and on the map."
    )


class RepairRules(Part):
    """Repairs, and what engineers tear down."""

    repair_marker: Literal["erase_box"] = parameter(
        "erase_box", "BS.GAP.66 BS.REP.2", "How a repair is recorded: the rightmost cross is erased."
    )
    engineer_repair_clamp: bool = parameter(
        True, "BS.GAP.67 BS.ENG.2", "Whether an engineer's roll is held to 0 and the damage there is."
    )
    demolition_kills_friends: bool = parameter(
        False, "BS.GAP.71 BS.ENG.4", "Whether demolition also kills soldiers of its own side on the point."
    )


class SquadSize(Part):
    """How many soldiers a squad has."""

    min: Points = parameter(5, "BS.GAP.94 BS.SQC.1", "Fewest soldiers.")
    max: Points = parameter(9, "BS.GAP.94 BS.SQC.1", "Most soldiers.")
    besides_commander: bool = parameter(True, "BS.GAP.94 BS.SQC.1", "Whether the commander is not counted.")


class SquadRules(Part):
    """Squads under their own commanders, sections 12.11 and 12.12."""

    squad_size: SquadSize = parameter(SquadSize, "BS.GAP.94", "Size of a squad; binding with the option only.")
    split_from: Points = parameter(10, "BS.SQC.2", "Soldiers from which on two commanders lead two squads.")
    reorganise_below: Points = parameter(
        9, "BS.GAP.95 BS.SQC.4", "A side with fewer soldiers, commander not counted, may become one squad."
    )
    reorganise_morale_mod: Modifier = parameter(2, "BS.SQC.5", "Morale rolls in a turn of reorganising.")
    squad_loss_counts: Annotated[tuple[Literal["down", "eliminated"], ...], Field(strict=False)] = parameter(
        ("down", "eliminated"), "BS.GAP.96 BS.SQM.1", "Soldiers that count as lost; commanders are counted too."
    )
    squad_half_lost_mod: Modifier = parameter(-1, "BS.SQM.1", "Attacks and morale rolls of a squad that has lost half.")


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
