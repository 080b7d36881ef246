"""What stands around every page: the pack, whether it is saved, its problems, and the way back."""

import streamlit as st

from schemas.diagnostics import Severity
from studio.components.mount import mount
from studio.desk import Desk, counted
from studio.shortcuts import sheet
from studio.ui.session import desk, go_to
from studio.ui.steps import presses, step
from studio.ui.words import plain


@st.fragment(key="status")
def frame() -> None:
    """Draw the frame; after every step it is drawn again with the page."""
    here = desk()
    st.markdown(f"**{plain(_title(here))}**")
    _state(here)
    undo, redo = st.columns(2)
    history = here.workspace.history
    undo.button(
        "Undo",
        icon=":material/undo:",
        disabled=not history.done,
        help=plain(history.done[-1].label) if history.done else None,
        on_click=step,
        args=("undo",),
        width="stretch",
    )
    redo.button(
        "Redo",
        icon=":material/redo:",
        disabled=not history.undone,
        help=plain(history.undone[-1].label) if history.undone else None,
        on_click=step,
        args=("redo",),
        width="stretch",
    )
    st.button(
        "Save",
        icon=":material/save:",
        type="primary",
        disabled=not here.workspace.dirty(),
        on_click=step,
        args=("save",),
        width="stretch",
    )
    mount("keys", "keys", {"dirty": bool(here.workspace.dirty())}, {"sheet": sheet()}, presses())
    if here.notice:
        st.toast(plain(here.notice))
        here.notice = ""


def _title(here: Desk) -> str:
    manifest = next(iter(here.entries("pack")), None)
    return manifest.title if manifest is not None else here.workspace.root.name


def _state(here: Desk) -> None:
    """Say what is not saved and what is wrong."""
    names = here.workspace.dirty()
    st.markdown(f":orange[●] {counted(len(names), 'file')} not saved" if names else ":green[✓] Saved")
    found = [one.severity for one in here.checked.diagnostics]
    errors, warnings = found.count(Severity.ERROR), found.count(Severity.WARNING)
    words = [counted(errors, "error")] * bool(errors) + [counted(warnings, "warning")] * bool(warnings)
    st.button(
        ", ".join(words) or "No problems",
        icon=":material/error:" if errors else ":material/warning:" if warnings else ":material/check_circle:",
        type="tertiary",
        on_click=go_to,
        args=("problems",),
    )
