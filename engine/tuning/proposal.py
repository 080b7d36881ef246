"""A proposal: the fewest points to move so that every card's holder wins as often as loses, by battles scored anew."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from engine.statistics import quantile
from engine.tuning.rescoring import FoughtPair, Move, Rescoring
from engine.tuning.tunable import ScoreCard, Values

EVEN = 0.5
CHANGES = (1, -1, 2, -2, 4, -4)
NOISE = 1.0
"""What chance alone gives the square of a card's distance from even, in standard errors."""


@dataclass(frozen=True)
class Deck:
    """The cards that may be changed, the least and the most points of a condition, and the greatest lead of a draw."""

    cards: tuple[ScoreCard, ...]
    limits: tuple[int, int]
    draw_at: int


class _Search:
    """Points on their way from the present ones to the proposed ones."""

    def __init__(self, pairs: Sequence[FoughtPair], present: Values, deck: Deck) -> None:
        self.scores = Rescoring(pairs, present, deck.draw_at)
        self._deck = deck
        self._cards = {card.id: card for card in deck.cards if self.scores.held(card.id)}
        self._errors = {name: self.scores.interval(name).half_width / quantile(0.95) for name in self._cards}

    def _distance(self, name: str, effect: Mapping[str, float]) -> float:
        """Return the square of a card's distance from even, in standard errors."""
        return ((self.scores.rate_after(name, effect) - EVEN) / self._errors[name]) ** 2

    def _gain(self, move: Move) -> float:
        """Return how much a move brings the cards nearer to even, for each point moved."""
        effect = self.scores.effect(move)
        touched = [name for name in sorted(effect) if name in self._cards]
        return sum(self._distance(name, {}) - self._distance(name, effect) for name in touched) / move.points

    def _moves(self, name: str) -> Iterator[Move]:
        """Yield the moves of a card that keep every reward a reward and every penalty a penalty."""
        least, most = self._deck.limits
        points = self.scores.values[name]
        for rows in self._cards[name].groups:
            for change in CHANGES:
                after = points[rows[0]] + change
                if least <= after <= most and after * points[rows[0]] > 0:
                    yield Move(name, rows, change)

    def best_move(self) -> Move | None:
        """Return the best move of the card farthest from even that has one worth its points; None if none is left."""
        distances = {name: self._distance(name, {}) for name in self._cards}
        for name in sorted(distances, key=lambda name: (-distances[name], name)):
            if distances[name] <= quantile(0.95) ** 2:
                return None
            gains = {move: self._gain(move) for move in self._moves(name)}
            best = max(gains, key=lambda move: gains[move], default=None)
            if best is not None and gains[best] > NOISE:
                return best
        return None


def propose(pairs: Sequence[FoughtPair], present: Values, deck: Deck) -> dict[str, tuple[int, ...]]:
    """Return the points of all cards, as proposed where the battles show a card to be off even, else as at present.

    Step by step the card that is farthest from even, in standard errors, gets the move that gains most for the points
    moved, for all cards of the deck together; a move must gain more than chance would. Cards that 95 % intervals cannot
    tell from even stay as they are.
    """
    search = _Search(pairs, present, deck)
    while (move := search.best_move()) is not None:
        search.scores.make(move)
    return search.scores.values
