"""What is written on the range ruler of 7 Seconds: who counts in bands of which width."""

from typing import Final

from exporters.games.seven_seconds.words.terms import DRONES, TROOPERS
from schemas.catalogues.saying import said
from schemas.models.seven_seconds.words import DroneType, TrooperType

RIFLES: Final = "Rifles: {units}"
TARGETING: Final = "Target: {units}"
ALL: Final = "all"
ALL_BUT: Final = "all but {units}"
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
"""In English: what pieces are called in files."""

TITLED: Final = "{unit} ({faction})"
PRONE: Final = "{unit}, prone ({faction})"
DRONE: Final = "{kind} drone"
DRONE_KINDS: Final = frozenset(kind.value for kind in DroneType)


def name_of(unit: str, language: str) -> str:
    """Return what a unit type is called in a language."""
    if unit in DRONE_KINDS:
        return said(DRONE, language, kind=said(DRONES[DroneType(unit)], language))
    return said(TROOPERS[TrooperType(unit)], language)


def who(units: tuple[str, ...], others: tuple[str, ...], language: str) -> str:
    """Return unit types in words, or all but the others if those are fewer."""
    if not others:
        return said(ALL, language)
    if len(others) < len(units):
        return said(ALL_BUT, language, units=_named(others, language))
    return _named(units, language)


def _named(units: tuple[str, ...], language: str) -> str:
    """Return names apart by commas; all drones together are "drones"."""
    drones = {*units} >= DRONE_KINDS
    named = [name_of(unit, language) for unit in units if not (drones and unit in DRONE_KINDS)]
    return ", ".join((*named, *((said(GUNS, language),) if drones else ())))
