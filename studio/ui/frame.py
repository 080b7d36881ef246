"""What stands around every page: the pack, whether it is saved, its problems, and the way back."""

import streamlit as st

from schemas.diagnostics import Severity
from studio.desk import Desk, counted
from studio.history import Focus
from studio.kinds import system_of
from studio.pages import editor_of
from studio.ui.session import commit, desk, go_to
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
        on_click=undo_step,
        width="stretch",
    )
    redo.button(
        "Redo",
        icon=":material/redo:",
        disabled=not history.undone,
        help=plain(history.undone[-1].label) if history.undone else None,
        on_click=redo_step,
        width="stretch",
    )
    st.button(
        "Save",
        icon=":material/save:",
        type="primary",
        disabled=not here.workspace.dirty(),
        on_click=save_pack,
        width="stretch",
    )
    if here.notice:
        st.toast(plain(here.notice))
        here.notice = ""


def undo_step() -> None:
    """Take back the last step, and show what it was about; a callback."""
    reveal(desk().undo())


def redo_step() -> None:
    """Do again what was taken back, and show what it was about; a callback."""
    reveal(desk().redo())


def save_pack() -> None:
    """Save what changed; a conflict is shown on the page of changes; a callback."""
    saving = desk().save()
    desk().keep_draft()
    if saving.conflicts:
        go_to("changes")
    commit()


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


def reveal(focus: object) -> None:
    """End a callback on the page of what a step was about."""
    here = desk()
    here.keep_draft()
    entry = here.entry(focus.name, focus.number) if isinstance(focus, Focus) else None
    if entry is not None and isinstance(focus, Focus):
        go_to(editor_of(system_of(here), entry.kind), focus)
    commit()
