"""The systems whose battles the engine plays: one row each."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engine.chapters import Campaigns
from engine.orders import BattleOrder, Muster, Prepared
from engine.records import Record
from engine.seven_seconds.barracks import Barracks
from engine.seven_seconds.campaign.carried import Carried
from engine.seven_seconds.campaign.run import run
from engine.seven_seconds.campaign.sentences import sentence
from engine.seven_seconds.campaign.standing import LENGTHS
from engine.seven_seconds.kernel.records import Game as SevenSecondsGame
from engine.seven_seconds.muster import muster as muster_seven_seconds
from schemas.packs import Pack
from schemas.systems import System


@dataclass(frozen=True)
class PlayedSystem:
    """How battles of a system are set out: the record they are played in, and what fills it.

    `prepare` makes a pack ready for any number of battles; `muster` sets one out in an empty record.
    `campaigns` links battles; None for a system whose battles stand alone.
    """

    game: type[Record]
    prepare: Callable[[Pack], Prepared]
    muster: Callable[[Any, BattleOrder, Any], Muster]
    campaigns: Campaigns | None = None


SYSTEMS: dict[System, PlayedSystem] = {
    System.SEVEN_SECONDS: PlayedSystem(
        game=SevenSecondsGame,
        prepare=Barracks,
        muster=muster_seven_seconds,
        campaigns=Campaigns(Carried, LENGTHS, run, sentence),
    ),
}
