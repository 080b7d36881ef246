"""How many there are of everything that lies on the table: as many as the rules let come into play."""

from collections.abc import Mapping
from typing import Final

from schemas.models.maneuvers.fight import Character
from schemas.models.maneuvers.rules import Rules
from schemas.models.maneuvers.words import Place, State
from schemas.packs.packs import Pack

CHECKS_EACH: Final = 3
"""Checks of each kind that a squad has markers for, a character."""


def fighters(rules: Rules) -> int:
    """Return the characters of a fight. Rule: MN.GAP.25."""
    return len(Place) * rules.squad.size


def characters_of(pack: Pack) -> tuple[Character, ...]:
    """Return the characters of a pack by id."""
    return tuple(document.model for document in pack.of_kind("character") if isinstance(document.model, Character))


def marker_counts(rules: Rules) -> Mapping[str, int]:
    """Return how many there are of each marker by its name, those apart that name an opponent."""
    each, checks = fighters(rules), CHECKS_EACH * rules.squad.size
    states = {state.value: each for state in State if state is not State.EXPOSED}
    others = {"advantage": each, "disadvantage": each, "aided": each, "lost_action": each}
    return {**states, **others, "fallout": checks, "casualty": checks}
