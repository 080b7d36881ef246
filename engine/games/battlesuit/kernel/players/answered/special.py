"""Answers that are laid down, about stealth, bombs and mines. Cells: 0 or 1; 0 or 1; a point."""

from engine.games.battlesuit.kernel.codes import ASK_DETONATION, ASK_MINE, ASK_STEALTH, NOBODY
from engine.games.battlesuit.kernel.players.answered.answers import read_yes
from engine.games.battlesuit.kernel.records import Game
from engine.kernel.answers import ask, next_cell


def answered_stealth(game: Game, side: int, soldier: int) -> bool:
    """Read whether a soldier gives up its stealth."""
    ask(game.answers, ASK_STEALTH, side, soldier, game.soldiers.box[soldier])
    return read_yes(game, side)


def answered_detonation(game: Game, side: int, drone: int) -> bool:
    """Read whether a bomb is set off."""
    ask(game.answers, ASK_DETONATION, side, drone, 0)
    return read_yes(game, side)


def answered_mine(game: Game, side: int, mine: int) -> None:
    """Read where a marker is laid; the marker is the amount of the question."""
    ask(game.answers, ASK_MINE, side, NOBODY, mine)
    game.choice.dot = next_cell(game.answers)
