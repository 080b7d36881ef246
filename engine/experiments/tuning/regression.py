"""Least squares: what each of several things is worth, from battles in which all of them differ.

In plain arithmetic: libraries of linear algebra round otherwise from machine to machine, and the same battles have the
same figures everywhere.
"""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from math import sqrt

from engine.experiments.statistics import LEVEL, Interval, around

SINGULAR = 1e-9

Row = Sequence[float]
Matrix = list[list[float]]


@dataclass(frozen=True)
class Fit:
    """What one more of each thing adds, the covariances of these estimates, and the degrees of `freedom` left."""

    worth: tuple[float, ...]
    covariance: tuple[tuple[float, ...], ...]
    freedom: int

    def interval(self, weights: Row, level: float = LEVEL) -> Interval:
        """Return the worth of so many of each thing together."""
        worth = sum(weight * each for weight, each in zip(weights, self.worth, strict=True))
        there = [at for at, weight in enumerate(weights) if weight]
        variance = sum(weights[one] * self.covariance[one][two] * weights[two] for one in there for two in there)
        return around(worth, sqrt(max(0.0, variance)), self.freedom, level)


def fit(rows: Sequence[Row], results: Sequence[float], groups: Sequence[Hashable] | None = None) -> Fit | None:
    """Return the fit of results to rows through the origin; None where the rows cannot tell the things apart.

    A row has what one side has more of each thing than the other, its result what that side gained. The covariances
    hold whatever the spread of the results is (White 1980), each row standing for itself; with `groups`, one for each
    row, only groups stand for themselves, whatever rows of one have to do with each other (Liang and Zeger 1986), and
    there have to be more of them than things.
    """
    things, count = range(len(rows[0]) if rows else 0), len(rows)
    grouped = range(count) if groups is None else groups
    squares = [[sum(row[one] * row[two] for row in rows) for two in things] for one in things]
    inverse = inverted(squares)
    freedom = len({*grouped}) - len(things)
    if inverse is None or freedom < 1:
        return None
    sums = [sum(row[one] * result for row, result in zip(rows, results, strict=True)) for one in things]
    worth = [sum(inverse[one][two] * sums[two] for two in things) for one in things]
    left = [result - _product(row, worth) for row, result in zip(rows, results, strict=True)]
    middle = _spread(rows, left, grouped)
    return Fit(tuple(worth), tuple(map(tuple, _times(_times(inverse, middle), inverse))), freedom)


def _spread(rows: Sequence[Row], left: Sequence[float], groups: Sequence[Hashable]) -> Matrix:
    """Return the products of what rows leave unexplained, summed by group, and scaled up as there are few of them."""
    things, count = range(len(rows[0])), len(rows)
    sums: dict[Hashable, list[float]] = {}
    for row, off, group in zip(rows, left, groups, strict=True):
        known = sums.setdefault(group, [0.0] * len(things))
        sums[group] = [total + each * off for total, each in zip(known, row, strict=True)]
    few = (count - 1) / (count - len(things)) * len(sums) / max(1, len(sums) - 1)
    return [[few * sum(each[one] * each[two] for each in sums.values()) for two in things] for one in things]


def inverted(matrix: Sequence[Row]) -> Matrix | None:
    """Return the inverse of a square matrix, by Gauss and Jordan; None where there is none."""
    size = len(matrix)
    work = [[*row, *(float(one == two) for two in range(size))] for one, row in enumerate(matrix)]
    for at in range(size):
        best = max(range(at, size), key=lambda row: abs(work[row][at]))
        if abs(work[best][at]) < SINGULAR:
            return None
        work[at], work[best] = work[best], work[at]
        work[at] = [value / work[at][at] for value in work[at]]
        for row in range(size):
            if row != at and (factor := work[row][at]):
                work[row] = [value - factor * own for value, own in zip(work[row], work[at], strict=True)]
    return [row[size:] for row in work]


def _product(row: Row, column: Row) -> float:
    return sum(one * two for one, two in zip(row, column, strict=True))


def _times(left: Sequence[Row], right: Sequence[Row]) -> Matrix:
    columns = [*zip(*right, strict=True)]
    return [[_product(row, column) for column in columns] for row in left]
