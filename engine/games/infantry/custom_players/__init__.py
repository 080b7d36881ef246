"""Players of infantry written in Python by anyone: what they see, what they may ask, how they answer.

In plain mode alone. Start with `player.Player`; `docs/how-to/write-an-infantry-player.md` has a whole one.
"""

from engine.battles.asking import IllegalAnswer, PlayerError
from engine.battles.custom_players import CustomPlayers
from engine.games.infantry.custom_players.pieces import Ground, Gun, Objective, Trooper, Weapon
from engine.games.infantry.custom_players.player import Player, PlayerAdapter
from engine.games.infantry.custom_players.view import Act, Place, View

__all__ = [
    "CUSTOM_PLAYERS",
    "Act",
    "Ground",
    "Gun",
    "IllegalAnswer",
    "Objective",
    "Place",
    "Player",
    "PlayerError",
    "Trooper",
    "View",
    "Weapon",
]

CUSTOM_PLAYERS = CustomPlayers(Player, PlayerError, PlayerAdapter)
