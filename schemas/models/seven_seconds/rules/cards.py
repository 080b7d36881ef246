"""Figures, cards and the holding area: what a player may field."""

from typing import Annotated, Literal

from pydantic import Field

from schemas.base import Part
from schemas.models.parameter import parameter

Figures = Annotated[int, Field(ge=0, le=32)]
ConditionType = Literal[
    "objective_state",
    "objective_counters",
    "table_control",
    "enemy_troopers_killed",
    "own_troopers_lost",
    "own_troopers_surviving",
    "enemy_drones_killed",
    "enemy_commander_killed",
]
CONDITION_TYPES: tuple[ConditionType, ...] = (
    "objective_state",
    "objective_counters",
    "table_control",
    "enemy_troopers_killed",
    "own_troopers_lost",
    "own_troopers_surviving",
    "enemy_drones_killed",
    "enemy_commander_killed",
)


class FigurePool(Part):
    """The figures one player owns, by type."""

    commander: Figures = parameter(1, "7S.GAP.14 7S.GEN.17", "Commanders.")
    tactical: Figures = parameter(4, "7S.GAP.14 7S.GEN.17", "Tactical troopers.")
    scout: Figures = parameter(2, "7S.GAP.14 7S.GEN.17", "Scouts.")
    assault: Figures = parameter(2, "7S.GAP.14 7S.GEN.17", "Assault troopers.")
    engineer: Figures = parameter(1, "7S.GAP.14 7S.GEN.17", "Engineers.")
    basic_drone: Figures = parameter(5, "7S.GAP.14 7S.GEN.17", "Basic drones.")
    kamikaze_drone: Figures = parameter(4, "7S.GAP.14 7S.GEN.17", "Kamikaze drones.")
    haywire_drone: Figures = parameter(4, "7S.GAP.14 7S.GEN.17", "Haywire drones.")
    recce_drone: Figures = parameter(3, "7S.GAP.14 7S.GEN.17", "Recce drones.")


class FigureRules(Part):
    """The figures a player owns."""

    pool: FigurePool = parameter(
        FigurePool, "7S.GAP.14 7S.GEN.17", "Most figures of each type that one player can field."
    )


class MissionRules(Part):
    """Mission cards."""

    condition_types: Annotated[tuple[ConditionType, ...], Field(strict=False, min_length=1)] = parameter(
        CONDITION_TYPES, "7S.GAP.10 7S.CARD.1", "Kinds of scoring condition that missions may use."
    )
    allow_negative_vp: bool = parameter(True, "7S.GAP.10", "Whether a condition may cost victory points.")


class TroopCardRules(Part):
    """Troop cards."""

    squad_min: int = parameter(
        4, "7S.GAP.11 7S.CARD.11", "Fewest troopers of a line, the commander included.", ge=1, le=32
    )
    squad_max: int = parameter(
        8, "7S.GAP.11 7S.CARD.11", "Most troopers of a line, the commander included.", ge=1, le=32
    )
    drone_line_scope: Literal["line_then_card", "card"] = parameter(
        "line_then_card",
        "7S.GAP.11",
        "Where the drone line is read: on the troop line and else on the card, or on the card alone.",
    )


class DroneCardRules(Part):
    """Drone cards."""

    allow_empty_line: bool = parameter(True, "7S.GAP.12", "Whether a line of a drone card may hold no drones.")


class HoldingRules(Part):
    """The holding area."""

    squares: int = parameter(
        16, "7S.HOLD.1 7S.HOLD.4 7S.CTR.4", "Squares of the mat; each has its own blip.", ge=1, le=16
    )
    units_per_square: int = parameter(2, "7S.HOLD.1 7S.CTR.5", "Most units in one square.", ge=1, le=4)
