"""The real piece beside its form: drawn anew with every key, and what would not fit said at once."""

import streamlit as st

from studio.core.entries import Entry
from studio.ui.output.pictures import drawing
from studio.ui.tab import session
from studio.ui.words import said
from studio.views.kinds import system_of
from studio.views.preview import PX_PER_MM, Preview, is_printed, preview

SIZES = {"Print size": 1.0, "One and a half": 1.5, "Twice": 2.0}
LAST = "last preview"


def printed(entry: Entry) -> None:
    """Draw both sides of a document; while it cannot be drawn, its last sound form, and why.

    Nothing is drawn of a kind that has no printed form.
    """
    if not is_printed(system_of(session()), entry.kind):
        return
    made = preview(session(), entry)
    place = f"{entry.focus.name}#{entry.focus.number}"
    kept: dict[str, Preview] = st.session_state.setdefault(LAST, {})
    if made is not None:
        kept[place] = made
    shown = made or kept.get(place)
    if shown is None:
        st.info("The card appears here once its mistakes are fixed.", icon=":material/image_not_supported:")
        return
    size = st.segmented_control(
        "Size", [*SIZES], default="One and a half", key=f"size:{entry.kind}", label_visibility="collapsed"
    )
    if made is None:
        st.markdown(":orange[:material/history:] This is how it looked before the mistakes that are named beside it.")
    for finding in shown.findings:
        st.markdown(f":orange[:material/warning:] {said(finding.message)}")
    _sides(entry, shown, SIZES[size or "One and a half"])
    st.caption(f"{shown.width_mm:g} by {shown.height_mm:g} mm when printed and cut")


def _sides(entry: Entry, shown: Preview, scale: float) -> None:
    width_px = round(shown.width_mm * PX_PER_MM * scale)
    alt = [f"Front of {entry.title}", f"Back of {entry.title}"]
    sides = [shown.front, *([shown.back] if shown.back else [])]
    with st.container(horizontal=True):
        for side, words in zip(sides, alt, strict=False):
            drawing(side, width=width_px, alt=" ".join(words.split()))
