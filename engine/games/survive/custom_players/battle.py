"""A battle in which custom players play some Mobs or all."""

from collections.abc import Mapping
from dataclasses import replace

from engine.battles.battle import Battle, fight_in
from engine.battles.orders import BattleOrder, OrderError
from engine.games.survive.battle.prepared import PreparedPack
from engine.games.survive.battle.set_up import set_up_battle
from engine.games.survive.custom_players.adapter import PlayerAdapter
from engine.games.survive.custom_players.player import Player
from engine.games.survive.kernel.players.outside import CustomGame
from engine.games.survive.kernel.records import Game
from schemas.packs.packs import Pack


def fight_with_custom_players(pack: Pack, order: BattleOrder, players: Mapping[str, Player]) -> Battle:
    """Fight a battle in plain mode with custom players by seat; a seat without one is played as `order` says.

    Raises:
        PlayerError: a custom player fails, or answers what is not legal (IllegalAnswer); the message says what and why.
        OrderError: the order names what the pack does not have, asks for the compiled mode, or has no such seat.
    """
    if order.mode == "compiled":
        raise OrderError("custom players are Python, so their battles are played in plain mode")
    prepared = PreparedPack(pack)
    seats = prepared.form(order.scenario).seats
    if unknown := sorted(players.keys() - {*seats}):
        raise OrderError(f"no seat {unknown[0]!r}; there are: {', '.join(seats)}")
    shipped = tuple(each for each in order.seated(seats) if each.seat not in players)
    cast = set_up_battle(prepared, replace(order, participants=shipped), Game()).names
    adapters = [
        PlayerAdapter(players[seat], cast, side) if seat in players else None for side, seat in enumerate(seats)
    ]
    seated = tuple(replace(each, player="custom") if each.seat in players else each for each in order.seated(seats))
    return fight_in(pack, replace(order, participants=seated), CustomGame(adapters), "plain")
