"""The builder of a squad: who is in it, what they cost, what it knows. Rules: MN.GAP.24, MN.GAP.25, MN.HOUSE.8."""

from collections.abc import Mapping
from functools import partial
from typing import Final

import streamlit as st

from schemas.diagnostics.diagnostics import Location
from studio.core.entries import Entry
from studio.games.maneuvers.editors.squad_sums import SquadSum, character_names, comrades, squad_sum
from studio.games.maneuvers.ui.character import values
from studio.ui.budget import budget_bar, limit_words
from studio.ui.forms.fields import choice_field, colour_field, prose_field, text_field
from studio.ui.forms.form import the_rest
from studio.ui.forms.lines import Cell, lines
from studio.ui.forms.several import several_field, words_at
from studio.ui.output.member_cards import MEMBERS
from studio.ui.problems import problems
from studio.ui.tab import session
from studio.ui.words import plain
from studio.views.kinds import kind_of
from studio.views.titles import titles

KNOWN: Final = ("maneuvers",)
DRAWN: Final = ("name", "colour", "background", *MEMBERS, *KNOWN)


def squad_form(entry: Entry) -> None:
    """Draw the builder."""
    name, colour = st.columns([5, 1])
    with name:
        text_field(entry, ("name",), live=True)
    with colour:
        colour_field(entry, ("colour",))
    found = squad_sum(session().pack, entry)
    if found is not None:
        _sums(found)
    _roster(entry)
    several_field(entry, KNOWN, titles(session(), "maneuver"), "Knows besides")
    st.caption("What some squad names is known to those alone that name it; everything else all know.")
    for number, member in enumerate(dict.fromkeys(words_at(entry, MEMBERS))):
        _member(entry, member, unfolded=number == 0)
    prose_field(entry, ("background",), height_px=90)
    the_rest(entry, kind_of(entry, session()), DRAWN)


def _sums(found: SquadSum) -> None:
    """Draw how many there are and what they cost, as a bar where the rules set a budget."""
    members = limit_words("members", found.members, found.size)
    if found.budget is None:
        st.markdown(f"{members} · cost **{found.cost}**, and the rules set no budget")
    else:
        budget_bar(found.cost, found.budget, "points")
        st.markdown(members)


def _roster(entry: Entry) -> None:
    """Draw a line for each member; a new one is the first who is not in it."""
    names = character_names(session().pack)
    free = [name for name in names if name not in words_at(entry, MEMBERS)]
    cell = Cell("Character · role · cost", 9, partial(_choice, names))
    if names:
        lines(entry, MEMBERS, (cell,), "Add a member", (free or [*names])[0])


def _choice(names: Mapping[str, str], entry: Entry, at: Location) -> None:
    choice_field(entry, at, f"Member {int(at[-1]) + 1}", names, hidden=True)


def _member(entry: Entry, member: str, *, unfolded: bool) -> None:
    """Draw the values of a member; a change of them counts in every squad that the character is in."""
    own = next((one for one in session().entries("character") if one.id == member), None)
    title = plain(own.title if own is not None else member)
    with st.expander(title, unfolded, icon=":material/person:", key=f"member {member} of {entry.focus.name}"):
        if own is None:
            st.caption("It stands in another pack; take it over on the page of cards to change it.")
            return
        others = [name for name in comrades(session(), member) if name != entry.title]
        if others:
            st.caption(f"Every change counts in {plain(', '.join(others))} as well.")
        problems(own)
        values(own)
