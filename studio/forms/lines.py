"""Lists: each entry a line of few widgets, a clause of a type of its own, or words of which any number are chosen."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import streamlit as st

from schemas.diagnostics.diagnostics import Location
from schemas.edits.edits import Edit, Insert
from schemas.kinds import Kind
from studio.browser.tab import commit, session
from studio.browser.typed import heard
from studio.browser.words import plain
from studio.core.documents import kind_of, titles
from studio.core.entries import Entry, putting
from studio.forms.fields import choice_field, key_of, text_field, value_field
from studio.forms.form import SINGLE, alternative, item_tools
from studio.views.fields import field_at
from studio.views.forms import Row, begun, rows_of

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


def several_field(
    entry: Entry, at: Location, names: Mapping[str, str], label: str = "", *, hidden: bool = False
) -> None:
    """Draw a list of words as buttons, each by its name; a word that is none of `names` can be let go, not taken."""
    field, key = field_at(kind_of(entry, session()), at, entry.data), key_of(entry.focus, at)
    standing = words_at(entry, at)
    if key not in st.session_state:
        st.session_state[key] = [*standing]
    st.pills(
        label or field.label,
        [*names, *(word for word in standing if word not in names)],
        selection_mode="multi",
        key=key,
        format_func=lambda word: plain(names.get(word, word)),
        help=plain(field.help) or None,
        label_visibility="collapsed" if hidden else "visible",
        wrap=True,
        on_change=_changed,
        args=(entry, at, key),
    )


def words_field(entry: Entry, at: Location, label: str = "") -> None:
    """Draw a list of words, such as names of map points, as a line of text with commas between them."""
    field, key = field_at(kind_of(entry, session()), at, entry.data), key_of(entry.focus, at)
    if key not in st.session_state:
        st.session_state[key] = ", ".join(words_at(entry, at))
    st.text_input(
        label or field.label,
        key=key,
        help=plain(field.help) or None,
        on_change=_typed,
        args=(entry, at, key),
    )


def words_at(entry: Entry, at: Location) -> tuple[str, ...]:
    """Return the words of the list at a place; none where something else stands."""
    value = entry.value(at, ())
    return tuple(one for one in value if isinstance(one, str)) if isinstance(value, Sequence) else ()


def words_in(text: str) -> list[str]:
    """Return the words of a line, which commas or blanks part."""
    return text.replace(",", " ").split()


def taken(standing: Sequence[str], chosen: Sequence[str]) -> list[str]:
    """Return the words that are chosen, in the order they stood in, new ones behind."""
    return [*(word for word in standing if word in chosen), *(word for word in chosen if word not in standing)]


def _changed(entry: Entry, at: Location, key: str) -> None:
    """Put the chosen words at their place."""
    _settle(entry, at, key, taken(words_at(_fresh(entry), at), st.session_state[key]))


def _typed(entry: Entry, at: Location, key: str) -> None:
    """Put the typed words at their place."""
    if key == key_of(entry.focus, at):
        heard(key)
    _settle(entry, at, key, words_in(st.session_state[key]))


def _settle(entry: Entry, at: Location, key: str, words: list[str]) -> None:
    """Put words at their place, unless they stand there. A widget that is gone counts for nothing."""
    fresh = _fresh(entry)
    if key != key_of(entry.focus, at) or words == [*words_at(fresh, at)]:
        return
    field = field_at(kind_of(fresh, session()), at, fresh.data)
    left_out = not words and not field.required
    _put(fresh, at, None if left_out else words, f"Change {field.label.lower()} of {entry.title}")
    commit()


def _fresh(entry: Entry) -> Entry:
    return session().entry(entry.focus.name, entry.focus.number) or entry


def _put(entry: Entry, at: Location, words: Any, label: str) -> None:
    """Put a list where one stands by the fewest edits, or as a whole where none does."""
    if words is not None and isinstance(entry.value(at), list):
        session().rewrite(entry.at(*at), words, label)
    else:
        session().put(entry.at(*at), words, label)


ON_TOP = 2
"""Fields of a clause in its first line: its type, and as a rule its side."""
A_LINE = 4
"""Fields of a clause in every other line."""

Firsts = Mapping[str, Mapping[str, Any]]
NO_FIRSTS: Firsts = {}


def clause(entry: Entry, kind: Kind, at: Location, count: int, words: str = "") -> None:
    """Draw an entry of a list of `count`: its type and what belongs to it, fields left out included.

    `words` are what it says, set below it.
    """
    rows = tuple(rows_of(kind, entry.data, at))
    with st.container(border=True, gap="xsmall"):
        *columns, tools = st.columns([*[4] * ON_TOP, 1], vertical_alignment="bottom")
        for row, column in zip(rows[:ON_TOP], columns, strict=False):
            with column:
                place(entry, kind, row)
        with tools:
            item_tools(entry, at, count)
        for start in range(ON_TOP, len(rows), A_LINE):
            below = rows[start : start + A_LINE]
            for row, column in zip(below, st.columns(len(below)), strict=True):
                with column:
                    place(entry, kind, row)
        if words:
            st.markdown(f":material/format_quote: {plain(words)}")


def place(entry: Entry, kind: Kind, row: Row) -> None:
    """Draw a field by what may stand there: documents by their titles, words as buttons."""
    target = str(row.field.shape.get("x-reference", ""))
    if row.widget == "alternative":
        alternative(entry, kind, row)
    elif target:
        choice_field(entry, row.at, choices=titles(session(), target))
    elif row.widget == "list":
        _words(entry, kind, row)
    else:
        SINGLE.get(row.widget, value_field)(entry, row.at)


def add_clause(entry: Entry, at: Location, label: str, words: tuple[str, ...], firsts: Firsts = NO_FIRSTS) -> None:
    """Draw a menu of the types that a list may hold; one that is chosen is put behind the last entry.

    `firsts` say what entries of a type begin with beside what they need.
    """
    with st.popover(label, icon=":material/add:", key=f"more:{key_of(entry.focus, at)}"):
        for word in words:
            key = f"add {word}:{key_of(entry.focus, at)}"
            act = partial(_add_typed, entry, at, word, key, firsts.get(word, {}))
            st.button(word.replace("_", " ").capitalize(), key=key, type="tertiary", width="stretch", on_click=act)


def _words(entry: Entry, kind: Kind, row: Row) -> None:
    one = field_at(kind, (*row.at, 0), entry.data)
    target = str(one.shape.get("x-reference", ""))
    names = (
        titles(session(), target) if target else {w: w.replace("_", " ").capitalize() for w in map(str, one.choices)}
    )
    if names:
        several_field(entry, row.at, names)
    else:
        words_field(entry, row.at)


def _add_typed(entry: Entry, at: Location, word: str, key: str, first: Mapping[str, Any]) -> None:
    fresh = session().entry(entry.focus.name, entry.focus.number)
    if fresh is None or key != f"add {word}:{key_of(entry.focus, at)}":
        return
    edits = adding(fresh, at, begun(kind_of(fresh, session()), fresh.data, str(at[-1]), word, first))
    if session().edit(fresh.at(*at), edits, f"Add {word.replace('_', ' ')} to {entry.title}"):
        session().generation += 1
    commit()
