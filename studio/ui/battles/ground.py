"""What a table to fight on is called, how large it is, and what is said of it."""

import streamlit as st

from studio.core.entries import Entry
from studio.ui.forms.fields import number_field, prose_field, text_field


def ground_fields(entry: Entry) -> None:
    """Draw the fields of a document with a title, a width and a depth in inches, and a description."""
    title, width, depth = st.columns([4, 1, 1])
    with title:
        text_field(entry, ("title",))
    with width:
        number_field(entry, ("width_in",))
    with depth:
        number_field(entry, ("depth_in",))
    prose_field(entry, ("description",))
