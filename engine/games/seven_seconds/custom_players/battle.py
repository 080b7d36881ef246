"""A battle in which custom players play one side or both."""

from dataclasses import replace

from engine.battles.battle import Battle, fight_in
from engine.battles.orders import BattleOrder, OrderError
from engine.games.seven_seconds.custom_players.adapter import PlayerAdapter
from engine.games.seven_seconds.custom_players.player import Player
from engine.games.seven_seconds.kernel.players.outside import CustomGame
from schemas.packs.packs import Pack


def fight_with_custom_players(
    pack: Pack, order: BattleOrder, red: Player | None = None, blue: Player | None = None
) -> Battle:
    """Fight a battle in plain mode; a side without a custom player is played as `order.policies` says.

    Raises:
        PlayerError: a custom player fails, or answers what is not legal (IllegalAnswer); the message says what and why.
        OrderError: the order names what the pack does not have, or asks for the compiled mode.
    """
    if order.mode == "compiled":
        raise OrderError("custom players are Python, so their battles are played in plain mode")
    players = (red, blue)
    adapters = (PlayerAdapter(red, 0) if red else None, PlayerAdapter(blue, 1) if blue else None)
    policies = tuple("custom" if player else name for player, name in zip(players, order.policies, strict=True))
    return fight_in(pack, replace(order, policies=policies), CustomGame(adapters), "plain")
