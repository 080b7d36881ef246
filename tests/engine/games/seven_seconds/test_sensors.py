"""Movement, passive sensors, blips and objectives against the worked cases of the rulebook."""

from typing import Any

import pytest

from engine.games.seven_seconds.kernel.actions.damage import counters_shed
from engine.games.seven_seconds.kernel.actions.movement import relocate
from engine.games.seven_seconds.kernel.actions.sensors import counter_cost, counters_bought, spend_pool
from engine.games.seven_seconds.kernel.board.footing import may_jump, may_move, way_cost_mil
from engine.games.seven_seconds.kernel.codes import Action, Event, Status

RED, BLUE = 0, 1


@pytest.mark.parametrize(
    ("counters", "stealth", "displacement_mil", "removed"),
    [
        (5, 3, 2000, 2),
        (5, 5, 3700, 3),
        (3, 5, 6000, 3),
        (4, 3, 5000, 3),
        (5, 4, 9000, 4),
        (5, 4, 2500, 2),
        (5, 4, 0, 0),
    ],
)
def test_counters_shed(counters: int, stealth: int, displacement_mil: int, removed: int) -> None:
    """Stealth, whole inches gone and what one holds are the limits. Cases 7S.CASE.59 to 61, 64, 66, 67."""
    assert counters_shed(counters, stealth, displacement_mil, 0) == removed


def test_hindering_ground_costs_double(bench: Any) -> None:
    """Two clear inches and two hindering ones take six of the allowance. Cases 7S.CASE.62, 63."""
    table = bench(("swamp", (12, 10, 20, 30)))
    piece = table.unit(RED, 0, "tactical", (10, 18))

    assert [way_cost_mil(table.game, piece, 14000, 18000), way_cost_mil(table.game, piece, 14500, 18000)] == [
        6000,
        7000,
    ]
    assert [may_move(table.game, piece, 14000, 18000), may_move(table.game, piece, 14500, 18000)] == [True, False]


def test_nobody_moves_through_anybody_or_off_the_table(bench: Any) -> None:
    """Bases may neither overlap nor be passed through; a jump may pass over. Rules 7S.MOVE.10, 7S.GAP.35."""
    table = bench(("river", (20, 0, 22, 36)))
    scout = table.unit(RED, 0, "scout", (10, 18))
    table.unit(RED, 1, "tactical", (12, 18))
    drone = table.unit(BLUE, 0, "basic_drone", (19, 10))

    assert not may_move(table.game, scout, 12500, 18000)
    assert not may_move(table.game, scout, 14000, 18000)
    assert may_jump(table.game, scout, 14000, 18000)
    assert not may_jump(table.game, scout, 12500, 18000)
    assert may_move(table.game, drone, 23000, 10000)
    assert not may_jump(table.game, scout, 980, 18000)
    assert not may_move(table.game, table.unit(RED, 2, "tactical", (19, 20)), 23000, 20000)
    assert not may_move(table.game, table.unit(RED, 3, "tactical", (1, 1)), 400, 1000)


def test_mover_and_enemies_notice_each_other(bench: Any) -> None:
    """Within six inches both take a counter, behind a hill neither, deep woods do not matter. Cases 7S.CASE.70, 74."""
    table = bench(("hill", (9, 20, 13, 21)), ("woods", (11, 11, 17, 16)))
    mover = table.unit(RED, 0, "tactical", (11, 17))
    near = table.unit(BLUE, 0, "tactical", (18, 18))
    far = table.unit(BLUE, 1, "tactical", (4, 18))
    masked = table.unit(BLUE, 2, "tactical", (11, 23))
    wooded = table.unit(BLUE, 3, "tactical", (11.5, 12))

    relocate(table.game, mover, Action.MOVE, 11010, 18000)

    assert [table.game.battle.counters[piece] for piece in (mover, near, far, masked, wooded)] == [2, 1, 0, 0, 1]


def test_blips_near_a_mover_are_turned_over(bench: Any) -> None:
    """A pair gives the mover two counters, a decoy none and is gone, a far one stays hidden. Case 7S.CASE.71."""
    table = bench()
    mover = table.unit(RED, 0, "tactical", (9, 18))
    pair, decoy, far = table.blip(BLUE, 0, (15, 18)), table.blip(BLUE, 1, (10, 24)), table.blip(BLUE, 2, (10, 10))
    inside = [table.hidden(BLUE, 0, "tactical", 0), table.hidden(BLUE, 1, "basic_drone", 0)]
    table.hidden(BLUE, 2, "scout", 2)

    relocate(table.game, mover, Action.MOVE, 10000, 18000)

    assert table.game.battle.counters[mover] == 2
    assert [table.game.battle.counters[unit] for unit in inside] == [1, 1]
    assert [table.game.battle.status[piece] for piece in (pair, decoy, far, *inside)] == [
        Status.OFF_TABLE,
        Status.OFF_TABLE,
        Status.ON_TABLE,
        Status.ON_TABLE,
        Status.ON_TABLE,
    ]
    assert len(table.events(Event.DECOY)) == 1


def test_a_decoy_that_runs_into_the_enemy_is_gone_before_anything_else(bench: Any) -> None:
    """It reveals nobody and gives no counter. Case 7S.CASE.72."""
    table = bench()
    decoy = table.blip(RED, 0, (9, 18))
    blip = table.blip(BLUE, 0, (14, 18))
    enemy = table.unit(BLUE, 0, "tactical", (10, 24))
    table.hidden(BLUE, 1, "tactical", 0)

    relocate(table.game, decoy, Action.MOVE, 10000, 18000)

    assert [table.game.battle.status[piece] for piece in (decoy, blip)] == [Status.OFF_TABLE, Status.ON_TABLE]
    assert table.game.battle.counters[enemy] == 0


def test_both_units_of_a_moving_blip_count_as_movers(bench: Any) -> None:
    """Each enemy in range gains two, each unit one per enemy; nobody has an action left. Case 7S.CASE.73."""
    table = bench()
    blip = table.blip(RED, 0, (9, 18), active=1)
    units = [table.hidden(RED, 0, "tactical", 0), table.hidden(RED, 1, "kamikaze_drone", 0)]
    enemies = [table.unit(BLUE, 0, "tactical", (14, 18)), table.unit(BLUE, 1, "tactical", (10, 25))]

    relocate(table.game, blip, Action.MOVE, 10000, 18000)

    assert [table.game.battle.counters[unit] for unit in units] == [2, 2]
    assert [table.game.battle.counters[enemy] for enemy in enemies] == [2, 2]
    assert [table.game.battle.active[unit] for unit in units] == [0, 0]


def test_ones_own_blips_stay_hidden(bench: Any) -> None:
    """Friendly movement never turns a blip over. Case 7S.CASE.260."""
    table = bench()
    mover = table.unit(RED, 0, "tactical", (9, 18))
    own = table.blip(RED, 8, (12, 18))
    table.hidden(RED, 1, "tactical", 8)

    relocate(table.game, mover, Action.MOVE, 10000, 18000)

    assert table.game.battle.status[own] == Status.ON_TABLE
    assert table.game.battle.counters[mover] == 0


def test_jump_sheds_then_adds_then_meets(bench: Any) -> None:
    """A scout with three counters jumps 8 in to two enemies: none left, plus 1, plus 2. Case 7S.CASE.179."""
    table = bench()
    scout = table.unit(RED, 0, "scout", (4, 18), counters=3, shed=4)
    first = table.unit(BLUE, 0, "tactical", (12, 23))
    drone = table.unit(BLUE, 1, "basic_drone", (15, 15), counters=1)

    relocate(table.game, scout, Action.JUMP, 12000, 18000)
    after_jump = table.game.battle.counters[scout]
    relocate(table.game, scout, Action.MOVE, 15000, 13500)

    assert after_jump == 3
    assert [table.game.battle.counters[piece] for piece in (scout, first, drone)] == [1, 1, 3]


@pytest.mark.parametrize(
    ("side", "enemies", "control", "after"), [(RED, 0, 0, 1), (RED, 1, 2, 0), (BLUE, 0, 0, 2), (BLUE, 0, 1, 2)]
)
def test_who_holds_an_objective(bench: Any, side: int, enemies: int, control: int, after: int) -> None:
    """Alone one secures it, an enemy within six inches makes it contested. Cases 7S.CASE.75, 76, 233."""
    table = bench()
    place = table.objective(0, (17, 18))
    table.game.battle.objective_control[0] = control
    mover = table.unit(side, 0, "tactical", (9, 18))
    for slot in range(enemies):
        table.unit(1 - side, slot, "tactical", (22, 18))

    relocate(table.game, mover, Action.MOVE, 10000, 18000)

    assert table.game.battle.objective_control[0] == after
    assert table.game.battle.counters[place] == 1


def test_a_blip_holds_nothing(bench: Any) -> None:
    """An unrevealed blip neither secures nor inspects. Case 7S.CASE.78."""
    table = bench()
    place = table.objective(2, (13, 18))

    relocate(table.game, table.blip(RED, 0, (9, 18)), Action.MOVE, 10500, 18000)

    assert [table.game.battle.objective_control[2], table.game.battle.counters[place]] == [0, 0]


def test_sensor_points() -> None:
    """Off the arc a counter costs double; what is left over is lost, cover swallows counters. Cases 7S.CASE.80, 82."""
    assert [counter_cost(3, 0, 2), counter_cost(4, 1, 2)] == [6, 4]
    assert [counters_bought(15, 4, 2), counters_bought(8, 4, 2), counters_bought(7, 2, 0)] == [1, 0, 3]


def test_a_targeted_pair_takes_the_full_number_each(bench: Any) -> None:
    """Eight points at two each on a blip of two units: four counters for both. Rules 7S.BLIP.8, 7S.BLIP.9."""
    table = bench()
    seeker = table.unit(RED, 0, "tactical", (9, 18), sensors=3)
    blip = table.blip(BLUE, 0, (17, 18), active=1)
    pair = [table.hidden(BLUE, 0, "tactical", 0), table.hidden(BLUE, 1, "recce_drone", 0)]
    table.game.choice.points[blip] = 8

    spend_pool(table.game, seeker)

    assert [table.game.battle.counters[unit] for unit in pair] == [4, 4]
    assert [table.game.battle.active[unit] for unit in pair] == [1, 1]
    assert table.game.battle.status[blip] == Status.OFF_TABLE
    assert Status.DESTROYED not in [table.game.battle.status[unit] for unit in pair]
