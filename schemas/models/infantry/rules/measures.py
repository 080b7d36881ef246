"""How infantry measures, and the spans that its parameters lie in."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, Field

from schemas.base import Part
from schemas.models.parameter import parameter

Ap = Annotated[int, Field(ge=0, le=24)]
Number = Annotated[int, Field(ge=2, le=13)]
Modifier = Annotated[int, Field(ge=-12, le=12)]
Points = Annotated[int, Field(ge=0, le=60)]
Turns = Annotated[int, Field(ge=1, le=60)]
Count = Annotated[int, Field(ge=0, le=99)]
Degrees = Annotated[int, Field(ge=1, le=360)]
Face = Annotated[int, Field(ge=1, le=6)]


def completed(ruled: Mapping[Any, int]) -> AfterValidator:
    """Return the validator of a table: what an author leaves out of it is as ruled."""
    return AfterValidator(lambda given: {**ruled, **given})


class GridRules(Part):
    """The grid of dots: only the square one, measured by the king's move, is played."""

    shape: Literal["square", "triangular", "hexagonal"] = parameter(
        "square", "IN.GAP.20", "How the dots lie; anything but square is refused."
    )
    metric: Literal["chebyshev", "manhattan", "euclidean"] = parameter(
        "chebyshev",
        "IN.GAP.20",
        "How distances are measured; anything but chebyshev, where a diagonal step is a step, is refused.",
    )


class SightRules(Part):
    """What the line of fire is stopped by, besides what stands in it."""

    contours: Literal["block", "ignored"] = parameter(
        "block",
        "IN.GAP.44 IN.GAP.57",
        "Whether a dot higher than both ends blocks, and lower obstructions do not count.",
    )
    tunnel_from_outside: bool = parameter(False, "IN.TUN.6", "Whether somebody in a tunnel is seen from outside it.")
