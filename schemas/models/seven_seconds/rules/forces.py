"""What a player may field, what each unit is, and how both sides set up."""

from typing import Annotated, Literal

from pydantic import Field

from schemas.base import Part, parameter
from schemas.models.seven_seconds.rules.measures import Counters, Inches, Share, Width

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


Modifier = Annotated[int, Field(ge=-5, le=5)]
StatValue = Annotated[int, Field(ge=0, le=20)]
FactionStat = Annotated[int, Field(ge=0, le=10)]


class FactionRules(Part):
    """Point-buy of a faction."""

    points_per_rating: int = parameter(
        6,
        "7S.FAC.6 7S.FAC.7 7S.FAC.8",
        "Points a rating adds to the line below it (Reserve: to `stat_min` in each stat).",
        ge=0,
        le=99,
    )
    stat_min: StatValue = parameter(
        1, "7S.FAC.5 7S.FAC.6", "Lowest value of a stat, and where the Reserve line starts."
    )
    stat_max: FactionStat = parameter(5, "7S.FAC.5", "Highest value of a stat.")
    underspend: Literal["warning", "error", "allowed"] = parameter(
        "warning", "7S.GAP.96", "What points left unspent are."
    )


class SuitModifiers(Part):
    """What a suit adds to the stats of its wearer."""

    sensors: Modifier = parameter(0, "7S.GAP.1 7S.STAT.10", "Added to Sensors.")
    stealth: Modifier = parameter(0, "7S.GAP.1 7S.STAT.10", "Added to Stealth.")
    armour: Modifier = parameter(0, "7S.GAP.1 7S.STAT.10", "Added to Armour.")
    countermeasures: Modifier = parameter(0, "7S.GAP.1 7S.STAT.10", "Added to Countermeasures.")
    nuclear: Modifier = parameter(0, "7S.GAP.1 7S.STAT.10", "Added to Nuclear.")


class UnitModifierRules(Part):
    """What each suit adds to the faction's stats."""

    commander: SuitModifiers = parameter(SuitModifiers, "7S.GAP.1 7S.UNIT.2", "Command suit.")
    tactical: SuitModifiers = parameter(SuitModifiers, "7S.GAP.1 7S.UNIT.3", "Tactical suit.")
    scout: SuitModifiers = parameter(SuitModifiers(sensors=1, stealth=1), "7S.GAP.1 7S.UNIT.5", "Scout suit.")
    assault: SuitModifiers = parameter(SuitModifiers(armour=1), "7S.GAP.1 7S.UNIT.4", "Assault suit.")
    engineer: SuitModifiers = parameter(SuitModifiers(countermeasures=1), "7S.GAP.1 7S.UNIT.6", "Engineer suit.")
    effective_stat_cap: StatValue | None = parameter(
        None, "7S.GAP.2", "Highest value a stat has with its modifier; null for none."
    )


class DroneRules(Part):
    """Drones."""

    rating_source: Literal["card_then_troop_line", "troop_line"] = parameter(
        "card_then_troop_line",
        "7S.GAP.3",
        "Where a drone's rating is read: on the drone card and else from the troop line, or from the troop line alone.",
    )
    arc_deg: float = parameter(360.0, "7S.GAP.102", "Arc of a drone's gun and sensors, in degrees.", gt=0, le=360)


class CommanderRules(Part):
    """The loss of a commander."""

    succession: Literal["none", "engineer"] = parameter(
        "none",
        "7S.GAP.114",
        "Who takes over when the commander is lost: nobody, or the engineer, who may then command every unit.",
    )


class CommandRules(Part):
    """The Command action."""

    own_counters: Counters = parameter(
        1, "7S.CMD.1 7S.ACT.9", "Target counters a command puts on the unit that gives it."
    )
    range_in: Inches | None = parameter(None, "7S.GAP.69", "Longest range of a command, in inches; null for none.")
    blips: bool = parameter(False, "7S.GAP.69", "Whether blips may be commanded.")
    self: bool = parameter(False, "7S.GAP.69", "Whether a unit may command itself.")


class RepairRules(Part):
    """The Repair action."""

    own_counters: Counters = parameter(1, "7S.REP.2 7S.ACT.9", "Target counters a repair puts on the engineer.")
    range_in: Inches = parameter(0.0, "7S.REP.1", "Longest range of a repair, in inches; 0 is touching.")
    clears_stun: bool = parameter(False, "7S.GAP.103", "Whether a repair also wakes a stunned trooper.")


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
