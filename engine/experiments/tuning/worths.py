"""Worths, from pairs of forces that met: what a card brings and ought to cost, and what a point brings, by its use."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain, pairwise
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from engine.battles.orders import OrderError
from engine.experiments.statistics import Interval, around
from engine.experiments.tuning.regression import Fit, fit
from engine.experiments.tuning.tunable import Bought, Pair, PricedCard, Prices


@dataclass(frozen=True)
class CardWorth:
    """What one more of a card brings, in win rate, and that for each point it costs; `bought` are those a force had.

    `fair` is the price at which it would cost as much as all cards do on the whole for what they bring.
    """

    card: PricedCard
    bought: float
    worth: Interval
    a_point: Interval
    fair: Interval

    def proposed(self, prices: Prices) -> int:
        """Return the fair price in whole points, if the battles tell it from the present one and it may be changed."""
        if not self.card.own or self.fair.low <= self.card.price <= self.fair.high:
            return self.card.price
        return prices.proposed(self.card, self.fair.estimate)


@dataclass(frozen=True)
class Met:
    """Pairs of forces that met, what the first of each gained beyond even, and what cards cost then, by id."""

    pairs: Sequence[Pair]
    gained: Sequence[float]
    prices: Mapping[str, int]


def card_rows(cards: Sequence[PricedCard], rounds: Sequence[Met]) -> tuple[tuple[CardWorth, ...], float]:
    """Return what cards are worth, the dearest point first, and what a point brings on the whole.

    Cards cost what they did in the last round; fair prices keep what forces cost on the whole in the first. Of several
    rounds, worths are without what the price itself does: where it counts in a battle, as where destroyed points win,
    that moves with the price, and cards are fair in proportion to what is left. Cards of which all forces have as many
    are not among them.

    Raises:
        OrderError: the battles are too few to tell the cards apart, or show none to be worth anything.
    """
    pairs = [pair for met in rounds for pair in met.pairs]
    weighed = [card for card in cards if any(_more(pair, card) for pair in pairs)]
    found = fit([*chain.from_iterable(_rows(weighed, met, len(rounds) > 1) for met in rounds)], [*_gained(rounds)])
    if found is None:
        few = f"{len(pairs)} pairs of forces are too few to tell {len(weighed)} cards apart"
        raise OrderError(f"{few}; fight more battles")
    first = [force for pair in rounds[0].pairs for force in pair]
    bought = [fmean(force.counts.get(card.id, 0) for force in first) for card in weighed]
    brought = sum(many * max(0.0, found.worth[at]) for at, many in enumerate(bought))
    point = brought / sum(many * card.price for card, many in zip(weighed, bought, strict=True))
    if point <= 0:
        raise OrderError("the battles show no card to be worth anything; fight more battles")
    last = [replace(card, price=rounds[-1].prices[card.id]) for card in weighed]
    worths = (_worth(found, at, card, bought[at], point) for at, card in enumerate(last))
    return tuple(sorted(worths, key=lambda row: -row.a_point.estimate)), point


def _gained(rounds: Sequence[Met]) -> chain[float]:
    return chain.from_iterable(met.gained for met in rounds)


def _rows(cards: Sequence[PricedCard], met: Met, with_cost: bool) -> list[list[float]]:  # noqa: FBT001
    """Return how many more of each card the first of each pair has, and how many points more it costs."""
    costs = [
        [float(_cost(one, met.prices) - _cost(other, met.prices))] if with_cost else [] for one, other in met.pairs
    ]
    return [[*(float(_more(pair, card)) for card in cards), *cost] for pair, cost in zip(met.pairs, costs, strict=True)]


def _cost(force: Bought, prices: Mapping[str, int]) -> int:
    return sum(prices[name] * many for name, many in force.counts.items() if name in prices)


def _more(pair: Pair, card: PricedCard) -> int:
    one, other = pair
    return one.counts.get(card.id, 0) - other.counts.get(card.id, 0)


def _worth(found: Fit, at: int, card: PricedCard, bought: float, point: float) -> CardWorth:
    worth = found.interval([float(at == each) for each in range(len(found.worth))])
    return CardWorth(card, bought, worth, _scaled(worth, 1 / card.price), _scaled(worth, 1 / point))


def _scaled(interval: Interval, factor: float) -> Interval:
    return Interval(interval.estimate * factor, interval.low * factor, interval.high * factor)


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
    prices = {card.id: card.price for card in cards}
    more = [_cost(one, prices) - _cost(other, prices) for one, other in pairs]
    found = fit([[float(each)] for each in more], gained)
    a_point = UNKNOWN if found is None else found.interval([1.0])
    return PointWorth(a_point, _spendings(cards, pairs, gained), _bands(more, gained))


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
