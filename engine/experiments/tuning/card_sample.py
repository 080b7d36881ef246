"""What a trial shows of the cards that were held in it, under one set of points or under two."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field
from statistics import fmean

from engine.battles.forms import BattleForm
from engine.experiments.statistics import BlockSums, DifferenceSums, block_rate, paired_difference, widest
from engine.experiments.tallies import Part, held
from engine.experiments.trials import Deal, Pairing
from engine.experiments.tuning.rescoring import FoughtBlock, fought_block
from engine.experiments.tuning.tunable import Scoring
from engine.experiments.tuning.verdict import Figures
from engine.experiments.unevenness import HeldShares, Meeting, Unevenness, unevenness

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
