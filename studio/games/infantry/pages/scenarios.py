"""Scenarios of infantry: a map, two sides, and where they are set down. Rules: IN.HOUSE.8 to IN.HOUSE.10."""

from typing import Final

import streamlit as st

from schemas.diagnostics.wording import counted
from studio.browser.tab import session
from studio.browser.words import budget_words
from studio.core.documents import kind_of, titles
from studio.core.entries import Entry
from studio.forms.fields import choice_field, key_of, number_field, prose_field, put, text_field, toggle_field
from studio.forms.form import the_rest
from studio.forms.lines import several_field
from studio.games.infantry.editors.squads import SideFacts, last_dots, reach_at, side_facts
from studio.ui.documents import form_and_print

SIDES: Final = {"a": "First side", "b": "Second side"}
AXES: Final = {"columns": "Columns, from the west", "rows": "Rows, from the south"}
DRAWN: Final = ("title", "description", "dot_map", *SIDES, "first", "turns", "budget")


def draw() -> None:
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
    the_rest(entry, kind_of(entry, session()), DRAWN)


def _side(entry: Entry, side: str, lasts: dict[str, int]) -> None:
    """Draw who fights on a side, where it is set down, and whether its crewed weapons stand."""
    st.markdown(f"**{SIDES[side]}**")
    several_field(entry, (side, "squads"), titles(session(), "squad"), "Squads")
    for axis, label in AXES.items():
        _reach(entry, side, axis, label, lasts[axis])
    toggle_field(entry, (side, "set_up"), "Crewed weapons stand set up")


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
