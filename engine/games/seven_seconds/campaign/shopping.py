"""How the engine's own players spend tech points: simple rules, stated."""

from collections.abc import Iterator

from engine.games.seven_seconds.campaign.technology import Purchase, Raise, purchase, raised
from schemas.models.seven_seconds.faction import Stats
from schemas.models.seven_seconds.rules.victory import CampaignRules
from schemas.models.seven_seconds.words import Rating, Stat

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
