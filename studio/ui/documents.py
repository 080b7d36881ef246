"""A form on the left, and on the right the printed piece, which stays in sight."""

from collections.abc import Callable

import streamlit as st

from studio.core.entries import Entry
from studio.serving.windows import BESIDE
from studio.ui.forms.tailored import best_form
from studio.ui.output.printed import printed
from studio.ui.problems import problems
from studio.ui.shelf import shelf

STYLE = """
[data-testid="stLayoutWrapper"]:has(> .st-key-beside) { position: sticky; top: 3.75rem; }
.st-key-beside { max-height: calc(100vh - 4.5rem); overflow-y: auto; }
"""


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
