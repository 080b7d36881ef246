"""A form for any document, drawn from its schema: groups fold, lists grow and shrink."""

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Any

import streamlit as st

from schemas.diagnostics.diagnostics import Location
from schemas.edits.edits import Delete, Insert, Move
from schemas.kinds import Kind
from studio.browser.tab import commit, session, show, sought
from studio.browser.words import plain, said
from studio.core.documents import kind_of, titles
from studio.core.entries import Entry
from studio.forms.fields import (
    choice_field,
    key_of,
    number_field,
    prose_field,
    put,
    text_field,
    toggle_field,
    value_field,
)
from studio.views.fields import field_at
from studio.views.forms import (
    Row,
    Widget,
    as_table,
    is_in_a_line,
    items_of,
    rows_of,
    span_name,
    span_with,
    spans,
    starting_value,
    switched,
    widget_of,
)

REST = "Source and more"
WIDTHS: dict[Widget, int] = {"number": 2, "toggle": 1, "choice": 3, "text": 3, "alternative": 4}
NESTED_MOST = 2
"""Groups in groups fold into each other this deep; below that they stand open with a line beside them."""

SINGLE: dict[Widget, Callable[[Entry, Location], None]] = {
    "text": text_field,
    "prose": prose_field,
    "number": number_field,
    "choice": choice_field,
    "toggle": toggle_field,
    "value": value_field,
}
"""What draws a place that holds one value."""


def form(entry: Entry, kind: Kind, at: Location = (), depth: int = 0, *, live: bool = False) -> None:
    """Draw the fields of the mapping at a place; what is left out of it can be added below.

    With `live`, every key in its own lines of text counts.
    """
    _rows(entry, kind, tuple(rows_of(kind, entry.data, at)), depth, live=live)


def the_rest(entry: Entry, kind: Kind, drawn: Collection[str], at: Location = (), called: str = REST) -> None:
    """Draw the fields of a document, or of a part of it, that are not drawn so far, folded away."""
    with st.expander(called, key=f"fold:rest:{key_of(entry.focus, at)}"):
        _rows(entry, kind, tuple(row for row in rows_of(kind, entry.data, at) if row.at[-1] not in drawn), 1, live=True)


def _rows(entry: Entry, kind: Kind, rows: tuple[Row, ...], depth: int, *, live: bool) -> None:
    for row in rows:
        if live and row.widget == "text" and not row.missing and not _named(row):
            text_field(entry, row.at, live=True)
        elif not row.missing:
            _row(entry, kind, row, depth)
    if any(not row.field.required for row in rows):
        _optional(entry, kind, rows)


def row(entry: Entry, shown: Row) -> None:
    """Draw one place of a document in one widget: a list or a mapping as YAML, what can be nothing else as words."""
    if shown.widget in SINGLE:
        _single(entry, shown)
    elif shown.widget == "fixed":
        _fixed(entry, shown)
    else:
        value_field(entry, shown.at)


def _single(entry: Entry, row: Row) -> None:
    """Draw a place that holds one value; where it names a document, as a choice among those there are."""
    if row.widget == "text" and (names := _named(row)):
        choice_field(entry, row.at, choices=names)
    else:
        SINGLE[row.widget](entry, row.at)


def _named(row: Row) -> dict[str, str]:
    """Return the documents that a place may name, their titles by id; none where it names none."""
    target = row.field.shape.get("x-reference")
    return titles(session(), str(target)) if target else {}


def _row(entry: Entry, kind: Kind, row: Row, depth: int) -> None:
    if row.widget in SINGLE:
        _single(entry, row)
    elif row.widget == "alternative":
        alternative(entry, kind, row)
    elif row.widget in {"group", "mapping", "list"}:
        with _fold(row, entry, depth):
            if is_in_a_line(row.widget, entry.value(row.at)):
                value_field(entry, row.at)
            elif row.widget == "list":
                _list(entry, kind, row.at, depth + 1)
            else:
                form(entry, kind, row.at, depth + 1)
    else:
        _fixed(entry, row)


def _fixed(entry: Entry, row: Row) -> None:
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
    """Draw a list, a long one in parts; entries that are short mappings stand in a line each, as in a table."""
    rows = tuple(items_of(kind, entry.data, at))
    short = as_table(kind, entry.data, at)
    span = part_of(entry, at, alone=bool(rows) and rows[0].widget == "group" and not short)
    for row in rows[span.start : span.stop]:
        body, tools = st.columns([8, 1], vertical_alignment="bottom")
        with body, st.container(border=row.widget == "group" and not short, key=f"entry:{key_of(entry.focus, row.at)}"):
            _entry(entry, kind, row, depth, short=short)
        with tools:
            item_tools(entry, row.at, len(rows))
    st.button("Add", icon=":material/add:", key=f"add:{key_of(entry.focus, at)}", on_click=_add, args=(entry, kind, at))


def _entry(entry: Entry, kind: Kind, row: Row, depth: int, *, short: bool) -> None:
    if row.widget in SINGLE:
        _single(entry, row)
    elif row.widget == "list":
        _list(entry, kind, row.at, depth + 1)
    elif short:
        _line(entry, kind, row.at)
    else:
        form(entry, kind, row.at, depth + 1)


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
    if session().rewrite(entry.at(*at), value, f"Change an entry of {entry.title}"):
        session().generation += 1
    commit()


def item_tools(entry: Entry, at: Location, count: int) -> None:
    """Draw what can be done with one entry of a list."""
    number = at[-1]
    label = field_at(kind_of(entry, session()), at, entry.data).label
    with st.popover(
        f"What to do with {plain(label)}", icon=":material/more_vert:", key=f"item:{key_of(entry.focus, at)}"
    ):
        acts: tuple[tuple[str, bool, Callable[[], None]], ...] = (
            ("Move up", number == 0, partial(_move, entry, at, -1)),
            ("Move down", number == count - 1, partial(_move, entry, at, 1)),
            ("Copy", False, partial(_copy, entry, at)),
            ("Remove", False, partial(_remove, entry, at)),
        )
        for label, disabled, act in acts:
            key = f"{label}:{key_of(entry.focus, at)}"
            st.button(label, key=key, disabled=disabled, on_click=act, type="tertiary", width="stretch")


def _optional(entry: Entry, kind: Kind, rows: Sequence[Row]) -> None:
    """Draw what can be added to a mapping, and what of it can be left out."""
    added = [row for row in rows if row.missing]
    gone = [row for row in rows if not row.missing and not row.field.required]
    with st.popover("Fields", icon=":material/tune:", key=f"fields:{key_of(entry.focus, rows[0].at)}"):
        if added:
            st.caption("Add")
        for row in added:
            value = _begun(row, kind, entry.data)
            _act(entry, row, "field", partial(put, entry.at(*row.at), value, f"Add {_called(row)} to {entry.title}"))
        if gone:
            st.caption("Leave out")
        for row in gone:
            _act(entry, row, "out", partial(_edited, entry, Delete(row.at), f"Leave {_called(row)} out of"))


def _act(entry: Entry, row: Row, name: str, act: Callable[[], None]) -> None:
    key = f"{name}:{key_of(entry.focus, row.at)}"
    st.button(row.field.label, key=key, help=said(row.field.help) or None, type="tertiary", on_click=act)


def _called(row: Row) -> str:
    return row.field.label.lower()


def _begun(row: Row, kind: Kind, data: Any) -> Any:
    """Return what a place begins with: where it names a document, the first there is."""
    return next(iter(_named(row)), None) or starting_value(kind, row.at, data)


def _add(entry: Entry, kind: Kind, at: Location) -> None:
    place = (*at, len(entry.value(at, ())))
    field = field_at(kind, place, entry.data)
    value = _begun(Row(place, field, widget_of(field, None)), kind, entry.data)
    show(entry.at(*place), enter=True)
    _edited(entry, Insert(place, value), "Add an entry to")


def _move(entry: Entry, at: Location, by: int) -> None:
    _edited(entry, Move(at, int(at[-1]) + by), "Move an entry of")


def _copy(entry: Entry, at: Location) -> None:
    _edited(entry, Insert((*at[:-1], int(at[-1]) + 1), entry.value(at)), "Copy an entry of")


def _remove(entry: Entry, at: Location) -> None:
    _edited(entry, Delete(at), "Remove an entry of")


def _edited(entry: Entry, edit: Insert | Move | Delete, what: str) -> None:
    if session().edit(entry.at(*edit.at), (edit,), f"{what} {entry.title}"):
        session().generation += 1
    commit()


def part_of(entry: Entry, at: Location, *, alone: bool) -> range:
    """Return which entries of the list at a place are to be drawn, and draw the choice where there is one."""
    entries = entry.value(at) or []
    parts = spans(entries, alone=alone)
    if len(parts) == 1:
        return parts[0]
    key = f"part:{entry.focus.name}#{entry.focus.number}:{'.'.join(map(str, at))}"
    led = _led(entry, at, parts, f"{key}:led")
    st.session_state[key] = min(st.session_state.get(key, 0) if led is None else led, len(parts) - 1)
    number = st.selectbox(
        f"Of {len(entries)} entries",
        range(len(parts)),
        key=key,
        format_func=lambda part: span_name(entries, parts[part]),
    )
    return parts[number]


def _led(entry: Entry, at: Location, parts: tuple[range, ...], key: str) -> int | None:
    """Return the part that holds what is to be seen, once; None when the author was led nowhere in this list."""
    wanted = sought()
    if wanted.token == st.session_state.get(key) or (wanted.focus.name, wanted.focus.number) != (
        entry.focus.name,
        entry.focus.number,
    ):
        return None
    st.session_state[key] = wanted.token
    return span_with(parts, at, wanted.focus.at)
