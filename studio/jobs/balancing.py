"""Balance while one watches: win rates with intervals that narrow, and how battles scatter."""

import hashlib
import json
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from threading import Event

from engine.battles.forms import BattleForm
from engine.execution.serialization import simulation_of
from engine.experiments.balance import PAIRING, Rates, in_turn
from engine.experiments.statistics import battles_until
from engine.experiments.tallies import Standing, parts
from engine.experiments.trials import Deal, Pairing, Trial, run_trial
from schemas.kinds import UNPLAYED, kinds_of
from schemas.packs.packs import Pack
from studio.jobs.battles import Ground
from studio.jobs.jobs import Report

FIRST_LOOK = 24
"""Battles after which a panel shows its first intervals."""
NARROW = 0.025
"""The plus or minus at which a panel is content."""
FLAVOUR = frozenset({"title", "name", "short_name", "flag", "background", "briefing", "description", "source"})
"""Fields that no battle asks for, in the documents of any system."""


@dataclass(frozen=True)
class Weighed:
    """What a trial has shown so far: rows at the last look, and how many battles had which length and margin.

    `left_out` battles were fought as well and do not count. `margins` are the score of the first force less the best
    of the others. The `neutral` side has won so many.
    """

    standings: tuple[Standing, ...] = ()
    battles: int = 0
    planned: int = 0
    left_out: int = 0
    neutral: int = 0
    lengths: Mapping[int, int] = field(default_factory=dict)
    margins: Mapping[int, int] = field(default_factory=dict)


@dataclass
class _Watched(Rates):
    """Rates that are shown at every look."""

    show: Callable[[tuple[Standing, ...]], None] = lambda _: None
    levels: dict[Pairing, float] = field(default_factory=dict)
    lengths: Counter[int] = field(default_factory=Counter)
    margins: Counter[int] = field(default_factory=Counter)
    neutral: int = 0

    def count(self, pairing: Pairing, deal: Deal) -> None:
        super().count(pairing, deal)
        for part in parts(deal[0], 0):
            scores = [*part.outcome.result.scores.values()]
            own = scores.pop(part.seat)
            self.lengths[part.outcome.result.turns] += 1
            self.margins[own - max(scores, default=0)] += 1
            winner = part.outcome.result.winner
            self.neutral += winner is not None and winner == self.form.neutral

    def still_wide(self, pairings: Sequence[Pairing], level: float, until: float) -> Collection[Pairing]:
        self.levels |= dict.fromkeys(pairings, level)
        self.show(tuple(self.standings(self.levels)))
        return super().still_wide(pairings, level, until)


def watched_trial(
    form: BattleForm, pairings: tuple[Pairing, ...], maps: tuple[str, ...], until: float = NARROW
) -> Trial:
    """Return a trial that shows something soon and goes on until all is known to plus or minus `until`."""
    return Trial(form, pairings, maps, battles_until(until, form.block), until=until, first_look=FIRST_LOOK)


def weigh(ground: Ground, trial: Trial, by: str, report: Report, stop: Event) -> Weighed:
    """Fight a trial, reporting a `Weighed` after every chunk of battles, and return the last; a task for a worker.

    `by` is "pairing" or a kind of card. What was fought until a stop is counted.

    Raises:
        OrderError: the pack has not what the trial names, or its battles know no such cards.
    """
    now = Weighed()

    def show(standings: tuple[Standing, ...]) -> None:
        nonlocal now
        now = replace(now, standings=standings, lengths=dict(rates.lengths), margins=dict(rates.margins))
        now = replace(now, neutral=rates.neutral)
        report(now)

    def count(battles: int, planned: int) -> None:
        nonlocal now
        now = replace(now, battles=battles, planned=planned)
        report(now)

    rates = _Watched(by, trial.form, show=show)
    fought = trial if by == PAIRING else in_turn(trial)
    simulation = simulation_of(ground.serialized)
    course = run_trial([simulation], fought, rates, stop, lambda done: count(done.battles, done.planned))
    now = replace(now, left_out=course.left_out)
    if rates.battles:
        show(tuple(rates.standings(course.levels)))
    return now


def played_digest(pack: Pack) -> str:
    """Return a digest of what battles ask of a pack; names, flags and stories may change without changing it."""
    digest = hashlib.blake2b(pack.rules.model_dump_json().encode(), digest_size=8)
    for kind in sorted(kinds_of(pack.manifest.system).keys() - UNPLAYED):
        for document in pack.of_kind(kind):
            data = {name: value for name, value in document.data.items() if name not in FLAVOUR}
            digest.update(json.dumps(data, sort_keys=True, default=str).encode())
    return digest.hexdigest()
