"""Boards: what a replay shows of a battle."""

from collections.abc import Callable
from typing import Any, Protocol

from engine.battles.orders import LogRow
from schemas.packs.packs import Pack


class Board(Protocol):
    """The table of a battle whose log is being read row by row; everything it returns is JSON."""

    def scene(self) -> dict[str, Any]:
        """Return what never changes: size, ground, signs."""

    def read(self, row: LogRow) -> None:
        """Take in the next row.

        Raises:
            KeyError, TypeError, ValueError: it is not as the engine writes it.
        """

    def note(self, row: LogRow) -> str:
        """Return what a row without a sentence has to say beside one, "" for nothing."""

    def change(self, row: LogRow) -> dict[str, Any]:
        """Return what stands otherwise since the last time this was asked, and what `row` shows in passing."""


BoardOf = Callable[[LogRow, Pack | None], Board]
