"""Morale and panic checks. Rules: BS.SHK.3 to BS.SHK.7, BS.PAN.2 to BS.PAN.16, BS.GAP.7."""

from engine.games.battlesuit.kernel.codes import MORALE_ROWS
from engine.games.battlesuit.kernel.rules_record import Numbers


def morale_total(numbers: Numbers, die: int, modifier: int) -> int:
    """Return the modified roll, held to the limits. Rule: BS.GAP.7."""
    return min(max(die + modifier, numbers.morale_least), numbers.morale_most)


def morale_outcome(numbers: Numbers, table: int, total: int) -> int:
    """Return the entry of a total; beyond the last row that of the last row."""
    row: int = table * MORALE_ROWS
    last: int = row + numbers.morale_rows[table] - 1
    while row < last and total > numbers.morale_up_to[row]:
        row += 1
    return numbers.morale_result[row]
