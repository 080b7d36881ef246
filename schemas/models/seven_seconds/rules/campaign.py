"""Campaigns: points, streaks and technology."""

from typing import Annotated, Literal

from pydantic import Field

from schemas.base import Part
from schemas.models.parameter import parameter

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
