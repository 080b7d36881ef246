"""Pools of styles: who wins when every style meets every other, and whether that depends on who plays.

A style that plays better wins more often, whatever it plays with. So figures are told by table: two styles meet, each
with every force as often as the other, and what is left is what the forces are worth when these two play them.
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations
from math import sqrt
from statistics import fmean
from threading import Event
from typing import Final, NamedTuple

from engine.execution.simulation import Simulation
from engine.experiments.balance import PAIRING, Balance
from engine.experiments.statistics import (
    LEVEL,
    BlockSums,
    DifferenceSums,
    Interval,
    block_rate,
    paired_difference,
)
from engine.experiments.tallies import NamedRow, parts_by_seating, rows_of
from engine.experiments.trials import Deal, Pairing, Progress, Table, Trial, run_trial, tables

MARGIN: Final = 0.05
"""How far from even a share may be that is called even."""
DEPENDENCE: Final = 0.1
"""By how much more than this two tables have to differ for a row to depend on who plays."""


class Verdict(StrEnum):
    """What a pool says of a row, seen from its side; more battles tell what is not known yet."""

    EVEN = "even"
    MORE = "favours this side"
    LESS = "favours others"
    DEPENDS = "depends on who plays"
    OPEN = "not known yet"


def leaning(share: Interval, even: float) -> Verdict:
    """Return whether a share is as good as the even one, surely more or less, or not known to be any of these."""
    if even - MARGIN <= share.low and share.high <= even + MARGIN:
        return Verdict.EVEN
    if share.low > even:
        return Verdict.MORE
    return Verdict.LESS if share.high < even else Verdict.OPEN


class Spread(NamedTuple):
    """How far tables lie apart: the two that do so most surely, and how much more the first brings than the second.

    The difference holds together with those of all other pairs of tables. `deviation` is the standard deviation of the
    shares of all tables, chance taken off.
    """

    one: Table
    other: Table
    difference: Interval
    deviation: float


@dataclass(frozen=True)
class PooledStanding(NamedRow):
    """How one side fared in a pool: its share of many battles at `level`, a draw being shared by all alike.

    The side and the others are forces, or seats where these are kept. `tables` has the share by who meets, at a level
    at which all hold together; `hands` the share by the style that plays the side itself. `spread` is None where one
    table is all there is.
    """

    side: str
    others: tuple[str, ...]
    share: Interval
    tables: Mapping[Table, Interval]
    hands: Mapping[str, Interval]
    spread: Spread | None

    @property
    def even(self) -> float:
        """Return the share that would be fair."""
        return 1 / (1 + len(self.others))

    @property
    def verdict(self) -> Verdict:
        """Return what is shown: first whether it depends on who plays, then whether it is as good as even."""
        if self._turns_round() or (self.spread is not None and self.spread.difference.low > DEPENDENCE):
            return Verdict.DEPENDS
        return leaning(self.share, self.even)

    def _turns_round(self) -> bool:
        shares = self.tables.values()
        return any(each.low > self.even for each in shares) and any(each.high < self.even for each in shares)


class Groups:
    """The seatings of a trial by who meets, and by the style that plays a place of the pairing."""

    def __init__(self, trial: Trial) -> None:
        seats = range(len(trial.form.seats))
        seated = trial.seatings
        self.all = tuple(range(len(seated)))
        self.by_table = {
            table: tuple(at for at in self.all if {*seated[at]} == {*table})
            for table in tables(trial.styles, len(seats))
        }
        self.by_hand = [
            {style: tuple(at for at in self.all if seated[at][place] == style) for style in trial.styles}
            for place in seats
        ]


class _Row:
    """Sums of a row over all battles, by table, by hand, and of each table less each other."""

    def __init__(self, trial: Trial, groups: Groups, place: int) -> None:
        block = trial.form.block
        self.form, self.place = trial.form, place
        self.groups, self.hands = groups, groups.by_hand[place]
        self.sums = {
            at: BlockSums(block * len(at)) for at in {groups.all, *groups.by_table.values(), *self.hands.values()}
        }
        self.apart = {
            pair: DifferenceSums(BlockSums(block), BlockSums(block)) for pair in combinations(groups.by_table, 2)
        }

    def add(self, shares: Sequence[float]) -> None:
        """Count a block: the share of the row's side under each seating."""
        for seatings, sums in self.sums.items():
            sums.add(sum(shares[at] for at in seatings))
        means = {table: fmean(shares[at] for at in seatings) for table, seatings in self.groups.by_table.items()}
        for (one, other), apart in self.apart.items():
            apart.add(means[one], means[other])

    def standing(self, name: tuple[str, ...], level: float) -> PooledStanding:
        """Return what is known of the row."""
        seats, place = self.form.seats, self.place
        side, *others = seats[place:] + seats[:place] if self.form.mirroring == "kept" else name
        whole, by_table = self.sums[self.groups.all], self.groups.by_table
        together = shared(level, len(by_table))
        return PooledStanding(
            name,
            whole.battles,
            level,
            side,
            tuple(others),
            block_rate(whole, level),
            {table: block_rate(self.sums[seatings], together) for table, seatings in by_table.items()},
            {style: block_rate(self.sums[seatings], level) for style, seatings in self.hands.items()},
            self._spread(level),
        )

    def _spread(self, level: float) -> Spread | None:
        if not self.apart:
            return None
        together = shared(level, len(self.apart))
        differences = {pair: paired_difference(sums, together) for pair, sums in self.apart.items()}
        differences |= {(other, one): -found for (one, other), found in differences.items()}
        (one, other), surest = max(differences.items(), key=lambda each: each[1].low)
        return Spread(one, other, surest, _deviation(self.apart.values()))


def shared(level: float, among: int) -> float:
    """Return the level at which each of some intervals holds, so that they all do at `level` (Bonferroni)."""
    return 1 - (1 - level) / among


def _deviation(apart: Collection[DifferenceSums]) -> float:
    """Return the standard deviation of shares by their differences in pairs, of whose squares chance is taken off."""
    squares = []
    for sums in apart:
        seats, blocks = sums.new.seats, sums.new.blocks
        total = sums.new.hits - sums.old.hits
        chance = (sums.squares - total * total / blocks) / (blocks - 1) / blocks if blocks > 1 else 0.0
        squares.append(((total / blocks) ** 2 - chance) / seats**2 if blocks else 0.0)
    return sqrt(max(0.0, fmean(squares) / 2))


class PoolSample:
    """What a trial of styles fills: the sums of each row."""

    def __init__(self, trial: Trial) -> None:
        self.trial = trial
        self.groups = Groups(trial)
        self.rows: dict[tuple[str, ...], _Row] = {}
        self.battles = 0

    def count(self, pairing: Pairing, deal: Deal) -> None:
        """Count a block of battles."""
        [block] = deal
        self.battles += len(block)
        form = self.trial.form
        for place, name in enumerate(rows_of(form, pairing)):
            row = self.rows.setdefault(name, _Row(self.trial, self.groups, place))
            row.add([sum(part.share for part in each) for each in parts_by_seating(block, form, place)])

    def still_wide(self, pairings: Sequence[Pairing], level: float, until: float) -> Collection[Pairing]:
        """Return the pairings of which a share is not known to plus or minus `until`."""
        known = {name for name, row in self.rows.items() if row.standing(name, level).share.half_width <= until}
        return [pairing for pairing in pairings if not known.issuperset(rows_of(self.trial.form, pairing))]

    def standings(self, levels: Mapping[Pairing, float]) -> Iterator[PooledStanding]:
        """Yield the rows, sorted by name, at the level at which each pairing was looked at last."""
        of_rows = {name: level for pairing, level in levels.items() for name in rows_of(self.trial.form, pairing)}
        for name, row in sorted(self.rows.items(), key=lambda each: each[0]):
            yield row.standing(name, of_rows.get(name, LEVEL))


def pooled_balance(
    simulation: Simulation,
    trial: Trial,
    stop: Event | None = None,
    progress: Callable[[Progress], None] = lambda _: None,
) -> Balance[PooledStanding]:
    """Fight a trial of styles and return how the sides fared; once `stop` is set, how they fared up to then.

    Raises:
        OrderError: the pack has not what the trial names.
    """
    sample = PoolSample(trial)
    course = run_trial([simulation], trial, sample, stop, progress)
    rows = tuple(sample.standings(course.levels))
    return Balance(trial, PAIRING, rows, course.cancelled, sample.battles, course.left_out)
