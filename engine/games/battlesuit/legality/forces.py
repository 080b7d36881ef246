"""Whether a force may be fielded.

Rules: BS.DYO.1 to BS.DYO.21, BS.CARD.19, BS.GAP.44, BS.GAP.45, BS.GAP.100, BS.GAP.101.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from engine.games.battlesuit.rules.cards import Card, can, is_drone
from schemas.models.battlesuit.cards import SoldierCard
from schemas.models.battlesuit.rules import Rules
from schemas.models.battlesuit.words import Ability

Cards = Mapping[str, Card]
Squads = Sequence[Mapping[str, int]]
"""The squads of a force: how many of each type."""


@dataclass(frozen=True)
class ForceVerdict:
    """What a force costs, what makes it illegal, and what its owner should know."""

    total: int
    errors: tuple[str, ...]
    warnings: tuple[str, ...]


def judge_force(budget: int, squads: Squads, cards: Cards, rules: Rules) -> ForceVerdict:
    """Return what a force costs and what is wrong with it, by code; types without a card cost nothing."""
    errors = {*_unknown(squads, cards), *_of_squads(squads, cards, rules), *_of_types(squads, cards, rules)}
    total = cost(squads, cards)
    if total > budget:
        errors.add("OVER_BUDGET")
    if _armoured(squads, cards) > rules.force.max_armored:
        errors.add("LETTER_LIMIT")
    missing = set() if _leaders(squads, cards) else {"NO_COMMANDER"}
    if rules.leader.commander_required:
        errors, missing = errors | missing, set()
    return ForceVerdict(total, tuple(sorted(errors)), tuple(sorted(missing)))


def cost(squads: Squads, cards: Cards) -> int:
    """Return the build points of a force. Rules: BS.DYO.5 to BS.DYO.21."""
    return sum(cards[kind].build_value * count for kind, count in _counts(squads).items() if kind in cards)


def drone_limit(card: Card, rules: Rules) -> int:
    """Return how many drones of a type a force may have. Rules: BS.CARD.19, BS.GAP.101."""
    per_type = rules.force.drone_limits.per_type
    return per_type if card.most is None else min(per_type, card.most)


def _counts(squads: Squads) -> Counter[str]:
    counts: Counter[str] = Counter()
    for squad in squads:
        counts.update(squad)
    return counts


def _unknown(squads: Squads, cards: Cards) -> Iterator[str]:
    yield from (f"UNKNOWN_TYPE:{kind}" for kind in _counts(squads) if kind not in cards)


def _armoured(squads: Squads, cards: Cards) -> int:
    return sum(count for kind, count in _counts(squads).items() if isinstance(cards.get(kind), SoldierCard))


def _leaders(squads: Squads, cards: Cards) -> int:
    return sum(_leaders_of(squad, cards) for squad in squads)


def _leaders_of(squad: Mapping[str, int], cards: Cards) -> int:
    return sum(count for kind, count in squad.items() if kind in cards and can(cards[kind], Ability.LEADS))


def _of_squads(squads: Squads, cards: Cards, rules: Rules) -> Iterator[str]:
    """Yield what is wrong with single squads. Rules: BS.DYO.4, BS.GAP.44."""
    for squad in squads:
        if _leaders_of(squad, cards) > rules.leader.commander_max_per_squad:
            yield "TWO_COMMANDERS_IN_SQUAD"
        for kind, count in squad.items():
            card = cards.get(kind)
            if isinstance(card, SoldierCard) and _is_limited_by_squad(card) and count > card.most:
                yield f"TYPE_LIMIT:{kind}"


def _is_limited_by_squad(card: SoldierCard) -> bool:
    return card.most_in == "squad" and not can(card, Ability.LEADS)


def _of_types(squads: Squads, cards: Cards, rules: Rules) -> Iterator[str]:
    """Yield which types a force has too many of. Rules: BS.DYO.5 to BS.DYO.21, BS.CARD.19."""
    counts = _counts(squads)
    known = {kind: cards[kind] for kind in counts if kind in cards}
    drones = {kind: card for kind, card in known.items() if is_drone(card)}
    for kind, card in drones.items():
        if counts[kind] > drone_limit(card, rules):
            yield f"DRONE_TYPE_LIMIT:{kind}"
    if sum(counts[kind] for kind in drones) > rules.force.drone_limits.total:
        yield "DRONE_TOTAL_LIMIT"
    for kind, card in known.items():
        if kind not in drones and _exceeds(card, counts[kind]):
            yield f"TYPE_LIMIT:{kind}"


def _exceeds(card: Card, count: int) -> bool:
    if isinstance(card, SoldierCard) and (card.most_in == "squad" or can(card, Ability.LEADS)):
        return False
    return card.most is not None and count > card.most
