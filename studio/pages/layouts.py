"""Battle maps of Battlesuit: panels laid edge to edge as they are printed, their joins checked as they lie."""

from collections.abc import Mapping
from functools import partial
from typing import Any

import streamlit as st

from schemas.patch import Refused
from studio.components.mount import mount
from studio.editors.layout_grid import grid_of
from studio.editors.layout_ops import layout_step
from studio.editors.layout_views import layout_document, layout_seams, panel_cards, panels_here
from studio.entries import Entry
from studio.kinds import kind_of
from studio.problems import problems_in
from studio.ui.form import form
from studio.ui.printed import printed
from studio.ui.session import desk
from studio.ui.shelf import shelf
from studio.ui.words import said

KIND = "battle_map"


def draw() -> None:
    """Draw the page."""
    st.title("Battle maps")
    entry = shelf(KIND)
    if entry is None:
        return
    _editor(entry)
    for problem in problems_in(desk(), entry):
        st.markdown(f":red[:material/error:] {said(problem.diagnostic.message)}")
    parts = {
        "As a table": partial(form, entry, kind_of(entry, desk())),
        "As printed": partial(printed, entry),
    }
    for tab, part in zip(st.tabs([*parts], key=f"{KIND}:parts", on_change="rerun"), parts.values(), strict=True):
        if tab.open:
            with tab:
                part()


def _editor(entry: Entry) -> None:
    panels = panels_here(desk().pack)
    view = {
        "panels": panel_cards(panels, grid_of(entry.data)),
        "seams": layout_seams(entry.data, panels),
        "reveal": {"token": str(desk().generation), "id": entry.id},
    }
    key = f"layout:{entry.focus.name}#{entry.focus.number}"
    mount("layout", key, layout_document(entry.data), view, partial(_apply, entry.focus.name, entry.focus.number))


def _apply(name: str, number: int, op: Mapping[str, Any]) -> str | None:
    """Do what was done in the editor as a named step; return why not when it cannot be done."""
    entry = desk().entry(name, number)
    step = layout_step(entry.data, op) if entry is not None else Refused(f"{name} cannot be read")
    if entry is None or isinstance(step, Refused):
        return step.message if isinstance(step, Refused) else None
    label, at, edits = step
    return None if desk().edit(entry.at(*at), edits, f"{label} on {entry.title}") else desk().notice
