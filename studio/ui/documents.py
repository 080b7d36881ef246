"""A page of one kind of document: the shelf, what is wrong, its form on the left and its print on the right."""

import streamlit as st

from studio.ui.mistakes import mistakes
from studio.ui.printed import printed
from studio.ui.shelf import shelf
from studio.ui.tailored import best_form


def form_and_print(kind: str, title: str) -> None:
    """Draw the page."""
    st.title(title)
    entry = shelf(kind)
    if entry is None:
        return
    left, right = st.columns([1, 1], gap="large")
    with left:
        mistakes(entry)
        best_form(entry)
    with right:
        printed(entry)
