"""What sides score for beside enemies: zones that they hold, and zones that their troopers reach. Rule: IN.HOUSE.11."""

from pathlib import Path
from typing import Any

import pytest

from engine.battles.battle import Battle, fight
from engine.battles.orders import BattleOrder, Participant
from engine.checking.checks import check_packs
from engine.games.infantry.custom_players.view import View
from engine.games.infantry.kernel.codes import SIDES, Ending, Event, Objective, State
from engine.games.infantry.kernel.course import end_turn
from engine.games.infantry.kernel.standing.objectives import score
from engine.games.infantry.kernel.standing.people import winner_by_value
from engine.games.infantry.log.tabletop import tabletop_of
from schemas.packs.packs import Pack, read_packs
from tests.engine.games.infantry.bench import Table

ZONE = (2, 4, 10, 12)
FORD = """kind: scenario
id: ford
title: Ford
description: Across.
dot_map: millford
turns: 6
a: {squads: [third_section], deploys: {rows: [16, 20]}, objectives: [
  {type: hold, name: the south bank, zone: {rows: [0, 23]}, points: 90, each_turn: true}]}
b: {squads: [breach_party], deploys: {rows: [29, 33]}, objectives: [
  {type: cross, name: the stream, zone: {rows: [20, 55]}, points: 30},
  {type: hold, name: the mill, zone: {columns: [26, 32], rows: [37, 41]}, points: 250}]}
"""
PACK = """kind: pack
id: own
system: infantry
version: 1.0.0
title: Own
authors: [A. Author]
licence: CC-BY-4.0
format: 1
extends: infantry
"""


@pytest.fixture
def pack(packs: dict[str, Pack]) -> Pack:
    return packs["infantry"]


@pytest.fixture
def own(tmp_path: Path) -> Pack:
    """A pack with a scenario whose sides score for three things."""
    for name, text in {"pack": PACK, "ford": FORD}.items():
        (tmp_path / f"{name}.yaml").write_text(text, encoding="utf-8")
    return read_packs([tmp_path], shelf=(Path("content"),)).packs[-1]


def give(table: Table, side: int, kind: Objective, points: int, *, each_turn: bool = False) -> None:
    """Let a side score for the zone."""
    forces = table.game.forces
    at, forces.objectives = forces.objectives, forces.objectives + 1
    forces.objective[at], forces.objective_side[at], forces.objective_points[at] = kind, side, points
    forces.objective_each_turn[at] = int(each_turn)
    number = SIDES + at
    forces.west[number], forces.east[number], forces.south[number], forces.north[number] = ZONE


def scored(table: Table, turn: int = 12) -> list[int]:
    """Return what both sides have scored after a turn of twelve."""
    table.game.battle.turn = turn
    score(table.game)
    return [*table.game.battle.scored]


@pytest.mark.parametrize("dot", [(2, 10), (4, 12), (2, 12), (4, 10)])
def test_who_is_alone_in_a_zone_holds_it(pack: Pack, dot: tuple[int, int]) -> None:
    """Its corners are of it; one trooper is enough, and several score no more."""
    table = Table(pack, ("rifleman", "rifleman"))
    give(table, 0, Objective.HOLD, 400)
    table.put("rifleman", *dot)
    table.put("rifleman#2", 3, 11)

    assert scored(table) == [400, 0]


@pytest.mark.parametrize("dot", [(1, 10), (5, 10), (3, 9), (3, 13)])
def test_who_is_beside_a_zone_holds_nothing_and_disputes_nothing(pack: Pack, dot: tuple[int, int]) -> None:
    """Dots beyond each of its limits are not of it."""
    table = Table(pack)
    give(table, 0, Objective.HOLD, 400)
    table.put("rifleman", *dot)
    assert scored(table) == [0, 0]

    table.put("scout", *dot)
    table.put("rifleman", 3, 11)
    assert scored(table) == [400, 0]


def test_an_enemy_in_a_zone_disputes_it(pack: Pack) -> None:
    """Nobody holds what both are in, neither for the one nor for the other."""
    table = Table(pack)
    for side in range(SIDES):
        give(table, side, Objective.HOLD, 400)
    table.put("rifleman", 3, 11)
    table.put("scout", 4, 12)

    assert scored(table) == [0, 0]


@pytest.mark.parametrize("state", [State.DEAD, State.ROUTED])
def test_who_does_not_fight_any_more_is_in_no_zone(pack: Pack, state: State) -> None:
    """The dead and the routed neither hold nor dispute."""
    table = Table(pack)
    give(table, 1, Objective.HOLD, 70)
    table.put("rifleman", 3, 11, state=state)
    table.put("scout", 3, 12)
    assert scored(table) == [0, 70]

    table.put("scout", 3, 12, state=state)
    assert scored(table) == [0, 70]


def test_who_is_in_a_tunnel_is_in_no_zone(pack: Pack) -> None:
    """Under ground nobody holds, disputes or has crossed."""
    table = Table(pack)
    give(table, 0, Objective.HOLD, 400)
    give(table, 1, Objective.CROSS, 50)
    table.put("rifleman", 3, 11, tunnel=0)
    table.put("scout", 3, 12)
    assert scored(table) == [0, 50]

    table.put("rifleman", 3, 11, tunnel=-1)
    table.put("scout", 3, 12, tunnel=0)
    assert scored(table) == [400, 50]


def test_each_who_has_crossed_scores(pack: Pack) -> None:
    """Two of three are there: twice 50, whoever else is."""
    table = Table(pack, ("scout",), ("rifleman",) * 3)
    give(table, 1, Objective.CROSS, 50)
    table.put("rifleman", 2, 10)
    table.put("rifleman#2", 3, 10)
    table.put("rifleman#3", 3, 13)
    table.put("scout", 4, 12)

    assert scored(table) == [0, 100]
    assert [row[7:9] for row in table.setup.rows() if row[0] == Event.SCORES] == [(2, 100)]


def test_only_what_counts_in_each_turn_scores_before_the_last(pack: Pack) -> None:
    """In turn 11 of 12 the one of each turn scores, after the last one all three do."""
    table = Table(pack, ("rifleman",), ("scout",))
    give(table, 0, Objective.HOLD, 400)
    give(table, 0, Objective.HOLD, 30, each_turn=True)
    give(table, 0, Objective.CROSS, 5)
    table.put("rifleman", 3, 11)

    assert scored(table, 11) == [30, 0]
    assert scored(table, 12) == [30 + 435, 0]


def test_what_is_scored_is_added_to_the_enemies(pack: Pack) -> None:
    """A has destroyed 500, B 350 and scored 324: 174 ahead of 1750 is a draw, 175 is none (IN.GAP.38)."""
    table = Table(pack)
    table.game.battle.lost[:] = [350, 500]
    table.game.battle.scored[:] = [0, 324]
    assert winner_by_value(table.game) == -1

    table.game.battle.scored[:] = [0, 325]
    assert winner_by_value(table.game) == 1

    table.game.battle.scored[:] = [325, 300]
    assert winner_by_value(table.game) == 0


def test_where_nobody_scores_for_anything_nothing_is_said(pack: Pack) -> None:
    """The end of a turn has one row, how things stand, and no objective stands at the beginning."""
    table = Table(pack)
    table.game.battle.turn = 3
    end_turn(table.game)

    assert [row["event"] for row in table.rows()] == ["standing"]
    assert not {"objective", "scores", "total"} & {row["event"] for row in fight(pack, MEETING).rows()}


def test_a_battle_that_is_over_scores_no_more(pack: Pack) -> None:
    """Whoever is alone on the map has won; the turn has its total, and nothing of the zone."""
    table = Table(pack)
    give(table, 0, Objective.HOLD, 400, each_turn=True)
    table.put("rifleman", 3, 11)
    table.game.battle.turn, table.game.battle.over = 12, Ending.WIPED_OUT
    end_turn(table.game)

    assert [row["event"] for row in table.rows()] == ["standing", "total"]
    assert [*table.game.battle.scored] == [0, 0]


MEETING = BattleOrder((Participant("a", "third_section"), Participant("b", "ridge_watch")), None, "karst_hill", 3)


def ordered(scenario: str, seed: int = 3, player: str = "first", mode: Any = "compiled") -> BattleOrder:
    return BattleOrder(tuple(Participant(seat, None, player) for seat in "ab"), scenario, None, seed, mode)


def fought(pack: Pack) -> Battle:
    return fight(pack, ordered("ford"))


def test_a_battle_says_what_sides_score_for_and_what_they_have(own: Pack) -> None:
    """Objectives stand before the first turn, with their zones; the score of the result is the last total."""
    battle = fought(own)
    rows = [*battle.rows()]
    told = [(row["side"], row["type"], row["points"], row["each_turn"]) for row in rows if row["event"] == "objective"]
    [*_, last] = [row for row in rows if row["event"] == "total"]

    assert told == [("a", "hold", 90, True), ("b", "cross", 30, False), ("b", "hold", 250, False)]
    assert [row["zone"] for row in rows if row["event"] == "objective"] == [
        [0, 39, 0, 23], [0, 39, 20, 55], [26, 32, 37, 41],
    ]  # fmt: skip
    assert battle.result.scores == {"a": last["total_pv_a"], "b": last["total_pv_b"]}
    assert len([row for row in rows if row["event"] == "total"]) == 6


def test_both_modes_score_alike(own: Pack) -> None:
    """A log is the same to the byte, compiled or plain."""
    _, *plain = fight(own, ordered("ford", mode="plain")).jsonl().splitlines()
    _, *compiled = fought(own).jsonl().splitlines()

    assert plain == compiled


def test_objectives_are_told_in_sentences(own: Pack) -> None:
    """In English and in German."""
    english, german = (" ".join(fought(own).sentences(language)) for language in ("", "de"))

    assert "Third Section scores 90 PV for each turn at whose end it holds the south bank." in english
    assert "Breach Party scores 30 PV for each trooper who has reached the stream at the end." in english
    assert "Breach Party scores 250 PV if it holds the mill at the end." in english
    assert "Third Section holds the south bank: 90 PV." in english
    assert "of Breach Party have reached the stream: " in english
    assert "Third Section erhält 90 PW für jede Runde" in german
    assert "Breach Party haben das Ziel erreicht (the stream)" in german


def test_the_table_knows_zones_and_totals(own: Pack) -> None:
    """What is read of a log row by row: three zones, and the PV of both sides after the last row."""
    header, *rows = fought(own).rows()
    table = tabletop_of(header)
    for row in rows:
        table.read(row)

    assert [(each.side, each.name, each.zone) for each in table.objectives] == [
        ("a", "the south bank", (0, 39, 0, 23)),
        ("b", "the stream", (0, 39, 20, 55)),
        ("b", "the mill", (26, 32, 37, 41)),
    ]
    [*_, last] = [row for row in rows if row["event"] == "total"]
    assert table.total == (last["total_pv_a"], last["total_pv_b"])


def test_a_custom_player_sees_objectives(own: Pack) -> None:
    """Its own and the enemy's, with zone and points, and what both have scored."""
    setup = fought(own).setup
    view = View(setup.game, setup.names, 1)  # type: ignore[attr-defined]
    south, stream, mill = view.objectives

    assert (south.name, south.mine, south.type, south.each_turn) == ("the south bank", False, "hold", True)
    assert (stream.mine, stream.type, stream.points, stream.zone) == (True, "cross", 30, (0, 39, 20, 55))
    assert (str(mill), mill.zone, mill.points, mill.each_turn) == ("the mill", (26, 32, 37, 41), 250, False)
    assert dict(view.scored) == {"a": setup.game.battle.scored[0], "b": setup.game.battle.scored[1]}


@pytest.mark.parametrize(
    ("zone", "code", "value"),
    [
        ("{rows: [9, 4]}", "zone-min-above-max", [4, 9]),
        ("{columns: [30, 44]}", "zone-off-map", [30, 39]),
        ("{columns: [26, 26], rows: [37, 37]}", "objective-nowhere", None),
    ],
)
def test_a_zone_that_is_none_is_named(tmp_path: Path, zone: str, code: str, value: list[int] | None) -> None:
    """IN.HOUSE.11: at the zone of the second objective of side B, with what would mend it."""
    told = FORD.replace("zone: {columns: [26, 32], rows: [37, 41]}", f"zone: {zone}")
    for name, text in {"pack": PACK, "ford": told}.items():
        (tmp_path / f"{name}.yaml").write_text(text, encoding="utf-8")
    [found] = check_packs([tmp_path], shelf=(Path("content"),)).diagnostics

    assert (found.code, found.at[:4]) == (code, ("b", "objectives", 1, "zone"))
    assert [fix.value for fix in found.fix] == ([] if value is None else [value])
