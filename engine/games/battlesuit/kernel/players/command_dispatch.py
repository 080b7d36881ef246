"""The players by number, asked about command and support."""

from engine.games.battlesuit.kernel.codes import ANSWERED, CUSTOM, RANDOM
from engine.games.battlesuit.kernel.players.answered.command import (
    answered_cover,
    answered_crusader,
    answered_engineer,
    answered_group,
    answered_morale_points,
    answered_patient,
    answered_query,
    answered_reorganisation,
)
from engine.games.battlesuit.kernel.players.heuristic.command import (
    heuristic_cover,
    heuristic_crusader,
    heuristic_engineer,
    heuristic_group,
    heuristic_morale_points,
    heuristic_patient,
    heuristic_query,
    heuristic_reorganisation,
)
from engine.games.battlesuit.kernel.players.outside_command import (
    custom_cover,
    custom_crusader,
    custom_engineer,
    custom_group,
    custom_morale_points,
    custom_patient,
    custom_query,
    custom_reorganisation,
)
from engine.games.battlesuit.kernel.players.random_player.command import (
    random_cover,
    random_crusader,
    random_engineer,
    random_group,
    random_morale_points,
    random_patient,
    random_query,
    random_reorganisation,
)
from engine.games.battlesuit.kernel.records import Game


def choose_morale_points(game: Game, side: int, soldier: int, most: int) -> None:
    """Set `choice.amount` to the command points spent on a morale roll, up to `most`."""
    if game.forces.policy[side] == RANDOM:
        random_morale_points(game, soldier, most)
    elif game.forces.policy[side] == CUSTOM:
        custom_morale_points(game, side, soldier, most)
    elif game.forces.policy[side] == ANSWERED:
        answered_morale_points(game, side, soldier, most)
    else:
        heuristic_morale_points(game, most)


def choose_group(game: Game, side: int) -> None:
    """Set `choice.soldier` to one more soldier of a group, nobody for no more."""
    if game.forces.policy[side] == RANDOM:
        random_group(game, side)
    elif game.forces.policy[side] == CUSTOM:
        custom_group(game, side)
    elif game.forces.policy[side] == ANSWERED:
        answered_group(game, side)
    else:
        heuristic_group(game, side)


def choose_crusader(game: Game, side: int, soldier: int) -> None:
    """Set `choice.target` to the crusader that helps a soldier, nobody for none."""
    if game.forces.policy[side] == RANDOM:
        random_crusader(game, side, soldier)
    elif game.forces.policy[side] == CUSTOM:
        custom_crusader(game, side, soldier)
    elif game.forces.policy[side] == ANSWERED:
        answered_crusader(game, side, soldier)
    else:
        heuristic_crusader(game, side, soldier)


def choose_engineer(game: Game, side: int, soldier: int) -> None:
    """Set `choice.target` to the engineer that repairs a soldier, nobody for none; `choice.amount` 1 for a die."""
    if game.forces.policy[side] == RANDOM:
        random_engineer(game, side, soldier)
    elif game.forces.policy[side] == CUSTOM:
        custom_engineer(game, side, soldier)
    elif game.forces.policy[side] == ANSWERED:
        answered_engineer(game, side, soldier)
    else:
        heuristic_engineer(game, side, soldier)


def choose_patient(game: Game, side: int, soldier: int) -> None:
    """Set `choice.target` to the down soldier that is helped up; `choice.amount` 1 for a die."""
    if game.forces.policy[side] == RANDOM:
        random_patient(game, side, soldier)
    elif game.forces.policy[side] == CUSTOM:
        custom_patient(game, side, soldier)
    elif game.forces.policy[side] == ANSWERED:
        answered_patient(game, side, soldier)
    else:
        heuristic_patient(game, side, soldier)


def choose_query(game: Game, side: int, soldier: int) -> None:
    """Set `choice.target` to the enemy whose card a soldier inspects, nobody for none."""
    if game.forces.policy[side] == RANDOM:
        random_query(game, side, soldier)
    elif game.forces.policy[side] == CUSTOM:
        custom_query(game, side, soldier)
    elif game.forces.policy[side] == ANSWERED:
        answered_query(game, side, soldier)
    else:
        heuristic_query(game, side, soldier)


def wants_to_reorganise(game: Game, side: int) -> bool:
    """Return whether a side spends the turn on becoming one squad."""
    if game.forces.policy[side] == RANDOM:
        return random_reorganisation(game, side)
    if game.forces.policy[side] == CUSTOM:
        return custom_reorganisation(game, side)
    if game.forces.policy[side] == ANSWERED:
        return answered_reorganisation(game, side)
    return heuristic_reorganisation(game, side)


def choose_cover(game: Game, side: int, soldier: int) -> None:
    """Set `choice.dot` to the cover a frightened soldier runs to."""
    if game.forces.policy[side] == RANDOM:
        random_cover(game, soldier)
    elif game.forces.policy[side] == CUSTOM:
        custom_cover(game, side, soldier)
    elif game.forces.policy[side] == ANSWERED:
        answered_cover(game, side, soldier)
    else:
        heuristic_cover(game, soldier)
