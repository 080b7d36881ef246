"""Rulings read otherwise, as rows for spreadsheets and programs, and as a person reads them."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from engine.experiments.measures.rows import DIGITS, Row, bounds, measured
from engine.experiments.measures.words import left_out, percent, seeds, who_plays
from engine.experiments.readings import Reading, Readings, ReadRow
from engine.experiments.trials import met
from musterpress.terminal import say_table


@dataclass(frozen=True)
class Gaps:
    """What there is to read otherwise: all `rulings`, the readings that were fought, and those that are `refused`."""

    rulings: tuple[str, ...]
    fought: tuple[Reading, ...]
    refused: Mapping[Reading, str]

    @cached_property
    def closed(self) -> tuple[str, ...]:
        """The rulings that no reading that was fought belongs to."""
        open_ones = {ruling for reading in self.fought for ruling in reading.rulings}
        return tuple(ruling for ruling in self.rulings if ruling not in open_ones)


def rulings_rows(found: Readings) -> list[Row]:
    """Return a row for each reading, those that move most first."""
    return [
        {
            "rulings": " ".join(row.reading.rulings),
            "parameter": row.reading.parameter,
            "stands": row.reading.stands,
            "value": row.reading.value,
            "battles": row.battles,
            "otherwise": round(row.otherwise, DIGITS),
            "who": _who(found, row),
        }
        | bounds("moved", row.moved)
        for row in found.rows
    ]


def _who(found: Readings, row: ReadRow) -> str:
    """Return whose wins are moved most, and where."""
    form = found.trials[0].form
    if found.trials[0].scenario is None:
        return met(form, row.name)
    scenario, *name = row.name
    return f"{scenario}: {name[0] if form.mirroring == 'kept' else met(form, tuple(name))}"


def rulings_facts(about: Row, found: Readings, gaps: Gaps) -> Row:
    """Return what was read and measured, and how; `closed` are the rulings without another reading."""
    facts = measured(found.trials[0], found.battles, found.left_out, cancelled=found.cancelled)
    scenarios = [each.scenario for each in found.trials if each.scenario is not None]
    counts = {"rulings": len(gaps.rulings), "closed": [*gaps.closed], "refused": len(gaps.refused)}
    return {**about, **facts, "scenarios": scenarios, **counts}


def say_rulings(found: Readings) -> None:
    """Print how far wins are moved by each reading that changed any battle."""
    rows = [
        (
            " ".join(row.reading.rulings),
            row.reading.parameter,
            f"{word(row.reading.stands)} to {word(row.reading.value)}",
            f"{100 * row.otherwise:.1f}",
            percent(row.moved),
            _who(found, row),
        )
        for row in found.rows
        if row.otherwise
    ]
    say_table(("ruling", "parameter", "read otherwise", "otherwise, %", "wins moved, points", "most of all"), rows)


def word(value: object) -> str:
    """Return a value of a parameter as people say it."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def rulings_notes(found: Readings, gaps: Gaps, mode: str) -> Iterator[str]:
    """Yield what the figures rest on, and what is not in the table."""
    first = found.trials[0]
    for trial in found.trials:
        yield f"Mode {mode}; {seeds(trial, trial.last_seed)}."
    yield f"{who_plays(first)}: the figures measure that as well as the rules."
    yield (
        "In brackets intervals that hold at 95 % for all sides of a reading together; of readings that do nothing to "
        "wins about one in twenty seems to."
    )
    quiet = sum(not row.otherwise for row in found.rows)
    yield f"{len(found.rows)} readings had {found.battles:,} battles each; {quiet} changed none and are left out."
    yield (
        f"Of {len(gaps.rulings)} rulings {len(gaps.rulings) - len(gaps.closed)} can be read otherwise here; "
        f"{len(gaps.closed)} cannot, and {len(gaps.refused)} values are none that the pack can have."
    )
    yield from left_out(found.left_out)
    if found.cancelled:
        yield "Broken off: what had been fought to its end is told."
