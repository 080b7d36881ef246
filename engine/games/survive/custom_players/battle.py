"""A battle in which custom players play some Mobs or all."""

from collections.abc import Mapping
from dataclasses import replace

from engine.battles.battle import Battle
from engine.battles.custom_players import Seats, fight_seated
from engine.battles.orders import BattleOrder
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
    prepared = PreparedPack(pack)
    seats = prepared.form(order.scenario).seats
    shipped = tuple(each for each in order.seated(seats) if each.seat not in players)
    cast = set_up_battle(prepared, replace(order, participants=shipped), Game()).names

    def adapter(player: Player, side: int) -> PlayerAdapter:
        return PlayerAdapter(player, cast, side)

    return fight_seated(pack, order, players, Seats(seats, adapter, CustomGame))
