"""Cards: a form on the left, the real card on the right, and the deck as a table below."""

from functools import partial

import streamlit as st

from schemas.diagnostics.wording import counted
from studio.browser.tab import FOCUS, commit, session, show
from studio.browser.words import plain
from studio.core.documents import plural, system_of
from studio.core.session import Session
from studio.systems import studio_of
from studio.ui.documents import side_by_side
from studio.ui.shelf import shelf
from studio.views.previews import Line, counts, deck, size

KIND = "cards kind"


def draw() -> None:
    """Draw the page."""
    here = session()
    st.title("Cards")
    system = system_of(here)
    kinds = studio_of(system).cards
    if not kinds:
        st.info("This game has no cards." if system is not None else "The pack names no system yet; see Problems.")
        return
    kind = _kind(here, kinds)
    entry = shelf(kind)
    if entry is not None:
        side_by_side(entry)
        _deck(here, kind)


def _kind(here: Session, kinds: tuple[str, ...]) -> str:
    """Return the kind of card in hand: the one the author was led to, else the one chosen here."""
    led = st.session_state.pop(FOCUS, None)
    entry = here.entry(led.name, led.number) if led is not None else None
    if entry is not None and entry.kind in kinds:
        st.session_state[KIND] = entry.kind
    if st.session_state.get(KIND) not in kinds:
        st.session_state[KIND] = kinds[0]
    chosen = st.segmented_control(
        "Kind of card", kinds, key=KIND, format_func=plural, label_visibility="collapsed", required=True
    )
    return chosen or kinds[0]


def _deck(here: Session, kind: str) -> None:
    """Draw the deck as a table; a click on a line takes that card in hand."""
    title = f"The deck: {counted(size(here, kind), 'card')}"
    with st.expander(title, key=f"fold:deck:{kind}", on_change="rerun") as fold:
        if not fold.open:  # what nobody sees is not sent: a deck of a thousand cards is large
            return
        lines = deck(here, kind)
        if len(decks := counts(lines)) > 1:
            st.caption(plain(", ".join(f"{count} {name}" for name, count in decks.items())))
        key = f"deck:{kind}:{here.generation}"
        st.dataframe(
            [_cells(line) for line in lines],
            hide_index=True,
            key=key,
            on_select=partial(_chosen, key, lines),
            selection_mode="single-row",
        )


def _cells(line: Line) -> dict[str, object]:
    return {"Card": line.title, "Deck": line.deck, "Copies": line.copies, "Problems": line.problems, "File": line.name}


def _chosen(key: str, lines: tuple[Line, ...]) -> None:
    rows = st.session_state[key].selection.rows
    if rows and rows[0] < len(lines):
        show(lines[rows[0]].focus)
    commit()
