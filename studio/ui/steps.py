"""What the frame's buttons and keys do: undo, redo, save; and the page they lead to."""

from collections.abc import Callable, Mapping
from typing import Any, Final

import streamlit as st

from studio.browser.outbox import Apply
from studio.core.history import Focus
from studio.core.session import Session
from studio.systems import editor_of
from studio.ui.tab import Goal, aim, commit, goals, session
from studio.views.kinds import system_of


def take_back(here: Session, shown: str) -> Goal | None:
    """Take back the last step, and return where what it was about is seen."""
    return _seen(here, here.undo(), shown)


def do_again(here: Session, shown: str) -> Goal | None:
    """Do again what was taken back, and return where what it was about is seen."""
    return _seen(here, here.redo(), shown)


def save(here: Session, _: str) -> Goal | None:
    """Save what changed; a conflict is dealt with on the page of changes."""
    return ("changes", None) if here.save().conflicts else None


Step = Callable[[Session, str], Goal | None]
STEPS: Final[Mapping[str, Step]] = {"undo": take_back, "redo": do_again, "save": save}
"""What each step does to a session while a page is shown."""


def step(name: str) -> None:
    """Do the step of that name; a widget's callback."""
    goal = STEPS[name](session(), page_shown())
    if goal is not None:
        aim(*goal)
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
    return None if entry is None else (editor_of(system_of(here), entry.kind, shown), focus)
