"""`control_zone` and `level`: the board with what guards the spire, and a game played on it."""

from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from schemas.base import Document, Id, Part, Words, reference
from schemas.models.survive.words import ControlType, Corners, EdgeInches, Facing, Mode, Point, Radius, WaysToWin


class ControlUnit(Part):
    """A control unit at its place. Rule: SV.HOUSE.2."""

    type: ControlType = Field(description="Which kind.", examples=["prime_cu"], strict=False)
    at_in: Point | None = Field(
        default=None,
        description="Centre of its base [x, y] in inches; or else `direction` and `from_spire_in`.",
        examples=[[18, 13]],
    )
    direction: Annotated[int, Field(ge=1, le=20)] | None = Field(
        default=None, description="Direction from the spire, as the pulse die shows it (SV.GAP.20).", examples=[3]
    )
    from_spire_in: Radius | None = Field(
        default=None, description="Inches from the centre of the spire to that of its base.", examples=[2]
    )
    facing_deg: Facing = Field(description="Where it looks: degrees clockwise from north.", examples=[36])

    @model_validator(mode="after")
    def _is_placed_once(self) -> Self:
        counted = (self.direction is not None, self.from_spire_in is not None)
        if counted != ((self.at_in is None,) * 2):
            raise ValueError("a control unit stands either at_in a point or in a direction, from_spire_in inches away")
        return self


class TerrainPiece(Part):
    """A piece of terrain: its kind and a definite outline. Rules: SV.HOUSE.7, SV.GAP.25."""

    id: Id = Field(description="Name of the piece, unique on the board.", examples=["pump_house"])
    type: Id = Field(
        description="Kind of terrain: a key of the rules document's `terrain.kinds`.",
        examples=["building"],
        json_schema_extra={"x-reference": "terrain_kind"},
    )
    outline_in: Annotated[tuple[Point, ...], Field(strict=False, min_length=3, max_length=64)] = Field(
        description="Corners [x, y] in inches, in order round the piece, the first not repeated.",
        examples=[[[4, 4], [10, 4], [8, 9]]],
    )


class Road(Part):
    """A road that the text of a board speaks of: printed, and open ground to the rules. Rule: SV.HOUSE.7."""

    id: Id = Field(description="Name of the road, unique on the board.", examples=["north_road"])
    width_in: Annotated[float, Field(ge=0.5, le=12)] = Field(description="Its width in inches.", examples=[4])
    line_in: Annotated[tuple[Point, ...], Field(strict=False, min_length=2, max_length=64)] = Field(
        description="Points [x, y] in inches along its middle; what reaches over the table edge is not printed.",
        examples=[[[0, 0], [18, 12]]],
    )


class ControlZone(Document):
    """A board, the two rings around the Control Spire, and the control units. Rules: SV.CTL.1, SV.GAP.8, SV.HOUSE.2."""

    kind: Literal["control_zone"] = Field(description="Always `control_zone`.")
    title: Words = Field(min_length=1, max_length=60, description="Name of the place.", examples=["Pump Station Nine"])
    description: Words = Field(default="", max_length=600, description="What the place is like; flavour only.")
    width_in: EdgeInches = Field(description="West to east, the long edge, in inches.", examples=[36])
    depth_in: EdgeInches = Field(description="South to north, the short edge, in inches.", examples=[24])
    spire_in: Point = Field(description="Centre of the Control Spire [x, y] in inches.", examples=[[18, 12]])
    inner_in: Radius = Field(description="Radius of the Inner Control Zone (ICZ) in inches.", examples=[4])
    outer_in: Radius = Field(description="Radius of the Outer Control Zone (OCZ) in inches.", examples=[8])
    corners: Corners = Field(
        description="Starting corner of each Mob, in the order of the players (SV.GAP.41).",
        examples=[["south_west", "north_east"]],
    )
    control_units: Annotated[tuple[ControlUnit, ...], Field(strict=False, max_length=40)] = Field(
        description="The control units on the board."
    )
    features: Annotated[tuple[TerrainPiece, ...], Field(strict=False, max_length=40)] = Field(
        default=(), description="The pieces of terrain; open ground where there is none (SV.HOUSE.7)."
    )
    roads: Annotated[tuple[Road, ...], Field(strict=False, max_length=40)] = Field(
        default=(), description="The roads, which are printed and change nothing else."
    )


class Level(Document):
    """A game: who plays, how long, where, and how it is won. Rules: SV.GAM.1, SV.VIC.1 to SV.VIC.3."""

    kind: Literal["level"] = Field(description="Always `level`.")
    title: Words = Field(min_length=1, max_length=60, description="Name of the level.", examples=["First Blood"])
    briefing: Words = Field(
        min_length=1, max_length=600, description="What the players are told; never changes the game."
    )
    players: int = Field(ge=1, le=9, description="How many play.", examples=[2])
    turns: Annotated[int, Field(ge=1, le=20)] | None = Field(
        default=None, description="Turns of the game; as many as players when left out (SV.GAM.1).", examples=[2]
    )
    control_zone: Annotated[str, reference("control_zone")] = Field(
        description="The board it is played on.", examples=["pump_station_nine"]
    )
    mobs: Annotated[tuple[Annotated[str, reference("mob")], ...], Field(strict=False, max_length=9)] = Field(
        default=(), description="The Mob of each player, in their order; chosen by the players when left out."
    )
    mode: Mode | None = Field(
        default=None,
        description="A game by itself (`level`) or one of linked levels (`campaign`); as `game.mode` of the rules when "
        "left out (SV.GAP.6).",
        examples=["campaign"],
        strict=False,
    )
    ways_to_win: WaysToWin = Field(
        description="How it is won, in the order they are looked at; nothing else decides that (SV.GAP.40).",
        examples=[["keychip_to_spire", "last_mob", "closest_to_keychip"]],
    )
