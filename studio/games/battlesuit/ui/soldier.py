"""The form of a soldier card: its damage levels as a grid, as on the card. Rules: BS.CARD.5 to BS.CARD.12."""

import streamlit as st

from schemas.models.battlesuit.cards import BOXES
from schemas.models.battlesuit.words import Ability
from studio.core.entries import Entry
from studio.games.battlesuit.editors.damage_tracks import TRACKS, fix_words, fixes, track_row
from studio.games.battlesuit.ui.cards import printed_rules
from studio.ui.forms.fields import choice_field, key_of, number_field, text_field, value_field
from studio.ui.forms.form import the_rest
from studio.ui.forms.several import several_field
from studio.ui.tab import commit, session
from studio.views.kinds import kind_of

ICONS = {"attack": "my_location", "shield": "shield", "move": "keyboard_double_arrow_up"}
ABILITIES = {word.value: word.value.replace("_", " ").capitalize() for word in Ability}
BETTER = ":small[:red[:material/trending_up: up]]"
WIDTHS = (2, *[1] * BOXES)
DRAWN = ("title", *TRACKS, "abilities", "special_rules", "build_value", "most", "most_in", "attenuation_points")


def soldier_form(entry: Entry) -> None:
    """Draw the form."""
    text_field(entry, ("title",), live=True)
    _grid(entry)
    several_field(entry, ("abilities",), ABILITIES)
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
    the_rest(entry, kind_of(entry, session()), DRAWN)


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
