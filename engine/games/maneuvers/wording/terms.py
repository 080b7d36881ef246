"""What sentences about maneuvers are made with: the words of a pack, numbers, and lists of ratings."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from schemas.catalogues.saying import counted, said
from schemas.models.maneuvers.maneuver import Maneuver
from schemas.models.maneuvers.rules import Rules
from schemas.models.maneuvers.words import Currency, Rating
from schemas.packs.packs import Pack

MINUS: Final = "\N{MINUS SIGN}"
RATINGS: Final[Mapping[Rating, str]] = {
    Rating.FIREFIGHT: "Firefight",
    Rating.MELEE: "Melee",
    Rating.ATHLETICS: "Athletics",
    Rating.STEALTH: "Stealth",
    Rating.AWARENESS: "Awareness",
    Rating.COMMAND: "Command",
}
EDGE: Final = "{number} Edge"
ALTERNATIVES: Final = "{others} or {last}"
ANY_RATING: Final = "any rating"


@dataclass(frozen=True)
class Wording:
    """What the sentences of a pack take from it: its rules, and the names of its maneuvers by their ids.

    `language` is the one that they are said in.
    """

    rules: Rules
    names: Mapping[str, str]
    language: str = ""

    def name_of(self, maneuver: str) -> str:
        """Return the name of a maneuver; one that the pack has not is called by its id, written as a name."""
        return self.names.get(maneuver) or maneuver.replace("_", " ").title()


def wording_of(pack: Pack, language: str = "") -> Wording:
    """Return what the sentences of a pack take from it, to be said in a language.

    Raises:
        TypeError: the pack is of another game.
    """
    if not isinstance(pack.rules, Rules):
        raise TypeError(f"a pack of maneuvers has rules of maneuvers, got {type(pack.rules).__name__}")
    maneuvers = (loaded.model for loaded in pack.of_kind("maneuver"))
    return Wording(pack.rules, {each.id: each.name for each in maneuvers if isinstance(each, Maneuver)}, language)


def number(value: int) -> str:
    """Return a number as it is printed, with a minus sign below zero."""
    return f"{MINUS}{-value}" if value < 0 else str(value)


def count_of(amount: int, currency: Currency, language: str) -> str:
    """Return an amount with what it is of: "5 Edge", "1 point"."""
    if currency is Currency.EDGE:
        return said(EDGE, language, number=amount)
    return counted(amount, "{number} point", "{number} points", language)


def either(words: Sequence[str], language: str) -> str:
    """Return words as alternatives: "a", "a or b", "a, b or c"."""
    *others, last = words
    return said(ALTERNATIVES, language, others=", ".join(others), last=last) if others else last


def ratings_words(ratings: Iterable[Rating], language: str = "") -> str:
    """Return ratings to choose from, each named once: "Firefight or Athletics"; all of them are any rating.

    Rules: MN.COR.2, MN.COR.3.
    """
    named = [said(RATINGS[rating], language) for rating in dict.fromkeys(ratings)]
    return said(ANY_RATING, language) if len(named) == len(Rating) else either(named, language)
