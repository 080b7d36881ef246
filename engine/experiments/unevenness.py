"""Unevenness: how far shares are from even all together, squared and summed, before a change and after it.

Squares weigh harm: one share that goes ten points off counts as much as a hundred that go one point off.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from engine.experiments.statistics import LEVEL, Interval, around

PRODUCTS: Final = 3
"""The fewest blocks that show a square without chance, and how it is spread."""


@dataclass(frozen=True, slots=True)
class HeldShares:
    """A card's share of a block of battles, 0 to 1, before a change and after it, with the same dice."""

    card: str
    before: float
    after: float


Meeting = tuple[HeldShares, ...]
"""The shares of all cards that were held in a block, each card once."""


@dataclass(frozen=True)
class Unevenness:
    """Sums of squared distances from even over all cards, chance taken off, and what a change took off the sum.

    A sum may come out below 0 where chance alone would make the distances larger.
    """

    before: Interval
    after: Interval
    gained: Interval


@dataclass(frozen=True)
class _Weights:
    """How a figure is made of the squares before and after."""

    before: int
    after: int


_FIGURES: Final = (_Weights(1, 0), _Weights(0, 1), _Weights(1, -1))


@dataclass(frozen=True)
class _Off:
    """How far a card was from even in the blocks that held it: sums and squares, before and after."""

    held: int = 0
    before: float = 0.0
    after: float = 0.0
    before_squares: float = 0.0
    after_squares: float = 0.0

    def moved(self, each: HeldShares, even: float, sign: int) -> "_Off":
        """Return the sums with a block more or, with the `sign` -1, without it."""
        before, after = each.before - even, each.after - even
        return _Off(
            self.held + sign,
            self.before + sign * before,
            self.after + sign * after,
            self.before_squares + sign * before * before,
            self.after_squares + sign * after * after,
        )

    def square(self, weights: _Weights) -> float:
        """Return the weighted squares of what the card is off before and after.

        Made of products of blocks that stand for themselves, so that chance adds nothing to it.
        """
        before, after = self.before**2 - self.before_squares, self.after**2 - self.after_squares
        return (weights.before * before + weights.after * after) / (self.held * (self.held - 1))


def unevenness(
    meetings: Sequence[Meeting], cards: Collection[str], even: float, level: float = LEVEL
) -> Unevenness | None:
    """Return how uneven some cards are; None where the blocks do not show it.

    Intervals come from what each block moves a sum by, all its cards together: the jackknife, which is rather too wide
    than too narrow (Efron and Stein 1981). Cards that were held in fewer than three blocks are left out.
    """
    sums: dict[str, _Off] = {}
    for each in (each for meeting in meetings for each in meeting if each.card in cards):
        sums[each.card] = sums.get(each.card, _Off()).moved(each, even, 1)
    known = {card: off for card, off in sorted(sums.items()) if off.held >= PRODUCTS}
    if not known:
        return None
    return Unevenness(*(_figure(meetings, known, even, weights, level) for weights in _FIGURES))


def _figure(
    meetings: Sequence[Meeting], known: Mapping[str, _Off], even: float, weights: _Weights, level: float
) -> Interval:
    squares = {card: off.square(weights) for card, off in known.items()}

    def moved_by(meeting: Meeting) -> float:
        there = (each for each in meeting if each.card in known)
        return sum(squares[each.card] - known[each.card].moved(each, even, -1).square(weights) for each in there)

    moves = [moved_by(meeting) ** 2 for meeting in meetings]
    return around(sum(squares.values()), sqrt(sum(moves)), _freedom(moves), level)


def _freedom(squares: Sequence[float]) -> int:
    """Return the degrees of freedom of a spread by the squares it is made of (after Satterthwaite 1946).

    One less than the blocks where all move a sum alike; few where few of them make most of it.
    """
    total = sum(squares)
    return max(1, int(total * total / sum(square * square for square in squares)) - 1) if total else 1
