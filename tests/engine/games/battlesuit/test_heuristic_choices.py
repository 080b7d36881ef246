"""What the heuristic player of Battlesuit chooses in positions laid out by hand."""

from collections.abc import Iterator
from itertools import product

import pytest

from engine.games.battlesuit.kernel import codes
from engine.games.battlesuit.kernel.board.places import ground_of, next_point, points_apart, sees_from
from engine.games.battlesuit.kernel.codes import WEIGHTS, Step, Terrain, Weight
from engine.games.battlesuit.kernel.event_codes import Marker, MarkerState
from engine.games.battlesuit.kernel.players.heuristic.caution import (
    is_ahead,
    is_kept_back,
    is_precious,
    watchers_at,
)
from engine.games.battlesuit.kernel.players.heuristic.deployment import heuristic_place
from engine.games.battlesuit.kernel.players.heuristic.drones import danger, steer
from engine.games.battlesuit.kernel.players.heuristic.flying import (
    bounces_to_go,
    flies_on,
    is_better_beside,
    lowest_level,
)
from engine.games.battlesuit.kernel.players.heuristic.steps import heuristic_step, walk_on
from engine.games.battlesuit.kernel.players.heuristic.worth import best_target, spill_of
from engine.games.battlesuit.kernel.players.observe import prepare
from tests.engine.games.battlesuit.scenario_bench import Bench

RED, BLUE = 0, 1
LOW_BOUNCE = 6
ENOUGH_POINTS = 5


@pytest.fixture
def bench() -> Bench:
    """Return a bench with the two platoons, nobody placed, and six movement points for everybody."""
    bench = Bench()
    bench.game.soldiers.left[:] = [6] * codes.SOLDIERS
    return bench


def hidden_pair(bench: Bench) -> tuple[str, str]:
    """Return two points a few points apart that see each other only from six levels up."""
    game = bench.game
    names = bench.ready.stage.chart.names
    for a, b in pairs_near(bench):
        low = sees_from(game, a, ground_of(game, a), b, ground_of(game, b))
        if not low and sees_from(game, a, ground_of(game, a) + LOW_BOUNCE, b, ground_of(game, b)):
            return names[a], names[b]
    raise AssertionError("no such points on this map")


def pairs_near(bench: Bench) -> Iterator[tuple[int, int]]:
    """Yield pairs of clear points a few points apart."""
    game = bench.game
    clear = [dot for dot in range(game.board.dots) if game.land.terrain[dot] == Terrain.CLEAR]
    for a, b in product(clear, clear):
        if points_apart(game, a, b) == ENOUGH_POINTS:
            yield a, b


def test_armour_bounces_to_see_and_then_shoots(bench: Bench) -> None:
    """Who sees nobody from the ground goes up for a good shot, and fires from there. Rules: BS.BNC.2, BS.FIR.1."""
    here, there = hidden_pair(bench)
    red, blue = bench.soldier(RED, "front_line"), bench.soldier(BLUE, "front_line")
    bench.stand(red, here)
    bench.stand(blue, there)
    prepare(bench.game, RED)
    heuristic_step(bench.game, RED, red)

    assert bench.game.choice.step == Step.BOUNCE
    bench.stand(red, here, above=LOW_BOUNCE)
    bench.game.soldiers.bounced[red] = 1
    prepare(bench.game, RED)
    heuristic_step(bench.game, RED, red)
    assert bench.game.choice.step == Step.SHOOT


def test_armour_ends_its_flight_where_nobody_looks(bench: Bench) -> None:
    """With its shot made and seen by an enemy it flies or sinks to where it is not. Rules: BS.BNC.13, BS.BNC.21."""
    here, there = hidden_pair(bench)
    red, blue = bench.soldier(RED, "front_line"), bench.soldier(BLUE, "front_line")
    bench.stand(red, here, above=LOW_BOUNCE)
    bench.stand(blue, there)
    bench.game.soldiers.bounced[red], bench.game.soldiers.boosted[red], bench.game.soldiers.shots[red] = 1, 1, 1
    prepare(bench.game, RED)
    flies_on(bench.game, RED, red, codes.NOBODY, hurries=False)

    assert bench.game.choice.step in {Step.FLY, Step.CHANGE_LEVEL}


@pytest.mark.parametrize("foresight", [0, 1])
def test_who_looks_ahead_bounces_only_where_a_flight_leads_somewhere(bench: Bench, foresight: int) -> None:
    """In a hurry armour goes up to fly nearer to its goal; on the goal nobody does who looks ahead. Rule: BS.BNC.2."""
    game = bench.game
    red = bench.soldier(RED, "front_line")
    bench.stand(red, "B-H-09")
    game.style.weights[RED * WEIGHTS + Weight.FORESIGHT] = foresight
    prepare(game, RED)
    here = game.soldiers.dot[red]

    assert bounces_to_go(game, RED, red, here, hurries=True) == (foresight == 0)
    goal = next_point(game, here, 0)
    assert bounces_to_go(game, RED, red, goal, hurries=True)
    bench.stand(bench.soldier(RED, "front_line", 1), bench.ready.stage.chart.names[goal])
    prepare(game, RED)
    assert bounces_to_go(game, RED, red, goal, hurries=True) == (foresight == 0)


def test_a_flight_into_sight_is_no_better_to_who_fears_it(bench: Bench) -> None:
    """From where the enemy does not look every step to it may lead into its sight: only the fearless fly on."""
    game, far, level = bench.game, 40, 12
    red, blue = bench.soldier(RED, "front_line"), bench.soldier(BLUE, "front_line")
    names = bench.ready.stage.chart.names
    for here, there in pairs_near(bench):
        bench.stand(red, names[here])
        bench.stand(blue, names[there])
        prepare(game, RED)
        if is_better_beside(game, RED, red, there, 0, level) and not is_better_beside(
            game, RED, red, there, far, level
        ):
            break
    else:
        raise AssertionError("no such points on this map")
    beside = [next_point(game, here, way) for way in range(codes.DIRECTIONS)]
    nearer = [dot for dot in beside if dot != codes.NOBODY and points_apart(game, dot, there) < ENOUGH_POINTS]

    assert watchers_at(game, RED, here, lowest_level(game, here)) == 0
    assert all(watchers_at(game, RED, dot, lowest_level(game, dot)) == 1 for dot in nearer)
    assert not is_better_beside(game, RED, red, there, 0, level=-9)
    game.style.weights[RED * WEIGHTS + Weight.FORESIGHT] = 1
    assert bounces_to_go(game, RED, red, there, hurries=True)


def test_leaders_and_the_unarmed_stay_behind_a_fighter(bench: Bench) -> None:
    """A point nearer to the enemy than every fighter lies before the front, one behind a fighter does not."""
    leader, drone = bench.soldier(RED, "commander"), bench.soldier(RED, "recon_drone")
    fighter, enemy = bench.soldier(RED, "front_line"), bench.soldier(BLUE, "assault")
    game = bench.game
    way = 3
    line = [bench.dot("B-H-05")]
    while len(line) < 10:
        line.append(next_point(game, line[-1], way))
    names = [bench.ready.stage.chart.names[dot] for dot in line]
    bench.stand(fighter, names[4])
    bench.stand(enemy, names[9])
    prepare(game, RED)

    assert is_kept_back(game, leader)
    assert is_kept_back(game, drone)
    assert not is_kept_back(game, fighter)
    assert is_ahead(game, RED, leader, line[6])
    assert not is_ahead(game, RED, leader, line[1])


def test_a_shot_is_worth_more_where_it_spills_over_to_enemies(bench: Bench) -> None:
    """Of two targets alike the one with a comrade beside it is chosen; a friend beside it speaks against it.

    Rule: BS.SPL.1.
    """
    game = bench.game
    red, friend = bench.soldier(RED, "front_line"), bench.soldier(RED, "front_line", 1)
    lone, one, two = (bench.soldier(BLUE, "assault", number) for number in range(3))
    middle = bench.dot("B-H-09")
    bench.stand(red, "B-H-09")
    left, right = middle, middle
    for _ in range(4):
        left, right = next_point(game, left, 0), next_point(game, right, 3)
    names = bench.ready.stage.chart.names
    bench.stand(lone, names[left])
    bench.stand(one, names[right])
    bench.stand(two, names[next_point(game, right, 3)])
    prepare(game, RED)

    assert spill_of(game, RED, red, right) == 1
    assert spill_of(game, RED, red, left) == 0
    bench.stand(friend, names[next_point(game, left, 0)])
    prepare(game, RED)
    assert spill_of(game, RED, red, left) < 0
    assert best_target(game, RED, red) in {one, two}


def test_drones_that_the_scenario_counts_hide() -> None:
    """In Static red scores for rotors: one that is seen flies where it is safer. Rule: BS.VIC.2."""
    bench = Bench("static")
    game = bench.game
    drone, enemy = bench.soldier(BLUE, "recon_drone"), bench.soldier(RED, "ranger")
    bench.game.soldiers.left[drone] = 8
    clear = [dot for dot in range(game.board.dots) if game.land.terrain[dot] == Terrain.CLEAR]
    names = bench.ready.stage.chart.names
    here = clear[len(clear) // 2]
    there = next(dot for dot in clear if points_apart(game, here, dot) == ENOUGH_POINTS)
    bench.stand(drone, names[here], above=1)
    bench.stand(enemy, names[there])
    prepare(game, BLUE)
    before = danger(game, BLUE, here, game.soldiers.level[drone])
    steer(game, BLUE, drone, there)

    assert is_precious(game, BLUE, drone)
    assert game.choice.step == Step.FLY
    after = next_point(game, here, game.choice.way)
    assert danger(game, BLUE, after, game.soldiers.level[drone]) < before


def test_those_without_armour_set_up_in_cover() -> None:
    """On Market Day the first of the militia begins on a point with the best cover of its area. Rule: BS.MOD.7."""
    bench = Bench("market_day")
    game = bench.game
    militia = bench.soldier(BLUE, "militia")
    prepare(game, BLUE)
    heuristic_place(game, militia)
    area = [dot for dot in range(game.board.dots) if game.land.zone[dot] >> game.forces.area[militia] & 1]
    covers = game.numbers.cover_mod

    assert covers[game.land.terrain[game.choice.dot]] == min(covers[game.land.terrain[dot]] for dot in area)
    assert covers[game.land.terrain[game.choice.dot]] < 0


@pytest.mark.parametrize(
    ("side", "kind", "walks"), [(RED, Marker.EXPLOSIVE, False), (BLUE, Marker.DUMMY, False), (RED, Marker.DUMMY, True)]
)
def test_nobody_walks_on_a_marker_that_may_go_off(bench: Bench, side: int, kind: int, walks: bool) -> None:
    """A side keeps off its own mines and off all markers of the enemy, and knows its own dummies. Rule: BS.MIN.1."""
    game = bench.game
    red = bench.soldier(RED, "front_line")
    bench.stand(red, "B-H-09")
    goal = next_point(game, bench.dot("B-H-09"), 0)
    game.forces.mines, game.forces.mine_side[0], game.forces.mine_kind[0] = 1, side, kind
    game.soldiers.mine_state[0], game.soldiers.mine_dot[0], game.land.mine[goal] = MarkerState.LAID, goal, 1
    prepare(game, RED)
    walk_on(game, RED, red, goal, hurries=True)
    there = next_point(game, bench.dot("B-H-09"), game.choice.way) if game.choice.step == Step.WALK else codes.NOBODY

    assert (there == goal) == walks
