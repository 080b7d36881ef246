"""What is written on the range ruler of 7 Seconds: who counts in bands of which width."""

from typing import Final

from exporters.games.seven_seconds.words.terms import DRONES, TROOPERS
from schemas.models.seven_seconds.words import DroneType, TrooperType

RIFLES: Final = "Rifles"
TARGETING: Final = "Target"
ALL: Final = "all"
ALL_BUT: Final = "all but"
GUNS: Final = "drones"
BAND: Final = "{width} bands"
ON_THE_LINE: Final = {
    "farther_band": "exactly on a line: the farther band",
    "nearer_band": "exactly on a line: the nearer band",
}
GLUE: Final = "glue under the next strip"
TITLE: Final = "Range ruler"
PART: Final = "{number} of {count}"

NAMES: Final = {
    **{kind.value: TROOPERS[kind] for kind in TrooperType},
    **{kind.value: f"{DRONES[kind]} drone" for kind in DroneType},
}
DRONE_KINDS: Final = frozenset(kind.value for kind in DroneType)


def who(units: tuple[str, ...], others: tuple[str, ...]) -> str:
    """Return unit types in words, or all but the others if those are fewer."""
    if not others:
        return ALL
    return f"{ALL_BUT} {_named(others)}" if len(others) < len(units) else _named(units)


def _named(units: tuple[str, ...]) -> str:
    """Return names apart by commas; all drones together are "drones"."""
    drones = {*units} >= DRONE_KINDS
    named = [NAMES[unit] for unit in units if not (drones and unit in DRONE_KINDS)]
    return ", ".join((*named, *((GUNS,) if drones else ())))
