"""What the terms of the game of maneuvers are called, and how its numbers are written."""

from collections.abc import Mapping
from typing import Final

from exporters.text.numbers import signed
from schemas.models.maneuvers.words import Outcome, Preparation

GAME: Final = "Maneuvers"
BYLINE: Final = "Squad against squad"
MANEUVERS: Final = "Maneuvers"
CHARACTERS: Final = "Characters"
MANEUVER: Final = "Maneuver"
HOUSE_MANEUVER: Final = "House maneuver"
CHARACTER: Final = "Character"
FIGHT: Final = "Fight"
MANEUVER_NAMED: Final = "{title} (maneuver)"
CHARACTER_NAMED: Final = "{title} (character)"
FIGHT_NAMED: Final = "{title} (fight)"
PAGE: Final = "{game} \N{MIDDLE DOT} {page}"

ROLL: Final = "Roll"
AGAINST: Final = "Against"
NEEDS: Final = "Needs"
EFFECT: Final = "Effect"
RISK: Final = "Risk"
REWARD: Final = "Reward"
TEXT: Final = "Text"
SUGGESTED: Final = "{first} to {last} \N{MIDDLE DOT} ratings MN.GAP.5"
EDGE_COST: Final = "{number} Edge"
POINTS_COST: Final = "{number} points"

VALUES: Final[Mapping[str, str]] = {
    "action_value": "Action Value",
    "damage": "Damage",
    "armor": "Armor Value",
    "resilience": "Resilience",
}
SHORT_VALUES: Final[Mapping[str, str]] = {
    "action_value": "Action",
    "damage": "Damage",
    "armor": "Armor",
    "resilience": "Resilience",
}
CHECK_KEY: Final = "Fallout or Casualty"
CHECKS: Final = "Checks after the fight"
STRESS: Final = "Stress"

OUTCOMES: Final[Mapping[Outcome, str]] = {
    Outcome.NONE: "nothing",
    Outcome.SHAKEN: "shaken",
    Outcome.WOUNDED: "wounded",
    Outcome.OUT_OF_ACTION: "out of action",
    Outcome.KILLED: "killed",
}
PREPARATIONS: Final[Mapping[Preparation, str]] = {
    Preparation.EVEN: "even",
    Preparation.SCOUTED: "scouted",
    Preparation.PREPARED_POSITION: "prepared position",
    Preparation.AMBUSH: "ambush",
    Preparation.CAUGHT_OFF_GUARD: "caught off guard",
}

TITLE: Final = "{a} against {b}"
AFTER_SETUP: Final = "After set-up"
AFTER_ROUND: Final = "After round {number}"
NO_EDGE: Final = "Nobody has an Edge"
EDGE: Final = "{squad}: {edge} Edge"
ROUND: Final = "Round"
ORDER: Final = "Order"


def plain(number: int) -> str:
    """Return a number with a minus sign below zero, and without a sign above."""
    return signed(number).lstrip("+")
