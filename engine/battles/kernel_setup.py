"""A battle in the records of a kernel: what the set-ups of all systems read from these alike."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import isqrt
from threading import RLock
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar

from engine.battles.asking import is_seated
from engine.battles.forms import DEFAULT_PLAYER
from engine.battles.orders import BattleOrder, OrderError, Row
from engine.battles.searching.budgets import budget_of
from engine.battles.styles import NO_STYLES, Weights, restriction_of, stands_still
from engine.kernel.answers import ANSWERED, CUSTOM, HEURISTIC, RANDOM
from engine.kernel.log import LOG_WIDTH
from engine.kernel.polygons import Outlines

Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")
PLAYERS: Final = {"heuristic": HEURISTIC, "random": RANDOM, "custom": CUSTOM, "answered": ANSWERED}
"""The numbers that kernels have for players."""

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
        if self.game.answers.read < self.game.answers.given:
            return "more answers are laid down than the battle asks for"
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


def seat_players(
    game: Any, order: BattleOrder, seats: Sequence[str], styles: Mapping[str, Weights] | None = None
) -> None:
    """Write down who plays each of the seats of a game, and what each weighs by.

    `styles` are weights by player; where there are some, those of `heuristic` are among them, and the game has a
    `style`.

    Raises:
        OrderError: there is no such player, or a custom one that does not sit there.
    """
    known = {*PLAYERS, *(styles or ())}
    lay_answers(game, order)
    for side, each in enumerate(order.seated(seats)):
        restricted = restriction_of(each.player)
        style = restricted.style if restricted else each.player
        if style not in (known - NO_STYLES if restricted else known) and (restricted or budget_of(style) is None):
            raise OrderError(f"no player {each.player!r}; there are: {', '.join(sorted(known))}")
        if each.player == "custom" and not is_seated(game, side):
            raise OrderError(f"{each.seat} is played by a custom player, whose Python is not here")
        stands = stands_still(each.player)
        game.forces.policy[side] = ANSWERED if stands else PLAYERS.get(each.player, HEURISTIC)
        if styles:
            weights = styles.get(style, styles[DEFAULT_PLAYER])
            game.style.weights[side * len(weights) : (side + 1) * len(weights)] = weights


def lay_answers(game: Any, order: BattleOrder) -> None:
    """Lay down the answers of an order; where a battle stands still they are given one by one, as they are asked for.

    Raises:
        OrderError: there are more than there is room for.
    """
    if any(stands_still(each.player) for each in order.participants):
        return
    cells, room = [cell for answer in order.answers for cell in answer], len(game.answers.cells)
    if len(cells) > room:
        raise OrderError(f"answers have {room} cells at most, got {len(cells)}")
    game.answers.cells[: len(cells)] = cells
    game.answers.given = len(cells)


Corner = tuple[int, int]


def lay_outline(outlines: Outlines, index: int, corners: Sequence[Corner]) -> None:
    """Make a polygon the outline of that index, its corners behind those of the one before."""
    first = outlines.first[index - 1] + outlines.corners[index - 1] if index else 0
    outlines.first[index], outlines.corners[index] = first, len(corners)
    order = corners[::-1] if _twice_area(corners) < 0 else corners
    for at, (x_mil, y_mil) in enumerate(order, start=first):
        outlines.x_mil[at], outlines.y_mil[at] = x_mil, y_mil
    centre_x = sum(x for x, _ in corners) // len(corners)
    centre_y = sum(y for _, y in corners) // len(corners)
    outlines.centre_x_mil[index], outlines.centre_y_mil[index] = centre_x, centre_y
    outlines.reach_mil[index] = max(isqrt((x - centre_x) ** 2 + (y - centre_y) ** 2) for x, y in corners) + 1


def _twice_area(corners: Sequence[Corner]) -> int:
    following = [*corners[1:], *corners[:1]]
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in zip(corners, following, strict=True))
