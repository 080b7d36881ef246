"""Forces and scenarios of Battlesuit that are fixed by a click."""

from pathlib import Path
from typing import Any

import pytest

from schemas.edits.edits import Set
from studio.core.entries import Entry
from studio.core.session import Session
from studio.views.problems import fix, problems_in
from tests.studio.shipped import session_of

FORCE, WATCH = "forces/blue_trench.yaml", "scenarios/the_ashgarth_line.yaml"
WAVE = "scenarios/three_chimneys.yaml"


@pytest.fixture
def session(tmp_path: Path) -> Session:
    """A session with a copy of Battlesuit."""
    return session_of(tmp_path, "battlesuit")


def entry_of(session: Session, name: str) -> Entry:
    entry = session.entry(name)
    assert entry is not None
    return entry


def spoil(session: Session, name: str, at: tuple[str | int, ...], value: Any) -> list[str]:
    """Put a value in its place; return the codes of what is wrong then."""
    assert session.put(entry_of(session, name).at(*at), value, "Spoil")
    return [one.diagnostic.code for one in problems_in(session, entry_of(session, name))]


def fix_all(session: Session, name: str) -> list[str]:
    """Do what the first fixable problem proposes, again and again; return the codes of what is left."""
    for _ in range(5):
        found = problems_in(session, entry_of(session, name))
        fixable = next((one for one in found if one.diagnostic.fix), None)
        if fixable is None:
            return [one.diagnostic.code for one in found]
        assert fix(session, fixable)
    raise AssertionError("it was not fixed in five steps")


@pytest.mark.parametrize(
    ("name", "at", "value", "code"),
    [
        (FORCE, ("budget",), 90, "force-over-budget"),
        (FORCE, ("squads", 0, "soldiers", 0, "count"), 2, "two-commanders-in-squad"),
        (FORCE, ("squads", 0, "units", 0, "count"), 9, "too-many-drones-of-type"),
        (WATCH, ("special_rules", 4, "dummies"), 1, "wrong-number-of-dummies"),
        (WAVE, ("setup", "detachments", 0, "turn"), 13, "enters-too-late"),
        (WATCH, ("setup", "blue", "depth_points"), 1, "too-few-hiding-places"),
        (WATCH, ("special_rules", 3), {"type": "water", "passable": True}, "option-not-in-play"),
    ],
)
def test_one_click_fixes_it(session: Session, name: str, at: tuple[str | int, ...], value: Any, code: str) -> None:
    """What the hint says a program can do is done, and nothing else is found then."""
    assert code in spoil(session, name, at, value)
    assert fix_all(session, name) == []


def test_a_fix_leaves_out_whole_lines(session: Session) -> None:
    """Ninety points: of five farmers at 1, guns at 4 and suits at 8 and more, the fewest points that make ten go."""
    spoil(session, FORCE, ("budget",), 90)
    fix_all(session, FORCE)

    units = entry_of(session, FORCE).value(("squads", 0, "units"))
    soldiers = entry_of(session, FORCE).value(("squads", 0, "soldiers"))
    left = sum(one.get("count", 1) * {"sentry_drone": 4, "militia": 1}[one["card"]] for one in units)
    worth = {"commander": 20, "front_line": 8, "thumper": 12, "engineer": 15}
    left += sum(one.get("count", 1) * worth[one["card"]] for one in soldiers)
    assert left == 90


def test_a_fix_can_be_taken_back(session: Session) -> None:
    """It is a step with a name; taken back, the file is byte for byte as it was."""
    spoil(session, FORCE, ("budget",), 90)
    before = session.workspace.files[FORCE]
    fix(session, next(one for one in problems_in(session, entry_of(session, FORCE)) if one.diagnostic.fix))
    assert session.workspace.history.done[-1].label.startswith("Fix Ashgarth Watch: leave out")

    session.undo()

    assert session.workspace.files[FORCE] == before


def test_spoilt_text_stays_text(session: Session) -> None:
    """A squad that is no list of lines has nothing to be left out, and nothing breaks."""
    assert session.edit(entry_of(session, FORCE).at("squads"), (Set(("squads",), "none"),), "Spoil")
    assert fix_all(session, FORCE)
