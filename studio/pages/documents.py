"""All documents: those of kinds without an editor of their own, as a form and as text."""

import streamlit as st

from studio.kinds import kinds_here, plural
from studio.ui.fields import text_field
from studio.ui.session import chosen, desk
from studio.ui.words import plain


def draw() -> None:
    """Draw the page."""
    st.title("All documents")
    kinds = [name for name in kinds_here(desk()) if desk().entries(name)]
    kind = st.selectbox("Kind", kinds, format_func=plural)
    entry = chosen(kind) if kind else None
    if entry is None:
        return
    st.header(plain(entry.title))
    for name, value in entry.data.items():
        if isinstance(value, str) and name != "kind":
            text_field(entry, (name,))
