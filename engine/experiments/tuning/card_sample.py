"""What a trial shows of the cards that were held in it, under one set of points or under two."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from engine.experiments.statistics import DifferenceSums, block_rate, paired_difference, widest
from engine.experiments.tallies import Part
from engine.experiments.trials import Block, Deal, Pairing
from engine.experiments.tuning.rescoring import FoughtPair, fought_pair
from engine.experiments.tuning.verdict import Figures


@dataclass
class _CardSums:
    """Sums over the pairs in which a card was held, under the first variant (new) and the last (old)."""

    share: DifferenceSums = field(default_factory=DifferenceSums)
    won: DifferenceSums = field(default_factory=DifferenceSums)

    def add(self, new: Block, old: Block, seat: int) -> None:
        # Cards are drawn by the seed alone, so that the same seat holds the card in all battles of a block.
        new_parts, old_parts = ([Part(outcome, seat) for outcome in block] for block in (new, old))
        self.won.add(sum(part.won for part in new_parts), sum(part.won for part in old_parts))
        self.share.add(_share(new_parts), _share(old_parts))

    def figures(self, level: float) -> Figures:
        share, won = self.share, self.won
        return Figures(
            share.new.battles,
            level,
            before=block_rate(share.old, level),
            after=block_rate(share.new, level),
            difference=paired_difference(share, level),
            won_before=block_rate(won.old, level),
            won_after=block_rate(won.new, level),
        )


def _share(parts: list[Part]) -> float:
    return sum(part.won + part.drawn / 2 for part in parts)


@dataclass
class CardSample:
    """Figures of the cards of the kind `drawn`, whose conditions the fact `met` counts.

    Those of `watched` have to be known well. `pairs` if they are kept.
    """

    drawn: str
    met: str
    watched: Collection[str]
    keeps_pairs: bool = False
    pairs: list[FoughtPair] = field(default_factory=list)
    battles: int = 0
    _cards: dict[str, _CardSums] = field(default_factory=dict)

    def count(self, _pairing: Pairing, deal: Deal) -> None:
        """Count a pair of battles for both cards that were held."""
        self.battles += sum(map(len, deal))
        for seat, card in enumerate(deal[0][0].facts[self.drawn]):
            self._cards.setdefault(card, _CardSums()).add(deal[0], deal[-1], seat)
        if self.keeps_pairs:
            self.pairs.append(fought_pair(deal, self.drawn, self.met))

    def still_wide(self, pairings: Sequence[Pairing], level: float, until: float) -> Collection[Pairing]:
        """Return all pairings as long as a watched card's share before or after is known less well than `until`."""
        figures = [self.figures(card, level) for card in self.watched]
        return pairings if widest(each for row in figures for each in (row.before, row.after)) > until else ()

    def figures(self, card: str, level: float) -> Figures:
        """Return what is known of a card."""
        return self._cards.get(card, _CardSums()).figures(level)
