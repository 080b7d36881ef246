"""What stands in sentences for the codes of rows: ratings, checks, what becomes of people, grades of victory."""

from collections.abc import Mapping
from typing import Final

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
