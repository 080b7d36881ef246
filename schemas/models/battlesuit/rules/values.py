"""The types that several rules parameters share."""

from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field
from pydantic_core import PydanticCustomError

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


def _no_truth(value: Any) -> Any:
    """Return a value that is neither true nor false, which Python takes for 1 and 0."""
    if isinstance(value, bool):
        raise PydanticCustomError("number_wanted", "a number is wanted here, not true or false")
    return value


def _no_number(value: Any) -> Any:
    """Return a value that is true or false, and not 1 or 0, which Python takes for them."""
    if not isinstance(value, bool):
        raise PydanticCustomError("truth_wanted", "true or false is wanted here, not a number")
    return value


NUMBER = BeforeValidator(_no_truth)
"""Beside a choice of numbers: true and false are not meant."""

TRUTH = BeforeValidator(_no_number)
"""Beside a choice of truths: 1 and 0 are not meant."""
