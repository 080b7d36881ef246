"""Forces and what they cost: the table of what is legal, and what is said of a force that costs more than it may."""

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from schemas.packs.packs import Pack


class LegalityTable(NamedTuple):
    """The question it answers, its columns, and its rows for a pack of the system."""

    question: str
    columns: tuple[str, ...]
    rows: Callable[[Pack], Iterator[tuple[str, ...]]]


def too_dear(who: str, total: int, budget: int, unit: str) -> str:
    """Return the sentence that something costs more than its budget, and by how much; `unit` is that of both."""
    return f"{who} costs {total} {unit}, {total - budget} more than its budget of {budget}"


def cheaper(pieces: str, excess: int, unit: str, prices: Mapping[str, int]) -> str:
    """Return how to save `excess` where the number of pieces is given: the prices of those named, the dearest first.

    `prices` holds what the document names, by those names, so that the hint speaks of nothing that stands elsewhere.
    """
    dearest = sorted(prices.items(), key=lambda one: (-one[1], one[0]))
    told = ", ".join(f"`{name}` costs {price}" for name, price in dearest)
    return f"name cheaper {pieces}, {excess} {unit} less together: {told}"
