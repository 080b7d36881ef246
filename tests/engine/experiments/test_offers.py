"""What players are offered and what they choose is counted beside the battle, which is the one that nobody watched."""

import re
from collections import Counter
from dataclasses import replace
from threading import Event

import pytest

from benchmarks.never_chosen import NEVER, why_never
from benchmarks.options import lines, never_chosen, watch
from engine.battles.battle import fight
from engine.battles.orders import BattleOrder, Participant
from engine.battles.played import battles_of
from engine.execution.simulation import Simulation
from engine.experiments.offers import OfferRow, Tally, Verdict, offers, watched
from engine.experiments.trials import Trial
from engine.systems import SYSTEMS
from schemas.packs.packs import Pack
from schemas.systems import SYSTEM_NAMES, SystemName


@pytest.mark.parametrize("name", SYSTEM_NAMES)
def test_watching_changes_no_battle(packs: dict[str, Pack], name: str) -> None:
    """What is offered is listed where the battle stands still, and the player answers as it does unwatched."""
    simulation = Simulation(packs[name], "compiled")
    scenario = next(iter(simulation.scenarios), None)
    seats = simulation.form_for(scenario).seats
    order = BattleOrder(tuple(Participant(seat, None, "heuristic") for seat in seats), scenario, None, 3)
    tallies, setup = watched(simulation, order)
    tally = tallies["heuristic"]

    assert [*setup.rows()] == [*fight(packs[name], order).setup.rows()]
    assert tally.offered
    assert all(tally.offered[option] >= chosen for option, chosen in tally.chosen.items())


def test_answers_are_told_apart_by_questions_that_there_are() -> None:
    """A question that was renamed would be told apart by its sentences alone."""
    for system in SYSTEM_NAMES:
        questions, parting = battles_of(system).questions, SYSTEMS[system].parting
        assert questions is not None
        assert parting is not None
        assert {*parting()} <= {row.name for row in questions.rows}


BATTLES = {"maneuvers": 40, "infantry": 9, "seven_seconds": 25, "survive": 20, "battlesuit": 9}


@pytest.mark.prove
@pytest.mark.parametrize("name", SYSTEM_NAMES)
def test_what_no_player_chooses_has_a_reason(packs: dict[str, Pack], name: SystemName) -> None:
    """Of all that is offered in some battles every answer is chosen by a shipped player, or it is said why not."""
    players = ("heuristic", *(loaded.id for loaded in packs[name].of_kind("player") if loaded.id != "heuristic"))
    never = never_chosen(watch(packs[name], BATTLES[name], player) for player in players)

    assert {option for option in never if not why_never(name, option[1])} == set()


def test_reasons_are_of_games_that_there_are() -> None:
    """A new game has some as well, or none yet."""
    assert {*NEVER} <= {*SYSTEM_NAMES}


def test_weapons_and_maneuvers_are_told_apart(packs: dict[str, Pack]) -> None:
    """So that one of them that nobody uses is seen."""
    maneuvers, infantry = (watch(packs[name], 2) for name in ("maneuvers", "infantry"))

    assert ("choose_maneuver", "{actor} goes for Take Cover, on stealth.") in maneuvers.offered
    assert ("choose_action", "{actor} fires at {target}. [Rifle]") in infantry.chosen
    assert any(option.startswith("{actor} drops the ") for _, option in never_chosen([infantry]))
    assert len([*lines("maneuvers", {"heuristic": maneuvers})]) == 2 + len(maneuvers.offered)


def test_what_is_chosen_is_what_the_log_tells(packs: dict[str, Pack]) -> None:
    """Maneuvers of a fight, counted from its rows by name; and every question is one of somebody's."""
    order = BattleOrder((Participant("a", None, "bold"), Participant("b", None, "first")), "lights_out", None, 5)
    tallies, _ = watched(Simulation(packs["maneuvers"], "compiled"), order)
    told = Counter(row["maneuver"] for row in fight(packs["maneuvers"], order).rows() if row["event"] == "maneuver")
    gone_for = Counter[str]()
    for tally in tallies.values():
        for (question, says), times in tally.chosen.items():
            if question == "choose_maneuver" and " goes for " in says:
                gone_for[re.split(r"[,.]| against ", says.partition(" goes for ")[2])[0]] += times

    assert {*tallies} == {"bold", "first"}
    assert sum(told.values()) > 10
    assert gone_for == Counter({name.replace("_", " ").title(): times for name, times in told.items()})


def row_of(offered: int, beside_others: int, chosen: int) -> OfferRow:
    """A row with these counts."""
    return OfferRow("bold", "choose_action", "{actor} waits.", offered, beside_others, chosen)


def test_a_verdict_says_what_is_no_choice() -> None:
    """Never, always; neither where there was nothing else, nor where it was chosen now and then."""
    assert [row_of(*counts).verdict for counts in ((9, 9, 0), (9, 9, 9), (9, 1, 9), (9, 0, 9), (9, 9, 1))] == [
        Verdict.NEVER,
        Verdict.ALWAYS,
        Verdict.ALWAYS,
        Verdict.SOMETIMES,
        Verdict.SOMETIMES,
    ]


def test_a_tally_counts_alternatives() -> None:
    """What was offered alone is no choice; what was chosen was offered, even if no list has it."""
    tally, other = Tally(), Tally()
    tally.count("q", {"a", "b"}, "a")
    tally.count("q", {"a"}, "a")
    other.count("q", {"a"}, "c")
    tally.add(other)

    assert tally.offered == Counter({("q", "a"): 3, ("q", "b"): 1, ("q", "c"): 1})
    assert tally.beside_others == Counter({("q", "a"): 2, ("q", "b"): 1, ("q", "c"): 1})
    assert tally.chosen == Counter({("q", "a"): 2, ("q", "c"): 1})


def test_any_number_of_threads_counts_alike(packs: dict[str, Pack]) -> None:
    """And it can be stopped, with what was counted until then."""
    simulation = Simulation(packs["maneuvers"], "compiled")
    form, forces = simulation.form_for("lights_out"), simulation.scenarios["lights_out"]
    trial = Trial(form, (forces,), (), 6, players=("bold", "first"), scenario="lights_out")
    one, two = (offers(simulation, [replace(trial, threads=threads)]) for threads in (1, 2))
    stop = Event()
    broken = offers(simulation, [replace(trial, threads=1)], stop, lambda now: stop.set() if now.battles == 2 else None)

    assert one.rows == two.rows
    assert (one.battles, one.cancelled) == (6, False)
    assert broken.cancelled
    assert 2 <= broken.battles < 6
