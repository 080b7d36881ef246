"""What comes before every question: a choice of nothing, and a look at the map."""

from engine.games.battlesuit.kernel.codes import NOBODY, STAND, STOP
from engine.games.battlesuit.kernel.players.observe import observe
from engine.games.battlesuit.kernel.records import Game


def prepare(game: Game, side: int) -> None:
    """Start a decision of a side from nothing."""
    game.choice.soldier = NOBODY
    game.choice.action = STAND
    game.choice.step = STOP
    game.choice.way = 0
    game.choice.dot = NOBODY
    game.choice.level = 0
    game.choice.target = NOBODY
    game.choice.amount = 0
    observe(game, side)
