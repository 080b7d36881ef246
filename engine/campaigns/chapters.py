"""What every campaign is ordered by and told in, whatever the system."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Protocol

from engine.battles.orders import BattleOrder, BattleResult, Mode, Participant
from schemas.base import Part
from schemas.packs.packs import Pack


@dataclass(frozen=True)
class CampaignOrder:
    """Who fights whom, how long, with which dice; forces that are not named are drawn by the seed.

    `length` is "" where it is left out: the usual one of the system.
    """

    participants: tuple[Participant, ...] = ()
    length: str = ""
    seed: int = 0
    battles_max: int = 50
    mode: Mode = "auto"


class Fought(Protocol):
    """A battle of a campaign."""

    @property
    def header(self) -> dict[str, Any]:
        """Return the first row of its log."""

    @property
    def result(self) -> BattleResult:
        """Return how it ended."""

    def jsonl(self) -> str:
        """Return its log."""


@dataclass(frozen=True)
class Chapter:
    """A part of a campaign: a row that says it all by names, and the battle if it was one."""

    row: dict[str, Any]
    battle: Fought | None = None


@dataclass(frozen=True)
class Campaigns:
    """How a system links battles: what is carried from one to the next, how a campaign runs, and its words.

    `lengths` are those that its rules know, none where they name no end; `usual` is that which is meant without one.
    `sentence` returns a row as one line in a language.
    """

    carried: type[Part]
    lengths: tuple[str, ...]
    run: Callable[[Pack, CampaignOrder, Callable[[BattleOrder], Fought]], Iterator[Chapter]]
    sentence: Callable[[dict[str, Any], str], str]
    usual: str = ""
