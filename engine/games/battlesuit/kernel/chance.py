"""Dice of a battle: each one keyed by who throws it and why, and logged.

A script (`game.script`) goes before the keyed dice; battles have none.
"""

from engine.games.battlesuit.kernel.codes import NOBODY, SOLDIERS
from engine.games.battlesuit.kernel.event_codes import Draw, Event
from engine.games.battlesuit.kernel.records import Game
from engine.kernel.draws import pick_number, throw_die
from engine.kernel.log import write_short

SIDE_ACTOR = 120


def pick(game: Game, actor: int, reason: int, choices: int) -> int:
    """Return a number from 0 to `choices` - 1; `actor` is a soldier, or SIDE_ACTOR plus a side."""
    return pick_number(game.draws, game.script, game.battle.turn, actor, reason, choices)


def draw_answer(game: Game, side: int, count: int) -> int:
    """Return the number of the answer that the random player of a side draws of so many, from 0."""
    return pick(game, SIDE_ACTOR + side, Draw.ANSWER, count)


def roll(game: Game, actor: int, reason: int, sides: int) -> int:
    """Return one die that is logged with what it is thrown for."""
    return throw_die(game.draws, game.script, game.battle.turn, actor, reason, sides)


def throw(game: Game, side: int, actor: int, reason: int, sides: int, modifier: int) -> int:
    """Return one die and log it; `modifier` is what is added to it."""
    value: int = roll(game, actor, reason, sides)
    shown: int = NOBODY if actor >= SOLDIERS else actor
    write_short(game.log, Event.DIE, game.battle.turn, side, shown, NOBODY, value, modifier, reason)
    return value
