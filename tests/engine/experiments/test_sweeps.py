"""Sweeps: several values of a number on the same dice, and the line through what they bring."""

import random
from collections.abc import Generator, Iterable
from dataclasses import dataclass, replace
from itertools import groupby
from threading import Event

import pytest

from engine.battles.orders import BattleOrder, BattleResult, Outcome
from engine.execution.executors import Fighter, Outcomes
from engine.execution.simulation import Simulation
from engine.experiments.statistics import BlockSums, DifferenceSums, Interval, paired_difference
from engine.experiments.sweeps import SlopeSums, Sweep, Variant, slope, sweep
from engine.experiments.trials import Trial
from engine.games.infantry.names import MEETING_FORM
from schemas.packs.packs import Pack
from tests.samples import at_length

SQUADS = ("ghost_patrol", "breach_party")
STYLES = ("bold", "steady")
FORM = replace(MEETING_FORM, facts=())


@dataclass(frozen=True)
class Planted:
    """Ends battles by lot: the first squad has a chance of `won` to win; `bold` makes it `by_bold` more.

    In half of the seeds the dice favour the same edge in all battles. All values of a number have the same dice.
    """

    won: float
    by_bold: float = 0.0

    def fight(
        self, _fighter: Fighter, orders: Iterable[BattleOrder], _threads: int, _stop: Event, /
    ) -> Generator[Outcomes, None, None]:
        """Yield the outcomes seed by seed."""
        for seed, of_seed in groupby(orders, lambda order: order.seed):
            rng = random.Random(seed)
            shared = rng.random() if rng.random() < 0.5 else None
            yield tuple(self._outcome(order, rng.random() if shared is None else shared) for order in of_seed)

    def _outcome(self, order: BattleOrder, dice: float) -> Outcome:
        first = next(each for each in order.participants if each.force == SQUADS[0])
        chance = self.won + (self.by_bold if first.player == "bold" else 0.0)
        winner = "a" if dice < (chance if first.seat == "a" else 1 - chance) else "b"
        forces = {each.seat: str(each.force) for each in order.participants}
        return Outcome(order, forces, None, BattleResult(winner, (), {"a": 0, "b": 0}, 3, ""), {}, 1)


def swept(
    pack: Pack, chances: dict[float, Planted], battles: int, seed: int = 1, styles: tuple[str, ...] = ()
) -> Sweep:
    variants = [Variant(f"{at:g}", Simulation(pack, executor=each), at) for at, each in chances.items()]
    return sweep(variants, Trial(FORM, (SQUADS,), (), battles, seed, styles=styles))


@pytest.fixture(scope="module")
def infantry(packs: dict[str, Pack]) -> Pack:
    """Return the shipped pack of infantry."""
    return packs["infantry"]


def test_a_line_of_least_squares_is_laid_through_all_values() -> None:
    """By hand: values 1, 2 and 6 are -2, -1 and 3 off their mean, squares 14; hits 0, 1 and 2 of 2 rise 5 / 14 / 2."""
    sums = SlopeSums((1, 2, 6))
    sums.add([0, 1, 2])
    sums.add([0, 1, 2])

    assert slope(sums).estimate == pytest.approx(5 / 14 / 2)
    assert sums.steepest == pytest.approx(3 / 14)


def test_of_two_values_one_apart_the_slope_is_the_difference() -> None:
    """So nothing new is assumed: the paired difference of the same blocks, at the same level."""
    rng = random.Random(3)
    sums, pair = SlopeSums((4, 5)), DifferenceSums(BlockSums(), BlockSums())
    for _ in range(40):
        old, new = rng.randint(0, 2), rng.randint(0, 2)
        sums.add([old, new])
        pair.add(new, old)

    expected, found = paired_difference(pair, 0.9), slope(sums, 0.9)
    assert [found.estimate, found.low, found.high] == pytest.approx([expected.estimate, expected.low, expected.high])


def test_hits_that_are_all_alike_have_no_slope() -> None:
    """Exactly none, and not for certain: blocks that were not fought may differ."""
    sums = SlopeSums((0.1, 0.2, 0.7))
    for hits in (1, 2, 0, 1):
        sums.add([hits] * 3)

    found = slope(sums)
    assert found.estimate == 0.0
    assert found.low == -found.high < 0


def test_a_single_block_shows_nothing() -> None:
    """Its slope may be anything that a slope can be; without a block there is none at all."""
    sums = SlopeSums((1, 3))
    assert slope(sums) == Interval(0.0, -0.5, 0.5)
    sums.add([0, 2])
    assert slope(sums) == Interval(0.5, -0.5, 0.5)


@at_length("made", 200, 3000)
def test_intervals_hold_a_slope_that_is_known(infantry: Pack, made: int) -> None:
    """Of values 1, 2 and 4 that bring 45, 50 and 60 %: 5 points each; 95 in 100 intervals hold it, give or take 3 %."""
    chances = {1.0: Planted(0.45), 2.0: Planted(0.5), 4.0: Planted(0.6)}
    held = 0
    for at in range(1, made + 1):
        [row] = swept(infantry, chances, 60, seed=10_000 * at).rows
        assert row.slope is not None
        held += row.slope.low <= 0.05 <= row.slope.high

    assert 0.92 <= held / made <= 0.99


def test_a_number_that_is_read_is_told_from_one_that_is_not(infantry: Pack) -> None:
    """Five points a step are seen; where nothing reads the number no battle goes otherwise."""
    [row] = swept(infantry, {1.0: Planted(0.45), 2.0: Planted(0.5), 4.0: Planted(0.6)}, 2000).rows
    flat = swept(infantry, {1.0: Planted(0.45), 2.0: Planted(0.45)}, 200)

    assert row.slope is not None
    assert 0.03 < row.slope.low < 0.05 < row.slope.high < 0.07
    assert row.otherwise[0] == 0.0
    assert row.otherwise[1] == pytest.approx(0.05, abs=0.02)
    assert row.moved[2].won.estimate == pytest.approx(0.15, abs=0.03)
    assert not flat.is_read
    assert flat.rows[0].otherwise == (0.0, 0.0)


def test_differences_are_from_the_base(infantry: Pack) -> None:
    """Whichever it is: less wins are shown below a value, more above it."""
    chances = {1.0: Planted(0.3), 2.0: Planted(0.5), 3.0: Planted(0.7)}
    variants = [Variant("", Simulation(infantry, executor=each), at) for at, each in chances.items()]
    [row] = sweep(variants, Trial(FORM, (SQUADS,), (), 400), base=1).rows

    low, same, high = row.moved
    assert low.won.high < 0 < high.won.low
    assert (same.won.estimate, same.drawn.estimate) == (0.0, 0.0)
    assert same.turns == Interval(0.0, 0.0, 0.0)


def test_values_that_are_no_numbers_have_no_slope(infantry: Pack) -> None:
    """Nor has a single one."""
    words = [Variant(word, Simulation(infantry, executor=Planted(0.5))) for word in ("near", "far")]
    trial = Trial(FORM, (SQUADS,), (), 20)

    assert sweep(words, trial).rows[0].slope is None
    assert sweep([Variant("1", words[0].simulation, 1.0)], trial).rows[0].slope is None


def test_styles_may_turn_a_slope_round(infantry: Pack) -> None:
    """In bold hands more is less: the tables show it, and the slope over all of them does not."""
    chances = {0.0: Planted(0.6, -0.2), 1.0: Planted(0.4, 0.2)}
    [row] = swept(infantry, chances, 1200, styles=STYLES).rows

    assert row.slope is not None
    assert row.tables["bold", "bold"].low > 0 > row.tables["steady", "steady"].high
    assert row.slope.low <= 0 <= row.slope.high
