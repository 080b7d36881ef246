"""Fought battles scored anew: who would have won them if other points stood on the cards.

What was done in a battle is kept as counts: how often each condition of a card was met. Points times counts make the
score, so other points need no new battles, as long as nobody would have played differently for them.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from operator import add, mul, sub

from engine.experiments.statistics import BlockSums, Interval, block_rate
from engine.experiments.trials import Deal
from engine.experiments.tuning.tunable import Values

Met = tuple[tuple[int, ...], tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class FoughtPair:
    """Two battles on one seed with the sides swapped: the cards of either seat, and what each met in either."""

    cards: tuple[str, str]
    met: tuple[Met, Met]


def fought_pair(deal: Deal, drawn: str, met: str) -> FoughtPair:
    """Return what a deal's first variant has shown; `drawn` is the kind of card that scores, `met` its fact."""
    first, second = deal[0]
    return FoughtPair(first.facts[drawn], (first.facts[met], second.facts[met]))


@dataclass(frozen=True)
class Move:
    """What is added to the points of each row of a card."""

    card: str
    changes: tuple[int, ...]


def share(lead: int, draw_at: int) -> float:
    """Return what a battle gives to the side that leads: 1, a half for a draw, 0 if it is behind."""
    if abs(lead) <= draw_at:
        return 0.5
    return 1.0 if lead > 0 else 0.0


class Rescoring:
    """Pairs of battles under points that can be changed move by move; every card has its share of its battles."""

    def __init__(self, pairs: Sequence[FoughtPair], values: Values, draw_at: int) -> None:
        self.values = dict(values)
        self._draw_at = draw_at
        self._pairs = pairs
        self._leads = [tuple(self._lead(pair.cards, met) for met in pair.met) for pair in pairs]
        self._first = [self._hits(leads) for leads in self._leads]
        self._hits_of: dict[str, float] = defaultdict(float)
        self._pairs_of: dict[str, list[tuple[int, int]]] = defaultdict(list)
        for number, pair in enumerate(pairs):
            for side, card in enumerate(pair.cards):
                self._hits_of[card] += self._hits_at(number, side)
                self._pairs_of[card].append((number, side))

    def _lead(self, cards: tuple[str, str], met: Met) -> int:
        first, second = (sum(map(mul, self.values[card], counts)) for card, counts in zip(cards, met, strict=True))
        return int(first - second)

    def _hits(self, leads: Iterable[int]) -> float:
        return sum(share(lead, self._draw_at) for lead in leads)

    def _hits_at(self, number: int, side: int) -> float:
        return 2 - self._first[number] if side else self._first[number]

    def held(self, card: str) -> int:
        """Return in how many pairs a card was held."""
        return len(self._pairs_of[card])

    def rate(self, card: str) -> float:
        """Return the share of its battles that a card's holder has won, draws half; a half if it was never held."""
        return self._hits_of[card] / (2 * self.held(card)) if self.held(card) else 0.5

    def interval(self, card: str) -> Interval:
        """Return that share with its 95 % interval."""
        sums = BlockSums()
        for number, side in self._pairs_of[card]:
            sums.add(self._hits_at(number, side))
        return block_rate(sums)

    def effect(self, move: Move) -> Mapping[str, float]:
        """Return by how many battles a move would change what each card it touches has won."""
        effect: dict[str, float] = defaultdict(float)
        for number, leads in self._moved(move):
            gained = self._hits(leads) - self._first[number]
            if gained:
                first, second = self._pairs[number].cards
                effect[first] += gained
                effect[second] -= gained
        return effect

    def rate_after(self, card: str, effect: Mapping[str, float]) -> float:
        """Return a card's share after a move of that effect."""
        return self.rate(card) + effect.get(card, 0) / (2 * self.held(card)) if self.held(card) else 0.5

    def make(self, move: Move) -> None:
        """Change the points of a card."""
        effect = self.effect(move)
        for number, leads in self._moved(move):
            self._leads[number] = leads
            self._first[number] = self._hits(leads)
        for card, gained in effect.items():
            self._hits_of[card] += gained
        self.values[move.card] = tuple(map(add, self.values[move.card], move.changes))

    def _moved(self, move: Move) -> list[tuple[int, tuple[int, ...]]]:
        """Return the pairs whose leads a move changes, with their new leads; both sides may hold the card."""
        changed: dict[int, tuple[int, ...]] = {}
        for number, side in self._pairs_of[move.card]:
            added = [sum(map(mul, move.changes, met[side])) for met in self._pairs[number].met]
            if any(added):
                leads = changed.get(number, self._leads[number])
                changed[number] = tuple(map(sub if side else add, leads, added))
        return list(changed.items())
