"""Falsified logs, of any game: ways to change the rows of a log by hand, and the court that tries whoever did it."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from tests.referees.breach import Breach

Row = dict[str, Any]
Rows = list[Row]
Fits = Callable[[Row], bool]
Change = Callable[[Rows], bool]


@dataclass(frozen=True)
class Corruption:
    """A falsification: what it does, the rule it breaks, and the change, which tells whether it could be made."""

    name: str
    rule: str
    change: Change

    def __str__(self) -> str:
        """Return what it does."""
        return self.name


@dataclass(frozen=True)
class Court:
    """Logs by seed, with a new list of rows at each asking, and the referee that judges the log of a seed."""

    seeds: Iterable[int]
    rows: Callable[[int], Rows]
    judge: Callable[[int, Rows], list[Breach]]
    _honest: dict[int, frozenset[Breach]] = field(default_factory=dict)

    def named(self, corruption: Corruption) -> set[str]:
        """Return the rules that the referee names of the first log that can be falsified so, and did not before.

        Raises:
            LookupError: no log can be falsified so.
        """
        for seed in self.seeds:
            rows = self.rows(seed)
            if corruption.change(rows):
                return {breach.rule for breach in {*self.judge(seed, rows)} - self.honest(seed)}
        raise LookupError(corruption.name)

    def honest(self, seed: int) -> frozenset[Breach]:
        """Return the breaches of a log as it was written."""
        if seed not in self._honest:
            self._honest[seed] = frozenset(self.judge(seed, self.rows(seed)))
        return self._honest[seed]


def first(rows: Rows, event: str, fits: Fits = lambda _: True) -> Row | None:
    """Return the first row of an event that fits."""
    return next((row for row in rows if row["event"] == event and fits(row)), None)


def altered(event: str, key: str, value: Callable[[Row], Any], fits: Fits = lambda _: True) -> Change:
    """Return a change of one value of the first row of an event that fits."""

    def change(rows: Rows) -> bool:
        row = first(rows, event, fits)
        if row is not None:
            row[key] = value(row)
        return row is not None

    return change


def one_more(event: str, key: str, fits: Fits = lambda _: True) -> Change:
    """Return a change that adds one to a number."""
    return altered(event, key, lambda row: row[key] + 1, fits)


def flipped(event: str, key: str, fits: Fits = lambda _: True) -> Change:
    """Return a change that turns a yes into a no, or a no into a yes."""
    return altered(event, key, lambda row: not row[key], fits)


def dropped(event: str, fits: Fits = lambda _: True) -> Change:
    """Return a change that loses the first row of an event that fits."""

    def change(rows: Rows) -> bool:
        row = first(rows, event, fits)
        if row is not None:
            rows.remove(row)
        return row is not None

    return change


def repeated(event: str, fits: Fits = lambda _: True, values: Callable[[Row], Row] = lambda _: {}) -> Change:
    """Return a change that lets the first row that fits come twice, the second time with other values."""

    def change(rows: Rows) -> bool:
        row = first(rows, event, fits)
        if row is not None:
            rows.insert(rows.index(row) + 1, {**row, **values(row)})
        return row is not None

    return change
