"""Terrain maps of 7 Seconds: drawn, measured, judged, and looked across by the engine."""

from collections.abc import Mapping
from functools import partial
from typing import Any

import streamlit as st

from studio.browser.mount import mount, question
from studio.browser.tab import session
from studio.core.entries import Entry
from studio.editors.terrain_ops import apply
from studio.editors.terrain_pieces import key_at, undrawn
from studio.games.seven_seconds.editors.terrain_view import drawn, rules_of, type_names, view_of
from studio.ui.documents import tabs
from studio.ui.problems import document_text
from studio.ui.shelf import shelf
from studio.ui.terrain_table import ground_fields, in_hand, pick, revealed, terrain_table

KIND = "terrain_map"


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
    terrain_table(entry, in_hand(key), type_names(rules_of(session())), partial(pick, key))


def _view(entry: Entry, key: str) -> Mapping[str, Any]:
    shown = revealed(entry, key, partial(key_at, entry))
    return {**view_of(session(), entry, question(key)), "reveal": shown}
