"""Squads as the rules see them: who is in one, and what its members cost. Rules: MN.GAP.24, MN.HOUSE.8."""

from typing import Final

from schemas.models.maneuvers.fight import Character, Squad
from schemas.models.maneuvers.rules import Rules
from schemas.models.maneuvers.rules.measures import Span
from schemas.models.maneuvers.words import Rating
from schemas.packs.packs import Pack

RATINGS: Final = tuple(rating.value for rating in Rating)
VALUES: Final = ("action_value", *RATINGS, "damage", "armor", "resilience")
"""The values of a character, in the order of its card."""


def members_of(squad: Squad, pack: Pack) -> tuple[Character, ...]:
    """Return the members of a squad that the pack has, in its order."""
    found = (pack.named("character", name, Character) for name in squad.members)
    return tuple(character for character in found if character is not None)


def span_of(name: str, rules: Rules) -> Span:
    """Return the limits of a value."""
    span: Span = getattr(rules.character, "rating" if name in RATINGS else name)
    return span


def price_of(name: str, rules: Rules) -> int:
    """Return what a point of a value costs."""
    cost = rules.squad.cost
    price: int = cost.rating.get(Rating(name), 0) if name in RATINGS else getattr(cost, name)
    return price


def cost_of(character: Character, rules: Rules) -> int:
    """Return what a character costs."""
    return sum(getattr(character, name) * price_of(name, rules) for name in VALUES)
