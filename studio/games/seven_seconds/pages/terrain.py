"""Terrain maps of 7 Seconds: drawn, measured, judged, and looked across by the engine."""

from collections.abc import Mapping
from functools import partial
from typing import Any

import streamlit as st

from studio.browser.mount import mount, question, selected
from studio.core.entries import Entry
from studio.games.seven_seconds.editors.terrain_ops import apply
from studio.games.seven_seconds.editors.terrain_pieces import FEATURES, pieces_of, undrawn
from studio.games.seven_seconds.editors.terrain_view import drawn, rules_of, type_names, view_of
from studio.games.seven_seconds.ui.terrain_table import terrain_table
from studio.ui.battles.ground import ground_fields
from studio.ui.shelf import shelf
from studio.ui.tab import FOCUS, session
from studio.ui.tabs import tabs
from studio.ui.yaml_view import document_text

KIND = "terrain_map"
PICKED, HEARD = "picked", "heard"


def draw() -> None:
    """Draw the page."""
    st.title("Terrain maps")
    entry = shelf(KIND)
    if entry is None:
        return
    key = f"map:{entry.focus.name}#{entry.focus.number}"
    mount("polymap", key, drawn(entry), _view(entry, key), partial(apply, session(), entry.focus))
    if hidden := undrawn(entry):
        st.warning(f"{hidden} of the pieces cannot be drawn as their text stands; see their problems.")
    _below(entry, key)


def _below(entry: Entry, key: str) -> None:
    """Draw what lies below the drawing."""
    parts = {
        "The place": partial(ground_fields, entry),
        "In numbers": partial(_numbers, entry, key),
        "Text": partial(document_text, entry),
    }
    tabs(parts, "below the map")


def _numbers(entry: Entry, key: str) -> None:
    terrain_table(entry, _in_hand(key), type_names(rules_of(session())), partial(_pick, key))


def _view(entry: Entry, key: str) -> Mapping[str, Any]:
    return {**view_of(session(), entry, question(key)), "reveal": _reveal(entry, key)}


def _pick(key: str, piece: str) -> None:
    """Take a piece in hand, in the drawing as well; part of a callback."""
    token = st.session_state.get(f"{key}:{PICKED}", ("", 0))[1] + 1
    st.session_state[f"{key}:{PICKED}"] = piece, token


def _in_hand(key: str) -> str:
    """Return the key of the piece in hand: the one picked in the table, or selected in the drawing after that."""
    now = selected(key)
    if now != st.session_state.get(f"{key}:{HEARD}"):
        st.session_state[f"{key}:{HEARD}"] = now
        return _kept(key, now)
    picked: str = st.session_state.get(f"{key}:{PICKED}", (now, 0))[0]
    return picked


def _kept(key: str, piece: str) -> str:
    token = st.session_state.get(f"{key}:{PICKED}", ("", 0))[1]
    st.session_state[f"{key}:{PICKED}"] = piece, token
    return piece


def _reveal(entry: Entry, key: str) -> Mapping[str, Any] | None:
    """Return which piece the drawing is to show: one picked in the table, or what was undone or asked for elsewhere."""
    picked, token = st.session_state.get(f"{key}:{PICKED}", ("", 0))
    focus = st.session_state.get(FOCUS)
    if focus is not None and focus.name == entry.focus.name and focus.at[:1] == FEATURES and len(focus.at) > 1:
        found = next((one.key for one in pieces_of(entry) if one.number == focus.at[1]), None)
        st.session_state.pop(FOCUS)
        if found is not None:
            token += 1
            picked = found
            st.session_state[f"{key}:{PICKED}"] = found, token
    return {"id": picked, "token": token} if token else None
