"""Fought battles scored anew: who would have won them if other points stood on the cards.

What was done in a battle is kept as counts: how often each condition of a card was met. Points times counts make the
score, so other points need no new battles, as long as nobody would have played differently for them.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from operator import add, mul

from engine.battles.forms import BattleForm
from engine.experiments.statistics import BlockSums, Interval, block_rate
from engine.experiments.tallies import held
from engine.experiments.trials import Block
from engine.experiments.tuning.tunable import Values

Met = tuple[tuple[int, ...], ...]
"""How often each condition of each holder's card was met in a battle."""
Scores = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class FoughtBlock:
    """The battles on one seed: the card of each holder, and what each holder met in every battle.

    What the neutral side has won stays with it whatever the points are: those battles are numbered in `lost`.
    """

    cards: tuple[str, ...]
    met: tuple[Met, ...]
    lost: frozenset[int] = frozenset()


def fought_block(form: BattleForm, block: Block, drawn: str, met: str) -> FoughtBlock:
    """Return what a block has shown; `drawn` is the fact that names the cards that score, `met` counts for them."""
    cards, holders = zip(*held(block, form.fact(drawn)), strict=True)
    counts = (tuple(part.outcome.facts[met][part.seat] for part in battle) for battle in zip(*holders, strict=True))
    lost = frozenset(number for number, outcome in enumerate(block) if _is_lost(outcome.result.winner, form))
    return FoughtBlock(cards, tuple(counts), lost)


def _is_lost(winner: str | None, form: BattleForm) -> bool:
    return winner is not None and winner == form.neutral


@dataclass(frozen=True)
class Move:
    """What is added to the points of each row of a card."""

    card: str
    changes: tuple[int, ...]


def shares(scores: Scores, draw_at: int) -> tuple[float, ...]:
    """Return what a battle gives to each side: 1 to the one that leads all others, or the same part to all."""
    second, best = sorted((min(scores), *scores))[-2:]
    if best - second <= draw_at:
        return (1 / len(scores),) * len(scores)
    return tuple(float(score == best) for score in scores)


class Rescoring:
    """Blocks of battles under points that can be changed move by move; every card has its share of its battles."""

    def __init__(self, blocks: Sequence[FoughtBlock], values: Values, draw_at: int) -> None:
        self.values = dict(values)
        self._draw_at = draw_at
        self._blocks = blocks
        self._scores = [tuple(self._score(block.cards, met) for met in block.met) for block in blocks]
        self._hits = [self._hits_at(number, scores) for number, scores in enumerate(self._scores)]
        self._hits_of: dict[str, float] = defaultdict(float)
        self._held_in: dict[str, list[tuple[int, int]]] = defaultdict(list)
        for number, block in enumerate(blocks):
            for holder, card in enumerate(block.cards):
                self._hits_of[card] += self._hits[number][holder]
                self._held_in[card].append((number, holder))

    def _score(self, cards: Sequence[str], met: Met) -> Scores:
        return tuple(sum(map(mul, self.values[card], counts)) for card, counts in zip(cards, met, strict=True))

    def _hits_at(self, number: int, scores: Sequence[Scores]) -> tuple[float, ...]:
        """Return how many battles of a block each holder wins with such scores."""
        lost, alike = self._blocks[number].lost, (1 / len(scores[0]),) * len(scores[0])
        won = (alike if battle in lost else shares(each, self._draw_at) for battle, each in enumerate(scores))
        return tuple(map(sum, zip(*won, strict=True)))

    @property
    def even(self) -> float:
        """Return the share of a card that wins as often as any other: a half, where two meet."""
        return 1 / len(self._blocks[0].cards) if self._blocks else 0.5

    @property
    def _size(self) -> int:
        return len(self._blocks[0].met) if self._blocks else 1

    def held(self, card: str) -> int:
        """Return in how many blocks a card was held."""
        return len(self._held_in[card])

    def rate(self, card: str) -> float:
        """Return the share of its battles that a card's holder has won, its part of draws included; even if unheld."""
        return self._hits_of[card] / (self._size * self.held(card)) if self.held(card) else self.even

    def interval(self, card: str) -> Interval:
        """Return that share with its 95 % interval."""
        sums = BlockSums(self._size)
        for number, holder in self._held_in[card]:
            sums.add(self._hits[number][holder])
        return block_rate(sums)

    def effect(self, move: Move) -> Mapping[str, float]:
        """Return by how many battles a move would change what each card it touches has won."""
        effect: dict[str, float] = defaultdict(float)
        for number, scores in self._moved(move).items():
            before, after = self._hits[number], self._hits_at(number, scores)
            if before != after:
                for card, old, new in zip(self._blocks[number].cards, before, after, strict=True):
                    effect[card] += new - old
        return effect

    def rate_after(self, card: str, effect: Mapping[str, float]) -> float:
        """Return a card's share after a move of that effect."""
        if not self.held(card):
            return self.even
        return self.rate(card) + effect.get(card, 0) / (self._size * self.held(card))

    def make(self, move: Move) -> None:
        """Change the points of a card."""
        effect = self.effect(move)
        for number, scores in self._moved(move).items():
            self._scores[number] = scores
            self._hits[number] = self._hits_at(number, scores)
        for card, gained in effect.items():
            self._hits_of[card] += gained
        self.values[move.card] = tuple(map(add, self.values[move.card], move.changes))

    def _moved(self, move: Move) -> Mapping[int, tuple[Scores, ...]]:
        """Return the blocks whose scores a move changes, with their new scores; several sides may hold the card."""
        changed: dict[int, tuple[Scores, ...]] = {}
        for number, holder in self._held_in[move.card]:
            added = [sum(map(mul, move.changes, met[holder])) for met in self._blocks[number].met]
            if any(added):
                before = changed.get(number, self._scores[number])
                changed[number] = tuple(map(_more, before, (holder,) * len(added), added))
        return changed


def _more(scores: Scores, holder: int, added: int) -> Scores:
    return (*scores[:holder], scores[holder] + added, *scores[holder + 1 :])
