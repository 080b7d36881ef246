"""Sweeps: a pack fought at several values of one number on the same dice, and how steeply who wins follows it."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from math import sqrt
from statistics import fmean
from threading import Event

from engine.battles.orders import Outcome
from engine.execution.simulation import Simulation
from engine.experiments.balance import PAIRING, Balance, Rates
from engine.experiments.pools import Groups, PooledStanding, PoolSample, shared
from engine.experiments.statistics import (
    LEVEL,
    SEATS,
    SPREAD,
    BlockSums,
    DifferenceSums,
    Interval,
    around,
    block_rate,
    paired_difference,
)
from engine.experiments.tallies import NamedRow, Part, Standing, parts_by_seating, rows_of
from engine.experiments.trials import Block, Deal, Pairing, Progress, Table, Trial, run_trial


@dataclass
class SlopeSums:
    """What has to be kept of blocks fought at several `values` of a number: how steeply their hits rise with it.

    The hits at each are of as many `seats`; the values are not all alike.
    """

    values: tuple[float, ...]
    seats: int = SEATS
    blocks: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, hits: Sequence[float]) -> None:
        """Count a block: its hits at each value."""
        rise = sum(weight * (each - hits[0]) for weight, each in zip(self.weights, hits, strict=True)) / self.seats
        self.blocks += 1
        self.total += rise
        self.squares += rise * rise

    @cached_property
    def weights(self) -> tuple[float, ...]:
        """The weights by which a line of least squares takes its slope from the points that it is laid through."""
        mean = fmean(self.values)
        square = sum((value - mean) ** 2 for value in self.values)
        return tuple((value - mean) / square for value in self.values)

    @property
    def steepest(self) -> float:
        """Return the steepest slope of a block: no hits where the value is below the mean, and nothing else above."""
        return sum(weight for weight in self.weights if weight > 0)


def slope(sums: SlopeSums, level: float = LEVEL) -> Interval:
    """Return by how much the rate rises where the number is 1 higher, by a line through all values.

    Every block has a slope of its own, with the same dice at all values, and their spread tells how sure the mean is.
    Of two values 1 apart it is the `paired_difference`; blocks are added as there, half of them as steep as can be, one
    way as often as the other.
    """
    blocks, most = sums.blocks, sums.steepest
    estimate = sums.total / blocks if blocks else 0.0
    if blocks < SPREAD:
        return Interval(estimate, -most, most)
    more = blocks + 4 / sums.seats
    centre = sums.total / more
    spread = (sums.squares + 2 / sums.seats * most * most) / more - centre * centre
    bounds = around(centre, sqrt(spread / blocks), blocks - 1, level)
    return Interval(estimate, max(-most, min(estimate, bounds.low)), min(most, max(estimate, bounds.high)))


@dataclass(frozen=True)
class Variant:
    """A pack with another value somewhere, ready to be fought; `number` is the value where it is one."""

    label: str
    simulation: Simulation
    number: float | None = None


@dataclass(frozen=True)
class Moved:
    """What a variant does to a row, less what the row has at the value that is compared with.

    Wins are the share of battles won, or with styles the share of wins, and `wins` what is kept to know them; `turns`
    are turns a battle more, None where there are too few blocks to tell.
    """

    wins: DifferenceSums
    won: Interval
    drawn: Interval
    turns: Interval | None


@dataclass(frozen=True)
class SweptRow(NamedRow):
    """A row of a pairing over all variants: its `rates` of wins, what each `moved`, and how steeply wins rise.

    `otherwise` is the share of its battles that went otherwise at each value than at the one compared with, in anything
    that is kept of a battle. `slope` is for 1 more of the number, None where the values are no numbers. `tables` has
    the slopes by which styles meet, at a level at which all hold together.
    """

    rates: tuple[Interval, ...]
    moved: tuple[Moved, ...]
    otherwise: tuple[float, ...]
    slope: Interval | None
    tables: Mapping[Table, Interval]


@dataclass(frozen=True)
class Sweep:
    """What a trial of several variants has shown: a balance of each, and what moves from one to another.

    `base` is the number of the variant that the others are compared with; `battles` were fought under each.
    """

    trial: Trial
    variants: tuple[Variant, ...]
    base: int
    balances: tuple[Balance[Standing | PooledStanding], ...]
    rows: tuple[SweptRow, ...]
    cancelled: bool
    battles: int
    left_out: int

    @property
    def is_read(self) -> bool:
        """Return whether any battle went otherwise at any value."""
        return any(any(row.otherwise) for row in self.rows)


class _Apart:
    """A variant of a row less the base: of wins, of draws and of turns, block by block."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.won, self.drawn = (DifferenceSums(BlockSums(seats), BlockSums(seats)) for _ in range(2))
        self.blocks, self.turns, self.squares = 0, 0.0, 0.0

    def add(self, new: "_Seen", old: "_Seen") -> None:
        self.won.add(new.won, old.won)
        self.drawn.add(new.drawn, old.drawn)
        turns = (new.turns - old.turns) / self.seats
        self.blocks, self.turns, self.squares = self.blocks + 1, self.turns + turns, self.squares + turns * turns

    def moved(self, level: float) -> Moved:
        won, drawn = (paired_difference(sums, level) for sums in (self.won, self.drawn))
        return Moved(self.won, won, drawn, self._longer(level))

    def _longer(self, level: float) -> Interval | None:
        """Return how many turns more a battle takes."""
        if self.blocks < SPREAD:
            return None
        mean = self.turns / self.blocks
        spread = max(0.0, self.squares - self.blocks * mean * mean) / (self.blocks - 1)
        return around(mean, sqrt(spread / self.blocks), self.blocks - 1, level)


@dataclass(frozen=True)
class _Seen:
    """A block seen from a side: its wins, or with styles its share of wins; its draws, and the turns of all battles."""

    won: float
    drawn: float
    turns: int

    @classmethod
    def of(cls, seen: Sequence[Part], *, shared: bool) -> "_Seen":
        won = sum(part.share if shared else float(part.won) for part in seen)
        return cls(won, sum(part.drawn for part in seen), sum(part.outcome.result.turns for part in seen))


class _Row:
    """Sums of a row over all variants."""

    def __init__(self, sample: "_Sample", place: int) -> None:
        form, many = sample.trial.form, len(sample.variants)
        self.sample, self.place = sample, place
        self.apart = [_Apart(sample.trial.block) for _ in range(many)]
        self.otherwise = [0] * many
        numbers = sample.numbers
        self.slope = SlopeSums(numbers, sample.trial.block) if numbers else None
        self.tables = {
            table: SlopeSums(numbers, form.block * len(at)) for table, at in sample.tables.items() if numbers
        }

    def add(self, deal: Deal) -> None:
        form, styles = self.sample.trial.form, bool(self.sample.trial.styles)
        seated = [parts_by_seating(block, form, self.place) for block in deal]
        seen = [_Seen.of([*chain.from_iterable(each)], shared=styles) for each in seated]
        base = self.sample.base
        for number, apart in enumerate(self.apart):
            apart.add(seen[number], seen[base])
            self.otherwise[number] += differing(deal[number], deal[base])
        if self.slope is not None:
            self.slope.add([each.won for each in seen])
        for table, sums in self.tables.items():
            at_table = self.sample.tables[table]
            sums.add([sum(part.share for at in at_table for part in each[at]) for each in seated])

    def swept(self, name: tuple[str, ...], level: float) -> SweptRow:
        together, battles = shared(level, max(1, len(self.tables))), self.apart[0].won.new.battles
        return SweptRow(
            name,
            battles,
            level,
            tuple(block_rate(each.won.new, level) for each in self.apart),
            tuple(each.moved(level) for each in self.apart),
            tuple(count / battles for count in self.otherwise),
            None if self.slope is None else slope(self.slope, level),
            {table: slope(sums, together) for table, sums in self.tables.items()},
        )


class _Sample:
    """What a trial of several variants fills: a balance of each, and the rows over all of them."""

    def __init__(self, trial: Trial, variants: Sequence[Variant], base: int) -> None:
        self.trial, self.variants, self.base = trial, variants, base
        numbers = [each.number for each in variants if each.number is not None]
        self.numbers = tuple(numbers) if len(numbers) == len(variants) and len({*numbers}) > 1 else ()
        self.tables = Groups(trial).by_table if trial.styles else {}
        self.each: list[PoolSample | Rates] = [
            PoolSample(trial) if trial.styles else Rates(PAIRING, trial.form) for _ in variants
        ]
        self.rows: dict[tuple[str, ...], _Row] = {}

    @property
    def battles(self) -> int:
        return self.each[0].battles

    def count(self, pairing: Pairing, deal: Deal) -> None:
        for sample, block in zip(self.each, deal, strict=True):
            sample.count(pairing, (block,))
        for place, name in enumerate(rows_of(self.trial.form, pairing)):
            self.rows.setdefault(name, _Row(self, place)).add(deal)

    def still_wide(self, pairings: Sequence[Pairing], level: float, until: float) -> Collection[Pairing]:
        wide = {pairing for sample in self.each for pairing in sample.still_wide(pairings, level, until)}
        return [pairing for pairing in pairings if pairing in wide]

    def swept(self, levels: Mapping[Pairing, float]) -> Iterator[SweptRow]:
        """Yield the rows, sorted by name, at the level at which each pairing was looked at last."""
        of_rows = {name: level for pairing, level in levels.items() for name in rows_of(self.trial.form, pairing)}
        for name, row in sorted(self.rows.items(), key=lambda each: each[0]):
            yield row.swept(name, of_rows[name])


def differing(block: Block, other: Block) -> int:
    """Return how many battles of a block went otherwise than those of another on the same dice."""
    return sum(_course(one) != _course(two) for one, two in zip(block, other, strict=True))


def _course(outcome: Outcome) -> tuple[object, ...]:
    return outcome.result, outcome.facts, outcome.rows


def sweep(
    variants: Sequence[Variant],
    trial: Trial,
    base: int = 0,
    stop: Event | None = None,
    progress: Callable[[Progress], None] = lambda _: None,
) -> Sweep:
    """Fight a trial under several variants of a pack, and return what moves; once `stop` is set, up to then.

    Raises:
        OrderError: one of the packs has not what the trial names.
    """
    sample = _Sample(trial, variants, base)
    course = run_trial([each.simulation for each in variants], trial, sample, stop, progress)
    rest = (course.cancelled, sample.battles, course.left_out)
    standings: list[tuple[Standing | PooledStanding, ...]] = [(*each.standings(course.levels),) for each in sample.each]
    balances = tuple(Balance(trial, PAIRING, each, *rest) for each in standings)
    return Sweep(trial, tuple(variants), base, balances, tuple(sample.swept(course.levels)), *rest)
