"""Whether the forces of a pack are legal, as a table: one row a force."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from schemas.packs.packs import Pack


@dataclass(frozen=True)
class LegalityTable:
    """The question it answers, its columns, and its rows for a pack of the system."""

    question: str
    columns: tuple[str, ...]
    rows: Callable[[Pack], Iterator[tuple[str, ...]]]
