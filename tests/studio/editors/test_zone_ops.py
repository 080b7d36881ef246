"""Rings, spire and control units of a board as edits of a document."""

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pydantic import ValidationError

from studio.core.entries import Entry
from studio.core.session import Session
from studio.core.workspace import Focus
from studio.games.survive.editors.zone_board import corners_of, radius_of, spire_of, units_of
from studio.games.survive.editors.zone_ops import apply
from studio.games.survive.editors.zone_view import drawn, undrawn, view_of
from tests.studio.shipped import session_of

FILE = "zones/pump_station_nine.yaml"


@pytest.fixture
def session(tmp_path: Path) -> Session:
    """The shipped game; Pump Station Nine is 36 by 24, its rings 4 and 8 round [18, 12], with five control units."""
    return session_of(tmp_path, "survive")


def entry_of(session: Session) -> Entry:
    entry = session.entry(FILE)
    assert entry is not None
    return entry


def do(session: Session, **op: Any) -> str:
    """Do what the editor sends, and return the name of the step."""
    assert apply(session, Focus(FILE), op) is None
    return session.workspace.history.done[-1].label


def changed(session: Session) -> list[str]:
    """The lines that a save would write anew."""
    before, after = (files[FILE].decode().splitlines() for files in (session.workspace.base, session.workspace.files))
    return [new for old, new in zip(before, after, strict=True) if old != new]


def test_units_are_called_by_their_type_and_numbered(session: Session) -> None:
    """Only where there are several of it."""
    assert [one.name for one in units_of(entry_of(session))] == ["Prime CU", "CU 1", "CU 2", "Rip SAW", "Buzz SAW"]


def test_a_ring_moves_and_only_its_line_changes(session: Session) -> None:
    """Steps by keys are one step to undo."""
    assert do(session, op="ring", ring="outer", radius=9.5) == "Move the outer ring"
    assert changed(session) == ["outer_in: 9.5"]
    for radius in (4.25, 4.5, 4.75, 5.0):
        do(session, op="ring", ring="inner", radius=radius, deed="Nudge")
    assert changed(session) == ["inner_in: 5", "outer_in: 9.5"]
    assert [step.label for step in session.workspace.history.done] == ["Move the outer ring", "Nudge the inner ring"]


def test_a_unit_moves_turns_and_becomes_another(session: Session) -> None:
    """A part of its place that stays keeps how it is written."""
    assert do(session, op="move", unit=1, to=[19.9, 10.5]) == "Move CU 1"
    assert do(session, op="turn", unit=1, facing=216.0) == "Turn CU 1"
    assert changed(session) == ["  - {type: cu,       at_in: [19.9, 10.5], facing_deg: 216}"]
    assert do(session, op="type", unit=2, type="hack_saw") == "Make CU 2 a Hack SAW"
    assert units_of(entry_of(session))[2].type == "hack_saw"


def test_units_come_and_go(session: Session) -> None:
    """A new one stands last; with the last one gone the list is empty, and takes a first one again."""
    assert do(session, op="add", type="cu", to=[18, 15.0], facing=0) == "Add a CU"
    assert entry_of(session).data["control_units"][-1] == {"type": "cu", "at_in": [18, 15], "facing_deg": 0}
    assert do(session, op="delete", unit=0) == "Delete Prime CU"
    for _ in range(5):
        do(session, op="delete", unit=0)
    assert units_of(entry_of(session)) == ()
    do(session, op="add", type="prime_cu", to=[18, 13], facing=36)
    assert [one.name for one in units_of(entry_of(session))] == ["Prime CU"]


def test_the_spire_goes_alone_or_with_all_around_it(session: Session) -> None:
    """In one step either way."""
    assert do(session, op="spire", to=[17, 12]) == "Move the spire"
    assert changed(session) == ["spire_in: [17, 12]"]
    places = [[x + 1, y] for x, y in (one.at for one in units_of(entry_of(session)))]
    assert do(session, op="spire", to=[18, 12], carry=places) == "Move the spire and all around it"
    assert spire_of(entry_of(session)) == (18, 12)
    assert [list(one.at) for one in units_of(entry_of(session))] == places
    assert "again" in str(apply(session, Focus(FILE), {"op": "spire", "to": [18, 12], "carry": places[:2]}))


def test_a_unit_counted_off_from_the_spire_stays_so(session: Session) -> None:
    """It goes to another direction and distance, as one step by keys; coordinates are no place for it, nor it for them.

    Rule: SV.HOUSE.2.
    """
    counted = {"type": "cu", "direction": 3, "from_spire_in": 2, "facing_deg": 36}
    session.put(entry_of(session).at("control_units", 1), counted, "Count it off")

    assert do(session, op="post", unit=1, direction=4, away=2.5) == "Move CU 1"
    assert entry_of(session).data["control_units"][1] == {**counted, "direction": 4, "from_spire_in": 2.5}
    for away in (2.75, 3.0):
        do(session, op="post", unit=1, direction=4, away=away, deed="Nudge")
    assert [step.label for step in session.workspace.history.done][1:] == ["Move CU 1", "Nudge CU 1"]
    assert "direction and inches" in str(apply(session, Focus(FILE), {"op": "move", "unit": 1, "to": [1, 1]}))
    gone = {"op": "post", "unit": 0, "direction": 1, "away": 1}
    assert "coordinates" in str(apply(session, Focus(FILE), gone))


def test_a_unit_counted_off_from_the_spire_goes_with_it(session: Session) -> None:
    """Its text stays as it is, whether the others are taken along or not."""
    assert do(session, op="add_posted", type="hack_saw", direction=6, away=6.25, facing=180) == "Add a Hack SAW"
    new = entry_of(session).data["control_units"][-1]
    assert new == {"type": "hack_saw", "direction": 6, "from_spire_in": 6.25, "facing_deg": 180}
    assert units_of(entry_of(session))[-1].at == (18, 12 - 6.25)

    do(session, op="spire", to=[17, 12], carry=[[one.at[0] - 1, one.at[1]] for one in units_of(entry_of(session))])

    assert entry_of(session).data["control_units"][-1] == new
    assert units_of(entry_of(session))[-1].at == (17, 12 - 6.25)
    assert units_of(entry_of(session))[0].at == (17, 13)


def test_terrain_is_drawn_reshaped_and_deleted_as_on_any_table(session: Session) -> None:
    """The deeds of terrain are steps of a board too; undone, the file is as it was to the byte. Rule: SV.HOUSE.7."""
    before = session.workspace.files[FILE]
    outline = [[2, 2], [4, 2], [4, 3]]
    deeds: list[dict[str, Any]] = [
        {"op": "add", "id": "wall_1", "type": "wall", "outline": outline},
        {"op": "outline", "key": "wall_1", "outline": [*outline, [2, 3]], "deed": "Add a corner to"},
        {"op": "type", "key": "wall_1", "type": "scrub"},
        {"op": "delete", "key": "pump_house"},
    ]
    labels = [do(session, op="terrain", deed=deed) for deed in deeds]

    assert labels == ["Draw wall_1", "Add a corner to wall_1", "Make wall_1 scrub", "Delete pump_house"]
    features = drawn(entry_of(session))["features"]
    assert (features[-1]["type"], len(features[-1]["outline"]), len(features)) == ("scrub", 4, 10)
    gone = {"op": "terrain", "deed": {"op": "delete", "key": "pump_house"}}
    assert apply(session, Focus(FILE), gone) == "pump_house is not on the table any more"
    for _ in deeds:
        session.undo()
    assert session.workspace.files[FILE] == before


def test_corners_are_added_last_and_taken_out(session: Session) -> None:
    """In the order of the players; one at least stays. Rule: SV.GAP.41."""
    assert do(session, op="corner", corner="north_west") == "Start a Mob in the north-west"
    assert corners_of(entry_of(session)) == ("south_west", "north_east", "north_west")
    assert do(session, op="corner", corner="south_west") == "Start no Mob in the south-west"
    do(session, op="corner", corner="north_east")
    assert "at least" in str(apply(session, Focus(FILE), {"op": "corner", "corner": "north_west"}))


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
        {"op": "post", "unit": 0, "direction": 0, "away": 1},
        {"op": "post", "unit": 0, "direction": 1, "away": 0},
        {"op": "add_posted", "type": "cu", "direction": 1.5, "away": 1},
        {"op": "terrain", "deed": {"op": "burn", "key": "pump_house"}},
        {"op": "terrain", "deed": {"op": "outline", "key": "pump_house", "outline": [[1, 1], [2, 2]]}},
        {"op": "burn"},
    ],
)
def test_what_no_editor_sends_is_no_edit(session: Session, op: Mapping[str, Any]) -> None:
    """Units that cannot be, places off every table, words that are none."""
    with pytest.raises(ValidationError):
        apply(session, Focus(FILE), op)


def test_what_is_gone_is_refused_in_a_sentence(session: Session) -> None:
    """A unit that was deleted meanwhile, and a file that is no YAML any more."""
    gone = "That control unit is not on the board any more"
    for op in (
        {"op": "move", "unit": 9, "to": [1, 1]},
        {"op": "turn", "unit": 9, "facing": 0},
        {"op": "delete", "unit": 9},
    ):
        assert apply(session, Focus(FILE), op) == gone
    assert apply(session, Focus(FILE), {"op": "type", "unit": 5, "type": "cu"}) == gone
    session.change("Break", {FILE: b"kind: [\n"})
    assert "cannot be read" in str(apply(session, Focus(FILE), {"op": "delete", "unit": 0}))


def test_any_deeds_can_be_taken_back(session: Session) -> None:
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
        apply(session, Focus(FILE), op)
        entry = entry_of(session)
        assert len(drawn(entry)["units"]) == len(entry.data["control_units"])
        assert len(view_of(session, entry)["pulses"]) == 10
    workspace = session.workspace
    while workspace.history.done:
        workspace = workspace.undo()
    assert workspace.files == workspace.base


def test_a_board_that_says_nothing_sound_is_drawn_and_fixed(session: Session) -> None:
    """Words where numbers belong, units that are none: what can be drawn is, and a deed writes what is missing."""
    text = b"kind: control_zone\nid: wild\nwidth_in: wide\nspire_in: [1]\ninner_in: true\ncorners: 3\n"
    units = b"control_units: [7, {type: 3}, {type: tank, at_in: [east, 1]}, {type: tank, at_in: [5, 6]}]\n"
    session.change("Wild", {FILE: text + units})
    entry = entry_of(session)
    assert [(one.number, one.name) for one in units_of(entry)] == [(3, "tank")]
    assert undrawn(entry) == 3
    assert view_of(session, entry)["pulses"][0]["wakes"] == ["unit:3"]

    do(session, op="spire", to=[18, 12])
    do(session, op="ring", ring="inner", radius=4)
    do(session, op="corner", corner="south_west")
    do(session, op="turn", unit=3, facing=36)

    entry = entry_of(session)
    assert spire_of(entry) == (18, 12)
    assert radius_of(entry, "inner") == 4
    assert corners_of(entry) == ("south_west",)
    assert entry.data["control_units"][3] == {"type": "tank", "at_in": [5, 6], "facing_deg": 36}
