"""What the random player draws."""

from engine.games.toy.kernel.codes import PLAYER_DRAW
from engine.games.toy.kernel.records import Game
from engine.kernel.draws import pick_number


def draw_answer(game: Game, side: int, count: int) -> int:
    """Return the number of the answer that the random player of a side draws of so many, from 0."""
    return pick_number(game.draws, game.script, game.battle.round, side, PLAYER_DRAW, count)
