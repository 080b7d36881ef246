"""Dice as distributions, and the few questions that every game asks of them."""

from collections.abc import Collection
from fractions import Fraction
from functools import lru_cache

from engine.odds.distribution import Distribution, repeated


def die(sides: int) -> Distribution[int]:
    """Return one fair die with the faces 1 to `sides`."""
    return Distribution({face: Fraction(1, sides) for face in range(1, sides + 1)})


@lru_cache(maxsize=256)
def sum_of(dice: int, sides: int) -> Distribution[int]:
    """Return the sum of some dice; no dice sum to 0."""
    one = die(sides)
    return repeated(dice, 0, lambda total: one.map(lambda face: total + face))


def highest_of(dice: int, one: Distribution[int], start: int = 0) -> Distribution[int]:
    """Return the highest of `dice` numbers drawn from `one`; `start` if none is higher."""
    return repeated(dice, start, lambda best: one.map(lambda number: max(best, number)))


def any_of(dice: int, chance: Fraction) -> Fraction:
    """Return the chance that at least one of `dice` dice does what one does with `chance`."""
    return 1 - (1 - chance) ** dice


def one_of(faces: Collection[int], sides: int) -> Fraction:
    """Return the chance that a die shows one of `faces`."""
    return die(sides).chance(lambda face: face in faces)
