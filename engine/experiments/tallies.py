"""Tallies: what is kept of battles seen from one side, in sums of fixed size."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.battles.forms import BattleForm, Fact
from engine.battles.orders import Outcome
from engine.experiments.statistics import BlockSums, Interval, block_rate, widest

PAIR = 2


@dataclass(frozen=True)
class Part:
    """A seat's part in a battle; `seat` is its place in the order of the seats."""

    outcome: Outcome
    seat: int

    @property
    def won(self) -> bool:
        """Return whether the seat won."""
        return self.outcome.result.winner == self.outcome.seats[self.seat]

    @property
    def drawn(self) -> bool:
        """Return whether nobody won, no neutral side either."""
        return self.outcome.result.winner is None

    @property
    def share(self) -> float:
        """Return the seat's share of the battle: all for the winner; what no seat has won is shared by all alike."""
        seats = self.outcome.seats
        return float(self.won) if self.outcome.result.winner in seats else 1 / len(seats)

    def figures(self, form: BattleForm) -> dict[str, int]:
        """Return what averages are made of, by name; what is the enemy's is that of all other seats together.

        Where there is a neutral side, so is how often it won.
        """
        result, facts = self.outcome.result, self.outcome.facts
        figures = self._own_and_enemy(form.score, tuple(result.scores.values())) | {form.turns: result.turns}
        if form.neutral is not None:
            figures[neutral_wins(form)] = int(result.winner == form.neutral)
        for fact in form.facts:
            if fact.kind == "count":
                figures[fact.name] = facts[fact.name]
            elif fact.kind == "count_by_seat":
                figures |= self._own_and_enemy(fact.name, facts[fact.name])
        return figures

    def _own_and_enemy(self, name: str, counts: tuple[int, ...]) -> dict[str, int]:
        own = {name: counts[self.seat]}
        return own if len(counts) == 1 else own | {f"enemy_{name}": sum(counts) - counts[self.seat]}


def parts(block: Sequence[Outcome], place: int) -> tuple[Part, ...]:
    """Return the parts that the force of a `place` in the pairing has in a block, passed on from seat to seat."""
    return tuple(Part(outcome, (place + turn) % len(outcome.seats)) for turn, outcome in enumerate(block))


def parts_by_seating(block: Sequence[Outcome], form: BattleForm, place: int) -> tuple[tuple[Part, ...], ...]:
    """Return the parts of the force of a `place`, seating by seating of the styles that meet; one where none do."""
    return tuple(parts(block[at : at + form.block], place) for at in range(0, len(block), form.block))


def neutral_wins(form: BattleForm) -> str:
    """Return the name of the average that says how often the neutral side wins."""
    return f"{form.neutral}_won"


def rows_of(form: BattleForm, pairing: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Return the names of a pairing's rows, by the place from which each is seen.

    Two forces that swap seats are one row, seen from the first; of more each has one, in which it stands first. Where
    seats are kept each has a row that begins with its name.
    """
    if form.mirroring == "kept":
        return tuple((seat, *pairing) for seat in form.seats)
    if len(pairing) == PAIR:
        return (pairing,)
    return tuple(pairing[place:] + pairing[:place] for place in range(len(pairing)))


def held(block: Sequence[Outcome], card: Fact) -> tuple[tuple[str, tuple[Part, ...]], ...]:
    """Return each card that is held in a block, by the seats of its first battle, with its holder's part in every one.

    What the seed draws for a seat is held by whoever sits there; what a force brings along goes with it.
    """
    cards: Sequence[str] = block[0].facts[card.name]
    if card.follows == "force":
        return tuple((name, parts(block, place)) for place, name in enumerate(cards))
    return tuple((name, tuple(Part(outcome, seat) for outcome in block)) for seat, name in enumerate(cards))


@dataclass(frozen=True)
class NamedRow:
    """What is known of one side from so many battles, at `level`."""

    name: tuple[str, ...]
    battles: int
    level: float


@dataclass(frozen=True)
class Standing(NamedRow):
    """How one side of many battles fared: rates at `level`, and averages a battle by name."""

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
    """Sums over blocks of battles, seen from one side."""

    def __init__(self, form: BattleForm) -> None:
        self.form = form
        self.won, self.drawn, self.lost = (BlockSums(form.block) for _ in range(3))
        self.sums: Counter[str] = Counter()

    def add(self, *parts: Part) -> None:
        """Count a block: a side's part in each of its battles."""
        won, drawn = sum(part.won for part in parts), sum(part.drawn for part in parts)
        self.won.add(won)
        self.drawn.add(drawn)
        self.lost.add(len(parts) - won - drawn)
        for part in parts:
            self.sums.update(part.figures(self.form))

    def standing(self, name: tuple[str, ...], level: float) -> Standing:
        """Return the rates and averages so far."""
        battles = self.won.battles
        averages = {figure: total / max(1, battles) for figure, total in self.sums.items()}
        won, drawn, lost = (block_rate(sums, level) for sums in (self.won, self.drawn, self.lost))
        return Standing(name, battles, level, won, drawn, lost, averages)
