"""People in sentences, who are spoken to or spoken of, and what befalls them."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from schemas.models.maneuvers.words import State, Whom


@dataclass(frozen=True)
class Person:
    """Somebody in a sentence: the name, what is theirs, and the words that stand for the name again."""

    name: str
    own: str
    their: str
    self: str

    @property
    def spoken_to(self) -> bool:
        """Whether it is the actor, whom the sentences call you."""
        return self.name == "you"


PEOPLE: Final[Mapping[Whom, Person]] = {
    Whom.ACTOR: Person("you", "your", "your", "yourself"),
    Whom.TARGET: Person("the target", "the target's", "their", "themselves"),
    Whom.OPPONENT: Person("your opponent", "your opponent's", "their", "themselves"),
    Whom.ALLY: Person("the ally", "the ally's", "their", "themselves"),
    Whom.HIDDEN_ENEMY: Person("one hidden enemy", "one hidden enemy's", "their", "themselves"),
}
OWN_SIDE: Final = (Whom.ACTOR, Whom.ALLY)

Verb = tuple[str, str]
"""Of one who is spoken to, and of one who is spoken of."""

ENTERS: Final[Mapping[State, Verb]] = {
    State.HIDDEN: ("go into hiding", "goes into hiding"),
    State.SNIPE_READY: ("are ready to snipe", "is ready to snipe"),
    State.EXPOSED: ("are exposed to", "is exposed to"),
    State.FLAGGED: ("are flagged", "is flagged"),
    State.OBSERVER: ("become an observer", "becomes an observer"),
    State.ESCAPING: ("begin to escape", "begins to escape"),
}
LOSES: Final[Mapping[State, Verb]] = {
    State.HIDDEN: ("stop hiding", "stops hiding"),
    State.SNIPE_READY: ("are no longer ready to snipe", "is no longer ready to snipe"),
    State.EXPOSED: ("are no longer exposed", "is no longer exposed"),
    State.FLAGGED: ("are no longer flagged", "is no longer flagged"),
    State.OBSERVER: ("are no longer an observer", "is no longer an observer"),
    State.ESCAPING: ("are no longer escaping", "is no longer escaping"),
}
IS_IN: Final[Mapping[State, str]] = {
    State.HIDDEN: "hiding",
    State.SNIPE_READY: "ready to snipe",
    State.EXPOSED: "exposed",
    State.FLAGGED: "flagged",
    State.OBSERVER: "an observer",
    State.ESCAPING: "escaping",
}
"""How a state follows a form of "to be"."""


def does(whom: Whom, verb: Verb) -> str:
    """Return who does what: "you stop hiding", "the target stops hiding"."""
    person = PEOPLE[whom]
    return f"{person.name} {verb[0] if person.spoken_to else verb[1]}"


def enters(whom: Whom, state: State) -> str:
    """Return that somebody comes into a state; who is exposed is so to somebody of the other side (MN.COV.3)."""
    said = does(whom, ENTERS[state])
    if state is not State.EXPOSED:
        return said
    return f"{said} {PEOPLE[Whom.OPPONENT if whom in OWN_SIDE else Whom.ACTOR].name}"


def loses(whom: Whom, state: State) -> str:
    """Return that somebody loses a state."""
    return does(whom, LOSES[state])


def sentence(words: str) -> str:
    """Return words as a sentence, with a capital letter and a full stop."""
    return f"{words[0].upper()}{words[1:]}."
