"""What a card says of a soldier at its present damage. Rules: BS.CARD.5 to BS.CARD.11, BS.CARD.17, BS.CARD.18."""

from schemas.models.battlesuit.cards import BOXES, SoldierCard, UnitCard
from schemas.models.battlesuit.rules.fire import CombatRules
from schemas.models.battlesuit.words import Ability, UnitAbility, UnitClass

Card = SoldierCard | UnitCard


def attack_of(card: Card, damage: int) -> int:
    """Return the attack strength printed under the leftmost open box; 0 for one that is down. Rule: BS.CARD.9."""
    if isinstance(card, UnitCard):
        return card.attack
    return card.attack[damage] if damage < BOXES else 0


def shield_of(card: Card, damage: int, rules: CombatRules) -> int:
    """Return the shield strength; of one that is down as the rules have it. Rules: BS.FIR.5, BS.CARD.10, BS.GAP.128."""
    if isinstance(card, UnitCard):
        return card.shield
    if damage < BOXES:
        return card.shield[damage]
    return card.shield[BOXES - 1] if rules.down_shield == "d4" else 0


def can(card: Card, ability: Ability | UnitAbility) -> bool:
    """Return whether a card has an ability."""
    return ability in card.abilities


def is_unarmoured(card: Card) -> bool:
    """Return whether a card is that of a soldier without armour; drones are none. Rule: BS.PCS.14."""
    return isinstance(card, UnitCard) and card.unit_class is UnitClass.UNARMOURED


def is_drone(card: Card) -> bool:
    """Return whether a card is that of a drone. Rule: BS.PCS.17."""
    return isinstance(card, UnitCard) and card.unit_class is UnitClass.DRONE
