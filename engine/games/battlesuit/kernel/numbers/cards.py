"""What a card says of a soldier at its present damage. Rules: BS.CARD.5 to BS.CARD.11, BS.CARD.17, BS.CARD.18."""

from engine.games.battlesuit.kernel.codes import BOXES, UnitClass
from engine.games.battlesuit.kernel.numbers.attack_record import Cards
from engine.games.battlesuit.kernel.rules_record import Numbers


def has_boxes(cards: Cards, card: int) -> bool:
    """Return whether a card has damage boxes; without them any hit eliminates. Rule: BS.CARD.17."""
    return cards.unit_class[card] == UnitClass.ARMOURED


def can(cards: Cards, card: int, ability: int) -> bool:
    """Return whether a card has an ability."""
    return (cards.abilities[card] >> ability) % 2 == 1


def attack_of(cards: Cards, card: int, hits: int) -> int:
    """Return the attack strength printed under the leftmost open box; 0 for one that is down. Rule: BS.CARD.9."""
    if not has_boxes(cards, card):
        return cards.attack[card * BOXES]
    return cards.attack[card * BOXES + hits] if hits < BOXES else 0


def shield_of(numbers: Numbers, cards: Cards, card: int, hits: int) -> int:
    """Return the shield strength; of one that is down as the rules have it. Rules: BS.FIR.5, BS.CARD.10, BS.GAP.128."""
    if not has_boxes(cards, card):
        return cards.shield[card * BOXES]
    if hits < BOXES:
        return cards.shield[card * BOXES + hits]
    return cards.shield[card * BOXES + BOXES - 1] if numbers.down_keeps_shield else 0
