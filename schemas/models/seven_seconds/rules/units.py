"""Factions, suits, drones, commanders and engineers."""

from typing import Annotated, Literal

from pydantic import Field

from schemas.base import Part
from schemas.models.parameter import parameter
from schemas.models.seven_seconds.rules.parameter import Counters, Inches

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
