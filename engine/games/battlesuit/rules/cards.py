"""The cards of soldiers and units: what they are, and their values as the kernel's columns.

Rules: BS.CARD.5, BS.CARD.17, BS.CARD.18.
"""

from engine.games.battlesuit.kernel import codes
from engine.games.battlesuit.kernel.numbers.attack_record import Cards
from schemas.models.battlesuit.cards import SoldierCard, UnitCard
from schemas.models.battlesuit.words import Ability, UnitAbility

Card = SoldierCard | UnitCard


def can(card: Card, ability: Ability | UnitAbility) -> bool:
    """Return whether a card has an ability."""
    return ability in card.abilities


def is_unarmoured(card: Card) -> bool:
    """Return whether a card is that of a soldier without armour; drones are none. Rule: BS.PCS.14."""
    return class_of(card) == codes.UnitClass.UNARMOURED


def is_drone(card: Card) -> bool:
    """Return whether a card is that of a drone. Rule: BS.PCS.17."""
    return class_of(card) == codes.UnitClass.DRONE


def class_of(card: Card) -> int:
    """Return what a card is that of: an armoured soldier, one without armour, or a drone."""
    return codes.UnitClass[card.unit_class.name] if isinstance(card, UnitCard) else codes.UnitClass.ARMOURED


def pack_cards(chosen: tuple[Card, ...], cards: Cards) -> None:
    """Fill the columns of `cards` from documents; each card is known by its place among them."""
    for number, card in enumerate(chosen):
        first = number * codes.BOXES
        cards.unit_class[number] = class_of(card)
        cards.abilities[number] = sum(1 << codes.Ability[ability.name] for ability in sorted({*card.abilities}))
        cards.attenuation_points[number] = card.attenuation_points
        for box, value in enumerate(_track(card.attack)):
            cards.attack[first + box] = value
        for box, value in enumerate(_track(card.shield)):
            cards.shield[first + box] = value
        for box, value in enumerate(_track(card.move)):
            cards.move[first + box] = value
        cards.build_value[number] = card.build_value


def _track(values: tuple[int, ...] | int) -> tuple[int, ...]:
    return (values,) if isinstance(values, int) else values
