"""Players of maneuvers written in Python by anyone: what they see, what they may ask, how they answer.

In plain mode alone. Start with `player.Player`; `docs/how-to/write-a-maneuvers-player.md` has a whole one.
"""

from engine.battles.asking import IllegalAnswer, PlayerError
from engine.battles.custom_players import CustomPlayers
from engine.games.maneuvers.custom_players.player import Player, PlayerAdapter
from engine.games.maneuvers.custom_players.view import Character, Make, Oppose, View

__all__ = [
    "CUSTOM_PLAYERS",
    "Character",
    "IllegalAnswer",
    "Make",
    "Oppose",
    "Player",
    "PlayerError",
    "View",
]

CUSTOM_PLAYERS = CustomPlayers(Player, PlayerError, PlayerAdapter)
