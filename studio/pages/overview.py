"""Overview: the pack that is open and what is in it."""

import streamlit as st

from studio.desk import counted
from studio.kinds import kinds_here, plural, system_of
from studio.pages import editor_of
from studio.ui.session import found_desk, go_to
from studio.ui.words import plain


def draw() -> None:
    """Draw the page."""
    here = found_desk()
    if here is None:
        st.title("Musterpress")
        st.text(st.session_state.get("refused", "") or "No pack is open.")
        return
    manifest = next(iter(here.entries("pack")), None)
    st.title(plain(manifest.title if manifest is not None else here.workspace.root.name))
    st.text(here.workspace.root.as_posix())
    for name in kinds_here(here):
        entries = here.entries(name)
        if entries:
            st.button(
                f"{plural(name)}: {counted(len(entries), 'document')}",
                on_click=go_to,
                args=(editor_of(system_of(here), name), entries[0].focus),
            )
