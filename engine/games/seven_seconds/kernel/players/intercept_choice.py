"""Whether a player turns blips over to shoot a missile down."""

from engine.games.seven_seconds.kernel.board.pieces import units_in_square
from engine.games.seven_seconds.kernel.chance import SIDE_ACTOR, pick
from engine.games.seven_seconds.kernel.codes import CUSTOM, HEURISTIC, POLICY_DRAW
from engine.games.seven_seconds.kernel.players.outside import custom_interception
from engine.games.seven_seconds.kernel.records import Game


def wants_interception(game: Game, side: int, blip: int) -> bool:
    """Return whether a side reveals a blip near a flight path: the heuristic player if it hides units, else by lot."""
    if game.forces.policy[side] == HEURISTIC:
        return units_in_square(game, blip) > 0
    if game.forces.policy[side] == CUSTOM:
        return custom_interception(game, side, blip)
    return pick(game, SIDE_ACTOR + side, POLICY_DRAW, 2) == 1
