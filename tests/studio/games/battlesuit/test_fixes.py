"""Forces and scenarios of Battlesuit that are mended by a click."""

from pathlib import Path
from typing import Any

import pytest

from schemas.edits.edits import Set
from studio.core.entries import Entry
from studio.core.session import Desk
from studio.views.problems import mend, problems_in
from tests.studio.shipped import desk_of

FORCE, WATCH = "forces/blue_trench.yaml", "scenarios/the_ashgarth_line.yaml"


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    """A desk with a copy of Battlesuit."""
    return desk_of(tmp_path, "battlesuit")


def entry_of(desk: Desk, name: str) -> Entry:
    entry = desk.entry(name)
    assert entry is not None
    return entry


def spoil(desk: Desk, name: str, at: tuple[str | int, ...], value: Any) -> list[str]:
    """Put a value in its place; return the codes of what is wrong then."""
    assert desk.put(entry_of(desk, name).at(*at), value, "Spoil")
    return [one.diagnostic.code for one in problems_in(desk, entry_of(desk, name))]


def mend_all(desk: Desk, name: str) -> list[str]:
    """Do what the first mendable problem proposes, again and again; return the codes of what is left."""
    for _ in range(5):
        found = problems_in(desk, entry_of(desk, name))
        mendable = next((one for one in found if one.diagnostic.mend), None)
        if mendable is None:
            return [one.diagnostic.code for one in found]
        assert mend(desk, mendable)
    raise AssertionError("it was not mended in five steps")


@pytest.mark.parametrize(
    ("name", "at", "value", "code"),
    [
        (FORCE, ("budget",), 90, "force-over-budget"),
        (FORCE, ("squads", 0, "soldiers", 0, "count"), 2, "two-commanders-in-squad"),
        (FORCE, ("squads", 0, "units", 0, "count"), 9, "too-many-drones-of-type"),
        (WATCH, ("special_rules", 4, "dummies"), 1, "wrong-number-of-dummies"),
        (WATCH, ("setup", "red", "turn"), 12, "enters-too-late"),
        (WATCH, ("setup", "blue", "depth_points"), 1, "too-few-hiding-places"),
        (WATCH, ("special_rules", 3), {"type": "water_passable"}, "option-not-in-play"),
    ],
)
def test_one_click_mends_it(desk: Desk, name: str, at: tuple[str | int, ...], value: Any, code: str) -> None:
    """What the hint says a program can do is done, and nothing else is found then."""
    assert code in spoil(desk, name, at, value)
    assert mend_all(desk, name) == []


def test_a_mend_leaves_out_whole_lines(desk: Desk) -> None:
    """Ninety points: of five farmers at 1, guns at 4 and suits at 8 and more, the fewest points that make ten go."""
    spoil(desk, FORCE, ("budget",), 90)
    mend_all(desk, FORCE)

    units = entry_of(desk, FORCE).value(("squads", 0, "units"))
    soldiers = entry_of(desk, FORCE).value(("squads", 0, "soldiers"))
    left = sum(one.get("count", 1) * {"sentry_drone": 4, "militia": 1}[one["card"]] for one in units)
    worth = {"commander": 20, "front_line": 8, "thumper": 12, "engineer": 15}
    left += sum(one.get("count", 1) * worth[one["card"]] for one in soldiers)
    assert left == 90


def test_a_mend_can_be_taken_back(desk: Desk) -> None:
    """It is a step with a name; taken back, the file is byte for byte as it was."""
    spoil(desk, FORCE, ("budget",), 90)
    before = desk.workspace.files[FORCE]
    mend(desk, next(one for one in problems_in(desk, entry_of(desk, FORCE)) if one.diagnostic.mend))
    assert desk.workspace.history.done[-1].label.startswith("Mend Ashgarth Watch: leave out")

    desk.undo()

    assert desk.workspace.files[FORCE] == before


def test_spoilt_text_stays_text(desk: Desk) -> None:
    """A squad that is no list of lines has nothing to be left out, and nothing breaks."""
    assert desk.edit(entry_of(desk, FORCE).at("squads"), (Set(("squads",), "none"),), "Spoil")
    assert mend_all(desk, FORCE)
