"""`battle_map`: panels in a grid, and what is laid on them. Rules: BS.MAP.1, BS.MAP.2, BS.GAP.13."""

from collections.abc import Iterator
from typing import Annotated, Literal, Self

from pydantic import AfterValidator, Field, model_validator

from schemas.base import Document, Part, Words, reference
from schemas.models.battlesuit.lattice import HALF_TURN, PointName
from schemas.models.battlesuit.words import Terrain, Work
from schemas.models.refusal import Breach, refuse


def _half_turn(degrees: int) -> int:
    if degrees % HALF_TURN:
        raise ValueError("a panel is turned by 0 or 180 degrees; a quarter turn would put long edges to short ones")
    return degrees


Rotation = Annotated[int, Field(ge=0, le=HALF_TURN), AfterValidator(_half_turn)]


class PlacedPanel(Part):
    """A panel in the grid, such as `{panel: panel_a, rotation: 180}`."""

    panel: Annotated[str, reference("map_panel")] = Field(description="Id of the panel.", examples=["panel_a"])
    rotation: Rotation = Field(default=0, description="Degrees it is turned: 0 or 180.", examples=[180])


PanelRow = Annotated[tuple[PlacedPanel, ...], Field(strict=False, min_length=1, max_length=6)]


class Tile(Part):
    """A hexagonal tile that changes a point from the beginning. Rule: BS.TER.20."""

    at: PointName = Field(description="Point it lies on.", examples=["A-H-11"])
    terrain: Terrain = Field(description="Terrain of the point from then on.", examples=["rubble"], strict=False)


class WorkMarker(Part):
    """A bunker, an improved position or a bridge. Rules: BS.TER.10, BS.TER.18, BS.TER.19."""

    at: PointName = Field(description="Point it is on.", examples=["A-H-11"])
    work: Work = Field(description="What is built there.", examples=["bunker"], strict=False)


class BattleMap(Document):
    """A battlefield of one panel or more; the first row is the north, the first of a row the west."""

    kind: Literal["battle_map"] = Field(description="Always `battle_map`.")
    title: Words = Field(min_length=1, max_length=60, description="Name of the battlefield.", examples=["Four Ridges"])
    description: Words = Field(default="", max_length=600, description="What the place is like; flavour only.")
    layout: Annotated[tuple[PanelRow, ...], Field(strict=False, min_length=1, max_length=6)] = Field(
        description="Rows of panels from north to south, each from west to east."
    )
    tiles: Annotated[tuple[Tile, ...], Field(strict=False, max_length=60)] = Field(
        default=(), description="Terrain tiles laid before the battle."
    )
    works: Annotated[tuple[WorkMarker, ...], Field(strict=False, max_length=60)] = Field(
        default=(), description="Bunkers, improved positions and bridges."
    )

    @model_validator(mode="after")
    def _panels_fit(self) -> Self:
        """Refuse a grid with a hole, and a panel that lies twice."""
        refuse([*self._holes(), *self._twice()])
        return self

    def _holes(self) -> Iterator[Breach]:
        wide = max(len(row) for row in self.layout)
        for number, row in enumerate(self.layout):
            if len(row) < wide:
                words = f"this row has {len(row)} of {wide} panels; a map is a rectangle without holes"
                yield ("layout", number), words

    def _twice(self) -> Iterator[Breach]:
        seen: set[str] = set()
        for number, row in enumerate(self.layout):
            for place, placed in enumerate(row):
                if placed.panel in seen:
                    yield ("layout", number, place, "panel"), "each panel is there once; take another"
                seen.add(placed.panel)
