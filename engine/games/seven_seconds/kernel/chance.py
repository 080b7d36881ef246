"""Dice of a battle: each one keyed by who throws it and why, and logged.

A script (`game.script`) goes before the keyed dice; battles have none.
"""

from engine.games.seven_seconds.kernel.codes import NOBODY, Draw, Event
from engine.games.seven_seconds.kernel.records import Game
from engine.kernel.draws import pick_number, throw_die
from engine.kernel.log import write_short

SIDE_ACTOR = 101


def pick(game: Game, actor: int, reason: int, choices: int) -> int:
    """Return a number from 0 to `choices` - 1; `actor` is a piece, or SIDE_ACTOR plus a side."""
    return pick_number(game.draws, game.script, game.battle.round, actor, reason, choices)


def draw_answer(game: Game, side: int, count: int) -> int:
    """Return the number of the answer that the random player of a side draws of so many, from 0."""
    return pick(game, SIDE_ACTOR + side, Draw.ANSWER, count)


def throw(game: Game, side: int, actor: int, target: int, reason: int, need: int) -> int:
    """Return one die and log it; `need` is what it is compared with, 0 if it only counts."""
    value: int = throw_die(game.draws, game.script, game.battle.round, actor, reason, game.numbers.die_sides)
    shown: int = actor
    if actor >= SIDE_ACTOR:
        shown = NOBODY
    write_short(game.log, Event.DIE, game.battle.round, side, shown, target, value, need, reason)
    return value
