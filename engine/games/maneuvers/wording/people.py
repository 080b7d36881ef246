"""People in sentences, who are spoken to or spoken of, and what befalls them.

A sentence has two forms: of the actor, whom cards call you, and of anybody else. The second has a place for who it is,
by the part they have in it: `{who}` begins the sentence and does something, `{whose}` begins it and owns something,
`{whom}` is somebody that something is done to, or against.
"""

from collections.abc import Mapping
from typing import Any, Final

from schemas.catalogues.saying import said
from schemas.models.maneuvers.words import State, Whom

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
