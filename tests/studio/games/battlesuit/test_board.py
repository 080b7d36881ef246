"""The board of Battlesuit replays: where soldiers stand, what is said of them, and the lines between them."""

from pathlib import Path

import pytest

from engine.battles.battle import Battle, fight
from engine.battles.orders import BattleOrder
from schemas.packs.packs import Pack, read_packs
from studio.games.battlesuit.board import board_of
from studio.jobs.battles import scenarios_of
from studio.jobs.replay import replay_of


@pytest.fixture(scope="module")
def pack() -> Pack:
    """Return the shipped pack."""
    return read_packs((Path("content/battlesuit"),)).packs[0]


@pytest.fixture(scope="module")
def battle(pack: Pack) -> Battle:
    """Return a battle on four panels, two by two."""
    return fight(pack, BattleOrder(scenario="crossroads", seed=1))


def test_every_scenario_can_be_picked_with_its_forces(pack: Pack) -> None:
    """The page offers each scenario document, with the forces of red and blue that it fixes."""
    assert {*scenarios_of(pack)} == {document.id for document in pack.of_kind("scenario")}
    assert scenarios_of(pack)["crossroads"] == ("red_outriders", "blue_gatehouse")


def test_a_battle_is_told_in_turns_on_its_panels(pack: Pack, battle: Battle) -> None:
    """Four panels of 17 by 11 inches are a map of 34 by 22; every sentence is a step of its turn."""
    replay = replay_of(battle.jsonl().encode(), pack)

    assert replay.scene["size_in"] == [34, 22]
    assert replay.scene["chapter"] == "turn"
    assert [step["text"] for step in replay.steps] == [*battle.sentences()]
    assert [step["round"] for step in replay.steps if step["event"] == "turn"] == [*range(1, battle.result.turns + 1)]


def test_each_attack_is_a_line_between_who_fires_and_its_target(pack: Pack, battle: Battle) -> None:
    """Both ends are where the two stand, and the parts of the strength are noted beside the sentence."""
    stands: dict[str, list[float]] = {}
    attacks = 0
    for step in replay_of(battle.jsonl().encode(), pack).steps:
        stands |= {name: [piece["x"], piece["y"]] for name, piece in step["pieces"].items() if piece}
        if step["event"] == "attack":
            attacks += 1
            who, target = step["who"]
            assert step["line"] == ["shot", *stands[who], *stands[target]]
            assert step["notes"][0].startswith("attack ")
    assert attacks > 10


def test_a_soldier_in_the_air_is_lifted_and_says_how_high(pack: Pack, battle: Battle) -> None:
    """Two levels above level 0 it stands above its dot; on the ground it does not. Rules: BS.MAP.7, BS.LOS.30."""
    board = board_of(battle.header, pack)
    row = {"event": "enter", "turn": 1, "side": "red", "actor": "red command A", "at": "A-A-01", "level": 0}
    board.read(row)
    [ground] = board.change(row)["pieces"].values()
    board.read({**row, "level": 2})
    [air] = board.change(row)["pieces"].values()

    assert (ground["x"], ground["y"]) == (air["x"], air["y"]) == (0, 22)
    assert "lift" not in ground
    assert ground["marks"] == []
    assert air["lift"] > 0
    assert air["marks"] == [["2", -1, 1]]
    assert air["state"] == "at A-A-01, level 2, 2 levels above the ground"


def test_without_its_pack_a_battle_stands_on_bare_ground(battle: Battle) -> None:
    """The head of the log says how the panels lay; terrain and the words of rules come from the pack."""
    replay = replay_of(battle.jsonl().encode(), None)

    assert replay.scene["terrain"] == []
    assert replay.scene["size_in"] == [34, 22]
