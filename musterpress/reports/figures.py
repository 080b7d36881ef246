"""Measured figures in the form that was asked for: tables to read, or rows for spreadsheets and programs."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.experiments.measures.flat_rows import csv_text, json_text
from engine.experiments.measures.rows import Row
from musterpress.terminal import complain, say


@dataclass(frozen=True)
class Figures:
    """What was measured: as tables that `tables` prints, with `notes` on what they rest on; as `rows` of `facts`."""

    tables: Callable[[], None]
    notes: Iterable[str]
    facts: Mapping[str, Any]
    rows: Sequence[Row]


def show(figures: Figures, format: str) -> None:
    """Print figures as "text", "csv" or "json"; the notes go to the error stream beside CSV, JSON tells them itself."""
    if format == "text":
        figures.tables()
        say()
        tell_lines(figures.notes, say)
    elif format == "json":
        tell_lines(json_text(figures.facts, figures.rows).splitlines(), say)
    else:
        tell_lines(csv_text(figures.rows).splitlines(), say)
        tell_lines(figures.notes, complain)


def tell_lines(lines: Iterable[str], tell: Callable[[str], None]) -> None:
    """Print lines by `tell`, one after another."""
    for line in lines:
        tell(line)
