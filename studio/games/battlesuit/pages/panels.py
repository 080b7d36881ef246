"""Map panels of Battlesuit, and battle maps of them: painted dot by dot, laid edge to edge, held against each other."""

from collections.abc import Sequence
from functools import partial

import streamlit as st

from engine.games.battlesuit.maps.layouts import Join
from schemas.models.battlesuit.maps import ROWS, MapPanel
from studio.browser.mount import mount, question
from studio.browser.tab import session
from studio.browser.words import plain
from studio.core.documents import kind_of
from studio.core.entries import Entry
from studio.forms.fields import prose_field, text_field
from studio.forms.form import form
from studio.games.battlesuit.editors.layout_views import layout_document, layout_seams, panel_cards, panels_here
from studio.games.battlesuit.editors.layouts import apply as lay
from studio.games.battlesuit.editors.layouts import grid_of
from studio.games.battlesuit.editors.panel_views import (
    differing_dots,
    drawn_panel,
    join_table,
    other_panels,
    panel_document,
    panel_joins,
    panel_look,
    rules_of,
    sight_answer,
)
from studio.games.battlesuit.editors.panels import LAYERS, apply
from studio.ui.documents import printed, tabs
from studio.ui.problems import problems
from studio.ui.shelf import shelf

KIND = "map_panel"
LAYER_NAMES = {"terrain": "terrain", "levels": "level"}
ROWS_STYLE = """
.st-key-panel-rows input { font-family: monospace; letter-spacing: 0.06em; padding-block: 2px; }
.st-key-panel-rows [data-testid="stTextInput"] { display: flex; align-items: center; }
.st-key-panel-rows [data-testid="stTextInput"] label { flex: 0 0 6em; min-height: 0; margin: 0; }
.st-key-panel-rows [data-testid="stTextInput"] > div { flex: 1; min-width: 0; }
.st-key-panel-rows [data-testid="stColumn"] { min-width: 26rem; }
.st-key-panel-rows [data-testid="stTextInputRootElement"] { height: 2rem; }
"""
"""Signs stand below each other only in a face where all are of one width."""


def draw_panels() -> None:
    """Draw the page."""
    st.title("Map panels")
    entry = shelf(KIND)
    if entry is None:
        return
    panel = drawn_panel(entry.data)
    others = other_panels(session().pack, entry.id)
    joins = panel_joins(panel, others, rules_of(session().pack)) if panel is not None else ()
    _editor(entry, panel, joins)
    problems(entry)
    parts = {
        "Place and hills": partial(_facts, entry),
        "Edges": partial(_edges, joins, others),
        "Rows as text": partial(_rows, entry),
        "As printed": partial(printed, entry),
    }
    tabs(parts, f"{KIND}:parts")


def _editor(entry: Entry, panel: MapPanel | None, joins: Sequence[Join]) -> None:
    """Draw the editor with what the engine says of the panel."""
    key = f"panel:{entry.focus.name}#{entry.focus.number}"
    asked = question(key)
    view = {
        **panel_look(entry.data),
        "differing": differing_dots(joins),
        "can_see": panel is not None,
        "sight": sight_answer(panel, rules_of(session().pack), asked) if panel is not None and asked else None,
        "reveal": {"token": str(session().generation), "id": entry.id},
    }
    mount("panel", key, panel_document(entry.data), view, partial(apply, session(), entry.focus))


def _facts(entry: Entry) -> None:
    left, right = st.columns(2)
    with left:
        letter, title = st.columns([1, 3])
        with letter:
            text_field(entry, ("letter",))
        with title:
            text_field(entry, ("title",))
        prose_field(entry, ("description",))
    with right:
        hills = entry.value(("hills",))
        for number, _ in enumerate(hills if isinstance(hills, list) else ()):
            badge, name = st.columns([1, 3])
            with badge:
                text_field(entry, ("hills", number, "badge_at"), f"Badge {number + 1}")
            with name:
                text_field(entry, ("hills", number, "name"), f"Name of hill {number + 1}")
        text_field(entry, ("compass_at",))


def _edges(joins: Sequence[Join], others: Sequence[MapPanel]) -> None:
    """Say how each edge lies against each other panel. Rule: BS.MAP.1."""
    if not joins:
        st.text("There is no other panel to join yet.")
        return
    differing = sum(bool(join.differing) for join in joins)
    st.text(
        "Every edge against the like edge of every other panel, as it lies and turned by half a turn: "
        + (f"{differing} of {len(joins)} joins differ." if differing else f"all {len(joins)} joins fit.")
    )
    st.table(join_table(joins, {one.id: plain(f"{one.letter} · {one.title}") for one in others}))


def _rows(entry: Entry) -> None:
    """Draw the pictures as text, a field for each row: the same edits without the drawing."""
    st.text("A sign for each dot from column 01 to 35; even columns have none in row R: leave a blank there.")
    st.html(f"<style>{ROWS_STYLE}</style>")
    with st.container(key="panel-rows"):
        for layer, column in zip(LAYERS, st.columns(2), strict=True):
            with column, st.container(gap=None):
                for row in ROWS:
                    text_field(entry, (layer, row), f"{row} {LAYER_NAMES[layer]}")


BATTLE_MAP = "battle_map"


def draw_layouts() -> None:
    """Draw the page."""
    st.title("Battle maps")
    entry = shelf(BATTLE_MAP)
    if entry is None:
        return
    _layout_editor(entry)
    problems(entry)
    parts = {
        "As a table": partial(form, entry, kind_of(entry, session())),
        "As printed": partial(printed, entry),
    }
    tabs(parts, f"{BATTLE_MAP}:parts")


def _layout_editor(entry: Entry) -> None:
    panels = panels_here(session().pack)
    view = {
        "panels": panel_cards(panels, grid_of(entry.data)),
        "seams": layout_seams(entry.data, panels),
        "reveal": {"token": str(session().generation), "id": entry.id},
    }
    key = f"layout:{entry.focus.name}#{entry.focus.number}"
    mount("layout", key, layout_document(entry.data), view, partial(lay, session(), entry.focus))
