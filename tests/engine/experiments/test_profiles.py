"""Profiles: what might have become of battles from the end of each turn, and what kind of game that makes."""

import random
from dataclasses import replace
from itertools import islice
from statistics import fmean

import pytest

from engine.battles.orders import BattleOrder, BattleResult, OrderError, Outcome, Participant
from engine.execution.simulation import Simulation
from engine.execution.snapshots import choices
from engine.experiments.courses import Course, course_of, led_to_win, openness, turning_point
from engine.experiments.profiles import Kind, Profile, orders_of, profile
from engine.experiments.trials import Trial
from engine.games.infantry.names import FORM as ROLES
from engine.games.survive.names import FORM as CORNERS
from schemas.packs.packs import Pack

TRIES = 6


def trial_of(simulation: Simulation, scenario: str, battles: int, seed: int = 1) -> Trial:
    form, forces = simulation.form_for(scenario), simulation.scenarios[scenario]
    return Trial(form, (forces,), (), battles, seed, threads=2, scenario=scenario)


@pytest.fixture(scope="module")
def maneuvers(packs: dict[str, Pack]) -> Simulation:
    """Return the shipped pack of maneuvers, ready."""
    return Simulation(packs["maneuvers"])


def test_open_is_how_likely_two_end_for_others() -> None:
    """Of four that end 2 to 2 four of six pairs differ; of 3 to 1 three; of 1 to 1 to 1 to 1 all; of 4 none."""
    assert openness({"a": 2, "b": 2}) == pytest.approx(4 / 6)
    assert openness({"a": 3, "b": 1}) == pytest.approx(3 / 6)
    assert openness({"a": 1, "b": 1, "c": 1, "": 1}) == 1
    assert openness({"a": 4}) == 0


def course(winner: str, *ways: dict[str, int]) -> Course:
    result = BattleResult(winner or None, (), {"a": 0, "b": 0}, len(ways), "")
    counts = {"left": (3, 1), "dead": (0, 2), "shots": (4, 4), "hits": (2, 0)}
    words = {"scenario": "", "ending": "last_turn", "first": "b", "squad": ("x", "y")}
    return Course(Outcome(BattleOrder(), {"a": "x", "b": "y"}, None, result, {**words, **counts}, 1), ways)


def test_who_is_ahead_is_who_wins_most() -> None:
    """The winner was ahead, was not, or was so together with another."""
    assert led_to_win(course("a", {"a": 3, "b": 1}), 0) == 1
    assert led_to_win(course("b", {"a": 3, "b": 1}), 0) == 0
    assert led_to_win(course("b", {"a": 2, "b": 2}), 0) == 0.5
    assert led_to_win(course("", {"a": 2, "": 4}), 0) == 1


def test_a_course_is_its_battle_and_as_many_ways_as_turns(maneuvers: Simulation) -> None:
    """The battle is that of its order; from its beginning and the end of each turn but the last six others go on."""
    for order in islice(orders_of([trial_of(maneuvers, "lights_out", 1)]), 3):
        found = course_of(maneuvers, order, TRIES)

        assert found.outcome == maneuvers.outcome(order)
        assert len(found.ways) == found.outcome.result.turns
        assert {sum(ways.values()) for ways in found.ways} == {TRIES}
        assert {who for ways in found.ways for who in ways} <= {"a", "b", ""}


def test_a_battle_turned_where_its_winner_gained_most() -> None:
    """From 1 of 4 to 3 of 4 in the second turn; in the last one where it was open to the end; nowhere without one."""
    climbing = course("a", {"a": 2, "b": 2}, {"a": 1, "b": 3}, {"a": 3, "b": 1})

    assert turning_point(climbing) == (2, "a", 0.25, 0.75)
    assert turning_point(course("b", EVEN, EVEN)) == (2, "b", 0.5, 1.0)
    assert turning_point(course("", EVEN)) is None


def test_a_battle_played_by_hand_has_a_course(maneuvers: Simulation) -> None:
    """Its own answers lead from turn to turn; where it goes on otherwise a player of the pack takes over."""
    order = BattleOrder((Participant("a", player="answered"),), "lights_out", seed=3)
    dice = random.Random(5)
    while offered := choices(maneuvers, order):
        order = order.answered(dice.choice(offered).cells)
    found = course_of(maneuvers, order, TRIES)

    assert found.outcome.result == maneuvers.outcome(order).result
    assert len(found.ways) == found.outcome.result.turns
    assert len({tuple(sorted(ways.items())) for ways in found.ways}) > 1
    with pytest.raises(OrderError, match="not played to its end"):
        course_of(maneuvers, order._replace(answers=order.answers[:-1]), 1)
    with pytest.raises(OrderError, match="where a player searches"):
        course_of(maneuvers, order._replace(participants=(Participant("a", player="search:20"),)), 1)


@pytest.mark.prove
def test_plain_kernels_find_the_same(packs: dict[str, Pack], maneuvers: Simulation) -> None:
    """A battle that is fought again from its beginning to each place goes on as its copy does."""
    [order] = islice(orders_of([trial_of(maneuvers, "hold_the_stairs", 1, 4)]), 1)

    assert course_of(Simulation(packs["maneuvers"], "plain"), order, 2) == course_of(maneuvers, order, 2)


@pytest.mark.prove
@pytest.mark.parametrize("system", ["maneuvers", "infantry"])
def test_a_chance_neither_grows_nor_shrinks_on_the_whole(packs: dict[str, Pack], system: str) -> None:
    """The mean chance of a side is the same after every turn, the last included: within four standard errors."""
    simulation = Simulation(packs[system])
    scenario = min(simulation.scenarios)
    courses = [course_of(simulation, order, 4) for order in islice(orders_of([trial_of(simulation, scenario, 1)]), 150)]

    def chance(found: Course, turn: int) -> float:
        ways = found.ways[turn] if turn < len(found.ways) else {found.winner: 1}
        return ways.get("a", 0) / sum(ways.values())

    ends = fmean(chance(found, 99) for found in courses)
    for turn in range(max(len(found.ways) for found in courses)):
        off = [chance(found, turn) - chance(found, 99) for found in courses]
        error = (fmean(each * each for each in off) / len(off)) ** 0.5
        assert abs(fmean(off)) <= 4 * error + 1e-9, (turn, ends)


@pytest.mark.parametrize("threads", [1, 3])
def test_threads_change_nothing(maneuvers: Simulation, threads: int) -> None:
    """Seeds decide."""
    trial = trial_of(maneuvers, "loading_dock", 5)
    once = profile(maneuvers, [trial], TRIES)
    again = profile(maneuvers, [replace(trial, threads=threads)], TRIES)

    assert (once.figures, once.turns) == (again.figures, again.turns)
    assert once.battles == 5


def test_scenarios_pairings_maps_and_seats_take_turns() -> None:
    """Each battle has a seed of its own; with two pairings, two maps and four seats nothing always goes together."""
    trial = Trial(CORNERS, (tuple("wxyz"), tuple("zyxw")), ("m", "n"), 9, seed=5)
    orders = [*islice(orders_of([trial]), 8)]

    assert [order.seed for order in orders] == [*range(5, 13)]
    assert [order.map for order in orders] == ["m", "n"] * 4
    assert [order.participants[0].force for order in orders] == ["w", "z", "z", "w", "y", "x", "x", "y"]
    two = [Trial(ROLES, (("p", "q"),), (), 9, scenario=name) for name in ("one", "other")]
    assert [(order.scenario, order.seed) for order in islice(orders_of(two), 4)] == [
        *(("one", 1), ("other", 1), ("one", 2), ("other", 2)),
    ]


def kind_of(maneuvers: Simulation, *courses: Course, monkeypatch: pytest.MonkeyPatch) -> Profile:
    waiting = iter(courses)
    monkeypatch.setattr("engine.experiments.profiles.course_of", lambda *_: next(waiting))
    return profile(maneuvers, [Trial(ROLES, (("x", "y"),), (), len(courses), threads=1)], 4)


EVEN, LEANING, OVER = {"a": 2, "b": 2}, {"a": 3, "b": 1}, {"a": 4}


@pytest.mark.parametrize(
    ("ways", "kind"),
    [
        ((EVEN, EVEN, EVEN, EVEN), Kind.LATE),
        ((EVEN, OVER, OVER, OVER), Kind.EARLY),
        ((EVEN, EVEN, LEANING, OVER), Kind.ON_THE_WAY),
        ((OVER, OVER), Kind.NEVER_OPEN),
        ((EVEN,), Kind.EARLY),
    ],
)
def test_coin_flips_snowballs_and_games_are_told_apart(
    maneuvers: Simulation, ways: tuple[dict[str, int], ...], kind: Kind, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By what the first turn settles, and by what is open before the last one."""
    assert kind_of(maneuvers, course("a", *ways), course("a", *ways), monkeypatch=monkeypatch).kind is kind


def test_figures_and_turns_are_counted(maneuvers: Simulation, monkeypatch: pytest.MonkeyPatch) -> None:
    """By hand: three battles, of one, two and four turns, won by a, by b and by nobody."""
    courses = (course("a", OVER), course("b", EVEN, LEANING), course("", EVEN, EVEN, LEANING, {"": 4}))
    found = kind_of(maneuvers, *courses, monkeypatch=monkeypatch)
    figures = {figure.name: figure.value.estimate for figure in found.figures}
    battles = {figure.name: figure.battles for figure in found.figures}

    third = pytest.approx(1 / 3)
    assert figures["turns"] == pytest.approx(7 / 3)
    assert [figures[name] for name in ("drawn", "a_won", "b_won", "first_won")] == [third] * 4
    assert figures["open_at_first"] == pytest.approx((0 + 4 / 6 + 4 / 6) / 3)
    assert figures["open_after_one"] == pytest.approx((0 + 3 / 6 + 4 / 6) / 3)
    assert figures["open_before_last"] == pytest.approx((0 + 3 / 6 + 0) / 3)
    assert figures["ahead_half_way"] == third
    assert [figures[f"winner_fewer_{name}"] for name in ("dead", "shots", "left")] == [0.5] * 3
    assert (battles["turns"], battles["winner_fewer_dead"]) == (3, 2)
    assert [(row.turn, row.going_on.estimate, row.open.estimate, row.ahead_wins.estimate) for row in found.turns] == [
        (0, 1, pytest.approx(4 / 9), pytest.approx((1 + 0.5) / 3)),
        (1, pytest.approx(2 / 3), pytest.approx((3 / 6 + 4 / 6) / 3), 0),
        (2, third, pytest.approx(0.5 / 3), 0),
        (3, third, 0, 1),
    ]
