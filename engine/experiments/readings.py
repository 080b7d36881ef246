"""Rulings read otherwise: how much the outcome of battles moves when a gap of the rules is filled in another way."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from threading import Event
from typing import Any, Final

from engine.experiments.pools import shared
from engine.experiments.statistics import LEVEL, Interval, paired_difference
from engine.experiments.sweeps import Sweep, Variant, sweep
from engine.experiments.trials import Progress, Trial

BATCH: Final = 8
"""So many readings are fought beside the pack as it is."""


@dataclass(frozen=True)
class Reading:
    """Another value of a parameter that rulings go by, and the value that `stands`."""

    rulings: tuple[str, ...]
    parameter: str
    stands: Any
    value: Any


@dataclass(frozen=True)
class ReadRow:
    """What a reading does: to whom it does most, as surely as can be said, and how many battles go otherwise by it.

    `moved` is what that row wins more by it. It holds together with those of all other rows at 95 %, so that whoever is
    moved most is no chance; over all readings of a table one in twenty may still err.
    """

    reading: Reading
    battles: int
    otherwise: float
    name: tuple[str, ...]
    moved: Interval

    @property
    def surely(self) -> float:
        """Return by how much wins are moved at least; 0 where nothing is shown."""
        return max(0.0, self.moved.low, -self.moved.high)


@dataclass(frozen=True)
class Readings:
    """What battles have shown of readings: those that move most first. `battles` were fought by each."""

    trials: tuple[Trial, ...]
    rows: tuple[ReadRow, ...]
    cancelled: bool
    battles: int
    left_out: int


def read_otherwise(
    base: Variant,
    readings: Sequence[tuple[Reading, Variant]],
    trials: Sequence[Trial],
    stop: Event | None = None,
    progress: Callable[[Progress], None] = lambda _: None,
) -> Readings:
    """Fight some trials by a pack as it is and by each reading, on the same dice; once `stop` is set, up to then.

    Raises:
        OrderError: the pack has not what the trials name.
    """
    battles = sum(trial.looks[-1].battles * len(trial.pairings) for trial in trials)
    planned, before = battles * -(-len(readings) // BATCH), 0
    rows: list[ReadRow] = []
    left_out, cancelled = 0, False
    for first in range(0, len(readings), BATCH):
        batch = readings[first : first + BATCH]
        found: list[Sweep] = []
        for trial in trials:

            def show(now: Progress, before: int = before) -> None:
                progress(Progress(before + now.battles, planned))

            found.append(sweep([base, *(variant for _, variant in batch)], trial, 0, stop, show))
            before += found[-1].battles
        left_out += sum(each.left_out for each in found)
        cancelled = any(each.cancelled for each in found)
        if cancelled:
            break
        rows += (_row(reading, at, found) for at, (reading, _) in enumerate(batch, 1))
    ordered = sorted(rows, key=lambda row: (-row.surely, -row.otherwise, row.reading.parameter, str(row.reading.value)))
    return Readings(tuple(trials), tuple(ordered), cancelled, battles, left_out)


def _row(reading: Reading, at: int, found: Sequence[Sweep]) -> ReadRow:
    """Return what the variant of a number does in all trials."""
    moved = dict(_moved(at, found))
    name = max(moved, key=lambda each: max(moved[each].low, -moved[each].high))
    swept = [row for each in found for row in each.rows]
    battles = sum(row.battles for row in swept)
    otherwise = sum(row.otherwise[at] * row.battles for row in swept) / max(1, battles)
    return ReadRow(reading, battles, otherwise, name, moved[name])


def _moved(at: int, found: Sequence[Sweep]) -> Iterator[tuple[tuple[str, ...], Interval]]:
    """Yield how far each row of all trials is moved, by its name, at a level at which all hold together."""
    together = shared(LEVEL, sum(len(each.rows) for each in found))
    for each in found:
        scenario = (each.trial.scenario,) if each.trial.scenario is not None else ()
        for row in each.rows:
            yield (*scenario, *row.name), paired_difference(row.moved[at].wins, together)


Shape = Mapping[str, Any]
"""A part of a JSON Schema."""


def other_values(shape: Shape, stands: Any) -> tuple[Any, ...]:
    """Return the other readings of a value by its schema: other words, yes for no, one less and one more of a number.

    Of lists, tables, and free words there are none.
    """
    kinds = [each for each in shape.get("anyOf", (shape,)) if each.get("type") != "null"]
    words = [word for each in kinds for word in (each.get("enum") or [each[w] for w in ("const",) if w in each])]
    if words:
        return tuple(word for word in words if word != stands)
    types = {each.get("type") for each in kinds}
    if isinstance(stands, bool):
        return (not stands,)
    if types & {"integer", "number"} and isinstance(stands, int | float):
        return tuple(value for value in (stands - 1, stands + 1) if any(_within(each, value) for each in kinds))
    return ()


def _within(shape: Shape, value: float) -> bool:
    """Return whether a number keeps to the bounds of a schema."""
    least, most = shape.get("minimum", value), shape.get("maximum", value)
    above, below = shape.get("exclusiveMinimum", value - 1), shape.get("exclusiveMaximum", value + 1)
    return bool(least <= value <= most and above < value < below)
