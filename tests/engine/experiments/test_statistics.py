"""Intervals against published values and against simulation; early stops that keep their promise."""

import random
from collections.abc import Callable, Iterator
from math import comb

import pytest

from engine.experiments.statistics import (
    LEVEL,
    BlockSums,
    DifferenceSums,
    Interval,
    battles_for,
    battles_to_tell,
    battles_until,
    block_rate,
    looks,
    paired_difference,
    quantile,
    variance_share,
    wilson,
)

Pair = Callable[[random.Random, float], int]


def dice(seed: int) -> random.Random:
    return random.Random(seed)


def independent(rng: random.Random, rate: float) -> int:
    return (rng.random() < rate) + (rng.random() < rate)


def alike(rng: random.Random, rate: float) -> int:
    """In six pairs of ten the second battle goes as the first."""
    first = rng.random() < rate
    return first + (first if rng.random() < 0.6 else rng.random() < rate)


def opposed(rng: random.Random, rate: float) -> int:
    """In half the pairs the dice favour the red side, whoever plays it."""
    shared = rng.random()
    return (shared < rate) + ((1 - shared if rng.random() < 0.5 else rng.random()) < rate)


def sums_of(hits: list[int]) -> BlockSums:
    sums = BlockSums()
    for number in hits:
        sums.add(number)
    return sums


@pytest.mark.parametrize(
    ("hits", "trials", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),  # Newcombe 1998, Statistics in Medicine 17:857, table I, method 3
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_is_as_published(hits: int, trials: int, low: float, high: float) -> None:
    """The four worked examples of Newcombe's comparison of seven methods, to four places."""
    interval = wilson(hits, trials)

    assert (round(interval.low, 4), round(interval.high, 4)) == (low, high)


def test_without_battles_nothing_is_known() -> None:
    """A rate lies between 0 and 1, a difference between -1 and 1."""
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0, 1)
    assert (block_rate(BlockSums()).low, block_rate(BlockSums()).high) == (0, 1)
    nothing = paired_difference(DifferenceSums())
    assert (nothing.low, nothing.high) == (-1, 1)


def test_quantiles_are_those_of_the_tables() -> None:
    """1.96 standard errors for 95 %, 2.576 for 99 %."""
    assert round(quantile(0.95), 3) == 1.960
    assert round(quantile(0.99), 3) == 2.576


@pytest.mark.parametrize("hits", [[0] * 100, [2] * 100, [1] * 100])
def test_pairs_all_alike_are_no_certainty(hits: list[int]) -> None:
    """An interval has a width even when a hundred pairs went the same way, and holds its estimate."""
    interval = block_rate(sums_of(hits))

    assert interval.low <= interval.estimate <= interval.high
    assert 0.005 < interval.half_width < 0.05


def test_independent_pairs_are_worth_their_battles() -> None:
    """A quarter with none, a half with one, a quarter with two hits: Wilson's interval of all the battles."""
    interval, plain = block_rate(sums_of([0, 1, 1, 2] * 250)), wilson(1000, 2000)

    assert interval.half_width == pytest.approx(plain.half_width, rel=0.01)


@pytest.mark.parametrize(
    ("sums", "low", "high"),
    [
        (BlockSums(2, 2, 3, 5), 0.0070430, 0.9992125),
        (BlockSums(2, 60, 71, 111), 0.5010974, 0.6764116),
        (BlockSums(2, 500, 431.5, 633.25), 0.4000234, 0.4635398),
        (BlockSums(2, 100, 200, 400), 0.9617595, 1.0),
        (BlockSums(6, 5, 11, 41), 0.0921617, 0.7675332),
        (BlockSums(3, 8, 9, 15), 0.1663433, 0.6433919),
    ],
)
def test_blocks_reach_as_far_as_student_says(sums: BlockSums, low: float, high: float) -> None:
    """Worked apart from the code: Wilson's bounds with t of the tables for one block less, as 2.776 for five."""
    interval = block_rate(sums)

    assert (round(interval.low, 7), round(interval.high, 7)) == (low, high)


def test_one_block_tells_no_spread() -> None:
    """Two wins of two battles on one seed: the rate may be anything, and so may a difference."""
    assert block_rate(sums_of([2])) == Interval(1.0, 0.0, 1.0)
    one = DifferenceSums()
    one.add(2, 1)
    assert paired_difference(one) == Interval(0.5, -1.0, 1.0)


@pytest.mark.parametrize(
    ("freedom", "t95", "t99"),
    [
        (1, 12.706, 63.657),
        (2, 4.303, 9.925),
        (3, 3.182, 5.841),
        (4, 2.776, 4.604),
        (9, 2.262, 3.250),
        (10, 2.228, 3.169),
        (30, 2.042, 2.750),
        (100, 1.984, 2.626),
        (120, 1.980, 2.617),
    ],
)
def test_quantiles_of_few_values_are_those_of_the_tables(freedom: int, t95: float, t99: float) -> None:
    """Student's t, two-sided, to three places, as every book prints it."""
    assert (round(quantile(0.95, freedom), 3), round(quantile(0.99, freedom), 3)) == (t95, t99)


def test_the_two_ways_to_student_meet() -> None:
    """Where the series ends and the expansion begins nothing jumps, and with many values t is the normal curve."""
    for level in (0.5, 0.95, 0.9999):
        assert 0 < quantile(level, 100) - quantile(level, 101) < 1.1 * (quantile(level, 99) - quantile(level, 100))
        assert quantile(level, 10**7) == pytest.approx(quantile(level), abs=1e-5)


@pytest.mark.parametrize("seats", [3, 4])
def test_independent_blocks_of_any_size_are_worth_their_battles(seats: int) -> None:
    """Battles of chance a half, each block as often as chance has it: Wilson's interval of all the battles."""
    sums = BlockSums(seats)
    for hits in range(seats + 1):
        for _ in range(100 * comb(seats, hits)):
            sums.add(hits)

    interval, plain = block_rate(sums), wilson(sums.battles / 2, sums.battles)

    assert sums.battles == 100 * 2**seats * seats
    assert interval.half_width == pytest.approx(plain.half_width, rel=0.01)


def test_looks_come_after_whole_blocks() -> None:
    """With three seats at most 1,000 battles are 334 blocks; a half and a quarter are rounded down to whole ones."""
    assert [look.battles for look in looks(1000, early=True, seats=3)] == [249, 501, 1002]


def test_a_paired_difference_by_hand() -> None:
    """Of 98 pairs 48 gain a battle and 10 lose one: 38/196 = 0.194, within 1.985 times sqrt(0.1189/98)."""
    sums = DifferenceSums()
    for new, old, count in ((1, 0, 48), (0, 1, 10), (1, 1, 40)):
        for _ in range(count):
            sums.add(new, old)

    interval = paired_difference(sums)

    # centre 38/200 = 0.19; mean square (58 + 4)/4/100 = 0.155; variance 0.155 - 0.19^2 = 0.1189
    assert interval.estimate == pytest.approx(38 / 196)
    assert interval.half_width == pytest.approx(1.98472 * (0.1189 / 98) ** 0.5, rel=1e-5)


def test_common_dice_leave_less_variance() -> None:
    """If the variants differ in one pair of ten, pairing leaves a tenth or so of the variance."""
    rng, sums = dice(1), DifferenceSums()
    for _ in range(2000):
        old = independent(rng, 0.5)
        sums.add(independent(rng, 0.5) if rng.random() < 0.1 else old, old)

    assert 0.05 < variance_share(sums) < 0.15


def test_looks_spend_all_of_the_error_and_no_more() -> None:
    """The look at a half may err most; the shares of all come to 5 %."""
    planned = looks(3200, early=True)

    assert [look.battles for look in planned] == [200, 400, 800, 1600, 3200]
    assert sum(1 - look.level for look in planned) == pytest.approx(1 - LEVEL)
    assert [round(1 - look.level, 6) for look in planned] == [0.003125, 0.003125, 0.00625, 0.025, 0.0125]


def test_looks_begin_as_soon_as_is_asked_and_spend_no_more() -> None:
    """Whoever wants to see something soon may look at 24 battles; the shares still come to 5 %."""
    planned = looks(384, early=True, first=24)

    assert [look.battles for look in planned] == [24, 48, 96, 192, 384]
    assert sum(1 - look.level for look in planned) == pytest.approx(1 - LEVEL)
    assert [look.battles for look in looks(8, early=True, first=0)] == [2, 4, 8]


def test_one_look_at_the_end_needs_no_adjustment() -> None:
    """A number of battles that was fixed beforehand gives the plain 95 %."""
    assert [(look.battles, look.level) for look in looks(1000, early=False)] == [(1000, LEVEL)]


def test_sample_sizes_are_those_of_the_books() -> None:
    """Plus or minus 2 points take 2,401 battles, 1 point 9,604."""
    assert battles_for(0.02) == 2401
    assert battles_for(0.01) == 9604
    assert battles_for(0.05, rate=0.1) == 139


def test_a_difference_takes_as_many_battles_as_the_books_say() -> None:
    """Two rates near a half: 1,570 battles of each tell 5 points with 80 %, (1.960 + 0.842)^2 * 0.5 / 0.05^2."""
    reach = 2.58571 * (0.5 / 1000) ** 0.5  # 500 pairs: t with 499 degrees of freedom
    pilot = Interval(0.0, -reach, reach)

    assert battles_to_tell(0.05, pilot, 1000, 2, level=0.99) == 1570


@pytest.mark.parametrize("seats", [1, 2, 6])
@pytest.mark.parametrize("half_width", [0.01, 0.02, 0.05, 0.1, 0.4])
def test_the_last_look_is_narrow_enough(half_width: float, seats: int) -> None:
    """After `battles_until` even the worst rate is known as exactly as was asked, by the spread of so many blocks."""
    last = looks(battles_until(half_width, seats), early=True, seats=seats)[-1]

    assert last.battles % seats == 0
    assert wilson(last.battles / 2, last.battles, last.level, last.battles // seats - 1).half_width <= half_width


def covered(intervals: Iterator[Interval], rate: float, count: int) -> float:
    return sum(interval.low <= rate <= interval.high for interval in intervals) / count


@pytest.mark.parametrize("pair", [independent, alike, opposed])
@pytest.mark.parametrize("rate", [0.1, 0.3, 0.5])
def test_intervals_of_pairs_hold_the_rate(pair: Pair, rate: float) -> None:
    """Of 600 batches of 150 pairs, however their battles hang together, 93 % or more hold the true rate."""
    rng = dice(7)
    batches = (block_rate(sums_of([pair(rng, rate) for _ in range(150)])) for _ in range(600))

    assert covered(batches, rate, 600) >= 0.93


@pytest.mark.prove
@pytest.mark.parametrize("pair", [independent, alike, opposed])
@pytest.mark.parametrize("rate", [0.02, 0.1, 0.3, 0.5])
@pytest.mark.parametrize("pairs", [50, 100, 500])
def test_intervals_of_pairs_hold_the_rate_at_length(pair: Pair, rate: float, pairs: int) -> None:
    """Of 4,000 batches at least 94 % hold the true rate: 95 % less three standard errors of the count."""
    rng = dice(11)
    batches = (block_rate(sums_of([pair(rng, rate) for _ in range(pairs)])) for _ in range(4000))

    assert covered(batches, rate, 4000) >= 0.9395


def all_looks_hold(rng: random.Random, pair: Pair, rate: float, battles: int) -> tuple[bool, bool]:
    """Return whether the interval of every look holds the rate, and whether that of the one we stop at does."""
    sums, every, stopped = BlockSums(), True, None
    for look in looks(battles, early=True):
        while sums.battles < look.battles:
            sums.add(pair(rng, rate))
        interval = block_rate(sums, look.level)
        holds = interval.low <= rate <= interval.high
        every = every and holds
        if stopped is None and (interval.half_width <= 0.05 or look.battles == battles):
            stopped = holds
    return every, bool(stopped)


@pytest.mark.prove
@pytest.mark.parametrize("pair", [independent, alike, opposed])
@pytest.mark.parametrize("rate", [0.03, 0.1, 0.3, 0.5])
def test_whoever_peeks_is_right_as_often_as_promised(pair: Pair, rate: float) -> None:
    """Of 2,000 runs at least 94 % hold the rate at every look, so it matters not why one stops at which."""
    rng = dice(13)
    runs = [all_looks_hold(rng, pair, rate, 1600) for _ in range(2000)]

    assert sum(every for every, _ in runs) / 2000 >= 0.9354
    assert sum(stopped for _, stopped in runs) / 2000 >= 0.9354


@pytest.mark.prove
@pytest.mark.parametrize("changed", [0.0, 0.02, 0.2, 1.0])
@pytest.mark.parametrize("rates", [(0.5, 0.5), (0.5, 0.55), (0.1, 0.15)])
def test_paired_differences_hold_the_truth(changed: float, rates: tuple[float, float]) -> None:
    """Of 3,000 batches of 150 pairs at least 94 % hold the true difference, however few pairs the variant touches."""
    rng, (old_rate, new_rate), held = dice(17), rates, 0
    for _ in range(3000):
        sums = DifferenceSums()
        for _ in range(150):
            old = independent(rng, old_rate)
            sums.add(independent(rng, new_rate) if rng.random() < changed else old, old)
        interval = paired_difference(sums)
        held += interval.low <= changed * (new_rate - old_rate) <= interval.high

    assert held / 3000 >= 0.938
