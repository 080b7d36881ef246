"""Moves that go round what is in their way, by one bend. Rule: 7S.MOVE.3."""

from math import hypot
from typing import Any

import pytest

from engine.games.seven_seconds.kernel.actions.choices import clear_choice
from engine.games.seven_seconds.kernel.actions.movement import relocate
from engine.games.seven_seconds.kernel.board.footing import may_move
from engine.games.seven_seconds.kernel.board.terrain import add_patch
from engine.games.seven_seconds.kernel.board.ways import finds_way_round, may_move_round
from engine.games.seven_seconds.kernel.codes import Action, Event, Patch, Weight
from engine.games.seven_seconds.kernel.players.heuristic.answers import heuristic_action
from engine.games.seven_seconds.kernel.players.heuristic.tricks import offer
from engine.games.seven_seconds.kernel.players.observe import observe
from engine.games.seven_seconds.log.tabletop import Tabletop
from tests.engine.games.seven_seconds.conftest import BLUE, RED

POOL = ("river", (12.0, 9.5, 13.0, 10.5))
"""Impassable, an inch wide and long."""


def found(table: Any, piece: int, x: int, y: int) -> tuple[int, int, int] | None:
    """Return where the way round bends and what it costs."""
    way = table.game.way
    return (way.bend_x_mil, way.bend_y_mil, way.cost_mil) if finds_way_round(table.game, piece, x, y) else None


def test_a_unit_is_gone_round_by_the_lines_that_touch(bench: Any) -> None:
    """Round a base in the middle of 4 in: 2 in and 1 in across are 30 degrees, so the bend is 2 tan 30 = 1.155 aside.

    Each leg is 2 / cos 30 = 2.309 in. Rules: 7S.MOVE.3, 7S.MOVE.10.
    """
    table = bench()
    piece = table.unit(RED, 0, "tactical", (10, 10))
    table.unit(RED, 1, "tactical", (12, 10))
    bend_x, bend_y, cost = found(table, piece, 14_000, 10_000) or (0, 0, 0)

    assert not may_move(table.game, piece, 14_000, 10_000)
    assert abs(bend_x - 12_000) <= 3
    assert abs(abs(bend_y - 10_000) - 1_155) <= 6
    assert abs(cost - 4_619) <= 6


def test_the_shorter_side_is_taken(bench: Any) -> None:
    """What stands a little south of the way is gone round on its north."""
    table = bench()
    piece = table.unit(RED, 0, "tactical", (10, 10))
    table.unit(BLUE, 0, "tactical", (12, 9.5))
    _, bend_y, _ = found(table, piece, 14_000, 10_000) or (0, 0, 0)

    assert bend_y > 10_000


def test_impassable_ground_is_gone_round_with_the_whole_base(bench: Any) -> None:
    """The base touches both corners of a side: 0.5 in from each. Rules: 7S.MOVE.8, 7S.GAP.120.

    From 2 in before the nearer corner and 0.5 in below it, the line that touches the circle round it rises by
    atan(0.5 / 2) + asin(0.5 / 2.062) = 28.072 degrees; 2.5 in on it has come 1.333 in up.
    """
    table = bench(POOL)
    piece = table.unit(RED, 0, "tactical", (10, 10))
    bend_x, bend_y, cost = found(table, piece, 15_000, 10_000) or (0, 0, 0)

    assert abs(bend_x - 12_500) <= 4
    assert abs(abs(bend_y - 10_000) - 1_333) <= 15
    assert abs(cost - 2_000 * hypot(2.5, 1.333)) <= 20


@pytest.mark.parametrize(("x_mil", "opens"), [(15_000, True), (15_600, False)])
def test_a_way_round_takes_no_more_than_the_allowance(bench: Any, x_mil: int, opens: bool) -> None:
    """To 5 in away it is 5.667 in round the pool, and to 5.6 in 6.166; a Move has 6. Rules: 7S.MOVE.1, 7S.MOVE.3."""
    table = bench(POOL)
    piece = table.unit(RED, 0, "tactical", (10, 10))

    assert (found(table, piece, x_mil, 10_000) is not None) is opens


def test_hindering_ground_is_gone_round_where_that_is_cheaper(bench: Any) -> None:
    """Through 2 in of stream 4.5 in cost 6.5; by (11.8, 10.72), round its end, it is 4.733. Rule: 7S.MOVE.7."""
    table = bench(("stream", (11.0, 5.0, 13.0, 10.4)))
    piece = table.unit(RED, 0, "tactical", (10, 10))
    _, bend_y, cost = found(table, piece, 14_500, 10_000) or (0, 0, 0)

    assert not may_move(table.game, piece, 14_500, 10_000)
    assert abs(bend_y - 10_720) <= 6
    assert abs(cost - 4_733) <= 6


def test_a_way_is_judged_leg_by_leg(bench: Any) -> None:
    """By hand: too near to a unit, over it, past it, off the table, and too long. Rules: 7S.MOVE.10, 7S.GAP.111."""
    table = bench()
    piece = table.unit(RED, 0, "tactical", (2, 1))
    table.unit(RED, 1, "tactical", (4, 1))
    bends = ((4_000, 1_900), (4_000, 1_000), (4_000, 2_200), (4_000, -200), (4_000, 4_500))

    assert [may_move_round(table.game, piece, x, y, 6_000, 1_000) for x, y in bends] == [
        False,
        False,
        True,
        False,
        False,
    ]
    assert not may_move_round(table.game, piece, 4_000, 2_200, 4_500, 1_000)
    assert not may_move_round(table.game, piece, 2_000, 3_000, 2_000, 400)


@pytest.mark.parametrize("at", [(11.5, 11.0), (14.5, 11.0)])
def test_a_unit_stands_in_the_way_of_either_leg(bench: Any, at: tuple[float, float]) -> None:
    """The way rises 2 in to its bend in the middle, and falls again; one of them stands on it. Rule: 7S.MOVE.10."""
    table = bench()
    piece = table.unit(RED, 0, "tactical", (10, 10))
    open_before = may_move_round(table.game, piece, 13_000, 12_000, 15_000, 10_700)
    table.unit(BLUE, 0, "tactical", at)

    assert open_before
    assert not may_move_round(table.game, piece, 13_000, 12_000, 15_000, 10_700)


def test_no_way_leads_off_the_table(bench: Any) -> None:
    """A place beyond the edge is none, whatever stands before it. Rule: 7S.GAP.111."""
    table = bench()
    piece = table.unit(RED, 0, "tactical", (2.5, 10))
    table.unit(RED, 1, "tactical", (1.2, 10.4))

    assert found(table, piece, 100, 10_000) is None


def test_a_longer_way_is_taken_where_it_is_cheaper(bench: Any) -> None:
    """North of the unit is shorter, but a stream runs there. Rule: 7S.MOVE.7."""
    table = bench(("stream", (11.0, 10.4, 13.0, 14.0)))
    piece = table.unit(RED, 0, "tactical", (10, 10))
    table.unit(BLUE, 0, "tactical", (12, 9.9))
    _, bend_y, _ = found(table, piece, 14_000, 10_000) or (0, 0, 0)

    assert 0 < bend_y < 10_000


def test_a_crater_is_gone_round(bench: Any) -> None:
    """Through 2 in of it a way of 5 in costs 7; the lines that touch it cross 1.091 in aside, 5.456 in in all.

    An inch from a middle 2.5 in away: asin(1 / 2.5) = 23.578 degrees, of which the tangent is 0.4364.
    Rules: 7S.MOVE.7, 7S.TERR.15.
    """
    table = bench()
    piece = table.unit(RED, 0, "tactical", (10, 10))
    add_patch(table.game, Patch.CRATER, 12_500, 10_000, 1_000)
    bend_x, bend_y, cost = found(table, piece, 15_000, 10_000) or (0, 0, 0)

    assert not may_move(table.game, piece, 15_000, 10_000)
    assert (abs(bend_x - 12_500) <= 3, abs(abs(bend_y - 10_000) - 1_091) <= 6, abs(cost - 5_456) <= 6) == (True,) * 3


def test_an_option_that_is_taken_forgets_the_bend_of_the_one_before(bench: Any) -> None:
    """Else a straight way would go round nothing."""
    table = bench()
    clear_choice(table.game)
    table.game.choice.bend_x_mil = table.game.choice.bend_y_mil = 5_000
    offer(table.game, 1, Action.MOVE, -1, 4_000, 4_000)

    assert (table.game.choice.bend_x_mil, table.game.choice.bend_y_mil) == (0, 0)


def test_a_bent_move_faces_along_its_last_leg_and_sheds_by_the_straight_line(bench: Any) -> None:
    """3 in east and 2 in north are 3.606 in straight: Stealth 5 sheds 3. Rules: 7S.MOVE.2, 7S.MOVE.3, 7S.GAP.32."""
    table = bench()
    piece = table.unit(RED, 0, "tactical", (10, 10), shed=5, counters=5)
    clear_choice(table.game)
    table.game.choice.bend_x_mil, table.game.choice.bend_y_mil = 13_000, 10_000
    relocate(table.game, piece, Action.MOVE, 13_000, 12_000)

    assert (table.game.battle.facing_x[piece], table.game.battle.facing_y[piece]) == (0, 1000)
    assert table.game.battle.counters[piece] == 2
    assert [row[4:] for row in table.events(Event.BEND)] == [[10_000, 10_000, 13_000, 10_000, 3_000]]
    assert [row[4:] for row in table.events(Event.MOVE)] == [[10_000, 10_000, 13_000, 12_000, 3_606]]


def test_a_way_that_comes_back_turns_along_its_last_leg(bench: Any) -> None:
    """It is no Move of 0 in, which faces the nearest enemy. Rule: 7S.GAP.32."""
    table = bench()
    piece = table.unit(RED, 0, "tactical", (10, 10))
    table.unit(BLUE, 0, "tactical", (10, 30))
    clear_choice(table.game)
    table.game.choice.bend_x_mil, table.game.choice.bend_y_mil = 12_000, 10_000
    relocate(table.game, piece, Action.MOVE, 10_000, 10_000)

    assert (table.game.battle.facing_x[piece], table.game.battle.facing_y[piece]) == (-1000, 0)


def test_a_jump_does_not_bend(bench: Any) -> None:
    """The bend of an answer counts for who goes on foot alone. Rule: 7S.JUMP.2."""
    table = bench()
    piece = table.unit(RED, 0, "scout", (10, 10))
    clear_choice(table.game)
    table.game.choice.bend_x_mil, table.game.choice.bend_y_mil = 12_000, 12_000
    relocate(table.game, piece, Action.JUMP, 14_000, 10_000)

    assert table.events(Event.BEND) == []
    assert (table.game.battle.facing_x[piece], table.game.battle.facing_y[piece]) == (1000, 0)


@pytest.mark.parametrize("enemy", [(11.5, 3.05), (19.95, 11.5)])
def test_sensors_on_the_whole_way_notice_who_is_near_a_leg(bench: Any, enemy: tuple[float, float]) -> None:
    """By a house rule the path counts: the middle of one leg is 5.95 in from an enemy, its ends are 6.11 in.

    The straight way, and the other leg, are farther. Rule: 7S.GAP.106.
    """
    noticed = []
    for bend in ((0, 0), (13_000, 10_000)):
        table = bench(passive={"test": "whole_path"})
        piece = table.unit(RED, 0, "tactical", (10, 10))
        table.unit(BLUE, 0, "tactical", enemy)
        clear_choice(table.game)
        table.game.choice.bend_x_mil, table.game.choice.bend_y_mil = bend
        relocate(table.game, piece, Action.MOVE, 13_000, 13_000)
        noticed.append(len(table.events(Event.PASSIVE_CONTACT)))

    assert noticed == [0, 1]


@pytest.mark.parametrize(("detours", "bends"), [(0, False), (1, True)])
def test_the_heuristic_player_goes_round_by_its_weight(bench: Any, detours: int, bends: bool) -> None:
    """Before it a long river ends; who knows straight ways alone stands still. Rule: 7S.MOVE.3."""
    table = bench(("river", (12.0, 4.0, 12.4, 10.4)))
    blip = table.blip(RED, 0, (11.4, 10))
    table.blip(BLUE, 0, (30, 10))
    table.game.style.weights[Weight.DETOURS] = detours
    clear_choice(table.game)
    observe(table.game, RED)
    heuristic_action(table.game, RED, blip)
    choice = table.game.choice

    assert (choice.action == Action.MOVE) is bends
    assert ((choice.bend_x_mil, choice.bend_y_mil) != (0, 0)) is bends


def test_a_told_table_follows_both_legs() -> None:
    """After the bend the piece stands there; at the end it faces along the last leg. Rule: 7S.GAP.32."""
    table = Tabletop()
    at = {"x_in": 10.0, "y_in": 10.0}
    table.read({"event": "unit_placed", "actor": "red tactical 1", "side": "red", **at})
    way = {"actor": "red tactical 1", "from_x_in": 10.0, "from_y_in": 10.0}
    table.read({"event": "bend", **way, "x_in": 13.0, "y_in": 10.0})
    bent = table.pieces["red tactical 1"]
    table.read({"event": "move", **way, "x_in": 13.0, "y_in": 12.0})
    gone = table.pieces["red tactical 1"]

    assert (bent.x_in, bent.y_in, bent.facing) == (13.0, 10.0, (1.0, 0.0))
    assert (gone.x_in, gone.y_in, gone.facing) == (13.0, 12.0, (0.0, 1.0))
