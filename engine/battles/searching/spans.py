"""What a battle changes of its packed records, as places in memory: this is copied where it stands still, no more."""

import ctypes
from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from typing import Any, Final

from engine.kernel.answers import Answers
from engine.kernel.choices import Choices
from engine.kernel.draws import Draws
from engine.kernel.log import Log
from engine.kernel.records import C_TYPES, Column, Record

Span = tuple[int, int, int]
"""An address, so many bytes, and the address of the number they are taken times, 0 for once."""

ASKED: Final[tuple[type[Record], ...]] = (Answers, Choices, Draws, Log)
"""The records that whoever plays a battle writes to as well."""

SEATED: Final = frozenset({("Forces", "policy"), ("Style", "weights")})
"""The columns that say who plays, by their records."""


def spans_of(game: Any, changed: AbstractSet[tuple[str, str]]) -> tuple[Span, ...]:
    """Return where a packed game keeps what a battle changes: columns by record and name, and who plays with what."""
    asked = {(record.__name__, name) for record in ASKED for name in record.columns}
    return tuple(_joined(sorted(_spans(game, changed | asked | SEATED))))


def _spans(packed: Any, changed: AbstractSet[tuple[str, str]]) -> Iterator[Span]:
    whole = getattr(packed, "whole", packed)
    for name, layout in whole.record.columns.items():
        if not isinstance(layout, Column):
            if not layout.shared:
                yield from _spans(getattr(packed, name), changed)
        elif (whole.record.__name__, name) in changed:
            yield _span(whole, name, layout)


def _span(whole: Any, name: str, layout: Column) -> Span:
    begins = ctypes.addressof(whole)
    at, size = begins + getattr(type(whole), name).offset, getattr(type(whole), name).size
    if not layout.kept:
        return at, size, 0
    each = ctypes.sizeof(C_TYPES[layout.kind]) * layout.each
    return at, each, begins + getattr(type(whole), layout.kept).offset


def _joined(spans: list[Span]) -> Iterator[Span]:
    """Yield spans of which those that follow one another are one; columns that are counted stand alone."""
    begins, size = spans[0][0], 0
    for at, length, counted in spans:
        if counted or at != begins + size:
            if size:
                yield begins, size, 0
            begins, size = at, 0
        if counted:
            yield at, length, counted
        else:
            size += length
    if size:
        yield begins, size, 0
