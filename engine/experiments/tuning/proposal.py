"""A proposal: the least to change so that every card's holder wins as often as any other, by battles scored anew."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import log2
from operator import sub

from engine.experiments.statistics import LEVEL, quantile
from engine.experiments.tuning.card_sample import FoughtBlock, Move, Rescoring
from engine.experiments.tuning.tunable import ScoreCard, Values

SIZES = (1, 2, 4, 8, 16, 32, 64)
"""How far a row is moved, either way, and to which sizes: points far too high change nothing until they are low."""
FACTORS = (1 / 64, 1 / 32, 1 / 16, 1 / 8, 1 / 4, 1 / 2, 3 / 4, 3 / 2, 2, 4, 8)
"""What all rewards of a card are multiplied by: where each alone wins battles, cutting one of them changes nothing."""
NOISE = 1.0
"""What chance alone gives the square of a card's distance from even, in standard errors: no move may gain less."""
DOUBLING = 2.0
"""What doubling or halving points must gain: what Akaike (1974) asks of a parameter."""


Points = tuple[int, ...]


@dataclass(frozen=True)
class Scope:
    """The cards that may be changed, the least and the most points of a condition, and the greatest lead of a draw."""

    cards: tuple[ScoreCard, ...]
    limits: tuple[int, int]
    draw_at: int


class _Search:
    """Points on their way from the present ones to the proposed ones."""

    def __init__(self, blocks: Sequence[FoughtBlock], present: Values, scope: Scope) -> None:
        self.scores = Rescoring(blocks, present, scope.draw_at)
        self._scope = scope
        self._cards = {card.id: card for card in scope.cards if self.scores.held(card.id)}
        self._errors = {name: self.scores.interval(name).half_width / quantile(LEVEL) for name in self._cards}

    def _distance(self, name: str, effect: Mapping[str, float]) -> float:
        """Return the square of a card's distance from even, in standard errors."""
        return ((self.scores.rate_after(name, effect) - self.scores.even) / self._errors[name]) ** 2

    def _gain(self, move: Move) -> float:
        """Return how much a move brings all cards nearer to even, in squares of standard errors."""
        effect = self.scores.effect(move)
        touched = [name for name in sorted(effect) if name in self._cards]
        return sum(self._distance(name, {}) - self._distance(name, effect) for name in touched)

    def _price(self, move: Move) -> float:
        """Return what a move must gain, by how often it doubles or halves points; rows that change alike count once."""
        points = self.scores.values[move.card]
        factors = (1 + change / value for change, value in zip(move.changes, points, strict=True) if change)
        return max(NOISE, DOUBLING * max(abs(log2(factor)) for factor in factors))

    def _moves(self, name: str) -> tuple[Move, ...]:
        """Return the moves of a card that keep every reward a reward and every penalty a penalty, in a fixed order."""
        least, most = self._scope.limits
        points = self.scores.values[name]
        targets = {*_scaled(points), *(after for rows in self._cards[name].groups for after in _shifted(points, rows))}
        return tuple(
            Move(name, tuple(map(sub, after, points)))
            for after in sorted(targets - {points})
            if all(
                least <= new <= most and (new * old > 0 or new == old) for new, old in zip(after, points, strict=True)
            )
        )

    def best_move(self) -> Move | None:
        """Return the best move of the card farthest from even that has one worth its price; None if none is left."""
        distances = {name: self._distance(name, {}) for name in self._cards}
        for name in sorted(distances, key=lambda name: (-distances[name], name)):
            if distances[name] <= quantile(LEVEL) ** 2:
                return None
            worth = {move: self._gain(move) / self._price(move) for move in self._moves(name)}
            best = max(worth, key=lambda move: (worth[move], move.changes.count(0)), default=None)
            if best is not None and worth[best] > 1:
                return best
        return None


def propose(blocks: Sequence[FoughtBlock], present: Values, scope: Scope) -> dict[str, tuple[int, ...]]:
    """Return the points of all cards, as proposed where the battles show a card to be off even, else as at present.

    Step by step the card that is farthest from even, in standard errors, gets the move that gains most for its price,
    all cards together. Cards that 95 % intervals cannot tell from even stay as they are.
    """
    search = _Search(blocks, present, scope)
    while (move := search.best_move()) is not None:
        search.scores.make(move)
    return search.scores.values


def taken_back(
    blocks: Sequence[FoughtBlock], proposed: Values, present: Values, harmed: Mapping[str, float], draw_at: int
) -> Values:
    """Return a proposal with less of what harmed cards in blocks that were fought under it.

    Of each card `harmed` says how far from even it may be, as a share. Changes are halved, and dropped where half of
    one is none, until the blocks scored anew show each card no farther off than that: that change first, be it the
    card's own or that of another that met it, which brings it nearer and leaves all cards nearest to even. Where
    scoring anew shows no such change, its own is halved.
    """
    scores = Rescoring(blocks, proposed, draw_at)
    for name, distance in harmed.items():
        while abs(scores.rate(name) - scores.even) > distance:
            move = _best_retreat(scores, present, name)
            if move is None:
                break
            scores.make(move)
        if scores.values[name] == proposed[name] and abs(scores.rate(name) - scores.even) > distance:
            scores.make(_retreat(scores.values, present, name))
    return scores.values


def _best_retreat(scores: Rescoring, present: Values, harmed: str) -> Move | None:
    """Return the halved change that brings a harmed card nearer to even, and all cards nearest."""
    found: list[tuple[float, str, Move]] = []
    for name in sorted(name for name, points in scores.values.items() if points != present[name]):
        move = _retreat(scores.values, present, name)
        effect = scores.effect(move)
        gained = {card: _square(scores, card, {}) - _square(scores, card, effect) for card in {*effect, harmed}}
        if gained[harmed] > 0:
            found.append((-sum(gained[card] for card in sorted(gained)), name, move))
    return min(found)[2] if found else None


def _square(scores: Rescoring, card: str, effect: Mapping[str, float]) -> float:
    return (scores.rate_after(card, effect) - scores.even) ** 2


def _retreat(values: Values, present: Values, name: str) -> Move:
    """Return the move that takes half of a card's change back, or all that is left of it."""
    half = (int((now - before) / 2) - (now - before) for now, before in zip(values[name], present[name], strict=True))
    return Move(name, tuple(half))


def _shifted(points: Points, rows: Sequence[int]) -> Iterator[Points]:
    """Yield points with some equal rows moved up, down, and to sizes of either sign."""
    value = points[rows[0]]
    for size in SIZES:
        for target in (value + size, value - size, size, -size):
            yield tuple(target if row in rows else old for row, old in enumerate(points))


def _scaled(points: Points) -> Iterator[Points]:
    """Yield points with all rewards made smaller or larger together."""
    for factor in FACTORS:
        yield tuple(max(1, round(value * factor)) if value > 0 else value for value in points)
