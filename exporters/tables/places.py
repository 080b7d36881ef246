"""Where things lie on a table in three dimensions: a board in the middle, all else in rows on its sides. In inches."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from exporters.tables.simulator.objects import Saved, Scale, put

GAP_IN: Final = 0.5
ROW_IN: Final = 17.0
"""How far a row reaches: two holding areas, or five decks."""

APART_IN: Final = 2.0
"""Between the board and what lies beside it."""


@dataclass(frozen=True)
class Laid:
    """A thing, the room it needs, and its scale; `over` lies at the same place, in its own."""

    thing: Saved
    width_in: float
    depth_in: float
    scale: Scale = (1.0, 1.0, 1.0)
    face_down: bool = False
    over: Saved | None = None
    over_scale: Scale = (1.0, 1.0, 1.0)


def around(middle: Sequence[Laid], left: Iterable[Laid], right: Iterable[Laid]) -> list[Saved]:
    """Return the things at their places: those in the middle, then the others in rows on either side of them."""
    edge, far = APART_IN, 0.0
    things: list[Saved] = []
    for board in middle:
        put(board.thing, 0, 0, board.scale)
        things.append(board.thing)
        edge, far = board.width_in / 2 + APART_IN, board.depth_in / 2
    things.extend(_rows(left, -edge - ROW_IN, far))
    things.extend(_rows(right, edge, far))
    return things


def _rows(others: Iterable[Laid], left: float, far: float) -> Iterator[Saved]:
    x, z, deep = left, far, 0.0
    for laid in others:
        if x > left and x + laid.width_in > left + ROW_IN:
            x, z, deep = left, z - deep - GAP_IN, 0.0
        middle = (x + laid.width_in / 2, z - laid.depth_in / 2)
        put(laid.thing, *middle, laid.scale, face_down=laid.face_down)
        yield laid.thing
        if laid.over:
            put(laid.over, *middle, laid.over_scale)
            yield laid.over
        x, deep = x + laid.width_in + GAP_IN, max(deep, laid.depth_in)
