"""What every battle is ordered by and answers with, whatever the system."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Literal, Protocol

Mode = Literal["auto", "plain", "compiled"]
Row = tuple[int, ...]


class OrderError(ValueError):
    """A battle was ordered that the pack or the engine cannot give."""


@dataclass(frozen=True)
class BattleOrder:
    """Who fights whom, where, with which dice; what is None is drawn by the seed.

    `carried` is what red and blue bring along from a campaign, in their system's own form; empty outside of one.
    """

    red: str | None = None
    blue: str | None = None
    map: str | None = None
    seed: int = 0
    mode: Mode = "auto"
    policies: tuple[str, ...] = ("heuristic", "heuristic")
    carried: tuple[Any, ...] = ()


@dataclass(frozen=True)
class BattleResult:
    """How a battle ended: winner None for a draw, scores in victory points, level in the system's word."""

    winner: str | None
    level: str
    scores: tuple[int, ...]
    rounds: int
    ending: str


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a batch keeps of a battle; the seed brings back the rest.

    `drawn` holds what red and blue drew, by kind of card; `lost` what they lost, by kind of unit.
    `quiet_rounds` counts the rounds without an attack, `rows` the rows of the log. `met` says for red and blue how
    often each condition of its mission was met, in the order of the card. `fault` is why the battle does not count.
    """

    order: BattleOrder
    factions: tuple[str, str]
    map: str
    result: BattleResult
    game_type: str
    attacker: str
    drawn: Mapping[str, tuple[str, str]]
    lost: Mapping[str, tuple[int, int]]
    quiet_rounds: int
    rows: int
    met: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    fault: str = ""


class Prepared(Protocol):
    """A pack made ready for any number of battles, on any number of threads."""

    @property
    def factions(self) -> tuple[str, ...]:
        """Return the ids of the factions that can fight."""

    @property
    def maps(self) -> tuple[str, ...]:
        """Return the ids of the maps they can fight on."""


class BattleSetup(Protocol):
    """A battle set out and ready to be played, and the words for what happens in it."""

    @property
    def game(self) -> Any:
        """Return the records the kernel works on, plain or packed."""

    def header(self) -> dict[str, Any]:
        """Return what the log's first row says beside seed and mode."""

    def event(self, row: Row) -> dict[str, Any]:
        """Return a log row by names, its rule ids under `rules`."""

    def sentence(self, row: Row) -> str:
        """Return a log row as a plain sentence, "" for a row that needs none."""

    def rows(self) -> Iterator[Row]:
        """Return the log's rows in order."""

    def result(self) -> BattleResult:
        """Return how the battle ended."""

    def fault(self) -> str:
        """Return why the battle, which was fought, does not count: it went beyond a limit. "" if it does."""

    def outcome(self, order: BattleOrder) -> Outcome:
        """Return what a batch keeps of the battle, which was fought to `order`."""
