"""Whether a player turns blips over to shoot a missile down."""

from engine.games.seven_seconds.kernel.codes import ANSWERED, CUSTOM, RANDOM
from engine.games.seven_seconds.kernel.players.answered import answered_interception
from engine.games.seven_seconds.kernel.players.interception import heuristic_interception, random_interception
from engine.games.seven_seconds.kernel.players.outside import custom_interception
from engine.games.seven_seconds.kernel.records import Game


def wants_interception(game: Game, side: int, blip: int) -> bool:
    """Return whether a side reveals a blip near a flight path."""
    if game.forces.policy[side] == RANDOM:
        return random_interception(game, side)
    if game.forces.policy[side] == CUSTOM:
        return custom_interception(game, side, blip)
    if game.forces.policy[side] == ANSWERED:
        return answered_interception(game, side, blip)
    return heuristic_interception(game, blip)
