"""Dice of a battle: each one keyed by who throws it and why, and logged.

A script (`game.script`) goes before the keyed dice; battles have none.
"""

from engine.games.survive.kernel.codes import CONTROL, NOBODY, PIECES, Draw, Event
from engine.games.survive.kernel.records import Game
from engine.kernel.draws import pick_number, throw_die
from engine.kernel.log import write_short


def pick(game: Game, actor: int, reason: int, choices: int) -> int:
    """Return a number from 0 to `choices` - 1, which is not logged; `actor` as in `throw`."""
    return pick_number(game.draws, game.script, game.battle.turn, actor, reason, choices)


def draw_answer(game: Game, side: int, count: int) -> int:
    """Return the number of the answer that the random player of a side draws of so many, from 0."""
    return pick(game, PIECES + side, Draw.ANSWER, count)


def throw(game: Game, actor: int, target: int, reason: int, need: int) -> int:
    """Return one die and log it; `actor` is a piece, or PIECES and a seat, or PIECES and CONTROL.

    `need` is what the die has to stay within, 0 if it is not held against anything.
    """
    value: int = throw_die(game.draws, game.script, game.battle.turn, actor, reason, game.numbers.die_sides)
    side: int = actor - PIECES
    shown: int = NOBODY
    if actor < PIECES:
        side = game.battle.mob[actor]
        shown = actor
    write_short(game.log, Event.DIE, game.battle.turn, side, shown, target, value, need, reason)
    return value


def throw_for_control(game: Game, reason: int) -> int:
    """Return one die that nobody's piece throws."""
    return throw(game, PIECES + CONTROL, NOBODY, reason, 0)
