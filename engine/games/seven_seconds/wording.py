"""The words that stand in sentences of battles, and how a language says names."""

from collections.abc import Mapping, Sequence
from re import fullmatch
from typing import Final

from engine.battles.events import Say
from schemas.catalogues.saying import said

SIDES: Final = ("red", "blue")
EDGES: Final = ("south", "north", "west", "east")
OBJECTIVES: Final = ("alpha", "beta", "gamma", "delta", "epsilon")
UNITS: Final = (
    "commander",
    "tactical",
    "scout",
    "assault",
    "engineer",
    "basic drone",
    "kamikaze drone",
    "haywire drone",
    "recce drone",
)
BLIP: Final = "{side} blip {number}"
SPOT: Final = "spot {number}"
UNIT: Final = "{side} {type} {number}"
CARDS: Final = ("mission card", "troop card", "drone card")
WEAPONS: Final = ("gauss rifle", "plasma rifle", "machine gun")
COUNTER_CAUSES: Final = (
    "passive sensors",
    "active sensors",
    "failed action",
    "its jump",
    "its sensors",
    "its shot",
    "its missile",
    "its flamer",
    "its command",
    "its repair",
    "its scramble",
    "its jammer",
)
REVEAL_CAUSES: Final = ("its owner", "its owner to intercept", "an explosion", "a jamming field")
"""What reveals a blip, beside sensors."""

ENDINGS: Final = (
    "nobody has troopers left",
    "one side has troopers left",
    "round limit",
    "a withdrawal",
    "agreement",
    "the pursuit is over",
)
STATES: Final = ("secured", "destroyed", "inspected", "not destroyed", "contested", "secured by own side")
SCORED: Final = (
    "table control",
    "enemy troopers killed",
    "own troopers lost",
    "own troopers surviving",
    "enemy drones killed",
    "enemy commander killed",
)
TERRAIN: Final = (
    "woods",
    "bush",
    "plains",
    "hill",
    "stream",
    "river",
    "large building",
    "civilian building",
    "swamp",
    "rock formation",
    "broken rocky",
    "flamer smoke",
    "haywire field",
    "crater",
    "marsh",
    "fortified building",
    "lake",
    "deep river",
    "ruins",
    "rubble",
    "brush",
)
"""The types and their other names; those that a pack adds are said as it writes them."""


def word(value: str | None, language: str) -> str | None:
    """Return a value that is an English word, or several with lines between them, in a language; None for None."""
    return said(value.replace("_", " "), language) if value else None


def piece(name: str, language: str) -> str:
    """Return the name of a piece in a language: `red tactical 2`, `blue blip 7`, `spot 1`, `alpha`."""
    if found := fullmatch(r"(red|blue) (.+) (\d+)", name):
        side, kind, number = found.groups()
        if kind == "blip":
            return said(BLIP, language, side=word(side, language), number=number)
        return said(UNIT, language, side=word(side, language), type=word(kind, language), number=number)
    if found := fullmatch(r"spot (\d+)", name):
        return said(SPOT, language, number=found[1])
    return said(name.replace("_", " "), language)


def _bonuses(bonuses: Mapping[str, int], language: str) -> str:
    told = "({side} had +{bonus})"
    return " ".join(
        said(told, language, side=word(side, language), bonus=plus) for side, plus in bonuses.items() if plus
    )


def _put_back(titles: Sequence[str], language: str) -> str:
    return ", ".join(said("and puts '{title}' back", language, title=title) for title in titles)


def _drones(names: Sequence[str], language: str) -> str:
    return ", ".join(piece(name, language) for name in names)


PARTS: Final[Mapping[str, Say]] = {
    "side": word,
    "by": word,
    "attacker": word,
    "winner": word,
    "table": word,
    "edge": word,
    "kind": word,
    "weapon": word,
    "cause": word,
    "reason": word,
    "objective": word,
    "state": word,
    "type": word,
    "actor": piece,
    "target": piece,
    "drones": _drones,
    "bonus": _bonuses,
    "put_back": _put_back,
    "feature": lambda name, _: name.replace("_", " "),
}
"""How sentences say values of rows that are names or words of ours; all others are numbers, or words of the pack."""
