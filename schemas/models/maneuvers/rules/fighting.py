"""How a fight goes and ends: totals, order, opposition, hiding, damage, and what becomes of those who were hurt."""

from typing import Annotated, Literal

from pydantic import Field

from schemas.base import Part, parameter
from schemas.models.maneuvers.words import Outcome, Preparation

Total = Annotated[int, Field(ge=-30, le=60)]
Count = Annotated[int, Field(ge=0, le=9)]


class TotalRules(Part):
    """Squad totals, and Edge."""

    start: dict[Annotated[Preparation, Field(strict=False)], Total] = parameter(
        {
            Preparation.EVEN: 0,
            Preparation.SCOUTED: 3,
            Preparation.PREPARED_POSITION: 3,
            Preparation.AMBUSH: 6,
            Preparation.CAUGHT_OFF_GUARD: -3,
        },
        "MN.SQD.1 MN.GAP.2",
        "What a total begins with, by how the squad comes to the fight.",
    )
    floor: Total | None = parameter(None, "MN.GAP.28", "What losses stop at; none: totals go below zero.")
    edge_needed: bool = parameter(True, "MN.GAP.3", "Whether spending Edge needs as much Edge at that moment.")
    points_floor: Total = parameter(0, "MN.GAP.3 MN.GAP.32", "What a total has to be left with when points are spent.")


class OrderRules(Part):
    """The order of action."""

    ties: Literal["action_value", "squad"] = parameter(
        "action_value", "MN.GAP.4", "Whether the higher Action Value or the turn of the squads comes first in ties."
    )
    alternation: Literal["per_group", "running"] = parameter(
        "per_group", "MN.GAP.31", "Whether the turn of the squads begins anew in each group of equals, or runs on."
    )
    each_round: bool = parameter(False, "MN.ORD.3", "Whether the order is rolled anew for each round.")


class OpposingRules(Part):
    """Who opposes."""

    after_lost_action: bool = parameter(
        True, "MN.GAP.6", "Whether a character that misses its action may oppose all the same."
    )
    against: Literal["target_and_opponent", "target"] = parameter(
        "target_and_opponent",
        "MN.GAP.26",
        "Whom a Maneuver is against: its target and its opponent, or the target alone where it has one.",
    )


class HidingRules(Part):
    """Hiding, and those who are exposed."""

    disadvantage: Count = parameter(1, "MN.COV.2", "Disadvantages of direct attacks on a hidden character.")
    ends_by_moving: bool = parameter(True, "MN.GAP.7 MN.GAP.10", "Whether a move ends hiding.")
    exposed_advantage: Count = parameter(1, "MN.COV.3", "Advantages of who snipes at a character exposed to them.")
    exposure_waives: bool = parameter(
        True, "MN.GAP.11", "Whether who snipes at a character exposed to them needs neither hiding nor aim."
    )
    exposure_ends_by_moving: bool = parameter(True, "MN.COV.3 MN.GAP.7", "Whether a move ends exposure.")
    exposure_ends_by_use: bool = parameter(True, "MN.GAP.11", "Whether the one who may snipe may do so once only.")
    snipe_needs_ready: bool = parameter(
        True, "MN.COV.4 MN.GAP.12", "Whether sniping at an enemy who is not flagged needs the Reward of taking cover."
    )
    masked: bool = parameter(True, "MN.GAP.15", "Whether computer players do not know who of the enemy is flagged.")


class ObservingRules(Part):
    """Observing, and flags."""

    observer_until: Literal["fight_end", "next_action"] = parameter(
        "fight_end", "MN.OBS.2 MN.GAP.13", "How long who has observed is an observer."
    )
    flag_until: Literal["actor_next_action", "fight_end"] = parameter(
        "actor_next_action", "MN.GAP.14", "How long a flag lasts."
    )
    flag_advantage: Count = parameter(1, "MN.FLG.2", "Advantages of the allies' Maneuvers against who is flagged.")
    extra: Literal["full", "effect_only"] = parameter(
        "full", "MN.AID.4 MN.GAP.17", "Whether an extra Maneuver is a whole one, or its Effect alone."
    )


class EscapeRules(Part):
    """Getting away."""

    points: Annotated[int, Field(ge=0, le=60)] = parameter(10, "MN.ESC.3", "Points it takes to make an escape good.")
    takes_action: bool = parameter(True, "MN.GAP.8", "Whether to make it good takes the action.")


class LastingRules(Part):
    """What lasts until somebody's next action."""

    ends: Literal["start", "end"] = parameter(
        "start", "MN.GAP.30", "Whether it ends at the start of that action, or after it."
    )
    lost_action_counts: bool = parameter(True, "MN.GAP.30", "Whether an action that is missed ends it too.")
    aid_stacks: bool = parameter(False, "MN.GAP.16", "Whether two aids help the same checks twice.")


Round = Annotated[int, Field(ge=1, le=99)]
Score = Annotated[int, Field(ge=-99, le=99)]


class DamageRules(Part):
    """Direct damage."""

    casualty_times: Annotated[int, Field(ge=1, le=9)] = parameter(
        2, "MN.DMG.4", "Damage of so many times the Armor Value is a Casualty check."
    )
    tier_replaces: bool = parameter(
        True, "MN.GAP.19", "Whether a Casualty check takes the place of the Fallout check of the same event."
    )


class LateRules(Part):
    """Failures late in a fight."""

    from_round: Round = parameter(4, "MN.VIC.1", "Round from which each failed roll earns a check.")
    casualty_at_most: Annotated[int, Field(ge=-30, le=60)] = parameter(
        0, "MN.VIC.2", "A squad total up to this makes it a Casualty check."
    )
    opposing_fails: bool = parameter(True, "MN.GAP.20", "Whether a lower opposing roll is a failed roll.")
    tie_fails: bool = parameter(False, "MN.GAP.20", "Whether the opponent fails on a tie.")
    total_at: Literal["after_effect", "before_effect"] = parameter(
        "after_effect", "MN.GAP.21", "When the squad total is looked at."
    )


Harm = Annotated[int, Field(ge=0, le=99)]


class HarmPoints(Part):
    """What everybody who was harmed counts where harm decides a fight, by the worst of it."""

    fallout: Harm = parameter(1, "MN.GAP.33", "Whoever a Fallout check harmed.")
    casualty: Harm = parameter(3, "MN.GAP.33", "Whoever a Casualty check harmed, short of death.")
    dead: Harm = parameter(5, "MN.GAP.33", "Whoever was killed.")
    left: Harm = parameter(
        3, "MN.GAP.33", "Whoever is still in the fight at its end, with enemies there and friends gone."
    )


class EndRules(Part):
    """The end of a fight."""

    concede_edge: Annotated[int, Field(ge=1, le=99)] | None = parameter(
        20, "MN.VIC.4 MN.GAP.22", "Edge at which the squad behind concedes; none: nobody does."
    )
    concede_from_round: Round = parameter(3, "MN.GAP.22", "Round from which squads concede.")
    rounds: Round = parameter(8, "MN.GAP.22", "Rounds after which the higher total wins.")
    victory_by: Literal["edge", "harm"] = parameter(
        "harm", "MN.GAP.33", "What decides who has won: Edge at the end, or whose squad came to less harm."
    )
    harm_points: HarmPoints = parameter(HarmPoints(), "MN.GAP.33", "What the harmed count where harm decides.")
    clear_edge: Annotated[int, Field(ge=0, le=98)] = parameter(10, "MN.HOUSE.6", "Edge of a clear victory.")
    decisive_edge: Annotated[int, Field(ge=0, le=99)] = parameter(20, "MN.HOUSE.6", "Edge of a decisive victory.")


class CheckRow(Part):
    """A row of a table of checks: a score and what it means; lower scores belong to the row below."""

    least: Score | None = Field(default=None, description="The least score; none in the last row.")
    outcome: Outcome = Field(description="What becomes of the character.", strict=False)


Table = Annotated[tuple[CheckRow, ...], Field(strict=False, min_length=1, max_length=8)]


class CheckRules(Part):
    """Checks at the end of a fight: a die and Resilience, less Stress."""

    fallout: Table = parameter(
        (
            CheckRow(least=4, outcome=Outcome.NONE),
            CheckRow(least=2, outcome=Outcome.SHAKEN),
            CheckRow(least=0, outcome=Outcome.WOUNDED),
            CheckRow(outcome=Outcome.OUT_OF_ACTION),
        ),
        "MN.GAP.23 MN.HOUSE.5",
        "Fallout checks, from the best score.",
    )
    casualty: Table = parameter(
        (
            CheckRow(least=6, outcome=Outcome.SHAKEN),
            CheckRow(least=4, outcome=Outcome.WOUNDED),
            CheckRow(least=1, outcome=Outcome.OUT_OF_ACTION),
            CheckRow(outcome=Outcome.KILLED),
        ),
        "MN.GAP.23 MN.HOUSE.5",
        "Casualty checks, from the best score.",
    )
    several: Literal["worst", "first"] = parameter(
        "worst", "MN.GAP.29", "Whether the worst outcome of several checks stands, or that of the first."
    )
    escaped_too: bool = parameter(True, "MN.GAP.29", "Whether those who left the fight make their checks too.")
