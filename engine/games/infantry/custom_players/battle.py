"""A battle in which custom players play one side or both."""

from collections.abc import Mapping

from engine.battles.battle import Battle
from engine.battles.custom_players import Seats, fight_seated
from engine.battles.orders import BattleOrder
from engine.games.infantry.battle.form import SEATS
from engine.games.infantry.custom_players.adapter import PlayerAdapter
from engine.games.infantry.custom_players.player import Player
from engine.games.infantry.kernel.players.outside import CustomGame
from schemas.packs.packs import Pack


def fight_with_custom_players(pack: Pack, order: BattleOrder, players: Mapping[str, Player]) -> Battle:
    """Fight a battle in plain mode with custom players by seat; a seat without one is played as `order` says.

    Raises:
        PlayerError: a custom player fails, or answers what is not legal (IllegalAnswer); the message says what and why.
        OrderError: the order names what the pack does not have, asks for the compiled mode, or has no such seat.
    """
    return fight_seated(pack, order, players, Seats(SEATS, PlayerAdapter, CustomGame))
