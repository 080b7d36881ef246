"""A proposal: the fewest points to move so that every card's holder wins as often as loses, by battles scored anew."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from engine.statistics import LEVEL, quantile
from engine.tuning.rescoring import FoughtPair, Move, Rescoring
from engine.tuning.tunable import ScoreCard, Values

EVEN = 0.5
SIZES = (1, 2, 4, 8, 16, 32, 64)
"""How far a row is moved, either way, and to which sizes: points far too high change nothing until they are low."""
NOISE = 1.0
"""What chance alone gives the square of a card's distance from even, in standard errors: no move may gain less."""
STAKE = 16.0
"""What moving as many points as stand on a card must gain: to be four standard errors nearer to even."""


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
        self._errors = {name: self.scores.interval(name).half_width / quantile(LEVEL) for name in self._cards}

    def _distance(self, name: str, effect: Mapping[str, float]) -> float:
        """Return the square of a card's distance from even, in standard errors."""
        return ((self.scores.rate_after(name, effect) - EVEN) / self._errors[name]) ** 2

    def _gain(self, move: Move) -> float:
        """Return how much a move brings all cards nearer to even, in squares of standard errors."""
        effect = self.scores.effect(move)
        touched = [name for name in sorted(effect) if name in self._cards]
        return sum(self._distance(name, {}) - self._distance(name, effect) for name in touched)

    def _price(self, move: Move) -> float:
        """Return what a move must gain, by the share of the card's points that it moves."""
        return max(NOISE, STAKE * move.points / sum(map(abs, self._cards[move.card].points)))

    def _moves(self, name: str) -> Iterator[Move]:
        """Yield the moves of a card that keep every reward a reward and every penalty a penalty."""
        least, most = self._deck.limits
        for rows in self._cards[name].groups:
            points = self.scores.values[name][rows[0]]
            sign = 1 if points > 0 else -1
            targets = {points + size for size in SIZES} | {points - size for size in SIZES}
            for target in sorted((targets | {sign * size for size in SIZES}) - {points}):
                if least <= target <= most and target * sign > 0:
                    yield Move(name, rows, target - points)

    def best_move(self) -> Move | None:
        """Return the best move of the card farthest from even that has one worth its price; None if none is left."""
        distances = {name: self._distance(name, {}) for name in self._cards}
        for name in sorted(distances, key=lambda name: (-distances[name], name)):
            if distances[name] <= quantile(LEVEL) ** 2:
                return None
            gains = {move: self._gain(move) for move in self._moves(name)}
            worthy = [move for move, gain in gains.items() if gain > self._price(move)]
            if worthy:
                return max(worthy, key=lambda move: (gains[move] / move.points, -move.points))
        return None


def propose(pairs: Sequence[FoughtPair], present: Values, deck: Deck) -> dict[str, tuple[int, ...]]:
    """Return the points of all cards, as proposed where the battles show a card to be off even, else as at present.

    Step by step the card that is farthest from even, in standard errors, gets the move that gains most a point, for
    all cards together; a move must gain more than chance would, and the more of the card it changes the more. Cards
    that 95 % intervals cannot tell from even stay as they are.
    """
    search = _Search(pairs, present, deck)
    while (move := search.best_move()) is not None:
        search.scores.make(move)
    return search.scores.values
