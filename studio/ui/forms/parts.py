"""The choice among the parts of a long list, so that a page never holds hundreds of its entries."""

import streamlit as st

from schemas.diagnostics.diagnostics import Location
from studio.core.entries import Entry
from studio.ui.tab import sought
from studio.views.spans import span_name, span_with, spans


def part_of(entry: Entry, at: Location, *, alone: bool) -> range:
    """Return which entries of the list at a place are to be drawn, and draw the choice where there is one."""
    entries = entry.value(at) or []
    parts = spans(entries, alone=alone)
    if len(parts) == 1:
        return parts[0]
    key = f"part:{entry.focus.name}#{entry.focus.number}:{'.'.join(map(str, at))}"
    led = _led(entry, at, parts, f"{key}:led")
    st.session_state[key] = min(st.session_state.get(key, 0) if led is None else led, len(parts) - 1)
    number = st.selectbox(
        f"Of {len(entries)} entries",
        range(len(parts)),
        key=key,
        format_func=lambda part: span_name(entries, parts[part]),
    )
    return parts[number]


def _led(entry: Entry, at: Location, parts: tuple[range, ...], key: str) -> int | None:
    """Return the part that holds what is to be seen, once; None when the author was led nowhere in this list."""
    wanted = sought()
    if wanted.token == st.session_state.get(key) or (wanted.focus.name, wanted.focus.number) != (
        entry.focus.name,
        entry.focus.number,
    ):
        return None
    st.session_state[key] = wanted.token
    return span_with(parts, at, wanted.focus.at)
