"""What stands in sentences for the codes of rows: ratings, checks, what becomes of people, grades of victory."""

from collections.abc import Mapping
from typing import Final

from schemas.catalogues.saying import said
from schemas.models.maneuvers.words import Rating

RATINGS: Final[Mapping[str, str]] = {
    "firefight": "firefight",
    "melee": "melee",
    "athletics": "athletics",
    "stealth": "stealth",
    "awareness": "awareness",
    "command": "command",
}
CHECKS: Final[Mapping[str, str]] = {"fallout": "Fallout check", "casualty": "Casualty check"}
OUTCOMES: Final[Mapping[str, str]] = {
    "none": "no harm",
    "shaken": "shaken",
    "wounded": "wounded",
    "out_of_action": "out of action",
    "killed": "killed",
}
FATES: Final[Mapping[str, str]] = {
    "none": "unharmed",
    "shaken": "shaken",
    "wounded": "wounded",
    "out_of_action": "out of action",
    "killed": "dead",
}
"""Of somebody who comes out of a fight so."""

VICTORIES: Final[Mapping[str, str]] = {
    "marginal": "a marginal victory",
    "clear": "a clear victory",
    "decisive": "a decisive victory",
}
ADVANTAGE: Final = "advantage"
DISADVANTAGE: Final = "disadvantage"
RATING_WORDS: Final = tuple(rating.value for rating in Rating)
"""The ratings by the numbers of the kernel."""


def rating(name: str, language: str) -> str:
    """Return a rating within a sentence."""
    return said(RATINGS[name], language)


def check(name: str, language: str) -> str:
    """Return a check within a sentence; "" where there is none."""
    return said(CHECKS[name], language) if name in CHECKS else ""


def outcome(name: str, language: str) -> str:
    """Return what a check comes to."""
    return said(OUTCOMES[name], language)


def fate(name: str, language: str) -> str:
    """Return how somebody comes out of a fight."""
    return said(FATES[name], language)


def victory(grade: str | None, language: str) -> str:
    """Return of which grade a victory is; "" for none."""
    return said(VICTORIES[grade], language) if grade else ""


def kind_of_roll(worth: int, language: str) -> str:
    """Return whether what a roll has is an advantage."""
    return said(ADVANTAGE if worth > 0 else DISADVANTAGE, language)
