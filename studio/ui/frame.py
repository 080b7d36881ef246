"""What stands around every page: the pack, its problems, undo, redo and save, and the keys that do them too."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import streamlit as st

from schemas.diagnostics.diagnostics import Severity
from schemas.diagnostics.wording import counted
from studio.browser.mount import Apply, mount
from studio.browser.tab import Goal, aim, commit, go_to, goals, session, sought
from studio.browser.typed import css_class, typing
from studio.browser.words import plain
from studio.core.documents import system_of
from studio.core.session import Session
from studio.core.workspace import Command, Focus
from studio.forms.fields import key_of
from studio.systems import editor_of

FOLDS = ("", "entry:", "fold:")
"""What keys of widgets that hold others begin with."""

Step = Callable[[Session, str], Goal | None]
SHORTCUTS: Final[tuple[tuple[str, tuple[tuple[str, str], ...]], ...]] = (
    (
        "Everywhere",
        (
            ("Ctrl S", "Save, with what you are typing"),
            ("Ctrl Z", "Undo; in a text field, your typing there"),
            ("Ctrl Shift Z or Ctrl Y", "Redo"),
            ("Ctrl K", "Find anything in the pack, and go there"),
            ("?", "This sheet"),
        ),
    ),
    (
        "In a drawing",
        (
            ("Tab", "Walk through what is drawn"),
            ("Arrows", "Move what is selected a little"),
            ("Shift Arrows", "Move it further"),
            ("Delete", "Take it away"),
            ("Esc", "Break off, then let go"),
        ),
    ),
    (
        "In a toolbar",
        (
            ("Left or Right", "Walk along it"),
            ("Enter", "Take the tool"),
        ),
    ),
)
"""By part of the studio: keys and what they do. On a Mac Ctrl is Cmd. The keys of tools stand on the tools."""


def frame() -> None:
    """Draw the frame."""
    here = session()
    here.looked_through()
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


def take_back(here: Session, shown: str) -> Goal | None:
    """Take back the last step, and return where what it was about is seen."""
    return _seen(here, here.undo(), shown)


def do_again(here: Session, shown: str) -> Goal | None:
    """Do again what was taken back, and return where what it was about is seen."""
    return _seen(here, here.redo(), shown)


def save(here: Session, _: str) -> Goal | None:
    """Save what changed; a conflict is dealt with on the page of changes."""
    return Goal("changes") if here.save().conflicts else None


STEPS: Final[Mapping[str, Step]] = {"undo": take_back, "redo": do_again, "save": save}
"""What each step does to a session while a page is shown."""


def step(name: str) -> None:
    """Do the step of that name; a widget's callback."""
    goal = STEPS[name](session(), page_shown())
    if goal is not None:
        aim(goal.page, goal.focus)
    commit()


def presses() -> Apply:
    """Return what does the step that a key stands for, without asking for the session's state meanwhile."""
    here, reached, shown = session(), goals(), page_shown()

    def press(op: Mapping[str, Any]) -> str | None:
        act = STEPS.get(str(op.get("op")))
        if act is None:
            return "There is no such key"
        goal = act(here, shown)
        if goal is not None:
            reached.append(goal)
        return None

    return press


def page_shown() -> str:
    """Return the key of the page that the browser shows, as its address has it; "" when it is the first one."""
    return str(st.context.url or "").partition("?")[0].rpartition("/")[2]


def _seen(here: Session, focus: Focus | None, shown: str) -> Goal | None:
    entry = None if focus is None else here.entry(focus.name, focus.number)
    return None if entry is None else Goal(editor_of(system_of(here), entry.kind, shown), focus)


def sheet() -> list[dict[str, Any]]:
    """Return the table as JSON."""
    return [
        {"title": title, "rows": [{"keys": keys, "does": does} for keys, does in rows]} for title, rows in SHORTCUTS
    ]
