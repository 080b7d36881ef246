"""Verdicts on scenarios and their reasons: shares, what sides differ in, and what is seen without a battle."""

from dataclasses import replace
from pathlib import Path
from shutil import copytree

import pytest

from engine.battles.forms import BattleForm
from engine.execution.simulation import Simulation
from engine.experiments.balance import balance, balance_of_scenarios
from engine.experiments.measures.orders import BalanceOrder, trials_of
from engine.experiments.measures.reasons import Difference, Judged, differences, judged, verdict_of
from engine.experiments.pools import Verdict
from engine.experiments.statistics import Interval
from engine.experiments.tallies import Standing
from engine.paths import CONTENT
from schemas.packs.packs import read_packs

TWO, THREE = BattleForm(("a", "b")), BattleForm(("a", "b", "c"), score="lives", neutral="game")


def row(won: tuple[float, float], drawn: float = 0.0, **averages: float) -> Standing:
    """Return a row whose wins lie between two bounds."""
    low, high = won
    rate = Interval((low + high) / 2, low, high)
    return Standing(("there", "a, x against y"), 100, 0.05, rate, Interval(drawn, drawn, drawn), rate, averages)


@pytest.mark.parametrize(
    ("won", "drawn", "verdict"),
    [
        ((0.51, 0.7), 0.0, Verdict.MORE),
        ((0.5, 0.7), 0.0, Verdict.OPEN),
        ((0.46, 0.6), 0.1, Verdict.MORE),  # and half of the draws: 0.51 at the least
        ((0.45, 0.6), 0.1, Verdict.OPEN),
        ((0.3, 0.49), 0.0, Verdict.LESS),
        ((0.3, 0.44), 0.1, Verdict.LESS),
        ((0.46, 0.54), 0.0, Verdict.EVEN),
        ((0.46, 0.56), 0.0, Verdict.OPEN),
    ],
)
def test_a_side_has_more_than_its_share_where_all_of_the_interval_has(
    won: tuple[float, float], drawn: float, verdict: Verdict
) -> None:
    """Of two sides the share is a half, and a draw is half a win."""
    assert verdict_of(row(won, drawn), TWO) is verdict


def test_what_the_game_wins_is_shared_by_all() -> None:
    """Of three, who won a third of a half has its share."""
    assert verdict_of(row((0.16, 0.18), game_won=0.5), THREE) is Verdict.EVEN
    assert verdict_of(row((0.18, 0.3), game_won=0.5), THREE) is Verdict.MORE
    assert verdict_of(row((0.16, 0.3), game_won=0.5), THREE) is Verdict.OPEN


def test_the_largest_differences_are_told() -> None:
    """By a tenth of what both have at the least, against each of the others; points are no reason, nor are turns."""
    seen = row((0.5, 0.5), turns=8, score=9, enemy_score=1, left=6, enemy_left=4, shots=10.9, enemy_shots=9)
    assert differences(seen, TWO) == (Difference("left", 6, 4),)
    more = replace(
        seen, averages={"a": 3, "enemy_a": 1, "b": 0, "enemy_b": 2, "c": 2, "enemy_c": 1, "d": 5, "enemy_d": 4}
    )
    assert [each.name for each in differences(more, TWO)] == ["b", "a", "c"]
    assert differences(row((0, 1), lost=3, enemy_lost=4, lives=9, enemy_lives=1), THREE) == (Difference("lost", 3, 2),)
    assert differences(row((0, 1), lost=0, enemy_lost=0), TWO) == ()


def test_scenarios_are_judged_from_the_side_that_wins_most(tmp_path: Path) -> None:
    """Each once, in its order, with what its checks find: here that one side cannot reach what it scores for."""
    folder = copytree(CONTENT / "infantry", tmp_path / "infantry")
    ford = folder / "scenarios" / "the_ford.yaml"
    ford.write_text(ford.read_text("utf-8").replace("rows: [0, 27]", "rows: [0, 2]") + "turns: 2\n", "utf-8")
    (pack,) = read_packs([folder]).packs
    simulation = Simulation(pack)
    trials = trials_of([simulation], BalanceOrder((), by="scenario", battles=12))
    found = balance_of_scenarios(trials, lambda trial, show: balance(simulation, trial, progress=show))

    seen = [*judged(found, simulation)]
    assert [one.scenario for one in seen] == [*simulation.scenarios]
    for one in seen:
        rows = {row.name[1][0]: row for row in found.standings if row.name[0] == one.scenario}
        assert rows[one.side] is one.standing
        assert one.standing.won.estimate == max(row.won.estimate for row in rows.values())
    far = "the south bank is 27 dots away from side b, which walks 16 in 2 turns"
    assert {one.scenario: one.found for one in seen if one.found} == {"the_ford": (far,)}


def test_the_side_is_whoever_the_row_is_seen_from() -> None:
    """The seat where seats are kept, else the first force."""
    kept = Judged("there", row((0, 1)), Verdict.OPEN, (), ())
    assert kept.side == "a"
    assert replace(kept, standing=replace(kept.standing, name=("there", "ants against bees"))).side == "ants"
