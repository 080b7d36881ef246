"""A part of the map, as scenarios say it: a strip along an edge, the surroundings of points, or both."""

from typing import Annotated, Self

from pydantic import Field, model_validator

from schemas.base import Part
from schemas.models.battlesuit.lattice import PointName
from schemas.models.battlesuit.words import Edge
from schemas.models.refusal import refuse


class Area(Part):
    """The points within a strip along an edge, and those near some points; either may be left out."""

    edge: Annotated[Edge, Field(strict=False)] | None = Field(
        default=None, description="Edge that a strip lies along.", examples=["south"]
    )
    depth_points: Annotated[int, Field(ge=1, le=200)] | None = Field(
        default=None, description="How many map points from that edge the strip reaches.", examples=[12]
    )
    around: Annotated[tuple[PointName, ...], Field(strict=False, max_length=30)] = Field(
        default=(), description="Points that belong to it as well.", examples=[["A-H-11"]]
    )
    radius_points: Annotated[int, Field(ge=0, le=60)] = Field(
        default=0, description="How many map points round each of them belong to it too."
    )

    @property
    def named(self) -> bool:
        """Whether any part of the map is named at all."""
        return self.edge is not None or bool(self.around)

    @model_validator(mode="after")
    def _whole(self) -> Self:
        """Refuse a strip of which a half is missing."""
        if (self.edge is None) != (self.depth_points is None):
            here, other = ("depth_points", "edge") if self.edge is None else ("edge", "depth_points")
            refuse([((here,), f"a strip has an edge and a depth; add `{other}`")])
        return self
