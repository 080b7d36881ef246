"""Dice of a fight: each one keyed by who throws it and why, and logged.

A script (`game.script`) goes before the keyed dice; fights have none.
"""

from engine.games.maneuvers.kernel.codes import PEOPLE, Draw, Event
from engine.games.maneuvers.kernel.numbers.codes import NOBODY
from engine.games.maneuvers.kernel.numbers.maneuvers import dice_rolled, kept_die
from engine.games.maneuvers.kernel.records import Game
from engine.kernel.draws import pick_number, throw_die
from engine.kernel.log import write_short


def pick(game: Game, actor: int, reason: int, choices: int) -> int:
    """Return a number from 0 to `choices` - 1, which is not logged; `actor` is a character, or PEOPLE and a squad."""
    return pick_number(game.draws, game.script, game.battle.round, actor, reason, choices)


def draw_answer(game: Game, side: int, count: int) -> int:
    """Return the number of the answer that the random player of a side draws of so many, from 0."""
    return pick(game, PEOPLE + side, Draw.ANSWER, count)


def throw(game: Game, person: int, reason: int, sides: int) -> int:
    """Return one die that a character throws, and log it."""
    value: int = throw_die(game.draws, game.script, game.battle.round, person, reason, sides)
    write_short(game.log, Event.DIE, game.battle.round, game.forces.squad[person], person, NOBODY, value, sides, reason)
    return value


def throw_best(game: Game, person: int, reason: int, sides: int, net: int) -> int:
    """Return the die that counts of those thrown at a net advantage. Rules: MN.TRM.2, MN.GAP.18."""
    kept: int = throw(game, person, reason, sides)
    for _ in range(1, dice_rolled(net)):
        kept = kept_die(net, kept, throw(game, person, reason, sides))
    return kept


def throw_sum(game: Game, person: int, reason: int, sides: int, dice: int) -> int:
    """Return the sum of some dice. Rule: MN.STR.4."""
    found: int = 0
    for _ in range(dice):
        found += throw(game, person, reason, sides)
    return found
