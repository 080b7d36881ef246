"""Setup: game types, edges, zones and deployment."""

from typing import Annotated, Literal

from pydantic import Field

from schemas.base import Part
from schemas.models.parameter import parameter
from schemas.models.seven_seconds.rules.parameter import Share, Width

Edge = Literal["north", "south", "east", "west"]
Price = Annotated[int, Field(ge=0, le=99)]


class SetupRules(Part):
    """Setup of an attack / defense game, and what both game types share."""

    attacker_objective_zone: Share = parameter(
        0.25,
        "7S.GAP.20 7S.AD.2 7S.AD.10",
        "Share of the table's depth, from the defender's edge, for the attacker's objectives.",
    )
    defender_zone: Share = parameter(
        0.5,
        "7S.GAP.20 7S.AD.3 7S.AD.7",
        "Share of the table's depth, from the defender's edge, for the defender's objectives and blips.",
    )
    attacker_depth_in: Width = parameter(6.0, "7S.AD.8", "Depth of the attacker's deployment zone, in inches.")
    zone_boundary: Literal["inclusive", "exclusive"] = parameter(
        "inclusive", "7S.GAP.20", "Whether a zone's dividing line belongs to the zone."
    )
    edge_choices: Annotated[tuple[Edge, ...], Field(strict=False, min_length=1)] = parameter(
        ("north", "south", "east", "west"),
        "7S.GAP.23 7S.AD.1 7S.CE.2",
        "Table edges that may be chosen; the other player has the opposite one.",
    )
    blip_overlap: bool = parameter(False, "7S.GAP.112", "Whether blips may be deployed on top of each other.")
    blip_in_impassable: bool = parameter(
        False, "7S.GAP.112", "Whether blips may be deployed in terrain impassable to troopers."
    )


class DronePrices(Part):
    """What a drone costs where drones are bought."""

    basic_drone: Price = parameter(1, "7S.GAP.13 7S.CE.4", "Points for a basic drone.")
    kamikaze_drone: Price = parameter(2, "7S.GAP.13 7S.CE.4", "Points for a kamikaze drone.")
    haywire_drone: Price = parameter(2, "7S.GAP.13 7S.CE.4", "Points for a haywire drone.")
    recce_drone: Price = parameter(2, "7S.GAP.13 7S.CE.4", "Points for a recce drone.")


class ChanceEncounterRules(Part):
    """Setup of a chance encounter."""

    drone_purchase: bool = parameter(False, "7S.GAP.13 7S.CE.4", "Whether players also buy drones with points.")
    drone_points: int = parameter(
        0, "7S.GAP.13 7S.CE.4", "Points each player has when `drone_purchase` is on.", ge=0, le=99
    )
    drone_prices: DronePrices = parameter(DronePrices, "7S.GAP.13 7S.CE.4", "Prices when `drone_purchase` is on.")
    initiative_tie: Literal["reroll", "red"] = parameter(
        "reroll",
        "7S.GAP.22 7S.CE.1",
        "What a tied roll for first player does: roll again, or the red player goes first.",
    )
    depth_in: Width = parameter(6.0, "7S.CE.6", "Depth of both deployment zones, in inches.")
    blips_per_group: int = parameter(4, "7S.CE.6", "Blips a player puts down before the other continues.", ge=1, le=32)
