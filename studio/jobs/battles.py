"""Test battles: what the pack in memory plays like, fought one by one or by the hundred by worker processes."""

import hashlib
import json
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from threading import Event

from engine.battles.battle import Battle, fight, pack_digest
from engine.battles.forms import BattleForm
from engine.battles.orders import BattleOrder, BattleResult, OrderError
from engine.battles.played import battles_of
from engine.execution.serialization import serialized_pack, simulation_of
from engine.execution.simulation import Simulation, Wanted, seed_with
from engine.experiments.balance import PAIRING, Rates, in_turn
from engine.experiments.statistics import battles_until
from engine.experiments.tallies import Standing, parts
from engine.experiments.trials import Deal, Pairing, Progress, Trial, run_trial
from engine.systems import title_of as title_of_system
from schemas.kinds import UNPLAYED, kinds_of
from schemas.packs.packs import Pack
from studio.core.entries import title_of
from studio.jobs.jobs import Report
from studio.systems import Choices, studio_of

MOST_SEEDS = 5000
"""How many seeds are tried for one that draws the wanted cards."""

FIRST_LOOK = 24
"""Battles after which a panel looks first, and any trial shows figures, early ones if it looks later."""

NARROW = 0.025
"""The plus or minus at which a panel is content."""

FLAVOUR = frozenset({"title", "name", "short_name", "flag", "background", "briefing", "description", "source"})
"""Fields that no battle asks for, in the documents of any system."""


@dataclass(frozen=True)
class Ground:
    """A pack as workers take it, and the digest that logs of its battles carry."""

    serialized: bytes
    digest: str


@dataclass(frozen=True)
class SingleBattle:
    """A battle as it is asked for: an order, and cards by side that a seed is looked for to draw."""

    order: BattleOrder
    wanted: Wanted = field(default_factory=dict)


@dataclass(frozen=True)
class Shelved:
    """The number of the record that something became; 0 with `why_not` where it is not kept."""

    number: int = 0
    why_not: str = ""

    def __str__(self) -> str:
        """Return which record it became, or why none, as a sentence."""
        return f"Kept as record {self.number}." if self.number else f"Not kept: {self.why_not}."


@dataclass(frozen=True)
class Fought:
    """A battle that was fought: the order with its seed, how it ended, its log as a file, and the seed asked for.

    `kept` is its record, None where nobody asked for one.
    """

    order: BattleOrder
    result: BattleResult
    log: bytes
    asked: int
    kept: Shelved | None = None


def choices_of(pack: Pack) -> Choices:
    """Return what can be chosen for a battle of a pack.

    Raises:
        OrderError: its battles cannot be tried in the studio.
    """
    choices = studio_of(pack.manifest.system).choices
    if choices is None:
        raise OrderError(f"battles of {title_of_system(pack.manifest.system)} cannot be tried in the studio yet")
    return choices()


def form_of(pack: Pack, scenario: str | None = None) -> BattleForm:
    """Return what battles of a pack have in a scenario, or without one; that of all its battles if none can be fought.

    Raises:
        OrderError: battles of its system cannot be fought.
    """
    played = battles_of(pack.manifest.system)
    if played.form_of is None:
        return played.form
    try:
        return played.form_for(played.prepared(pack), scenario)
    except OrderError:
        return played.form


def scenarios_of(pack: Pack) -> Mapping[str, tuple[str, ...]]:
    """Return the scenarios of a pack with the forces that each fixes; none where a pack cannot be fought with yet."""
    if not choices_of(pack).scenario:
        return {}
    try:
        return Simulation(pack).scenarios
    except OrderError:
        return {}


def ground_of(pack: Pack) -> Ground:
    """Return a pack made ready for workers.

    Raises:
        OrderError: battles of its system cannot be fought.
    """
    return ground_for(Simulation(pack))


def ground_for(simulation: Simulation) -> Ground:
    """Return the pack of a simulation made ready for workers."""
    return Ground(serialized_pack(simulation), pack_digest(simulation.pack))


def titles(pack: Pack, kind: str) -> dict[str, str]:
    """Return the documents of a kind by id, with what people call them."""
    return {document.id: title_of(document) for document in pack.of_kind(kind)}


def fought_single(ground: Ground, single: SingleBattle, report: Report, stop: Event) -> tuple[Battle, Fought]:
    """Fight a battle and return it, and what the studio shows of it; on a worker.

    Raises:
        OrderError: the pack has not what was ordered, or no seed draws what was wanted.
    """
    simulation = simulation_of(ground.serialized)
    order = single.order
    if single.wanted:
        report(f"Looking for a seed from {order.seed} on")
        seed = seed_with(simulation, order, single.wanted, MOST_SEEDS, stop.is_set)
        if seed is None:
            raise OrderError(_not_drawn(simulation.pack, order.seed, single.wanted))
        order = order._replace(seed=seed)
    battle = fight(simulation.pack, order)
    header, rows = battle.jsonl().split("\n", 1)
    # A serialized pack holds no texts as written, so its own digest is another one.
    header = json.dumps(json.loads(header) | {"digest": ground.digest}, ensure_ascii=False, separators=(", ", ": "))
    return battle, Fought(order, battle.result, f"{header}\n{rows}".encode(), single.order.seed)


def _not_drawn(pack: Pack, seed: int, wanted: Mapping[str, Mapping[str, str]]) -> str:
    cards = " and ".join(f"{', '.join(names.values())} for {side}" for side, names in wanted.items())
    why = choices_of(pack).rarely
    return f"no seed from {seed} to {seed + MOST_SEEDS - 1} draws {cards}" + (f"; {why}" if why else "")


@dataclass(frozen=True)
class Weighed:
    """What a trial has shown so far: rows at the last look, and how many battles had which length and margin.

    `left_out` battles were fought as well and do not count. `margins` are the score of the first force less the best
    of the others. The `neutral` side has won so many. What is `early` was shown before the first look, at its level.
    `kept` is its record, None where nobody asked for one.
    """

    standings: tuple[Standing, ...] = ()
    battles: int = 0
    planned: int = 0
    left_out: int = 0
    neutral: int = 0
    lengths: Mapping[int, int] = field(default_factory=dict)
    margins: Mapping[int, int] = field(default_factory=dict)
    cancelled: bool = False
    early: bool = False
    kept: Shelved | None = None


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

    `by` is "pairing" or a kind of card. What was fought until a stop is counted. Figures that are shown before the
    first look decide nothing.

    Raises:
        OrderError: the pack has not what the trial names, or its battles know no such cards.
    """
    now = Weighed()

    def show(standings: tuple[Standing, ...], *, early: bool = False) -> None:
        nonlocal now
        now = replace(now, standings=standings, lengths=dict(rates.lengths), margins=dict(rates.margins))
        now = replace(now, neutral=rates.neutral, early=early)
        report(now)

    def count(done: Progress) -> None:
        nonlocal now
        now = replace(now, battles=done.battles, planned=done.planned)
        if rates.levels or rates.battles < FIRST_LOOK:
            report(now)
        else:
            show(tuple(rates.standings(first)), early=True)

    rates = _Watched(by, trial.form, show=show)
    fought = trial if by == PAIRING else in_turn(trial)
    first = dict.fromkeys(fought.pairings, fought.looks[0].level)
    course = run_trial([simulation_of(ground.serialized)], fought, rates, stop, count)
    now = replace(now, left_out=course.left_out, cancelled=course.cancelled)
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
