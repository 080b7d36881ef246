"""Tuning for any number of seats, rotated or kept: a toy whose fair points are known on paper."""

from collections.abc import Callable
from statistics import fmean

import pytest

from engine.battles.forms import Mirroring
from engine.battles.orders import BattleOrder, OrderError, Outcome
from engine.execution.simulation import Simulation
from engine.experiments.balance import pairings_of
from engine.experiments.trials import Trial
from engine.experiments.tuning.points import PointOrder, tune_points
from engine.experiments.tuning.steps import StepOrder, rank_steps
from engine.experiments.tuning.tunable import ranked_steps, tuned_points
from schemas.packs.packs import Pack
from tests.toy_charms import charm_system, with_values
from tests.toy_seats import FORCES, take_the_place_of_seven_seconds, toy_system

Play = Callable[[int, Mirroring], Simulation]


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, seven_seconds: Pack) -> Play:
    """Return a function that lets the toy with charms take the place of 7 Seconds."""

    def begin(seats: int, mirroring: Mirroring) -> Simulation:
        take_the_place_of_seven_seconds(charm_system(seats, mirroring), monkeypatch)
        return Simulation(seven_seconds)

    return begin


def order(simulation: Simulation, trial: Trial, rounds: int = 1) -> PointOrder:
    return PointOrder(tuned_points(simulation.pack, "charms"), trial, rounds)


def seat_share(outcome: Outcome, seat: int) -> float:
    """Return a seat's share: all of a win, and a third of what no seat has won."""
    winner = outcome.result.winner
    return float(winner == outcome.seats[seat]) if winner in outcome.seats else 1 / 3


def test_points_of_three_rotated_seats_come_to_where_they_are_fair(play: Play) -> None:
    """Charms differ in their points alone, so the one that pays three times as much comes down to the others."""
    simulation = play(3, "rotated")
    trial = Trial(simulation.form, pairings_of(simulation.form, FORCES, {}), (), 2400, threads=1)

    found = tune_points(simulation, order(simulation, trial))

    clover, horseshoe, penny = found.rows
    assert {row.even for row in found.rows} == {1 / 3}
    assert clover.figures.before.low > 1 / 3 > max(horseshoe.figures.before.high, penny.figures.before.high)
    assert found.is_borne_out
    assert not found.off_even
    assert clover.proposed == horseshoe.proposed == penny.proposed


def test_shares_of_three_seats_are_those_of_blocks_of_three(play: Play) -> None:
    """Each seed is fought by three forces at three seats in turn: the clover's share, counted battle by battle."""
    simulation = play(3, "rotated")
    trial = Trial(simulation.form, (FORCES[:3],), (), 300, threads=1)

    found = tune_points(simulation, order(simulation, trial))

    last = [BattleOrder(each.participants, seed=each.seed + 100) for each in trial.orders(FORCES[:3], 0, 100)]
    outcomes = simulation.outcomes(last)
    shares = [
        seat_share(outcome, seat)
        for outcome in outcomes
        for seat, charm in enumerate(outcome.facts["charm"])
        if charm == "clover"
    ]
    assert {outcome.result.winner for outcome in outcomes} == {"north", "east", "south", "storm", None}
    assert found.rows[0].figures.battles == len(shares)
    assert found.rows[0].figures.before.estimate == pytest.approx(fmean(shares))


def test_roles_of_a_scenario_become_fair(play: Play) -> None:
    """Where seats are kept each role has its own charm, and wins as often as the others once all pay the same."""
    simulation = play(3, "kept")
    fixed = simulation.scenarios["fair"]
    trial = Trial(simulation.form, (fixed,), (), 2000, threads=1, scenario="fair")

    found = tune_points(simulation, order(simulation, trial))

    assert len({row.proposed for row in found.rows}) == 1
    assert all(row.figures.battles == 2000 for row in found.rows)
    assert found.is_borne_out


def test_what_a_point_is_worth_among_three(play: Play) -> None:
    """Against two others in turn, each at every seat: wins with the point less wins without, on the same seeds."""
    simulation = play(3, "rotated")
    simulation = Simulation(with_values(simulation.pack, points=dict.fromkeys(("clover", "horseshoe", "penny"), (1,))))
    trial = Trial(simulation.form, (), (), 90, threads=1)

    found = rank_steps(simulation, StepOrder(ranked_steps(simulation.pack, "pips"), "ants", trial))

    meetings = [("bees", "cats"), ("bees", "dogs"), ("cats", "dogs")]
    lucky = Simulation(with_values(simulation.pack, forces=["ants+1"]))

    def wins(name: str) -> int:
        outcomes = [
            outcome
            for number in range(30)
            for outcome in lucky.outcomes(trial.orders((name, *meetings[number % 3]), number, number + 1))
        ]
        return sum(outcome.forces.get(str(outcome.result.winner)) == name for outcome in outcomes)

    (up,) = (row for row in found.rows if row.step.change > 0)
    assert (found.opponents, up.battles) == (("bees", "cats", "dogs"), 90)
    assert up.won.estimate == pytest.approx(wins("ants+1") / 90)
    assert up.worth.estimate == pytest.approx((wins("ants+1") - wins("ants")) / 90)
    assert up.worth.estimate > 0


def test_what_a_point_is_worth_in_every_role(play: Play) -> None:
    """Where seats are kept the force takes every seat in turn, or the one that a scenario gives it."""
    simulation = play(3, "kept")
    steps = ranked_steps(simulation.pack, "pips")
    free = Trial(simulation.form, (), (), 36, threads=1)
    fixed = Trial(simulation.form, (simulation.scenarios["fair"],), (), 36, threads=1, scenario="fair")

    everywhere = rank_steps(simulation, StepOrder(steps, "cats", free))
    there = rank_steps(simulation, StepOrder(steps, "cats", fixed))

    assert {row.battles for row in (*everywhere.rows, *there.rows)} == {36}
    assert everywhere.opponents == ("ants", "bees", "dogs")
    assert there.opponents == ("dogs", "bees")
    wins = [outcome.result.winner == "east" for outcome in simulation.outcomes(fixed.orders(fixed.pairings[0], 0, 36))]
    assert there.won.estimate == pytest.approx(sum(wins) / 36)
    with pytest.raises(OrderError, match="ants does not fight here; those who do: dogs, cats, bees"):
        rank_steps(simulation, StepOrder(steps, "ants", fixed))


def test_what_cannot_be_tuned_is_refused_with_what_can(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    """Missions and stats are words of 7 Seconds; a toy has its own, or none; alone nobody can be equal."""
    simulation = play(3, "rotated")
    with pytest.raises(OrderError, match="packs of Toy have no missions to tune; there are: charms"):
        tuned_points(simulation.pack, "missions")
    with pytest.raises(OrderError, match="packs of Toy have no stats to tune; there are: pips"):
        ranked_steps(simulation.pack, "stats")
    alone = play(1, "rotated")
    with pytest.raises(OrderError, match="there is one: north"):
        tune_points(alone, order(alone, Trial(alone.form, (("ants",),), (), 10)))
    take_the_place_of_seven_seconds(toy_system(3), monkeypatch)
    with pytest.raises(OrderError, match="there are: none"):
        tuned_points(simulation.pack, "charms")
