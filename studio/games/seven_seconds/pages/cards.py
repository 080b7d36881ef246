"""Cards of 7 Seconds: the three lines of troops and drones side by side, and what scores on a mission card.

Rules: 7S.CARD.1 to 7S.CARD.4.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial

import streamlit as st

from schemas.diagnostics.diagnostics import Location
from schemas.kinds import Kind
from schemas.models.seven_seconds.words import DroneType, Rating, TrooperType
from studio.browser.tab import commit, session
from studio.browser.typed import heard
from studio.core.documents import kind_of
from studio.core.entries import Entry
from studio.forms.fields import choice_field, key_of, number_field, prose_field, text_field
from studio.forms.form import alternative, form, the_rest
from studio.forms.lines import Cell, lines
from studio.games.seven_seconds.editors.card_lines import (
    DRONES,
    TROOPS,
    CardLine,
    LineTable,
    Sort,
    card_lines,
    in_order,
)
from studio.views.forms import Row, rows_of

MOST = 16
ANY_RATING = "As the troops"
TROOPERS = tuple(one.value for one in TrooperType)
DRONE_TYPES = tuple(one.value for one in DroneType)
RATINGS = tuple(one.value for one in Rating)
CONDITIONS: Location = ("victory_points",)
BEGUN = {"type": "table_control", "vp": 5}
DRAWN = ("title", "deck", "troop_line", "briefing", "victory_points")


@dataclass(frozen=True)
class Choice:
    """What a row of the table can be: the types and the ratings there are, "" for none."""

    table: LineTable
    types: Sequence[str]
    ratings: Sequence[str]


TROOP_CHOICE = Choice(TROOPS, TROOPERS, RATINGS)
DRONE_CHOICE = Choice(DRONES, DRONE_TYPES, ("", *RATINGS))


def troop_form(entry: Entry) -> None:
    """Draw the form of a troop card."""
    _lines_form(entry, TROOP_CHOICE)


def drone_form(entry: Entry) -> None:
    """Draw the form of a drone card."""
    _lines_form(entry, DRONE_CHOICE)


def _lines_form(entry: Entry, choice: Choice) -> None:
    kind = kind_of(entry, session())
    found = card_lines(entry.data, choice.table)
    if not found:
        form(entry, kind, live=True)
        return
    text_field(entry, ("title",), live=True)
    with st.container(border=True, gap="xsmall"):
        _table(entry, choice, found)
    the_rest(entry, kind, ("title", "lines"))


def _table(entry: Entry, choice: Choice, found: Mapping[str, CardLine]) -> None:
    """Draw a row for each sort of piece, and what else a line says below."""
    table = choice.table
    widths = (5, *[2] * len(found))
    for column, words in zip(st.columns(widths), ("", *(f"Line {line}" for line in found)), strict=True):
        column.markdown(f":small[**{words}**]" if words else "")
    shown = _shown(entry, found)
    for sort in shown:
        name, *cells = st.columns(widths, vertical_alignment="center")
        name.markdown(_words(sort))
        for line, cell in zip(found, cells, strict=True):
            with cell:
                _count(entry, table, line, sort)
    _foot(entry, choice, found, widths)
    _add_menu(entry, choice, shown)


def _foot(entry: Entry, choice: Choice, found: Mapping[str, CardLine], widths: Sequence[int]) -> None:
    """Draw how many pieces each line has, and for troops which drones go with it."""
    name, *cells = st.columns(widths)
    name.markdown(":small[:gray[Altogether]]")
    for one, cell in zip(found.values(), cells, strict=True):
        cell.markdown(f"**{one.size}**")
    if choice.table is not TROOPS:
        return
    name, *cells = st.columns(widths, vertical_alignment="center")
    name.markdown("Drones of line")
    for line, cell in zip(found, cells, strict=True):
        with cell:
            choice_field(entry, ("lines", line, "drone_line"), f"Drone line of {line}", hidden=True)


def _words(sort: Sort) -> str:
    rating = sort.rating.replace("_", " ") or ANY_RATING.lower()
    return f"{sort.type.replace('_', ' ').capitalize()} :small[:gray[{rating}]]"


def _shown(entry: Entry, found: Mapping[str, CardLine]) -> tuple[Sort, ...]:
    """Return the rows of the table: the sorts on the card, and those that were while nothing else changed it."""
    key = f"sorts:{key_of(entry.focus, ('lines',))}"
    kept: list[Sort] = st.session_state.setdefault(key, [])
    kept.extend(dict.fromkeys(sort for line in found.values() for sort in line.sorts if sort not in kept))
    return in_order(kept)


def _count(entry: Entry, table: LineTable, line: str, sort: Sort) -> None:
    key = key_of(entry.focus, ("lines", line, sort.type, sort.rating))
    if key not in st.session_state:
        st.session_state[key] = card_lines(entry.data, table)[line].count(sort) or None
    st.number_input(
        f"{sort.type} {sort.rating} in line {line}".replace("_", " "),
        min_value=0,
        max_value=MOST,
        step=1,
        key=key,
        label_visibility="collapsed",
        placeholder="\N{EN DASH}",
        on_change=_counted,
        args=(entry, table, line, sort, key),
    )


def _counted(entry: Entry, table: LineTable, line: str, sort: Sort, key: str) -> None:
    """Put a count in its line, unless it stands there. A widget that is gone counts for nothing."""
    fresh, count = session().entry(entry.focus.name, entry.focus.number), st.session_state[key] or 0
    if fresh is None or key != key_of(entry.focus, ("lines", line, sort.type, sort.rating)):
        return
    heard(key)
    found = card_lines(fresh.data, table)
    if not found or count == found[line].count(sort):
        return
    edits = found[line].edits(sort, count, _shown(fresh, found))
    session().edit(fresh.at(*found[line].at), edits, f"Change line {line} of {entry.title}", f"type {key}")
    commit()


def _add_menu(entry: Entry, choice: Choice, shown: Sequence[Sort]) -> None:
    """Draw a menu of the sorts that have no row yet; one that is chosen gets a row, and nothing is changed so far."""
    with st.popover("Add a row", icon=":material/add:", type="tertiary", key=f"rows:{key_of(entry.focus, ())}"):
        for type_ in choice.types:
            left = [rating for rating in choice.ratings if Sort(type_, rating) not in shown]
            if left:
                st.markdown(f":small[**{type_.replace('_', ' ').capitalize()}**]")
                with st.container(horizontal=True, gap="small"):
                    for rating in left:
                        _row_button(entry, Sort(type_, rating))


def _row_button(entry: Entry, sort: Sort) -> None:
    words = sort.rating.replace("_", " ").capitalize() or ANY_RATING
    key = f"row {sort.type} {sort.rating}:{key_of(entry.focus, ())}"
    st.button(words, key=key, on_click=_add_row, args=(entry, sort))


def _add_row(entry: Entry, sort: Sort) -> None:
    kept: list[Sort] = st.session_state.setdefault(f"sorts:{key_of(entry.focus, ('lines',))}", [])
    if sort not in kept:
        kept.append(sort)
    commit()


def mission_form(entry: Entry) -> None:
    """Draw the form."""
    kind = kind_of(entry, session())
    title, deck, line = st.columns([7, 7, 4])
    with title:
        text_field(entry, ("title",), live=True)
    with deck:
        choice_field(entry, ("deck",))
    with line:
        choice_field(entry, ("troop_line",))
    prose_field(entry, ("briefing",), height_px=110)
    cells = (
        Cell("Scores for", 4.4, partial(_type, kind)),
        Cell("Which", 3.2, partial(_which, kind)),
        Cell("Points", 1.6, partial(_points, kind)),
    )
    with st.container(border=True):
        lines(entry, CONDITIONS, cells, "Add a condition", BEGUN)
    the_rest(entry, kind, DRAWN)


def _rows(kind: Kind, entry: Entry, at: Location) -> dict[str, Row]:
    return {str(row.at[-1]): row for row in rows_of(kind, entry.data, at)}


def _type(kind: Kind, entry: Entry, at: Location) -> None:
    alternative(entry, kind, _rows(kind, entry, at)["type"], hidden=True)


def _which(kind: Kind, entry: Entry, at: Location) -> None:
    """Draw which objective scores, and the state it has to end in or the most counters that count."""
    rows = _rows(kind, entry, at)
    if "objective" in rows:
        choice_field(entry, (*at, "objective"), hidden=True)
    if "state" in rows:
        choice_field(entry, (*at, "state"), hidden=True)
    if "max" in rows:
        number_field(entry, (*at, "max"), "At most")


def _points(kind: Kind, entry: Entry, at: Location) -> None:
    rows = _rows(kind, entry, at)
    name = next((one for one in ("vp", "vp_each") if one in rows), "")
    if name:
        number_field(entry, (*at, name), hidden=True)
