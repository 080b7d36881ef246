"""Panels, tiles and works on a battle map as edits of a document."""

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pydantic import ValidationError

from schemas.edits.patch import Refused
from studio.core.entries import Entry
from studio.core.session import Session
from studio.core.workspace import Focus
from studio.games.battlesuit.editors.layouts import apply, grid_of, layout_step
from tests.studio.shipped import small_session_of

FILE = "maps/six_fields.yaml"
SPARE = ["panel_g", "panel_h", "panel_i", "panel_j"]


@pytest.fixture
def session(tmp_path: Path) -> Session:
    """A pack with one of the shipped maps: panels a, b, c in the north, d turned, e, f turned in the south."""
    return small_session_of(tmp_path, "battlesuit", FILE)


def entry_of(session: Session) -> Entry:
    entry = session.entry(FILE)
    assert entry is not None
    return entry


def do(session: Session, **op: Any) -> str:
    """Do what the editor sends, and return the name of the step."""
    step = layout_step(entry_of(session).data, op)
    assert not isinstance(step, Refused), step
    assert session.edit(entry_of(session).at(*step.at), step.edits, step.label), session.notice
    return step.label


def refused(session: Session, **op: Any) -> str:
    step = layout_step(entry_of(session).data, op)
    assert isinstance(step, Refused)
    return step.message


def rows(session: Session) -> list[str]:
    """The panels row by row, `*` behind those that are turned."""
    grid = grid_of(entry_of(session).data)
    return [" ".join(cell["panel"][-1] + "*" * bool(cell.get("rotation")) for cell in row) for row in grid]


def test_the_shipped_map_is_read(session: Session) -> None:
    """As its document has it."""
    assert rows(session) == ["a b c", "d* e f*"]


def test_a_panel_is_laid_in_the_place_of_another(session: Session) -> None:
    """It lies as that one was turned; the line of its row is all that changes."""
    assert do(session, op="put", row=1, column=0, panel="panel_j") == "Lay panel_j"

    assert rows(session) == ["a b c", "j* e f*"]
    before, after = (files[FILE].decode().splitlines() for files in (session.workspace.base, session.workspace.files))
    assert [new for old, new in zip(before, after, strict=True) if old != new] == [
        "  - [{panel: panel_j, rotation: 180}, {panel: panel_e}, {panel: panel_f, rotation: 180}]"
    ]


def test_a_panel_that_lies_there_already_changes_places(session: Session) -> None:
    """Each panel is there once. Rule: BS.MAP.2."""
    do(session, op="put", row=0, column=0, panel="panel_e")

    assert rows(session) == ["e b c", "d* a f*"]


def test_a_panel_turned_twice_lies_as_before(session: Session) -> None:
    """By half a turn each time, in both ways to write it. Rule: BS.GAP.13."""
    assert do(session, op="turn", row=0, column=1) == "Turn panel_b"
    assert rows(session)[0] == "a b* c"
    do(session, op="turn", row=0, column=1)
    assert session.workspace.files == session.workspace.base

    do(session, op="turn", row=1, column=0)
    assert rows(session)[1] == "d e f*"


def test_panels_change_places_as_they_are_turned(session: Session) -> None:
    """One step to undo."""
    do(session, op="exchange", row=0, column=0, other_row=1, other_column=2)

    assert rows(session) == ["f* b c", "d* e a"]
    assert session.workspace.undo().files == session.workspace.base


def test_a_map_grows_and_shrinks_along_every_edge(session: Session) -> None:
    """North and south by a row, west and east by a column."""
    do(session, op="grow", edge="west", panels=["panel_g", "panel_h"])
    assert rows(session) == ["g a b c", "h d* e f*"]
    do(session, op="shrink", edge="east")
    assert rows(session) == ["g a b", "h d* e"]
    do(session, op="grow", edge="north", panels=["panel_i", "panel_j", "panel_c"])
    assert rows(session) == ["i j c", "g a b", "h d* e"]
    do(session, op="shrink", edge="south")
    do(session, op="shrink", edge="north")
    do(session, op="shrink", edge="west")
    assert rows(session) == ["a b"]
    do(session, op="grow", edge="east", panels=["panel_d"])
    do(session, op="grow", edge="south", panels=["panel_e", "panel_f", "panel_g"])
    assert rows(session) == ["a b d", "e f g"]


def test_a_panel_taken_away_leaves_no_hole_in_its_row(session: Session) -> None:
    """Those east of it move up; a new one is laid at the end of the row, or begins another."""
    do(session, op="take", row=0, column=0)
    assert rows(session) == ["b c", "d* e f*"]
    do(session, op="put", row=0, column=2, panel="panel_a")
    do(session, op="put", row=2, column=0, panel="panel_g")
    assert rows(session) == ["b c a", "d* e f*", "g"]
    do(session, op="take", row=2, column=0)
    assert rows(session) == ["b c a", "d* e f*"]


def test_what_cannot_be_is_refused_in_a_sentence(session: Session) -> None:
    """Places without a panel, panels twice, maps too large or with nothing left."""
    assert refused(session, op="turn", row=2, column=0) == "no panel lies there any more"
    assert (
        refused(session, op="exchange", row=0, column=0, other_row=0, other_column=5) == "no panel lies there any more"
    )
    assert refused(session, op="put", row=0, column=5, panel="panel_j") == "a panel is laid beside another one"
    assert "already" in refused(session, op="put", row=0, column=3, panel="panel_a")
    assert "once" in refused(session, op="grow", edge="east", panels=["panel_a", "panel_j"])
    assert "2 rows" in refused(session, op="grow", edge="east", panels=["panel_j"])
    do(session, op="shrink", edge="north")
    assert "only one row" in refused(session, op="shrink", edge="north")
    do(session, op="shrink", edge="east")
    do(session, op="shrink", edge="east")
    assert "at least" in refused(session, op="take", row=0, column=0)
    assert "only one panel" in refused(session, op="shrink", edge="east")


@pytest.mark.parametrize(
    "op",
    [
        {"op": "put", "row": -1, "column": 0, "panel": "x"},
        {"op": "put", "row": 6, "column": 0, "panel": "x"},
        {"op": "put", "row": 0, "column": 0, "panel": ""},
        {"op": "put", "row": "0", "column": 0, "panel": "x"},
        {"op": "turn", "row": 0.0, "column": 0},
        {"op": "turn", "row": True, "column": 0},
        {"op": "grow", "edge": "up", "panels": ["x"]},
        {"op": "grow", "edge": "north", "panels": []},
        {"op": "lay", "at": "A-R-02", "tile": "woods"},
        {"op": "lay", "at": "A-H-11", "tile": "gold"},
        {"op": "burn"},
    ],
)
def test_what_no_editor_sends_is_no_edit(session: Session, op: Mapping[str, Any]) -> None:
    """Places off the map, words that are none, points that are not there."""
    with pytest.raises(ValidationError):
        layout_step(entry_of(session).data, op)


def test_tiles_and_works_are_laid_changed_and_cleared(session: Session) -> None:
    """One of each on a point; when nothing lies anywhere the lists are gone, as they were."""
    assert do(session, op="lay", at="A-H-12", tile="rubble") == "Lay rubble on A-H-12"
    assert do(session, op="lay", at="A-H-12", work="improved_position") == "Lay improved position on A-H-12"
    do(session, op="lay", at="B-C-05", tile="slag")
    do(session, op="lay", at="A-H-12", tile="woods")
    assert entry_of(session).data["tiles"] == [
        {"at": "A-H-12", "terrain": "woods"},
        {"at": "B-C-05", "terrain": "slag"},
    ]
    assert entry_of(session).data["works"] == [{"at": "A-H-12", "work": "improved_position"}]

    assert do(session, op="lay", at="A-H-12") == "Clear A-H-12"
    do(session, op="lay", at="B-C-05")

    assert session.workspace.files == session.workspace.base
    assert refused(session, op="lay", at="B-C-05") == "nothing lies on B-C-05"


def test_a_step_is_named_after_its_map(session: Session) -> None:
    """What is refused is no step."""
    assert apply(session, Focus(FILE), {"op": "turn", "row": 0, "column": 0}) is None
    assert apply(session, Focus(FILE), {"op": "turn", "row": 5, "column": 0}) == "no panel lies there any more"

    assert [step.label for step in session.workspace.history.done] == ["Turn panel_a on Six Fields"]


def test_any_deeds_leave_a_map_that_can_be_read_and_undone(session: Session) -> None:
    """Of 80 random deeds those that are not refused keep every panel there once; undone, the file is as it was."""
    chance = Random(3)
    places = [{"row": row, "column": column} for row in range(4) for column in range(4)]
    for _ in range(80):
        place, other = chance.choice(places), chance.choice(places)
        panel = f"panel_{chance.choice('abcdefghij')}"
        deeds: list[dict[str, Any]] = [
            {"op": "put", **place, "panel": panel},
            {"op": "turn", **place},
            {"op": "take", **place},
            {"op": "exchange", **place, "other_row": other["row"], "other_column": other["column"]},
            {"op": "shrink", "edge": chance.choice(["north", "east", "south", "west"])},
            {"op": "grow", "edge": chance.choice(["north", "east"]), "panels": chance.sample(SPARE, 2)},
        ]
        op = chance.choice(deeds)
        step = layout_step(entry_of(session).data, op)
        if not isinstance(step, Refused):
            session.edit(entry_of(session).at(*step.at), step.edits, step.label)
        names = [cell["panel"] for row in grid_of(entry_of(session).data) for cell in row]
        assert len({*names}) == len(names) > 0

    workspace = session.workspace
    while workspace.history.done:
        workspace = workspace.undo()
    assert workspace.files == workspace.base


def test_a_map_that_is_nothing_yet_gets_its_first_panel() -> None:
    """With no layout, and with one that is no list of rows."""
    documents: list[dict[str, Any]] = [{}, {"layout": None}, {"layout": []}]
    for data in documents:
        step = layout_step(data, {"op": "put", "row": 0, "column": 0, "panel": "panel_a"})

        assert not isinstance(step, Refused)
    assert grid_of({"layout": [None, [{"panel": "x"}, 3]]}) == [[], [{"panel": "x"}, {"panel": ""}]]
