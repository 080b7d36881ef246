"""Clauses: entries of a list that are each of a type of its own, such as special rules and conditions."""

from collections.abc import Mapping
from functools import partial
from typing import Any

import streamlit as st

from schemas.diagnostics.diagnostics import Location
from schemas.kinds import Kind
from studio.browser.tab import commit, session
from studio.browser.words import plain
from studio.core.documents import kind_of, titles
from studio.core.entries import Entry
from studio.forms.fields import choice_field, key_of, value_field
from studio.forms.form import SINGLE, alternative, item_tools
from studio.forms.lines import adding, several_field, words_field
from studio.views.fields import field_at
from studio.views.forms import Row, begun, rows_of

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
            act = partial(_add, entry, at, word, key, firsts.get(word, {}))
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


def _add(entry: Entry, at: Location, word: str, key: str, first: Mapping[str, Any]) -> None:
    fresh = session().entry(entry.focus.name, entry.focus.number)
    if fresh is None or key != f"add {word}:{key_of(entry.focus, at)}":
        return
    edits = adding(fresh, at, begun(kind_of(fresh, session()), fresh.data, str(at[-1]), word, first))
    if session().edit(fresh.at(*at), edits, f"Add {word.replace('_', ' ')} to {entry.title}"):
        session().generation += 1
    commit()
