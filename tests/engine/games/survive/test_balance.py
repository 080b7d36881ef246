"""Rates of SURVIVE by corner and by who goes first: every Mob has each of them equally often."""

from pathlib import Path

import pytest

from engine.execution.simulation import Simulation
from engine.experiments.balance import PAIRING, Balance, balance
from engine.experiments.measures.rows import balance_rows
from engine.experiments.tallies import Standing
from engine.experiments.trials import Trial
from engine.games.survive.names import FORM
from schemas.packs.packs import read_packs

SEEDS = 5


def measured(by: str) -> Balance[Standing]:
    [pack] = read_packs([Path("content/survive")]).packs
    simulation = Simulation(pack)
    form = simulation.form_for("rush_hour")
    mobs = simulation.scenarios["rush_hour"]
    return balance(simulation, Trial(form, (mobs,), (), SEEDS * 4, scenario="rush_hour"), by)


def test_each_corner_is_counted_in_every_battle() -> None:
    """Of every battle one corner at most is the winner's, whichever Mob stands there."""
    rows = measured("corner").standings

    assert {row.name for row in rows} == {(corner,) for corner in FORM.seats}
    assert {row.battles for row in rows} == {SEEDS * 4}
    assert sum(row.won.estimate + row.drawn.estimate / 4 for row in rows) <= 1 + 1e-9


def test_one_mob_a_battle_goes_first_and_three_later() -> None:
    """The initiative of the first turn is the same for all Mobs that take turns at a seed (SV.SEQ.2)."""
    assert {row.name: row.battles for row in measured("turn_1").standings} == {
        ("first",): SEEDS * 4,
        ("later",): SEEDS * 4 * 3,
    }


@pytest.mark.parametrize("by", [PAIRING, "corner"])
def test_no_fact_takes_the_place_of_a_rate(by: str) -> None:
    """In data a row's `lost` is how often it lost, not how many units."""
    for row in balance_rows(measured(by)):
        assert row["won"] + row["drawn"] + row["lost"] == pytest.approx(1, abs=1e-5)
