"""Find and replace: words in all texts of the pack, place by place before anything changes, as one step."""

from collections.abc import Mapping
from typing import Any

import streamlit as st

from studio.browser.mount import Apply, mount
from studio.browser.replacing import PATH, replace_chosen
from studio.browser.tab import session, token
from studio.core.session import Session


def draw() -> None:
    """Draw the page."""
    here = session()
    here.looked_through()
    st.title("Find and replace")
    st.caption(
        "Texts for people change, in every document; ids, names of documents, ids of rules, icons and names in braces "
        "stay. Nothing changes before you press the button, and undo takes all of it back."
    )
    mount("replacing", "replacing", None, {"token": token(), "asks": PATH, "steps": here.steps}, _replacing(here))


def _replacing(here: Session) -> Apply:
    def apply(op: Mapping[str, Any]) -> str | None:
        return replace_chosen(here, op)

    return apply
