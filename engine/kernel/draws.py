"""Draws of a battle: keyed dice counted by who draws and why, and draws that were laid down beforehand.

An actor is a number below 128, a reason one below 64; what they mean is the system's.
"""

from typing import Annotated

from engine.kernel.dice import REASON_ROOM, die_face, keyed_draw
from engine.kernel.records import Column, Record


class Draws(Record):
    """The seed of a battle, and for each actor and reason how often it drew in which round."""

    seed: Annotated[int, Column("i8", bits=64)]
    count: Annotated[list[int], Column("i4", 8192)]
    counted_in: Annotated[list[int], Column("i4", 8192)]


class Script(Record):
    """Draws laid down beforehand, for tests and examples: row by row who draws, why, what, and how often.

    `missed` counts the draws that no row was left for. In battles there are no rows.
    """

    rows: Annotated[int, Column("i8")]
    missed: Annotated[int, Column("i8")]
    actor: Annotated[list[int], Column("i8", 192)]
    reason: Annotated[list[int], Column("i8", 192)]
    value: Annotated[list[int], Column("i8", 192)]
    left: Annotated[list[int], Column("i8", 192)]


def counted_draw(draws: Draws, round_number: int, actor: int, reason: int) -> int:
    """Return 32 random bits; what an actor has drawn for a reason is counted anew in every round."""
    slot: int = actor * REASON_ROOM + reason
    if draws.counted_in[slot] != round_number:
        draws.counted_in[slot] = round_number
        draws.count[slot] = 0
    draw: int = draws.count[slot]
    draws.count[slot] = draw + 1
    return keyed_draw(draws.seed, round_number, actor, reason, draw)


def scripted(script: Script, actor: int, reason: int) -> int:
    """Return the next draw laid down for an actor and reason, or -1."""
    for row in range(script.rows):
        if script.left[row] > 0 and script.actor[row] == actor and script.reason[row] == reason:
            script.left[row] -= 1
            return script.value[row]
    script.missed += 1
    return -1


def pick_number(draws: Draws, script: Script, round_number: int, actor: int, reason: int, choices: int) -> int:
    """Return a number from 0 to `choices` - 1; what was laid down goes first."""
    if script.rows > 0:
        laid_down: int = scripted(script, actor, reason)
        if laid_down >= 0:
            return laid_down
    return die_face(counted_draw(draws, round_number, actor, reason), choices) - 1


def throw_die(draws: Draws, script: Script, round_number: int, actor: int, reason: int, sides: int) -> int:
    """Return the face of one die, 1 to `sides`; what was laid down goes first."""
    if script.rows > 0:
        laid_down: int = scripted(script, actor, reason)
        if laid_down > 0:
            return laid_down
    return die_face(counted_draw(draws, round_number, actor, reason), sides)


def has_face(faces: int, value: int) -> bool:
    """Return whether `value` is one of a set of die faces, bit n standing for face n."""
    return (faces >> value) & 1 == 1
