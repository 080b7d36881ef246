"""The board that replays of the game of maneuvers are shown on: locations, characters in their states, totals."""

import json
from functools import cache
from typing import Any

import pytest

from engine.battles.battle import Battle, fight
from engine.battles.orders import BattleOrder, LogError
from engine.paths import CONTENT
from schemas.packs.packs import Pack, read_packs
from studio.games.maneuvers.board import MARKS, TILE_IN, TOTALS_IN, ManeuversBoard, board_of
from studio.jobs.replay import Replay, replay_of


@cache
def shipped() -> Pack:
    [pack] = read_packs([CONTENT / "maneuvers"]).packs
    return pack


@cache
def fought() -> Battle:
    return fight(shipped(), BattleOrder(scenario="lights_out", seed=3))


@cache
def replay() -> Replay:
    return replay_of(fought().jsonl().encode(), shipped())


@cache
def rows() -> tuple[dict[str, Any], ...]:
    return tuple(fought().rows())


def board() -> ManeuversBoard:
    return board_of(rows()[0], shipped())


def after(steps: tuple[dict[str, Any], ...]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for step in steps:
        found |= step["pieces"]
    return {name: piece for name, piece in found.items() if piece is not None}


def test_every_location_has_a_tile_and_its_characters_stand_on_it() -> None:
    """Each squad begins at the location that the fight says, the first of which is 0. Rule: MN.GAP.7."""
    shown, header = board(), rows()[0]
    assert [tile["type"] for tile in shown.scene()["terrain"]] == header["locations"]

    pieces = shown.change({"event": "begins"})["pieces"]

    at = {name: int((piece["x"] - TOTALS_IN) // TILE_IN) for name, piece in pieces.items() if piece["kind"] == ""}
    assert {at[name] for name in header["a"]["members"]} == {header["a"]["location"]}
    assert {at[name] for name in header["b"]["members"]} == {header["b"]["location"]}


def test_no_two_characters_stand_on_each_other() -> None:
    """Each has its own place among its squad, wherever it goes; the first squad stands in the south."""
    middle = board().scene()["size_in"][1] / 2
    for end in range(1, len(replay().steps), 7):
        pieces = after(replay().steps[:end]).values()
        assert len({(piece["x"], piece["y"]) for piece in pieces}) == len(pieces)
        assert all((piece["y"] < middle) is (piece["side"] == "a") for piece in pieces)


def test_totals_are_those_of_the_result() -> None:
    """The plates say at the end what the fight ended with; who leads has the Edge. Rule: MN.SQD.3."""
    plates = {piece["side"]: piece for piece in after(replay().steps).values() if piece["kind"] == "total"}
    scores = fought().result.scores

    assert {side: int(plate["label"].replace("\N{MINUS SIGN}", "-")) for side, plate in plates.items()} == scores
    ahead = [side for side, plate in plates.items() if "Edge" in plate["state"]]
    assert ahead == [side for side in scores if scores[side] > min(scores.values())]


def test_who_has_left_is_gone() -> None:
    """An escape that is made good takes a character off the board; the others stay where they are. Rule: MN.ESC.3."""
    shown, [name, *_] = board(), rows()[0]["a"]["members"]
    before = shown.change({"event": "begins"})["pieces"]
    shown.read({"event": "left", "actor": name, "side": "a"})

    assert before[name] is not None
    assert shown.change({"event": "left", "actor": name})["pieces"] == {name: None}


def test_a_state_is_a_badge_and_a_word_until_it_is_lost() -> None:
    """Hidden, then hidden no longer. Rules: MN.COV.2, MN.GAP.10."""
    shown, [name, *_] = board(), rows()[0]["a"]["members"]
    row = {"event": "state", "actor": name, "state": "hidden", "set": True, "side": "a"}
    shown.read(row)
    piece = shown.change(row)["pieces"][name]
    assert (piece["marks"], piece["state"]) == ([[*MARKS["hidden"]]], "hidden")

    shown.read({**row, "set": False})
    piece = shown.change(row)["pieces"][name]

    assert (piece["marks"], piece.get("state")) == ([], None)


def test_a_character_exposed_to_two_is_exposed_until_both_have_used_it() -> None:
    """One sniper uses it up, the other may still shoot; a move ends it for all. Rules: MN.COV.3, MN.GAP.11."""
    shown, [name, *_], [one, other, *_] = board(), rows()[0]["a"]["members"], rows()[0]["b"]["members"]
    row = {"event": "state", "actor": name, "state": "exposed", "set": True, "side": "a"}
    for enemy in (one, other):
        shown.read({**row, "target": enemy})
    shown.read({**row, "target": one, "set": False})
    piece = shown.change(row)["pieces"][name]
    assert (piece["state"], len(piece["marks"])) == (f"exposed to {other}", 1)

    shown.read({**row, "set": False})

    assert shown.change(row)["pieces"][name]["marks"] == []


def test_checks_to_come_are_counted() -> None:
    """Two Fallout checks and a missed action are words on the piece. Rules: MN.DMG.3, MN.AID.3."""
    shown, [name, *_] = board(), rows()[0]["a"]["members"]
    for _ in range(2):
        shown.read({"event": "check_earned", "actor": name, "check": "fallout", "side": "a"})
    shown.read({"event": "will_miss", "actor": name, "side": "a"})

    piece = shown.change({"event": "will_miss"})["pieces"][name]

    assert piece["state"] == "2 Fallout checks to come, misses the next action"


def test_moves_and_blows_are_shown_between_places() -> None:
    """A way ends where the piece stands then; a blow is a line between two characters."""
    shown, header = board(), rows()[0]
    mover, victim = header["a"]["members"][0], header["b"]["members"][0]
    stood = shown.change({"event": "begins"})["pieces"]
    move = {"event": "move", "actor": mover, "to": header["locations"][-1], "side": "a"}
    shown.read(move)
    change = shown.change(move)

    now = change["pieces"][mover]
    assert change["way"] == ["move", stood[mover]["x"], stood[mover]["y"], now["x"], now["y"]]
    blow = shown.change({"event": "damage", "actor": mover, "target": victim})
    assert blow["line"] == ["shot", now["x"], now["y"], stood[victim]["x"], stood[victim]["y"]]


def test_a_row_of_somebody_who_is_not_there_is_refused() -> None:
    """A log that was written by hand ends with a sentence."""
    header, rest = fought().jsonl().split("\n", 1)
    told = json.loads(header)
    for seat in "ab":
        told[seat]["members"] = [f"Nobody {number}" for number in range(4)]

    with pytest.raises(LogError, match="cannot be drawn"):
        replay_of(f"{json.dumps(told)}\n{rest}".encode(), shipped())


def test_a_light_squad_is_read_in_black() -> None:
    """White words on a yellow disc cannot be read."""
    header = {**rows()[0], "a": {**rows()[0]["a"], "colour": "#FFE000"}}

    signs = board_of(header, shipped()).scene()["signs"]

    assert (signs["a"], signs["b"]) == ("#000000", "#ffffff")
