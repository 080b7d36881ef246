"""Battle maps of Battlesuit: panels laid edge to edge as they are printed, their joins checked as they lie."""

from functools import partial

import streamlit as st

from studio.browser.mount import mount
from studio.browser.tab import session
from studio.core.documents import kind_of
from studio.core.entries import Entry
from studio.forms.form import form
from studio.games.battlesuit.editors.layout_views import layout_document, layout_seams, panel_cards, panels_here
from studio.games.battlesuit.editors.layouts import apply, grid_of
from studio.ui.documents import printed, tabs
from studio.ui.problems import problems
from studio.ui.shelf import shelf

KIND = "battle_map"


def draw() -> None:
    """Draw the page."""
    st.title("Battle maps")
    entry = shelf(KIND)
    if entry is None:
        return
    _editor(entry)
    problems(entry)
    parts = {
        "As a table": partial(form, entry, kind_of(entry, session())),
        "As printed": partial(printed, entry),
    }
    tabs(parts, f"{KIND}:parts")


def _editor(entry: Entry) -> None:
    panels = panels_here(session().pack)
    view = {
        "panels": panel_cards(panels, grid_of(entry.data)),
        "seams": layout_seams(entry.data, panels),
        "reveal": {"token": str(session().generation), "id": entry.id},
    }
    key = f"layout:{entry.focus.name}#{entry.focus.number}"
    mount("layout", key, layout_document(entry.data), view, partial(apply, session(), entry.focus))
