"""Tuning the cards of a pack: points are proposed from battles scored anew, and tried in battles fought anew.

Scoring anew takes for granted that nobody plays differently for other points, and players do. So the search is
repeated on battles fought under what it proposed; at the end the present and the proposed points are both fought
with the same dice, on seeds from which nothing was proposed.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from threading import Event

from engine.battles.orders import OrderError
from engine.execution.simulation import Simulation
from engine.experiments.rotation import RotatingTrial, rotating, variant
from engine.experiments.statistics import LEVEL
from engine.experiments.trials import Course, Progress, Trial, run_trial
from engine.experiments.tuning.card_sample import CardSample
from engine.experiments.tuning.proposal import Scope, propose
from engine.experiments.tuning.tunable import ScoreCard, Scoring, Values
from engine.experiments.tuning.verdict import CardTuning, Verdict
from engine.systems import Tunable
from schemas.packs.packs import Pack

ShowProgress = Callable[[Progress], None]


@dataclass(frozen=True)
class PointOrder:
    """What is tuned: points are proposed in `rounds` rounds and tried in one more.

    `trial` says what is fought in a round; its pairings take the seeds in turn, and the seeds go on from one round to
    the next. Its `until` ends the last round only. Only cards of `families` are changed; of all if it is empty.
    """

    tunable: Tunable[Scoring]
    trial: Trial
    rounds: int = 2
    families: tuple[str, ...] = ()

    def round(self, number: int) -> RotatingTrial:
        """Return what is fought in a round; the last is numbered `rounds`."""
        seed = self.trial.seed + number * (self.trial.looks[-1].battles // self.trial.form.block)
        until = self.trial.until if number == self.rounds else None
        turns = tuple((pairing,) for pairing in self.trial.pairings)
        return rotating(turns, replace(self.trial, seed=seed, until=until))


@dataclass(frozen=True)
class PointTuning:
    """What cards are worth and might be worth: rows by family and id; `battles` were fought in all rounds."""

    order: PointOrder
    rows: tuple[CardTuning, ...]
    cancelled: bool
    battles: int
    left_out: int = 0

    def with_verdict(self, *verdicts: Verdict) -> tuple[CardTuning, ...]:
        """Return the rows of which the last round says one of `verdicts`."""
        return tuple(row for row in self.rows if row.verdict in verdicts)

    @property
    def off_even(self) -> tuple[CardTuning, ...]:
        """Return the rows that the last round tells from even under the proposed points, changed or not."""
        return tuple(row for row in self.rows if row.tried and row.is_off_even)

    @property
    def proposal(self) -> dict[str, tuple[int, ...]]:
        """Return the proposed points of the cards that would change: what the last round has fought, all together."""
        return {row.card.id: row.proposed for row in self.rows if row.proposed != row.card.points}

    @property
    def came_closer(self) -> tuple[CardTuning, ...]:
        """Return the rows, changed or not, that the proposal brought closer to even beyond chance."""
        return tuple(row for row in self.rows if row.came_closer)

    @property
    def went_off(self) -> tuple[CardTuning, ...]:
        """Return the rows, changed or not, that the proposal took farther off even beyond chance."""
        return tuple(row for row in self.rows if row.went_off)

    @property
    def is_borne_out(self) -> bool:
        """Return whether the proposal as a whole brought more cards closer to even than farther off, beyond chance.

        Points of one card move the others, so a part of the proposal would be another one, which nobody has fought.
        """
        return len(self.came_closer) > len(self.went_off)


def tune_points(
    simulation: Simulation,
    order: PointOrder,
    stop: Event | None = None,
    progress: ShowProgress = lambda _: None,
) -> PointTuning:
    """Propose points for the pack's own cards and try them; once `stop` is set, return what is known by then.

    A card is even if its holder wins as often as any other seat; what no seat has won, all have won alike.

    Raises:
        OrderError: the pack has not what the order names, or no cards of its own; or one seat is all there is.
    """
    tuner = _Tuner(simulation, order, stop, progress)
    proposed, first, cancelled = tuner.proposed()
    if cancelled:
        return tuner.tuning(proposed, first, LEVEL, tried=False)
    return tuner.tried(proposed)


class _Tuner:
    """The rounds of one tuning."""

    def __init__(self, simulation: Simulation, order: PointOrder, stop: Event | None, progress: ShowProgress) -> None:
        self._simulation, self._order, self._stop, self._progress = simulation, order, stop, progress
        self._form, self._scoring = simulation.form, order.tunable.part()
        self._shown = _cards_of(simulation.pack, order)
        self._changed = tuple(card for card in self._shown if card.own)
        self._refuse_idle()
        self._present = {card.id: card.points for card in self._scoring.cards(simulation.pack)}
        self._battles = 0
        self._left_out = 0
        self._course = Course({}, cancelled=False)

    def _refuse_idle(self) -> None:
        name, things = self._simulation.pack.manifest.id, self._order.tunable.things
        if not self._changed:
            raise OrderError(f"{name} has no {things} of its own to change; name a pack that has some")
        if len(self._form.seats) == 1:
            raise OrderError(f"{things} are fair where several seats win as often; there is one: {self._form.seats[0]}")

    def proposed(self) -> tuple[Values, CardSample, bool]:
        """Return the proposed points, what the first round has shown, and whether the rounds were broken off."""
        scope = Scope(self._changed, self._scoring.limits, self._scoring.draw_at(self._simulation.pack))
        points, first = dict(self._present), None
        for number in range(self._order.rounds):
            sample = self._fight(number, [self._under(points)], keeps_blocks=True)
            first = first or sample
            before, points = points, propose(sample.blocks, points, scope)
            if self._course.cancelled or points == before:
                break
        assert first is not None
        return points, first, self._course.cancelled

    def tried(self, points: Values) -> PointTuning:
        """Return what battles under the proposed and the present points show of both."""
        variants = [self._under(points), self._simulation] if points != self._present else [self._simulation]
        sample = self._fight(self._order.rounds, variants)
        return self.tuning(points, sample, min(self._course.levels.values()), tried=sample.battles > 0)

    def tuning(self, points: Values, sample: CardSample, level: float, *, tried: bool) -> PointTuning:
        """Return the rows as a sample shows them."""
        even = 1 / len(self._form.seats)
        rows = tuple(
            CardTuning(card, points[card.id], sample.figures(card.id, level), tried, even) for card in self._shown
        )
        return PointTuning(self._order, rows, self._course.cancelled, self._battles, self._left_out)

    def _under(self, points: Values) -> Simulation:
        if points == self._present:
            return self._simulation
        return variant(self._simulation, self._scoring.with_points(self._simulation.pack, points))

    def _fight(self, number: int, variants: list[Simulation], *, keeps_blocks: bool = False) -> CardSample:
        sample = CardSample(self._form, self._scoring, tuple(card.id for card in self._changed), keeps_blocks)
        trial = self._order.round(number)
        before = number * trial.looks[-1].battles

        def progress(now: Progress) -> None:
            self._progress(Progress(before + now.battles, (self._order.rounds + 1) * now.planned))

        self._course = run_trial(variants, trial, sample, self._stop, progress)
        self._battles += sample.battles
        self._left_out += self._course.left_out * len(variants)
        return sample


def _cards_of(pack: Pack, order: PointOrder) -> tuple[ScoreCard, ...]:
    """Return the cards of the families that are tuned, by family and id."""
    cards, words = order.tunable.part().cards(pack), order.tunable
    known = sorted({card.family for card in cards})
    if unknown := [family for family in order.families if family not in known]:
        there = ", ".join(known) or "none"
        raise OrderError(f"no {words.things} of the {words.of} {unknown[0]!r}; there are: {there}")
    chosen = [card for card in cards if not order.families or card.family in order.families]
    return tuple(sorted(chosen, key=lambda card: (card.family, card.id)))
