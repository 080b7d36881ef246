"""How a fight goes: totals, order, opposition, hiding, escaping, and how long things last."""

from typing import Annotated, Literal

from pydantic import Field

from schemas.base import Part, parameter
from schemas.models.maneuvers.words import Preparation

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
