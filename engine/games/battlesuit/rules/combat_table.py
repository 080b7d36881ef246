"""Reading the combat results table, and its chances. Rules: BS.FIR.10, BS.MOD.22, BS.MOD.23, BS.GAP.1, BS.GAP.58."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise

from engine.games.battlesuit.rules.damage import boxes_of
from engine.odds.distribution import Distribution, merged
from schemas.models.battlesuit.rules.fire import CombatRules
from schemas.models.battlesuit.words import Result

COLUMNS = 10
ROWS = 12
SEVERITY = tuple(Result)


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


def column_of(strength: int) -> Column:
    """Return the column of an attack strength. Rules: BS.MOD.22, BS.MOD.23."""
    column = min(max(strength, 0), COLUMNS)
    return Column(column, strength - column)


def roll(strength: int, die: int, rules: CombatRules) -> Roll:
    """Return the result of an attack; the modified roll is held to its limits. Rule: BS.GAP.58."""
    column = column_of(strength)
    least, most = rules.die_clamp
    modified = min(max(die + column.die_modifier, least, 1), most, ROWS)
    return Roll(column, modified, rules.result(column.column, modified))


def odds(strength: int, rules: CombatRules, sides: int) -> Distribution[Result]:
    """Return the chances of the results of an attack with a die of so many sides."""
    faces = range(1, sides + 1)
    return merged((roll(strength, die, rules).result, Fraction(1, sides)) for die in faces)


def expected_boxes(chances: Distribution[Result], rules: CombatRules) -> Fraction:
    """Return the boxes that are crossed off on average, X counted as those that eliminate."""
    return chances.weighed(lambda result: Fraction(boxes_of(result, rules)))


def damage_chance(chances: Distribution[Result], rules: CombatRules) -> Fraction:
    """Return the chance of a result that crosses off a box or eliminates."""
    return chances.chance(lambda result: boxes_of(result, rules) > 0)


def grows_with_strength(strengths: Sequence[int], rules: CombatRules, sides: int) -> bool:
    """Return whether no roll gets milder as the strength rises. Rule: BS.GAP.1."""
    rising = sorted(strengths)
    return all(_never_milder(roll(strength, die, rules).result for strength in rising) for die in range(1, sides + 1))


def grows_with_die(strengths: Iterable[int], rules: CombatRules, sides: int) -> bool:
    """Return whether no strength gets milder as the roll rises. Rule: BS.GAP.1."""
    return all(
        _never_milder(roll(strength, die, rules).result for die in range(1, sides + 1)) for strength in strengths
    )


def _never_milder(results: Iterable[Result]) -> bool:
    return all(_severity(one) <= _severity(next_one) for one, next_one in pairwise(results))


def _severity(result: Result) -> int:
    return SEVERITY.index(result)
