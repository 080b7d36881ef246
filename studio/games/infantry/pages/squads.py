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
from studio.forms.fields import choice_field, prose_field
from studio.forms.form import the_rest
from studio.forms.lines import Cell, lines, words_at
from studio.games.infantry.editors.squads import SquadSum, squad_sum, trooper_names, trooper_sum
from studio.games.infantry.pages.cards import equipment, sums
from studio.ui.documents import MEMBERS, form_and_print, member_cards, members, named_and_coloured
from studio.views.forms import in_shape

DRAWN: Final = ("name", "colour", "background", "leader", *MEMBERS)


def draw() -> None:
    """Draw the page."""
    form_and_print("squad", "Squads", partial(member_cards, "trooper"))


def squad_form(entry: Entry) -> None:
    """Draw the builder."""
    named_and_coloured(entry)
    found = squad_sum(session().pack, entry)
    if found is not None:
        _sums(found)
    _roster(entry)
    members(entry, "trooper", _equipment)
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


def _equipment(trooper: Entry) -> None:
    """Draw what a member carries and costs."""
    if not in_shape(kind_of(trooper, session()), trooper.data):
        st.caption("Its card has to be mended on the page of cards first.")
        return
    found = trooper_sum(session().pack, trooper)
    if found is not None:
        sums(found)
    equipment(trooper, found)
