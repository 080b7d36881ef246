"""How the engine's own players spend tech points, and which of several cards they keep: simple rules, stated."""

from collections.abc import Iterable, Iterator, Sequence

from engine.games.seven_seconds.campaign.technology import Purchase, Raise, purchase, raised
from schemas.models.seven_seconds.cards import MissionCard, TroopCard, Troopers
from schemas.models.seven_seconds.faction import Stats
from schemas.models.seven_seconds.rules.campaign import CampaignRules
from schemas.models.seven_seconds.words import Rating, Stat, TroopLine

WISHES = tuple(Raise(rating, stat) for stat in Stat for rating in Rating)
WORTH = {Rating.RESERVE: 1, Rating.VETERAN: 2, Rating.SPEC_OPS: 3}


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


def best_mission(cards: Sequence[MissionCard]) -> MissionCard:
    """Return the card on which the most victory points stand, of equal ones the first drawn. Rule: 7S.CAMP.8."""
    return max(cards, key=lambda card: sum(_most(condition) for condition in card.victory_points))


def _most(condition: object) -> int:
    """Return the victory points of a condition; what scores for each piece counts once."""
    points: int = getattr(condition, "vp", getattr(condition, "vp_each", 0))
    return max(points, 0)


def best_troop(cards: Sequence[TroopCard], line: TroopLine) -> TroopCard:
    """Return the card whose line is worth the most, of equal ones the first drawn. Rules: 7S.CAMP.7, 7S.CAMP.8.

    A Reserve trooper is worth 1, a Veteran 2, a Spec Ops trooper 3.
    """
    return max(cards, key=lambda card: _squad_worth(card.lines.line(line).troopers))


def _squad_worth(troopers: Iterable[Troopers]) -> int:
    return sum(entry.count * WORTH[entry.rating] for entry in troopers)
