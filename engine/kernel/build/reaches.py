"""How far whole numbers reach: the least and the greatest value that comes of an operation."""

import ast
from collections.abc import Callable, Mapping
from typing import TypeAlias

from engine.kernel.faults import LEAST, MOST, SHIFT_MOST

Reach: TypeAlias = tuple[int, int]
"""The least and the greatest value that an expression may have."""

EVERY: Reach = (LEAST, MOST)
NOTHING: Reach = (0, 0)


def reach_of_bits(bits: int) -> Reach:
    """Return the least and the greatest whole number of so many bits."""
    return -(2 ** (bits - 1)), 2 ** (bits - 1) - 1


def clipped(reach: Reach) -> Reach:
    """Return what of a reach has 64 bits."""
    return max(reach[0], LEAST), min(reach[1], MOST)


def around(reaches: list[Reach]) -> Reach:
    """Return how far any of some reaches goes."""
    return min(low for low, _ in reaches), max(high for _, high in reaches)


def _sum(left: Reach, right: Reach) -> Reach:
    return left[0] + right[0], left[1] + right[1]


def _difference(left: Reach, right: Reach) -> Reach:
    return left[0] - right[1], left[1] - right[0]


def _product(left: Reach, right: Reach) -> Reach:
    corners = [a * b for a in left for b in right]
    return min(corners), max(corners)


def _quotient(left: Reach, right: Reach) -> Reach:
    if right[0] <= 0:
        return (EVERY[0], EVERY[1] + 1) if left[0] == LEAST and right[0] <= -1 <= right[1] else EVERY
    corners = [a // b for a in left for b in right]
    return min(corners), max(corners)


def _remainder(_: Reach, right: Reach) -> Reach:
    return (0, right[1] - 1) if right[0] > 0 else EVERY


def _common_bits(left: Reach, right: Reach) -> Reach:
    least = [high for low, high in (left, right) if low >= 0]
    return (0, min(least)) if least else EVERY


def _any_bits(left: Reach, right: Reach) -> Reach:
    if left[0] < 0 or right[0] < 0:
        return EVERY
    return 0, 2 ** max(left[1].bit_length(), right[1].bit_length()) - 1


def _shifted_left(left: Reach, right: Reach) -> Reach:
    """Return what is shifted; beyond every bound where the shift itself has to be asked about."""
    if left[0] < 0 or right[0] < 0 or right[1] > SHIFT_MOST:
        return LEAST - 1, MOST + 1
    return left[0] << right[0], left[1] << right[1]


def _shifted_right(left: Reach, right: Reach) -> Reach:
    if right[0] < 0 or right[1] > SHIFT_MOST:
        return LEAST - 1, MOST + 1
    corners = [a >> b for a in left for b in right]
    return min(corners), max(corners)


OPERATORS: Mapping[type[ast.operator], Callable[[Reach, Reach], Reach]] = {
    ast.Add: _sum,
    ast.Sub: _difference,
    ast.Mult: _product,
    ast.FloorDiv: _quotient,
    ast.Mod: _remainder,
    ast.BitAnd: _common_bits,
    ast.BitOr: _any_bits,
    ast.BitXor: _any_bits,
    ast.LShift: _shifted_left,
    ast.RShift: _shifted_right,
}
