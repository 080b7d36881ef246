"""Dice as distributions, and the few questions that every game asks of them."""

from collections.abc import Collection
from fractions import Fraction

from engine.odds.distribution import Distribution, repeated


def die(sides: int) -> Distribution[int]:
    """Return one fair die with the faces 1 to `sides`."""
    return Distribution({face: Fraction(1, sides) for face in range(1, sides + 1)})


def sum_of(dice: int, sides: int) -> Distribution[int]:
    """Return the sum of some dice; no dice sum to 0."""
    one = die(sides)
    return repeated(dice, 0, lambda total: one.map(lambda face: total + face))


def highest_of(dice: int, one: Distribution[int], start: int = 0) -> Distribution[int]:
    """Return the highest of `dice` numbers drawn from `one`; `start` if none is higher."""
    return repeated(dice, start, lambda best: one.map(lambda number: max(best, number)))


def at_most(limit: int, sides: int) -> Fraction:
    """Return the chance that a die shows `limit` or less; any limit will do."""
    return Fraction(min(max(limit, 0), sides), sides)


def above(limit: int, sides: int) -> Fraction:
    """Return the chance that a die shows more than `limit`."""
    return 1 - at_most(limit, sides)


def any_above(dice: int, limit: int, sides: int) -> Fraction:
    """Return the chance that at least one of `dice` dice shows more than `limit`."""
    return 1 - at_most(limit, sides) ** dice


def one_of(faces: Collection[int], sides: int) -> Fraction:
    """Return the chance that a die shows one of `faces`."""
    return die(sides).chance(lambda face: face in faces)
