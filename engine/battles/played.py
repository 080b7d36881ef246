"""How battles of a system are played: the record they are played in, and what fills it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engine.battles.orders import BattleOrder, BattleSetup, OrderError, Prepared
from engine.kernel.records import Record
from engine.systems import SYSTEMS, title_of
from schemas.packs.packs import Pack
from schemas.systems import System


@dataclass(frozen=True)
class PlayedSystem:
    """How battles of a system are played.

    `prepare` makes a pack ready for any number of battles; `set_up_battle` sets one up in an empty record.
    """

    game: type[Record]
    prepare: Callable[[Pack], Prepared]
    set_up_battle: Callable[[Any, BattleOrder, Any], BattleSetup]


def battles_of(system: System) -> PlayedSystem:
    """Return how battles of a system are played.

    Raises:
        OrderError: they cannot be fought yet.
    """
    if system not in SYSTEMS or (battles := SYSTEMS[system].battles) is None:
        raise OrderError(not_yet_fought(system))
    return battles()


def not_yet_fought(system: System) -> str:
    """Return the sentence for who asks for a battle of a system that has none."""
    return f"battles of {title_of(system)} cannot be fought yet"
