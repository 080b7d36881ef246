"""How many drones a force may have. Rules: BS.CARD.19, BS.GAP.101."""

from engine.games.battlesuit.rules.cards import Card
from schemas.models.battlesuit.rules import Rules


def drone_limit(card: Card, rules: Rules) -> int:
    """Return how many drones of a type a force may have. Rules: BS.CARD.19, BS.GAP.101."""
    per_type = rules.force.drone_limits.per_type
    return per_type if card.most is None else min(per_type, card.most)
