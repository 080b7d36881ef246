"""The player whose answers are laid down in `game.answers`; where one is missing the battle waits for it.

Cells: a point and a level, on the ground if it is not above it; 0 or 1; a soldier; an action and its amount; a point
and a level; a step and its way; a target; a direction.
An answer that the rules do not take as it is they `refuse`; the battle goes on as if nothing had been wanted.
"""

from engine.games.battlesuit.kernel.codes import (
    ANSWERED,
    ASK_ACTION,
    ASK_DEPLOYMENT,
    ASK_ENTRY,
    ASK_FACING,
    ASK_INITIATIVE,
    ASK_STEP,
    ASK_TARGET,
    ASK_UNIT,
    NOBODY,
)
from engine.games.battlesuit.kernel.records import Game
from engine.kernel.answers import ask, next_cell


def refuse(game: Game, side: int) -> None:
    """Say that the rules do not take the answer of a side, if its answers are laid down."""
    if game.forces.policy[side] == ANSWERED:
        game.answers.refused = 1


def read_yes(game: Game, side: int) -> bool:
    """Read a yes or a no."""
    said: int = next_cell(game.answers)
    if said != 0 and said != 1:
        refuse(game, side)
    return said == 1


def answered_place(game: Game, side: int, soldier: int) -> None:
    """Read where a soldier begins."""
    ask(game.answers, ASK_DEPLOYMENT, side, soldier, 0)
    game.choice.dot = next_cell(game.answers)
    game.choice.level = next_cell(game.answers)


def answered_first(game: Game, side: int) -> bool:
    """Read whether to go first."""
    ask(game.answers, ASK_INITIATIVE, side, NOBODY, 0)
    return read_yes(game, side)


def answered_unit(game: Game, side: int) -> None:
    """Read which soldier is activated."""
    ask(game.answers, ASK_UNIT, side, NOBODY, 0)
    game.choice.soldier = next_cell(game.answers)


def answered_action(game: Game, side: int, soldier: int) -> None:
    """Read what a soldier does."""
    ask(game.answers, ASK_ACTION, side, soldier, 0)
    game.choice.action = next_cell(game.answers)
    game.choice.amount = next_cell(game.answers)


def answered_entry(game: Game, side: int, soldier: int) -> None:
    """Read where a soldier comes on to the map."""
    ask(game.answers, ASK_ENTRY, side, soldier, 0)
    game.choice.dot = next_cell(game.answers)
    game.choice.level = next_cell(game.answers)


def answered_step(game: Game, side: int, soldier: int) -> None:
    """Read a step."""
    ask(game.answers, ASK_STEP, side, soldier, game.soldiers.left[soldier])
    game.choice.step = next_cell(game.answers)
    game.choice.way = next_cell(game.answers)


def answered_target(game: Game, side: int, soldier: int, attack: int) -> None:
    """Read whom a soldier attacks or paints; the number of the attack is the amount of the question."""
    ask(game.answers, ASK_TARGET, side, soldier, attack)
    game.choice.target = next_cell(game.answers)


def answered_facing(game: Game, side: int, soldier: int) -> None:
    """Read where a soldier faces."""
    ask(game.answers, ASK_FACING, side, soldier, 0)
    game.choice.way = next_cell(game.answers)
