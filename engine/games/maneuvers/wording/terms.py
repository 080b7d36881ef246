"""What sentences about maneuvers are made with: the words of a pack, numbers, lists of ratings, and people.

People are spoken to or spoken of. A sentence has two forms: of the actor, whom cards call you, and of anybody else. The
second has a place for who it is, by the part they have in it: `{who}` begins the sentence and does something, `{whose}`
begins it and owns something, `{whom}` is somebody that something is done to, or against.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from schemas.catalogues.saying import counted, said
from schemas.models.maneuvers.maneuver import Maneuver
from schemas.models.maneuvers.rules import Rules
from schemas.models.maneuvers.words import Currency, Rating, State, Whom
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


WHO: Final[Mapping[Whom, str]] = {
    Whom.TARGET: "The target",
    Whom.OPPONENT: "Your opponent",
    Whom.ALLY: "The ally",
    Whom.HIDDEN_ENEMY: "One hidden enemy",
}
WHOSE: Final[Mapping[Whom, str]] = {
    Whom.TARGET: "The target's",
    Whom.OPPONENT: "Your opponent's",
    Whom.ALLY: "The ally's",
    Whom.HIDDEN_ENEMY: "One hidden enemy's",
}
WHOM: Final[Mapping[Whom, str]] = {
    Whom.ACTOR: "you",
    Whom.TARGET: "the target",
    Whom.OPPONENT: "your opponent",
    Whom.ALLY: "the ally",
    Whom.HIDDEN_ENEMY: "one hidden enemy",
}

Forms = tuple[str, str]
"""A sentence of the actor, and that of anybody else."""

ENTERS: Final[Mapping[State, Forms]] = {
    State.HIDDEN: ("You go into hiding.", "{who} goes into hiding."),
    State.SNIPE_READY: ("You are ready to snipe.", "{who} is ready to snipe."),
    State.EXPOSED: ("You are exposed to your opponent.", "{who} is exposed to you."),
    State.FLAGGED: ("You are flagged.", "{who} is flagged."),
    State.OBSERVER: ("You become an observer.", "{who} becomes an observer."),
    State.ESCAPING: ("You begin to escape.", "{who} begins to escape."),
}
ALLY_EXPOSED: Final = "The ally is exposed to your opponent."
LOSES: Final[Mapping[State, Forms]] = {
    State.HIDDEN: ("You stop hiding.", "{who} stops hiding."),
    State.SNIPE_READY: ("You are no longer ready to snipe.", "{who} is no longer ready to snipe."),
    State.EXPOSED: ("You are no longer exposed.", "{who} is no longer exposed."),
    State.FLAGGED: ("You are no longer flagged.", "{who} is no longer flagged."),
    State.OBSERVER: ("You are no longer an observer.", "{who} is no longer an observer."),
    State.ESCAPING: ("You are no longer escaping.", "{who} is no longer escaping."),
}


def told_of(whom: Whom, forms: Forms, language: str, **parts: Any) -> str:
    """Return the sentence of the actor or of somebody else: "You stop hiding.", "The target stops hiding."."""
    spoken_to, spoken_of = forms
    if whom is Whom.ACTOR:
        return said(spoken_to, language, whom=said(WHOM[whom], language), **parts)
    who, whose = said(WHO[whom], language), said(WHOSE[whom], language)
    return said(spoken_of, language, who=who, whose=whose, whom=said(WHOM[whom], language), **parts)


def enters(whom: Whom, state: State, language: str) -> str:
    """Return that somebody comes into a state; who is exposed is so to somebody of the other side (MN.COV.3)."""
    if (whom, state) == (Whom.ALLY, State.EXPOSED):
        return said(ALLY_EXPOSED, language)
    return told_of(whom, ENTERS[state], language)


def loses(whom: Whom, state: State, language: str) -> str:
    """Return that somebody loses a state."""
    return told_of(whom, LOSES[state], language)
