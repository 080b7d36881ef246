"""Tallies: what is kept of battles seen from one side, in sums of fixed size."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from engine.battles.orders import Outcome
from engine.experiments.statistics import SEATS, BlockSums, Interval, block_rate, widest

SIDES = ("red", "blue")


@dataclass(frozen=True)
class Part:
    """A side's part in a battle: 0 for red, 1 for blue."""

    outcome: Outcome
    side: int

    @property
    def won(self) -> bool:
        """Return whether the side won."""
        return self.outcome.result.winner == SIDES[self.side]

    @property
    def drawn(self) -> bool:
        """Return whether nobody won."""
        return self.outcome.result.winner is None

    def figures(self) -> dict[str, int]:
        """Return what averages are made of, by name."""
        outcome, own, enemy = self.outcome, self.side, 1 - self.side
        figures = {
            "vp": outcome.result.scores[own],
            "enemy_vp": outcome.result.scores[enemy],
            "rounds": outcome.result.rounds,
            "quiet_rounds": outcome.quiet_rounds,
        }
        for kind, lost in outcome.lost.items():
            figures |= {f"{kind}_lost": lost[own], f"enemy_{kind}_lost": lost[enemy]}
        return figures


@dataclass(frozen=True)
class Standing:
    """How one side of many battles fared: rates at `level`, and averages a battle by name."""

    name: tuple[str, ...]
    battles: int
    level: float
    won: Interval
    drawn: Interval
    lost: Interval
    averages: Mapping[str, float]

    @property
    def score(self) -> float:
        """Return the share of points when a draw is half a win."""
        return self.won.estimate + self.drawn.estimate / 2

    @property
    def half_width(self) -> float:
        """Return the plus or minus of the least certain rate."""
        return widest((self.won, self.drawn, self.lost))


class Tally:
    """Sums over blocks of battles, one battle a seat, seen from one side."""

    def __init__(self, seats: int = SEATS) -> None:
        self.won, self.drawn, self.lost = (BlockSums(seats) for _ in range(3))
        self.sums: Counter[str] = Counter()

    def add(self, *parts: Part) -> None:
        """Count a block: the side's part in each of its battles."""
        won, drawn = sum(part.won for part in parts), sum(part.drawn for part in parts)
        self.won.add(won)
        self.drawn.add(drawn)
        self.lost.add(len(parts) - won - drawn)
        for part in parts:
            self.sums.update(part.figures())

    def standing(self, name: tuple[str, ...], level: float) -> Standing:
        """Return the rates and averages so far."""
        battles = self.won.battles
        averages = {figure: total / max(1, battles) for figure, total in self.sums.items()}
        won, drawn, lost = (block_rate(sums, level) for sums in (self.won, self.drawn, self.lost))
        return Standing(name, battles, level, won, drawn, lost, averages)
