"""Widgets that show a place in a document and change it; the document is the truth, the widget a view of it."""

import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final, cast

import streamlit as st

from schemas.diagnostics.diagnostics import Location
from schemas.edits.edits import Set
from schemas.edits.patch import Refused
from schemas.reading.text import read_text
from studio.browser.tab import commit, session
from studio.browser.typed import heard, hearing
from studio.browser.words import said
from studio.core.documents import kind_of
from studio.core.entries import Entry
from studio.core.workspace import Focus
from studio.views.fields import Field, field_at
from studio.views.forms import misfit

COLOUR = re.compile(r"#[0-9A-Fa-f]{6}")
LIVE_AFTER = "60ms"
SHARE_STEP = 0.05
"""How far a press of plus or minus goes where a number is a share of 1."""
MOST_NUMBER = 2**53 - 1
"""Up to it a browser knows each whole number from the next."""
HIDDEN: Final = "collapsed"
VISIBLE: Final = "visible"
SHOWN = "shown words"
Reading = Callable[[Any], Any]
Words = Mapping[str, str] | Mapping[int, str] | Sequence[str]
"""The words or numbers to choose from, each with what it is called if that is not itself."""


def text_field(entry: Entry, at: Location, label: str = "", *, live: bool = False, hidden: bool = False) -> None:
    """Draw a line of text; with `live`, every key counts."""
    field, key, standing = _begun(entry, at, "")
    st.text_input(
        label or field.label,
        standing,
        key=key,
        help=said(field.help) or None,
        live=LIVE_AFTER if live else False,
        label_visibility=HIDDEN if hidden else VISIBLE,
        on_change=_changed,
        args=(entry, at, key, _or_none(field)),
    )


def prose_field(entry: Entry, at: Location, label: str = "", *, height_px: int = 120) -> None:
    """Draw a text of several lines; it counts when the author leaves it."""
    field, key, standing = _begun(entry, at, "")
    st.text_area(
        label or field.label,
        standing,
        key=key,
        help=said(field.help) or None,
        height=height_px,
        on_change=_changed,
        args=(entry, at, key, _or_none(field)),
    )


def number_field(entry: Entry, at: Location, label: str = "", *, step: float = 1, hidden: bool = False) -> None:
    """Draw a number, whole if its schema says so; a document that says none there stays as it is until it is given."""
    field, key, found = _begun(entry, at, field_at(kind_of(entry, session()), at, entry.data).shape.get("default"))
    convert = int if field.type == "integer" else float
    low, high = (field.shape.get(name) for name in ("minimum", "maximum"))
    standing = _number(found, convert)
    st.number_input(
        label or field.label,
        value=standing,
        key=key,
        help=said(field.help) or None,
        min_value=None if low is None or _below(standing, low) else convert(low),
        max_value=None if high is None or _below(high, standing) else convert(high),
        step=convert(SHARE_STEP if convert is float and high is not None and high <= 1 else step),
        label_visibility=HIDDEN if hidden else VISIBLE,
        on_change=_changed,
        args=(entry, at, key, None),
    )


def choice_field(entry: Entry, at: Location, label: str = "", choices: Words = (), *, hidden: bool = False) -> None:
    """Draw a choice among words, those of the schema unless given; a word that is none of them is shown as it is."""
    field, key, standing = _begun(entry, at, field_at(kind_of(entry, session()), at, entry.data).shape.get("default"))
    options: list[Any] = [*(choices or field.choices)]
    if field.nullable or not (field.required or "default" in field.shape):
        options.append(None)
    if standing not in options:
        options.append(standing)
    called = partial(_called, _names(choices))
    relabel(key, standing, called(standing))
    st.selectbox(
        label or field.label,
        options,
        options.index(standing),
        key=key,
        format_func=called,
        help=said(field.help) or None,
        label_visibility=HIDDEN if hidden else VISIBLE,
        on_change=_changed,
        args=(entry, at, key, None),
    )


def toggle_field(entry: Entry, at: Location, label: str = "") -> None:
    """Draw a switch for yes or no."""
    default = field_at(kind_of(entry, session()), at, entry.data).shape.get("default", False)
    field, key, standing = _begun(entry, at, default)
    st.toggle(
        label or field.label,
        bool(standing),
        key=key,
        help=said(field.help) or None,
        on_change=_changed,
        args=(entry, at, key, None),
    )


def colour_field(entry: Entry, at: Location, label: str = "") -> None:
    """Draw a colour, as #RRGGBB."""
    field, key, standing = _begun(entry, at, "")
    st.color_picker(
        label or field.label,
        standing if isinstance(standing, str) and COLOUR.fullmatch(standing) else "#000000",
        key=key,
        help=said(field.help) or None,
        on_change=_changed,
        args=(entry, at, key, str.upper),
    )


def value_field(entry: Entry, at: Location, label: str = "") -> None:
    """Draw a value of any kind as YAML in one line, such as `[commander]`."""
    field = field_at(kind_of(entry, session()), at, entry.data)
    key = key_of(entry.focus, at)
    st.text_input(
        label or field.label,
        json.dumps(entry.value(at), ensure_ascii=False),
        key=key,
        help=said(field.help) or None,
        on_change=_value_changed,
        args=(entry, at, key),
    )
    if why := _refusals().get(key):
        st.markdown(f":red[:material/error:] :small[{why}]")


def _value_changed(entry: Entry, at: Location, key: str) -> None:
    """Put what was typed at its place; what cannot stand there stays in the field, with the reason below it."""
    refusals, text = _refusals(), st.session_state[key]
    if key != key_of(entry.focus, at):
        return
    refusals.pop(key, None)
    value = _read_value(text)
    if isinstance(value, Refused):
        refusals[key] = said(value.message)
    elif wrong := misfit(kind_of(entry, session()), entry, at, value):
        refusals[key] = said(". ".join(filter(None, (wrong.message[:1].upper() + wrong.message[1:], wrong.hint))))
    else:
        field = field_at(kind_of(entry, session()), at, entry.data)
        here, tell = session(), hearing(key)
        tell(here.put(entry.at(*at), value, f"Change {field.label.lower()} of {entry.title}"))
        commit()
        return
    heard(key, taken=False)
    commit()


def _read_value(text: str) -> Any:
    read = read_text(f"value: {text}\n".encode())
    if read.flaws or len(read.documents) != 1 or [*read.documents[0].data] != ["value"]:
        return Refused("This is no value as YAML writes it; lists stand in [ ], words may stand in quotes")
    return read.documents[0].data["value"]


def _refusals() -> dict[str, str]:
    """Return why what stands in a field was not written, by the key of the field."""
    return cast("dict[str, str]", st.session_state.setdefault("refusals", {}))


def key_of(focus: Focus, at: Location) -> str:
    """Return the key of the widget that shows a place; another one after every change made elsewhere."""
    return f"{focus.name}#{focus.number}:{'.'.join(map(str, at))}:{session().edition(focus.name)}"


def relabel(key: str, value: Any, words: str) -> None:
    """Let a choice show by what its value is called now; to be called before it is drawn.

    The browser keeps the words it has shown, though nothing that can be chosen is called by them any more.
    """
    shown: dict[str, str] = st.session_state.setdefault(SHOWN, {})
    place = key.rpartition(":")[0]
    if shown.get(place, words) != words:
        st.session_state[key] = value
    shown[place] = words


def put(focus: Focus, value: Any, label: str, *fragments: str, stroke: str = "") -> None:
    """Put a value at a place as a named step, and draw again; to be called in a callback."""
    session().put(focus, value, label, stroke)
    commit(*fragments)


def _begun(entry: Entry, at: Location, default: Any) -> tuple[Field, str, Any]:
    """Return the field at a place, the key of its widget, and what stands there.

    What stands there is given to the widget as its default: one whose state was lost with a run that was broken off
    is taken by Streamlit to hold its default, and would empty the place otherwise.
    """
    field = field_at(kind_of(entry, session()), at, entry.data)
    return field, key_of(entry.focus, at), entry.value(at, default)


def _changed(entry: Entry, at: Location, key: str, reading: Reading | None) -> None:
    """Put what a widget holds at its place, unless it stands there.

    A run that is broken off may make Streamlit call a widget changed that is not, or that is gone meanwhile.
    """
    value = st.session_state[key]
    field, shown = _shown(entry, at)
    if key != key_of(entry.focus, at):
        return
    if value == shown or (_is_empty(value) and _is_empty(shown)):
        heard(key)
        return
    value = reading(value) if reading else value
    label, stroke = f"Change {field.label.lower()} of {entry.title}", f"type {key}"
    if value is None and field.required:
        heard(key)
        _emptied(entry.at(*at), field, label, stroke)
    else:
        here, tell = session(), hearing(key)
        tell(here.put(entry.at(*at), value, label, stroke))
    commit()


def _emptied(focus: Focus, field: Field, label: str, stroke: str) -> None:
    """Put null where it may stand; where a value has to stand, the one before stays."""
    if field.nullable:
        session().edit(focus, (Set(focus.at, None),), label, stroke)
    else:
        session().generation += 1


def _shown(entry: Entry, at: Location) -> tuple[Field, Any]:
    """Return the field at a place, and what its document says there now, or is taken to say."""
    fresh = session().entry(entry.focus.name, entry.focus.number)
    now = replace(entry, data=fresh.data) if fresh is not None else entry
    field = field_at(kind_of(now, session()), at, now.data)
    return field, now.value(at, field.shape.get("default"))


def _or_none(field: Field) -> Reading:
    """Return how a text is taken: an empty one that may be left out is left out."""
    return partial(_kept, may_go=not field.required)


def _kept(text: str, *, may_go: bool) -> str | None:
    return None if may_go and not text else text


def _called(names: Mapping[str, str], word: Any) -> str:
    if _is_empty(word):
        return "(nothing)"
    return names.get(str(word), str(word).replace("_", " "))


def _names(choices: Words) -> dict[str, str]:
    """Return what words or numbers are called, by how they are written."""
    return {str(word): name for word, name in choices.items()} if isinstance(choices, Mapping) else {}


def _is_empty(value: Any) -> bool:
    """Whether a value is nothing, or a text without a sign; what has no place here, such as a list, is neither."""
    return value is None or value == ""


def _number(value: Any, convert: Callable[[Any], Any]) -> Any:
    """Return a number as its field shows it; none where there is none, or one that no browser counts to."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        return None
    return convert(value) if abs(value) <= MOST_NUMBER else None


def _below(low: Any, high: Any) -> bool:
    """Whether one number is below another; no number is neither."""
    return low is not None and high is not None and low < high
