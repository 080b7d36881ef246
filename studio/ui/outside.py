"""What comes from outside of a page: its tab is kept in mind, and files that others change are noticed."""

import streamlit as st

from studio.browser.mount import hear
from studio.core.kept_sessions import LEFT
from studio.core.outside import look
from studio.ui.tab import cookie, keep_session, session, token

KEY = "tab"
STYLE = f".st-key-{KEY}-around {{ display: none; }}"


@st.fragment(key=KEY)
def outside() -> None:
    """Draw what nobody sees: the browser asks every other second, unless the author is in the middle of something."""
    with st.container(key=f"{KEY}-around"):
        hear("tab", KEY, {"cookie": cookie(), "token": token(), "left": LEFT}, look=_look)


def _look() -> None:
    """Look at the files on disk, and draw everything anew if there is anything new; a callback."""
    keep_session()
    if look(session()):
        st.rerun()
