"""The combat results table in words, and its chances. Rules: BS.FIR.10, BS.MOD.22, BS.MOD.23, BS.GAP.1, BS.GAP.58."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from engine.games.battlesuit.kernel.numbers.combat_table import column_of, die_modifier_of, modified_roll, result_of
from engine.games.battlesuit.rules.damage import boxes_of
from engine.games.battlesuit.rules.numbers import RESULTS, numbers_of
from engine.odds.distribution import Distribution, merged
from schemas.models.battlesuit.rules import Rules
from schemas.models.battlesuit.words import Result


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


def expected_boxes(chances: Distribution[Result], rules: Rules) -> Fraction:
    """Return the boxes that are crossed off on average, X counted as those that eliminate."""
    return chances.weighed(lambda result: Fraction(boxes_of(result, rules)))


def damage_chance(chances: Distribution[Result], rules: Rules) -> Fraction:
    """Return the chance of a result that crosses off a box or eliminates."""
    return chances.chance(lambda result: boxes_of(result, rules) > 0)


def severities(strengths: Sequence[int], rules: Rules) -> list[list[int]]:
    """Return how severe the results are, a row for each roll, from the weakest of the strengths to the strongest."""
    faces = range(1, rules.dice.combat_die + 1)
    return [[RESULTS.index(roll(strength, die, rules).result) for strength in sorted(strengths)] for die in faces]
