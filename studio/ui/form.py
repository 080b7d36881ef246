"""A form for any document, drawn from its schema: groups fold, lists grow and shrink."""

from collections.abc import Callable, Collection
from functools import partial

import streamlit as st

from schemas.diagnostics import Location
from schemas.edits import Delete, Insert, Move
from schemas.kinds import Kind
from studio.entries import Entry
from studio.forms import Row, Widget, as_table, items_of, rows_of, starting_value, switched
from studio.ui.fields import choice_field, key_of, number_field, prose_field, put, text_field, toggle_field, value_field
from studio.ui.session import commit, desk
from studio.ui.words import plain

WIDTHS: dict[Widget, int] = {"number": 2, "toggle": 1, "choice": 3, "text": 3, "alternative": 4}
NESTED_MOST = 2
"""Groups in groups fold into each other this deep; below that they stand open with a line beside them."""


def form(entry: Entry, kind: Kind, at: Location = (), depth: int = 0, *, live: bool = False) -> None:
    """Draw the fields of the mapping at a place; what is left out of it can be added below.

    With `live`, every key in its own lines of text counts.
    """
    _rows(entry, kind, tuple(rows_of(kind, entry.data, at)), depth, live=live)


def the_rest(entry: Entry, kind: Kind, drawn: Collection[str]) -> None:
    """Draw the fields of a document that are not drawn so far, folded away."""
    with st.expander("Source and more", key=f"fold:rest:{key_of(entry.focus, ())}"):
        _rows(entry, kind, tuple(row for row in rows_of(kind, entry.data) if row.at[-1] not in drawn), 1, live=True)


def _rows(entry: Entry, kind: Kind, rows: tuple[Row, ...], depth: int, *, live: bool) -> None:
    for row in rows:
        if live and row.widget == "text" and not row.missing:
            text_field(entry, row.at, live=True)
        elif not row.missing:
            _row(entry, kind, row, depth)
    missing = [row for row in rows if row.missing]
    if missing:
        _missing(entry, kind, missing)


def row(entry: Entry, shown: Row) -> None:
    """Draw one place of a document in one widget: a list or a mapping as YAML."""
    if shown.widget in SINGLE:
        SINGLE[shown.widget](entry, shown.at)
    else:
        value_field(entry, shown.at)


def _row(entry: Entry, kind: Kind, row: Row, depth: int) -> None:
    if row.widget in SINGLE:
        SINGLE[row.widget](entry, row.at)
    elif row.widget == "alternative":
        alternative(entry, kind, row)
    elif row.widget in {"group", "mapping", "list"}:
        with _fold(row, entry, depth):
            if row.widget == "list":
                _list(entry, kind, row.at, depth + 1)
            else:
                form(entry, kind, row.at, depth + 1)
    else:
        st.text(f"{row.field.label}: {entry.value(row.at)}")


def _fold(row: Row, entry: Entry, depth: int) -> "st.delta_generator.DeltaGenerator":
    value = entry.value(row.at)
    size = f" ({len(value)})" if row.widget == "list" and isinstance(value, list) else ""
    title = f"{plain(row.field.label)}{size}"
    if depth < NESTED_MOST:
        return st.expander(title, expanded=depth == 0, key=f"fold:{key_of(entry.focus, row.at)}")
    box = st.container(border=True)
    box.markdown(f"**{title}**")
    return box


def _list(entry: Entry, kind: Kind, at: Location, depth: int) -> None:
    """Draw a list; entries that are short mappings stand in a line each, as in a table."""
    rows = tuple(items_of(kind, entry.data, at))
    short = as_table(kind, entry.data, at)
    for row in rows:
        body, tools = st.columns([8, 1], vertical_alignment="bottom")
        with body:
            if row.widget in SINGLE:
                SINGLE[row.widget](entry, row.at)
            elif row.widget == "list":
                _list(entry, kind, row.at, depth + 1)
            elif short:
                _line(entry, kind, row.at)
            else:
                with st.container(border=True):
                    form(entry, kind, row.at, depth + 1)
        with tools:
            item_tools(entry, row.at, len(rows))
    st.button("Add", icon=":material/add:", key=f"add:{key_of(entry.focus, at)}", on_click=_add, args=(entry, kind, at))


def _line(entry: Entry, kind: Kind, at: Location) -> None:
    """Draw a short mapping in one line."""
    cells = tuple(rows_of(kind, entry.data, at))
    for column, cell in zip(st.columns([WIDTHS.get(cell.widget, 2) for cell in cells]), cells, strict=True):
        with column:
            _row(entry, kind, cell, NESTED_MOST)


def alternative(entry: Entry, kind: Kind, row: Row, *, hidden: bool = False) -> None:
    """Draw the word that chooses what the mapping around it may hold."""
    key, options = key_of(entry.focus, row.at), list(row.field.alternatives)
    standing = entry.value(row.at)
    options = options if standing in options else [*options, standing]
    st.selectbox(
        row.field.label,
        options,
        index=options.index(standing),
        key=key,
        format_func=lambda word: str(word).replace("_", " "),
        label_visibility="collapsed" if hidden else "visible",
        on_change=_switch,
        args=(entry, kind, row, key),
    )


def _switch(entry: Entry, kind: Kind, row: Row, key: str) -> None:
    if key != key_of(entry.focus, row.at) or st.session_state[key] == entry.value(row.at):
        return
    at = row.at[:-1]
    value = switched(kind, at, entry.data, str(row.at[-1]), st.session_state[key])
    if desk().rewrite(entry.at(*at), value, f"Change an entry of {entry.title}"):
        desk().generation += 1
    commit()


def item_tools(entry: Entry, at: Location, count: int) -> None:
    """Draw what can be done with one entry of a list."""
    number = at[-1]
    with st.popover("", icon=":material/more_vert:", key=f"item:{key_of(entry.focus, at)}"):
        acts: tuple[tuple[str, bool, Callable[[], None]], ...] = (
            ("Move up", number == 0, partial(_move, entry, at, -1)),
            ("Move down", number == count - 1, partial(_move, entry, at, 1)),
            ("Copy", False, partial(_copy, entry, at)),
            ("Remove", False, partial(_remove, entry, at)),
        )
        for label, disabled, act in acts:
            key = f"{label}:{key_of(entry.focus, at)}"
            st.button(label, key=key, disabled=disabled, on_click=act, type="tertiary", width="stretch")


def _missing(entry: Entry, kind: Kind, rows: list[Row]) -> None:
    """Draw what can be added to a mapping."""
    with st.popover("Add a field", icon=":material/add:", key=f"fields:{key_of(entry.focus, rows[0].at)}"):
        for row in rows:
            value = starting_value(kind, row.at, entry.data)
            st.button(
                row.field.label,
                key=f"field:{key_of(entry.focus, row.at)}",
                help=plain(row.field.help) or None,
                type="tertiary",
                on_click=put,
                args=(entry.at(*row.at), value, f"Add {row.field.label.lower()} to {entry.title}"),
            )


def _add(entry: Entry, kind: Kind, at: Location) -> None:
    place = (*at, len(entry.value(at, ())))
    _edited(entry, Insert(place, starting_value(kind, place, entry.data)), "Add an entry to")


def _move(entry: Entry, at: Location, by: int) -> None:
    _edited(entry, Move(at, int(at[-1]) + by), "Move an entry of")


def _copy(entry: Entry, at: Location) -> None:
    _edited(entry, Insert((*at[:-1], int(at[-1]) + 1), entry.value(at)), "Copy an entry of")


def _remove(entry: Entry, at: Location) -> None:
    _edited(entry, Delete(at), "Remove an entry of")


def _edited(entry: Entry, edit: Insert | Move | Delete, what: str) -> None:
    if desk().edit(entry.at(*edit.at), (edit,), f"{what} {entry.title}"):
        desk().generation += 1
    commit()


SINGLE: dict[Widget, Callable[[Entry, Location], None]] = {
    "text": text_field,
    "prose": prose_field,
    "number": number_field,
    "choice": choice_field,
    "toggle": toggle_field,
    "value": value_field,
}
"""What draws a place that holds one value."""
