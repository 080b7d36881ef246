"""The parts of a page as tabs, of which only the open one is drawn: every edit draws the page again."""

from collections.abc import Callable, Mapping

import streamlit as st


def tabs(parts: Mapping[str, Callable[[], None]], key: str) -> None:
    """Draw the part whose tab is open, below the tabs of all; `key` names them on the page."""
    for tab, part in zip(st.tabs([*parts], key=key, on_change="rerun"), parts.values(), strict=True):
        if tab.open:
            with tab:
                part()
