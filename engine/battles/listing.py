"""Legal answers as a kernel lists them, cell by cell."""

from collections.abc import Callable, Iterator
from typing import Any

from engine.kernel.choices import forget_choices

Cells = tuple[int, ...]


def listed_cells(choices: Any, fill: Callable[[], None]) -> tuple[Cells, ...]:
    """Return the cells of each answer that `fill` lists in an empty list, once each, in its order.

    Raises:
        OverflowError: there are more than a list holds.
    """
    forget_choices(choices)
    fill()
    if choices.full:
        raise OverflowError(f"more than {choices.listed} choices; they have {len(choices.cells)} cells at most")
    return tuple(dict.fromkeys(_answers(choices)))


def _answers(choices: Any) -> Iterator[Cells]:
    cells, at = choices.cells[: choices.length], 0
    while at < len(cells):
        yield tuple(cells[at + 1 : at + 1 + cells[at]])
        at += 1 + cells[at]
