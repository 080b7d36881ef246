"""How SURVIVE measures, and its board: the size by players, Mobs and where they start, and terrain."""

from typing import Annotated, Literal

from pydantic import Field

from schemas.base import Id, Part, parameter
from schemas.models.survive.words import Corner, Corners, EdgeInches, Radius

Whole = Annotated[int, Field(ge=0, le=99)]
Inches = Annotated[float, Field(ge=0, le=120)]
Share = Annotated[float, Field(ge=0, le=1)]
Modifier = Annotated[int, Field(ge=-9, le=9)]
Face = Annotated[int, Field(ge=1, le=20)]
Faces = Annotated[tuple[Face, ...], Field(strict=False, max_length=20)]
Shots = Annotated[int, Field(ge=0, le=9)]


class DiceRules(Part):
    """The dice."""

    sides: int = parameter(10, "SV.SHT.4 SV.FCH.4 SV.AMM.1", "Sides of every die; the 0 of a D10 is 10.", ge=2, le=20)


class BaseRules(Part):
    """Bases, and the foot of the spire."""

    diameter_in: Annotated[float, Field(gt=0, le=4)] = parameter(
        1.0, "SV.MOV.13 SV.GAP.33", "Diameter of the base of every unit, in inches."
    )
    spire_in: Annotated[float, Field(gt=0, le=12)] = parameter(
        1.0, "SV.GAP.8 SV.GAP.33", "Diameter of the foot of the Control Spire, in inches."
    )


class DirectionRules(Part):
    """Directions by a die."""

    step_deg: Annotated[float, Field(gt=0, le=360)] = parameter(
        36.0,
        "SV.GAP.20 SV.CAP.1 SV.RED.2",
        "Degrees clockwise that each face turns on from the one before; 1 is north.",
    )
    about_on: Faces = parameter(
        (1, 3, 5, 7, 9), "SV.CAP.4", "Faces of the heading roll on which a control unit turns about."
    )


class ArcRules(Part):
    """What is in front, and what behind."""

    front_deg: Annotated[float, Field(gt=0, le=360)] = parameter(
        90.0, "SV.GAP.23 SV.SHT.3", "Whole width of the front fire arc, in degrees, its limits included."
    )
    rear_deg: Annotated[float, Field(gt=0, le=360)] = parameter(
        180.0, "SV.RCH.1", "Whole width of the rear, in degrees; a charge that comes from there is a Rear Charge."
    )
    rear_boundary: Literal["front", "rear"] = parameter(
        "front", "SV.GAP.49", "What a contact exactly on the limit of the rear counts as."
    )


class Span(Part):
    """The least and the most that a value may be."""

    least: Whole = Field(description="The lowest value.")
    most: Whole = Field(description="The highest value.")


class LimitRules(Part):
    """The limits of stats and weapons."""

    stamina: Span = parameter(Span(least=1, most=6), "SV.GAP.7", "Stamina of a unit.")
    grit: Span = parameter(Span(least=1, most=10), "SV.GAP.7", "Grit of a unit.")
    toughness: Span = parameter(Span(least=1, most=10), "SV.GAP.7", "Toughness of a unit.")
    shooting: Span = parameter(Span(least=1, most=9), "SV.GAP.7", "Shooting Skill of a unit.")
    combat: Span = parameter(Span(least=1, most=9), "SV.GAP.7", "Combat Skill of a unit.")
    power: Span = parameter(Span(least=1, most=10), "SV.GAP.4", "Power of a weapon.")
    difficulty: Span = parameter(Span(least=1, most=10), "SV.GAP.4", "Difficulty of a weapon.")
    weight: Span = parameter(Span(least=0, most=8), "SV.GAP.4", "Weight of a weapon.")
    ammo: Span = parameter(Span(least=1, most=10), "SV.GAP.4 SV.AMM.1", "Ammo number of a weapon.")
    total_weight: Whole = parameter(8, "SV.GAP.35", "Most weight that a unit may carry.")


class Board(Part):
    """A board; the spire stands at its centre."""

    width_in: EdgeInches = Field(description="The long edge in inches.")
    depth_in: EdgeInches = Field(description="The short edge in inches.")
    inner_in: Radius = Field(description="Radius of the ICZ in inches.")
    outer_in: Radius = Field(description="Radius of the OCZ in inches.")
    corners: Corners = Field(description="Starting corners, in the order of the players.")


TWO = (Corner.SOUTH_WEST, Corner.NORTH_EAST)
THREE = (Corner.SOUTH_WEST, Corner.NORTH_WEST, Corner.NORTH_EAST)
FOUR = (*THREE, Corner.SOUTH_EAST)


def _board(width: float, depth: float, rings: tuple[float, float], corners: tuple[Corner, ...]) -> Board:
    return Board(width_in=width, depth_in=depth, inner_in=rings[0], outer_in=rings[1], corners=corners)


class BoardRules(Part):
    """The customary board, by the number of players."""

    two_players: Board = parameter(_board(36, 24, (4, 8), TWO), "SV.GAP.8 SV.GAP.41 SV.CTL.1", "For two players.")
    three_players: Board = parameter(
        _board(48, 36, (5, 10), THREE), "SV.GAP.8 SV.GAP.41 SV.CTL.1", "For three players."
    )
    four_players: Board = parameter(_board(60, 48, (6, 13), FOUR), "SV.GAP.8 SV.GAP.41 SV.CTL.1", "For four players.")


class MobRules(Part):
    """Mobs."""

    size: Annotated[int, Field(ge=1, le=20)] = parameter(5, "SV.GAP.41", "Units of a Mob.")
    deploy_in: Inches = parameter(4.0, "SV.GAP.41", "A Mob is set up within this many inches of its starting corner.")


class TerrainKind(Part):
    """What a kind of terrain does."""

    blocks: bool = Field(description="Whether it blocks sight and movement.")
    cover: Modifier = Field(description="Added to the number of a shot that crosses it.")


class TerrainRules(Part):
    """Terrain."""

    kinds: dict[Id, TerrainKind] = parameter(
        {
            "building": TerrainKind(blocks=True, cover=0),
            "wall": TerrainKind(blocks=True, cover=0),
            "barricade": TerrainKind(blocks=False, cover=-1),
            "scrub": TerrainKind(blocks=False, cover=-1),
            "bunker_slit": TerrainKind(blocks=False, cover=-2),
        },
        "SV.GAP.25",
        "Kinds of terrain by name.",
    )
    figures_block: bool = parameter(False, "SV.GAP.25", "Whether living figures block sight.")


class CampaignRules(Part):
    """Campaign Play."""

    rewards: Literal["record_only", "none"] = parameter(
        "record_only", "SV.GAP.34 SV.RED.6", "Whether SoulChips and Levels-up are written down for the campaign."
    )
