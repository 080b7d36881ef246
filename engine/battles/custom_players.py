"""Which systems let custom players play: players written in Python by anyone, loaded only when one comes."""

import importlib
from typing import Any

from engine.battles.orders import OrderError
from engine.systems import battles_of
from schemas.systems import System

CUSTOM_PLAYERS = {System.SEVEN_SECONDS: "engine.games.seven_seconds.custom_players"}
"""System to the package that holds Player, PlayerError and fight_with_custom_players."""


def custom_players_of(system: System) -> Any:
    """Return the package that seats custom players at battles of a system.

    Raises:
        OrderError: its battles cannot be fought yet, or nobody but the shipped players can play it.
    """
    battles_of(system)
    if system not in CUSTOM_PLAYERS:
        raise OrderError(f"battles of {system.value} have no place for players of your own")
    return importlib.import_module(CUSTOM_PLAYERS[system])
