"""The player whose answers are laid down in `game.answers`; where one is missing the battle waits for it.

Cells: column, row, and bearing of a crewed weapon that stands; a trooper, -1 for none; action, section, target,
bearing, column and row; 0 or 1; 0 or 1. They stand in the order of the questions. What an action does not need is not
looked at.
"""

from engine.games.infantry.kernel.codes import ASK_ACTION, ASK_COVER, ASK_PLACE, ASK_REACTION, ASK_TROOPER, NOBODY
from engine.games.infantry.kernel.records import Game
from engine.kernel.answers import ask, next_cell

REACTION_ROOM = 64


def answered_place(game: Game, side: int, person: int) -> None:
    """Read where a trooper is set down."""
    ask(game.answers, ASK_PLACE, side, person, 0)
    game.choice.column = next_cell(game.answers)
    game.choice.row = next_cell(game.answers)
    game.choice.bearing = next_cell(game.answers)


def answered_trooper(game: Game, side: int) -> None:
    """Read who acts next."""
    ask(game.answers, ASK_TROOPER, side, NOBODY, 0)
    game.choice.target = next_cell(game.answers)


def answered_action(game: Game, side: int, person: int) -> None:
    """Read what a trooper does; the AP it has left are the amount of the question."""
    ask(game.answers, ASK_ACTION, side, person, game.battle.ap[person])
    game.choice.action = next_cell(game.answers)
    game.choice.slot = next_cell(game.answers)
    game.choice.target = next_cell(game.answers)
    game.choice.bearing = next_cell(game.answers)
    game.choice.column = next_cell(game.answers)
    game.choice.row = next_cell(game.answers)


def answered_reaction(game: Game, side: int, person: int, target: int, weapon: int) -> bool:
    """Read whether somebody fires into an arc; enemy and weapon are the amount of the question: see `REACTION_ROOM`."""
    ask(game.answers, ASK_REACTION, side, person, target * REACTION_ROOM + weapon)
    return read_yes(game)


def answered_cover(game: Game, side: int, person: int) -> bool:
    """Read whether somebody who was shot at drops prone."""
    ask(game.answers, ASK_COVER, side, person, 0)
    return read_yes(game)


def read_yes(game: Game) -> bool:
    """Read a yes, 1, or a no, 0; anything else counts as a no, and is refused."""
    found: int = next_cell(game.answers)
    if found != 0 and found != 1:
        game.answers.refused = 1
    return found == 1
