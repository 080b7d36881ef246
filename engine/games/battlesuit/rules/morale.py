"""Morale and panic checks: tables and chances.

Rules: BS.SHK.3 to BS.SHK.7, BS.PAN.2 to BS.PAN.16, BS.GAP.7 to BS.GAP.9.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

from engine.odds.distribution import Distribution, merged
from schemas.models.battlesuit.rules import Rules
from schemas.models.battlesuit.rules.morale import PanicRow, ShakenRow


class Check(StrEnum):
    """The three tables."""

    SHAKEN = "shaken"
    PANIC_ARMOURED = "panic_armored"
    PANIC_UNARMOURED = "panic_unarmored"


@dataclass(frozen=True)
class MoraleTable:
    """A table: its rows from the lowest totals to the highest, the sides of its die, the limits of totals."""

    rows: Sequence[ShakenRow | PanicRow]
    sides: int
    least: int
    most: int

    def total(self, die: int, modifier: int) -> int:
        """Return the modified roll, held to the limits. Rule: BS.GAP.7."""
        return min(max(die + modifier, self.least), self.most)

    def result(self, total: int) -> str:
        """Return the entry of a total; beyond the last row that of the last row."""
        return next((row.result for row in self.rows if total <= row.up_to), self.rows[-1].result)

    def odds(self, modifier: int) -> Distribution[str]:
        """Return the chances of the results."""
        faces = range(1, self.sides + 1)
        return merged((self.result(self.total(die, modifier)), Fraction(1, self.sides)) for die in faces)

    def chances(self, modifier: int) -> Mapping[str, Fraction]:
        """Return the chance of every result of the table, in its order, those that cannot come as 0."""
        odds = self.odds(modifier)
        return {row.result: odds.of(row.result) for row in self.rows}


def morale_table(check: Check, rules: Rules) -> MoraleTable:
    """Return the table of a check. Rules: BS.GAP.8, BS.GAP.9."""
    rows: Mapping[Check, Sequence[ShakenRow | PanicRow]] = {
        Check.SHAKEN: rules.morale.shaken_table,
        Check.PANIC_ARMOURED: rules.panic.panic_armored,
        Check.PANIC_UNARMOURED: rules.panic.panic_unarmored,
    }
    sides = rules.dice.morale_die if check is Check.SHAKEN else rules.dice.panic_die
    return MoraleTable(rows[check], sides, *rules.morale.morale_clamp)
