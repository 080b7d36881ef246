"""Lists as lines: each entry in a row of few widgets, their names once above them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import streamlit as st

from schemas.diagnostics.diagnostics import Location
from schemas.edits.edits import Edit, Insert
from studio.core.entries import Entry, putting
from studio.ui.forms.fields import key_of, text_field, value_field
from studio.ui.forms.form import item_tools
from studio.ui.tab import commit, session

TOOLS_WIDTH = 1.0


@dataclass(frozen=True)
class Cell:
    """A column of a list: its name, its share of the width, and what draws it, given the place of the entry."""

    head: str
    width: float
    draw: Callable[[Entry, Location], None]


def lines(entry: Entry, at: Location, cells: Sequence[Cell], add: str, value: Any) -> None:
    """Draw the list at a place as lines; the button named `add` puts `value` behind the last of them."""
    rows = entry.value(at, [])
    if not isinstance(rows, list):
        value_field(entry, at)
        return
    with st.container(gap="xsmall"):
        _rows(entry, at, rows, cells, type(value))
        key = f"add:{key_of(entry.focus, at)}"
        act = partial(_add, entry, at, value, add, key)
        st.button(add, icon=":material/add:", key=key, type="tertiary", on_click=act)


def _rows(entry: Entry, at: Location, rows: Sequence[Any], cells: Sequence[Cell], sound: type) -> None:
    """Draw the lines of a list under the names of their cells; what is not of the type `sound` has no cells."""
    widths = [*(cell.width for cell in cells), TOOLS_WIDTH]
    if rows and any(cell.head for cell in cells):
        for column, cell in zip(st.columns(widths), cells, strict=False):
            column.markdown(f":small[:gray[{cell.head}]]" if cell.head else "")
    for number, row in enumerate(rows):
        *columns, tools = st.columns(widths, vertical_alignment="center")
        _line(entry, (*at, number), cells if isinstance(row, sound) else (), columns)
        with tools:
            item_tools(entry, (*at, number), len(rows))


def texts(entry: Entry, at: Location, add: str, value: str) -> None:
    """Draw a list of sentences, a line each; a new one says `value`."""
    cell = Cell("", 9, lambda entry, place: text_field(entry, place, live=True, hidden=True))
    lines(entry, at, (cell,), add, value)


def _line(entry: Entry, at: Location, cells: Sequence[Cell], columns: Sequence[Any]) -> None:
    """Draw an entry; without cells, since it is not what belongs there, as it is written."""
    if not cells:
        with columns[0]:
            value_field(entry, at)
    for cell, column in zip(cells, columns, strict=False):
        with column:
            cell.draw(entry, at)


def _add(entry: Entry, at: Location, value: Any, label: str, key: str) -> None:
    fresh = session().entry(entry.focus.name, entry.focus.number)
    if fresh is None or key != f"add:{key_of(entry.focus, at)}":
        return
    if session().edit(fresh.at(*at), adding(fresh, at, value), f"{label} to {entry.title}"):
        session().generation += 1
    commit()


def adding(entry: Entry, at: Location, value: Any) -> tuple[Edit, ...]:
    """Return the edits after which a value stands behind the last of the list at a place, if there is one."""
    rows = entry.value(at)
    return (Insert((*at, len(rows)), value),) if isinstance(rows, list) else putting(entry.data, at, [value])
