"""How a table of odds is printed: as text, as CSV, as JSON."""

import csv
import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from engine.odds.tables import OddsTable, Row
from musterpress.terminal.console import say, say_table
from schemas.packs.report import inert_cell
from schemas.systems import System

Form = Literal["text", "csv", "json"]
LONGEST = 13
LEAST = Fraction(1, 10_000)
NOTE = "Fractions too long to read are left out here; --format csv and json have them all."


@dataclass(frozen=True)
class Asked:
    """A table that has been asked for: under which rules, and the rows that answer."""

    system: System
    table: OddsTable
    rules: str
    rows: tuple[Row, ...]


def print_text(asked: Asked) -> None:
    """Print a table to read: percent, and the fraction if it is short; what all rows share stands above it."""
    first = asked.rows[0]
    varied = [name for name, text in first.given.items() if any(row.given[name] != text for row in asked.rows)]
    shared = [f"{_words(name)} {text}" for name, text in first.given.items() if name not in varied]
    say(f"{asked.table.title} ({asked.rules})", style="bold")
    if shared:
        say(", ".join(shared))
    say()
    if asked.table.across in varied:
        _say_drawn(asked, [name for name in varied if name != asked.table.across])
        return
    say_table(
        [_words(name) for name in (*varied, *first.figures, *first.chances)],
        [_cells(row, varied) for row in asked.rows],
    )
    if any(len(str(chance)) > LONGEST for row in asked.rows for chance in row.chances.values()):
        say()
        say(NOTE)


def _say_drawn(asked: Asked, down: Sequence[str]) -> None:
    """Print the first of the chances in percent, the values of an input side by side, a line for all others."""
    first, across = asked.rows[0], asked.table.across
    lines: dict[tuple[str, ...], dict[str, Row]] = {}
    for row in asked.rows:
        lines.setdefault(tuple(row.given[name] for name in down), {})[row.given[across]] = row
    everywhere = [name for name in first.figures if _is_one(name, asked.rows)]
    by_line = [name for name in first.figures if all(_is_one(name, [*line.values()]) for line in lines.values())]
    figures = [name for name in by_line if name not in everywhere]
    chance = next(iter(first.chances))
    noted = (f"{_words(name)} {_figure(first.figures[name])}" for name in everywhere)
    say("; ".join((f"Chance of {_words(chance)!r} by {_words(across)}", *noted)))
    say_table(
        [*map(_words, (*down, *figures)), *next(iter(lines.values()))],
        [[*named, *_drawn_cells([*line.values()], figures, chance)] for named, line in lines.items()],
    )


def _drawn_cells(line: Sequence[Row], figures: Sequence[str], chance: str) -> Iterator[str]:
    yield from (_figure(line[0].figures[name]) for name in figures)
    yield from (_percent(row.chances[chance]) for row in line)


def _is_one(name: str, rows: Sequence[Row]) -> bool:
    return len({row.figures[name] for row in rows}) == 1


def print_csv(asked: Asked) -> None:
    """Print the rows as CSV: each figure and chance as a fraction, and again as a decimal."""
    writer = csv.writer(sys.stdout, lineterminator="\n")
    first = asked.rows[0]
    numbers = [column for name in (*first.figures, *first.chances) for column in (name, f"{name}_decimal")]
    writer.writerow([*first.given, *numbers])
    for row in asked.rows:
        values = (*row.figures.values(), *row.chances.values())
        writer.writerow(
            [*map(inert_cell, row.given.values()), *(cell for value in values for cell in (str(value), float(value)))]
        )


def print_json(asked: Asked) -> None:
    """Print one JSON object: what was asked, and a row for each combination of inputs."""
    rows = [
        {"given": dict(row.given), "figures": _numbers(row.figures), "chances": _numbers(row.chances)}
        for row in asked.rows
    ]
    record = {
        "system": asked.system.value,
        "table": asked.table.name,
        "title": asked.table.title,
        "rules": asked.rules,
        "rule_ids": asked.table.rules.split(),
        "rows": rows,
    }
    print(json.dumps(record, indent=2))


FORMS: dict[Form, Callable[[Asked], None]] = {"text": print_text, "csv": print_csv, "json": print_json}


def _numbers(named: Mapping[str, Fraction]) -> dict[str, dict[str, str | float]]:
    return {name: {"fraction": str(value), "decimal": float(value)} for name, value in named.items()}


def _cells(row: Row, varied: Sequence[str]) -> list[str]:
    inputs = [row.given[name] for name in varied]
    return [*inputs, *map(_figure, row.figures.values()), *map(_chance, row.chances.values())]


def _words(name: str) -> str:
    return name.replace("_", " ")


def _figure(value: Fraction) -> str:
    return f"{float(value):g}"


def _chance(chance: Fraction) -> str:
    percent = f"{_percent(chance):>7}"
    return f"{percent}  {chance}" if len(str(chance)) <= LONGEST and chance not in {0, 1} else percent


def _percent(chance: Fraction) -> str:
    if chance in {0, 1}:
        return f"{float(chance):.0%}"
    return "<0.01%" if chance < LEAST else ">99.99%" if chance > 1 - LEAST else f"{float(chance):.2%}"
