"""The players by number: who decides for a side."""

from engine.games.maneuvers.kernel.codes import ANSWERED, CUSTOM, RANDOM
from engine.games.maneuvers.kernel.players.answered import (
    answered_escape,
    answered_extra,
    answered_maneuver,
    answered_noticed,
    answered_opposition,
    answered_payment,
)
from engine.games.maneuvers.kernel.players.heuristic.answers import (
    heuristic_escape,
    heuristic_extra,
    heuristic_maneuver,
    heuristic_noticed,
    heuristic_opposition,
    heuristic_payment,
)
from engine.games.maneuvers.kernel.players.outside import (
    custom_escape,
    custom_extra,
    custom_maneuver,
    custom_noticed,
    custom_opposition,
    custom_payment,
)
from engine.games.maneuvers.kernel.players.random_player import (
    random_escape,
    random_extra,
    random_maneuver,
    random_noticed,
    random_opposition,
    random_payment,
)
from engine.games.maneuvers.kernel.records import Game


def choose_maneuver(game: Game, side: int, person: int) -> None:
    """Set `choice.maneuver`, `rating`, `target` and `ally` of an action."""
    if game.forces.policy[side] == RANDOM:
        random_maneuver(game, person)
    elif game.forces.policy[side] == CUSTOM:
        custom_maneuver(game, side, person)
    elif game.forces.policy[side] == ANSWERED:
        answered_maneuver(game, side, person)
    else:
        heuristic_maneuver(game, person)


def choose_opposition(game: Game, side: int, actor: int) -> None:
    """Set `choice.opponent` and `rating` against the maneuver that goes on."""
    if game.forces.policy[side] == RANDOM:
        random_opposition(game, side, actor)
    elif game.forces.policy[side] == CUSTOM:
        custom_opposition(game, side, actor)
    elif game.forces.policy[side] == ANSWERED:
        answered_opposition(game, side, actor)
    else:
        heuristic_opposition(game, actor)


def choose_extra(game: Game, side: int, person: int) -> None:
    """As `choose_maneuver`, of `battle.maneuver`, which is extra, or of none."""
    if game.forces.policy[side] == RANDOM:
        random_extra(game, person)
    elif game.forces.policy[side] == CUSTOM:
        custom_extra(game, side, person)
    elif game.forces.policy[side] == ANSWERED:
        answered_extra(game, side, person)
    else:
        heuristic_extra(game, person)


def choose_noticed(game: Game, side: int, person: int) -> None:
    """Set `choice.target` to a hidden enemy, who is noticed."""
    if game.forces.policy[side] == RANDOM:
        random_noticed(game, person)
    elif game.forces.policy[side] == CUSTOM:
        custom_noticed(game, side, person)
    elif game.forces.policy[side] == ANSWERED:
        answered_noticed(game, side, person)
    else:
        heuristic_noticed(game, person)


def wants_to_leave(game: Game, side: int, person: int) -> bool:
    """Return whether somebody who is ready to leave pays for it, and leaves."""
    if game.forces.policy[side] == RANDOM:
        return random_escape(game, person)
    if game.forces.policy[side] == CUSTOM:
        return custom_escape(game, side, person)
    if game.forces.policy[side] == ANSWERED:
        return answered_escape(game, side, person)
    return heuristic_escape(game, person)


def wants_to_pay(game: Game, side: int, person: int, points: int) -> bool:
    """Return whether so much is paid to stay in a state."""
    if game.forces.policy[side] == RANDOM:
        return random_payment(game, person)
    if game.forces.policy[side] == CUSTOM:
        return custom_payment(game, side, person, points)
    if game.forces.policy[side] == ANSWERED:
        return answered_payment(game, side, person, points)
    return heuristic_payment(game, person)
