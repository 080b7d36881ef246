"""Tuning the cards of a pack: points are proposed from battles scored anew, and tried in battles fought anew.

Scoring anew takes for granted that nobody plays differently for other points, and players do. So the search is
repeated on battles fought under what it proposed; at the end the present and the proposed points are both fought
with the same dice, on seeds from which nothing was proposed. What that shows to harm a card is halved or dropped, and
the whole is fought again, on other seeds.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from threading import Event
from typing import Final

from engine.battles.orders import OrderError
from engine.execution.simulation import Simulation
from engine.experiments.statistics import LEVEL
from engine.experiments.trials import Course, Progress, RotatingTrial, Trial, rotating, run_trial, variant
from engine.experiments.tuning.card_sample import CardSample
from engine.experiments.tuning.proposal import Scope, propose, taken_back
from engine.experiments.tuning.tunable import ScoreCard, Scoring, Values
from engine.experiments.tuning.verdict import CardTuning, Verdict
from engine.experiments.unevenness import Unevenness
from engine.systems import Tunable
from schemas.packs.packs import Pack

ShowProgress = Callable[[Progress], None]

TRIES: Final = 3
"""How often a proposal is tried, with less of it each time; each try may err for its share of the 5 %."""


@dataclass(frozen=True)
class PointOrder:
    """What is tuned: points are proposed in `rounds` rounds and tried in one more, or in up to three.

    `trial` says what is fought in a round; its pairings take the seeds in turn, and the seeds go on from one round to
    the next. Its `until` ends the tries only. Only cards of `families` are changed; of all if it is empty.
    """

    tunable: Tunable[Scoring]
    trial: Trial
    rounds: int = 2
    families: tuple[str, ...] = ()

    def round(self, number: int) -> RotatingTrial:
        """Return what is fought in a round; those from `rounds` on are tries."""
        seed = self.trial.seed + number * (self.trial.looks[-1].battles // self.trial.block)
        until = self.trial.until if number >= self.rounds else None
        turns = tuple((pairing,) for pairing in self.trial.pairings)
        return rotating(turns, replace(self.trial, seed=seed, until=until))


@dataclass(frozen=True)
class PointTuning:
    """What cards are worth and might be worth: rows by family and id; `battles` were fought in all rounds.

    `unevenness` is that of all rows together in the last try, which is one of `tries`; None where nothing was tried.
    Changes of the cards `taken_back` were halved or dropped after a try.
    """

    order: PointOrder
    rows: tuple[CardTuning, ...]
    cancelled: bool
    battles: int
    left_out: int = 0
    unevenness: Unevenness | None = None
    tries: int = 0
    taken_back: tuple[str, ...] = ()

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
    def harmed(self) -> tuple[CardTuning, ...]:
        """Return the rows that the proposal harms: those that it took two points or more farther off, beyond chance."""
        return tuple(row for row in self.rows if row.is_harmed)

    @property
    def is_borne_out(self) -> bool:
        """Return whether all cards together came nearer to even beyond chance, and none is harmed.

        Points of one card move the others, so a part of the proposal would be another one, which nobody has fought.
        """
        return self.unevenness is not None and self.unevenness.gained.low > 0 and not self.harmed


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
        return tuner.tuning(proposed, first, LEVEL)
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

    def tried(self, proposed: Values) -> PointTuning:
        """Return what battles under the proposed and the present points show of both, with less of it if it harms."""
        points = proposed
        for tries in range(1, TRIES + 1):
            sample, found = self._try(points, tries)
            found = replace(found, taken_back=tuple(name for name in proposed if points[name] != proposed[name]))
            less = points if found.cancelled or not found.harmed else self._taken_back(points, sample, found)
            if less in (points, self._present):
                break
            points = less
        return found

    def _try(self, points: Values, tries: int) -> tuple[CardSample, PointTuning]:
        variants = [self._under(points), self._simulation] if points != self._present else [self._simulation]
        sample = self._fight(self._order.rounds + tries - 1, variants, keeps_blocks=True)
        level = min(self._course.levels.values())
        return sample, self.tuning(points, sample, level, tries if sample.battles else 0)

    def _taken_back(self, points: Values, sample: CardSample, found: PointTuning) -> Values:
        harmed = {row.card.id: row.bearable for row in found.harmed}
        draw_at = self._scoring.draw_at(self._simulation.pack)
        return taken_back(sample.blocks, points, self._present, harmed, draw_at)

    def tuning(self, points: Values, sample: CardSample, level: float, tries: int = 0) -> PointTuning:
        """Return the rows as a sample shows them, which is the last of some `tries` if it is one."""
        even = 1 / len(self._form.seats)
        rows = tuple(
            CardTuning(card, points[card.id], sample.figures(card.id, level), tries > 0, even) for card in self._shown
        )
        whole = sample.unevenness([row.card.id for row in rows], 1 - (1 - level) / TRIES) if tries else None
        end = self._course.cancelled, self._battles, self._left_out
        return PointTuning(self._order, rows, *end, whole, tries)

    def _under(self, points: Values) -> Simulation:
        if points == self._present:
            return self._simulation
        return variant(self._simulation, self._scoring.with_points(self._simulation.pack, points))

    def _fight(self, number: int, variants: list[Simulation], *, keeps_blocks: bool = False) -> CardSample:
        sample = CardSample(self._form, self._scoring, tuple(card.id for card in self._changed), keeps_blocks)
        trial = self._order.round(number)
        before = number * trial.looks[-1].battles

        def progress(now: Progress) -> None:
            rounds = max(self._order.rounds, number) + 1
            self._progress(Progress(before + now.battles, rounds * now.planned))

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
