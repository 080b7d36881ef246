"""Custom players: written in Python by anyone, loaded only when one comes."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.battles.asking import seating
from engine.battles.battle import Battle, fight, fight_in
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


def fight_with_players(pack: Pack, order: BattleOrder, players: Mapping[str, Any]) -> Battle:
    """Fight a battle with custom players by seat, and those that the order names at the others.

    Raises:
        OrderError: the battle cannot be fought as ordered, or a player is not of the class that players build on.
        PlayerError: a custom player failed, or its answer was not legal.
    """
    if not players:
        return fight(pack, order)
    custom = custom_players_of(pack.manifest.system)
    for seat, player in players.items():
        if not isinstance(player, custom.base):
            base = f"{custom.base.__module__}.{custom.base.__name__}"
            raise OrderError(f"the player of {seat} builds on {base}, but this is a {type(player).__name__}")
    return custom.fight(pack, order, players)


@dataclass(frozen=True)
class Seats:
    """Where strangers sit: the names of the seats, and what makes adapters and games.

    `adapter` takes a player and the number of its seat, `game` the adapters by seat, None where there is none.
    """

    names: Sequence[str]
    adapter: Callable[[Any, int], Any]
    game: Callable[[list[Any]], Any]


def fight_seated(pack: Pack, order: BattleOrder, players: Mapping[str, Any], seats: Seats) -> Battle:
    """Fight a battle in plain mode with custom players by seat; a seat without one is played as `order` says.

    Raises:
        PlayerError: a custom player fails, or answers what is not legal (IllegalAnswer); the message says what and why.
        OrderError: the order names what the pack does not have, asks for the compiled mode, or has no such seat.
    """
    seated = seating(order, seats.names, players)
    adapters = [
        seats.adapter(players[seat], side) if seat in players else None for side, seat in enumerate(seats.names)
    ]
    return fight_in(pack, seated, seats.game(adapters), "plain")
