"""The log: one row of whole numbers for each thing that happens."""

from typing import Annotated

from engine.kernel.pausing import leave_battle
from engine.kernel.records import Column, Record

LOG_ROWS = 24000
LOG_WIDTH = 10


class Log(Record):
    """Rows of (kind, round, side, actor, target, a, b, c, d, e), one after another.

    A battle stands still before the first row of a round beyond `until`, if that is not 0.
    """

    length: Annotated[int, Column("i8")]
    full: Annotated[int, Column("i8")]
    until: Annotated[int, Column("i8")]
    cells: Annotated[list[int], Column("i4", 240000, kept="length", each=10)]


def write(
    log: Log, kind: int, round_number: int, side: int, actor: int, target: int, a: int, b: int, c: int, d: int, e: int
) -> None:
    """Add a row; a log that is full says so and drops the row."""
    if log.length >= LOG_ROWS:
        log.full = 1
        return
    if round_number > log.until and log.until > 0:
        leave_battle()
    at: int = log.length * LOG_WIDTH
    log.cells[at] = kind
    log.cells[at + 1] = round_number
    log.cells[at + 2] = side
    log.cells[at + 3] = actor
    log.cells[at + 4] = target
    log.cells[at + 5] = a
    log.cells[at + 6] = b
    log.cells[at + 7] = c
    log.cells[at + 8] = d
    log.cells[at + 9] = e
    log.length += 1


def write_short(
    log: Log, kind: int, round_number: int, side: int, actor: int, target: int, a: int, b: int, c: int
) -> None:
    """Add a row of an event that needs three numbers at most."""
    write(log, kind, round_number, side, actor, target, a, b, c, 0, 0)
