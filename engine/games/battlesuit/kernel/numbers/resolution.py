"""An attack from its parts to what becomes of the target. Rules: BS.FIR.8 to BS.FIR.11."""

from engine.games.battlesuit.kernel.numbers.attack import strength_of
from engine.games.battlesuit.kernel.numbers.attack_record import Attack, Cards
from engine.games.battlesuit.kernel.numbers.cards import has_boxes
from engine.games.battlesuit.kernel.numbers.combat_table import modified_roll, result_of
from engine.games.battlesuit.kernel.numbers.damage import boxes_of, harm_of
from engine.games.battlesuit.kernel.rules_record import Numbers


def resolve(numbers: Numbers, cards: Cards, attack: Attack) -> None:
    """Read the roll of an attack off the table, and write down what it does to the target."""
    boxed: bool = has_boxes(cards, attack.target)
    attack.made = 1
    attack.strength = strength_of(attack)
    attack.modified_die = modified_roll(numbers, attack.strength, attack.die)
    attack.result = result_of(numbers, attack.strength, attack.die)
    attack.harm = harm_of(numbers, attack.target_hits, attack.result, boxed)
    attack.hits = attack.target_hits + boxes_of(numbers, attack.result)
