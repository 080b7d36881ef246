"""The player whose answers are laid down in `game.answers`; where one is missing the level waits for it.

Cells: x, y and facing; 0 or 1; action, piece, partner, and how many join and who; x, y and facing; a target; a target,
slot and estimate, twice alike; a slot; a slot; a target; a target, x and y; a facing. They stand in the order of the
questions.
"""

from engine.games.survive.kernel.codes import (
    ASK_BLADE,
    ASK_CHARGE,
    ASK_DRAW,
    ASK_FACING,
    ASK_FOLLOW_ON,
    ASK_HOLD,
    ASK_HOLD_SHOT,
    ASK_LEG,
    ASK_REPLY,
    ASK_SHOT,
    ASK_SPOT,
    ASK_UNITS,
    NOBODY,
)
from engine.games.survive.kernel.records import Game
from engine.kernel.answers import ask, next_cell


def answered_spot(game: Game, side: int, piece: int) -> None:
    """Read where a unit is set up."""
    ask(game.answers, ASK_SPOT, side, piece, 0)
    read_point(game)
    read_facing(game)


def read_point(game: Game) -> None:
    """Read a point."""
    game.choice.x_mil = next_cell(game.answers)
    game.choice.y_mil = next_cell(game.answers)


def read_facing(game: Game) -> None:
    """Read a facing."""
    game.choice.facing_x = next_cell(game.answers)
    game.choice.facing_y = next_cell(game.answers)


def answered_hold(game: Game, side: int, piece: int) -> bool:
    """Read whether a unit holds."""
    ask(game.answers, ASK_HOLD, side, piece, 0)
    found: int = next_cell(game.answers)
    if found != 0 and found != 1:
        game.answers.refused = 1
    return found == 1


def answered_units(game: Game, side: int) -> None:
    """Read who is activated, and what they do; who joins has to be a piece, and there are no more than pieces."""
    ask(game.answers, ASK_UNITS, side, NOBODY, 0)
    game.choice.action = next_cell(game.answers)
    game.choice.piece = next_cell(game.answers)
    game.choice.partner = next_cell(game.answers)
    joining: int = next_cell(game.answers)
    for _ in range(min(joining, game.forces.pieces)):
        piece: int = next_cell(game.answers)
        if 0 <= piece < game.forces.pieces:
            game.choice.joins[piece] = 1


def answered_leg(game: Game, side: int, piece: int, left_mil: int) -> None:
    """Read where a unit goes; what it has left is the amount of the question."""
    ask(game.answers, ASK_LEG, side, piece, left_mil)
    read_point(game)
    read_facing(game)


def answered_charge(game: Game, side: int, piece: int) -> None:
    """Read whom a unit charges."""
    ask(game.answers, ASK_CHARGE, side, piece, 0)
    game.choice.target = next_cell(game.answers)


def answered_shot(game: Game, side: int, piece: int) -> None:
    """Read whom a unit shoots at."""
    read_shot(game, ASK_SHOT, side, piece)


def answered_hold_shot(game: Game, side: int, piece: int) -> None:
    """Read whom a unit that holds shoots at."""
    read_shot(game, ASK_HOLD_SHOT, side, piece)


def read_shot(game: Game, question: int, side: int, piece: int) -> None:
    """Read target, weapon and estimate; what the unit does is the amount of the question."""
    ask(game.answers, question, side, piece, game.choice.action)
    game.choice.target = next_cell(game.answers)
    game.choice.slot = next_cell(game.answers)
    game.choice.estimate_mil = next_cell(game.answers)


def answered_draw(game: Game, side: int, piece: int) -> None:
    """Read which weapon a unit draws."""
    ask(game.answers, ASK_DRAW, side, piece, 0)
    game.choice.slot = next_cell(game.answers)


def answered_blade(game: Game, side: int, piece: int, foe: int) -> None:
    """Read what a unit strikes with; its foe is the amount of the question."""
    ask(game.answers, ASK_BLADE, side, piece, foe)
    game.choice.slot = next_cell(game.answers)


def answered_reply(game: Game, side: int, piece: int, one: int, other: int) -> None:
    """Read which of two a unit strikes; they are `choice.piece` and `choice.partner`."""
    ask(game.answers, ASK_REPLY, side, piece, min(one, other))
    game.choice.target = next_cell(game.answers)


def answered_follow_on(game: Game, side: int, piece: int, left_mil: int, loser: int) -> None:
    """Read how a winner follows on; `choice.partner` is whom it has beaten."""
    game.choice.partner = loser
    ask(game.answers, ASK_FOLLOW_ON, side, piece, left_mil)
    game.choice.target = next_cell(game.answers)
    read_point(game)


def answered_facing(game: Game, side: int, piece: int) -> None:
    """Read which way a unit faces."""
    ask(game.answers, ASK_FACING, side, piece, 0)
    read_facing(game)
