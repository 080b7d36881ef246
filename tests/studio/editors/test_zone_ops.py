"""Rings, spire and control units of a board as edits of a document."""

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pydantic import ValidationError

from studio.core.entries import Entry
from studio.core.history import Focus
from studio.core.session import Desk
from studio.games.survive.editors.zone_board import corners_of, radius_of, spire_of, units_of
from studio.games.survive.editors.zone_ops import apply
from studio.games.survive.editors.zone_view import drawn, undrawn, view_of
from tests.studio.shipped import desk_of

FILE = "zones/pump_station_nine.yaml"


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    """The shipped game; Pump Station Nine is 36 by 24, its rings 4 and 8 round [18, 12], with five control units."""
    return desk_of(tmp_path, "survive")


def entry_of(desk: Desk) -> Entry:
    entry = desk.entry(FILE)
    assert entry is not None
    return entry


def do(desk: Desk, **op: Any) -> str:
    """Do what the editor sends, and return the name of the step."""
    assert apply(desk, Focus(FILE), op) is None
    return desk.workspace.history.done[-1].label


def changed(desk: Desk) -> list[str]:
    """The lines that a save would write anew."""
    before, after = (files[FILE].decode().splitlines() for files in (desk.workspace.base, desk.workspace.files))
    return [new for old, new in zip(before, after, strict=True) if old != new]


def test_units_are_called_by_their_type_and_numbered(desk: Desk) -> None:
    """Only where there are several of it."""
    assert [one.name for one in units_of(entry_of(desk))] == ["Prime CU", "CU 1", "CU 2", "Rip SAW", "Buzz SAW"]


def test_a_ring_moves_and_only_its_line_changes(desk: Desk) -> None:
    """Steps by keys are one step to undo."""
    assert do(desk, op="ring", ring="outer", radius=9.5) == "Move the outer ring"
    assert changed(desk) == ["outer_in: 9.5"]
    for radius in (4.25, 4.5, 4.75, 5.0):
        do(desk, op="ring", ring="inner", radius=radius, deed="Nudge")
    assert changed(desk) == ["inner_in: 5", "outer_in: 9.5"]
    assert [step.label for step in desk.workspace.history.done] == ["Move the outer ring", "Nudge the inner ring"]


def test_a_unit_moves_turns_and_becomes_another(desk: Desk) -> None:
    """A part of its place that stays keeps how it is written."""
    assert do(desk, op="move", unit=1, to=[19.9, 10.5]) == "Move CU 1"
    assert do(desk, op="turn", unit=1, facing=216.0) == "Turn CU 1"
    assert changed(desk) == ["  - {type: cu,       at_in: [19.9, 10.5], facing_deg: 216}"]
    assert do(desk, op="type", unit=2, type="hack_saw") == "Make CU 2 a Hack SAW"
    assert units_of(entry_of(desk))[2].type == "hack_saw"


def test_units_come_and_go(desk: Desk) -> None:
    """A new one stands last; with the last one gone the list is empty, and takes a first one again."""
    assert do(desk, op="add", type="cu", to=[18, 15.0], facing=0) == "Add a CU"
    assert entry_of(desk).data["control_units"][-1] == {"type": "cu", "at_in": [18, 15], "facing_deg": 0}
    assert do(desk, op="delete", unit=0) == "Delete Prime CU"
    for _ in range(5):
        do(desk, op="delete", unit=0)
    assert units_of(entry_of(desk)) == ()
    do(desk, op="add", type="prime_cu", to=[18, 13], facing=36)
    assert [one.name for one in units_of(entry_of(desk))] == ["Prime CU"]


def test_the_spire_goes_alone_or_with_all_around_it(desk: Desk) -> None:
    """In one step either way."""
    assert do(desk, op="spire", to=[17, 12]) == "Move the spire"
    assert changed(desk) == ["spire_in: [17, 12]"]
    places = [[x + 1, y] for x, y in (one.at for one in units_of(entry_of(desk)))]
    assert do(desk, op="spire", to=[18, 12], carry=places) == "Move the spire and all around it"
    assert spire_of(entry_of(desk)) == (18, 12)
    assert [list(one.at) for one in units_of(entry_of(desk))] == places
    assert "again" in str(apply(desk, Focus(FILE), {"op": "spire", "to": [18, 12], "carry": places[:2]}))


def test_corners_are_added_last_and_taken_out(desk: Desk) -> None:
    """In the order of the players; one at least stays. Rule: SV.GAP.41."""
    assert do(desk, op="corner", corner="north_west") == "Start a Mob in the north-west"
    assert corners_of(entry_of(desk)) == ("south_west", "north_east", "north_west")
    assert do(desk, op="corner", corner="south_west") == "Start no Mob in the south-west"
    do(desk, op="corner", corner="north_east")
    assert "at least" in str(apply(desk, Focus(FILE), {"op": "corner", "corner": "north_west"}))


@pytest.mark.parametrize(
    "op",
    [
        {"op": "move", "unit": -1, "to": [1, 1]},
        {"op": "move", "unit": "0", "to": [1, 1]},
        {"op": "move", "unit": True, "to": [1, 1]},
        {"op": "move", "unit": 0, "to": [1]},
        {"op": "move", "unit": 0, "to": [float("nan"), 1]},
        {"op": "move", "unit": 0, "to": [-2, 1]},
        {"op": "turn", "unit": 0, "facing": 360},
        {"op": "type", "unit": 0, "type": "tank"},
        {"op": "ring", "ring": "middle", "radius": 1},
        {"op": "ring", "ring": "inner", "radius": 0},
        {"op": "ring", "ring": "inner", "radius": float("inf")},
        {"op": "corner", "corner": "middle"},
        {"op": "burn"},
    ],
)
def test_what_no_editor_sends_is_no_edit(desk: Desk, op: Mapping[str, Any]) -> None:
    """Units that cannot be, places off every table, words that are none."""
    with pytest.raises(ValidationError):
        apply(desk, Focus(FILE), op)


def test_what_is_gone_is_refused_in_a_sentence(desk: Desk) -> None:
    """A unit that was deleted meanwhile, and a file that is no YAML any more."""
    gone = "That control unit is not on the board any more"
    for op in (
        {"op": "move", "unit": 9, "to": [1, 1]},
        {"op": "turn", "unit": 9, "facing": 0},
        {"op": "delete", "unit": 9},
    ):
        assert apply(desk, Focus(FILE), op) == gone
    assert apply(desk, Focus(FILE), {"op": "type", "unit": 5, "type": "cu"}) == gone
    desk.change("Break", {FILE: b"kind: [\n"})
    assert "cannot be read" in str(apply(desk, Focus(FILE), {"op": "delete", "unit": 0}))


def test_any_deeds_can_be_taken_back(desk: Desk) -> None:
    """Of 60 random deeds each leaves a board that is drawn and judged; undone, the file is as it was."""
    chance = Random(5)
    for _ in range(60):
        unit, place = chance.randrange(7), [chance.uniform(-1, 37), chance.uniform(-1, 25)]
        op: dict[str, Any] = chance.choice(
            [
                {"op": "move", "unit": unit, "to": place},
                {"op": "turn", "unit": unit, "facing": chance.uniform(0, 359)},
                {"op": "add", "type": chance.choice(["cu", "buzz_saw"]), "to": place},
                {"op": "delete", "unit": unit},
                {"op": "spire", "to": place},
                {"op": "ring", "ring": chance.choice(["inner", "outer"]), "radius": chance.uniform(0.1, 30)},
                {"op": "corner", "corner": chance.choice(["north_west", "south_east"])},
            ]
        )
        apply(desk, Focus(FILE), op)
        entry = entry_of(desk)
        assert len(drawn(entry)["units"]) == len(entry.data["control_units"])
        assert len(view_of(desk, entry)["pulses"]) == 10
    workspace = desk.workspace
    while workspace.history.done:
        workspace = workspace.undo()
    assert workspace.files == workspace.base


def test_a_board_that_says_nothing_sound_is_drawn_and_mended(desk: Desk) -> None:
    """Words where numbers belong, units that are none: what can be drawn is, and a deed writes what is missing."""
    text = b"kind: control_zone\nid: wild\nwidth_in: wide\nspire_in: [1]\ninner_in: true\ncorners: 3\n"
    units = b"control_units: [7, {type: 3}, {type: tank, at_in: [east, 1]}, {type: tank, at_in: [5, 6]}]\n"
    desk.change("Wild", {FILE: text + units})
    entry = entry_of(desk)
    assert [(one.number, one.name) for one in units_of(entry)] == [(3, "tank")]
    assert undrawn(entry) == 3
    assert view_of(desk, entry)["pulses"][0]["wakes"] == ["unit:3"]

    do(desk, op="spire", to=[18, 12])
    do(desk, op="ring", ring="inner", radius=4)
    do(desk, op="corner", corner="south_west")
    do(desk, op="turn", unit=3, facing=36)

    entry = entry_of(desk)
    assert spire_of(entry) == (18, 12)
    assert radius_of(entry, "inner") == 4
    assert corners_of(entry) == ("south_west",)
    assert entry.data["control_units"][3] == {"type": "tank", "at_in": [5, 6], "facing_deg": 36}
