"""Changes: what a save would write, what was done and can be undone, and files that changed on disk meanwhile."""

from collections.abc import Callable

import streamlit as st

from schemas.diagnostics.wording import counted
from studio.browser.tab import commit, session
from studio.browser.words import plain
from studio.core.conflicts import can_keep_both, conflicts_of, difference, keep_both, keep_ours, take_in, take_theirs
from studio.core.saving import Conflict, gone
from studio.core.session import Session

Answer = tuple[str, str, Callable[[Session, Conflict], None]]
"""What may be done with a conflict: its name, what comes of it, and what does it."""

ANSWERS: tuple[Answer, ...] = (
    ("Take theirs", "Your changes to this file go; undo brings them back.", take_theirs),
    ("Keep mine", "The next save puts your text over the one on disk.", keep_ours),
    ("Keep both", "The file on disk stays, yours is kept beside it under another name.", keep_both),
)


def draw() -> None:
    """Draw the page."""
    here = session()
    st.title("Changes")
    if not here.workspace.root.is_dir():
        st.warning(plain(gone(here.workspace.root)), icon=":material/folder_off:")
    take_in(here)
    for conflict in conflicts_of(here):
        _conflict(conflict)
    names = here.workspace.dirty()
    text, steps = st.columns([2, 1], gap="medium")
    with text:
        st.header("What a save would write")
        if names:
            st.caption(f"{counted(len(names), 'file')}: {plain(', '.join(names))}")
            st.code(here.workspace.diff(), language="diff")
        else:
            st.caption("Nothing: what is on disk is what you see.")
    with steps:
        _steps(here)


def _conflict(conflict: Conflict) -> None:
    """Draw the question about a file that has changed on disk."""
    gone = "was taken away from" if conflict.theirs is None else "was changed on"
    with st.container(border=True):
        st.markdown(
            f":orange[:material/sync_problem:] **{plain(conflict.name)} {gone} disk by another program or window.**"
        )
        if shown := difference(conflict):
            st.code(shown, language="diff")
        for column, (label, help_, act) in zip(st.columns(len(ANSWERS)), _answers(conflict), strict=False):
            column.button(
                label,
                help=help_,
                key=f"{label}:{conflict.name}",
                on_click=_answer,
                args=(act, conflict),
                width="stretch",
            )


def _answers(conflict: Conflict) -> tuple[Answer, ...]:
    """Return the answers that leave a pack as it may be."""
    return ANSWERS if can_keep_both(conflict) else ANSWERS[:-1]


def _steps(here: Session) -> None:
    """Draw the list of steps, the last one first; a click goes back to before a step, or forth to after it."""
    history = here.workspace.history
    st.header("Steps")
    if not history.done and not history.undone:
        st.caption("Nothing was done yet.")
    for number, step in enumerate(history.undone):
        st.button(
            f":gray[{plain(step.label)}]",
            icon=":material/redo:",
            key=f"redo-{number}",
            type="tertiary",
            help=f"{plain(step.label)}: do again all up to this step",
            on_click=_redo,
            args=(len(history.undone) - number,),
        )
    for number, step in enumerate(reversed(history.done), start=1):
        st.button(
            plain(step.label),
            icon=":material/undo:",
            key=f"undo-{number}",
            type="tertiary",
            help=f"{plain(step.label)}: undo all down to this step",
            on_click=_undo,
            args=(number,),
        )


def _undo(times: int) -> None:
    for _ in range(times):
        session().undo()
    commit()


def _redo(times: int) -> None:
    for _ in range(times):
        session().redo()
    commit()


def _answer(act: Callable[[Session, Conflict], None], conflict: Conflict) -> None:
    act(session(), conflict)
    commit()
