"""Players of SURVIVE written in Python by anyone: what they see, what they may ask, how they answer.

In plain mode alone. Start with `player.Player`; `docs/how-to/write-a-player.md` has a whole one.
"""

from engine.battles.asking import IllegalAnswer, PlayerError
from engine.battles.custom_players import CustomPlayers
from engine.games.survive.custom_players.pieces import Activate, KeyChip, Piece, Place, Shot, Weapon
from engine.games.survive.custom_players.player import Player, PlayerAdapter
from engine.games.survive.custom_players.view import View

__all__ = [
    "CUSTOM_PLAYERS",
    "Activate",
    "IllegalAnswer",
    "KeyChip",
    "Piece",
    "Place",
    "Player",
    "PlayerError",
    "Shot",
    "View",
    "Weapon",
]

CUSTOM_PLAYERS = CustomPlayers(Player, PlayerError, PlayerAdapter)
