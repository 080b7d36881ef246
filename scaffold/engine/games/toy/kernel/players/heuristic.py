"""The heuristic player."""

from engine.games.toy.kernel.records import Game


def heuristic_growl(game: Game, side: int) -> bool:
    """Return that a creature growls before each bite."""
    return game.battle.anger[side] == 0
