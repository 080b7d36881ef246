"""What the drawing of a control zone is told by the engine."""

from math import cos, radians, sin
from pathlib import Path

import pytest

from studio.core.entries import Entry
from studio.core.session import Session
from studio.core.workspace import Focus
from studio.games.survive.editors.zone_board import unit_at
from studio.games.survive.editors.zone_ops import apply
from studio.games.survive.editors.zone_view import facts_of, key_at, pulses, roads, rules_of, view_of
from tests.studio.shipped import session_of

PUMP = "zones/pump_station_nine.yaml"
WIDTH_IN = 2.5


@pytest.fixture
def session(tmp_path: Path) -> Session:
    """The shipped game."""
    return session_of(tmp_path, "survive")


def entry_of(session: Session, name: str = PUMP) -> Entry:
    entry = session.entry(name)
    assert entry is not None
    return entry


def test_each_face_of_the_die_has_its_direction_and_wakes_the_nearest(session: Session) -> None:
    """North is 1, then every 36 degrees; the Prime CU stands in the north, and is nearest in the south as well.

    South of the spire a ray passes 1.9 in from both CUs, while the Prime CU behind it is 1 in from the spire.
    Rules: SV.GAP.20, SV.GAP.21, SV.CAP.2.
    """
    found = pulses(entry_of(session), rules_of(session))

    assert [(one["roll"], one["degrees"]) for one in found] == [(roll, (roll - 1) * 36) for roll in range(1, 11)]
    assert found[0]["wakes"] == ["unit:0"]
    assert found[5]["wakes"] == ["unit:0"]
    assert found[3]["wakes"] == ["unit:1"]  # 108 degrees is where the first CU stands


def test_problems_are_told_of_the_thing_they_are_about(session: Session) -> None:
    """A CU in the Prime CU, a Rip SAW in the inner zone, a ring over the edge. Rules: SV.HOUSE.2, SV.CTL.3."""
    for op in (
        {"op": "move", "unit": 1, "to": [18, 13.5]},
        {"op": "move", "unit": 3, "to": [18, 9]},
        {"op": "ring", "ring": "outer", "radius": 12.5},
    ):
        assert apply(session, Focus(PUMP), op) is None

    found = view_of(session, entry_of(session))["problems"]

    assert sorted(found) == ["ring:outer", "unit:1", "unit:3"]
    assert "12.5" in found["ring:outer"][0]
    assert "the cu stands in the prime_cu" in found["unit:1"][0]
    assert "in the inner zone" in found["unit:3"][0]


def test_a_base_that_hangs_over_the_edge_is_told(session: Session) -> None:
    """Bases are an inch across: a centre 0.25 in from the edge hangs over it, one 0.5 in from it does not."""
    apply(session, Focus(PUMP), {"op": "move", "unit": 4, "to": [18, 0.25]})
    assert "hangs over" in view_of(session, entry_of(session))["problems"]["unit:4"][-1]
    apply(session, Focus(PUMP), {"op": "move", "unit": 4, "to": [18, 0.5]})
    assert not any("hangs" in one for one in view_of(session, entry_of(session))["problems"]["unit:4"])
    apply(session, Focus(PUMP), {"op": "move", "unit": 4, "to": [18, -0.5]})
    assert "stands off the table" in view_of(session, entry_of(session))["problems"]["unit:4"][-1]


def test_what_a_level_still_wants_of_its_board_is_told(session: Session) -> None:
    """Two players call for a Prime CU, two CUs, a Rip SAW and a Buzz SAW. Rule: SV.GAP.3."""
    assert view_of(session, entry_of(session))["wanted"] == ["2 players: all control units are there"]
    apply(session, Focus(PUMP), {"op": "delete", "unit": 4})
    apply(session, Focus(PUMP), {"op": "delete", "unit": 2})
    assert view_of(session, entry_of(session))["wanted"] == ["2 players: needs 1 CU, 1 Buzz SAW more"]


def test_kinds_know_the_ground_they_patrol_and_their_arc(session: Session) -> None:
    """SAWs keep out of the inner ring; a Hack SAW has no gun. Rules: SV.CTL.2, SV.CTL.3, SV.CTL.6."""
    kinds = {one["name"]: one for one in view_of(session, entry_of(session))["types"]}

    assert {name: (one["beyond"], one["up_to"], one["range"]) for name, one in kinds.items()} == {
        "prime_cu": ("", "outer", 13),
        "cu": ("", "outer", 13),
        "rip_saw": ("inner", "outer", 13),
        "buzz_saw": ("inner", "outer", 13),
        "hack_saw": ("inner", "outer", None),
    }


def test_the_rules_of_the_pack_move_the_red_line_and_the_bases(session: Session) -> None:
    """With the Red Line at the inner rim CUs keep within it. Rule: SV.GAP.9."""
    rules = session.entries("rules")[0]
    session.put(rules.at("control", "red_line"), "icz_outer", "Move the Red Line")
    session.put(rules.at("base", "diameter_in"), 1.5, "Grow bases")

    view = view_of(session, entry_of(session))

    assert (view["red_line"], view["base"]) == ("inner", 1.5)
    assert {one["name"]: one["up_to"] for one in view["types"]}["cu"] == "inner"


def test_places_of_the_text_are_things_of_the_drawing(session: Session) -> None:
    """So that what was undone is shown; terrain by its name, of which that of the spire can be none."""
    entry = entry_of(session)

    assert key_at(entry, ("control_units", 3, "at_in", 0)) == "unit:3"
    assert key_at(entry, ("outer_in",)) == "ring:outer"
    assert key_at(entry, ("spire_in", 0)) == "the spire"
    assert key_at(entry, ("features", 1, "outline_in", 2)) == "valve_house"
    assert key_at(entry, ("roads", 0, "line_in")) == "road:0"
    assert [key_at(entry, at) for at in ((), ("title",), ("control_units",), ("features", 99))] == ["", "", "", ""]


def test_kinds_of_terrain_look_as_they_are_printed_and_say_what_they_do(session: Session) -> None:
    """The five kinds of the rules, and one of an author's own. Rules: SV.HOUSE.7, SV.GAP.25."""
    rules = session.entries("rules")[0]
    session.put(rules.at("terrain", "kinds", "tar_pit"), {"blocks": True, "cover": -1}, "Add tar pits")

    kinds = {one["name"]: one for one in view_of(session, entry_of(session))["terrain"]}

    assert {name: one["effect"] for name, one in kinds.items()} == {
        "building": "stops sight and movement",
        "wall": "stops sight and movement",
        "barricade": "\N{MINUS SIGN}1 to a shot across it",
        "scrub": "\N{MINUS SIGN}1 to a shot across it",
        "bunker_slit": "\N{MINUS SIGN}2 to a shot across it",
        "tar_pit": "stops sight and movement and \N{MINUS SIGN}1 to a shot across it",
    }
    assert len({(one["ink"], one["shade"]) for one in kinds.values()}) == 6


def test_roads_are_drawn_where_their_points_can_be(session: Session) -> None:
    """Interchange Zero has four; one whose points are no places is left out."""
    entry = entry_of(session, "zones/interchange_zero.yaml")
    assert [(one["key"], one["line"][1], one["width"]) for one in roads(entry)] == [
        (f"road:{number}", (30, 24), WIDTH_IN) for number in range(4)
    ]
    session.put(entry.at("roads", 1, "line_in"), [[1, 2], "here"], "Break a road")
    entry = entry_of(session, "zones/interchange_zero.yaml")
    assert [one["key"] for one in roads(entry)] == ["road:0", "road:2", "road:3"]


def test_a_unit_counted_off_from_the_spire_stands_where_the_rules_lead(session: Session) -> None:
    """Direction 3 is 72 degrees by steps of 36, and 90 by steps of 45. Rules: SV.GAP.20, SV.HOUSE.3."""
    entry = entry_of(session)
    counted = {"type": "prime_cu", "direction": 3, "from_spire_in": 2, "facing_deg": 0}
    session.put(entry.at("control_units", 0), counted, "Count it off")
    unit = unit_at(entry_of(session), 0, rules_of(session))
    assert unit is not None
    assert unit.at == pytest.approx((18 + 2 * sin(radians(72)), 12 + 2 * cos(radians(72))))

    session.put(session.entries("rules")[0].at("direction", "step_deg"), 45, "Eight directions")
    unit = unit_at(entry_of(session), 0, rules_of(session))
    assert unit is not None
    assert unit.at == pytest.approx((20, 12))


def test_a_unit_tells_where_it_stands(session: Session) -> None:
    """The Rip SAW of Pump Station Nine is six inches out, between the rings of four and eight."""
    unit = unit_at(entry_of(session), 3)
    assert unit is not None
    assert facts_of(entry_of(session), unit) == "6.00 in from the spire, OCZ"
