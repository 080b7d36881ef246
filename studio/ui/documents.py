"""A document on its page: its form on the left, and on the right the printed piece, drawn anew with every key."""

from collections.abc import Callable, Mapping
from typing import Final

import streamlit as st

from schemas.diagnostics.diagnostics import Location
from studio.browser.pieces import drawing
from studio.browser.tab import session
from studio.browser.theme import BESIDE
from studio.browser.words import plain, said
from studio.core.documents import holders, kind_of, system_of
from studio.core.entries import Entry, title_of
from studio.forms.fields import colour_field, text_field
from studio.forms.form import form
from studio.forms.lines import words_at
from studio.systems import studio_of
from studio.ui.problems import problems
from studio.ui.shelf import shelf
from studio.views.forms import in_shape
from studio.views.previews import PX_PER_MM, Preview, is_printed, piece_of, preview

STYLE = """
[data-testid="stLayoutWrapper"]:has(> .st-key-beside) { position: sticky; top: 3.75rem; }
.st-key-beside { max-height: calc(100vh - 4.5rem); overflow-y: auto; }
"""
SIZES = {"Print size": 1.0, "One and a half": 1.5, "Twice": 2.0}
LAST = "last preview"
MEMBERS: Final = ("members",)
SCALE = 0.95
"""Of the printed size: two side by side in a wide window."""


def form_and_print(kind: str, title: str, beside: Callable[[Entry], None] | None = None) -> None:
    """Draw the page of one kind of document; `beside` draws what stands above the printed piece."""
    st.title(title)
    entry = shelf(kind)
    if entry is not None:
        side_by_side(entry, beside)


def side_by_side(entry: Entry, beside: Callable[[Entry], None] | None = None) -> None:
    """Draw what is wrong with a document and its form, and its printed piece beside them."""
    st.html(f"<style>{STYLE}</style>")
    left, right = st.container(key=BESIDE).columns([1, 1], gap="large")
    with right, st.container(key="beside"):  # first, so that it is there soonest after a key
        if beside is not None:
            beside(entry)
        printed(entry)
    with left:
        problems(entry)
        best_form(entry)


def best_form(entry: Entry) -> None:
    """Draw the form made for the kind of a document; where there is none, or it does not fit, that of the schema."""
    here = session()
    system, kind = system_of(here), kind_of(entry, here)
    made = studio_of(system).forms.get(entry.kind)
    if made is not None and in_shape(kind, entry.data):
        made()(entry)
    else:
        form(entry, kind, live=True)


def tabs(parts: Mapping[str, Callable[[], None]], key: str) -> None:
    """Draw the part whose tab is open, below the tabs of all; `key` names them on the page."""
    for tab, part in zip(st.tabs([*parts], key=key, on_change="rerun"), parts.values(), strict=True):
        if tab.open:
            with tab:
                part()


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


def named_and_coloured(entry: Entry) -> None:
    """Draw the name of a document and its colour beside it."""
    name, colour = st.columns([5, 1])
    with name:
        text_field(entry, ("name",), live=True)
    with colour:
        colour_field(entry, ("colour",))


def members(entry: Entry, kind: str, draw: Callable[[Entry], None], at: Location = MEMBERS) -> None:
    """Draw each document of a kind that another one holds in a list, folded but for the first, with its own form."""
    for number, name in enumerate(dict.fromkeys(words_at(entry, at))):
        own = next((one for one in session().entries(kind) if one.id == name), None)
        key = f"member {name} of {entry.focus.name}"
        with st.expander(plain(own.title if own is not None else name), number == 0, icon=":material/person:", key=key):
            if own is None:
                st.caption("It stands in another pack; take it over on the page of cards to change it.")
                continue
            others = [one for one in holders(session(), entry.kind, str(at[0]), name) if one != entry.title]
            if others:
                st.caption(f"Every change counts in {plain(', '.join(others))} as well.")
            problems(own)
            draw(own)


def member_cards(kind: str, entry: Entry) -> None:
    """Draw the card of each member that is sound, a document of a kind; those of the pack below as well."""
    pack = session().pack
    if pack is None or not is_printed(pack.manifest.system, kind):
        return
    found = (pack.find(kind, name) for name in dict.fromkeys(words_at(entry, MEMBERS)))
    with st.container(horizontal=True):
        for document in found:
            if document is not None:
                shown = piece_of(pack, document)
                alt = " ".join(f"Card of {title_of(document)}".split())
                drawing(shown.front, width=round(shown.width_mm * PX_PER_MM * SCALE), alt=alt)
