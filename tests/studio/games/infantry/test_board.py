"""The board of infantry replays: troopers on their dots, arcs, what lies on the ground, and lines of fire."""

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from engine.battles.battle import Battle, fight
from engine.battles.orders import BattleOrder
from engine.paths import CONTENT
from schemas.models.infantry.dot_map import DotMap
from schemas.packs.packs import Pack, read_packs
from studio.games.infantry.board import InfantryBoard, board_of
from studio.jobs.battles import choices_of, scenarios_of
from studio.jobs.replay import Replay, replay_of

Row = dict[str, Any]
ONE: Row = {
    "a": {"names": ["One"], "colours": ["#2F6B3A"], "troopers": ["Leader", "Gunner"], "zone": [0, 5, 0, 5]},
    "b": {"names": ["Other"], "colours": ["#FFE000"], "troopers": ["Sapper"], "zone": [0, 5, 0, 5]},
    "map": "nowhere",
    "columns": 10,
    "rows": 8,
}


@cache
def shipped() -> Pack:
    [pack] = read_packs([CONTENT / "infantry"]).packs
    return pack


@cache
def fought() -> Battle:
    return fight(shipped(), BattleOrder(scenario="the_ford", seed=1))


@cache
def replay() -> Replay:
    return replay_of(fought().jsonl().encode(), shipped())


def told(*rows: Row) -> tuple[InfantryBoard, Row]:
    """Return a board on bare ground after some rows, and what the last of them changed."""
    board, change = board_of(ONE, None), Row()
    for row in rows:
        board.read({"turn": 1, **row})
        change = board.change(row)
    return board, change


def placed(actor: str, column: int, row: int, carries: str | None = None) -> Row:
    side = "b" if actor == "Sapper" else "a"
    return {"event": "placed", "side": side, "actor": actor, "column": column, "row": row, "carries": carries}


def test_every_scenario_can_be_picked_and_says_who_fights() -> None:
    """A scenario names its squads and its map; without one two squads meet on any map. Rule: IN.HOUSE.10."""
    pack = shipped()

    assert {*scenarios_of(pack)} == {document.id for document in pack.of_kind("scenario")}
    assert scenarios_of(pack)["the_ford"] == ("third_section", "breach_party")
    assert (choices_of(pack).force, choices_of(pack).map) == ("squad", "dot_map")


def test_a_battle_is_told_in_turns_on_its_dots() -> None:
    """Millford has 40 by 56 dots, half an inch apart; every sentence is a step of its turn."""
    scene, steps = replay().scene, replay().steps

    assert scene["size_in"] == [20, 28]
    assert (scene["dots"][0], scene["dots"][-1], len(scene["dots"])) == ([0.25, 0.25], [19.75, 27.75], 40 * 56)
    assert (scene["chapter"], scene["unmeasured"]) == ("turn", True)
    assert [step["text"] for step in steps] == [*fought().sentences()]
    turns = fought().result.turns
    assert [step["round"] for step in steps if step["event"] == "turn"] == [*range(1, turns + 1)]


def test_terrain_is_cells_and_what_is_built_runs_along_its_dots() -> None:
    """The corner of the heavy wood is a cell of half an inch; trenches, walls, wire and zones are strokes."""
    dot_map = shipped().named("dot_map", "millford", DotMap)
    assert dot_map is not None
    dots = [(column, row) for row in range(56) for column in range(40)]
    woods = [spot for spot in dots if dot_map.terrain_at(*spot) == "heavy_vegetation"]
    cells = {tuple(one["outline"][0]) for one in replay().scene["terrain"] if one["type"] == "heavy_vegetation"}

    assert cells == {(column / 2, row / 2) for column, row in woods}
    assert {"trench", "low_wall", "high_wall", "barbed_wire", "objective"} == {
        one["type"] for one in replay().scene["strokes"]
    }
    [trenches] = (one["lines"] for one in replay().scene["strokes"] if one["type"] == "trench")
    dug = [spot for spot in dots if dot_map.terrain_at(*spot) == "trench"]
    assert {(x, y) for x, y, *_ in trenches} == {(column / 2 + 0.25, row / 2 + 0.25) for column, row in dug}


def test_every_attack_is_a_line_over_its_dots() -> None:
    """It leads from where the attacker stands to where the target does, and never over more dots than it is long."""
    stands: dict[str, list[float]] = {}
    shots = notes = 0
    for step in replay().steps:
        stands |= {name: [piece["x"], piece["y"]] for name, piece in step["pieces"].items() if piece}
        if step["event"] == "attack":
            shots += 1
            who, target = step["who"]
            assert step["line"] == ["shot", *stands[who], *stands[target]]
            x, y = (abs(a - b) for a, b in zip(stands[who], stands[target], strict=True))
            assert len(step["over"]) == 2 * max(x, y) - 1
            assert any("back, it would pass over" in note for note in step["notes"]) is bool(step["back"])
            notes += bool(step["back"])
    assert shots > notes > 10


def test_a_shot_says_that_the_line_back_is_another_one() -> None:
    """From 0/0 to 2/1 it goes over 1/1, back over 1/0; what makes the number is told in words. Rule: IN.GAP.20."""
    board, change = told(placed("Leader", 0, 0), placed("Sapper", 2, 1), about("attack", "Leader", target="Sapper"))
    number = {"event": "modifiers", "line": 3, "of_target": -1, "of_attacker": 0, "long_range": 2}

    assert (change["over"], change["back"]) == ([[0.75, 0.75]], [[0.75, 0.25]])
    assert board.note(about("attack", "Leader", target="Sapper")) == (
        "The line of fire runs from the attacker to the target; back, it would pass over 1 other dot (IN.GAP.20)."
    )
    assert board.note(number) == "line of fire +3, target -1, attacker +0, long range +2"


def about(event: str, actor: str, **more: Any) -> Row:
    return {"event": event, "actor": actor, **more}


def test_sides_are_plates_and_discs_with_their_numbers() -> None:
    """The second trooper of side A is a plate with a 2; a yellow squad is read in black."""
    board, _ = told(placed("Gunner", 4, 3))
    plate = board.pieces()["Gunner"]
    [disc] = told(placed("Sapper", 4, 3))[1]["pieces"].values()

    assert (plate["label"], plate["plate"], plate["x"], plate["y"]) == ("2", True, 2.25, 1.75)
    assert (disc["label"], disc.get("plate"), board.scene()["signs"]["b"]) == ("1", None, "#000000")


STATES = {
    "prone": (about("posture", "Leader", prone=True), ["P", -1, 1], "prone"),
    "shaken": (about("morale", "Leader", passed=False, shaken=True), ["S", 1, -1], "shaken"),
    "caught": (about("wire", "Leader", caught=True), ["W", -1, -1], "caught in wire"),
    "tunnel": (about("tunnel", "Leader", under=True), ["T", -1, -1], "in a tunnel"),
    "hurt": (about("damage", "Leader", crossed=7), ["7", 1, 1], "7 cells crossed out"),
}


@pytest.mark.parametrize("state", STATES)
def test_a_state_is_a_badge_and_words(state: str) -> None:
    """Without one there are no badges, and only the place is said."""
    row, badge, words = STATES[state]
    [before] = told(placed("Leader", 1, 2))[1]["pieces"].values()
    [after] = told(placed("Leader", 1, 2), row)[1]["pieces"].values()

    assert (before["marks"], before["state"]) == ([], "at 1/2")
    assert (after["marks"], after["state"]) == ([badge], f"at 1/2, {words}")


def test_arcs_lie_as_they_were_laid_and_end() -> None:
    """A wide arc is 120 degrees, a narrow one 60. Rules: IN.GAP.30, IN.HOUSE.4."""
    rows = (placed("Leader", 1, 2), about("arc", "Leader", bearing_deg=210, wide=True))
    [piece] = told(*rows)[1]["pieces"].values()
    [gone] = told(*rows, about("arc_ends", "Leader", cause="used"))[1]["pieces"].values()

    assert [(arc["bearing"], arc["width"], arc["barrel"]) for arc in piece["arcs"]] == [(210, 120, False)]
    assert piece["state"] == "at 1/2, a wide arc to 210 degrees"
    assert "arcs" not in gone


def test_a_crewed_weapon_has_its_arc_where_it_stands_and_lies_alone_when_it_is_left() -> None:
    """Set up it bears an arc of 60 degrees and swings; with nobody it is a plate. Rules: IN.CRW.8, IN.CRW.11."""
    rows = [placed("Gunner", 3, 3, "LMG")]
    deeds = (("set_up", 45), ("swung", 90), ("left", 90))
    changes = []
    for deed, bearing in deeds:
        rows.append(about("gun", "Gunner", target="Gunner", deed=deed, bearing_deg=bearing))
        changes.append(told(*rows)[1])
    arcs = [change["pieces"]["Gunner"].get("arcs") for change in changes]

    assert [[(arc["bearing"], arc["width"], arc["barrel"]) for arc in each or ()] for each in arcs] == [
        [(45, 60, True)],
        [(90, 60, True)],
        [],
    ]
    assert changes[0]["pieces"]["Gunner"]["state"] == "at 3/3, with a crewed weapon that is set up"
    assert changes[2]["lying"] == [["gun", 1.75, 1.75, 0.21, "weapon of Gunner, at 3/3"]]


def test_what_lies_on_the_ground_is_said_when_it_changes() -> None:
    """Smoke of radius 1 is three dots wide; the dead stay where they fell. Rules: IN.SMK.3, IN.GAP.49."""
    smoke = {"event": "smoke", "column": 4, "row": 4, "radius": 1, "until": 6}
    rows = [placed("Sapper", 2, 2), smoke]
    _, first = told(*rows)
    _, quiet = told(*rows, about("posture", "Sapper", prone=True))
    _, last = told(*rows, {"event": "burns", "column": 7, "row": 0}, about("dead", "Sapper"))

    assert first["lying"] == [["smoke", 2.25, 2.25, pytest.approx(0.71), "smoke until turn 6, at 4/4"]]
    assert "lying" not in quiet
    assert [one[0] for one in last["lying"]] == ["dead", "smoke", "fire"]
    assert last["pieces"] == {"Sapper": None}


def test_a_move_is_a_way_and_a_blast_is_where_it_goes_off() -> None:
    """A step diagonally is one dot. Rule: IN.GAP.20."""
    _, step = told(placed("Leader", 0, 0), about("step", "Leader", column=1, row=1))
    _, blast = told(placed("Leader", 0, 0), about("blast", "Leader", column=4, row=2))

    assert step["way"] == ["move", 0.25, 0.25, 0.75, 0.75]
    assert blast["blast"] == [2.25, 1.25, 0.5]


@pytest.mark.parametrize(("event", "look"), [("declared", "missile"), ("flees", "order")])
def test_what_is_aimed_at_and_made_for_is_a_line_to_its_dot(event: str, look: str) -> None:
    """An explosive is aimed at a dot, and who is shaken makes for one. Rules: IN.EXP.2, IN.GAP.28."""
    _, change = told(placed("Leader", 0, 0), about(event, "Leader", column=4, row=2))

    assert change["line"] == [look, 0.25, 0.25, 2.25, 1.25]


def test_without_its_pack_a_battle_stands_on_bare_dots() -> None:
    """The head of the log says how many there are; terrain and the words of rules come from the pack."""
    bare = replay_of(fought().jsonl().encode(), None).scene

    assert (bare["terrain"], bare["strokes"], bare["size_in"]) == ([], [], [20, 28])


def test_a_map_that_has_grown_since_is_not_shown_below_an_older_battle() -> None:
    """The pack's Millford is another one than that of ten by eight dots in the header."""
    scene = board_of({**ONE, "map": "millford"}, shipped()).scene()

    assert (scene["terrain"], scene["strokes"], scene["size_in"]) == ([], [], [5, 4])


def test_the_zones_that_sides_score_for_are_outlined(tmp_path: Path) -> None:
    """Columns 1 to 2 and rows 3 to 5 reach from 0.5 in to 1.5 and from 1.5 to 3, in the ink of the side."""
    zone = "{type: hold, name: the hut, zone: {columns: [1, 2], rows: [3, 5]}, points: 50}"
    head = "kind: pack\nid: own\nsystem: infantry\nversion: 1.0.0\ntitle: Own\nauthors: [A. Author]\n"
    own = (
        "kind: scenario\nid: hut\ntitle: Hut\ndescription: Go.\ndot_map: millford\nturns: 1\n"
        "a: {squads: [third_section], deploys: {rows: [16, 20]}}\n"
        f"b: {{squads: [breach_party], deploys: {{rows: [29, 33]}}, objectives: [{zone}]}}\n"
    )
    (tmp_path / "pack.yaml").write_text(f"{head}licence: CC-BY-4.0\nformat: 1\nextends: infantry\n", encoding="utf-8")
    (tmp_path / "hut.yaml").write_text(own, encoding="utf-8")
    pack = read_packs([tmp_path], shelf=(CONTENT,)).packs[-1]
    board = board_of(fight(pack, BattleOrder(scenario="hut", seed=1)).header, pack)
    [outline] = [stroke for stroke in board.scene()["strokes"] if stroke["type"] == "objective"]

    assert outline["lines"] == [[0.5, 1.5, 1.5, 1.5], [1.5, 1.5, 1.5, 3.0], [1.5, 3.0, 0.5, 3.0], [0.5, 3.0, 0.5, 1.5]]
    assert outline["ink"] == board.looks["b"].outline.hex
