"""What a row of the log names, said in a language: the parts that its sentence is made of."""

from collections.abc import Mapping, Sequence
from re import compile as compiled
from typing import Final

from engine.battles.events import Say
from engine.games.seven_seconds.wording import battles as words
from schemas.catalogues.saying import said

OF_A_SIDE: Final = compiled(r"(red|blue) (.+) (\d+)")
"""The name of a blip or a unit: side, what it is, number."""

SPOTTED: Final = compiled(r"spot (\d+)")


def word(value: str | None, language: str) -> str | None:
    """Return a value that is an English word, or several with lines between them, in a language; None for None."""
    return said(value.replace("_", " "), language) if value else None


def piece(name: str, language: str) -> str:
    """Return the name of a piece in a language: `red tactical 2`, `blue blip 7`, `spot 1`, `alpha`."""
    if found := OF_A_SIDE.fullmatch(name):
        side, kind, number = found.groups()
        if kind == "blip":
            return said(words.BLIP, language, side=word(side, language), number=number)
        return said(words.UNIT, language, side=word(side, language), type=word(kind, language), number=number)
    if found := SPOTTED.fullmatch(name):
        return said(words.SPOT, language, number=found[1])
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


WORDS: Final = (
    "side",
    "by",
    "attacker",
    "winner",
    "table",
    "edge",
    "kind",
    "weapon",
    "cause",
    "reason",
    "objective",
    "state",
    "type",
)
"""The values that are words of ours; all others are numbers, or the words of the pack."""

PARTS: Final[Mapping[str, Say]] = {
    **dict.fromkeys(WORDS, word),
    "actor": piece,
    "target": piece,
    "drones": _drones,
    "bonus": _bonuses,
    "put_back": _put_back,
    "feature": lambda name, _: name.replace("_", " "),
}
"""How sentences say values of rows."""
