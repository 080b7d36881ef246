"""Dot maps of infantry: painted dot by dot, with their text beside them as it stands in the file."""

from functools import partial

import streamlit as st

from studio.browser.mount import mount, outcome
from studio.browser.tab import commit, session
from studio.browser.words import plain
from studio.core.documents import kind_of, titles
from studio.core.entries import Entry
from studio.forms.fields import choice_field, key_of, prose_field, text_field, value_field
from studio.forms.form import the_rest
from studio.games.infantry.editors.map_ops import apply
from studio.games.infantry.editors.map_views import LAYERS, MapPictures, map_document, map_look, structure_counts
from studio.ui.documents import printed, tabs
from studio.ui.problems import problems
from studio.ui.shelf import shelf

KIND = "dot_map"
EDGES = ("north", "east", "south", "west")
LINE_PX = 21
DRAWN = ("title", "description", "structures", *LAYERS)
TEXT_STYLE = """
.st-key-map-text textarea { font-family: monospace; line-height: 1.3; white-space: pre; overflow-x: auto; }
"""
"""Signs stand below each other only in a face where all are of one width."""


def draw() -> None:
    """Draw the page."""
    st.title("Dot maps")
    entry = shelf(KIND)
    if entry is None:
        return
    _editor(entry)
    problems(entry)
    parts = {
        "Place and size": partial(_place, entry),
        "Structures": partial(_structures, entry),
        "As text": partial(_text, entry),
        "As printed": partial(printed, entry),
    }
    tabs(parts, f"{KIND}:parts")


def _editor(entry: Entry) -> None:
    key = f"dots:{entry.focus.name}#{entry.focus.number}"
    view = {
        **map_look(entry.data, session().pack),
        "reveal": {"token": str(session().generation), "id": entry.id},
    }
    mount("panel", key, map_document(entry.data), view, partial(apply, session(), entry.focus))


def _place(entry: Entry) -> None:
    """Draw what the map is called, its size, and what makes it larger or smaller."""
    left, right = st.columns(2)
    with left:
        text_field(entry, ("title",), live=True)
        prose_field(entry, ("description",))
    with right:
        pictures = MapPictures(entry.data)
        st.markdown(f"**{pictures.columns}** columns by **{pictures.rows}** rows")
        st.caption("Rows are counted from the south: another row there moves the zones of scenarios.")
        for edge in EDGES:
            with st.container(horizontal=True):
                _deed(entry, f"Add in the {edge}", "A line of plain dots.", {"op": "grow", "edge": edge})
                _deed(entry, f"Take from the {edge}", "The outermost line of dots.", {"op": "shrink", "edge": edge})
    the_rest(entry, kind_of(entry, session()), DRAWN)


def _structures(entry: Entry) -> None:
    """Draw the signs that stand for structures, and what gives another one a sign."""
    names, counts = titles(session(), "structure"), structure_counts(entry.data)
    if not isinstance(entry.value(("structures",), {}), dict):
        value_field(entry, ("structures",))
        return
    for sign, count in counts.items():
        mark, which, found, tools = st.columns([1, 4, 2, 2], vertical_alignment="center")
        mark.markdown(f"**{plain(sign)}**")
        with which:
            choice_field(entry, ("structures", sign), f"Structure of {plain(sign)}", names, hidden=True)
        found.text(f"{count} dots" if count != 1 else "1 dot")
        with tools:
            _deed(entry, f"Take {plain(sign)} off", "Off the map, and out of its signs.", {"op": "raze", "sign": sign})
    standing = {*MapPictures(entry.data).structures.values()}
    free = {name: title for name, title in names.items() if name not in standing}
    if free:
        _next(entry, free)
    else:
        st.caption("Every structure of the pack has a sign; another one is begun among all documents.")


def _next(entry: Entry, free: dict[str, str]) -> None:
    """Draw the choice of a structure that has no sign so far."""
    with st.container(horizontal=True, vertical_alignment="bottom"):
        wanted = st.selectbox(
            "Another structure",
            [*free],
            format_func=lambda name: plain(free[name]),
            key=f"next:{key_of(entry.focus, ())}",
        )
        _deed(entry, "Give it a sign", "Its first letter that is free", {"op": "name", "structure": wanted or ""})


def _text(entry: Entry) -> None:
    """Draw the pictures as they stand in the file: the same edits without the drawing."""
    st.text("A sign for each dot, north above; the last line is row 0.")
    st.html(f"<style>{TEXT_STYLE}</style>")
    with st.container(key="map-text"):
        for layer in LAYERS:
            if isinstance(entry.value((layer,), ""), str):
                prose_field(entry, (layer,), height_px=LINE_PX * (MapPictures(entry.data).rows + 2))
            else:
                value_field(entry, (layer,))


def _deed(entry: Entry, label: str, about: str, op: dict[str, str]) -> None:
    """Draw a button that does a deed of the editor."""
    key = f"{'.'.join(op.values())}:{key_of(entry.focus, ())}"
    st.button(label, key=key, help=about, on_click=_done, args=(entry, op, key))


def _done(entry: Entry, op: dict[str, str], key: str) -> None:
    """Do a deed; the second click of two, on a button that is gone meanwhile, counts for nothing."""
    if not key.endswith(f":{key_of(entry.focus, ())}"):
        return
    session().notice = outcome(op, partial(apply, session(), entry.focus)) or ""
    session().generation += 1
    commit()
