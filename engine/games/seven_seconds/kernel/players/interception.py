"""Whether a player of the kernel turns a blip over to shoot a missile down."""

from engine.games.seven_seconds.kernel.board.pieces import units_in_square
from engine.games.seven_seconds.kernel.records import Game


def heuristic_interception(game: Game, blip: int) -> bool:
    """Turn a blip over if it hides units."""
    return units_in_square(game, blip) > 0
