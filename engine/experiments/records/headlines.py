"""The figures of a record as people read them, in a line and as a short table, whatever one from outside holds."""

from collections import Counter
from collections.abc import Callable, Mapping
from itertools import takewhile
from typing import Any, Final

from engine.experiments.measures.flat_rows import flat
from engine.experiments.records.orders import Order, arguments_of
from engine.experiments.records.record import Record
from schemas.diagnostics.wording import counted

Cells = Mapping[str, Any]

SHARES: Final = ("moved", "worth", "share", "won", "difference")
"""Columns that say what a row has shown, the first that it has: shares of 1, told in percent."""

PLAIN: Final = "value"
BATTLES: Final = "battles"
ROWS_IN_A_LINE: Final = 3
LARGEST: Final = 1e12


def headline(record: Record) -> str:
    """Return what a record has shown, in a line; "" where it holds nothing that could be told so."""
    told = LINES.get(record.order.measure, _of_rows)
    return told(record)


def called(record: Record) -> str:
    """Return the name of a record, and whether it is pinned."""
    return f"{record.name} (pinned)" if record.pinned else record.name


def state_words(record: Record, digest: str) -> str:
    """Return of which state of its pack a record is, where the pack as it stands has a digest."""
    return "the pack as it is" if record.digest == digest else f"state {record.digest[:6]}"


def ordered_words(order: Order) -> str:
    """Return what was ordered in a line: the measurement, then the arguments that are not left as they are."""
    model = type(order)
    asked = {
        name: value for name, value in arguments_of(order).items() if value != model.model_fields[name].get_default()
    }
    return " ".join([order.measure, *(f"{name} {_argument(value)}" for name, value in asked.items())])


def short_table(record: Record) -> tuple[tuple[str, ...], list[tuple[str, ...]]]:
    """Return the names of columns and rows: whom or what a row is of, battles, and the figure that tells most."""
    cells = [*map(flat, record.rows)]
    first = cells[0] if cells else {}
    of = dict.fromkeys(name for row in cells for name in named_cells(row))
    names = (*of, BATTLES) if BATTLES in first else tuple(first)
    figures = tuple(filter(None, [_column(first)]))
    rows = [(*(_cell(row.get(name)) for name in names), *(_figure(row, column) for column in figures)) for row in cells]
    return (*names, *figures), rows


def _of_rows(record: Record) -> str:
    told = dict.fromkeys(
        f"{' '.join(map(str, named_cells(row).values()))}: {column} {_figure(row, column)}"
        for row in record.rows[:ROWS_IN_A_LINE]
        if (column := _column(row))
    )
    more = len(record.rows) - ROWS_IN_A_LINE
    return "; ".join(told) + (f"; and {more} rows more" if told and more > 0 else "")


def _of_profile(record: Record) -> str:
    kind = record.facts.get("kind")
    return f"battles are {kind}" if isinstance(kind, str) else ""


def _of_offers(record: Record) -> str:
    never = sum(row.get("verdict") == "never" for row in record.rows)
    return f"{never} of {len(record.rows)} answers are never chosen"


def _of_battle(record: Record) -> str:
    return "; ".join(f"{row.get('winner') or 'nobody'} won after {row.get('turns')} turns" for row in record.rows[:1])


def _of_odds(record: Record) -> str:
    title, rows = record.facts.get("title"), len(record.rows)
    return f"{title}, {counted(rows, 'row')}" if isinstance(title, str) else ""


def _of_battles(record: Record) -> str:
    won = Counter(str(row.get("winner") or "nobody") for row in record.rows)
    return ", ".join(f"{seat} won {count}" for seat, count in sorted(won.items()))


LINES: Final[Mapping[str, Callable[[Record], str]]] = {
    "battle": _of_battle,
    "battles": _of_battles,
    "profile": _of_profile,
    "offers": _of_offers,
    "odds": _of_odds,
}
"""What tells figures in a line, where rows with a figure each do not."""


def named_cells(row: Cells) -> dict[str, Any]:
    """Return the cells that say whom or what a row is of: those before its battles, else the words it begins with."""
    if BATTLES in row:
        before = takewhile(lambda cell: cell[0] != BATTLES, row.items())
    else:
        before = takewhile(lambda cell: isinstance(cell[1], str), row.items())
    return {name: value for name, value in before if value not in ("", None)}


def _column(row: Cells) -> str:
    """Return the column that says what a row has shown, "" for none."""
    return next((name for name in (*SHARES, PLAIN) if _number(row.get(name)) is not None), "")


def _number(value: object) -> float | None:
    """Return a number that can be told, None for anything else."""
    return float(value) if isinstance(value, int | float) and abs(value) < LARGEST else None


def _figure(row: Cells, column: str) -> str:
    value, low, high = (_number(row.get(name)) for name in (column, f"{column}_low", f"{column}_high"))
    if value is None:
        return ""
    times = 1 if column == PLAIN else 100
    text = f"{times * value:.1f}" + ("" if times == 1 else " %")
    if low is not None and high is not None:
        return f"{text} ({times * low:.1f} to {times * high:.1f})"
    return text


def _cell(value: object) -> str:
    return f"{value:.4g}" if isinstance(value, float) else "" if value is None else str(value)


def _argument(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {each}" for name, each in value.items())
    return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)
