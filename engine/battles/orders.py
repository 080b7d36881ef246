"""What every battle is ordered by and answers with, whatever the system."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Literal, NamedTuple, Protocol

from engine.battles.forms import DEFAULT_PLAYER, BattleForm

Mode = Literal["auto", "plain", "compiled"]
Row = tuple[int, ...]
"""A row of a log as the kernel writes it."""

LogRow = dict[str, Any]
"""A row of a log by names."""

Cells = tuple[int, ...]
"""An answer to a question, as a kernel reads it."""

LOG_FORMAT = 2
ENGINE = "0.1.0"
"""The version of the engine that a log names: that of the whole of Musterpress."""


class LogError(ValueError):
    """A log that cannot be read or believed: the line at fault, and what is wrong with it."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}")
        self.line = line
        self.message = message


class OrderError(ValueError):
    """A battle was ordered that the pack or the engine cannot give."""


class Participant(NamedTuple):
    """Who sits where: the force of a seat, None if the seed draws it, and its player."""

    seat: str
    force: str | None = None
    player: str = DEFAULT_PLAYER


def participants_of(form: BattleForm, forces: Mapping[str, str], players: Mapping[str, str]) -> tuple[Participant, ...]:
    """Return who sits at each seat of a form: its force and its player by seat; the form's first player else."""
    return tuple(Participant(seat, forces.get(seat), players.get(seat, form.players[0])) for seat in form.seats)


class BattleOrder(NamedTuple):
    """Who fights whom, where, with which dice; what is None is drawn by the seed, and so are seats that are not named.

    A `scenario` may fix the deployment, and the forces of seats that are given none. `carried` is what the seats, in
    their order, bring along from a campaign, in their system's own form; empty outside of one. `answers` are laid down
    for the players called `answered`, in the order in which they are asked; where they end, the battle waits, or ends
    if the seat that is asked has `resigned`.
    """

    participants: tuple[Participant, ...] = ()
    scenario: str | None = None
    map: str | None = None
    seed: int = 0
    mode: Mode = "auto"
    carried: tuple[Any, ...] = ()
    answers: tuple[Cells, ...] = ()
    resigned: str | None = None

    def answered(self, cells: Cells) -> "BattleOrder":
        """Return the order with one more answer."""
        return self._replace(answers=(*self.answers, cells))

    def at(self, seat: str) -> Participant:
        """Return who sits at a seat."""
        return next((each for each in self.participants if each.seat == seat), Participant(seat))

    def seated(self, seats: Iterable[str]) -> tuple[Participant, ...]:
        """Return who sits at each of some seats, in their order."""
        return tuple(self.at(seat) for seat in seats)


class BattleResult(NamedTuple):
    """How a battle ended.

    `winner` is a seat, the neutral side, or None for nobody; `ranking` has the seats from best to worst, equal ones
    together. `scores` are by seat, `level` and `ending` words of the system.
    """

    winner: str | None
    ranking: tuple[tuple[str, ...], ...]
    scores: Mapping[str, int]
    turns: int
    ending: str
    level: str = ""


class Outcome(NamedTuple):
    """What a batch keeps of a battle; the seed brings back the rest.

    `forces` are by seat, `facts` by the names that the system's form declares; `rows` counts the rows of the log.
    `fault` is why the battle does not count.
    """

    order: BattleOrder
    forces: Mapping[str, str]
    map: str | None
    result: BattleResult
    facts: Mapping[str, Any]
    rows: int
    fault: str = ""

    @property
    def seats(self) -> tuple[str, ...]:
        """Return the names of the seats, in their order."""
        return tuple(self.forces)


def ranked(scores: Mapping[str, int]) -> tuple[tuple[str, ...], ...]:
    """Return seats from the highest score to the lowest, equal ones together."""
    return tuple(
        tuple(seat for seat, score in scores.items() if score == value)
        for value in sorted({*scores.values()}, reverse=True)
    )


def fixed_forces(scenarios: Mapping[str, tuple[str, ...]], scenario: str | None) -> tuple[str, ...]:
    """Return the forces that one of some scenarios fixes, in the order of the seats; () if it is None or fixes none.

    Raises:
        OrderError: it is none of them.
    """
    if scenario is not None and scenario not in scenarios:
        raise OrderError(f"no scenario {scenario!r}; there are: {', '.join(scenarios) or 'none'}")
    return scenarios[scenario] if scenario is not None else ()


class Prepared(Protocol):
    """A pack made ready for any number of battles, on any number of threads."""

    @property
    def forces(self) -> tuple[str, ...]:
        """Return the ids of the forces that can fight."""

    @property
    def maps(self) -> tuple[str, ...]:
        """Return the ids of the maps they can fight on; none where battles have no map."""

    @property
    def scenarios(self) -> Mapping[str, tuple[str, ...]]:
        """Return the forces that each scenario fixes, in the order of the seats; () where they are free."""


class BattleSetup(Protocol):
    """A battle set out and ready to be played, and the words for what happens in it."""

    @property
    def game(self) -> Any:
        """Return the records the kernel works on, plain or packed."""

    @property
    def seats(self) -> Sequence[str]:
        """Return the seats, as the kernel numbers them."""

    def header(self) -> dict[str, Any]:
        """Return what the log's first row says beside seed and mode."""

    def event(self, row: Row) -> dict[str, Any]:
        """Return a log row by names, its rule ids under `rules`."""

    def told(self, row: Row, language: str = "") -> tuple[dict[str, Any], str]:
        """Return a log row by names, and its plain sentence in a language, "" for a row that needs none."""

    def rows(self) -> Iterator[Row]:
        """Return the log's rows in order."""

    def result(self) -> BattleResult:
        """Return how the battle ended."""

    def fault(self) -> str:
        """Return why the battle, which was fought, does not count: it went beyond a limit. "" if it does."""

    def outcome(self, order: BattleOrder) -> Outcome:
        """Return what a batch keeps of the battle, which was fought to `order`."""
