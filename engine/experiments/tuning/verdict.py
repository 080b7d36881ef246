"""Whether battles bear a proposal out: a card's figures under its present and its proposed points."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from math import sqrt
from typing import Final

from engine.experiments.statistics import Interval, quantile
from engine.experiments.tuning.tunable import ScoreCard

HARM: Final = 0.02
"""How much farther off even a share may go for the good of all: less is no harm, however many battles show it."""


class Verdict(StrEnum):
    """What the last round says of a card: as a word for tables."""

    KEPT = "kept"
    UNTRIED = "not tried"
    EVEN = "even"
    CLOSER = "closer to even"
    NOT_BORNE_OUT = "not borne out"


@dataclass(frozen=True)
class Figures:
    """How a card's holders fared: their share, with their part of draws, and their wins, before and after.

    They fought so many `battles`, in so many `blocks`.
    `difference` is that of the shares, after less before, with the same dice. Intervals hold at `level`.
    """

    battles: int
    blocks: int
    level: float
    before: Interval
    after: Interval
    difference: Interval
    won_before: Interval
    won_after: Interval


@dataclass(frozen=True)
class CardTuning:
    """A card, the points proposed for it, and its figures; those of `after` mean something only if it was `tried`.

    `even` is the share of a card that wins as often as any other.
    """

    card: ScoreCard
    proposed: tuple[int, ...]
    figures: Figures
    tried: bool
    even: float

    @property
    def came_closer(self) -> bool:
        """Return whether the proposal as a whole brought the card closer to even beyond chance."""
        return self.tried and comes_closer(self.figures.before, self.figures.after, self.figures.difference, self.even)

    @property
    def went_off(self) -> bool:
        """Return whether the proposal as a whole took the card farther off even beyond chance."""
        return self.tried and comes_closer(self.figures.after, self.figures.before, -self.figures.difference, self.even)

    @property
    def is_harmed(self) -> bool:
        """Return whether the proposal as a whole harms the card: farther off beyond chance, and by what one notices."""
        return self.tried and harms(self.figures.before, self.figures.after, self.figures.difference, self.even)

    @property
    def bearable(self) -> float:
        """Return how far off even the card may be without being harmed."""
        return abs(self.figures.before.estimate - self.even) + HARM / 2

    @property
    def verdict(self) -> Verdict:
        """Return what the figures say of the proposal."""
        if self.proposed == self.card.points:
            return Verdict.KEPT
        if not self.tried:
            return Verdict.UNTRIED
        if not self.came_closer:
            return Verdict.NOT_BORNE_OUT
        return Verdict.CLOSER if self.is_off_even else Verdict.EVEN

    @property
    def is_off_even(self) -> bool:
        """Return whether the battles tell the card from even under the proposed points."""
        return not self.figures.after.low <= self.even <= self.figures.after.high


def comes_closer(before: Interval, after: Interval, difference: Interval, even: float) -> bool:
    """Return whether a share came closer to even beyond chance; the three intervals are of one level.

    On one side of even the way gone is the difference itself. Where the share has crossed over, what it was off
    before must also exceed what it is off now: their sum has twice both variances less that of the difference.
    """
    towards = -1 if before.estimate > even else 1
    gone = min(towards * difference.low, towards * difference.high)
    if gone <= 0:
        return False
    if towards * (after.estimate - even) <= 0:
        return True
    reach = sqrt(max(0.0, 2 * before.half_width**2 + 2 * after.half_width**2 - difference.half_width**2))
    return towards * (2 * even - before.estimate - after.estimate) > reach


def harms(before: Interval, after: Interval, difference: Interval, even: float) -> bool:
    """Return whether a share went farther off even beyond chance, by `HARM` or more; intervals as in `comes_closer`."""
    farther = abs(after.estimate - even) - abs(before.estimate - even)
    return farther >= HARM and comes_closer(after, before, -difference, even)


@dataclass(frozen=True)
class Skew:
    """How far the cards of a family typically are from even, chance taken off: 0.1 for 60 % and 40 % where two meet."""

    family: str
    before: float
    after: float


def skews(rows: Iterable[CardTuning]) -> tuple[Skew, ...]:
    """Return the skew of each family, by name, before and after."""
    families: dict[str, list[CardTuning]] = {}
    for row in rows:
        if row.figures.battles:
            families.setdefault(row.card.family, []).append(row)
    return tuple(
        Skew(
            family,
            _skew([(row.figures.before, row) for row in families[family]]),
            _skew([(row.figures.after, row) for row in families[family]]),
        )
        for family in sorted(families)
    )


def _skew(shares: list[tuple[Interval, CardTuning]]) -> float:
    squares = [
        (share.estimate - row.even) ** 2 - (share.half_width / _reach(row.figures)) ** 2 for share, row in shares
    ]
    return sqrt(max(0.0, sum(squares) / len(squares)))


def _reach(figures: Figures) -> float:
    """Return how many standard errors the intervals reach."""
    return quantile(figures.level, max(1, figures.blocks - 1))
