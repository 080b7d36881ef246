"""How infantry measures, and the spans that its parameters lie in."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, Field

from schemas.base import Part, parameter

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


class OptionRules(Part):
    """The advanced rules, each by itself. Rule: IN.GEN.1."""

    crewed_weapons: bool = parameter(True, "IN.GEN.1 IN.CRW.1", "Crew-served weapons.")
    body_armor: bool = parameter(
        True,
        "IN.GEN.1 IN.ARM.1 IN.ARM.2 IN.GAP.6",
        "Armour by cells; off: every cell of armour is destroyed before the trooper is hurt, and costs no AP.",
    )
    explosive_ranged: bool = parameter(True, "IN.GEN.1 IN.EXP.1", "Explosive ranged weapons.")
    incendiary: bool = parameter(True, "IN.GEN.1 IN.INC.1", "Incendiary weapons, and fire.")
    smoke: bool = parameter(True, "IN.GEN.1 IN.SMK.1", "Smoke grenades.")
    advanced_terrain: bool = parameter(
        True, "IN.GEN.1 IN.TER.1 IN.TER.2", "Contours, rough ground, swamp and walls that are climbed."
    )
    barbed_wire: bool = parameter(True, "IN.GEN.1 IN.WIR.1", "Barbed wire.")
    trench_tunnel: bool = parameter(True, "IN.GEN.1 IN.TUN.1 IN.TUN.2", "Trenches and tunnels.")
    water: bool = parameter(True, "IN.GEN.1 IN.WAT.1", "Shallow and deep water.")
    movement_fire: bool = parameter(True, "IN.GEN.1 IN.TER.1 IN.MVF.1", "Firing on the move.")
    sneak_suits: bool = parameter(True, "IN.GEN.1 IN.SNK.1", "Sneak suits.")
    large_targets: bool = parameter(True, "IN.GEN.1 IN.LRG.1", "Large targets.")
    breaching: bool = parameter(True, "IN.GEN.1 IN.BRC.1", "Walls, buildings and trees that are breached.")
    experience: bool = parameter(True, "IN.GEN.1 IN.XPR.1", "Experience; off: everybody is a regular.")
    morale: bool = parameter(True, "IN.GEN.1 IN.MOR.1", "Morale checks.")
