"""Fights of the game of maneuvers: squads, locations and starting totals, with the sheet as it is printed."""

import streamlit as st

from studio.core.entries import Entry
from studio.ui.battles.single_battle import try_scenario
from studio.ui.documents import form_and_print


def draw() -> None:
    """Draw the page."""
    form_and_print("fight", "Fights", _trying)


def _trying(entry: Entry) -> None:
    """Draw the way to a test battle of a fight that is sound."""
    sound = entry.loaded is not None
    key = f"try:{entry.focus.name}#{entry.focus.number}"
    st.button(
        "Test battle", icon=":material/swords:", key=key, disabled=not sound, on_click=try_scenario, args=(entry.id,)
    )
