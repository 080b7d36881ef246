"""The cards of a squad's members, as they are printed, beside its form."""

from typing import Final

import streamlit as st

from studio.core.entries import Entry, title_of
from studio.ui.forms.several import words_at
from studio.ui.output.pictures import drawing
from studio.ui.tab import session
from studio.views.preview import PX_PER_MM, is_printed, piece_of

MEMBERS: Final = ("members",)
SCALE = 0.95
"""Of the printed size: two side by side in a wide window."""


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
