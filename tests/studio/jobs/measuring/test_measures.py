"""Measuring by workers: figures are those of the engine, progress is told, a stop leaves what was found."""

from dataclasses import replace
from threading import Event

import pytest

from engine.battles.orders import OrderError, Participant
from engine.execution.simulation import Simulation
from engine.experiments.balance import SCENARIO
from engine.experiments.measures.orders import BalanceOrder
from engine.experiments.pools import pooled_balance
from engine.experiments.profiles import profile
from engine.experiments.trials import Progress, Trial
from schemas.packs.packs import Pack
from studio.jobs.battles import ground_of
from studio.jobs.jobs import WorkerPool
from studio.jobs.measuring.measures import Asked, find_dependence, find_profile
from tests.engine.conftest import packs

__all__ = ["packs"]
PATIENCE_S = 120
GAMES = ("battlesuit", "infantry", "maneuvers", "seven_seconds", "survive")
FIGHT = Asked(BalanceOrder((), "lights_out", battles=3, seed=4, threads=1), tries=3)


def silent(_: object) -> None:
    pass


def test_a_worker_finds_the_figures_of_the_engine(packs: dict[str, Pack]) -> None:
    """To the last digit, by the same seeds, in a process that has the pack as bytes alone."""
    simulation = Simulation(packs["maneuvers"])
    form = simulation.form_for("lights_out")
    trial = Trial(form, (("nightjar", "lantern"),), (), 3, 4, None, ("bold", "careful"), 1, scenario="lights_out")
    sat = (Participant("a", None, "bold"), Participant("b", None, "careful"))
    with WorkerPool(1) as pool:
        job = pool.start(
            find_profile, ground_of(packs["maneuvers"]), replace(FIGHT, order=replace(FIGHT.order, participants=sat))
        )
        assert job.ended.wait(PATIENCE_S)

    expected = profile(simulation, (trial,), 3)
    assert job.failure == ""
    assert job.told == Progress(3, 3)
    assert job.result.found == expected
    assert expected.figures[0].battles == 3
    assert job.result.notes[0].endswith("3 battles from seed 4 on, scenario lights_out.")


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_measured_all_its_scenarios_in_turn(packs: dict[str, Pack], game: str) -> None:
    """Or, where it has none, all its pairings; each battle is told of."""
    told = list[Progress]()
    asked = Asked(BalanceOrder((), battles=2), tries=2)
    measured = find_profile(ground_of(packs[game]), asked, told.append, Event())

    scenarios: list[str | None] = [*Simulation(packs[game]).scenarios] or [None]
    assert [trial.scenario for trial in measured.found.trials] == scenarios
    assert told == [Progress(1, 2), Progress(2, 2)]
    assert measured.found.turns[0].battles == 2


def test_a_worker_finds_the_shares_of_the_engine(packs: dict[str, Pack]) -> None:
    """Of two styles that meet in a scenario, to the last digit, by the same seeds."""
    simulation = Simulation(packs["maneuvers"])
    form = simulation.form_for("lights_out")
    trial = Trial(
        form, (("nightjar", "lantern"),), (), 40, 4, threads=1, scenario="lights_out", styles=("heuristic", "bold")
    )
    asked = Asked(replace(FIGHT.order, battles=40, styles=("heuristic", "bold")))
    told = list[Progress]()
    measured = find_dependence(ground_of(packs["maneuvers"]), asked, told.append, Event())

    expected = pooled_balance(simulation, trial)
    assert measured.found.standings == expected.standings
    assert len(expected.standings) == 2
    assert told[-1] == Progress(40, 40)
    assert "the styles heuristic and bold meet" in measured.notes[1].lower()
    assert measured.notes[-1].startswith("Even is what lies within 5 points")


def test_styles_meet_in_every_scenario(packs: dict[str, Pack]) -> None:
    """The rows are those of its pairings; a stop leaves out what follows, and says so."""
    stop, told = Event(), list[Progress]()
    asked = Asked(BalanceOrder((), None, SCENARIO, battles=8, threads=1, styles=("heuristic", "bold")))
    found = find_dependence(ground_of(packs["maneuvers"]), asked, silent, stop).found
    assert [row.name[0] for row in found.standings] == ["hold_the_stairs"] * 2 + ["lights_out"] * 2 + [
        "loading_dock"
    ] * 2

    def report(progress: Progress) -> None:
        told.append(progress)
        stop.set()

    broken = find_dependence(ground_of(packs["maneuvers"]), asked, report, stop)
    assert broken.found.cancelled
    assert broken.found.battles == told[-1].battles < 24
    assert any(note.startswith("Broken off") for note in broken.notes)


def test_a_map_is_that_of_battles_that_do_not_name_their_own(packs: dict[str, Pack]) -> None:
    """Of 7 Seconds it is the only one; a scenario of Battlesuit has its own all the same."""
    free = Asked(BalanceOrder((), battles=2, map="cinder_flats"), 2)
    named = Asked(BalanceOrder((), "static", battles=2, map="anything"), 2)

    [trial] = find_profile(ground_of(packs["seven_seconds"]), free, silent, Event()).found.trials
    assert trial.maps == ("cinder_flats",)
    styles = replace(free, order=replace(free.order, styles=("first",)))
    pooled = find_dependence(ground_of(packs["seven_seconds"]), styles, silent, Event()).found
    assert pooled.trial.maps == ("cinder_flats",)
    [trial] = find_profile(ground_of(packs["battlesuit"]), named, silent, Event()).found.trials
    assert trial.maps == ()


def test_a_stop_keeps_what_was_found(packs: dict[str, Pack]) -> None:
    """As many battles as had been told of, or none; the notes say so."""
    stop, told = Event(), list[Progress]()

    def report(progress: Progress) -> None:
        told.append(progress)
        stop.set()

    long = replace(FIGHT, order=replace(FIGHT.order, battles=60))
    broken = find_profile(ground_of(packs["maneuvers"]), long, report, stop)
    assert broken.found.battles == len(told) < 60
    assert broken.found.cancelled
    assert broken.notes[-1] == f"Broken off: {len(told)} battles had been fought and are counted."
    assert find_profile(ground_of(packs["maneuvers"]), FIGHT, silent, stop).found.figures == ()


def test_what_the_pack_has_not_is_refused(packs: dict[str, Pack]) -> None:
    """In the words of the engine."""
    with pytest.raises(OrderError, match="nowhere"):
        find_profile(ground_of(packs["maneuvers"]), Asked(BalanceOrder((), "nowhere")), silent, Event())
