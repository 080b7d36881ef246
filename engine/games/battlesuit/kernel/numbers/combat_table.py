"""Reading the combat results table. Rules: BS.FIR.10, BS.MOD.22, BS.MOD.23, BS.GAP.58."""

from engine.games.battlesuit.kernel.codes import ROLLS, STRENGTHS
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
