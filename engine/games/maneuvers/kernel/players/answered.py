"""The player whose answers are laid down in `game.answers`; where one is missing the fight waits for it.

Cells: maneuver, rating, target and ally; who opposes and rating; as the first; somebody; 0 or 1; 0 or 1. They stand in
the order of the questions; nobody and nothing is -1.
"""

from engine.games.maneuvers.kernel.codes import (
    ASK_ESCAPE,
    ASK_EXTRA,
    ASK_MANEUVER,
    ASK_NOTICED,
    ASK_OPPOSITION,
    ASK_PAYMENT,
)
from engine.games.maneuvers.kernel.records import Game
from engine.kernel.answers import ask, next_cell


def answered_maneuver(game: Game, side: int, person: int) -> None:
    """Read which maneuver somebody makes."""
    ask(game.answers, ASK_MANEUVER, side, person, 0)
    read_maneuver(game)


def read_maneuver(game: Game) -> None:
    """Read a maneuver with its rating, its target and its ally."""
    game.choice.maneuver = next_cell(game.answers)
    game.choice.rating = next_cell(game.answers)
    game.choice.target = next_cell(game.answers)
    game.choice.ally = next_cell(game.answers)


def answered_opposition(game: Game, side: int, actor: int) -> None:
    """Read who opposes, and with which rating; the maneuver is the amount of the question."""
    ask(game.answers, ASK_OPPOSITION, side, actor, game.battle.maneuver)
    game.choice.opponent = next_cell(game.answers)
    game.choice.rating = next_cell(game.answers)


def answered_extra(game: Game, side: int, person: int) -> None:
    """Read how somebody makes an extra maneuver, which is the amount of the question; none is to do without it."""
    ask(game.answers, ASK_EXTRA, side, person, game.battle.maneuver)
    read_maneuver(game)


def answered_noticed(game: Game, side: int, person: int) -> None:
    """Read which hidden enemy is noticed."""
    ask(game.answers, ASK_NOTICED, side, person, 0)
    game.choice.target = next_cell(game.answers)


def answered_escape(game: Game, side: int, person: int) -> bool:
    """Read whether somebody leaves the fight; the price is the amount of the question."""
    ask(game.answers, ASK_ESCAPE, side, person, game.numbers.escape_points)
    return read_yes(game)


def answered_payment(game: Game, side: int, person: int, points: int) -> bool:
    """Read whether so much is paid, which is the amount of the question."""
    ask(game.answers, ASK_PAYMENT, side, person, points)
    return read_yes(game)


def read_yes(game: Game) -> bool:
    """Read a yes, 1, or a no, 0; anything else counts as a no, and is refused."""
    found: int = next_cell(game.answers)
    if found != 0 and found != 1:
        game.answers.refused = 1
    return found == 1
