"""The board that replays of the game of maneuvers are shown on: locations, characters in their states, totals."""

from functools import cache
from typing import Any

import pytest

from engine.battles.battle import Battle, fight
from engine.battles.logs import LogError
from engine.battles.orders import BattleOrder
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
    """Lights Out has four; Nightjar begins at the first, Lantern at the third. Rule: MN.GAP.7."""
    shown, scene = board(), board().scene()
    assert [tile["type"] for tile in scene["terrain"]] == ["roof hatch", "plant room", "canteen", "gatehouse"]

    pieces = shown.change({"event": "begins"})["pieces"]

    at = {name: int((piece["x"] - TOTALS_IN) // TILE_IN) for name, piece in pieces.items() if piece["kind"] == ""}
    assert {at[name] for name in rows()[0]["a"]["members"]} == {0}
    assert {at[name] for name in rows()[0]["b"]["members"]} == {2}


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
    [ahead] = [side for side, plate in plates.items() if "Edge" in plate["state"]]
    assert scores[ahead] == max(scores.values())


def test_who_has_left_is_gone_and_the_others_are_there() -> None:
    """Escapes that are made good take a character off the board. Rule: MN.ESC.3."""
    left = {row["actor"] for row in rows() if row["event"] == "left"}
    everybody = {name for seat in "ab" for name in rows()[0][seat]["members"]}

    there = {name for name, piece in after(replay().steps).items() if piece["kind"] == ""}

    assert left
    assert there == everybody - left


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


def test_checks_to_come_are_counted() -> None:
    """Two Fallout checks and a missed action are words on the piece. Rules: MN.DMG.3, MN.AID.3."""
    shown, [name, *_] = board(), rows()[0]["a"]["members"]
    for _ in range(2):
        shown.read({"event": "check_earned", "actor": name, "check": "fallout", "side": "a"})
    shown.read({"event": "will_miss", "actor": name, "actions": 1, "side": "a"})

    piece = shown.change({"event": "will_miss"})["pieces"][name]

    assert piece["state"] == "2 Fallout checks to come, misses 1 action"


def test_moves_and_blows_are_shown_between_places() -> None:
    """A way ends where the piece stands then; a blow is a line between two characters."""
    ways = [step for step in replay().steps if "way" in step]
    assert ways
    for step in ways:
        moved = step["pieces"][step["who"][0]]
        assert step["way"][3:] == [moved["x"], moved["y"]]
    assert {step["line"][0] for step in replay().steps if step["event"] == "damage"} == {"shot"}


def test_a_row_of_somebody_who_is_not_there_is_refused() -> None:
    """A log that was written by hand ends with a sentence."""
    text = fought().jsonl().replace('"actor": "Suri"', '"actor": "Nobody"')

    with pytest.raises(LogError, match="cannot be drawn"):
        replay_of(text.encode(), shipped())


def test_a_light_squad_is_read_in_black() -> None:
    """White words on a yellow disc cannot be read."""
    header = {**rows()[0], "a": {**rows()[0]["a"], "colour": "#FFE000"}}

    signs = board_of(header, shipped()).scene()["signs"]

    assert (signs["a"], signs["b"]) == ("#000000", "#FFFFFF")
