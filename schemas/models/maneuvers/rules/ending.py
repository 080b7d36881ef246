"""Damage, danger of late failures, the end of a fight, and what becomes of those who were hurt."""

from typing import Annotated, Literal

from pydantic import Field

from schemas.base import Part, parameter
from schemas.models.maneuvers.words import Outcome

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
