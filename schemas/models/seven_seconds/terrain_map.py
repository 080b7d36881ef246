"""`terrain_map`: a table and the terrain on it.

Frame: inches, origin at the south-west corner, x east, y north. The attacker's (or First
Player's) edge is the south edge.
"""

from typing import Annotated, Literal

from pydantic import Field

from schemas.base import Document, Id, Part, Words

TableInches = Annotated[float, Field(ge=12, le=120)]
Coordinate = Annotated[float, Field(ge=-1, le=121)]
Point = Annotated[tuple[Coordinate, Coordinate], Field(strict=False)]


class Feature(Part):
    """One piece of terrain: a type and a definite outline. Rule: 7S.GEN.13."""

    id: Id = Field(description="Name of the piece, unique on the map.", examples=["north_wood"])
    type: Id = Field(
        description="Terrain type: a key of the rules document's `terrain.types` or `terrain.aliases`.",
        examples=["woods"],
        json_schema_extra={"x-reference": "terrain_type"},
    )
    title: Words | None = Field(
        default=None,
        min_length=1,
        max_length=40,
        description="What it is called, behind `the`: battles told in books, and boards in them, name it so.",
        examples=["town hall"],
    )
    outline_in: Annotated[tuple[Point, ...], Field(strict=False, min_length=3, max_length=64)] = Field(
        description="Corners [x, y] in inches, in order round the piece, the first not repeated.",
        examples=[[[4, 4], [10, 4], [8, 9]]],
    )


class TerrainMap(Document):
    """A battlefield. Rules: 7S.GEN.12 to 7S.GEN.16."""

    kind: Literal["terrain_map"] = Field(description="Always `terrain_map`.")
    title: Words = Field(
        min_length=1, max_length=60, description="Name of the battlefield.", examples=["Ashford Hills"]
    )
    description: Words = Field(default="", max_length=600, description="What the place is like; flavour only.")
    width_in: TableInches = Field(default=36.0, description="West to east, in inches.", examples=[36])
    depth_in: TableInches = Field(default=36.0, description="South to north, in inches.", examples=[36])
    features: Annotated[tuple[Feature, ...], Field(strict=False, max_length=40)] = Field(
        description="The pieces of terrain."
    )
