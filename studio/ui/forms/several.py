"""Lists of words: a choice of any number of them as buttons that stay pressed, or a line with commas between them."""

from collections.abc import Mapping, Sequence
from typing import Any

import streamlit as st

from schemas.diagnostics.diagnostics import Location
from studio.core.entries import Entry
from studio.ui.forms.fields import key_of
from studio.ui.tab import commit, session
from studio.ui.typed import heard
from studio.ui.words import plain
from studio.views.fields import field_at
from studio.views.kinds import kind_of


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
