"""How infantry's heuristic player goes for zones that its side scores for, by a weight that is 0 in those of before."""

import pytest

from engine.games.infantry.kernel.codes import SIDES, Action, Objective, Weight
from engine.games.infantry.kernel.players.heuristic.aims import is_winning
from engine.games.infantry.kernel.players.heuristic.ways import UNREACHED, score_field_of
from schemas.packs.packs import Pack
from tests.engine.games.infantry.bench import Table
from tests.engine.games.infantry.heuristic.deciding import decided, dot, ground, turn_of

WALL = (25, "########.")
"""Behind it nobody is to be seen from the south."""
AT_ONCE = 9999


@pytest.fixture
def pack(packs: dict[str, Pack]) -> Pack:
    return packs["infantry"]


def south(
    pack: Pack, weight: int, *, row: int = 10, turn: int = 1, wall: tuple[int, str] = WALL, side: int = 0
) -> Table:
    """Return a table whose first side weighs zones so, and scores, or the other, for rows 0 to 2; the foe is north."""
    table = Table(pack, ["loader"], ["recruit"], ground=ground(wall))
    forces = table.game.forces
    forces.objectives, forces.objective[0], forces.objective_side[0] = 1, Objective.CROSS, side
    forces.objective_points[0] = 300
    forces.west[SIDES], forces.east[SIDES], forces.south[SIDES], forces.north[SIDES] = 0, 8, 0, 2
    table.game.style.weights[Weight.OBJECTIVE] = weight
    table.game.battle.turn = turn
    table.put("loader", 4, row)
    table.put("recruit", 4, 29, prone=1)
    return table


@pytest.mark.parametrize(("weight", "row"), [(0, 11), (AT_ONCE, 9)])
def test_it_goes_to_what_scores_instead_of_to_the_enemy(pack: Pack, weight: int, row: int) -> None:
    """IN.HOUSE.11: north to the foe without the weight, south with it."""
    table = south(pack, weight)

    assert (decided(table, "loader"), table.game.choice.row) == (Action.STEP, row)


@pytest.mark.parametrize(("weight", "row"), [(174, 11), (175, 9)])
def test_it_goes_when_so_much_of_the_way_takes_all_that_is_left(pack: Pack, weight: int, row: int) -> None:
    """Eight dots are left to row 2, and twice 7 AP in turns 11 and 12: 8 times 1.75 is 14."""
    table = south(pack, weight, turn=11)

    assert (decided(table, "loader"), table.game.choice.row) == (Action.STEP, row)


def test_nobody_goes_where_it_comes_too_late(pack: Pack) -> None:
    """Eight dots are not walked with the 7 AP of the last turn; seven are."""
    assert (decided(table := south(pack, AT_ONCE, turn=12), "loader"), dot(table)[1]) == (Action.STEP, 11)
    assert (decided(table := south(pack, AT_ONCE, turn=12, row=9), "loader"), dot(table)[1]) == (Action.STEP, 8)


def test_what_the_enemy_scores_for_draws_nobody(pack: Pack) -> None:
    """A side goes to its own zones."""
    table = south(pack, AT_ONCE, side=1)

    assert (decided(table, "loader"), dot(table)[1]) == (Action.STEP, 11)


def test_who_is_in_a_zone_stays_in_it(pack: Pack) -> None:
    """It goes on to the enemy up to the edge, and lies in wait there."""
    table = south(pack, AT_ONCE, row=1)
    found = turn_of(table, "loader")

    assert found.count(Action.STEP) == 1
    assert table.game.battle.row[table.person("loader")] == 2


def test_who_lies_stands_up_to_go(pack: Pack) -> None:
    """Eight dots are farther than the 3 for which standing up is worth it, two are not: those are crawled."""
    table = south(pack, AT_ONCE)
    table.put("loader", 4, 10, prone=1)
    assert decided(table, "loader") == Action.STAND_UP

    table.put("loader", 4, 4, prone=1)
    assert (decided(table, "loader"), dot(table)[1]) == (Action.STEP, 3)


@pytest.mark.parametrize(("turn", "row"), [(6, 11), (7, 9)])
def test_who_does_not_win_late_goes_before_it_fires(pack: Pack, turn: int, row: int) -> None:
    """A foe at four dots is worth a shot on the move in turn 6 of 12, the zone more after half of the battle."""
    table = south(pack, AT_ONCE, turn=turn, wall=(25, "........."))
    table.put("recruit", 4, 14)

    assert (decided(table, "loader"), dot(table)[1]) == (Action.STEP, row)


def test_who_wins_late_fires_first(pack: Pack) -> None:
    """With 200 PV destroyed, more than 175, nobody runs from a good shot."""
    table = south(pack, AT_ONCE, turn=7, wall=(25, "........."))
    table.put("recruit", 4, 14)
    table.game.battle.lost[1] = 200

    assert (decided(table, "loader"), dot(table)[1]) == (Action.STEP, 11)


def test_a_side_counts_what_it_would_score_now(pack: Pack) -> None:
    """IN.HOUSE.9, IN.HOUSE.11: 300 for who is there are a win, and none are not."""
    assert is_winning(south(pack, 0, row=2).game, 0)
    assert not is_winning(south(pack, 0, row=3).game, 0)


def test_ways_end_at_every_dot_of_the_zone(pack: Pack) -> None:
    """0 AP in it, a dot an AP beyond, and none behind a wall without a gap."""
    table = south(pack, AT_ONCE, wall=(25, "#########"))
    game = table.game
    field = score_field_of(game, table.person("loader"))
    ways = [game.ways.ap[field + row * game.ground.width + 4] for row in (0, 2, 3, 10, 24, 26)]

    assert ways == [0, 0, 1, 8, 22, UNREACHED]
