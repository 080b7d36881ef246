"""The board: its size by players, Mobs and where they start, and terrain."""

from typing import Annotated, Literal

from pydantic import Field

from schemas.base import Id, Part, parameter
from schemas.models.survive.rules.measures import Inches, Modifier
from schemas.models.survive.words import Corner, Corners, EdgeInches, Radius


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
