"""Tuning numbers to an aim: values of a few places of a pack at which its sides win as often as their author wants.

Every number takes the values that the author would accept, one number after another, in battles on the same dice
between all styles of a pool; the value that brings the sides nearest to their aims stays. At the end the present and
the proposed values are both fought, on seeds from which nothing was proposed.
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from math import fsum, inf
from threading import Event
from typing import Any

from engine.execution.simulation import Simulation
from engine.experiments.pools import Groups
from engine.experiments.statistics import LEVEL, BlockSums, DifferenceSums, block_rate, paired_difference
from engine.experiments.tallies import PAIR, parts_by_seating, rows_of
from engine.experiments.trials import Block, Course, Deal, Pairing, Progress, run_trial
from engine.experiments.tuning.aims import AimOrder, AimRow, AimTuning, Range, Setting, Side, Tried, sides_of, typical
from engine.experiments.unevenness import HeldShares, Meeting, Unevenness, unevenness

Fielded = Callable[[Setting], Simulation]
"""Returns the pack with such values, ready for battles; raises a ValueError where it cannot have them."""


def tune_to_aims(
    fielded: Fielded,
    order: AimOrder,
    stop: Event | None = None,
    progress: Callable[[Progress], None] = lambda _: None,
) -> AimTuning:
    """Propose values for the ranges of an order, and try them; once `stop` is set, return what is known by then.

    Raises:
        OrderError: the pack has not what the order names.
    """
    return _Tuner(fielded, order, stop, progress).tuning()


class _Sample:
    """What a trial of several variants fills: the share of each side at each table, block by block."""

    def __init__(self, order: AimOrder) -> None:
        self.order, self.form = order, order.trial.form
        self.tables = Groups(order.trial).by_table
        self.sides: dict[Side, int] = {}
        self.blocks: list[tuple[dict[Side, float], ...]] = []

    def count(self, pairing: Pairing, deal: Deal) -> None:
        self.blocks.append(tuple(dict(self._shares(pairing, block)) for block in deal))

    def still_wide(self, _pairings: Sequence[Pairing], _level: float, _until: float) -> Collection[Pairing]:
        return ()

    def _shares(self, pairing: Pairing, block: Block) -> Iterator[tuple[Side, float]]:
        rows = rows_of(self.form, pairing)
        for place, row in enumerate(rows[:1] if len(pairing) == PAIR else rows):
            side, *others = sides_of(self.form, row, place)
            seated = parts_by_seating(block, self.form, place)
            for table, at in self.tables.items():
                shares = [part.share for number in at for part in seated[number]]
                of = Side(row, side, table, self.order.aim_of(side, others))
                self.sides[of] = len(shares)
                yield of, fsum(shares) / len(shares)

    def unevenness(self, new: int, old: int) -> Unevenness | None:
        """Return how far all sides are off their aims under the variants `old` and `new`."""
        return unevenness(
            [self._meeting(block[old], block[new]) for block in self.blocks], {side.key for side in self.sides}, 0.0
        )

    def _meeting(self, old: Mapping[Side, float], new: Mapping[Side, float]) -> Meeting:
        return tuple(HeldShares(side.key, share - side.aim, new[side] - side.aim) for side, share in old.items())

    def rows(self) -> Iterator[AimRow]:
        """Yield how each side fared under the last variant (before) and the first (after)."""
        for side, many in sorted(self.sides.items()):
            sums = DifferenceSums(BlockSums(many), BlockSums(many))
            for block in self.blocks:
                if side in block[0]:
                    sums.add(block[0][side] * many, block[-1][side] * many)
            battles = many * sums.new.blocks
            before, after = block_rate(sums.old, LEVEL), block_rate(sums.new, LEVEL)
            yield AimRow(side, battles, before, after, paired_difference(sums, LEVEL))


class _Tuner:
    """The steps of one tuning."""

    def __init__(
        self, fielded: Fielded, order: AimOrder, stop: Event | None, progress: Callable[[Progress], None]
    ) -> None:
        self._fielded, self._order, self._stop, self._progress = fielded, order, stop, progress
        self._steps: list[Tried] = []
        self._refused: dict[str, list[tuple[Any, str]]] = {}
        self._trials = self._battles = self._left_out = 0
        self._course = Course({}, cancelled=False)

    def tuning(self) -> AimTuning:
        """Go through the ranges, then try what was found."""
        setting = self._order.present
        for _ in range(self._order.passes):
            before = setting
            for each in self._order.ranges:
                setting = setting if self._course.cancelled else self._nearest(each, setting)
            if setting == before:
                break
        return self._tried(setting)

    def _nearest(self, over: Range, setting: Setting) -> Setting:
        """Return the setting with the value of a range that brings all sides nearest to their aims."""
        candidates = [setting, *({**setting, over.place: value} for value in over.values)]
        fielded = [*self._possible(candidates, over.place)]
        if len(fielded) == 1:
            return setting
        sample = self._fight([simulation for _, simulation in fielded])
        if self._course.cancelled or not sample.blocks:
            return setting
        squares = [_squares(sample, number) for number in range(len(fielded))]
        for (each, _), square in zip(fielded, squares, strict=True):
            self._steps.append(Tried(over.place, each[over.place], typical(square, len(sample.sides))))
        return fielded[squares.index(min(squares))][0]

    def _possible(self, candidates: Sequence[Setting], place: str) -> Iterator[tuple[Setting, Simulation]]:
        """Yield the settings that the pack can have, each once, with the pack that has them."""
        seen: list[Setting] = []
        for setting in candidates:
            if setting in seen:
                continue
            seen.append(setting)
            try:
                simulation = self._fielded(setting)
            except ValueError as error:
                refused, why = self._refused.setdefault(place, []), (setting[place], str(error))
                if why not in refused:
                    refused.append(why)
            else:
                yield setting, simulation

    def _tried(self, setting: Setting) -> AimTuning:
        present = self._order.present
        fought = [setting, present] if setting != present else [present]
        sample = _Sample(self._order) if self._course.cancelled else self._fight([*map(self._fielded, fought)])
        return AimTuning(
            self._order,
            setting,
            tuple(self._steps),
            tuple(sample.rows()),
            sample.unevenness(0, -1) if sample.blocks else None,
            self._course.cancelled,
            self._battles,
            self._left_out,
            self._refused,
        )

    def _fight(self, simulations: Sequence[Simulation]) -> _Sample:
        """Fight the trial under all simulations, on seeds that no step has had."""
        sample, planned = _Sample(self._order), self._order.trial
        blocks = planned.looks[-1].battles // planned.block
        trial = replace(planned, seed=planned.seed + self._trials * blocks)
        most = (self._order.passes * len(self._order.ranges) + 1) * blocks * planned.block * len(planned.pairings)
        before = self._trials * blocks * planned.block * len(planned.pairings)

        def progress(now: Progress) -> None:
            self._progress(Progress(before + now.battles, most))

        self._course = run_trial(simulations, trial, sample, self._stop, progress)
        self._trials += 1
        self._battles += len(simulations) * len(sample.blocks) * planned.block
        self._left_out += len(simulations) * self._course.left_out
        return sample


def _squares(sample: _Sample, number: int) -> float:
    """Return the sum of squared distances from the aims under a variant: may be below 0, as chance is taken off."""
    found = sample.unevenness(number, 0)
    return found.after.estimate if found else inf
