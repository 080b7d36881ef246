"""A battle in the records of a kernel: what the set-ups of all systems read from these alike."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from threading import RLock
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from engine.battles.orders import OrderError, Row
from engine.kernel.log import LOG_WIDTH

Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")
MOST_LAID_OUT = 64
REPEATED = 40
"""How many of the last rows of a full log are looked through for what comes over and over."""
FEW = 2
DIE = "die"


class Decoder(Protocol):
    """The words of a system's log rows; `names` are those of all that takes part."""

    def event(self, row: Row, names: Any) -> dict[str, Any]:
        """Return a row by names."""

    def told(self, row: Row, names: Any, language: str) -> tuple[dict[str, Any], str]:
        """Return a row by names, and its sentence in a language."""


class LaidOut(Generic[Key, Value]):
    """What is worked out once for all battles that begin alike, by what they have in common; safe between threads.

    Those asked for last are kept, at most `most`.
    """

    def __init__(self, most: int = MOST_LAID_OUT) -> None:
        self._most = most
        self._found: dict[Key, Value] = {}
        self._laying = RLock()

    def get(self, key: Key, lay_out: Callable[[], Value]) -> Value:
        """Return what was laid out under a key; it is laid out now if it was not yet. What fails is not kept."""
        with self._laying:
            found = self._found.pop(key) if key in self._found else lay_out()
            self._found[key] = found
            if len(self._found) > self._most:
                del self._found[next(iter(self._found))]
            return found


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

    def told(self, row: Row, language: str = "") -> tuple[dict[str, Any], str]:
        """Return a log row by names, and its sentence in a language."""
        return self.words.told(row, self.names, language)

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
        return self._full() if self.game.log.full else ""

    def _full(self) -> str:
        """Return why a log is full: what one turn repeats that never ended, or that the battle is too long."""
        cells, length = self.game.log.cells, self.game.log.length
        last = cells[(length - 1) * LOG_WIDTH + 1]
        of_last = sum(cells[at * LOG_WIDTH + 1] == last for at in range(length))
        if 2 * of_last < length:
            return f"the log is full after {self.too_long()}"
        tail = [
            self.event(tuple(cells[at * LOG_WIDTH : (at + 1) * LOG_WIDTH])) for at in range(length - REPEATED, length)
        ]
        over = dict.fromkeys(row["event"] for row in tail if row["event"] != DIE)
        actors = dict.fromkeys(row["actor"] for row in tail if row.get("actor"))
        who = f" of {' and '.join(actors)}" if 0 < len(actors) <= FEW else ""
        return (
            f"the log is full: turn {last} never ends, it took {of_last:,} of {length:,} rows; over and over come "
            f"{', '.join(over)}{who}; let what is repeated there cost something"
        )


def player_code(name: str, players: Mapping[str, int]) -> int:
    """Return the number that a kernel has for a player.

    Raises:
        OrderError: the system has no such player.
    """
    if name not in players:
        raise OrderError(f"no player {name!r}; there are: {', '.join(sorted(players))}")
    return players[name]
