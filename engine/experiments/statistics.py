"""How sure a batch of battles makes us: intervals, paired differences, honest early stops, sample sizes.

Battles come in blocks: one seed on one map, fought once for each seat, with the sides passed on from seat to
seat; with two seats a block is a pair with the sides swapped. The battles of a block share their dice, so they are
not independent; every interval here is worked out from the spread between blocks. Of few blocks that spread is
itself known badly, so intervals reach as far as Student's t has them reach.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache, reduce
from itertools import accumulate
from math import ceil, cos, pi, sin, sqrt, tan
from statistics import NormalDist
from typing import Final

LEVEL = 0.95
SEATS = 2
SPREAD = 2
"""The fewest values that show how far they are spread."""
FIRST_LOOK = 200
LAST_SHARE = 0.25
POWER = 0.8


@dataclass(frozen=True)
class Interval:
    """An estimate with the bounds that hold it at some level."""

    estimate: float
    low: float
    high: float

    @property
    def half_width(self) -> float:
        """Return half the distance of the bounds: the plus or minus."""
        return (self.high - self.low) / 2

    def __neg__(self) -> "Interval":
        """Return the interval of what is lost where this one is gained."""
        return Interval(0.0 - self.estimate, 0.0 - self.high, 0.0 - self.low)


@dataclass
class BlockSums:
    """What has to be kept of blocks to know a rate and its spread.

    A block has as many battles as there are `seats`, and as many hits at most; a draw may be a half.
    """

    seats: int = SEATS
    blocks: int = 0
    hits: float = 0
    squares: float = 0

    @property
    def battles(self) -> int:
        """Return how many battles the blocks have."""
        return self.seats * self.blocks

    def add(self, hits: float) -> None:
        """Count a block."""
        self.blocks += 1
        self.hits += hits
        self.squares += hits * hits


@dataclass(frozen=True)
class Look:
    """A moment, planned beforehand, at which the intervals are looked at: after `battles`, at `level`."""

    battles: int
    level: float


def quantile(level: float, freedom: int | None = None) -> float:
    """Return how many standard errors an interval of `level` reaches to either side.

    1.96 for 0.95 where the spread is known; where only values tell it, more, by the degrees of `freedom` they leave:
    n - 1 for n values that stand for themselves.
    """
    return NormalDist().inv_cdf((1 + level) / 2) if freedom is None else student_quantile(level, freedom)


def around(estimate: float, error: float, freedom: int, level: float = LEVEL) -> Interval:
    """Return the interval of an estimate by its standard error, known from values with so much `freedom`."""
    reach = quantile(level, freedom) * error
    return Interval(estimate, estimate - reach, estimate + reach)


def wilson(hits: float, trials: float, level: float = LEVEL, freedom: int | None = None) -> Interval:
    """Return the score interval of a rate (Wilson 1927); without trials it is 0 to 1."""
    if trials <= 0:
        return Interval(0.5, 0.0, 1.0)
    z, rate = quantile(level, freedom), hits / trials
    centre = (rate + z * z / (2 * trials)) / (1 + z * z / trials)
    reach = z / (1 + z * z / trials) * sqrt(rate * (1 - rate) / trials + z * z / (4 * trials * trials))
    return Interval(rate, max(0.0, min(rate, centre - reach)), min(1.0, max(rate, centre + reach)))


def block_rate(sums: BlockSums, level: float = LEVEL) -> Interval:
    """Return the rate of hits a battle: Wilson's interval for as many battles as the blocks are worth.

    The worth comes from the design effect (Kish 1965): the spread between blocks over what independent
    battles would have. Four battles are added for it (after Agresti and Coull 1998), two of them hits, in blocks of
    a kind, so that few blocks, or blocks all alike, do not pass for certainty. One block shows no spread: it may
    be anything.
    """
    if sums.blocks < SPREAD:
        return Interval(sums.hits / sums.battles if sums.blocks else 0.5, 0.0, 1.0)
    seats = sums.seats
    blocks, hits, squares = sums.blocks + 4 / seats, sums.hits + 2, sums.squares + 2 * seats
    rate = hits / (seats * blocks)
    between = (squares / (seats * seats) - blocks * rate * rate) / (blocks - 1)
    design_effect = between / (rate * (1 - rate) / seats)
    worth, estimate = sums.battles / design_effect, sums.hits / sums.battles
    bounds = wilson(worth * estimate, worth, level, sums.blocks - 1)
    return Interval(estimate, bounds.low, bounds.high)


@dataclass
class DifferenceSums:
    """What has to be kept of blocks fought under two variants: their hits under each, of as many seats."""

    new: BlockSums = field(default_factory=BlockSums)
    old: BlockSums = field(default_factory=BlockSums)
    squares: float = 0

    def add(self, new_hits: float, old_hits: float) -> None:
        """Count a block that was fought under both."""
        self.new.add(new_hits)
        self.old.add(old_hits)
        self.squares += (new_hits - old_hits) ** 2


def paired_difference(sums: DifferenceSums, level: float = LEVEL) -> Interval:
    """Return how much higher the rate is under the new variant, with common random numbers.

    Four battles are added under each (after Agresti and Min 2005, who add two observations in all), in blocks of a
    kind, half of which differ, one way as often as the other, so that blocks without a difference do not pass for
    certainty.
    """
    seats, blocks, total = sums.new.seats, sums.new.blocks, sums.new.hits - sums.old.hits
    if blocks < SPREAD:
        return Interval(total / (seats * blocks) if blocks else 0.0, -1.0, 1.0)
    more = blocks + 4 / seats
    centre = total / (seats * more)
    spread = (sums.squares + 2 * seats) / (seats * seats) / more - centre * centre
    bounds = around(centre, sqrt(spread / blocks), blocks - 1, level)
    estimate = total / (seats * blocks)
    return Interval(estimate, max(-1.0, min(estimate, bounds.low)), min(1.0, max(estimate, bounds.high)))


def variance_share(sums: DifferenceSums) -> float:
    """Return the variance of the paired difference over that of two independent batches; 1 is no gain."""
    blocks = sums.new.blocks
    apart = sum(_variance(part.hits, part.squares, blocks) for part in (sums.new, sums.old))
    return _variance(sums.new.hits - sums.old.hits, sums.squares, blocks) / apart if apart else 0.0


def _variance(total: float, squares: float, count: int) -> float:
    return squares / count - (total / count) ** 2 if count else 0.0


def looks(battles: int, *, early: bool, first: int = FIRST_LOOK, seats: int = SEATS) -> tuple[Look, ...]:
    """Return when to look at the intervals of at most `battles`, always after whole blocks, and at which level.

    Without `early` stops there is one look at the end. With them there are looks at a half, a quarter ... of
    the battles, none before `first`, and each may err for its share of the 5 %: a half for the look at half of the
    battles, where swapped sides mostly are known well enough, a quarter for the last, an eighth, a sixteenth ...
    for the others. So all intervals of all looks hold together at 95 %, whatever makes somebody stop at one.
    """
    numbers = [_whole(battles, seats)]
    while early and (half := numbers[0] // (2 * seats) * seats) >= max(seats, first):
        numbers.insert(0, half)
    shares = [LAST_SHARE, 0.5, *(0.5 ** (step + 3) for step in range(len(numbers)))][: len(numbers) - 1]
    shares.append(1 - sum(shares))
    return tuple(Look(number, 1 - (1 - LEVEL) * share) for number, share in zip(numbers, shares[::-1], strict=True))


def battles_for(half_width: float, level: float = LEVEL, rate: float = 0.5) -> int:
    """Return how many independent battles narrow a rate to plus or minus `half_width`, the worst case by default."""
    return ceil((quantile(level) / half_width) ** 2 * rate * (1 - rate))


def battles_until(half_width: float, seats: int = SEATS) -> int:
    """Return the most battles that looking early for plus or minus `half_width` takes: whole blocks."""
    wanted = _whole_for(half_width, seats, 1 - (1 - LEVEL) * LAST_SHARE)
    return wanted if len(looks(wanted, early=True, seats=seats)) > 1 else _whole_for(half_width, seats, LEVEL)


def _whole_for(half_width: float, seats: int, level: float) -> int:
    """Return how many independent battles narrow the worst rate so far: whole blocks, two of them or more."""
    wanted = _whole(max(SPREAD * seats, battles_for(half_width, level)), seats)
    while wilson(wanted / 2, wanted, level, wanted // seats - 1).half_width > half_width:
        wanted += seats
    return wanted


def battles_to_tell(difference: float, seen: Interval, battles: int, seats: int, level: float = LEVEL) -> int:
    """Return how many battles tell a `difference` from none at 95 %, in four of five trials.

    `seen` is the difference that so many `battles`, in blocks of so many `seats`, have shown at `level`: its width says
    how they scatter.
    """
    error = seen.half_width / quantile(level, max(1, battles // seats - 1))
    wanted = quantile(LEVEL) + NormalDist().inv_cdf(POWER)
    return ceil(battles * (wanted * error / difference) ** 2)


def _whole(battles: int, seats: int) -> int:
    """Return so many battles, or as few more as make whole blocks."""
    return battles + -battles % seats


def widest(intervals: Iterable[Interval]) -> float:
    """Return the largest half width, 0 if there are none."""
    return max((interval.half_width for interval in intervals), default=0.0)


SERIES_UP_TO: Final = 100
"""With more degrees of freedom the expansion below is right to nine digits."""
HALVINGS: Final = 60


@lru_cache(maxsize=4096)
def student_quantile(level: float, freedom: int) -> float:
    """Return how many standard errors hold the truth with chance `level`, with so many degrees of freedom.

    With n values these are n - 1: 12.71 for 2 values at 0.95, 2.26 for 10, and 1.96 in the end.
    """
    if freedom > SERIES_UP_TO:
        return _expanded(NormalDist().inv_cdf((1 + level) / 2), freedom)
    low, high = 0.0, pi / 2
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        low, high = (middle, high) if _chance(middle, freedom) < level else (low, middle)
    return sqrt(freedom) * tan(low)


def _chance(angle: float, freedom: int) -> float:
    """Return how likely t is within the root of `freedom` times the tangent of an angle.

    By the series of Abramowitz and Stegun, 26.7.3 and 26.7.4.
    """
    squared, odd = cos(angle) ** 2, freedom % 2
    factors = ((at - 1) / at * squared for at in range(2 + odd, freedom - 1, 2))
    series = sin(angle) * sum(accumulate(factors, lambda term, factor: term * factor, initial=1.0))
    if not odd:
        return series
    return 2 / pi * (angle + (series * cos(angle) if freedom > 1 else 0.0))


def _expanded(normal: float, freedom: int) -> float:
    """Return the quantile of t by that of the normal distribution (Abramowitz and Stegun 26.7.5)."""
    square = normal * normal
    terms = (
        (square + 1) / 4,
        ((5 * square + 16) * square + 3) / 96,
        (((3 * square + 19) * square + 17) * square - 15) / 384,
        ((((79 * square + 776) * square + 1482) * square - 1920) * square - 945) / 92160,
    )
    return normal * (1 + reduce(lambda sum_so_far, term: (sum_so_far + term) / freedom, reversed(terms), 0.0))
