"""Trials: pairings fought over the maps of a pack, every seed from every seat, until it is known enough."""

from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import ExitStack, closing
from dataclasses import dataclass, field, fields
from itertools import chain, combinations_with_replacement, cycle, islice
from threading import Event
from typing import Protocol, cast

from engine.battles.forms import BattleForm
from engine.battles.orders import BattleOrder, Mode, Outcome, Participant
from engine.execution.executors import usable_cores
from engine.execution.simulation import Simulation
from engine.experiments.statistics import FIRST_LOOK, Look, looks
from schemas.packs.packs import Pack

Pairing = tuple[str, ...]
"""The forces that meet: as many as there are seats, in the order of the seats of a seed's first battle."""
Players = tuple[str, ...]
"""The players of the forces of a pairing, in their order."""
Table = tuple[str, str]
"""Two styles that meet, in the order in which they were named; twice the same where one meets itself."""
Block = tuple[Outcome, ...]
Deal = tuple[Block, ...]
"""What was fought on one seed by one pairing: a block of battles under each variant."""


def tables(styles: Sequence[str], seats: int) -> tuple[Table, ...]:
    """Return which styles meet: each itself, and where there is another seat every other as well."""
    if seats == 1:
        return tuple((style, style) for style in styles)
    return tuple(combinations_with_replacement(styles, 2))


def seatings(table: Table, seats: int) -> tuple[Players, ...]:
    """Return how two styles sit down to a pairing: by turns around the seats, all ways round.

    So each plays every force as often as the other, and of equal forces each wins its share whoever plays better.
    """
    around = (tuple(islice(cycle(ways), seats)) for ways in (table, table[::-1]))
    return tuple(dict.fromkeys(each[turn:] + each[:turn] for each in around for turn in range(seats)))


@dataclass(frozen=True)
class Trial:
    """What is fought: at most `battles` a pairing; with `until` fewer, once all is known to plus or minus that.

    A block of battles is one seed on one map: the forces of the pairing as they stand, and then passed on from seat
    to seat, if the form has seats rotated; the player of a force goes with it, the first of the form if `players` is
    empty. With `styles` all that is fought by every style against every other. Blocks take the maps in turn and the
    seeds from `seed` on, the same for all pairings. With `until`, intervals are not looked at before `first_look`
    battles.
    """

    form: BattleForm
    pairings: tuple[Pairing, ...]
    maps: tuple[str, ...]
    battles: int
    seed: int = 1
    until: float | None = None
    players: tuple[str, ...] = ()
    threads: int = field(default_factory=usable_cores)
    first_look: int = FIRST_LOOK
    scenario: str | None = None
    styles: tuple[str, ...] = ()

    @property
    def looks(self) -> tuple[Look, ...]:
        """Return when intervals are looked at; whole blocks are fought, so more battles may be fought to fill one."""
        return looks(self.battles, early=self.until is not None, first=self.first_look, seats=self.block)

    @property
    def seatings(self) -> tuple[Players, ...]:
        """Return the players of each force of a pairing, as often as a seed is fought by others."""
        if not self.styles:
            return (self.played_by,)
        seats = len(self.form.seats)
        return tuple(players for table in tables(self.styles, seats) for players in seatings(table, seats))

    @property
    def block(self) -> int:
        """Return how many battles share a seed."""
        return self.form.block * len(self.seatings)

    @property
    def played_by(self) -> tuple[str, ...]:
        """Return the player of each force of a pairing."""
        return self.players or self.form.players[:1] * len(self.form.seats)

    @property
    def last_seed(self) -> int:
        """Return the last seed that may be fought."""
        return self.seed + self.looks[-1].battles // self.block - 1

    @property
    def most_turns(self) -> int:
        """Return how many pairings in turn it has room for, so that each is fought in a block on every map."""
        blocks = self.looks[-1].battles // self.block
        return -(-blocks // max(1, len(self.maps)))

    def way(self, _number: int) -> "Trial":
        """Return what the variant of a number fights: all fight the same battles."""
        return self

    def all_orders(self, pairings: Sequence[Pairing], first: int, last: int) -> Iterator[BattleOrder]:
        """Yield the orders of the blocks numbered `first` to `last` - 1, one pairing after another."""
        return chain.from_iterable(self.orders(pairing, first, last) for pairing in pairings)

    def orders(self, pairing: Pairing, first: int, last: int) -> Iterator[BattleOrder]:
        """Yield the orders of the blocks numbered `first` to `last` - 1."""
        around = [table for players in self.seatings for table in self._around(pairing, players)]
        for number in range(first, last):
            field = self.maps[number % len(self.maps)] if self.maps else None
            for participants in around:
                yield BattleOrder(participants, self.scenario, field, self.seed + number)

    def _around(self, pairing: Pairing, players: Players) -> Iterator[tuple[Participant, ...]]:
        """Yield who sits where as the forces of a pairing and their players are passed on from seat to seat."""
        who = [*zip(pairing, players, strict=True)]
        for turn in range(self.form.block):
            seated = zip(self.form.seats, who[len(who) - turn :] + who[: len(who) - turn], strict=True)
            yield tuple(Participant(seat, force, player) for seat, (force, player) in seated)


@dataclass(frozen=True)
class Progress:
    """How far a trial has come; it says nothing of who wins, so that nobody can stop because of it."""

    battles: int
    planned: int


@dataclass(frozen=True)
class Course:
    """How a trial went: the level of each pairing's intervals, and whether it was broken off.

    `left_out` battles were fought under each variant and not counted: they or their fellows of the block have a fault.
    """

    levels: dict[Pairing, float]
    cancelled: bool
    left_out: int = 0


class Sample(Protocol):
    """What a trial fills: counts deals, and knows which pairings need more of them."""

    def count(self, pairing: Pairing, deal: Deal) -> None:
        """Count a block of battles, fought under one variant or under several."""

    def still_wide(self, pairings: Sequence[Pairing], level: float, until: float) -> Collection[Pairing]:
        """Return those of `pairings` whose intervals at `level` reach further than `until`."""


def run_trial(
    simulations: Sequence[Simulation],
    trial: Trial,
    sample: Sample,
    stop: Event | None = None,
    progress: Callable[[Progress], None] = lambda _: None,
) -> Course:
    """Fight a trial under each of the simulations, with the same seeds, and fill `sample` with all that counts.

    Once `stop` is set, or on a keyboard interrupt, what has been fought stays counted.

    Raises:
        OrderError: a pack has not what the trial names.
    """
    wide, levels, fought, before, left_out = trial.pairings, dict[Pairing, float](), 0, 0, 0
    planned, block = trial.looks[-1].battles * len(trial.pairings), trial.block
    for look in trial.looks:
        levels |= dict.fromkeys(wide, look.level)
        expected = fought + (look.battles - before) * len(wide)
        try:
            for deals in _fought(simulations, trial, wide, (before // block, look.battles // block), stop):
                sound = [deal for deal in deals if _is_sound(deal)]
                for deal in sound:
                    sample.count(_pairing(deal), deal)
                left_out += block * (len(deals) - len(sound))
                fought += block * len(deals)
                progress(Progress(fought, planned))
        except KeyboardInterrupt:
            return Course(levels, cancelled=True, left_out=left_out)
        if fought < expected:
            return Course(levels, cancelled=True, left_out=left_out)
        before = look.battles
        wide = tuple(sample.still_wide(wide, look.level, trial.until or 0.0))
        if not wide:
            break
    return Course(levels, cancelled=False, left_out=left_out)


def _fought(
    simulations: Sequence[Simulation],
    trial: Trial,
    pairings: Sequence[Pairing],
    numbers: tuple[int, int],
    stop: Event | None,
) -> Iterator[list[Deal]]:
    """Yield deals as they come, fought under all simulations side by side."""
    threads = max(1, trial.threads // len(simulations))
    with ExitStack() as open_runs:
        runs = []
        for way, simulation in enumerate(simulations):
            orders = trial.way(way).all_orders(pairings, *numbers)
            run = open_runs.enter_context(closing(simulation.run(orders, threads=threads, stop=stop)))
            runs.append(_blocks(run, trial.block))
        for chunks in zip(*runs, strict=False):
            yield [*zip(*chunks, strict=True)]


def _blocks(run: Iterator[Sequence[Outcome]], block: int) -> Iterator[list[Block]]:
    """Yield the whole blocks as they come; where a run ends within one, the rest of it is dropped."""
    waiting: list[Outcome] = []
    for outcomes in run:
        waiting += outcomes
        whole = len(waiting) // block
        yield [tuple(waiting[at * block : (at + 1) * block]) for at in range(whole)]
        del waiting[: whole * block]


def _is_sound(deal: Deal) -> bool:
    """Return whether all battles of a deal count; if one does not, the others have nothing to be compared with."""
    return not any(outcome.fault for block in deal for outcome in block)


def _pairing(deal: Deal) -> Pairing:
    """Return the pairing of a deal, as it was ordered."""
    return tuple(str(each.force) for each in deal[0][0].order.participants)


@dataclass(frozen=True)
class RotatingTrial(Trial):
    """A trial whose seeds take the entries of `turns` one after another; all pairings of an entry share the seed.

    So every seed stands for itself, whoever meets on it, and where a trial is broken off all pairings of an entry have
    come equally far. Every entry has as many pairings as there are in `pairings`.
    """

    turns: tuple[tuple[Pairing, ...], ...] = ()

    def all_orders(self, pairings: Sequence[Pairing], first: int, last: int) -> Iterator[BattleOrder]:
        """Yield the orders of the blocks numbered `first` to `last` - 1, seed by seed, for as many `pairings`."""
        for number in range(first, last):
            meetings = self.turns[number // max(1, len(self.maps)) % len(self.turns)][: len(pairings)]
            yield from chain.from_iterable(self.orders(meeting, number, number + 1) for meeting in meetings)


def rotating(turns: tuple[tuple[Pairing, ...], ...], trial: Trial) -> RotatingTrial:
    """Return `trial` as a rotating trial of `turns`."""
    planned = {field.name: getattr(trial, field.name) for field in fields(Trial)}
    return RotatingTrial(**planned | {"pairings": turns[0]}, turns=turns)


def variant(simulation: Simulation, pack: Pack) -> Simulation:
    """Return another pack ready to be fought over as `simulation` is, and where."""
    return Simulation(pack, cast("Mode", simulation.mode), simulation.executor)


ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")
SIDES = {1: "the one side", 2: "both sides"}


def mirrored(form: BattleForm) -> str:
    """Return how each seed is fought: `with the sides swapped`."""
    if form.block == 1:
        return "fought once"
    return "with the sides swapped" if form.block == 2 else "from every seat"


def played(trial: Trial) -> str:
    """Return who plays whom: `the heuristic player plays both sides`."""
    if trial.styles:
        *most, last = trial.styles
        return f"the styles {', '.join(most)} and {last} meet one another on the same dice, each with every side"
    (first, *others), form = trial.played_by, trial.form
    if all(other == first for other in others):
        return f"the {first} player plays {SIDES.get(len(others) + 1, 'all sides')}"
    places = form.seats if form.mirroring == "kept" else _places(form.force)
    rest = (f"the {player} player {place}" for player, place in zip(others, places[1:], strict=False))
    return f"the {first} player plays {places[0]}, {', '.join(rest)}"


def _places(force: str) -> tuple[str, ...]:
    return (f"the first {force}", *(f"the {place}" for place in ORDINALS[1:]))


def met(form: BattleForm, name: tuple[str, ...]) -> str:
    """Return who meets whom in a row: `ants against bees`; where seats are kept, after the seat it is seen from."""
    if form.mirroring == "kept":
        return f"{name[0]}, {' against '.join(name[1:])}"
    return " against ".join(name)


def seen_from(form: BattleForm, name: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
    """Return the force from which a row of a pairing is seen, and the others in it."""
    forces, place = (name[1:], form.seats.index(name[0])) if form.mirroring == "kept" else (name, 0)
    return forces[place], (*forces[:place], *forces[place + 1 :])
