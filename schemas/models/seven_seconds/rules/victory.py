"""Objectives, the end of a battle, and campaigns."""

from typing import Annotated, Literal

from pydantic import Field

from schemas.base import Part, parameter
from schemas.models.seven_seconds.rules.measures import Inches, VictoryPoints
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


class EndRules(Part):
    """When a battle ends, and in what state."""

    max_rounds: int = parameter(12, "7S.GAP.98", "Rounds after which both players agree to stop.", ge=1, le=100)
    no_troopers_either_side: Literal["contested", "defender"] = parameter(
        "contested", "7S.GAP.88 7S.END.2", "Who controls a table on which nobody has troopers left."
    )
    attacker_choice: Literal["per_objective", "one_for_all"] = parameter(
        "per_objective",
        "7S.GAP.91 7S.END.8",
        "Whether an attacker in control chooses each objective's state, or one for all.",
    )
    inspected_counters: int = parameter(
        10, "7S.END.8 7S.GAP.41", "Target counters on an objective the attacker chooses to inspect.", ge=1, le=99
    )


class WithdrawRules(Part):
    """Leaving a battle."""

    timing: Literal["end_of_round", "never"] = parameter(
        "end_of_round", "7S.GAP.89 7S.END.1", "When a player may announce a withdrawal."
    )
    both: Literal["agreement", "initiative_holder"] = parameter(
        "agreement",
        "7S.GAP.89",
        "What both announcing it means: the game ends by agreement, or the initiative holder's one counts.",
    )
    units_survive: bool = parameter(True, "7S.GAP.90", "Whether units that withdraw count as surviving.")
    pursuit_rounds: int = parameter(1, "7S.END.4", "Rounds a pursuit lasts.", ge=1, le=10)


class VictoryRules(Part):
    """Leads in victory points, and what they are called."""

    draw_at: VictoryPoints = parameter(0, "7S.GAP.92", "A lead of this or less is a draw.")
    marginal_from: VictoryPoints = parameter(1, "7S.WIN.1", "Lead from which a victory is marginal.")
    normal_from: VictoryPoints = parameter(6, "7S.WIN.2", "Lead from which a victory is normal.")
    decisive_from: VictoryPoints = parameter(20, "7S.WIN.3", "Lead from which a victory is decisive.")


Points = Annotated[int, Field(ge=0, le=999)]
Goal = Annotated[int, Field(ge=1, le=999)]
Draws = Annotated[tuple[Annotated[int, Field(ge=0, le=10)], ...], Field(strict=False, max_length=20)]


class CampaignLengths(Part):
    """Campaign points that win, by length."""

    short: Goal = parameter(6, "7S.CAMP.3", "Short campaign.")
    medium: Goal = parameter(10, "7S.CAMP.3", "Medium campaign.")
    long: Goal = parameter(20, "7S.CAMP.3", "Long campaign.")


class CampaignPoints(Part):
    """Campaign points for a battle, by its result."""

    marginal: Points = parameter(1, "7S.CAMP.4", "Marginal victory.")
    normal: Points = parameter(2, "7S.CAMP.4", "Normal victory.")
    decisive: Points = parameter(3, "7S.CAMP.4", "Decisive victory.")
    loss: Points = parameter(0, "7S.CAMP.4", "Defeat.")


class TechCosts(Part):
    """Tech points for raising a stat by one, by rating."""

    reserve: Points = parameter(2, "7S.CAMP.11", "Reserve.")
    veteran: Points = parameter(4, "7S.CAMP.11", "Veteran.")
    spec_ops: Points = parameter(6, "7S.CAMP.11", "Spec Ops.")


class CampaignRules(Part):
    """A series of linked battles."""

    points_to_win: CampaignLengths = parameter(CampaignLengths, "7S.CAMP.3 7S.CAMP.2", "Campaign points that win.")
    points: CampaignPoints = parameter(CampaignPoints, "7S.CAMP.4", "Campaign points for each battle.")
    streak_to_win: int = parameter(4, "7S.CAMP.2 7S.CAMP.9", "Battles won in a row that win the campaign.", ge=1, le=20)
    streak_roll_bonus: Draws = parameter(
        (1, 2, 3), "7S.CAMP.6 7S.CAMP.7 7S.CAMP.8", "Added to the attacker / defender roll at a streak of 1, 2, 3 ..."
    )
    streak_extra_troop_cards: Draws = parameter(
        (0, 1, 1), "7S.CAMP.6 7S.CAMP.7 7S.CAMP.8", "Further troop cards to choose from at a streak of 1, 2, 3 ..."
    )
    streak_extra_mission_cards: Draws = parameter(
        (0, 0, 1), "7S.CAMP.6 7S.CAMP.7 7S.CAMP.8", "Further mission cards to choose from at a streak of 1, 2, 3 ..."
    )
    draw_resets_streak: bool = parameter(False, "7S.GAP.93 7S.CAMP.5", "Whether a draw ends a streak.")
    roll_bonus_scope: Literal["game_type_roll", "all_setup_rolls"] = parameter(
        "game_type_roll", "7S.GAP.97 7S.SETUP.4", "Rolls the streak bonus is added to."
    )
    tech_for_battle: Points = parameter(1, "7S.CAMP.10", "Tech points for having fought a battle.")
    tech_for_control: Points = parameter(1, "7S.CAMP.10", "Tech points for controlling the table at its end.")
    tech_cost: TechCosts = parameter(TechCosts, "7S.CAMP.11", "Price of raising a stat by one.")
    tech_cost_behind: TechCosts = parameter(
        TechCosts(reserve=1, veteran=2, spec_ops=3), "7S.CAMP.14", "Price while the opponent's value is higher."
    )
    bank_tech: bool = parameter(True, "7S.GAP.94", "Whether unspent tech points are kept.")
    opponent_snapshot: Literal["before_purchases", "live"] = parameter(
        "before_purchases",
        "7S.GAP.94 7S.CAMP.14",
        "The opponent's values that prices compare with: before either side bought, or as they stand.",
    )
    stat_max: int = parameter(5, "7S.GAP.95 7S.CAMP.15", "Highest value a stat can be raised to.", ge=1, le=20)
