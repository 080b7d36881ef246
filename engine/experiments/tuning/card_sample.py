"""What a trial shows of the cards held in it, under one set of points or two; battles scored anew under others.

What was done in a battle is kept as counts: how often each condition of a card was met. Points times counts make the
score, so other points need no new battles, as long as nobody would have played differently for them.
"""

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from operator import add, mul
from statistics import fmean

from engine.battles.forms import BattleForm
from engine.experiments.statistics import BlockSums, DifferenceSums, Interval, block_rate, paired_difference, widest
from engine.experiments.tallies import Part, held
from engine.experiments.trials import Block, Deal, Pairing
from engine.experiments.tuning.tunable import Scoring, Values
from engine.experiments.tuning.verdict import Figures
from engine.experiments.unevenness import HeldShares, Meeting, Unevenness, unevenness

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


HeldParts = Sequence[tuple[str, tuple[Part, ...]]]
"""The cards of a block, by the seats of its first battle, with their holders' parts."""


class _CardSums:
    """Sums over the blocks in which a card was held, under the first variant (new) and the last (old)."""

    def __init__(self, form: BattleForm) -> None:
        self.share, self.won = (DifferenceSums(BlockSums(form.block), BlockSums(form.block)) for _ in range(2))

    def add(self, new: Sequence[Part], old: Sequence[Part]) -> None:
        self.won.add(sum(part.won for part in new), sum(part.won for part in old))
        self.share.add(sum(part.share for part in new), sum(part.share for part in old))

    def figures(self, level: float) -> Figures:
        share, won = self.share, self.won
        return Figures(
            share.new.battles,
            share.new.blocks,
            level,
            before=block_rate(share.old, level),
            after=block_rate(share.new, level),
            difference=paired_difference(share, level),
            won_before=block_rate(won.old, level),
            won_after=block_rate(won.new, level),
        )


@dataclass
class CardSample:
    """Figures of the cards that score.

    Those of `watched` have to be known well. `blocks` are those under the first variant, if they are kept.
    """

    form: BattleForm
    scoring: Scoring
    watched: Collection[str]
    keeps_blocks: bool = False
    blocks: list[FoughtBlock] = field(default_factory=list)
    battles: int = 0
    _meetings: list[Meeting] = field(default_factory=list)
    _cards: dict[str, _CardSums] = field(default_factory=dict)

    def count(self, _pairing: Pairing, deal: Deal) -> None:
        """Count a block of battles for all cards that were held."""
        self.battles += sum(map(len, deal))
        new, old = (held(block, self.form.fact(self.scoring.drawn)) for block in (deal[0], deal[-1]))
        for (card, new_parts), (_, old_parts) in zip(new, old, strict=True):
            self._cards.setdefault(card, _CardSums(self.form)).add(new_parts, old_parts)
        self._meetings.append(tuple(_meeting(new, old)))
        if self.keeps_blocks:
            self.blocks.append(fought_block(self.form, deal[0], self.scoring.drawn, self.scoring.met))

    def still_wide(self, pairings: Sequence[Pairing], level: float, until: float) -> Collection[Pairing]:
        """Return all pairings as long as a watched card's share before or after is known less well than `until`."""
        figures = [self.figures(card, level) for card in self.watched]
        return pairings if widest(each for row in figures for each in (row.before, row.after)) > until else ()

    def figures(self, card: str, level: float) -> Figures:
        """Return what is known of a card."""
        return self._cards.get(card, _CardSums(self.form)).figures(level)

    def unevenness(self, cards: Collection[str], level: float) -> Unevenness | None:
        """Return how far some cards are from even all together; None where the blocks do not show it."""
        return unevenness(self._meetings, cards, 1 / len(self.form.seats), level)


def _meeting(new: HeldParts, old: HeldParts) -> Iterator[HeldShares]:
    """Yield the shares of the cards of a block; of a card that several seats hold their mean."""
    for card in dict.fromkeys(card for card, _ in new):
        yield HeldShares(card, *(fmean(_shares(block, card)) for block in (old, new)))


def _shares(block: HeldParts, card: str) -> Iterator[float]:
    return (part.share for name, parts in block if name == card for part in parts)
