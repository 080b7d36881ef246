"""What the user sees: rich on a terminal, plain text elsewhere, and no control character of a pack's making."""

import sys
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from schemas.diagnostics.diagnostics import Diagnostic
from schemas.packs.report import inert, report

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table


def say(text: str = "", style: str = "") -> None:
    """Print one line; `style` colours it on a terminal only."""
    line = inert(text)
    if style and (console := _console()).is_terminal:
        console.print(line, style=style, soft_wrap=True)
    else:
        print(line)


def say_diagnostics(diagnostics: Iterable[Diagnostic]) -> None:
    """Print diagnostics in order of place, each with its line of the file."""
    for line in report(diagnostics).splitlines():
        say(line, style="" if line.startswith(" ") else "bold")


def complain(text: str) -> None:
    """Print one line to the error stream."""
    print(inert(text), file=sys.stderr)


def say_table(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Print a table: ruled on a terminal, aligned by spaces elsewhere."""
    console = _console()
    cells = [[inert(cell) for cell in row] for row in rows]
    if console.is_terminal:
        console.print(_ruled(columns, cells))
        return
    widths = [max(len(row[i]) for row in [list(columns), *cells]) for i in range(len(columns))]
    for row in [list(columns), *cells]:
        print("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())


def _ruled(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> "Table":
    from rich import box  # noqa: PLC0415 - see _console
    from rich.table import Table  # noqa: PLC0415
    from rich.text import Text  # noqa: PLC0415

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for column in columns:
        table.add_column(column)
    for row in rows:
        table.add_row(*(Text(cell) for cell in row))
    return table


def _console() -> "Console":
    # Imported here: it takes as long to load as a hundred battles to fight, and most lines are plain.
    from rich.console import Console  # noqa: PLC0415

    return Console(markup=False, highlight=False, emoji=False)
