"""Cards of Battlesuit: forms of soldiers and of units, and damage levels as a grid, with their fixes.

Rules: BS.CARD.1 to BS.CARD.20, BS.GAP.3.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import streamlit as st

from engine.games.battlesuit.legality.fixes import fixed_track
from schemas.diagnostics.diagnostics import Location
from schemas.edits.edits import Set
from schemas.models.battlesuit.cards import BOXES, better_boxes
from schemas.models.battlesuit.words import Ability, UnitAbility
from studio.browser.tab import commit, session
from studio.core.documents import kind_of
from studio.core.entries import Entry
from studio.forms.fields import choice_field, key_of, number_field, text_field, value_field
from studio.forms.form import the_rest
from studio.forms.lines import several_field, texts

TRACKS = ("attack", "shield", "move")
"""The tracks in the order of the card."""

ICONS = {"attack": "my_location", "shield": "shield", "move": "keyboard_double_arrow_up"}
SOLDIER_ABILITIES = {word.value: word.value.replace("_", " ").capitalize() for word in Ability}
BETTER = ":small[:red[:material/trending_up: up]]"
WIDTHS = (2, *[1] * BOXES)
SOLDIER_DRAWN = ("title", *TRACKS, "abilities", "special_rules", "build_value", "most", "most_in", "attenuation_points")
UNIT_ABILITIES = {word.value: word.value.replace("_", " ").capitalize() for word in UnitAbility}
POINTS = ("build_value", "most", "attenuation_points")
UNIT_DRAWN = ("title", "unit_class", *TRACKS, "abilities", "special_rules", *POINTS)
NEW_RULE = "A special rule."


def soldier_form(entry: Entry) -> None:
    """Draw the form."""
    text_field(entry, ("title",), live=True)
    _grid(entry)
    several_field(entry, ("abilities",), SOLDIER_ABILITIES)
    printed_rules(entry)
    points, most, within = st.columns(3)
    with points:
        number_field(entry, ("build_value",))
    with most:
        number_field(entry, ("most",))
    with within:
        choice_field(entry, ("most_in",), "Most in a")
    with st.columns(3)[0]:
        number_field(entry, ("attenuation_points",))
    the_rest(entry, kind_of(entry, session()), SOLDIER_DRAWN)


def _grid(entry: Entry) -> None:
    """Draw a row for each track and a column for each damage level, with a mark where harm makes better."""
    with st.container(border=True, gap="xsmall"):
        for column, words in zip(st.columns(WIDTHS), ("Damage", *(f"d{box}" for box in range(BOXES))), strict=True):
            column.markdown(f":small[:gray[{words}]]")
        for name in TRACKS:
            _track(entry, name)
        words = fix_words(entry.data)
        if words:
            _fix_row(entry, words)


def _track(entry: Entry, name: str) -> None:
    row = track_row(entry.data, name)
    if row is None:
        value_field(entry, (name,))
        return
    first, *cells = st.columns(WIDTHS, vertical_alignment="center")
    first.markdown(f":material/{ICONS[name]}: {name.capitalize()}")
    for box, cell in enumerate(cells):
        with cell:
            number_field(entry, (name, box), f"{name.capitalize()} under d{box}", hidden=True)
    if row.better:
        for box, cell in enumerate(st.columns(WIDTHS)[1:]):
            cell.markdown(BETTER if box in row.better else "")


def _fix_row(entry: Entry, words: str) -> None:
    said, act = st.columns([5, 1], vertical_alignment="center")
    said.markdown(f":material/lightbulb: Cheapest fix: {words}")
    key = f"fix:{key_of(entry.focus, TRACKS[:1])}"
    act.button("Fix", key=key, type="primary", on_click=_fix, args=(entry, key), width="stretch")


def _fix(entry: Entry, key: str) -> None:
    here = session()
    fresh = here.entry(entry.focus.name, entry.focus.number)
    if fresh is None or key != f"fix:{key_of(entry.focus, TRACKS[:1])}":
        return
    if here.edit(fresh.at(TRACKS[0]), fixes(fresh.data), f"Fix {entry.title}: {fix_words(fresh.data)}"):
        here.generation += 1
    commit()


def unit_form(entry: Entry) -> None:
    """Draw the form."""
    title, which = st.columns([2, 1])
    with title:
        text_field(entry, ("title",), live=True)
    with which:
        choice_field(entry, ("unit_class",), "Class")
    numbers(entry, *TRACKS)
    several_field(entry, ("abilities",), UNIT_ABILITIES)
    printed_rules(entry)
    numbers(entry, *POINTS)
    the_rest(entry, kind_of(entry, session()), UNIT_DRAWN)


def head(words: str) -> None:
    """Draw the name of a part of a form."""
    st.markdown(f":small[**{words}**]")


def numbers(entry: Entry, *names: str) -> None:
    """Draw numbers of a card side by side."""
    for name, column in zip(names, st.columns(len(names)), strict=True):
        with column:
            number_field(entry, (name,))


def printed_rules(entry: Entry) -> None:
    """Draw the special rules that are printed on a card. Rule: BS.CARD.12."""
    head("Printed special rules")
    at: Location = ("special_rules",)
    texts(entry, at, "Add a special rule", NEW_RULE)


@dataclass(frozen=True)
class TrackRow:
    """A track as it stands, d0 to d4; `better` are the boxes that outdo the one before, `fixed` the nearest legal."""

    name: str
    values: tuple[int, ...]
    better: tuple[int, ...]
    fixed: tuple[int, ...]


def track_row(data: Mapping[str, Any], name: str) -> TrackRow | None:
    """Return a track of a card's data; None where no five whole numbers stand."""
    values = data.get(name)
    if not isinstance(values, list) or len(values) != BOXES or any(type(value) is not int for value in values):
        return None
    return TrackRow(name, tuple(values), better_boxes(values), fixed_track(values))


def fixes(data: Mapping[str, Any]) -> tuple[Set, ...]:
    """Return the edits after which no track of a card gets better."""
    rows = [row for row in (track_row(data, name) for name in TRACKS) if row is not None]
    return tuple(
        Set((row.name, box), new)
        for row in rows
        for box, (old, new) in enumerate(zip(row.values, row.fixed, strict=True))
        if old != new
    )


def fix_words(data: Mapping[str, Any]) -> str:
    """Return the fix in words, such as `attack d3 to 5`; "" when nothing is to be fixed."""
    return ", ".join(f"{edit.at[0]} d{edit.at[1]} to {edit.value}" for edit in fixes(data))
