"""A battle in which custom players play one side or both."""

from collections.abc import Mapping
from dataclasses import replace

from engine.battles.battle import Battle, fight_in
from engine.battles.orders import BattleOrder, OrderError
from engine.games.battlesuit.battle.form import FORM
from engine.games.battlesuit.custom_players.adapter import PlayerAdapter
from engine.games.battlesuit.custom_players.player import Player
from engine.games.battlesuit.kernel.players.outside import CustomGame
from schemas.packs.packs import Pack


def fight_with_custom_players(pack: Pack, order: BattleOrder, players: Mapping[str, Player]) -> Battle:
    """Fight a battle in plain mode with custom players by seat; a seat without one is played as `order` says.

    Raises:
        PlayerError: a custom player fails, or answers what is not legal (IllegalAnswer); the message says what and why.
        OrderError: the order names what the pack does not have, asks for the compiled mode, or has no such seat.
    """
    if order.mode == "compiled":
        raise OrderError("custom players are Python, so their battles are played in plain mode")
    if unknown := sorted(players.keys() - {*FORM.seats}):
        raise OrderError(f"no seat {unknown[0]!r}; there are: {', '.join(FORM.seats)}")
    red, blue = (
        PlayerAdapter(players[seat], side) if seat in players else None for side, seat in enumerate(FORM.seats)
    )
    seated = tuple(
        replace(each, player="custom") if each.seat in players else each for each in order.seated(FORM.seats)
    )
    game = CustomGame((red, blue))
    for adapter in (red, blue):
        if adapter is not None:
            adapter.game = game
    return fight_in(pack, replace(order, participants=seated), game, "plain")
