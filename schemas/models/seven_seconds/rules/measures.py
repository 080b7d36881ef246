"""Dice, lengths and shares, and the values that other groups of rules measure in."""

from typing import Annotated, Literal

from pydantic import Field

from schemas.base import Part, parameter

Inches = Annotated[float, Field(ge=0, le=120)]
Width = Annotated[float, Field(gt=0, le=120)]
Counters = Annotated[int, Field(ge=0, le=20)]
Dice = Annotated[int, Field(ge=1, le=20)]
Face = Annotated[int, Field(ge=1, le=20)]
Faces = Annotated[tuple[Face, ...], Field(strict=False, max_length=20)]
Share = Annotated[float, Field(ge=0, le=1)]
VictoryPoints = Annotated[int, Field(ge=0, le=999)]

UnitType = Literal[
    "commander",
    "tactical",
    "scout",
    "assault",
    "engineer",
    "basic_drone",
    "kamikaze_drone",
    "haywire_drone",
    "recce_drone",
]
UnitTypes = Annotated[tuple[UnitType, ...], Field(strict=False, max_length=9)]
TrooperName = Literal["commander", "tactical", "scout", "assault", "engineer"]
TrooperNames = Annotated[tuple[TrooperName, ...], Field(strict=False, max_length=5)]


HalvedDistance = Literal["move", "jump", "range_bands", "passive_sensors"]


class DiceRules(Part):
    """The dice."""

    sides: int = parameter(6, "7S.GEN.8", "Sides of every die.", ge=2, le=20)


class ScaleRules(Part):
    """Figure scale and ground scale."""

    figure_mm: int = parameter(32, "7S.GEN.2", "Height of the figures, in millimetres.", ge=2, le=100)
    half: bool = parameter(False, "7S.GAP.16 7S.GEN.2", "Whether distances are halved for small figures.")
    half_below_mm: int = parameter(
        20, "7S.GEN.2", "Figures smaller than this many millimetres may play at half scale.", ge=1, le=100
    )
    half_factor: float = parameter(0.5, "7S.GEN.2", "What halved distances are multiplied by.", gt=0, le=1)
    half_applies_to: Annotated[tuple[HalvedDistance, ...], Field(strict=False)] = parameter(
        ("move", "jump", "range_bands"), "7S.GAP.16 7S.GEN.2", "Distances that are halved when `half` is on."
    )
    metres_per_inch: int = parameter(
        20, "7S.GEN.3", "Metres of ground that one inch of table stands for; words only.", ge=1, le=10000
    )


class BaseRules(Part):
    """The bases of figures and blips."""

    diameter_in: float = parameter(
        1.0, "7S.GAP.15 7S.GEN.11", "Diameter of every base and blip, in inches.", ge=0.1, le=4
    )


class RangeRules(Part):
    """Range bands."""

    band_in: Width = parameter(6.0, "7S.RNG.1 7S.RIF.6 7S.TGT.11", "Width of a range band, in inches.")
    double_band_in: Width = parameter(12.0, "7S.RNG.1 7S.RIF.6 7S.TGT.11", "Width of a double range band, in inches.")
    plasma_band_in: Width = parameter(6.0, "7S.GAP.4 7S.RNG.6", "Width of a plasma rifle's range band, in inches.")
    machine_gun_band_in: Width = parameter(6.0, "7S.RNG.6", "Width of a machine gun's range band, in inches.")
    double_rifle_units: TrooperNames = parameter(
        ("tactical",), "7S.GAP.5 7S.GAP.6 7S.RNG.4", "Troopers that fire their rifles with double bands."
    )
    double_target_units: TrooperNames = parameter(
        ("scout",), "7S.GAP.5 7S.RNG.5", "Troopers that target with double bands."
    )
    boundary: Literal["farther_band", "nearer_band"] = parameter(
        "farther_band", "7S.GAP.8 7S.RNG.3", "Band of a range that lies exactly on a limit."
    )
    within_inclusive: bool = parameter(True, "7S.GAP.9", "Whether 'within' and 'up to' include the exact distance.")
    epsilon_in: float = parameter(
        0.001, "7S.GAP.9", "Distances that differ by less, in inches, are equal.", ge=0, le=0.1
    )


class LineOfSightRules(Part):
    """Lines of sight and fire."""

    line: Literal["edge_to_edge", "centre_to_centre"] = parameter(
        "edge_to_edge", "7S.GAP.110 7S.COV.12", "Points between which the line is drawn."
    )
    own_piece_blocks: bool = parameter(
        False, "7S.GAP.84", "Whether a blocking piece also blocks a line that starts or ends on it."
    )
    units_block: bool = parameter(False, "7S.GAP.85", "Whether units and blips block the line.")
    min_visible_fraction: Share = parameter(0.5, "7S.GEN.7", "Share of a model that has to show for it to be seen.")


class ArcRules(Part):
    """The field of view and fire of a trooper."""

    trooper_deg: float = parameter(
        180.0, "7S.RIF.4 7S.TGT.8", "Firing and targeting arc of a trooper, in degrees.", gt=0, le=360
    )
    boundary_inclusive: bool = parameter(True, "7S.GAP.43", "Whether a target exactly on the arc's limit is inside it.")


Attack = Literal["fire_rifle", "fire_missile", "fire_flamer", "missile_blast", "kamikaze_blast", "jamming_field"]
"""Everything that does harm."""


class AttackRules(Part):
    """What attacks ask for."""

    counter_required: Annotated[tuple[Attack, ...], Field(strict=False)] = parameter(
        ("fire_rifle", "fire_missile"),
        "7S.GAP.67 7S.TC.4",
        "Attacks that need target counters on the target; one that strikes an area passes over a unit without.",
    )
    min_counters: int = parameter(1, "7S.TC.4 7S.MIS.2 7S.RIF.3", "Target counters such an attack needs.", ge=1, le=20)
