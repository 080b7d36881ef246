"""What points bring: by how much a dearer force wins more often, and that by what the points were spent on."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from engine.experiments.statistics import Interval, around
from engine.experiments.tuning.regression import fit
from engine.experiments.tuning.tunable import Bought, Pair, PricedCard

BANDS: Final = 4
"""Pairs are told apart by how much dearer one of them is, in so many bands of as many pairs."""

UNKNOWN: Final = Interval(0.0, -1.0, 1.0)


@dataclass(frozen=True)
class Spending:
    """What a point brings that is spent `on` something, in win rate; a force spent so many `points` on it.

    `against` is how much more that is than a point brings on all else that forces spend theirs on; None where there is
    nothing else.
    """

    on: str
    points: float
    worth: Interval
    against: Interval | None

    @property
    def is_worth_more(self) -> bool:
        """Return whether such points bring more than others, beyond chance."""
        return self.against is not None and self.against.low > 0

    @property
    def is_worth_less(self) -> bool:
        """Return whether such points bring less than others, beyond chance."""
        return self.against is not None and self.against.high < 0


@dataclass(frozen=True)
class Band:
    """How often the dearer of two forces won: `pairs` in which it costs from `least` to `most` points more.

    A draw is half a win.
    """

    least: int
    most: int
    pairs: int
    share: Interval


@dataclass(frozen=True)
class PointWorth:
    """What a point more brings a force, in win rate; by what it is spent on, and by how many points there are more.

    The spendings are sorted by what a point brings, the most first.
    """

    a_point: Interval
    spendings: tuple[Spending, ...]
    bands: tuple[Band, ...]


def point_worth(cards: Sequence[PricedCard], pairs: Sequence[Pair], gained: Sequence[float]) -> PointWorth:
    """Return what points are worth by pairs of forces; the first of each `gained` so much beyond its even share.

    By least squares: of the win rate to what one force costs more, and to what it spends more on each thing. Where
    the pairs cannot tell, all is unknown.
    """
    more = [_cost(one, cards) - _cost(other, cards) for one, other in pairs]
    found = fit([[float(each)] for each in more], gained)
    a_point = UNKNOWN if found is None else found.interval([1.0])
    return PointWorth(a_point, _spendings(cards, pairs, gained), _bands(more, gained))


def _cost(force: Bought, cards: Sequence[PricedCard]) -> int:
    return sum(card.price * force.counts.get(card.id, 0) for card in cards)


def _spendings(cards: Sequence[PricedCard], pairs: Sequence[Pair], gained: Sequence[float]) -> tuple[Spending, ...]:
    spent = [(_spent(one, cards), _spent(other, cards)) for one, other in pairs]
    known = sorted({on for both in spent for each in both for on in each})
    things = [on for on in known if any(one.get(on, 0) != other.get(on, 0) for one, other in spent)]
    found = fit([[float(one.get(on, 0) - other.get(on, 0)) for on in things] for one, other in spent], gained)
    if found is None:
        return ()
    points = {on: fmean(each.get(on, 0) for both in spent for each in both) for on in things}
    rows = (
        Spending(
            on,
            points[on],
            found.interval([float(on == each) for each in things]),
            found.interval(_against(on, points)) if len(things) > 1 else None,
        )
        for on in things
    )
    return tuple(sorted(rows, key=lambda row: -row.worth.estimate))


def _against(on: str, points: Mapping[str, float]) -> list[float]:
    """Return the weights of a point spent on something less one that is spent as the rest is."""
    rest = sum(each for name, each in points.items() if name != on)
    return [1.0 if name == on else -each / rest for name, each in points.items()]


def _spent(force: Bought, cards: Sequence[PricedCard]) -> dict[str, int]:
    spent: dict[str, int] = {}
    for card in cards:
        for on, points in card.spent:
            spent[on] = spent.get(on, 0) + points * force.counts.get(card.id, 0)
    return spent


def _bands(more: Sequence[int], gained: Sequence[float]) -> tuple[Band, ...]:
    """Return the pairs that do not cost the same in bands, those with the smallest difference first."""
    dearer = sorted(
        (abs(each), share if each > 0 else -share) for each, share in zip(more, gained, strict=True) if each
    )
    limits = [at * len(dearer) // BANDS for at in range(BANDS + 1)]
    bands = [dearer[first:last] for first, last in pairwise(limits)]
    return tuple(_band(band) for band in bands if len(band) > 1)


def _band(pairs: Sequence[tuple[int, float]]) -> Band:
    shares = [0.5 + share for _, share in pairs]
    mean = around(fmean(shares), stdev(shares) / sqrt(len(shares)), len(shares) - 1)
    share = Interval(mean.estimate, max(0.0, mean.low), min(1.0, mean.high))
    return Band(pairs[0][0], pairs[-1][0], len(pairs), share)
