"""What an attack comes to: the table of results, and harm.

Rules: BS.FIR.10, BS.MOD.22, BS.MOD.23, BS.GAP.58, BS.RES.1 to BS.RES.9, BS.CARD.5 to BS.CARD.8, BS.DWN.1, BS.DWN.4,
BS.FIR.11, BS.FIR.8 to BS.FIR.11.
"""

from engine.games.battlesuit.kernel.codes import BOXES, ROLLS, STRENGTHS, TO_ELIMINATE, Result, State
from engine.games.battlesuit.kernel.numbers.attack import has_boxes, strength_of
from engine.games.battlesuit.kernel.numbers.attack_record import Attack, Cards
from engine.games.battlesuit.kernel.rules_record import Numbers


def column_of(strength: int) -> int:
    """Return the column of an attack strength. Rules: BS.MOD.22, BS.MOD.23."""
    return min(max(strength, 0), STRENGTHS - 1)


def die_modifier_of(strength: int) -> int:
    """Return what a strength outside of the table adds to the roll. Rules: BS.MOD.22, BS.MOD.23."""
    return strength - column_of(strength)


def modified_roll(numbers: Numbers, strength: int, die: int) -> int:
    """Return the modified roll, held to its limits and to the rows of the table. Rule: BS.GAP.58."""
    limited: int = min(max(die + die_modifier_of(strength), numbers.die_least), numbers.die_most)
    return min(max(limited, 1), ROLLS)


def result_of(numbers: Numbers, strength: int, die: int) -> int:
    """Return the result of an attack. Rule: BS.FIR.10."""
    return numbers.crt[(modified_roll(numbers, strength, die) - 1) * STRENGTHS + column_of(strength)]


def boxes_of(numbers: Numbers, result: int) -> int:
    """Return the boxes a result crosses off, X as many as eliminate. Rules: BS.RES.6 to BS.RES.9, BS.GAP.5."""
    if result == Result.X:
        return TO_ELIMINATE
    if result == Result.THREE or result == Result.S3:
        return numbers.boxes_for_code_3
    return result // 2


def shocks(result: int) -> bool:
    """Return whether a result shocks: S, S1, S2 and S3. Rules: BS.RES.3, BS.RES.7."""
    return result % 2 == 1


def state_of(hits: int) -> int:
    """Return the state of an armoured soldier with so many hits. Rules: BS.CARD.6 to BS.CARD.8."""
    if hits < BOXES:
        return State.ACTIVE
    return State.DOWN if hits == BOXES else State.ELIMINATED


def harm_of(numbers: Numbers, hits: int, result: int, boxed: bool) -> int:
    """Return the worst that a result makes of a target with so many hits; without boxes any hit eliminates.

    Rules: BS.CARD.17, BS.RES.2 to BS.RES.9, BS.DWN.4.
    """
    boxes: int = boxes_of(numbers, result)
    after: int = state_of(hits + boxes)
    if result == Result.X or after == State.ELIMINATED or (boxes > 0 and not boxed):
        return State.ELIMINATED
    if after == State.DOWN:
        return State.DOWN
    if shocks(result):
        return State.SHAKEN
    return State.DAMAGED if boxes > 0 else State.UNCHANGED


def resolve(numbers: Numbers, cards: Cards, attack: Attack) -> None:
    """Read the roll of an attack off the table, and write down what it does to the target."""
    boxed: bool = has_boxes(cards, attack.target)
    attack.made = 1
    attack.strength = strength_of(attack)
    attack.modified_die = modified_roll(numbers, attack.strength, attack.die)
    attack.result = result_of(numbers, attack.strength, attack.die)
    attack.harm = harm_of(numbers, attack.target_hits, attack.result, boxed)
    attack.hits = attack.target_hits + boxes_of(numbers, attack.result)
