"""Boards: what a replay shows of each system's battles. A system is a row in `BOARDS`."""

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from engine.battles.logs import LogRow
from schemas.lazy import LazyTable
from schemas.packs.packs import Pack
from schemas.systems import System


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


BOARDS: Mapping[System, Callable[[LogRow, Pack | None], Board]] = LazyTable(
    {System.SEVEN_SECONDS: "studio.games.seven_seconds.board:board_of"}
)
