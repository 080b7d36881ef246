"""Control zones of SURVIVE: rings, spire, control units and terrain drawn on their board, judged as they are moved."""

from functools import partial

import streamlit as st

from studio.browser.mount import mount
from studio.core.entries import Entry
from studio.editors.terrain_pieces import undrawn as terrain_undrawn
from studio.games.survive.editors.zone_board import spire_of
from studio.games.survive.editors.zone_ops import apply
from studio.games.survive.editors.zone_view import drawn, key_at, rules_of, undrawn, view_of
from studio.games.survive.ui.zone_table import zone_table
from studio.ui.battles.ground import ground_fields
from studio.ui.in_hand import in_hand, pick, revealed
from studio.ui.output.printed import printed
from studio.ui.problems import problems
from studio.ui.shelf import shelf
from studio.ui.tab import session
from studio.ui.tabs import tabs
from studio.ui.terrain_table import terrain_table
from studio.ui.yaml_view import document_text

KIND = "control_zone"


def draw() -> None:
    """Draw the page."""
    st.title("Control zones")
    entry = shelf(KIND)
    if entry is None:
        return
    key, rules = f"zone:{entry.focus.name}#{entry.focus.number}", rules_of(session())
    view = {**view_of(session(), entry), "reveal": revealed(entry, key, partial(key_at, entry))}
    mount("zone", key, drawn(entry, rules), view, partial(apply, session(), entry.focus))
    if hidden := undrawn(entry):
        st.warning(f"{hidden} of the control units cannot be drawn as their text stands; see their problems.")
    if hidden := terrain_undrawn(entry):
        st.warning(f"{hidden} of the pieces of terrain cannot be drawn as their text stands; see their problems.")
    problems(entry)
    parts = {
        "The place": partial(ground_fields, entry),
        "In numbers": partial(zone_table, entry),
        "Terrain": partial(_terrain, entry, key),
        "As printed": partial(printed, entry),
        "Text": partial(document_text, entry),
    }
    tabs(parts, f"{KIND}:parts")


def _terrain(entry: Entry, key: str) -> None:
    """Draw the terrain as numbers; a new piece lies half way between the spire and the south-west corner."""
    x_in, y_in = spire_of(entry)
    kinds = tuple(rules_of(session()).terrain.kinds)
    terrain_table(entry, in_hand(key), kinds, partial(pick, key), (x_in / 2, y_in / 2))
