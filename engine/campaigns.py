"""Campaigns: battles one after another, whatever the system, a pure function of pack, order and seed."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Protocol

from engine.battles.battle import fight
from engine.battles.orders import BattleOrder, BattleResult, Mode, OrderError, Participant
from engine.battles.played import battles_of
from engine.systems import SYSTEMS
from schemas.base import Part
from schemas.packs.packs import Pack
from schemas.systems import SystemName


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


SEEDS = 2**62


def campaigns_of(system: SystemName) -> Campaigns:
    """Return how battles of a system are linked.

    Raises:
        OrderError: its battles cannot be fought yet, or are never linked.
    """
    battles_of(system)
    campaigns = SYSTEMS[system].campaigns
    if campaigns is None:
        raise OrderError(f"{SYSTEMS[system].title} has no campaigns")
    return campaigns()


def run_campaign(pack: Pack, order: CampaignOrder) -> Iterator[Chapter]:
    """Yield an opening, a chapter for each battle, and the end; battles are fought as they are asked for.

    Raises:
        OrderError: the order names what is not there, or a battle cannot be fought.
    """
    campaigns = campaigns_of(pack.manifest.system)
    order = replace(order, length=order.length or campaigns.usual)
    if order.length and order.length not in campaigns.lengths:
        known = f"there are: {', '.join(campaigns.lengths)}" if campaigns.lengths else "the rules name no end of one"
        raise OrderError(f"a campaign has no length {order.length!r}; {known}")
    seats = battles_of(pack.manifest.system).form.seats
    if unknown := [each.seat for each in order.participants if each.seat not in seats]:
        raise OrderError(f"no seat {unknown[0]!r}; there are: {', '.join(seats)}")
    if not 0 <= order.seed < SEEDS:
        raise OrderError(f"a seed is a whole number from 0 to {SEEDS - 1}, got {order.seed}")
    if order.battles_max < 1:
        raise OrderError(f"a campaign has at least one battle, got {order.battles_max}")
    return campaigns.run(pack, order, partial(fight, pack))


def told(pack: Pack, chapter: Chapter, language: str = "") -> str:
    """Return a chapter as one sentence or line in a language."""
    return campaigns_of(pack.manifest.system).sentence(chapter.row, language)


def logs_of(chapters: Iterable[Chapter]) -> dict[str, bytes]:
    """Return the logs of the battles of a campaign, by the names of their files."""
    return {
        f"battle_{chapter.row['number']:02}.jsonl": chapter.battle.jsonl().encode()
        for chapter in chapters
        if chapter.battle is not None
    }
