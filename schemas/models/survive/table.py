"""Measures of the table that several documents share: inches from the south-west corner, degrees from north."""

from typing import Annotated

from pydantic import Field

Coordinate = Annotated[float, Field(ge=-1, le=121)]
Point = Annotated[tuple[Coordinate, Coordinate], Field(strict=False)]
EdgeInches = Annotated[float, Field(ge=12, le=120)]
Radius = Annotated[float, Field(gt=0, le=120)]
Facing = Annotated[float, Field(ge=0, lt=360)]
