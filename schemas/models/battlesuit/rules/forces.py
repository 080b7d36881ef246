"""Forces, pools and victory: what a battle is fought with, and for."""

from fractions import Fraction
from typing import Annotated, Literal

from pydantic import Field

from schemas.base import Part
from schemas.models.battlesuit.rules.values import Points, Ratio
from schemas.models.parameter import parameter

Pool = Annotated[int, Field(ge=0, le=9999)]


class DroneLimits(Part):
    """How many drones a force may have."""

    per_type: Points = parameter(4, "BS.GAP.101 BS.CARD.19", "Most of a type.")
    total: Points = parameter(9, "BS.GAP.101 BS.CARD.19", "Most altogether.")


class ForceRules(Part):
    """Limits of a force."""

    max_armored: Points = parameter(20, "BS.GAP.100 BS.PCS.1", "Most armoured soldiers: there are letters A to T.")
    drone_limits: DroneLimits = parameter(DroneLimits, "BS.GAP.101", "Limits of drones.")
    meeting_pool: Pool = parameter(120, "BS.DYO.2", "Build points of each side in a meeting engagement.")
    defender_pool: Pool = parameter(100, "BS.DYO.3", "Build points of the defender of a holding action.")
    attacker_pool: Pool = parameter(130, "BS.DYO.3", "Build points of the attacker of a holding action.")
    ratio_min: Ratio = parameter("5/4", "BS.DYO.3", "Least share of attacker's to defender's points.")
    ratio_max: Ratio = parameter("3/2", "BS.DYO.3", "Greatest share of attacker's to defender's points.")
    large_pool_factor: Points = parameter(2, "BS.DYO.23", "What pools are multiplied by in a large scenario.")
    large_squads: Points = parameter(2, "BS.DYO.23", "Squads of a side in a large scenario.")
    standard_min_panels: Points = parameter(4, "BS.DYO.22", "Fewest panels of a standard scenario.")
    large_min_panels: Points = parameter(6, "BS.DYO.23", "Fewest panels of a large scenario.")
    squads_most: Points = parameter(2, "BS.GAP.140 BS.DYO.1", "Most squads of a force, unless its scenario says more.")

    def ratios(self) -> tuple[Fraction, Fraction]:
        """Return the least and the greatest share of attacker's to defender's points."""
        return Fraction(self.ratio_min), Fraction(self.ratio_max)


class SetupRules(Part):
    """Set-up, entry and leaving the map."""

    deployment_order: Literal["defender_first", "initiative_loser_first"] = parameter(
        "defender_first",
        "BS.GAP.134 BS.SCN.5",
        "Who sets up first where the scenario does not say: the defender, if there is one; or the loser of a roll.",
    )
    edge_choice: Literal["each_soldier", "whole_side"] = parameter(
        "each_soldier",
        "BS.GAP.139 BS.EDG.1",
        "Whether a player chooses among several edges anew for each soldier, or once for the whole side.",
    )
    unlawful_exit: Literal["forbidden", "eliminated"] = parameter(
        "forbidden",
        "BS.GAP.137 BS.PAN.4",
        "Leaving the map where no scenario lets it: not by choice, eliminated if forced; or eliminated in any case.",
    )


class DefaultVictory(Part):
    """What a battle is fought for when nothing else is said."""

    turns: int = parameter(10, "BS.GAP.99 BS.VIC.1", "Turns it lasts.", ge=1, le=30)
    mode: Literal["build_value", "one_per_kill"] = parameter(
        "build_value", "BS.GAP.99 BS.VIC.2", "What an enemy out of action is worth."
    )


class VictoryRules(Part):
    """Victory."""

    victory: DefaultVictory = parameter(DefaultVictory, "BS.GAP.99", "The default.")
    point_holder: Literal["active_grounded", "last_to_hold"] = parameter(
        "active_grounded",
        "BS.GAP.132 BS.VIC.3",
        "Who holds a point: who has an active soldier on the ground there; or who was the last that had.",
    )
    self_inflicted_losses: bool = parameter(
        True, "BS.GAP.133 BS.VIC.2", "Whether losses that a side brings on itself count for the enemy."
    )
    early_end: bool = parameter(
        True,
        "BS.GAP.138 BS.VIC.1",
        "Whether the battle is over after a turn in which a side has nobody left on the map nor to come.",
    )
