"""What the frame's buttons and keys do: undo, redo, save; and the page they lead to."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from studio.history import Focus
from studio.kinds import system_of
from studio.pages import editor_of
from studio.ui.session import aim, commit, desk


def take_back() -> None:
    """Take back the last step, and aim at what it was about."""
    _reveal(desk().undo())


def do_again() -> None:
    """Do again what was taken back, and aim at what it was about."""
    _reveal(desk().redo())


def save() -> None:
    """Save what changed; a conflict is dealt with on the page of changes."""
    if desk().save().conflicts:
        aim("changes")


STEPS: Final[Mapping[str, Callable[[], None]]] = {"undo": take_back, "redo": do_again, "save": save}


def step(name: str) -> None:
    """Do the step of that name; a widget's callback."""
    STEPS[name]()
    commit()


def press(op: Mapping[str, Any]) -> str | None:
    """Do what a key stands for; its callback commits."""
    act = STEPS.get(str(op.get("op")))
    if act is None:
        return "There is no such key"
    act()
    return None


def _reveal(focus: Focus | None) -> None:
    here = desk()
    entry = None if focus is None else here.entry(focus.name, focus.number)
    if entry is not None:
        aim(editor_of(system_of(here), entry.kind), focus)
