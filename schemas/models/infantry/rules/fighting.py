"""Shots and blows, and blasts."""

from typing import Annotated, Literal

from pydantic import Field

from schemas.base import Part, parameter
from schemas.models.infantry.rules.card import Types
from schemas.models.infantry.rules.measures import Ap, Count, Degrees, Modifier, Number, Points, Turns, completed
from schemas.models.infantry.words import Toughness, WeaponType

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


Kind = Annotated[Toughness, Field(strict=False)]
Radius = Annotated[int, Field(ge=0, le=9)]
EXPLODING = (WeaponType.EXPLOSIVE, WeaponType.INCENDIARY)
"""The types that structures suffer from, and from which low objects protect those who lie behind them."""
TOUGHNESS = {
    Toughness.TREE: 5,
    Toughness.WALL: 10,
    Toughness.LIGHT: 15,
    Toughness.MEDIUM: 40,
    Toughness.HEAVY: 90,
    Toughness.HARDENED: 140,
}


class ThrownRules(Part):
    """Thrown weapons."""

    dots_per_ap: Annotated[int, Field(ge=1, le=9)] = parameter(
        1, "IN.GAP.2", "Dots that a grenade goes for each AP spent on it."
    )
    most_ap: Ap = parameter(8, "IN.GAP.2", "Most AP that may be spent on a throw.")


class ScatterRules(Part):
    """Where a miss lands."""

    least: Count = parameter(1, "IN.GAP.18", "Fewest dots that a miss lands away.")
    most: Count = parameter(6, "IN.EXP.11 IN.GAP.18", "Most dots that a miss lands away.")
    incendiary_miss: Literal["no_effect", "lands_anyway", "scatters"] = parameter(
        "no_effect", "IN.INC.12 IN.GAP.12", "What a miss of a ranged incendiary does."
    )


class ExplosionRules(Part):
    """Explosions."""

    line: Literal["detonation", "none"] = parameter(
        "detonation", "IN.INC.5 IN.GAP.50", "Whether obstacles on the line from where it goes off protect."
    )
    low_cover_from: Types = parameter(
        EXPLODING, "IN.INC.6 IN.GAP.47", "Types from which a low solid object protects those prone behind it."
    )


class FireRules(Part):
    """Fire."""

    enter_damage: Points = parameter(1, "IN.INC.9", "Points of lethal damage for stepping onto a burning dot.")
    end_damage: Points = parameter(8, "IN.INC.10", "Points of lethal damage for ending a move on one.")
    start_damage: Points = parameter(
        1, "IN.GAP.49 IN.GAP.58", "Points of lethal damage for standing on one at the start of a game turn."
    )
    both: bool = parameter(True, "IN.GAP.11", "Whether both are taken by who does both.")
    turns: Turns = parameter(6, "IN.GAP.11 IN.GAP.49", "Game turns that a dot burns.")
    spreads: Literal["never", "vegetation"] = parameter(
        "never", "IN.GAP.11", "Whether fire goes to dots of vegetation around it at the start of each game turn."
    )
    on_water: bool = parameter(False, "IN.GAP.24", "Whether dots of water catch fire.")


class SmokeRules(Part):
    """Smoke."""

    radius: Radius = parameter(1, "IN.SMK.3", "Dots around the one where it lands that it fills at first.")
    grown_radius: Radius = parameter(2, "IN.SMK.5", "Dots around it that it fills once it has grown.")
    turns: Turns = parameter(12, "IN.SMK.7", "Turns after which it is gone.")
    counted_in: Literal["game_turns", "side_turns"] = parameter(
        "game_turns", "IN.GAP.13", "Turns of both sides, or of one, that these are."
    )
    on_wall: Literal["no_smoke", "smoke"] = parameter(
        "no_smoke", "IN.SMK.6 IN.GAP.51", "What smoke does that lands where nobody can walk."
    )


class LargeTargetRules(Part):
    """Large targets."""

    types: Types = parameter(EXPLODING, "IN.LRG.1 IN.GAP.26", "Types of weapons that structures are attacked with.")


class BreachingRules(Part):
    """Breaches."""

    toughness: Annotated[dict[Kind, Annotated[int, Field(ge=0, le=999)]], completed(TOUGHNESS)] = parameter(
        TOUGHNESS, "IN.BRC.5", "Points of damage that a dot of a structure withstands."
    )
    breached_by: Literal["more", "as_much"] = parameter(
        "more", "IN.BRC.1 IN.GAP.27", "Whether it takes more damage than that, or as much."
    )
    building: Kind = parameter(Toughness.MEDIUM, "IN.BRC.4", "Toughness of buildings that name none.")
    wall: Kind = parameter(Toughness.WALL, "IN.BRC.4", "Toughness of walls that name none.")
    tree: Kind = parameter(Toughness.TREE, "IN.BRC.6 IN.GAP.45", "Toughness of trees that name none.")
    vehicle: Kind = parameter(Toughness.MEDIUM, "IN.GAP.43", "Toughness of vehicles that name none.")
