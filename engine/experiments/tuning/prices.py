"""Prices: what each card that forces buy is worth, which prices would be fair, and whether battles bear them out.

Pairs of forces bought by lot fight on every map, from every seat. Where they cost differently, a fit says what one
more of each card brings; prices in proportion to that are proposed. Where what is fair moves with the prices, that is
done in several rounds, each at the prices proposed last, which tell what a price itself does. Then pairs that cost the
same are fought, bought at the present prices and bought at the proposed ones: the fairer the prices, the nearer to even
such pairs are.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import sqrt
from statistics import fmean, stdev
from threading import Event

from engine.execution.simulation import Simulation
from engine.experiments.statistics import Interval, around
from engine.experiments.tallies import parts
from engine.experiments.trials import Course, Deal, Pairing, Progress, Trial, rotating, run_trial, variant
from engine.experiments.tuning.tunable import Pair, Prices, tuned_prices
from engine.experiments.tuning.worths import CardWorth, Met, PointWorth, card_rows, point_worth
from engine.systems import Tunable

ShowProgress = Callable[[Progress], None]
EVEN = 0.5
PRICE_BATTLES = 2000
"""Battles of a round, where nobody says how many."""
TRIED = 2
"""Rounds in which a proposal is tried: at the present prices and at the proposed ones."""


@dataclass(frozen=True)
class PriceOrder:
    """What is priced; `trial` says how much is fought in each round, and with which players.

    There are `rounds` to propose from, as many as the system asks for if it is 0, and two more that try.
    """

    tunable: Tunable[Prices]
    trial: Trial
    rounds: int = 0

    @property
    def proposing(self) -> int:
        """Return how many rounds there are to propose from."""
        return self.rounds or self.tunable.part().rounds

    def round(self, number: int, pairs: Sequence[Pair]) -> Trial:
        """Return what is fought in a round, on seeds of its own."""
        seed = self.trial.seed + number * (self.trial.last_seed - self.trial.seed + 1)
        turns = tuple(((one.id, other.id),) for one, other in pairs)
        return rotating(turns, replace(self.trial, seed=seed, pairings=()))


def price_order(simulation: Simulation, things: str, battles: int, rounds: int, seed: int) -> PriceOrder:
    """Return what is priced of a pack: things that forces buy, in so many battles a round and so many rounds.

    Raises:
        OrderError: the pack has nothing of the kind that is bought.
    """
    tunable = tuned_prices(simulation.pack, things)
    form, maps = simulation.form_for(None), simulation.maps_for(None)
    return PriceOrder(tunable, Trial(form, (), maps, battles, seed), rounds)


@dataclass(frozen=True)
class Worths:
    """What cards are worth, the dearest point first; `point` is what a point brings on the whole.

    `points` says what points bring whatever they buy, and by what they buy. Intervals hold at 95 %. Cards of which all
    forces have as many are not among them.
    """

    order: PriceOrder
    rows: tuple[CardWorth, ...]
    point: float
    points: PointWorth
    cancelled: bool
    battles: int
    left_out: int = 0


@dataclass(frozen=True)
class PriceTuning:
    """What cards are worth and might cost, and how far from even pairs of equal cost are, chance taken off.

    `last` is what they were worth at the prices of the last round of proposing. `before` and `after` are the squares of
    that distance, a share of battles, and `gained` what the proposal took off. They are None where nothing was tried.
    """

    worths: Worths
    last: Worths
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
        self.planned = order.proposing + TRIED
        self.battles = self.left_out = 0
        self.cancelled = False
        self.rounds = list[Met]()

    def propose(self, number: int, at: Mapping[str, int]) -> None:
        """Fight a round to propose from, in which some cards cost what they are proposed to."""
        pairs, shares = self.fight(number, at, even=False)
        fought = tuple(pair for pair in pairs if (pair[0].id, pair[1].id) in shares.gained)
        gained = tuple(fmean(shares.gained[one.id, other.id]) for one, other in fought)
        self.rounds.append(Met(fought, gained, {card.id: at.get(card.id, card.price) for card in self.cards}))

    def fight(self, number: int, at: Mapping[str, int], *, even: bool) -> tuple[tuple[Pair, ...], _Shares]:
        """Return the pairs of a round, and what came of them."""
        many = self._order.trial.most_turns
        numbers = range(number * many, (number + 1) * many)
        pack, pairs = self.prices.with_pairs(self._simulation.pack, at, numbers, even=even)
        trial, shares, before = self._order.round(number, pairs), _Shares(), self.battles

        def progress(now: Progress) -> None:
            self._progress(Progress(before + now.battles, self.planned * now.planned))

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
    pricing = _Pricing(simulation, order, stop, progress)
    pricing.planned = 1
    pricing.propose(0, {})
    return _worths(order, pricing)


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
    pricing.propose(0, {})
    worths = last = _worths(order, pricing)
    proposal = _proposal(pricing, last, {})
    for number in range(1, order.proposing):
        if pricing.cancelled or not proposal:
            break
        pricing.propose(number, proposal)
        last = _worths(order, pricing)
        proposal = _proposal(pricing, last, proposal)
    tried = [] if pricing.cancelled else [pricing.fight(order.proposing, {}, even=True)[1]]
    if tried and proposal and not pricing.cancelled:
        tried.append(pricing.fight(order.proposing + 1, proposal, even=True)[1])
    squares = [[_square(pair) for pair in shares.gained.values() if len(pair) > 1] for shares in tried]
    before, after = ([_mean(each) for each in squares if len(each) > 1] + [None, None])[:2]
    gained = None if before is None or after is None else _less(before, after)
    end = pricing.cancelled, pricing.battles, pricing.left_out
    return PriceTuning(worths, last, proposal, before, after, gained, *end)


def _proposal(pricing: _Pricing, worths: Worths, so_far: Mapping[str, int]) -> dict[str, int]:
    """Return the prices that differ from the present ones once worths at those proposed `so_far` are followed."""
    present = {card.id: card.price for card in pricing.cards}
    wanted = {**so_far, **{row.card.id: row.proposed(pricing.prices) for row in worths.rows}}
    return {name: price for name, price in wanted.items() if price != present[name]}


def _worths(order: PriceOrder, pricing: _Pricing) -> Worths:
    """Return what the rounds up to now say that cards are worth."""
    rows, point = card_rows(pricing.cards, pricing.rounds)
    met = pricing.rounds[0]
    points = point_worth(pricing.cards, met.pairs, met.gained)
    return Worths(order, rows, point, points, pricing.cancelled, pricing.battles, pricing.left_out)


def _square(gained: Sequence[float]) -> float:
    """Return an unbiased estimate of the square of what a pair is off even, from blocks that are independent of it."""
    count, total = len(gained), sum(gained)
    return (total * total - sum(each * each for each in gained)) / (count * (count - 1))


def _mean(values: Sequence[float]) -> Interval:
    return around(fmean(values), stdev(values) / sqrt(len(values)), len(values) - 1)


def _less(one: Interval, other: Interval) -> Interval:
    """Return the difference of two independent means."""
    reach, difference = sqrt(one.half_width**2 + other.half_width**2), one.estimate - other.estimate
    return Interval(difference, difference - reach, difference + reach)
