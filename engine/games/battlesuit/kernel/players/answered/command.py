"""Answers laid down to questions of command and support, cell by cell.

Cells: points; a soldier; a crusader; an engineer and the manner of its repair; a patient and the manner; an enemy; 0 or
1; a point.
"""

from engine.games.battlesuit.kernel.codes import (
    ASK_COVER,
    ASK_CRUSADER,
    ASK_ENGINEER,
    ASK_GROUP,
    ASK_MORALE_POINTS,
    ASK_QUERY,
    ASK_REORGANISATION,
    NOBODY,
)
from engine.games.battlesuit.kernel.players.answered.answers import read_yes
from engine.games.battlesuit.kernel.records import Game
from engine.kernel.answers import ask, next_cell


def answered_morale_points(game: Game, side: int, soldier: int, most: int) -> None:
    """Read how many command points go into a morale roll."""
    ask(game.answers, ASK_MORALE_POINTS, side, soldier, most)
    game.choice.amount = next_cell(game.answers)


def answered_group(game: Game, side: int) -> None:
    """Read who joins a group."""
    ask(game.answers, ASK_GROUP, side, NOBODY, 0)
    game.choice.soldier = next_cell(game.answers)


def answered_crusader(game: Game, side: int, soldier: int) -> None:
    """Read which crusader helps a soldier."""
    ask(game.answers, ASK_CRUSADER, side, soldier, 0)
    game.choice.target = next_cell(game.answers)


def answered_engineer(game: Game, side: int, soldier: int) -> None:
    """Read which engineer repairs a soldier, and how."""
    ask(game.answers, ASK_ENGINEER, side, soldier, 0)
    game.choice.target = next_cell(game.answers)
    game.choice.amount = next_cell(game.answers)


def answered_patient(game: Game, side: int, soldier: int) -> None:
    """Read whom an engineer or crusader helps up, and how."""
    ask(game.answers, ASK_ENGINEER, side, soldier, 1)
    game.choice.target = next_cell(game.answers)
    game.choice.amount = next_cell(game.answers)


def answered_query(game: Game, side: int, soldier: int) -> None:
    """Read whose card is inspected."""
    ask(game.answers, ASK_QUERY, side, soldier, 0)
    game.choice.target = next_cell(game.answers)


def answered_reorganisation(game: Game, side: int) -> bool:
    """Read whether a side reorganises."""
    ask(game.answers, ASK_REORGANISATION, side, NOBODY, 0)
    return read_yes(game, side)


def answered_cover(game: Game, side: int, soldier: int) -> None:
    """Read where a frightened soldier runs."""
    ask(game.answers, ASK_COVER, side, soldier, 0)
    game.choice.dot = next_cell(game.answers)
