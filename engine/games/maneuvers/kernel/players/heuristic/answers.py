"""The heuristic player's answers."""

from engine.games.maneuvers.kernel.numbers.codes import NOBODY
from engine.games.maneuvers.kernel.players.heuristic.choosing import choose_best, choose_best_naming
from engine.games.maneuvers.kernel.players.heuristic.helping import is_hopeless
from engine.games.maneuvers.kernel.players.heuristic.opposing import choose_best_opponent
from engine.games.maneuvers.kernel.players.heuristic.people import best_to_notice, point_price
from engine.games.maneuvers.kernel.players.heuristic.prices import POINT
from engine.games.maneuvers.kernel.records import Game


def heuristic_maneuver(game: Game, person: int) -> None:
    """Choose the maneuver that is worth most, by its steps and their chances."""
    choose_best(game, person)


def heuristic_opposition(game: Game, actor: int) -> None:
    """Choose who makes the maneuver that goes on worth least."""
    choose_best_opponent(game, actor)


def heuristic_extra(game: Game, person: int) -> None:
    """Choose how an extra maneuver is made best; do without one that harms."""
    if not choose_best_naming(game, person, game.battle.maneuver):
        game.choice.maneuver = NOBODY


def heuristic_noticed(game: Game, person: int) -> None:
    """Choose the hidden enemy who would do most harm."""
    game.choice.target = best_to_notice(game, person)


def heuristic_escape(game: Game, person: int) -> bool:
    """Return whether somebody leaves: the fight cannot be won any more, and it begins to hurt."""
    return is_hopeless(game, person)


def heuristic_payment(game: Game, person: int) -> bool:
    """Return whether points are spent to stay in a state: only those that the squad does not need."""
    return point_price(game, person) < POINT
