"""What a row of the log names, said in a language: the parts that its sentence is made of."""

from re import compile as compiled
from typing import Any, Final, Self

from engine.games.seven_seconds.wording import battles as words
from schemas.catalogues.saying import said

Named = dict[str, Any]

OF_A_SIDE: Final = compiled(r"(red|blue) (.+) (\d+)")
"""The name of a blip or a unit: side, what it is, number."""

SPOTTED: Final = compiled(r"spot (\d+)")
PIECES: Final = frozenset({"actor", "target"})
WORDS: Final = frozenset(
    {
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
    }
)
"""The values that are pieces, and those that are words of ours; all others are numbers, or the words of the pack."""

FEATURE: Final = "feature"
"""The id of a piece of terrain, which is told in words."""


class Decimal(float):
    """A number that is written with the mark of a language."""

    def __new__(cls, value: float, language: str) -> Self:
        """Return a number that says itself in a language."""
        made = super().__new__(cls, value)
        made.mark = said(".", language, context="decimal mark")
        return made

    mark: str

    def __format__(self, spec: str) -> str:
        """Return it in letters, with its mark where English has a point."""
        return float(self).__format__(spec).replace(".", self.mark)


def parts_of(named: Named, language: str) -> Named:
    """Return the values of a row in a language; those that are texts once more with a capital, by a capital name."""
    parts = {key: _part(key, value, language) for key, value in named.items()}
    return parts | {key.capitalize(): capital(value) for key, value in parts.items() if isinstance(value, str)}


def _part(key: str, value: Any, language: str) -> Any:
    if isinstance(value, float):
        return Decimal(value, language)
    if not isinstance(value, str):
        return value
    if key in PIECES:
        return piece(value, language)
    if key == FEATURE:
        return value.replace("_", " ")
    return word(value, language) if key in WORDS else value


def word(value: str, language: str) -> str:
    """Return a value that is an English word, or several with lines between them, in a language."""
    return said(value.replace("_", " "), language)


def piece(name: str, language: str) -> str:
    """Return the name of a piece in a language: `red tactical 2`, `blue blip 7`, `spot 1`, `alpha`."""
    if found := OF_A_SIDE.fullmatch(name):
        side, kind, number = found.groups()
        if kind == "blip":
            return said(words.BLIP, language, side=word(side, language), number=number)
        return said(words.UNIT, language, side=word(side, language), type=word(kind, language), number=number)
    if found := SPOTTED.fullmatch(name):
        return said(words.SPOT, language, number=found[1])
    return word(name, language)


def capital(text: str) -> str:
    """Return a text as it begins a sentence."""
    return text[:1].upper() + text[1:]
