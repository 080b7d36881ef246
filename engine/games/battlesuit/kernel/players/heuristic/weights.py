"""What the heuristic player weighs by."""

from engine.games.battlesuit.kernel.codes import WEIGHTS, Weight
from engine.games.battlesuit.kernel.records import Game


def weight(game: Game, which: int) -> int:
    """Return what the player weighs by whose side looks at the map."""
    return game.style.weights[game.view.side * WEIGHTS + which]


def least_strength(game: Game) -> int:
    """Return the strength of the weakest shot that is worth its while. Rule: BS.FIR.10."""
    return -weight(game, Weight.WEAKEST_SHOT)
