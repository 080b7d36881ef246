"""Dice of a battle: each one keyed by who throws it and why, and logged.

A script (`game.script`) goes before the keyed dice; battles have none.
"""

from engine.games.infantry.kernel.codes import NOBODY, PEOPLE, SIDE_A, SIDE_B, Draw, Event
from engine.games.infantry.kernel.records import Game
from engine.kernel.draws import pick_number, throw_die
from engine.kernel.log import write_short

SIX = 6


def side_of(game: Game, person: int) -> int:
    """Return the side of a trooper; PEOPLE and more stand for the sides themselves."""
    if person >= PEOPLE:
        return SIDE_A if person == PEOPLE else SIDE_B
    return game.forces.side[person]


def pick(game: Game, actor: int, reason: int, choices: int) -> int:
    """Return a number from 0 to `choices` - 1, which is not logged; `actor` is a trooper, or PEOPLE and a side."""
    return pick_number(game.draws, game.script, game.battle.turn, actor, reason, choices)


def draw_answer(game: Game, side: int, count: int) -> int:
    """Return the number of the answer that the random player of a side draws of so many, from 0."""
    return pick(game, PEOPLE + side, Draw.ANSWER, count)


def throw(game: Game, actor: int, reason: int, sides: int) -> int:
    """Return one die that a trooper throws, or a side (PEOPLE and its number), and log it."""
    value: int = throw_die(game.draws, game.script, game.battle.turn, actor, reason, sides)
    who: int = actor if actor < PEOPLE else NOBODY
    write_short(game.log, Event.DIE, game.battle.turn, side_of(game, actor), who, NOBODY, value, sides, reason)
    return value


def throw_sum(game: Game, actor: int, reason: int, dice: int) -> int:
    """Return the sum of some dice of six."""
    found: int = 0
    for _ in range(dice):
        found += throw(game, actor, reason, SIX)
    return found


def throw_two(game: Game, actor: int, reason: int) -> int:
    """Return the total of two dice. Rules: IN.MOR.2, IN.HOUSE.3."""
    return throw_sum(game, actor, reason, 2)
