"""The editor of maneuvers: who rolls, what it takes, and steps with their sentences. Rules: MN.COR.1 to MN.COR.6."""

from typing import Final

import streamlit as st

from schemas.diagnostics.diagnostics import Location
from schemas.kinds import Kind
from schemas.models.maneuvers.words import Rating
from studio.core.entries import Entry
from studio.editors.clauses import types_of
from studio.games.maneuvers.editors.maneuver_words import REQUIRES, notes_of, words_at
from studio.ui.forms.clauses import add_clause, clause
from studio.ui.forms.fields import choice_field, prose_field, text_field, toggle_field
from studio.ui.forms.form import the_rest
from studio.ui.forms.several import several_field
from studio.ui.tab import session
from studio.ui.words import plain
from studio.views.kinds import kind_of

RATINGS: Final = {rating.value: rating.value.capitalize() for rating in Rating}
SWITCHES: Final = {"aimed": "Names a target", "names_ally": "Names an ally", "direct_attack": "Direct attack"}
PARTS: Final = {
    "effect": ("Effect", "in any case"),
    "risk": ("Risk", "if the roll is lower"),
    "reward": ("Reward", "if it is as high, or higher"),
}
"""The parts of a maneuver, and when each happens."""

FIRSTS: Final = {"gain": {"dice": 1}, "lose": {"dice": 1}}
"""What steps begin with that would do nothing otherwise."""

WHO: Final = ("actor", "opponent", "opposer", "hiding", *SWITCHES)
DRAWN: Final = ("name", "about", *WHO, REQUIRES, "waived_by", *PARTS, "text")


def maneuver_form(entry: Entry) -> None:
    """Draw the editor."""
    kind = kind_of(entry, session())
    text_field(entry, ("name",), live=True)
    text_field(entry, ("about",), live=True)
    _who(entry)
    st.header("What it takes")
    _clauses(entry, kind, REQUIRES, "Add a requirement")
    if entry.value((REQUIRES,)) or entry.value(("waived_by",)):
        choice_field(entry, ("waived_by",), "Needless against who is")
    for part, (title, when) in PARTS.items():
        st.header(f"{title} :small[:gray[{when}]]")
        _clauses(entry, kind, part, f"Add a step to {title}")
    prose_field(entry, ("text",), "Text of the card, instead of the sentences", height_px=80)
    the_rest(entry, kind, DRAWN)


def _who(entry: Entry) -> None:
    """Draw who rolls with what against whom, and what that means."""
    several_field(entry, ("actor",), RATINGS, "The actor rolls with one of")
    several_field(entry, ("opponent",), RATINGS, "The opponent rolls with one of")
    opposer, hiding = st.columns(2)
    with opposer:
        choice_field(entry, ("opposer",))
    with hiding:
        choice_field(entry, ("hiding",))
    with st.container(horizontal=True):
        for name, label in SWITCHES.items():
            toggle_field(entry, (name,), label)
    st.caption(plain(notes_of(session().pack, entry)))


def _clauses(entry: Entry, kind: Kind, name: str, add: str) -> None:
    """Draw requirements or steps, each with its sentence below it, and what adds one."""
    at: Location = (name,)
    found = entry.value(at, ())
    for number, _ in enumerate(found if isinstance(found, list) else ()):
        clause(entry, kind, (*at, number), len(found), words_at(session().pack, entry, (*at, number)))
    add_clause(entry, at, add, types_of(kind, at), FIRSTS)
