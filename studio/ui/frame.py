"""What stands around every page: the pack, whether it is saved, its problems, and the way back."""

from collections.abc import Sequence

import streamlit as st

from schemas.diagnostics.diagnostics import Severity
from schemas.diagnostics.wording import counted
from studio.browser.mount import mount
from studio.core.history import Command
from studio.core.session import Session
from studio.serving.shortcuts import sheet
from studio.ui.forms.fields import key_of
from studio.ui.steps import presses, step
from studio.ui.tab import go_to, session, sought
from studio.ui.typed import css_class, typing
from studio.ui.words import plain

FOLDS = ("", "entry:", "fold:")
"""What keys of widgets that hold others begin with."""


def frame() -> None:
    """Draw the frame."""
    here = session()
    st.markdown(f"**{plain(here.title)}**")
    _state(here)
    history = here.workspace.history
    for column, (name, steps) in zip(
        st.columns(2), {"undo": history.done, "redo": history.undone}.items(), strict=True
    ):
        with column:
            _back_or_forth(name, steps)
    view = {"sheet": sheet(), "sought": _sought(), "steps": here.steps}
    mount("keys", "keys", None, view, presses())
    if here.notice:
        st.toast(plain(here.notice))
        here.notice = ""


def _back_or_forth(name: str, steps: Sequence[Command]) -> None:
    """Draw the button that takes back, or does again, the last of some steps; its help is that step's name."""
    st.button(
        name.capitalize(),
        icon=f":material/{name}:",
        disabled=not steps,
        help=plain(steps[-1].label) if steps else None,
        on_click=step,
        args=(name,),
        width="stretch",
    )


def _sought() -> dict[str, object]:
    """Return where the browser finds the place that is to be seen: the nearest widget first, and the field it is in."""
    wanted = sought()
    at = wanted.focus.at
    keys = [f"{fold}{key_of(wanted.focus, at[:depth])}" for depth in range(len(at), 0, -1) for fold in FOLDS]
    part = str(at[0]) if at else ""
    return {"token": wanted.token, "classes": [css_class(key) for key in keys], "enter": wanted.enter, "part": part}


def _state(here: Session) -> None:
    """Say what is not saved, what is being typed included, and what is wrong."""
    typing()
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
