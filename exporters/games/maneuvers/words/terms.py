"""The words of the game of maneuvers on cards and sheets."""

from collections.abc import Mapping
from typing import Final

from schemas.models.maneuvers.words import Outcome, Preparation, Rating

GAME: Final = "Maneuvers"
BYLINE: Final = "Squad against squad"
MANEUVER: Final = "Maneuver"
HOUSE_MANEUVER: Final = "House maneuver"
CHARACTER: Final = "Character"
FIGHT: Final = "Fight"

ROLL: Final = "Roll"
AGAINST: Final = "Against"
NEEDS: Final = "Needs"
EFFECT: Final = "Effect"
RISK: Final = "Risk"
REWARD: Final = "Reward"
TEXT: Final = "Text"
SUGGESTED: Final = "{rules} \N{MIDDLE DOT} ratings MN.GAP.5"

RATINGS: Final[Mapping[Rating, str]] = {rating: rating.value.capitalize() for rating in Rating}
SHORT_RATINGS: Final[Mapping[Rating, str]] = {
    Rating.FIREFIGHT: "Fire",
    Rating.MELEE: "Mel",
    Rating.ATHLETICS: "Ath",
    Rating.STEALTH: "Ste",
    Rating.AWARENESS: "Awa",
    Rating.COMMAND: "Com",
}
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
FALLOUT: Final = "Fallout"
CASUALTY: Final = "Casualty"
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
