"""The tables of results and of morale in words: what a roll comes to, and what it does.

Rules: BS.RES.1 to BS.RES.9, BS.CARD.6 to BS.CARD.8, BS.FIR.10, BS.MOD.22, BS.MOD.23, BS.GAP.1, BS.GAP.58,
BS.SHK.3 to BS.SHK.7, BS.PAN.2 to BS.PAN.16, BS.GAP.7 to BS.GAP.9.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

from engine.battles.events import word
from engine.games.battlesuit.kernel import event_codes
from engine.games.battlesuit.kernel.codes import State
from engine.games.battlesuit.kernel.numbers.results import boxes_of as boxes_by
from engine.games.battlesuit.kernel.numbers.results import (
    column_of,
    die_modifier_of,
    harm_of,
    modified_roll,
    morale_outcome,
    morale_total,
    result_of,
    state_of,
)
from engine.games.battlesuit.rules.numbers import RESULTS, MoraleRows, morale_rows, numbers_of
from engine.kernel.packing import coded
from engine.odds.dice import Distribution, merged
from schemas.models.battlesuit.rules import Rules
from schemas.models.battlesuit.words import Result


class Harm(StrEnum):
    """What has become of a target, the worst first."""

    ELIMINATED = "eliminated"
    DOWN = "down"
    SHAKEN = "shaken"
    DAMAGED = "damaged"
    UNCHANGED = "unchanged"


@dataclass(frozen=True)
class Struck:
    """A target after a result: the worst that fits it, and its hits."""

    harm: Harm
    hits: int


def boxes_of(result: Result, rules: Rules) -> int:
    """Return the boxes a result crosses off, X as many as eliminate. Rules: BS.RES.6 to BS.RES.9, BS.GAP.5."""
    return boxes_by(numbers_of(rules), RESULTS.index(result))


def struck(hits: int, result: Result, rules: Rules, *, has_boxes: bool = True) -> Struck:
    """Return what a result does to a target with so many hits; without boxes any hit eliminates. Rule: BS.CARD.17."""
    harm = harm_of(numbers_of(rules), hits, RESULTS.index(result), has_boxes)
    return Struck(Harm[State(harm).name], hits + boxes_of(result, rules))


@dataclass(frozen=True)
class Standing:
    """How an armoured soldier stands: the column of its card, None when no box is open, and its state."""

    column: str | None
    status: str


def standing(hits: int) -> Standing:
    """Return the column and the state of an armoured soldier with so many hits. Rules: BS.CARD.6 to BS.CARD.8."""
    state = state_of(hits)
    return Standing(f"d{hits}" if state == State.ACTIVE else None, word(State(state)))


@dataclass(frozen=True)
class Column:
    """The column of a strength, and what is added to the roll when the strength lies outside of the table."""

    column: int
    die_modifier: int


@dataclass(frozen=True)
class Roll:
    """A roll read off the table."""

    column: Column
    modified_die: int
    result: Result


def column_for(strength: int) -> Column:
    """Return the column of an attack strength. Rules: BS.MOD.22, BS.MOD.23."""
    return Column(column_of(strength), die_modifier_of(strength))


def roll(strength: int, die: int, rules: Rules) -> Roll:
    """Return the result of an attack; the modified roll is held to its limits. Rule: BS.GAP.58."""
    numbers = numbers_of(rules)
    result = RESULTS[result_of(numbers, strength, die)]
    return Roll(column_for(strength), modified_roll(numbers, strength, die), result)


def odds(strength: int, rules: Rules) -> Distribution[Result]:
    """Return the chances of the results of an attack."""
    sides = rules.dice.combat_die
    return merged((roll(strength, die, rules).result, Fraction(1, sides)) for die in range(1, sides + 1))


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
