"""Battles that were longer than their log are never counted, whatever counts them, and said to be left out."""

from dataclasses import replace
from typing import Any

import pytest

from engine.battles.battle import fight
from engine.battles.orders import BattleOrder, OrderError
from engine.execution.simulation import Simulation
from engine.experiments.balance import balance, compare
from engine.experiments.trials import Trial
from engine.experiments.tuning.points import PointOrder, tune_points
from engine.experiments.tuning.steps import StepOrder, rank_steps
from engine.experiments.tuning.tunable import ranked_steps, tuned_points
from engine.games.seven_seconds.form import FORM
from schemas.packs.packs import Pack
from tests.rules.adapters.seven_seconds.house_rules import changed_rules

NOBODY_FALLS: dict[str, Any] = {
    **{f"rifle.{weapon}_{result}": [] for weapon in ("gauss", "plasma") for result in ("kill", "graze")},
    "mg.kill": [],
    "missile.illegal_units": ["commander", "tactical", "scout", "assault", "engineer"],
    "end.max_rounds": 100,
    "withdraw.timing": "never",
}
LONG = NOBODY_FALLS | {
    "activation.trooper_actions": 4,
    "activation.drone_actions": 4,
    "range.band_in": 1,
    "damage.fails_on": [1, 2, 3, 4, 5, 6],
    "damage.failed_action_spent": False,
}
"""Rules under which some battles of the heuristic player go beyond a log, and all of the random one."""

TRIAL = Trial(FORM, (("puc", "zane"),), ("ashford_hills",), 24)
ENDLESS = replace(TRIAL, battles=4, players=("random", "random"), threads=1)


@pytest.fixture(scope="module")
def long_battles(seven_seconds: Pack) -> Simulation:
    """Return the shipped pack under rules that make battles long."""
    return Simulation(replace(seven_seconds, rules=changed_rules(LONG)))


def refusal(pack: Pack, order: BattleOrder) -> str:
    """Return why a battle is refused, "" if it is not."""
    try:
        fight(pack, order)
    except OrderError as refused:
        return str(refused)
    return ""


def test_one_battle_and_a_batch_refuse_the_same(long_battles: Simulation) -> None:
    """What `fight` refuses has a fault in a batch, in the same words; all else has none."""
    faults = 0
    for order in TRIAL.orders(("puc", "zane"), 0, 6):
        fault = long_battles.outcome(order).fault
        faults += bool(fault)
        assert fault == refusal(long_battles.pack, order)

    assert 0 < faults < 12


def test_balance_counts_the_sound_pairs_alone(long_battles: Simulation) -> None:
    """Battles, wins and averages are those of the pairs in which neither battle has a fault."""
    outcomes = long_battles.outcomes(TRIAL.orders(("puc", "zane"), 0, 12))
    pairs = [pair for pair in zip(outcomes[::2], outcomes[1::2], strict=True) if not any(each.fault for each in pair)]
    wins = sum((first.result.winner == "red") + (second.result.winner == "blue") for first, second in pairs)

    found = balance(long_battles, TRIAL)

    [standing] = found.standings
    assert (found.battles, found.left_out) == (2 * len(pairs), 24 - 2 * len(pairs))
    assert standing.battles == found.battles
    assert standing.won.estimate == pytest.approx(wins / found.battles)
    assert found.left_out > 0


@pytest.mark.prove
def test_comparisons_and_tunings_leave_out_the_same(long_battles: Simulation, seven_seconds: Pack) -> None:
    """A pair goes out under both variants if one of its battles has a fault; tunings say how many went out."""
    left_out = balance(long_battles, TRIAL).left_out

    compared = compare(long_battles, Simulation(seven_seconds), TRIAL)
    tuned = tune_points(long_battles, PointOrder(tuned_points(long_battles.pack, "missions"), TRIAL, rounds=1))
    ranked = rank_steps(
        long_battles, StepOrder(ranked_steps(long_battles.pack, "stats"), "puc", replace(TRIAL, battles=8, pairings=()))
    )

    assert (compared.left_out, compared.battles) == (left_out, 24 - left_out)
    assert tuned.left_out > 0
    assert ranked.left_out > 0
    assert ranked.battles + ranked.left_out == 8 * (1 + len(ranked.rows))


def test_a_batch_of_nothing_else_counts_nothing(long_battles: Simulation) -> None:
    """Where every battle is too long there are no rates, and all battles are left out; looks go on to the last."""
    endless = replace(ENDLESS, until=0.4, first_look=2)

    assert balance(long_battles, ENDLESS).standings == ()
    assert balance(long_battles, endless).left_out == 4
    assert balance(long_battles, endless, by="mission").left_out == 4
    assert compare(long_battles, long_battles, endless).left_out == 4
