"""Fire: target numbers, arcs, crewed weapons, and fighting hand to hand."""

from typing import Annotated, Literal

from pydantic import Field

from schemas.base import Part
from schemas.models.infantry.rules.measures import Ap, Count, Degrees, Modifier, Number, completed
from schemas.models.infantry.words import WeaponType
from schemas.models.parameter import parameter

BASES = {
    WeaponType.RANGED: 6,
    WeaponType.CREWED: 6,
    WeaponType.EXPLOSIVE: 6,
    WeaponType.INCENDIARY: 6,
    WeaponType.THROWN: 7,
    WeaponType.MELEE: 7,
}
Total = Annotated[int, Field(ge=1, le=13)]


class TargetRules(Part):
    """Target numbers: what two dice have to reach."""

    base: Annotated[dict[Annotated[WeaponType, Field(strict=False)], Number], completed(BASES)] = parameter(
        BASES, "IN.EXP.11 IN.INC.12 IN.CRW.13 IN.GAP.16 IN.GAP.17 IN.HOUSE.3", "The number without modifiers, by type."
    )
    always_misses: Total = parameter(2, "IN.GAP.16 IN.HOUSE.3", "Total up to which an attack misses in any case.")
    always_hits: Total = parameter(12, "IN.GAP.16 IN.HOUSE.3", "Total from which an attack hits in any case.")
    long_range: Modifier = parameter(2, "IN.GAP.16", "At long range.")
    prone: Modifier = parameter(2, "IN.TUN.5 IN.GAP.16", "At somebody prone, or in a trench.")
    prone_for_dot_fire: bool = parameter(
        True, "IN.GAP.58", "Whether that holds for explosives too that are aimed at the dot of somebody prone."
    )
    low_cover: Modifier = parameter(2, "IN.GAP.16", "At somebody behind a low solid object.")
    light_vegetation: Modifier = parameter(1, "IN.GAP.16", "For each dot of light vegetation in the line.")
    heavy_vegetation: Modifier = parameter(2, "IN.GAP.16", "For each dot of heavy vegetation in the line.")
    swamp: Modifier = parameter(1, "IN.TER.5 IN.GAP.19", "For each dot of swamp in the line.")
    fire: Modifier = parameter(1, "IN.INC.8", "For each burning dot in the line.")
    smoke: Modifier = parameter(3, "IN.SMK.4 IN.SMK.8", "For each dot of smoke in the line.")
    wide_arc: Modifier = parameter(1, "IN.GAP.30 IN.HOUSE.4", "Into a wide arc.")
    entangled: Modifier = parameter(1, "IN.WIR.5", "By somebody caught in wire.")
    tunnel: Modifier = parameter(2, "IN.TUN.7", "In a tunnel.")
    swimming: Modifier = parameter(1, "IN.WAT.7", "At somebody who swims.")
    movement_fire: Modifier = parameter(2, "IN.MVF.4 IN.MVF.9 IN.MVF.10", "On the move.")
    sneak_suit: Modifier = parameter(1, "IN.SNK.1", "At long range, at somebody in a sneak suit.")
    sneak_suit_stacks: bool = parameter(True, "IN.GAP.25", "Whether that comes on top of long range.")
    large: Modifier = parameter(-2, "IN.LRG.2", "At a large target.")


class ArcRules(Part):
    """Firing arcs."""

    narrow_deg: Degrees = parameter(60, "IN.GAP.30 IN.HOUSE.4", "Width of an arc, in degrees, its limits included.")
    wide_deg: Degrees = parameter(120, "IN.GAP.30 IN.HOUSE.4", "Width of a wide arc, in degrees.")
    limits_inside: bool = parameter(True, "IN.HOUSE.5", "Whether the limits of an arc belong to it.")
    own_dot: bool = parameter(False, "IN.GAP.52", "Whether the dot of a trooper is in its own arc.")
    single_attacks: Count = parameter(1, "IN.HOUSE.4", "Attacks of a single-shot weapon into an arc, which ends it.")
    burst_attacks: Count = parameter(3, "IN.HOUSE.4", "Attacks of a burst weapon into an arc in a turn of the enemy.")
    aim_or_arc: Literal["exclusive", "both"] = parameter(
        "exclusive", "IN.GAP.56", "Whether who has laid an arc may still make an aimed attack in that turn."
    )


class CrewedRules(Part):
    """Crewed weapons."""

    columns: Literal["swapped", "as_printed"] = parameter(
        "swapped",
        "IN.CRW.2 IN.GAP.1",
        "Whether the figure of its card is its crew, or the AP of attacks, as printed.",
    )
    set_up: Ap = parameter(4, "IN.CRW.5 IN.CRW.10", "AP of everybody who sets it up.")
    break_down: Ap = parameter(4, "IN.CRW.6 IN.CRW.10", "AP of everybody who breaks it down.")
    takeover: Ap = parameter(6, "IN.CRW.9 IN.CRW.10", "AP to take it over, on its dot.")
    takeover_by: Literal["any_side", "own_side"] = parameter("any_side", "IN.CRW.8", "Who may take it over.")
    takeover_needs_set_up: bool = parameter(True, "IN.GAP.5", "Whether only a weapon that is set up is taken over.")
    takeover_needs_crew: bool = parameter(False, "IN.GAP.5", "Whether taking it over takes its crew.")
    swing: Ap = parameter(4, "IN.CRW.12", "AP to turn its arc.")
    arc_deg: Degrees = parameter(60, "IN.CRW.11", "The only width of its arc, in degrees.")
    attacks_per_arc: Annotated[int, Field(ge=1, le=99)] | None = parameter(
        None, "IN.CRW.3 IN.CRW.14", "Attacks into its arc in a turn of the enemy; none: without limit."
    )
    free_attacks: Count = parameter(1, "IN.HOUSE.4", "Attacks without AP in its own side's turn.")
    crew_to_fire: bool = parameter(False, "IN.GAP.40", "Whether it takes its crew to fire.")
    participants: Literal["crew", "everybody_adjacent"] = parameter(
        "crew", "IN.CRW.4 IN.GAP.48", "Who pays to set it up: as many as the crew, or all who stand by."
    )


class MeleeRules(Part):
    """Fighting hand to hand."""

    fists_ap: Ap = parameter(3, "IN.GAP.32 IN.HOUSE.7", "AP of striking with fists.")
    fists_dice: Annotated[int, Field(ge=0, le=9)] = parameter(
        1, "IN.GAP.32 IN.HOUSE.7", "Dice of bludgeoning damage of fists."
    )
