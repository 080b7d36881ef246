"""Control zones of SURVIVE: rings, spire and control units drawn on their board, judged as they are moved."""

from collections.abc import Mapping
from functools import partial
from typing import Any

import streamlit as st

from studio.browser.mount import mount
from studio.core.entries import Entry
from studio.games.survive.editors.zone_ops import apply
from studio.games.survive.editors.zone_view import drawn, key_at, undrawn, view_of
from studio.games.survive.ui.zone_table import zone_table
from studio.ui.battles.ground import ground_fields
from studio.ui.output.printed import printed
from studio.ui.problems import problems
from studio.ui.shelf import shelf
from studio.ui.tab import FOCUS, session
from studio.ui.tabs import tabs
from studio.ui.yaml_view import document_text

KIND = "control_zone"
SHOWN = "shown"


def draw() -> None:
    """Draw the page."""
    st.title("Control zones")
    entry = shelf(KIND)
    if entry is None:
        return
    key = f"zone:{entry.focus.name}#{entry.focus.number}"
    view = {**view_of(session(), entry), "reveal": _reveal(entry, key)}
    mount("zone", key, drawn(entry), view, partial(apply, session(), entry.focus))
    if hidden := undrawn(entry):
        st.warning(f"{hidden} of the control units cannot be drawn as their text stands; see their problems.")
    problems(entry)
    parts = {
        "The place": partial(ground_fields, entry),
        "In numbers": partial(zone_table, entry),
        "As printed": partial(printed, entry),
        "Text": partial(document_text, entry),
    }
    tabs(parts, f"{KIND}:parts")


def _reveal(entry: Entry, key: str) -> Mapping[str, Any] | None:
    """Return what the drawing is to show: what was undone, or asked for elsewhere."""
    name = f"{key}:{SHOWN}"
    focus = st.session_state.get(FOCUS)
    if focus is not None and (focus.name, focus.number) == (entry.focus.name, entry.focus.number):
        st.session_state.pop(FOCUS)
        thing = key_at(focus.at)
        if thing:
            st.session_state[name] = thing, st.session_state.get(name, ("", 0))[1] + 1
    thing, token = st.session_state.get(name, ("", 0))
    return {"id": thing, "token": token} if token else None
