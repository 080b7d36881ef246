"""Dice, and the limits of what is printed on characters."""

from typing import Annotated, Literal

from pydantic import Field

from schemas.base import Part, parameter
from schemas.models.maneuvers.words import Rating

Sides = Annotated[int, Field(ge=2, le=20)]
Whole = Annotated[int, Field(ge=0, le=99)]
Limit = Annotated[int, Field(ge=0, le=20)]
"""As far as a value of a character can be written down."""


class DiceRules(Part):
    """The dice."""

    action: Sides = parameter(6, "MN.GAP.1 MN.HOUSE.1", "Sides of the die of a Maneuver, and of opposing one.")
    initiative: Sides = parameter(6, "MN.GAP.1 MN.ORD.1", "Sides of the die for the order of action.")
    points: Sides = parameter(6, "MN.ENG.3 MN.ENG.4", "Sides of the dice by which squad totals change.")
    check: Sides = parameter(6, "MN.HOUSE.5", "Sides of the die of a check at the end of the fight.")


class AdvantageRules(Part):
    """Advantage and disadvantage."""

    stacking: Literal["best_of_n", "once"] = parameter(
        "best_of_n",
        "MN.TRM.4 MN.GAP.18",
        "Whether each advantage above the disadvantages adds a die, or all of them one.",
    )


class Span(Part):
    """The least and the most that a value may be."""

    least: Limit = Field(description="The lowest value.")
    most: Limit = Field(description="The highest value.")


class CharacterRules(Part):
    """The limits of characters."""

    action_value: Span = parameter(Span(least=0, most=5), "MN.GAP.24", "Action Value.")
    rating: Span = parameter(Span(least=0, most=5), "MN.GAP.5 MN.GAP.24", "Every Action Rating.")
    damage: Span = parameter(Span(least=1, most=10), "MN.GAP.24", "Damage.")
    armor: Span = parameter(Span(least=1, most=5), "MN.GAP.24", "Armor Value; of 0 every Damage would be the double.")
    resilience: Span = parameter(Span(least=0, most=3), "MN.GAP.24", "Resilience.")


class CostRules(Part):
    """What a character costs, a point of each value at a time."""

    action_value: Whole = parameter(2, "MN.HOUSE.8", "A point of Action Value.")
    rating: dict[Annotated[Rating, Field(strict=False)], Whole] = parameter(
        dict.fromkeys(Rating, 2), "MN.HOUSE.8", "A point of each Action Rating."
    )
    damage: Whole = parameter(2, "MN.HOUSE.8", "A point of Damage.")
    armor: Whole = parameter(4, "MN.HOUSE.8", "A point of Armor Value.")
    resilience: Whole = parameter(2, "MN.HOUSE.8", "A point of Resilience.")


class SquadRules(Part):
    """Squads."""

    size: Annotated[int, Field(ge=1, le=12)] = parameter(4, "MN.GAP.25", "Characters of a squad.")
    budget: Annotated[int, Field(ge=1, le=9999)] | None = parameter(
        None, "MN.HOUSE.8", "Most that the characters of a squad may cost together; none: as much as they like."
    )
    cost: CostRules = parameter(CostRules, "MN.HOUSE.8", "What characters cost.")
