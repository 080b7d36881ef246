"""Squads of infantry: who is in them, what they carry and what they cost, with the cards of their members.

Rules: IN.GAP.34, IN.HOUSE.8, IN.MOR.4.
"""

from collections.abc import Mapping
from functools import partial
from typing import Final

import streamlit as st

from schemas.diagnostics.diagnostics import Location
from studio.browser.tab import session
from studio.browser.words import budget_bar, limit_words, plain
from studio.core.documents import kind_of, titles
from studio.core.entries import Entry
from studio.forms.fields import choice_field, colour_field, prose_field, text_field
from studio.forms.form import the_rest
from studio.forms.lines import Cell, lines, words_at
from studio.games.infantry.editors.squads import SquadSum, comrades, squad_sum, trooper_names, trooper_sum
from studio.games.infantry.pages.cards import equipment, sums
from studio.ui.documents import MEMBERS, form_and_print, member_cards
from studio.ui.problems import problems
from studio.views.forms import in_shape

DRAWN: Final = ("name", "colour", "background", "leader", *MEMBERS)


def draw() -> None:
    """Draw the page."""
    form_and_print("squad", "Squads", partial(member_cards, "trooper"))


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
    for number, member in enumerate(dict.fromkeys(words_at(entry, MEMBERS))):
        _member(entry, member, unfolded=number == 0)
    prose_field(entry, ("background",), height_px=90)
    the_rest(entry, kind_of(entry, session()), DRAWN)


def _sums(found: SquadSum) -> None:
    """Draw what the squad costs, how many there are, and whom its crewed weapons need."""
    budget_bar(found.points, found.budget, "PV")
    st.markdown(limit_words("troopers", found.members, found.size))
    for need in found.crews:
        st.caption(plain(f"The {need.weapon} of the {need.carrier} is set up by {need.crew} more."))


def _roster(entry: Entry) -> None:
    """Draw the leader and a line for each member; a new one is the first trooper of the pack."""
    names, members = trooper_names(session().pack), words_at(entry, MEMBERS)
    there = titles(session(), "trooper")
    choice_field(entry, ("leader",), "Leader", {name: there.get(name, name) for name in dict.fromkeys(members)})
    cell = Cell("Trooper, role, PV", 9, partial(_choice, names))
    lines(entry, MEMBERS, (cell,), "Add a trooper", next(iter(names), "trooper"))


def _choice(names: Mapping[str, str], entry: Entry, at: Location) -> None:
    choice_field(entry, at, f"Trooper {int(at[-1]) + 1}", names, hidden=True)


def _member(entry: Entry, member: str, *, unfolded: bool) -> None:
    """Draw the equipment of a member; a change of it counts in every squad that the trooper is in."""
    own = next((one for one in session().entries("trooper") if one.id == member), None)
    title = plain(own.title if own is not None else member)
    with st.expander(title, unfolded, icon=":material/person:", key=f"member {member} of {entry.focus.name}"):
        if own is None:
            st.caption("It stands in another pack; take it over on the page of cards to change it.")
            return
        others = [name for name in comrades(session(), member) if name != entry.title]
        if others:
            st.caption(f"Every change counts in {plain(', '.join(others))} as well.")
        problems(own)
        if not in_shape(kind_of(own, session()), own.data):
            st.caption("Its card has to be mended on the page of cards first.")
            return
        found = trooper_sum(session().pack, own)
        if found is not None:
            sums(found)
        equipment(own, found)
