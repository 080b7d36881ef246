"""Objectives."""

from typing import Annotated, Literal

from pydantic import Field

from schemas.base import Part
from schemas.models.parameter import parameter
from schemas.models.seven_seconds.rules.parameter import Inches
from schemas.models.seven_seconds.words import ObjectiveName

Objectives = Annotated[tuple[Annotated[ObjectiveName, Field(strict=False)], ...], Field(strict=False, max_length=5)]
BLUE = (ObjectiveName.DELTA, ObjectiveName.EPSILON)
RED = (ObjectiveName.ALPHA, ObjectiveName.BETA, ObjectiveName.GAMMA)


class ObjectiveRules(Part):
    """The five objectives of an attack / defense game."""

    blue: Objectives = parameter(BLUE, "7S.GAP.19 7S.OBJ.2 7S.CTR.7", "Objectives the attacker places.")
    red: Objectives = parameter(RED, "7S.GAP.19 7S.OBJ.2 7S.CTR.7", "Objectives the defender places.")
    edge_clearance_in: Inches = parameter(
        6.0, "7S.GAP.21 7S.AD.2 7S.AD.3", "Least distance from every table edge, in inches."
    )
    spacing_in: Inches = parameter(
        8.0, "7S.GAP.21 7S.AD.2 7S.AD.3", "Least distance between two objectives, in inches."
    )
    clearance_inclusive: bool = parameter(True, "7S.GAP.21", "Whether exactly that distance is legal.")
    diameter_in: float = parameter(1.0, "7S.GAP.113", "Diameter of the counter, in inches.", ge=0.1, le=4)
    blocks_movement: bool = parameter(False, "7S.GAP.113", "Whether the counter stands in the way of units.")
    secure_radius_in: Inches = parameter(
        6.0, "7S.OBJ.4 7S.OBJ.5", "Distance within which units secure and contest, in inches."
    )
    secure_check: Literal["on_move", "end_of_round"] = parameter(
        "on_move",
        "7S.GAP.40 7S.OBJ.4",
        "When control is checked: after each move or jump into reach, or at the end of the round.",
    )
    blips_count: bool = parameter(False, "7S.GAP.42", "Whether unrevealed blips secure and contest.")
    inspected_min_counters: int = parameter(
        1, "7S.GAP.41 7S.OBJ.10", "Target counters that make an objective inspected.", ge=1, le=99
    )
    exclusive_states: bool = parameter(
        False, "7S.GAP.41", "Whether an inspected objective cannot be secured at the same time."
    )
    kamikaze_contact_destroys: bool = parameter(
        True, "7S.GAP.115 7S.OBJ.7 7S.KAM.4", "Whether a kamikaze's contact roll destroys an objective."
    )
