"""A battle in which guests play one side or both."""

from dataclasses import replace

from engine.battles.battle import Battle, fight_in
from engine.battles.orders import BattleOrder, OrderError
from engine.games.seven_seconds.custom_players.adapter import GuestSeat
from engine.games.seven_seconds.custom_players.player import Player
from engine.games.seven_seconds.kernel.players.outside import GuestGame
from schemas.packs.packs import Pack


def fight_with_guests(pack: Pack, order: BattleOrder, red: Player | None = None, blue: Player | None = None) -> Battle:
    """Fight a battle in plain mode; a side without a guest is played as `order.policies` says.

    Raises:
        GuestError: a guest fails, or answers what is not legal (IllegalAnswer); the message says what and why.
        OrderError: the order names what the pack does not have, or asks for the compiled mode.
    """
    if order.mode == "compiled":
        raise OrderError("guests are Python, so their battles are played in plain mode")
    guests = (red, blue)
    seats = (GuestSeat(red, 0) if red else None, GuestSeat(blue, 1) if blue else None)
    policies = tuple("guest" if guest else name for guest, name in zip(guests, order.policies, strict=True))
    return fight_in(pack, replace(order, policies=policies), GuestGame(seats), "plain")
