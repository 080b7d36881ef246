"""Rates of Battlesuit: scenarios by role, meetings from both edges, forces and scenarios beside each other."""

from functools import cache
from pathlib import Path

import pytest

from engine.battles.orders import OrderError
from engine.execution.simulation import Simulation
from engine.experiments.balance import balance, balance_of_scenarios
from engine.experiments.measures.rows import balance_rows
from engine.experiments.trials import Trial
from schemas.packs.packs import read_packs

MEETING = ("red_outriders", "blue_gatehouse")


@cache
def simulation() -> Simulation:
    [pack] = read_packs([Path("content/battlesuit")]).packs
    return Simulation(pack)


def meeting() -> Trial:
    return Trial(simulation().form_for(None), (MEETING,), ("barley_end",), 4)


def scenario(name: str) -> Trial:
    form, forces = simulation().form_for(name), simulation().scenarios[name]
    return Trial(form, (forces,), simulation().maps_for(name), 2, scenario=name)


def test_forces_that_meet_come_from_either_edge_as_often() -> None:
    """A meeting is no scenario with roles (BS.GAP.98): the second battle of a seed swaps north and south."""
    first, second = list(meeting().orders(MEETING, 0, 1))

    assert [each.force for each in first.participants] == [*MEETING]
    assert [each.force for each in second.participants] == [*MEETING[::-1]]


def test_each_force_is_counted_in_every_battle_it_fights() -> None:
    """By force both who meet are seen in all four battles, and what one wins the other loses."""
    one, other = balance(simulation(), meeting(), "force").standings

    assert {one.name, other.name} == {(force,) for force in MEETING}
    assert (one.battles, other.battles) == (4, 4)
    assert one.won.estimate == other.lost.estimate


def test_the_roles_of_a_scenario_are_told_apart() -> None:
    """Red and blue want different things there, so each has rates of its own (BS.SCN.7)."""
    trials = [scenario("market_day"), scenario("static")]
    found = balance_of_scenarios(trials, lambda trial, show: balance(simulation(), trial, progress=show))

    assert [row.name[0] for row in found.standings] == ["market_day", "market_day", "static", "static"]
    assert [row.name[1].split(",")[0] for row in found.standings] == ["blue", "red", "blue", "red"]
    assert found.battles == 4
    for blue, red in (found.standings[:2], found.standings[2:]):
        assert blue.won.estimate == red.lost.estimate
        assert blue.averages["vp"] == red.averages["enemy_vp"]
    assert [*balance_rows(found)[0]][:2] == ["scenario", "force"]


def test_a_scenario_names_its_map() -> None:
    """A trial of a scenario takes no map in turn, and one of a scenario that is not there is refused."""
    assert simulation().maps_for("static") == ()
    assert len(simulation().maps_for(None)) > 1
    with pytest.raises(OrderError, match="no scenario 'nowhere'"):
        simulation().form_for("nowhere")
