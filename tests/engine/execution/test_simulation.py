"""Batches: the same outcomes on any number of threads, as single battles; what is done stays done."""

import itertools
import threading
from collections.abc import Iterator
from threading import Event

import pytest

from engine.battles.battle import fight
from engine.battles.orders import BattleOrder, OrderError
from engine.execution.executors import LocalThreads
from engine.execution.simulation import Simulation
from engine.games.seven_seconds.form import FORM, participants
from schemas.packs.packs import Pack

ATTACKS = {"fire_rifle", "fire_missile", "fire_flamer", "kamikaze"}
ORDERS = tuple(BattleOrder(seed=seed) for seed in range(100))


@pytest.fixture(scope="module")
def simulation(seven_seconds: Pack) -> Simulation:
    """Return the shipped pack, ready."""
    return Simulation(seven_seconds)


def test_threads_change_nothing(simulation: Simulation) -> None:
    """One thread, two and five give the same outcomes in the same order, whatever the chunks."""
    alone = simulation.outcomes(ORDERS)

    for threads, chunk in ((1, 32), (2, 7), (5, 1)):
        run = LocalThreads(chunk).fight(simulation, ORDERS, threads, Event())
        assert tuple(itertools.chain.from_iterable(run)) == alone


def test_a_game_record_that_was_used_before_leaves_no_trace(simulation: Simulation) -> None:
    """Battles in reverse order, on the record the others were fought in, end as they did."""
    assert simulation.outcomes(ORDERS[::-1]) == simulation.outcomes(ORDERS)[::-1]


def test_an_outcome_is_what_the_battle_says(simulation: Simulation, seven_seconds: Pack) -> None:
    """Winner, scores, cards, losses and length of the log are those of the battle fought alone with its log."""
    for order, outcome in zip(ORDERS[:12], simulation.outcomes(ORDERS[:12]), strict=True):
        battle = fight(seven_seconds, order)
        rows = [*battle.rows()]
        attacked = {row["round"] for row in rows if row["event"] in ATTACKS}
        killed = [row["target"] for row in rows if row["event"] == "destroyed"]

        assert outcome.result == battle.result
        assert outcome.forces == {seat: rows[0][seat]["force"] for seat in ("red", "blue")}
        assert FORM.fits(outcome.facts)
        assert outcome.facts["mission"] == (rows[0]["red"]["mission"], rows[0]["blue"]["mission"])
        assert outcome.facts["troop"] == (rows[0]["red"]["troop"], rows[0]["blue"]["troop"])
        assert (outcome.map, outcome.facts["game_type"], outcome.facts["attacker"]) == tuple(
            rows[0][key] for key in ("map", "game_type", "attacker")
        )
        assert outcome.rows == len(rows) - 1
        assert outcome.facts["quiet_rounds"] == outcome.result.turns - len(attacked)
        assert sum(outcome.facts["troopers_lost"] + outcome.facts["drones_lost"]) == len(killed)


def test_plain_and_compiled_give_the_same_outcomes(seven_seconds: Pack) -> None:
    """Three battles in each mode, on used records."""
    modes = [Simulation(seven_seconds, mode) for mode in ("plain", "compiled")]

    plain, compiled = (simulation.outcomes(ORDERS[:3]) for simulation in modes)
    assert plain == compiled
    assert [simulation.mode for simulation in modes] == ["plain", "compiled"]


def test_what_was_done_when_it_was_stopped_is_kept(simulation: Simulation) -> None:
    """Of endless orders, those fought before the stop come out whole, in order, and then it ends."""
    stop, done = Event(), []
    endless = (BattleOrder(seed=seed) for seed in itertools.count())

    for outcomes in LocalThreads(8).fight(simulation, endless, 2, stop):
        done.append(outcomes)
        if len(done) == 3:
            stop.set()

    assert 3 <= len(done) <= 7
    assert [outcome.order.seed for chunk in done for outcome in chunk] == list(range(8 * len(done)))


def test_an_interrupt_ends_the_threads(simulation: Simulation) -> None:
    """Whoever is interrupted in the loop keeps what came out of it; no further order is taken."""
    taken: list[int] = []

    def endless() -> Iterator[BattleOrder]:
        for seed in itertools.count():
            taken.append(seed)
            yield BattleOrder(seed=seed)

    run = LocalThreads(4).fight(simulation, endless(), 2, Event())
    done = next(run)
    with pytest.raises(KeyboardInterrupt):
        run.throw(KeyboardInterrupt)

    assert [outcome.order.seed for outcome in done] == [0, 1, 2, 3]
    assert len(taken) <= 5 * 4
    assert not any(thread.name.startswith("battles") for thread in threading.enumerate())


def test_no_orders_are_no_outcomes(simulation: Simulation) -> None:
    """An empty batch ends at once."""
    assert [*simulation.run(())] == []


def test_an_order_that_cannot_be_given_is_refused(simulation: Simulation) -> None:
    """The error of a thread reaches whoever ordered."""
    with pytest.raises(OrderError, match="atlantis"):
        list(simulation.run([ORDERS[0]._replace(participants=participants("atlantis"))]))


def test_factions_and_maps_are_those_of_the_pack(simulation: Simulation) -> None:
    """Three factions and three maps, by id."""
    assert simulation.forces == ("new_tokyo", "puc", "zane")
    assert simulation.maps == ("ashford_hills", "cinder_flats", "meridian_square")
