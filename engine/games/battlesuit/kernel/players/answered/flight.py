"""Answers laid down about landings, reactions and extra steps.

Cells: the movement points paid; a soldier, or nobody; a direction, or nobody.
"""

from engine.games.battlesuit.kernel.codes import ASK_EXTRA_STEP, ASK_LANDING, ASK_REACTION
from engine.games.battlesuit.kernel.records import Game
from engine.kernel.answers import ask, next_cell


def answered_landing(game: Game, side: int, soldier: int, cost: int) -> None:
    """Read what is paid for a landing; its cost is the amount of the question."""
    ask(game.answers, ASK_LANDING, side, soldier, cost)
    game.choice.amount = next_cell(game.answers)


def answered_reaction(game: Game, side: int, mover: int) -> None:
    """Read who reacts to a soldier."""
    ask(game.answers, ASK_REACTION, side, mover, 0)
    game.choice.soldier = next_cell(game.answers)


def answered_extra_step(game: Game, side: int, soldier: int) -> None:
    """Read the extra step of a soldier that was shaken while moving."""
    ask(game.answers, ASK_EXTRA_STEP, side, soldier, game.soldiers.left[soldier])
    game.choice.way = next_cell(game.answers)
