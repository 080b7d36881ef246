"""The systems the engine knows: one row each, and how their battles are set out."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engine.battles.orders import BattleOrder, BattleSetup, OrderError, Prepared
from engine.campaigns.chapters import Campaigns
from engine.games.seven_seconds.battle.prepared import PreparedPack
from engine.games.seven_seconds.battle.set_up import set_up_battle
from engine.games.seven_seconds.campaign.carried import Carried
from engine.games.seven_seconds.campaign.run import run
from engine.games.seven_seconds.campaign.sentences import sentence
from engine.games.seven_seconds.campaign.standing import LENGTHS
from engine.games.seven_seconds.kernel.records import Game as SevenSecondsGame
from engine.kernel.records import Record
from schemas.packs.packs import Pack
from schemas.systems import System


@dataclass(frozen=True)
class PlayedSystem:
    """How battles of a system are set out: the record they are played in, and what fills it.

    `prepare` makes a pack ready for any number of battles; `setup` sets one out in an empty record.
    `campaigns` links battles; None for a system whose battles stand alone.
    """

    game: type[Record]
    prepare: Callable[[Pack], Prepared]
    set_up_battle: Callable[[Any, BattleOrder, Any], BattleSetup]
    campaigns: Campaigns | None = None


@dataclass(frozen=True)
class SystemRow:
    """A system: its name in print, and its battles; None for a system whose battles cannot be fought yet."""

    title: str
    battles: PlayedSystem | None


SYSTEMS: dict[System, SystemRow] = {
    System.SEVEN_SECONDS: SystemRow(
        "7 Seconds",
        PlayedSystem(
            game=SevenSecondsGame,
            prepare=PreparedPack,
            set_up_battle=set_up_battle,
            campaigns=Campaigns(Carried, LENGTHS, run, sentence),
        ),
    ),
    System.BATTLESUIT: SystemRow("Battlesuit", battles=None),
    System.SURVIVE: SystemRow("SURVIVE", battles=None),
}


def battles_of(system: System) -> PlayedSystem:
    """Return how battles of a system are set out.

    Raises:
        OrderError: they cannot be fought yet.
    """
    row = SYSTEMS.get(system)
    if row is None or row.battles is None:
        raise OrderError(not_yet_fought(system))
    return row.battles


def not_yet_fought(system: System) -> str:
    """Return the sentence for who asks for a battle of a system that has none."""
    return f"battles of {SYSTEMS[system].title if system in SYSTEMS else system.value} cannot be fought yet"
