"""Players of 7 Seconds written in Python by anyone: what they see, what they may ask, how they answer.

In plain mode alone. Start with `player.Player`; `docs/how-to/write-a-player.md` has a whole one.
"""

from engine.battles.asking import IllegalAnswer, PlayerError
from engine.battles.custom_players import CustomPlayers
from engine.games.seven_seconds.custom_players.actions import (
    Action,
    Command,
    FireFlamer,
    FireMissile,
    FireRifle,
    Jump,
    Kamikaze,
    Move,
    Repair,
    Scramble,
    Target,
    ToggleJammer,
)
from engine.games.seven_seconds.custom_players.pieces import Activate, Line, Objective, Piece, Waiting, Wish
from engine.games.seven_seconds.custom_players.player import Player, PlayerAdapter
from engine.games.seven_seconds.custom_players.view import View

__all__ = [
    "CUSTOM_PLAYERS",
    "Action",
    "Activate",
    "Command",
    "FireFlamer",
    "FireMissile",
    "FireRifle",
    "IllegalAnswer",
    "Jump",
    "Kamikaze",
    "Line",
    "Move",
    "Objective",
    "Piece",
    "Player",
    "PlayerError",
    "Repair",
    "Scramble",
    "Target",
    "ToggleJammer",
    "View",
    "Waiting",
    "Wish",
]

CUSTOM_PLAYERS = CustomPlayers(Player, PlayerError, PlayerAdapter)
