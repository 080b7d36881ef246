"""The heuristic player's answers: for now it draws lots as the random one does, and always leaves when it can."""

from engine.games.maneuvers.kernel.players.random_player import (
    random_extra,
    random_maneuver,
    random_noticed,
    random_opposition,
    random_payment,
)
from engine.games.maneuvers.kernel.records import Game


def heuristic_maneuver(game: Game, person: int) -> None:
    """Choose the maneuver of an action."""
    random_maneuver(game, person)


def heuristic_opposition(game: Game, side: int, actor: int) -> None:
    """Choose who opposes, and with which rating."""
    random_opposition(game, side, actor)


def heuristic_extra(game: Game, person: int) -> None:
    """Choose how an extra maneuver is made."""
    random_extra(game, person)


def heuristic_noticed(game: Game, person: int) -> None:
    """Choose which hidden enemy is noticed."""
    random_noticed(game, person)


def heuristic_escape(game: Game, person: int) -> bool:
    """Return whether somebody who is ready to leave does."""
    return game.battle.escaping[person] == 1


def heuristic_payment(game: Game, person: int) -> bool:
    """Return whether so many points are paid to stay in a state."""
    return random_payment(game, person)
