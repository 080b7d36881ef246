"""Morale and panic checks in words: tables and chances.

Rules: BS.SHK.3 to BS.SHK.7, BS.PAN.2 to BS.PAN.16, BS.GAP.7 to BS.GAP.9.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

from engine.battles.events import word
from engine.games.battlesuit.kernel import event_codes
from engine.games.battlesuit.kernel.numbers.morale import morale_outcome, morale_total
from engine.games.battlesuit.rules.numbers import MoraleRows, morale_rows, numbers_of
from engine.kernel.packing import coded
from engine.odds.dice import Distribution, merged
from schemas.models.battlesuit.rules import Rules


class Check(StrEnum):
    """The three tables."""

    SHAKEN = "shaken"
    PANIC_ARMOURED = "panic_armored"
    PANIC_UNARMOURED = "panic_unarmored"


TABLES = coded(Check, event_codes.MoraleTable)


@dataclass(frozen=True)
class MoraleTable:
    """The table of a check under the rules of a pack."""

    check: Check
    rules: Rules

    @property
    def rows(self) -> MoraleRows:
        """Return the rows from the lowest totals to the highest."""
        return morale_rows(self.rules)[TABLES[self.check]]

    @property
    def least(self) -> int:
        """Return the least total. Rule: BS.GAP.7."""
        return self.rules.morale.morale_clamp[0]

    @property
    def sides(self) -> int:
        """Return the sides of the die. Rules: BS.GAP.8, BS.GAP.9."""
        dice = self.rules.dice
        return dice.morale_die if self.check is Check.SHAKEN else dice.panic_die

    def total(self, die: int, modifier: int) -> int:
        """Return the modified roll, held to the limits. Rule: BS.GAP.7."""
        return morale_total(numbers_of(self.rules), die, modifier)

    def result(self, total: int) -> str:
        """Return the entry of a total; beyond the last row that of the last row."""
        return word(event_codes.Outcome(morale_outcome(numbers_of(self.rules), TABLES[self.check], total)))

    def odds(self, modifier: int) -> Distribution[str]:
        """Return the chances of the results."""
        faces = range(1, self.sides + 1)
        return merged((self.result(self.total(die, modifier)), Fraction(1, self.sides)) for die in faces)

    def chances(self, modifier: int) -> Mapping[str, Fraction]:
        """Return the chance of every result of the table, in its order, those that cannot come as 0."""
        odds = self.odds(modifier)
        return {row.result: odds.of(row.result) for row in self.rows}
