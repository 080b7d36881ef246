"""The players by number: who decides for a side."""

from engine.games.infantry.kernel.codes import ANSWERED, CUSTOM, RANDOM
from engine.games.infantry.kernel.players.answered import (
    answered_action,
    answered_cover,
    answered_place,
    answered_reaction,
    answered_trooper,
)
from engine.games.infantry.kernel.players.heuristic.answers import (
    heuristic_action,
    heuristic_cover,
    heuristic_place,
    heuristic_reaction,
    heuristic_trooper,
)
from engine.games.infantry.kernel.players.outside import (
    custom_action,
    custom_cover,
    custom_place,
    custom_reaction,
    custom_trooper,
)
from engine.games.infantry.kernel.players.random_player import (
    random_action,
    random_cover,
    random_place,
    random_reaction,
    random_trooper,
)
from engine.games.infantry.kernel.records import Game


def choose_place(game: Game, side: int, person: int) -> None:
    """Set `choice.column` and `row` to where a trooper is set down, and `bearing` for a crewed weapon that stands."""
    if game.forces.policy[side] == RANDOM:
        random_place(game, side, person)
    elif game.forces.policy[side] == CUSTOM:
        custom_place(game, side, person)
    elif game.forces.policy[side] == ANSWERED:
        answered_place(game, side, person)
    else:
        heuristic_place(game, side, person)


def choose_trooper(game: Game, side: int) -> None:
    """Set `choice.target` to the trooper who acts next, or to nobody to end the movement phase."""
    if game.forces.policy[side] == RANDOM:
        random_trooper(game, side)
    elif game.forces.policy[side] == CUSTOM:
        custom_trooper(game, side)
    elif game.forces.policy[side] == ANSWERED:
        answered_trooper(game, side)
    else:
        heuristic_trooper(game, side)


def choose_action(game: Game, side: int, person: int) -> None:
    """Set `choice.action` and what belongs to it."""
    if game.forces.policy[side] == RANDOM:
        random_action(game, person)
    elif game.forces.policy[side] == CUSTOM:
        custom_action(game, side, person)
    elif game.forces.policy[side] == ANSWERED:
        answered_action(game, side, person)
    else:
        heuristic_action(game, person)


def wants_to_fire(game: Game, side: int, person: int, target: int, weapon: int) -> bool:
    """Return whether somebody fires a weapon at an enemy who has entered its arc."""
    if game.forces.policy[side] == RANDOM:
        return random_reaction(game, person)
    if game.forces.policy[side] == CUSTOM:
        return custom_reaction(game, side, person, target, weapon)
    if game.forces.policy[side] == ANSWERED:
        return answered_reaction(game, side, person, target, weapon)
    return heuristic_reaction(game, person, target, weapon)


def wants_cover(game: Game, side: int, person: int) -> bool:
    """Return whether somebody who was shot at on the move drops prone."""
    if game.forces.policy[side] == RANDOM:
        return random_cover(game, person)
    if game.forces.policy[side] == CUSTOM:
        return custom_cover(game, side, person)
    if game.forces.policy[side] == ANSWERED:
        return answered_cover(game, side, person)
    return heuristic_cover(game, person)
