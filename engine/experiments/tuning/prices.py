"""Prices: what each card that forces buy is worth, which prices would be fair, and whether battles bear them out.

Pairs of forces bought by lot fight on every map, from every seat. Where they cost differently, a fit says what one
more of each card brings; prices in proportion to that are proposed. Then pairs that cost the same are fought, bought
at the present prices and bought at the proposed ones: the fairer the prices, the nearer to even such pairs are.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import sqrt
from statistics import fmean, stdev
from threading import Event

from engine.battles.orders import OrderError
from engine.execution.simulation import Simulation
from engine.experiments.rotation import rotating, variant
from engine.experiments.statistics import LEVEL, Interval, quantile
from engine.experiments.tallies import parts
from engine.experiments.trials import Course, Deal, Pairing, Progress, Trial, run_trial
from engine.experiments.tuning.regression import Fit, fit
from engine.experiments.tuning.tunable import Pair, PricedCard, Prices
from engine.systems import Tunable

ShowProgress = Callable[[Progress], None]
EVEN = 0.5
ROUNDS = 3


@dataclass(frozen=True)
class PriceOrder:
    """What is priced; `trial` says how much is fought in each of the three rounds, and with which players."""

    tunable: Tunable[Prices]
    trial: Trial

    def round(self, number: int, pairs: Sequence[Pair]) -> Trial:
        """Return what is fought in a round, on seeds of its own."""
        seed = self.trial.seed + number * (self.trial.last_seed - self.trial.seed + 1)
        turns = tuple(((one.id, other.id),) for one, other in pairs)
        return rotating(turns, replace(self.trial, seed=seed, pairings=()))


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

    def proposed(self, limits: tuple[int, int]) -> int:
        """Return the fair price in whole points, if the battles tell it from the present one and it may be changed."""
        if not self.card.own or self.fair.low <= self.card.price <= self.fair.high:
            return self.card.price
        return min(max(limits[0], round(self.fair.estimate)), limits[1])


@dataclass(frozen=True)
class Worths:
    """What cards are worth, the dearest point first; `point` is what a point brings on the whole.

    Intervals hold at 95 %. Cards of which all forces have as many are not among them.
    """

    order: PriceOrder
    rows: tuple[CardWorth, ...]
    point: float
    cancelled: bool
    battles: int
    left_out: int = 0


@dataclass(frozen=True)
class PriceTuning:
    """What cards are worth and might cost, and how far from even pairs of equal cost are, chance taken off.

    `before` and `after` are the squares of that distance, a share of battles, and `gained` what the proposal took off.
    They are None where nothing was tried.
    """

    worths: Worths
    proposal: Mapping[str, int]
    before: Interval | None
    after: Interval | None
    gained: Interval | None
    cancelled: bool
    battles: int
    left_out: int = 0

    @property
    def is_borne_out(self) -> bool:
        """Return whether pairs of equal cost came nearer to even beyond chance."""
        return self.gained is not None and self.gained.low > 0


@dataclass
class _Shares:
    """What the first force of each pair gained beyond even, in each block of battles."""

    gained: dict[Pairing, list[float]] = field(default_factory=dict)
    battles: int = 0

    def count(self, pairing: Pairing, deal: Deal) -> None:
        """Count a block of battles."""
        seen = parts(deal[0], 0)
        self.battles += len(seen)
        self.gained.setdefault(pairing, []).append(fmean(part.share for part in seen) - EVEN)

    def still_wide(self, pairings: Sequence[Pairing], level: float, until: float) -> Collection[Pairing]:
        """Return none: a round is fought to its end."""
        del pairings, level, until
        return ()


class _Pricing:
    """The rounds of one pricing."""

    def __init__(self, simulation: Simulation, order: PriceOrder, stop: Event | None, progress: ShowProgress) -> None:
        self._simulation, self._order, self._stop, self._progress = simulation, order, stop, progress
        self.prices = order.tunable.part()
        self.cards = self.prices.cards(simulation.pack)
        self.battles = self.left_out = 0
        self.cancelled = False

    def fight(self, number: int, at: Mapping[str, int], *, even: bool) -> tuple[tuple[Pair, ...], _Shares]:
        """Return the pairs of a round, and what came of them."""
        many = self._order.trial.most_turns
        numbers = range(number * many, (number + 1) * many)
        pack, pairs = self.prices.with_pairs(self._simulation.pack, at, numbers, even=even)
        trial, shares, before = self._order.round(number, pairs), _Shares(), self.battles

        def progress(now: Progress) -> None:
            self._progress(Progress(before + now.battles, ROUNDS * now.planned))

        course: Course = run_trial([variant(self._simulation, pack)], trial, shares, self._stop, progress)
        self.battles += shares.battles
        self.left_out += course.left_out
        self.cancelled |= course.cancelled
        return pairs, shares


def card_worths(
    simulation: Simulation,
    order: PriceOrder,
    stop: Event | None = None,
    progress: ShowProgress = lambda _: None,
) -> Worths:
    """Return what each card is worth at the present prices; once `stop` is set, by the battles up to then.

    Raises:
        OrderError: no forces can be bought, or the battles are too few to tell the cards apart.
    """
    return _worths(_Pricing(simulation, order, stop, progress), order)


def tune_prices(
    simulation: Simulation,
    order: PriceOrder,
    stop: Event | None = None,
    progress: ShowProgress = lambda _: None,
) -> PriceTuning:
    """Propose prices for the pack's own cards and try them; once `stop` is set, return what is known by then.

    Raises:
        OrderError: no forces can be bought, or the battles are too few to tell the cards apart.
    """
    pricing = _Pricing(simulation, order, stop, progress)
    worths = _worths(pricing, order)
    limits = pricing.prices.limits
    proposal = {row.card.id: price for row in worths.rows if (price := row.proposed(limits)) != row.card.price}
    tried = [] if worths.cancelled else [pricing.fight(1, {}, even=True)[1]]
    if tried and proposal and not pricing.cancelled:
        tried.append(pricing.fight(2, proposal, even=True)[1])
    squares = [[_square(pair) for pair in shares.gained.values() if len(pair) > 1] for shares in tried]
    before, after = ([_mean(each) for each in squares if len(each) > 1] + [None, None])[:2]
    gained = None if before is None or after is None else _less(before, after)
    return PriceTuning(worths, proposal, before, after, gained, pricing.cancelled, pricing.battles, pricing.left_out)


def _worths(pricing: _Pricing, order: PriceOrder) -> Worths:
    pairs, shares = pricing.fight(0, {}, even=False)
    fought = [pair for pair in pairs if (pair[0].id, pair[1].id) in shares.gained]
    cards = tuple(card for card in pricing.cards if any(_more(pair, card) for pair in fought))
    rows = [[float(_more(pair, card)) for card in cards] for pair in fought]
    found = fit(rows, [fmean(shares.gained[one.id, other.id]) for one, other in fought])
    if found is None:
        few = f"{len(fought)} pairs of forces are too few to tell {len(cards)} cards apart"
        raise OrderError(f"{few}; fight more battles")
    bought = [fmean(force.counts.get(card.id, 0) for pair in fought for force in pair) for card in cards]
    weighed = [*zip(cards, bought, strict=True)]
    brought = sum(many * max(0.0, found.worth[at]) for at, (_, many) in enumerate(weighed))
    point = brought / sum(many * card.price for card, many in weighed)
    if point <= 0:
        raise OrderError("the battles show no card to be worth anything; fight more battles")
    worths = (_worth(found, at, card, many, point) for at, (card, many) in enumerate(weighed))
    ranked = tuple(sorted(worths, key=lambda row: -row.a_point.estimate))
    return Worths(order, ranked, point, pricing.cancelled, pricing.battles, pricing.left_out)


def _more(pair: Pair, card: PricedCard) -> int:
    one, other = pair
    return one.counts.get(card.id, 0) - other.counts.get(card.id, 0)


def _worth(found: Fit, at: int, card: PricedCard, bought: float, point: float) -> CardWorth:
    worth = found.interval([float(at == each) for each in range(len(found.worth))])
    return CardWorth(card, bought, worth, _scaled(worth, 1 / card.price), _scaled(worth, 1 / point))


def _scaled(interval: Interval, factor: float) -> Interval:
    return Interval(interval.estimate * factor, interval.low * factor, interval.high * factor)


def _square(gained: Sequence[float]) -> float:
    """Return an unbiased estimate of the square of what a pair is off even, from blocks that are independent of it."""
    count, total = len(gained), sum(gained)
    return (total * total - sum(each * each for each in gained)) / (count * (count - 1))


def _mean(values: Sequence[float]) -> Interval:
    mean, reach = fmean(values), quantile(LEVEL) * stdev(values) / sqrt(len(values))
    return Interval(mean, mean - reach, mean + reach)


def _less(one: Interval, other: Interval) -> Interval:
    """Return the difference of two independent means."""
    reach, difference = sqrt(one.half_width**2 + other.half_width**2), one.estimate - other.estimate
    return Interval(difference, difference - reach, difference + reach)
