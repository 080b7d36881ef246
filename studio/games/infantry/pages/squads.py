"""Squads of infantry, and scenarios: who fights, what it costs, and where it is set down.

Rules: IN.GAP.34, IN.HOUSE.8 to IN.HOUSE.10, IN.MOR.4.
"""

from collections.abc import Mapping
from functools import partial
from typing import Final

import streamlit as st

from schemas.diagnostics.diagnostics import Location
from schemas.diagnostics.wording import counted
from studio.browser.tab import session
from studio.browser.words import budget_bar, budget_words, limit_words, plain
from studio.core.documents import kind_of, titles
from studio.core.entries import Entry
from studio.forms.fields import choice_field, key_of, number_field, prose_field, put, text_field, toggle_field
from studio.forms.form import the_rest
from studio.forms.lines import Cell, lines, several_field, words_at
from studio.games.infantry.editors.squads import (
    SideFacts,
    SquadSum,
    last_dots,
    reach_at,
    side_facts,
    squad_sum,
    trooper_names,
    trooper_sum,
)
from studio.games.infantry.pages.cards import equipment, sums
from studio.ui.documents import MEMBERS, form_and_print, member_cards, members, named_and_coloured
from studio.views.forms import in_shape

SQUAD_DRAWN: Final = ("name", "colour", "background", "leader", *MEMBERS)


def draw_squads() -> None:
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
    the_rest(entry, kind_of(entry, session()), SQUAD_DRAWN)


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


SIDES: Final = {"a": "First side", "b": "Second side"}
AXES: Final = {"columns": "Columns, from the west", "rows": "Rows, from the south"}
SIDE_DRAWN: Final = ("squads", "deploys", "set_up")
SCENARIO_DRAWN: Final = ("title", "description", "dot_map", *SIDES, "first", "turns", "budget")


def draw_scenarios() -> None:
    """Draw the page."""
    form_and_print("scenario", "Scenarios")


def scenario_form(entry: Entry) -> None:
    """Draw the form."""
    text_field(entry, ("title",), live=True)
    choice_field(entry, ("dot_map",), "Map", titles(session(), "dot_map"))
    for column, name in zip(st.columns(3), ("first", "turns", "budget"), strict=True):
        with column:
            choice_field(entry, (name,), "First turn", SIDES) if name == "first" else number_field(entry, (name,))
    facts = side_facts(session().pack, entry)
    lasts = last_dots(session().pack, entry)
    for side, column in zip(SIDES, st.columns(len(SIDES)), strict=True):
        with column, st.container(border=True, gap="small"):
            _side(entry, side, lasts)
            if side in facts:
                st.markdown(f":small[{side_words(facts[side])}]")
    prose_field(entry, ("description",), height_px=90)
    the_rest(entry, kind_of(entry, session()), SCENARIO_DRAWN)


def _side(entry: Entry, side: str, lasts: dict[str, int]) -> None:
    """Draw who fights on a side, where it is set down, whether its crewed weapons stand, and what it scores for."""
    st.markdown(f"**{SIDES[side]}**")
    several_field(entry, (side, "squads"), titles(session(), "squad"), "Squads")
    for axis, label in AXES.items():
        _reach(entry, side, axis, label, lasts[axis])
    toggle_field(entry, (side, "set_up"), "Crewed weapons stand set up")
    the_rest(entry, kind_of(entry, session()), SIDE_DRAWN, (side,), "Objectives")


def _reach(entry: Entry, side: str, axis: str, label: str, last: int) -> None:
    """Draw from where to where a zone goes; all the way is left out of the document."""
    at = (side, "deploys", axis)
    key, reach = key_of(entry.focus, at), reach_at(entry, side, axis, last)
    st.slider(
        f"{label} ({SIDES[side].lower()})",
        0,
        max(last, *reach, 1),
        reach,
        key=key,
        on_change=_moved,
        args=(entry, side, axis, last, key),
    )


def _moved(entry: Entry, side: str, axis: str, last: int, key: str) -> None:
    fresh, reach = session().entry(entry.focus.name, entry.focus.number), st.session_state[key]
    at = (side, "deploys", axis)
    if fresh is None or key != key_of(entry.focus, at) or tuple(reach) == reach_at(fresh, side, axis, last):
        return
    whole = tuple(reach) == (0, last)
    put(
        fresh.at(*at),
        None if whole else [*reach],
        f"Move the zone of side {side} of {entry.title}",
        stroke=f"slide {key}",
    )


def side_words(facts: SideFacts) -> str:
    """Return what a side costs and may, how many fight on it, and whether they fit in."""
    said = f"PV {budget_words(facts.points, facts.budget)}; {counted(facts.troopers, 'trooper')}"
    if facts.room is None:
        return said
    room = f"room for {facts.room}"
    return f"{said}, :red[:material/error: {room}]" if facts.room < facts.troopers else f"{said}, {room}"
