"""The inputs that several tables of odds share, in the words a player would type."""

import re

from engine.games.survive.rules.numbers import Point
from engine.games.survive.rules.shots import Action
from engine.odds.parameters import Parameter, inches, listed, whole_number, word
from schemas.models.survive.words import Zone

PLACE = re.compile(r"(-?\d{1,3}(?:\.\d{1,3})?):(-?\d{1,3}(?:\.\d{1,3})?)")
NO_YES: dict[str, object] = {"no": False, "yes": True}
SHOOTING = (Action.MOVE, Action.RUN, Action.CHARGE, Action.HOLD, Action.SHUFFLE)

ACTION = word("action", "What the shooter does", "move", {action.value: action for action in SHOOTING})
DIFFICULTY = whole_number("difficulty", "Difficulty of the weapon", "1", most=20)
TARGET = word("target", "Whether the target is Dazed or Disabled already", "fit", {"fit": False, "dazed": True})
CONTROL = word("control", "Whether the target is a control unit", "no", NO_YES)
ZONE = word("zone", "Where the unit dies", "ICZ", {zone.value: zone for zone in Zone})
FIRST = word("first", "Whether it is the first fatality of the battle", "no", NO_YES)
DISTANCE = inches("distance", "True distance to the target", "8")
RANGE = inches("range", "Range of the weapon", "12")
SIDE = word("side", "Where the charger meets the target", "facing", {"facing": False, "rear": True})


def stat(name: str, meaning: str, default: str) -> Parameter:
    """Return the input for a stat, or a value of a weapon."""
    return whole_number(name, meaning, default, most=20)


def places(name: str, meaning: str, default: str) -> Parameter:
    """Return the input for places around the spire."""
    return listed(name, meaning, default, "inches east:north of the spire, such as 5:-2.5+0:6, or none", read_place)


def read_place(text: str) -> Point:
    """Return the place written `5:-2.5`.

    Raises:
        ValueError: It is written otherwise.
    """
    match = PLACE.fullmatch(text)
    if match is None:
        raise ValueError(f"{text!r} is no place (write inches east and north of the spire, as in 5:-2.5)")
    east, north = match.groups()
    return float(east), float(north)
