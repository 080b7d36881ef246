"""Custom players: written in Python by anyone, loaded only when one comes."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from engine.battles.battle import Battle
from engine.battles.orders import BattleOrder, OrderError
from engine.battles.played import battles_of
from engine.systems import SYSTEMS
from schemas.packs.packs import Pack
from schemas.systems import System


@dataclass(frozen=True)
class CustomPlayers:
    """How strangers play a system: the class they build on, what is raised where one fails, and their battles.

    `fight` takes a pack, an order, and the players by seat; seats without one are played as the order says.
    """

    base: type[Any]
    error: type[Exception]
    fight: Callable[[Pack, BattleOrder, Mapping[str, Any]], Battle]


def custom_players_of(system: System) -> CustomPlayers:
    """Return how strangers play a system.

    Raises:
        OrderError: its battles cannot be fought yet, or nobody but the shipped players can play it.
    """
    battles_of(system)
    found = SYSTEMS[system].custom_players
    if found is None:
        raise OrderError(f"battles of {system.value} have no place for players of your own")
    return found()
