"""Squads as the rules see them: who is in one, what its members cost, and whether it is legal.

Rules: MN.GAP.24, MN.HOUSE.8.
"""

from collections.abc import Iterator
from typing import Final

from engine.checking.checks import document_findings
from engine.checking.legality import LegalityTable
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


def squads(pack: Pack) -> Iterator[tuple[str, ...]]:
    """Yield a row for each squad: its members, what they cost, its budget, and the verdict."""
    for loaded in pack.of_kind("squad"):
        if isinstance(loaded.model, Squad) and isinstance(pack.rules, Rules):
            members = members_of(loaded.model, pack)
            cost, budget = sum(cost_of(each, pack.rules) for each in members), pack.rules.squad.budget
            verdict = "no" if any(document_findings(loaded, pack)) else "yes"
            names = ", ".join(each.name for each in members)
            yield (loaded.model.name, names, str(cost), "none" if budget is None else str(budget), verdict)


SQUADS = LegalityTable("Are its squads legal?", ("squad", "members", "cost", "budget", "legal"), squads)
