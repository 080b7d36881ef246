"""Worths: what one more of each card brings a force, and what it ought to cost, from pairs of forces that met."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from statistics import fmean

from engine.battles.orders import OrderError
from engine.experiments.statistics import Interval
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
    costs = [[float(_cost(one, met) - _cost(other, met))] if with_cost else [] for one, other in met.pairs]
    return [[*(float(_more(pair, card)) for card in cards), *cost] for pair, cost in zip(met.pairs, costs, strict=True)]


def _cost(force: Bought, met: Met) -> int:
    return sum(met.prices[name] * many for name, many in force.counts.items() if name in met.prices)


def _more(pair: Pair, card: PricedCard) -> int:
    one, other = pair
    return one.counts.get(card.id, 0) - other.counts.get(card.id, 0)


def _worth(found: Fit, at: int, card: PricedCard, bought: float, point: float) -> CardWorth:
    worth = found.interval([float(at == each) for each in range(len(found.worth))])
    return CardWorth(card, bought, worth, _scaled(worth, 1 / card.price), _scaled(worth, 1 / point))


def _scaled(interval: Interval, factor: float) -> Interval:
    return Interval(interval.estimate * factor, interval.low * factor, interval.high * factor)
