"""What a scenario gives to one side before anybody has moved: ways counted on paper, on two panels of 35 columns."""

from pathlib import Path

import pytest

from engine.checking.checks import check_packs
from tests.engine.checking.test_checks import GOOD, write

FAR = GOOD["point-out-of-reach"]
"""Red enters in the west, makes six points a turn, scores at M-J-05 (39 points from the edge), and has 7 turns."""
NEAR = GOOD["head-start"]
"""Both enter from their edges and score three points a turn at K-J-31: red comes there in turn 6, blue in turn 7."""

RED_ENTERS = "red: {how: enters, edges: [west], friendly_edges: [west]}"
STRIP = "red: {how: deploys, edge: west, depth_points: DEPTH, friendly_edges: [west]}"
AROUND = "red: {how: deploys, around: [K-J-05], radius_points: RADIUS, friendly_edges: [west]}"
LATER = """\
  detachments:
    - how: enters
      side: red
      edges: [east]
      turn: TURN
      soldiers: [{card: lead}]
special_rules: []"""
DRONE = """\
kind: unit_card
id: rotor
title: Rotor
unit_class: CLASS
attack: 1
shield: 0
move: 9
build_value: 1
---
kind: map_panel
id: kiln"""


def codes(folder: Path, text: str, *changes: tuple[str, str]) -> list[str]:
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    write(folder, {"tested": text}, "battlesuit")
    told = {"point-out-of-reach", "head-start", "weak-attacker"}
    return [each.code for each in check_packs([folder]).diagnostics if each.code in told]


@pytest.mark.parametrize(
    ("begins", "turns", "reached"),
    [
        pytest.param(STRIP.replace("DEPTH", "2"), 6, True, id="38 points from the edge, 36 from the strip"),
        pytest.param(STRIP.replace("DEPTH", "1"), 6, False, id="37 from the strip"),
        pytest.param(STRIP.replace("DEPTH", "50"), 1, True, id="in the strip"),
        pytest.param(AROUND.replace("RADIUS", "4"), 5, True, id="34 points from K-J-05, 30 from those near it"),
        pytest.param(AROUND.replace("RADIUS", "3"), 5, False, id="31 from those near it"),
        pytest.param(RED_ENTERS, 7, True, id="39 points in seven turns of six"),
        pytest.param(RED_ENTERS, 6, False, id="39 points in six turns of six"),
    ],
)
def test_ways_are_counted_from_where_a_side_begins(begins: str, turns: int, reached: bool, tmp_path: Path) -> None:
    """A soldier that makes five points a turn makes six with a boost; one on the edge has made its first point."""
    found = codes(tmp_path, FAR, (RED_ENTERS, begins), ("turns: 7", f"turns: {turns}"))

    assert found == ([] if reached else ["point-out-of-reach"])


@pytest.mark.parametrize(("turn", "reached"), [(1, True), (2, False)])
def test_detachments_come_there_too(turn: int, reached: bool, tmp_path: Path) -> None:
    """From the east it is 31 points, six turns: in six turns, for those that enter in the first one."""
    later = LATER.replace("TURN", str(turn))

    found = codes(tmp_path, FAR, ("special_rules: []", later), ("turns: 7", "turns: 6"))

    assert found == ([] if reached else ["point-out-of-reach"])


@pytest.mark.parametrize(("unit_class", "reached"), [("unarmoured", True), ("drone", False)])
def test_only_who_may_hold_a_point_counts(unit_class: str, reached: bool, tmp_path: Path) -> None:
    """Nine points a turn and a boost are four turns; but drones hold nothing (BS.GAP.132)."""
    card = DRONE.replace("CLASS", unit_class)
    units = ("      - {card: lead}\n", "      - {card: lead}\n    units: [{card: rotor}]\n")

    found = codes(tmp_path, FAR, ("kind: map_panel\nid: kiln", card), units, ("turns: 7", "turns: 4"))

    assert found == ([] if reached else ["point-out-of-reach"])


@pytest.mark.parametrize(
    ("old", "new"),
    [
        pytest.param("type: meeting_engagement", "type: custom", id="no meeting engagement"),
        pytest.param("when: per_turn", "when: end", id="red scores once"),
        pytest.param("side: blue, at: [K-J-11]", "side: blue, at: [K-J-12]", id="not the same point"),
        pytest.param("at: [K-J-11]", "at: [K-J-11, M-J-25]", id="another one as near to blue, for red alone"),
    ],
)
def test_a_head_start_is_one_for_the_same_points_in_every_turn(old: str, new: str, tmp_path: Path) -> None:
    """At K-J-11, eleven points from red and 59 from blue, red is eight turns ahead."""
    near = (("at: [K-J-31]", "at: [K-J-11]"),) * 2

    assert codes(tmp_path, NEAR, *near) == ["head-start"]
    expected = ["head-start"] if "M-J-25" in new else []
    assert codes(tmp_path, NEAR, *near, (old, new)) == expected


def test_points_on_either_side_make_up_for_each_other(tmp_path: Path) -> None:
    """K-J-11 is as near to red as M-J-25 to blue."""
    both = (("at: [K-J-31]", "at: [K-J-11, M-J-25]"),) * 2

    assert codes(tmp_path, NEAR, *both) == []


def test_a_lead_is_told_in_points(tmp_path: Path) -> None:
    """Red is at K-J-11 in turn 2, blue would be in turn 10: eight turns of three points."""
    write(tmp_path, {"tested": NEAR.replace("K-J-31", "K-J-11")}, "battlesuit")

    [told] = [each for each in check_packs([tmp_path]).diagnostics if each.code == "head-start"]

    assert "red begins nearer" in told.message
    assert "can collect 24 victory points before blue" in told.message


@pytest.mark.parametrize(
    ("old", "new"),
    [
        pytest.param("attacker: red\n", "", id="nobody attacks"),
        pytest.param("attacker: red", "attacker: blue", id="the stronger side waits"),
    ],
)
def test_who_attacks_is_weighed(old: str, new: str, tmp_path: Path) -> None:
    """Red has 150 build points against 120, a quarter more, as a holding action asks at least."""
    found = codes(tmp_path, GOOD["weak-attacker"], (old, new))

    assert found == (["weak-attacker"] if "blue" in new else [])
