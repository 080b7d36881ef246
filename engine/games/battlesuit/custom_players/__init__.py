"""Players of Battlesuit written in Python by anyone: what they see, what they may ask, how they answer.

In plain mode alone. Start with `player.Player`; `docs/how-to/write-a-player.md` has a whole one.
"""

from engine.battles.asking import IllegalAnswer, PlayerError
from engine.battles.custom_players import CustomPlayers
from engine.games.battlesuit.custom_players.actions import (
    Action,
    Boost,
    Bounce,
    ChangeLevel,
    Climb,
    Detonate,
    Fire,
    Fly,
    GoStealthy,
    HelpUp,
    Land,
    Leave,
    Move,
    Paint,
    Repair,
    Shoot,
    Step,
    TakeCommand,
    TearDown,
    Walk,
)
from engine.games.battlesuit.custom_players.adapter import PlayerAdapter
from engine.games.battlesuit.custom_players.player import Player
from engine.games.battlesuit.custom_players.seen import Ground, Soldier
from engine.games.battlesuit.custom_players.view import View

__all__ = [
    "CUSTOM_PLAYERS",
    "Action",
    "Boost",
    "Bounce",
    "ChangeLevel",
    "Climb",
    "Detonate",
    "Fire",
    "Fly",
    "GoStealthy",
    "Ground",
    "HelpUp",
    "IllegalAnswer",
    "Land",
    "Leave",
    "Move",
    "Paint",
    "Player",
    "PlayerError",
    "Repair",
    "Shoot",
    "Soldier",
    "Step",
    "TakeCommand",
    "TearDown",
    "View",
    "Walk",
]

CUSTOM_PLAYERS = CustomPlayers(Player, PlayerError, PlayerAdapter)
