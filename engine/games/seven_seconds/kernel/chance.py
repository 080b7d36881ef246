"""Dice of a battle: each one keyed by who throws it and why, and logged.

A script (`game.script`) goes before the keyed dice; battles have none.
"""

from engine.games.seven_seconds.kernel.codes import E_DIE, NOBODY, REASONS
from engine.games.seven_seconds.kernel.records import Game
from engine.kernel.dice import die_face, keyed_draw
from engine.kernel.log import write

SIDE_ACTOR = 101


def draw(game: Game, actor: int, reason: int) -> int:
    """Return 32 random bits; `actor` is a piece, or SIDE_ACTOR plus a side."""
    slot: int = actor * REASONS + reason
    count: int = game.battle.draws[slot]
    game.battle.draws[slot] = count + 1
    return keyed_draw(game.forces.seed, game.battle.round, actor, reason, count)


def scripted(game: Game, actor: int, reason: int) -> int:
    """Return the next draw laid down for an actor and reason, or -1."""
    for row in range(game.script.rows):
        if game.script.left[row] > 0 and game.script.actor[row] == actor and game.script.reason[row] == reason:
            game.script.left[row] -= 1
            return game.script.value[row]
    game.script.missed += 1
    return -1


def pick(game: Game, actor: int, reason: int, choices: int) -> int:
    """Return a number from 0 to `choices` - 1."""
    if game.script.rows > 0:
        laid_down: int = scripted(game, actor, reason)
        if laid_down >= 0:
            return laid_down
    return die_face(draw(game, actor, reason), choices) - 1


def throw(game: Game, side: int, actor: int, target: int, reason: int, need: int) -> int:
    """Return one die and log it; `need` is what it is compared with, 0 if it only counts."""
    value: int = 0
    if game.script.rows > 0:
        value = scripted(game, actor, reason)
    if value <= 0:
        value = die_face(draw(game, actor, reason), game.numbers.die_sides)
    shown: int = actor
    if actor >= SIDE_ACTOR:
        shown = NOBODY
    write(game.log, E_DIE, game.battle.round, side, shown, target, value, need, reason, 0, 0)
    return value


def has_face(faces: int, value: int) -> bool:
    """Return whether `value` is one of a set of die faces, bit n standing for face n."""
    return (faces >> value) & 1 == 1


def clear_draws(game: Game) -> None:
    """Start the count of draws anew, as each round does."""
    for slot in range(2575):
        game.battle.draws[slot] = 0
