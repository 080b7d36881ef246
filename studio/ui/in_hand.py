"""What is in hand on a page with a drawing: picked in its table, selected in the drawing, or asked for elsewhere."""

from collections.abc import Callable, Mapping
from typing import Any

import streamlit as st

from schemas.diagnostics.diagnostics import Location
from studio.browser.mount import selected
from studio.core.entries import Entry
from studio.ui.tab import FOCUS

PICKED, HEARD = "picked", "heard"


def pick(key: str, thing: str) -> None:
    """Take a thing in hand in the editor `key`, and let its drawing show it; part of a callback."""
    st.session_state[f"{key}:{PICKED}"] = thing, _picked(key)[1] + 1


def in_hand(key: str) -> str:
    """Return the key of what is in hand: what was picked last, or selected in the drawing after that."""
    now = selected(key)
    if now != st.session_state.get(f"{key}:{HEARD}"):
        st.session_state[f"{key}:{HEARD}"] = now
        st.session_state[f"{key}:{PICKED}"] = now, _picked(key)[1]
        return now
    picked: str = st.session_state.get(f"{key}:{PICKED}", (now, 0))[0]
    return picked


def revealed(entry: Entry, key: str, thing_at: Callable[[Location], str]) -> Mapping[str, Any] | None:
    """Return what the drawing is to show: what was picked, or was undone or asked for elsewhere.

    `thing_at` says what the drawing calls the thing that a place of the document is about, "" for none.
    """
    focus = st.session_state.get(FOCUS)
    thing = thing_at(focus.at) if focus is not None and _is_of(focus, entry) else ""
    if thing:
        st.session_state.pop(FOCUS)
        pick(key, thing)
    picked, token = _picked(key)
    return {"id": picked, "token": token} if token else None


def _picked(key: str) -> tuple[str, int]:
    found: tuple[str, int] = st.session_state.get(f"{key}:{PICKED}", ("", 0))
    return found


def _is_of(focus: Any, entry: Entry) -> bool:
    return bool((focus.name, focus.number) == (entry.focus.name, entry.focus.number))
