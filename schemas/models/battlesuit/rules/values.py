"""The types that several rules parameters share."""

from typing import Annotated, Literal

from pydantic import Field

Sides = Annotated[int, Field(ge=2, le=100)]
Face = Annotated[int, Field(ge=0, le=100)]
Points = Annotated[int, Field(ge=0, le=99)]
Levels = Annotated[int, Field(ge=0, le=12)]
Modifier = Annotated[int, Field(ge=-12, le=12)]
Boxes = Annotated[int, Field(ge=0, le=6)]
Strength = Annotated[int, Field(ge=0, le=40)]
Limits = Annotated[tuple[Face, Face], Field(strict=False)]
"""The least and the greatest number of something, both included."""

Ratio = Annotated[str, Field(pattern=r"^[1-9][0-9]?/[1-9][0-9]?$", examples=["5/4"])]
"""An exact share of two whole numbers, such as 5/4."""

Die = Literal[6, 12]
"""The sides of a die: the game has d6 and d12 only."""
