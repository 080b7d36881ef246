"""Flight on a table: bounces, levels, landings, crashes, passing through and falling back."""

import pytest

from engine.games.battlesuit.kernel import codes
from engine.games.battlesuit.kernel.actions.harm import shake, suffer
from engine.games.battlesuit.kernel.actions.moves import move, stay_aloft
from engine.games.battlesuit.kernel.codes import Place, State, Step
from engine.games.battlesuit.kernel.course.activation import begin
from engine.games.battlesuit.kernel.event_codes import Airborne, Draw, Event
from engine.games.battlesuit.kernel.legal.steps import may_deploy_at, may_enter_at, may_step
from engine.games.battlesuit.kernel.numbers.results import boxes_of
from tests.engine.games.battlesuit.bench import Bench, bench

NORTH, SOUTH = 0, 3
STOP = (Step.STOP, 0)


def moved(table: Bench, soldier: int, *steps: tuple[int, int]) -> int:
    """Let a soldier take steps and stop; return the movement points it has left."""
    begin(table.game, soldier)
    table.answers(*(cell for step in (*steps, STOP) for cell in step))
    move(table.game, soldier)
    return table.game.soldiers.left[soldier]


def test_the_example_of_the_rulebook_is_flown() -> None:
    """Five points: one to a clear point, one to rise to Level 7, one each over woods, building and clear.

    Rule: BS.BNC.22.
    """
    table = bench({"A-F-11": "woods", "A-E-11": "building"})
    soldier = table.add(0, "front_line", "A-H-11")
    table.game.cards.move[table.game.forces.card[soldier] * codes.BOXES] = 5

    north = (Step.FLY, NORTH)
    left = moved(table, soldier, (Step.WALK, NORTH), (Step.BOUNCE, 7), north, north, north)

    assert left == 0
    assert (table.at(soldier), table.game.soldiers.level[soldier]) == ("A-D-11", 7)


def test_low_flight_is_stopped_by_woods() -> None:
    """At Level 5 nobody flies through woods of Level 6, at Level 6 one does. Rules: BS.BNC.7, BS.BNC.8."""
    table = bench({"A-G-11": "woods"})
    soldier = table.add(0, "front_line", "A-H-11")
    begin(table.game, soldier)
    for level, passes in ((5, False), (6, True)):
        table.game.soldiers.level[soldier], table.game.soldiers.bounced[soldier] = level, 1
        assert may_step(table.game, soldier, Step.FLY, NORTH) is passes


def test_out_of_woods_one_bounces_over_their_top() -> None:
    """Over a point with woods one is at Level 6 or above. Rule: BS.GAP.112."""
    table = bench({"A-H-11": "woods"})
    soldier = table.add(0, "front_line", "A-H-11")
    begin(table.game, soldier)
    open_levels = [level for level in range(14) if may_step(table.game, soldier, Step.BOUNCE, level)]
    assert open_levels == [6, 7, 8, 9, 10, 11, 12]


def test_ground_of_ones_own_level_is_walked_on() -> None:
    """One at Level 2 that flies to ground of Level 2 has landed and walks on in the same turn. Rule: BS.BNC.10."""
    table = bench({"A-G-11": "marsh"}, {"A-G-11": 2})
    soldier = table.add(0, "front_line", "A-H-11")
    full = table.game.cards.move[table.game.forces.card[soldier] * codes.BOXES]

    left = moved(table, soldier, (Step.BOUNCE, 2), (Step.FLY, NORTH), (Step.WALK, NORTH))

    # Two points for the marsh as on foot, one for the clear point below.
    assert left == full - 3
    assert (table.at(soldier), table.game.soldiers.level[soldier]) == ("A-F-11", 0)


def test_nobody_lands_in_the_turn_it_bounced() -> None:
    """Landing is for a later turn. Rules: BS.BNC.11, BS.BNC.14."""
    table = bench()
    soldier = table.add(0, "front_line", "A-H-11", level=4)
    begin(table.game, soldier)
    assert may_step(table.game, soldier, Step.LAND, 0)
    table.game.soldiers.bounced[soldier] = 1
    assert not may_step(table.game, soldier, Step.LAND, 0)


def test_in_a_later_turn_one_lands_or_bounces_before_flying_on() -> None:
    """One still in the air pays a point to stay there; then it flies on, and may sink at will. Rule: BS.BNC.12."""
    table = bench()
    soldier = table.add(0, "front_line", "A-H-11", level=4)
    full = table.game.cards.move[table.game.forces.card[soldier] * codes.BOXES]
    begin(table.game, soldier)
    assert not may_step(table.game, soldier, Step.FLY, NORTH)

    left = moved(table, soldier, (Step.BOUNCE, 10), (Step.FLY, NORTH), (Step.CHANGE_LEVEL, 1))

    assert left == full - 2
    assert table.game.soldiers.level[soldier] == 1


def test_one_that_neither_lands_nor_bounces_pays_for_staying_aloft() -> None:
    """Who fires from the air keeps its height for a point; without one it comes down. Rule: BS.BNC.12."""
    table = bench()
    soldier = table.add(0, "front_line", "A-H-11", level=4)
    begin(table.game, soldier)
    full = table.game.soldiers.left[soldier]
    stay_aloft(table.game, soldier)
    assert (table.game.soldiers.level[soldier], table.game.soldiers.left[soldier]) == (4, full - 1)

    table.game.soldiers.bounced[soldier] = table.game.soldiers.left[soldier] = 0
    table.game.battle.mover = soldier
    stay_aloft(table.game, soldier)
    assert table.game.soldiers.level[soldier] == 0


def test_after_landing_one_does_not_bounce_again() -> None:
    """Landing and bouncing afresh exclude each other. Rule: BS.BNC.12."""
    table = bench()
    soldier = table.add(0, "front_line", "A-H-11", level=4)
    moved(table, soldier, (Step.LAND, 0))
    assert table.game.soldiers.bounced[soldier] == Airborne.LANDED
    assert not may_step(table.game, soldier, Step.BOUNCE, 3)


@pytest.mark.parametrize(("die", "hits"), [(5, 4), (6, 3)])
def test_who_will_not_pay_crashes(die: int, hits: int) -> None:
    """A D3 soldier that comes down in woods unpaid is damaged on five or less. Rules: BS.BNC.16, BS.BNC.19."""
    table = bench({"A-H-11": "woods"})
    soldier = table.add(0, "front_line", "A-H-11", level=8, hits=3)
    table.die(soldier, Draw.CRASH_LANDING, die)
    begin(table.game, soldier)
    table.game.soldiers.left[soldier] = 2
    table.answers(Step.LAND, 0, 0, *STOP)

    move(table.game, soldier)

    assert (table.game.soldiers.level[soldier], table.game.soldiers.hits[soldier]) == (0, hits)


def test_a_shaken_soldier_in_the_air_lands_at_once() -> None:
    """One still to be activated pays two of its points in woods, and has them no more; a complete one has none.

    Rules: BS.RES.4, BS.BNC.18, BS.GAP.120.
    """
    table = bench({"A-H-11": "woods", "A-H-15": "woods"})
    waiting = table.add(0, "front_line", "A-H-11", level=8)
    full = table.game.cards.move[table.game.forces.card[waiting] * codes.BOXES]
    complete = table.add(0, "front_line", "A-H-15", level=8, complete=1)
    shake(table.game, waiting, codes.NOBODY)
    shake(table.game, complete, codes.NOBODY)

    assert [row[6:8] for row in table.rows(Event.LANDING)] == [(2, 1), (0, 1)]
    assert [row[3] for row in table.rows(Event.CRASH)] == [complete]
    begin(table.game, waiting)
    assert table.game.soldiers.left[waiting] == full - 2


def test_the_crash_counts_the_damage_of_the_shot() -> None:
    """Damage comes before shock: with S1 a whole soldier crashes at D1; the other way round at D0. Rule: BS.GAP.59."""
    for order, hits in ((("damage", "shock"), 2), (("shock", "damage"), 1)):
        table = bench({"A-H-11": "woods"}, changes={"combat": {"result_order": [*order]}})
        soldier = table.add(0, "front_line", "A-H-11", level=8, complete=1)
        table.die(soldier, Draw.CRASH_LANDING, 3)
        struck(table, soldier, 3)
        assert table.game.soldiers.hits[soldier] == hits


def struck(table: Bench, soldier: int, result: int) -> None:
    """Let a soldier suffer a result."""
    attack = table.game.attack
    attack.result, attack.harm = result, State.SHAKEN
    attack.hits = table.game.soldiers.hits[soldier] + boxes_of(table.game.numbers, result)
    suffer(table.game, soldier, codes.NOBODY)


def test_over_water_that_nobody_may_enter_there_is_no_landing() -> None:
    """One may overfly impassable water, not land in it; forced down there it is lost. Rule: BS.GAP.18."""
    table = bench({"A-H-11": "water"})
    soldier = table.add(0, "front_line", "A-H-11", level=3)
    begin(table.game, soldier)
    assert not may_step(table.game, soldier, Step.LAND, 0)
    shake(table.game, soldier, codes.NOBODY)
    assert table.game.soldiers.place[soldier] == Place.LOST
    assert [*table.rows(Event.SUNK)]


def test_a_boost_gains_a_point_once() -> None:
    """Only one that bounces off the ground boosts, and once. Rule: BS.BNC.21."""
    table = bench()
    soldier = table.add(0, "front_line", "A-H-11")
    begin(table.game, soldier)
    full = table.game.soldiers.left[soldier]
    assert not may_step(table.game, soldier, Step.BOOST, 0)
    left = moved(table, soldier, (Step.BOUNCE, 6), (Step.BOOST, 0), (Step.BOOST, 0))
    assert left == full + 1
    assert table.game.soldiers.boosted[soldier] == 1


def test_the_unarmoured_do_not_bounce() -> None:
    """Thrusters belong to armour. Rules: BS.BNC.1, BS.PCS.14."""
    table = bench()
    soldier = table.add(0, "police", "A-H-11")
    begin(table.game, soldier)
    assert not any(may_step(table.game, soldier, Step.BOUNCE, level) for level in range(13))


def test_one_passes_through_an_occupied_point_with_points_to_leave_it() -> None:
    """With two points one walks through a friend, with one it does not; who stops there falls back.

    Rules: BS.STK.1, BS.STK.2, BS.STK.3.
    """
    table = bench()
    friend = table.add(0, "front_line", "A-G-11")
    soldier = table.add(0, "front_line", "A-H-11")
    begin(table.game, soldier)
    for left, passes in ((1, False), (2, True)):
        table.game.soldiers.left[soldier] = left
        assert may_step(table.game, soldier, Step.WALK, NORTH) is passes

    moved(table, soldier, (Step.WALK, NORTH), (Step.WALK, NORTH))
    assert table.at(soldier) == "A-F-11"
    moved(table, soldier, (Step.WALK, SOUTH))
    assert (table.at(soldier), table.at(friend)) == ("A-F-11", "A-G-11")


def test_armour_begins_in_the_air_where_the_scenario_says_so() -> None:
    """Armour deploys at any level in an area of which that is said, none without; any armour may enter in the air.

    Rule: BS.SCN.8.
    """
    table = bench()
    soldier, police = table.add(0, "front_line", "A-H-11"), table.add(0, "police", "A-H-12")
    dot = table.dot("A-A-05")
    table.game.land.zone[dot], table.game.land.entry[dot] = 0b11, 1
    assert not may_deploy_at(table.game, soldier, dot, 9)
    table.game.plan.airborne = 0b10
    assert not may_deploy_at(table.game, soldier, dot, 9)
    table.game.forces.area[soldier] = 1
    assert [may_deploy_at(table.game, soldier, dot, level) for level in (0, 1, 12, 13)] == [False, True, True, False]
    table.game.forces.area[police] = 1
    assert not may_deploy_at(table.game, police, dot, 9)
    assert may_enter_at(table.game, soldier, dot, 9)
    assert not may_enter_at(table.game, police, dot, 9)


def test_nap_of_the_earth_levels_follow_the_ground() -> None:
    """Over ground of level 2 the highest bounce is to 14; back over level 0 one flies at 12. Rules: BS.NOE.1, 2."""
    table = bench(ground={"A-H-11": 2})
    table.game.numbers.follows_ground = 1
    soldier = table.add(0, "front_line", "A-H-11", 8)
    begin(table.game, soldier)
    assert [level for level in (13, 14, 15) if may_step(table.game, soldier, Step.BOUNCE, level)] == [13, 14]
    moved(table, soldier, (Step.BOUNCE, 14), (Step.FLY, NORTH))
    assert table.game.soldiers.level[soldier] == 12
