"""Measured figures in the form that was asked for: tables to read, or rows for spreadsheets and programs."""

import csv
import io
import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.experiments.measures.rows import Row
from musterpress.terminal import complain, say
from schemas.packs.report import inert_cell


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
        tell_lines(_json(figures).splitlines(), say)
    else:
        tell_lines(_csv(figures.rows).splitlines(), say)
        tell_lines(figures.notes, complain)


def tell_lines(lines: Iterable[str], tell: Callable[[str], None]) -> None:
    """Print lines by `tell`, one after another."""
    for line in lines:
        tell(line)


def _csv(rows: Sequence[Row]) -> str:
    """Return rows as CSV with a line of column names; "" without rows."""
    if not rows:
        return ""
    text = io.StringIO()
    writer = csv.DictWriter(text, rows[0].keys(), lineterminator="\n")
    writer.writeheader()
    writer.writerows({name: inert_cell(value) for name, value in row.items()} for row in rows)
    return text.getvalue().rstrip("\n")


def _json(figures: Figures) -> str:
    return json.dumps({**figures.facts, "rows": list(figures.rows)}, indent=2, ensure_ascii=False)
