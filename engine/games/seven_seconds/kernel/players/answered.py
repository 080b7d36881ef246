"""The player whose answers are laid down in `game.answers`; where one is missing the battle waits for it.

Cells: a piece and whether it is revealed; an action with target, x, y, jump, toggle and dice; a piece; 0 or 1; shares
as their number and target, points, points again for each, then the same of spots as points, x, y.
An answer that the rules do not take as it is they `refuse`; the battle goes on as if less had been wanted, or nothing.
"""

from engine.games.seven_seconds.kernel.codes import (
    ANSWERED,
    ASK_ACTION,
    ASK_EXTRA_BLIP,
    ASK_INTERCEPTION,
    ASK_PIECE,
    ASK_PURSUIT,
    ASK_REVEAL,
    ASK_SHARES,
    ASK_WITHDRAWAL,
    NOBODY,
    PIECES,
    SPOTS,
)
from engine.games.seven_seconds.kernel.records import Game
from engine.kernel.answers import ask, next_cell


def refuse(game: Game, side: int) -> None:
    """Say that the rules do not take the answer of a side, if its answers are laid down."""
    if game.forces.policy[side] == ANSWERED:
        game.answers.refused = 1


def answered_piece(game: Game, side: int) -> None:
    """Read which piece is activated."""
    ask(game.answers, ASK_PIECE, side, NOBODY, 0)
    game.choice.piece = next_cell(game.answers)
    game.choice.reveal = next_cell(game.answers)


def answered_action(game: Game, side: int, piece: int) -> None:
    """Read what a piece does."""
    ask(game.answers, ASK_ACTION, side, piece, 0)
    game.choice.action = next_cell(game.answers)
    game.choice.target = next_cell(game.answers)
    game.choice.x_mil = next_cell(game.answers)
    game.choice.y_mil = next_cell(game.answers)
    game.choice.jump = next_cell(game.answers)
    game.choice.toggle = next_cell(game.answers)
    game.choice.dice = next_cell(game.answers)


def answered_points(game: Game, side: int, piece: int, pool: int) -> None:
    """Read how a pool is shared; `pool` is the amount of the question."""
    ask(game.answers, ASK_SHARES, side, piece, pool)
    shares: int = next_cell(game.answers)
    for _ in range(min(shares, PIECES)):
        target: int = next_cell(game.answers)
        points: int = next_cell(game.answers)
        again: int = next_cell(game.answers)
        if 0 <= target < PIECES:
            game.choice.points[target] = points
            game.choice.points_again[target] = again
        else:
            refuse(game, side)
    spots: int = next_cell(game.answers)
    for spot in range(min(spots, SPOTS)):
        game.choice.spot_points[spot] = next_cell(game.answers)
        game.choice.spot_x_mil[spot] = next_cell(game.answers)
        game.choice.spot_y_mil[spot] = next_cell(game.answers)


def answered_extra_blip(game: Game, side: int) -> None:
    """Read which further blip moves."""
    ask(game.answers, ASK_EXTRA_BLIP, side, NOBODY, 0)
    game.choice.piece = next_cell(game.answers)


def answered_reveal(game: Game, side: int) -> None:
    """Read which blip is turned over."""
    ask(game.answers, ASK_REVEAL, side, NOBODY, 0)
    game.choice.piece = next_cell(game.answers)


def answered_yes(game: Game, question: int, side: int, piece: int) -> bool:
    """Read a yes or a no."""
    ask(game.answers, question, side, piece, 0)
    said: int = next_cell(game.answers)
    if said != 0 and said != 1:
        refuse(game, side)
    return said == 1


def answered_withdrawal(game: Game, side: int) -> bool:
    """Read whether to withdraw."""
    return answered_yes(game, ASK_WITHDRAWAL, side, NOBODY)


def answered_pursuit(game: Game, side: int) -> bool:
    """Read whether to pursue."""
    return answered_yes(game, ASK_PURSUIT, side, NOBODY)


def answered_interception(game: Game, side: int, blip: int) -> bool:
    """Read whether a blip is turned over to shoot a missile down."""
    return answered_yes(game, ASK_INTERCEPTION, side, blip)
