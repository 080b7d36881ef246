"""What sentences about maneuvers are made with: the words of a pack, numbers, and lists of ratings."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from schemas.models.maneuvers.maneuver import Maneuver
from schemas.models.maneuvers.rules import Rules
from schemas.models.maneuvers.words import Currency, Rating
from schemas.packs.packs import Pack

MINUS: Final = "\N{MINUS SIGN}"
CURRENCIES: Final[Mapping[Currency, str]] = {Currency.EDGE: "Edge", Currency.POINTS: "points"}


@dataclass(frozen=True)
class Wording:
    """What the sentences of a pack take from it: its rules, and the names of its maneuvers by their ids."""

    rules: Rules
    names: Mapping[str, str]

    def name_of(self, maneuver: str) -> str:
        """Return the name of a maneuver; one that the pack has not is called by its id, written as a name."""
        return self.names.get(maneuver) or maneuver.replace("_", " ").title()


def wording_of(pack: Pack) -> Wording:
    """Return what the sentences of a pack take from it.

    Raises:
        TypeError: the pack is of another game.
    """
    if not isinstance(pack.rules, Rules):
        raise TypeError(f"a pack of maneuvers has rules of maneuvers, got {type(pack.rules).__name__}")
    maneuvers = (loaded.model for loaded in pack.of_kind("maneuver"))
    return Wording(pack.rules, {each.id: each.name for each in maneuvers if isinstance(each, Maneuver)})


def number(value: int) -> str:
    """Return a number as it is printed, with a minus sign below zero."""
    return f"{MINUS}{-value}" if value < 0 else str(value)


def count_of(amount: int, currency: Currency) -> str:
    """Return an amount with what it is of: "5 Edge", "1 point"."""
    word = "point" if currency is Currency.POINTS and amount == 1 else CURRENCIES[currency]
    return f"{amount} {word}"


def either(words: Sequence[str]) -> str:
    """Return words as alternatives: "a", "a or b", "a, b or c"."""
    return " or ".join((*((", ".join(words[:-1]),) if words[:-1] else ()), words[-1]))


def ratings_words(ratings: Iterable[Rating]) -> str:
    """Return ratings to choose from, each named once: "Firefight or Athletics"; all of them are any rating.

    Rules: MN.COR.2, MN.COR.3.
    """
    named = [rating.value.capitalize() for rating in dict.fromkeys(ratings)]
    return "any rating" if len(named) == len(Rating) else either(named)
