"""The strength of bombs and mines in words. Rules: BS.BMB.5, BS.BMB.6, BS.MIN.5."""

from engine.games.battlesuit.kernel import codes
from engine.games.battlesuit.kernel.codes import Part
from engine.games.battlesuit.kernel.numbers.attack_record import Attack, Cards
from engine.games.battlesuit.kernel.numbers.blast import blast_reaches, set_blast_parts
from engine.games.battlesuit.rules.attack import Parts, Shot, Soldier, named_parts, pack_attack
from engine.games.battlesuit.rules.cards import pack_cards
from engine.games.battlesuit.rules.numbers import numbers_of
from engine.kernel.packing import coded
from schemas.models.battlesuit.rules import Rules
from schemas.models.battlesuit.words import Detonation

DETONATIONS = coded(Detonation, codes.Detonation)


def blast_parts(kind: Detonation, distance: int, target: Soldier, cover: str, rules: Rules) -> Parts | None:
    """Return the parts of the attack on a soldier so many points away; None where no attack is made.

    There is none out of reach, nor on the very point of a bomb, where everything is destroyed.
    """
    numbers = numbers_of(rules)
    if not blast_reaches(numbers, DETONATIONS[kind], distance):
        return None
    cards, attack = Cards(), Attack()
    pack_cards((target.card, target.card), cards)
    pack_attack(target, target, Shot(distance, cover), attack)
    attack.explosion = DETONATIONS[kind]
    set_blast_parts(numbers, cards, attack)
    return named_parts(attack, cover, always={Part.BASE, Part.SHIELD})
