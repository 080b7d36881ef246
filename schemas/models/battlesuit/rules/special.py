"""Stealth, drones, bombs and mines, tall buildings, marines."""

from typing import Annotated, Literal

from pydantic import Field

from schemas.base import Part, parameter, reference
from schemas.models.battlesuit.rules.measures import NUMBER, TRUTH, Levels, Modifier, Points, Strength
from schemas.models.battlesuit.words import Terrain

SoldierTypes = Annotated[tuple[Annotated[str, reference("soldier_card")], ...], Field(strict=False, max_length=20)]
Terrains = Annotated[tuple[Annotated[Terrain, Field(strict=False)], ...], Field(strict=False, max_length=7)]


class StealthRules(Part):
    """Stealth, section 12.3."""

    stealth_types: SoldierTypes = parameter(("ranger",), "BS.GAP.74 BS.STL.1", "Types that may use stealth.")
    stealth_rounding: Literal["before"] = parameter(
        "before", "BS.GAP.75 BS.STL.3", "Half the movement is rounded up before it is multiplied by the box."
    )
    stealth_once: Annotated[Literal[True], TRUTH] = parameter(
        True, "BS.GAP.76 BS.STL.8 BS.MOD.16", "Whether stealth counts only once."
    )
    stealth_entry_is_activation: bool = parameter(
        True, "BS.GAP.77 BS.STL.1", "Whether going into stealth is the whole activation."
    )


class DroneRules(Part):
    """Drones, section 12.4; their values stand on their cards."""

    drone_sustain_mp: Points = parameter(0, "BS.GAP.83 BS.DRN.1", "Movement points of a drone for staying in the air.")
    drone_min_level: Levels = parameter(
        1, "BS.GAP.84 BS.DRN.3", "Levels above open ground at which a drone flies at least."
    )
    drone_damage_level: Points = parameter(0, "BS.GAP.85 BS.DRN.6", "Damage level of a drone that crash lands.")
    drone_shock_crashes: bool = parameter(
        True, "BS.GAP.142 BS.DRN.7", "Whether a shock brings a drone down in a crash, whatever it can pay."
    )
    uncommanded_move: Points = parameter(6, "BS.DRN.10", "Movement of a drone without a command unit.")
    ecm_range: Points = parameter(10, "BS.ECM.1", "Map points a jammer reaches.")
    ecm_attenuation_per_step: Modifier = parameter(
        -2, "BS.GAP.80 BS.ECM.1", "Each full attenuation step of range of a jammed attacker."
    )
    ecm_affects: Literal["enemy", "all"] = parameter("enemy", "BS.GAP.81 BS.ECM.1", "Whose soldiers are jammed.")
    shocked_drone_jams: bool = parameter(
        False, "BS.GAP.146 BS.DRN.7 BS.ECM.1", "Whether a jammer goes on jamming until it has recovered from a shock."
    )
    sentry_forbidden: Terrains = parameter((Terrain.MARSH,), "BS.GAP.82 BS.SEN.3", "Terrain where no sentry may stand.")


class BlastRules(Part):
    """Bombs and mines."""

    bomb_centre: Literal["marker_or_slag", "always_slag"] = parameter(
        "marker_or_slag", "BS.GAP.86 BS.BMB.3", "What a bomb leaves: a bunker less, or slag; or slag in any case."
    )
    blast_radius: Points = parameter(10, "BS.GAP.87 BS.BMB.6", "Map points a bomb reaches.")
    bomb_strength: Strength = parameter(10, "BS.BMB.5 BS.BMB.6", "Strength of a bomb next to it, one less each point.")
    bomb_building_up_to: Points = parameter(6, "BS.BMB.4", "Rolls that destroy a building or bridge next to a bomb.")
    bomb_bunker_up_to: Points = parameter(2, "BS.BMB.4", "Rolls that destroy a bunker next to a bomb.")
    blast_modifiers: Annotated[tuple[Literal["shield", "cover"], ...], Field(strict=False)] = parameter(
        ("shield", "cover"), "BS.GAP.88 BS.BMB.5 BS.MIN.5", "Modifiers that apply to bombs and mines."
    )
    mine_strength: Strength = parameter(9, "BS.MIN.5", "Strength of an explosive mine against who enters.")
    mine_adjacent_strength: Strength = parameter(6, "BS.MIN.5", "Strength of an explosive mine against neighbours.")
    mine_trigger_radius: Annotated[Literal[0, 1], NUMBER] = parameter(
        0, "BS.GAP.90 BS.MIN.1 BS.PCS.30", "Map points from a mine that set it off."
    )
    mine_dummies_per_live: Points = parameter(2, "BS.GAP.91 BS.MIN.4", "Dummies for each explosive or nuclear mine.")
    mine_area: Literal["scenario_or_setup", "anywhere"] = parameter(
        "scenario_or_setup",
        "BS.GAP.135 BS.MIN.4",
        "Where mine markers may lie: in the area of the scenario, else where the owner sets up; or anywhere.",
    )
    detonation_windows: Annotated[
        tuple[Literal["each_step", "before_attack", "end_of_activation"], ...], Field(strict=False, max_length=3)
    ] = parameter(
        ("each_step", "before_attack", "end_of_activation"),
        "BS.GAP.136 BS.BMB.1",
        "When a bomb may be set off: before and after each step, before an attack, at the end of an activation.",
    )


class OtherRules(Part):
    """Marines and tall buildings."""

    marine_attack_mod: Modifier = parameter(1, "BS.MRN.2", "Attacks of marines.")
    marine_shield_mod: Modifier = parameter(-1, "BS.MRN.3", "Shields of marines.")
    marine_shield_min: Points = parameter(0, "BS.GAP.116 BS.MRN.3", "What a marine's shield does not fall below.")
    marine_morale_mod: Modifier = parameter(1, "BS.MRN.4", "Morale rolls of marines.")
    storey_levels: Levels = parameter(4, "BS.GAP.97 BS.MLB.2", "Levels of a storey of a tall building.")
    storey_mp: Points = parameter(1, "BS.MLB.3", "Movement points to climb a storey.")


class HiddenRules(Part):
    """Hidden set-up, section 12.10."""

    hidden_terrain: Annotated[
        tuple[Literal["woods", "building", "bunker", "improved_position"], ...], Field(strict=False)
    ] = parameter(("woods", "building", "bunker", "improved_position"), "BS.HID.3", "Where a soldier may be hidden.")
    hidden_lifted_range: Points = parameter(
        1,
        "BS.GAP.131 BS.HID.1",
        "Map points at which an active enemy who sees its place finds a hidden soldier.",
    )
