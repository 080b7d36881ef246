"""Technology: what a raised stat costs, whether it may be raised, purchases in order, and what our own players buy."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from schemas.models.seven_seconds.faction import Stats
from schemas.models.seven_seconds.rules.victory import CampaignRules
from schemas.models.seven_seconds.words import Rating, Stat

CAP = {Rating.RESERVE: Rating.VETERAN, Rating.VETERAN: Rating.SPEC_OPS}
"""The rating whose value of the same stat may not be exceeded. Rules: 7S.CAMP.12, 7S.CAMP.13."""


@dataclass(frozen=True)
class Raise:
    """A wish to raise one stat of one rating by one."""

    rating: Rating
    stat: Stat


@dataclass(frozen=True)
class Purchase:
    """What became of a wish: its price (None if it is not legal), and what was wrong with it ("" if nothing)."""

    wish: Raise
    cost: int | None
    error: str = ""


@dataclass(frozen=True)
class Bought:
    """The purchases in the order of the wishes, the stats after them, and the tech points left."""

    purchases: tuple[Purchase, ...]
    stats: Stats
    tech: int


def tech_cost(rating: Rating, own: int, opponent: int, rules: CampaignRules) -> int:
    """Return the price of raising a value by one; less while the opponent has more. Rules: 7S.CAMP.11, 7S.CAMP.14."""
    costs = rules.tech_cost_behind if opponent > own else rules.tech_cost
    cost: int = getattr(costs, rating.value)
    return cost


def raise_error(stats: Stats, wish: Raise, rules: CampaignRules) -> str:
    """Return why a stat may not be raised, whatever it costs; "" if it may.

    Rules: 7S.CAMP.12, 7S.CAMP.13, 7S.CAMP.15, 7S.GAP.95.
    """
    raised = stats.line(wish.rating).value(wish.stat) + 1
    cap = CAP.get(wish.rating)
    if cap is not None and raised > stats.line(cap).value(wish.stat):
        return f"{wish.rating}_above_{cap}"
    return f"above_{rules.stat_max}" if raised > rules.stat_max else ""


def price(stats: Stats, opponent: Stats, wish: Raise, rules: CampaignRules) -> int:
    """Return what a wish costs. Rules: 7S.CAMP.11, 7S.CAMP.14."""
    own, theirs = (each.line(wish.rating).value(wish.stat) for each in (stats, opponent))
    return tech_cost(wish.rating, own, theirs, rules)


def purchase(stats: Stats, opponent: Stats, tech: int, wish: Raise, rules: CampaignRules) -> Purchase:
    """Return what becomes of a wish. Rules: 7S.CAMP.11 to 7S.CAMP.15."""
    error = raise_error(stats, wish, rules)
    if error:
        return Purchase(wish, None, error)
    cost = price(stats, opponent, wish, rules)
    return Purchase(wish, cost) if cost <= tech else Purchase(wish, None, f"not_enough_tech_cost_{cost}")


def buy(stats: Stats, opponent: Stats, tech: int, wishes: Sequence[Raise], rules: CampaignRules) -> Bought:
    """Return what a player's wishes come to, one after another; one that is not legal is skipped and costs nothing.

    `opponent` are the values that prices compare with. Rule: 7S.GAP.94.
    """
    purchases: list[Purchase] = []
    for wish in wishes:
        made = purchase(stats, opponent, tech, wish, rules)
        if made.cost is not None:
            stats, tech = raised(stats, wish), tech - made.cost
        purchases.append(made)
    return Bought(tuple(purchases), stats, tech)


def raised(stats: Stats, wish: Raise) -> Stats:
    """Return the stats with one value one higher."""
    line = stats.line(wish.rating)
    higher = line.model_copy(update={wish.stat.value: line.value(wish.stat) + 1})
    return stats.model_copy(update={wish.rating.value: higher})


def compared_stats(before: tuple[Stats, Stats], now: tuple[Stats, Stats], buyer: int, rules: CampaignRules) -> Stats:
    """Return the opponent's values a buyer's prices compare with. Rule: 7S.GAP.94."""
    return (before if rules.opponent_snapshot == "before_purchases" else now)[1 - buyer]


WISHES = tuple(Raise(rating, stat) for stat in Stat for rating in Rating)


def wishes(stats: Stats, opponent: Stats, tech: int, rules: CampaignRules) -> tuple[Raise, ...]:
    """Return what a player buys, in order: as long as something can be paid, the cheapest raise.

    Of equally cheap ones it is the one in which the opponent is farthest ahead, then the first in the order of
    the stats and ratings.
    """
    return tuple(_wishes(stats, opponent, tech, rules))


def _wishes(stats: Stats, opponent: Stats, tech: int, rules: CampaignRules) -> Iterator[Raise]:
    while True:
        offers = [purchase(stats, opponent, tech, wish, rules) for wish in WISHES]
        legal = [offer for offer in offers if offer.cost is not None]
        if not legal:
            return
        best = min(legal, key=lambda offer: _rank(offer, stats, opponent))
        yield best.wish
        stats, tech = raised(stats, best.wish), tech - (best.cost or 0)


def _rank(offer: Purchase, stats: Stats, opponent: Stats) -> tuple[int, int]:
    wish = offer.wish
    own, theirs = (each.line(wish.rating).value(wish.stat) for each in (stats, opponent))
    return (offer.cost or 0, own - theirs)
