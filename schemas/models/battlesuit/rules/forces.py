"""Forces, how they set up and win, and the pieces that they are on the table."""

from fractions import Fraction
from typing import Annotated, Literal

from pydantic import Field

from schemas.base import Part, parameter
from schemas.models.battlesuit.rules.measures import Points, Ratio

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


Pieces = Annotated[int, Field(ge=0, le=200)]


class SidePieces(Part):
    """The pieces in the colour of each side."""

    armored: Pieces = parameter(20, "BS.PCS.1 BS.GAP.100", "Armoured soldiers, lettered from A.")
    police: Pieces = parameter(10, "BS.PCS.15 BS.GAP.102", "Police.")
    militia: Pieces = parameter(15, "BS.PCS.16 BS.GAP.102", "Militia.")
    drones: Pieces = parameter(9, "BS.PCS.17 BS.GAP.101 BS.GAP.102", "Drones.")
    active_command: Pieces = parameter(2, "BS.PCS.26 BS.GAP.102", "Active command markers.")
    control: Pieces = parameter(10, "BS.PCS.27 BS.GAP.102", "Control markers.")
    victory_points: Pieces = parameter(4, "BS.PCS.29 BS.GAP.102", "Victory-point markers.")
    stealth_tracking: Pieces = parameter(9, "BS.STL.1 BS.GAP.102", "Stealth tracking markers.")


class SharedPieces(Part):
    """The pieces of both sides."""

    complete: Pieces = parameter(40, "BS.PCS.23 BS.GAP.102", "Complete markers.")
    shock_panic: Pieces = parameter(24, "BS.PCS.24 BS.GAP.102", "Shock markers with panic behind.")
    painted_plus3: Pieces = parameter(8, "BS.PCS.25 BS.GAP.102", "Painted markers of +3.")
    painted_plus4: Pieces = parameter(2, "BS.PCS.25 BS.GAP.102", "Painted markers of +4, by snipers.")
    bunker_improved: Pieces = parameter(
        12, "BS.TER.18 BS.TER.19 BS.GAP.102", "Bunker markers with an improved position behind."
    )
    mine_dummy: Pieces = parameter(16, "BS.PCS.30 BS.GAP.102", "Dummy mines.")
    mine_explosive: Pieces = parameter(6, "BS.PCS.30 BS.GAP.102", "Explosive mines.")
    mine_nuclear: Pieces = parameter(2, "BS.PCS.30 BS.GAP.102", "Nuclear mines.")
    rubble_tiles: Pieces = parameter(12, "BS.TER.20 BS.GAP.102", "Rubble tiles.")
    slag_tiles: Pieces = parameter(12, "BS.TER.20 BS.GAP.102", "Slag tiles.")
    elevation_tiles: Pieces = parameter(40, "BS.PCS.31 BS.GAP.102", "Tiles with a level of 1 to 6.")
    plus6_tiles: Pieces = parameter(20, "BS.PCS.31 BS.GAP.102", "Tiles that add six levels.")
    building_level: Pieces = parameter(12, "BS.MLB.6 BS.GAP.102", "Building-level markers.")
    turn_marker: Pieces = parameter(1, "BS.PCS.28 BS.GAP.102", "Turn markers.")


class PieceRules(Part):
    """The pieces of a printed kit."""

    per_side: SidePieces = parameter(SidePieces, "BS.GAP.102", "Pieces in the colour of each side.")
    shared: SharedPieces = parameter(SharedPieces, "BS.GAP.102", "Pieces of both sides.")
