"""The systems whose battles the engine plays: one row each."""

from collections.abc import Callable
from dataclasses import dataclass

from engine.orders import BattleOrder, Muster
from engine.seven_seconds.muster import muster as muster_seven_seconds
from schemas.packs import Pack
from schemas.systems import System


@dataclass(frozen=True)
class PlayedSystem:
    """How battles of a system are set out."""

    muster: Callable[[Pack, BattleOrder], Muster]


SYSTEMS: dict[System, PlayedSystem] = {
    System.SEVEN_SECONDS: PlayedSystem(muster_seven_seconds),
}
