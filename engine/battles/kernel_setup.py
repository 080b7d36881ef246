"""A battle in the records of a kernel: what the set-ups of all systems read from these alike."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol

from engine.battles.orders import OrderError, Row
from engine.kernel.log import LOG_WIDTH


class Decoder(Protocol):
    """The words of a system's log rows; `names` are those of all that takes part."""

    def event(self, row: Row, names: Any) -> dict[str, Any]:
        """Return a row by names."""

    def sentence(self, row: Row, names: Any, language: str) -> str:
        """Return a row as a sentence in a language."""


@dataclass(frozen=True)
class KernelSetup(ABC):
    """A battle in the records `game`, with the names of all that takes part."""

    game: Any
    names: Any
    words: ClassVar[Decoder]

    @property
    @abstractmethod
    def seats(self) -> Sequence[str]:
        """Return the seats, as the kernel numbers them."""

    @abstractmethod
    def too_long(self) -> str:
        """Return how long a battle lasted that filled its log, and what ends it sooner."""

    def header(self) -> dict[str, Any]:
        """Return what the log's first row says beside seed and mode."""
        header: dict[str, Any] = self.names.header()
        return header

    def event(self, row: Row) -> dict[str, Any]:
        """Return a log row by names."""
        return self.words.event(row, self.names)

    def sentence(self, row: Row, language: str = "") -> str:
        """Return a log row as a sentence in a language."""
        return self.words.sentence(row, self.names, language)

    def rows(self) -> Iterator[Row]:
        """Return the log's rows.

        Raises:
            OverflowError: the battle was longer than its log.
        """
        if self.game.log.full:
            raise OverflowError(self.fault())
        cells = self.game.log.cells
        for at in range(0, self.game.log.length * LOG_WIDTH, LOG_WIDTH):
            yield tuple(cells[at : at + LOG_WIDTH])

    def fault(self) -> str:
        """Return that the battle was longer than its log, or waits for an answer, if it does."""
        if self.game.answers.question:
            return f"the battle waits for an answer of {self.seats[self.game.answers.side]}"
        return f"the log is full after {self.too_long()}" if self.game.log.full else ""


def player_code(name: str, players: Mapping[str, int]) -> int:
    """Return the number that a kernel has for a player.

    Raises:
        OrderError: the system has no such player.
    """
    if name not in players:
        raise OrderError(f"no player {name!r}; there are: {', '.join(sorted(players))}")
    return players[name]
