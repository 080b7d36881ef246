"""Restricted play: what it costs a side to do without something that the others may use (after Jaffe et al. 2012).

The same battles are fought with the same dice, once as they are and once for each place of a pairing with its side
doing without; what that side wins less is what the option is worth to it, as these players play.
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from itertools import chain
from statistics import fmean
from threading import Event

from engine.battles.styles import WITHOUT
from engine.execution.simulation import Simulation
from engine.experiments.statistics import BlockSums, DifferenceSums, Interval, block_rate, paired_difference
from engine.experiments.sweeps import Sweep, differing
from engine.experiments.tallies import NamedRow, parts_by_seating
from engine.experiments.trials import Block, Deal, Pairing, Players, Progress, Trial, run_trial


@dataclass(frozen=True)
class RestrictedTrial(Trial):
    """A trial that is fought as it is, and once for each place of its pairings with who plays there doing without."""

    option: str = ""
    place: int | None = None

    def way(self, number: int) -> Trial:
        """Return the trial as it is for 0, else with the place of the number before doing without the option."""
        return replace(self, place=number - 1) if number else self

    @property
    def seatings(self) -> tuple[Players, ...]:
        """Return the players of each force of a pairing, of whom one may do without the option."""
        seatings, place = super().seatings, self.place
        if place is None:
            return seatings
        return tuple((*each[:place], f"{each[place]}{WITHOUT}{self.option}", *each[place + 1 :]) for each in seatings)


@dataclass(frozen=True)
class Worth(NamedRow):
    """How a side fares `free` and `without` something, and what that is `worth` to it: what it wins less without.

    All are shares of its wins, or with styles of its share of wins. In `otherwise` of the battles anything went
    otherwise; what is never wanted changes none.
    """

    free: Interval
    without: Interval
    worth: Interval
    otherwise: float


@dataclass(frozen=True)
class Restricted:
    """What a trial has shown of something: a row for each side of each pairing, and over all of them.

    The `thing` is an option, or a document that the pack was fought without. `battles` were fought in each of the ways;
    `overall` is None for documents, and where nothing was fought to its end.
    """

    trial: Trial
    thing: str
    rows: tuple[Worth, ...]
    overall: Worth | None
    cancelled: bool
    battles: int
    left_out: int
    is_document: bool = False


@dataclass
class _Sums:
    """Sums of a side over all blocks, and how many of its battles went otherwise."""

    wins: DifferenceSums
    otherwise: int = 0

    @classmethod
    def of(cls, seats: int) -> "_Sums":
        return cls(DifferenceSums(BlockSums(seats), BlockSums(seats)))

    def worth(self, name: tuple[str, ...], level: float) -> Worth:
        free, without = self.wins.new, self.wins.old
        worth = paired_difference(self.wins, level)
        rates = (block_rate(free, level), block_rate(without, level), worth)
        return Worth(name, free.battles, level, *rates, self.otherwise / max(1, free.battles))


class _Sample:
    """What such a trial fills: by pairing and place, and by seed for all of them together."""

    def __init__(self, trial: Trial) -> None:
        self.trial = trial
        self.sides: dict[tuple[Pairing, int], _Sums] = {}
        self.seeds: dict[int, list[tuple[float, float]]] = {}
        self.battles = 0

    def count(self, pairing: Pairing, deal: Deal) -> None:
        free, *restricted = deal
        self.battles += len(free)
        for place, without in enumerate(restricted):
            sums = self.sides.setdefault((pairing, place), _Sums.of(self.trial.block))
            hits = self._hits(free, place), self._hits(without, place)
            sums.wins.add(*hits)
            sums.otherwise += differing(free, without)
            self.seeds.setdefault(free[0].order.seed, []).append(hits)

    def _hits(self, block: Block, place: int) -> float:
        """Return what the side at a place wins of a block; with styles its share of it."""
        styles, seen = bool(self.trial.styles), chain.from_iterable(parts_by_seating(block, self.trial.form, place))
        return sum(part.share if styles else float(part.won) for part in seen)

    def still_wide(self, pairings: Sequence[Pairing], level: float, until: float) -> Collection[Pairing]:
        del level, until
        return pairings

    def rows(self, levels: Mapping[Pairing, float]) -> Iterator[Worth]:
        """Yield the rows, sorted by name: who does without stands first, or has its seat there."""
        form = self.trial.form
        kept = form.mirroring == "kept"
        named = {
            (form.seats[place], *pairing) if kept else pairing[place:] + pairing[:place]: (sums, levels[pairing])
            for (pairing, place), sums in self.sides.items()
        }
        for name, (sums, level) in sorted(named.items(), key=lambda each: each[0]):
            yield sums.worth(name, level)

    def overall(self, level: float) -> Worth | None:
        """Return what it is worth over all sides: seeds are blocks, of those on which every pairing was fought."""
        whole = [hits for hits in self.seeds.values() if len(hits) == len(self.sides)]
        if not whole:
            return None
        sums = _Sums.of(self.trial.block)
        for hits in whole:
            sums.wins.add(fmean(each[0] for each in hits), fmean(each[1] for each in hits))
        shares = fmean(each.otherwise / each.wins.new.battles for each in self.sides.values())
        return replace(sums.worth((), level), battles=sums.wins.new.battles * len(self.sides), otherwise=shares)


def restricted(
    simulation: Simulation,
    trial: Trial,
    option: str,
    stop: Event | None = None,
    progress: Callable[[Progress], None] = lambda _: None,
) -> Restricted:
    """Fight a trial as it is, and with each side in turn doing without an option; once `stop` is set, up to then.

    Raises:
        OrderError: the pack has not what the trial names, or nobody can do without options in its battles.
    """
    planned = {field.name: getattr(trial, field.name) for field in fields(Trial)}
    asked, sample = RestrictedTrial(**planned, option=option), _Sample(trial)
    course = run_trial([simulation] * (1 + len(trial.form.seats)), asked, sample, stop, progress)
    rows, overall = tuple(sample.rows(course.levels)), sample.overall(min(course.levels.values()))
    return Restricted(trial, option, rows, overall, course.cancelled, sample.battles, course.left_out)


def removed(found: Sweep, thing: str) -> Restricted:
    """Return what a pack without a thing has shown: a sweep of the pack as it is, and of the pack without it."""
    rows = tuple(
        Worth(
            row.name,
            row.battles,
            row.level,
            row.rates[0],
            row.rates[1],
            -row.moved[1].won,
            row.otherwise[1],
        )
        for row in found.rows
    )
    return Restricted(found.trial, thing, rows, None, found.cancelled, found.battles, found.left_out, is_document=True)
