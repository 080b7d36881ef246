"""Which systems let guests play: players written in Python by anyone, loaded only when one comes."""

import importlib
from typing import Any

from engine.battles.orders import OrderError
from engine.systems import battles_of
from schemas.systems import System

HOSTS = {System.SEVEN_SECONDS: "engine.games.seven_seconds.custom_players"}
"""System to the package that holds Player, GuestError and fight_with_guests."""


def host_of(system: System) -> Any:
    """Return the package that seats guests at battles of a system.

    Raises:
        OrderError: its battles cannot be fought yet, or nobody but the shipped players can play it.
    """
    battles_of(system)
    if system not in HOSTS:
        raise OrderError(f"battles of {system.value} have no place for players of your own")
    return importlib.import_module(HOSTS[system])
