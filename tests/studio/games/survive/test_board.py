"""The board that replays of SURVIVE are shown on: rings, figures, the KeyChip, shots."""

from functools import cache
from typing import Any

import pytest

from engine.battles.battle import fight
from engine.battles.orders import BattleOrder
from engine.games.survive.log.tabletop import Tabletop
from engine.paths import CONTENT
from schemas.packs.packs import Pack, read_packs
from studio.games.survive.board import SurviveBoard, board_of
from studio.jobs.replay import Replay, replay_of


@cache
def shipped() -> Pack:
    [pack] = read_packs([CONTENT / "survive"]).packs
    return pack


@cache
def log(seed: int = 3) -> bytes:
    return fight(shipped(), BattleOrder(scenario="rush_hour", seed=seed)).jsonl().encode()


@cache
def replay() -> Replay:
    return replay_of(log(), shipped())


@cache
def rows() -> tuple[dict[str, Any], ...]:
    return tuple(fight(shipped(), BattleOrder(scenario="rush_hour", seed=3)).rows())


def board() -> SurviveBoard:
    return board_of(rows()[0], shipped())


def standing(steps: tuple[dict[str, Any], ...]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for step in steps:
        found |= step["pieces"]
    return {name: piece for name, piece in found.items() if piece is not None}


def test_the_scene_has_both_rings_and_an_ink_and_a_sign_for_every_piece() -> None:
    """The rings lie around the spire as far as the log's header says; Control has its own ink."""
    scene = board().scene()

    assert [ring[2] for ring in scene["rings"]] == rows()[0]["rings_in"][::-1]
    for piece in standing(replay().steps).values():
        assert piece["side"] in scene["inks"]
        assert piece["kind"] in scene["icons"]


def test_steps_are_told_in_turns() -> None:
    """A level has no rounds."""
    assert replay().scene["chapter"] == "turn"
    assert [step["round"] for step in replay().steps if step["event"] == "turn"] == [
        row["number"] for row in rows() if row["event"] == "turn"
    ]


def test_the_changes_of_all_steps_together_are_the_table_at_the_end() -> None:
    """Whoever stands there stands where the log has it, and is Dazed if it is."""
    table = Tabletop()
    for row in rows()[1:]:
        table.read(row)
    shown = standing(replay().steps)

    assert {*shown} - {"KeyChip"} == {*table.figures}
    for name, figure in table.figures.items():
        assert (shown[name]["x"], shown[name]["y"]) == (figure.x_in, figure.y_in)
        assert shown[name].get("dazed", False) == figure.dazed


def test_the_keychip_is_somewhere_at_every_step_and_with_one_at_most() -> None:
    """It is on the first Prime CU, lies on the board or is carried (SV.GAP.33)."""
    found: dict[str, Any] = {}
    for step in replay().steps:
        found |= step["pieces"]
        there = [name for name, piece in found.items() if piece and (piece.get("holding") or name == "KeyChip")]
        assert len(there) == 1, step["text"]


def test_a_board_without_a_prime_unit_begins_with_the_keychip_at_the_spire() -> None:
    """It lies at the foot of the spire, half its width east of the centre (SV.GAP.33)."""
    shown = board()
    shown.read({"event": "turn", "number": 1})

    change = shown.change({"event": "turn"})

    east, north = rows()[0]["spire_in"]
    assert change["pieces"]["KeyChip"]["x"] == pytest.approx(east + shown.rules.base.spire_in / 2)
    assert change["pieces"]["KeyChip"]["y"] == north


def test_shots_and_ways_are_shown_between_places_of_the_log() -> None:
    """A shot goes from who shoots to whom it is at; a way ends where the piece stands then."""
    shots = [step for step in replay().steps if step["event"] == "shot"]
    ways = [step for step in replay().steps if "way" in step]

    assert shots
    assert ways
    assert all(step["line"][0] == "shot" for step in shots)
    for step in ways:
        moved = step["pieces"][step["who"][0]]
        assert step["way"][3:] == [moved["x"], moved["y"]]
