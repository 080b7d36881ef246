"""The pieces that a side may choose, as the rules judge them: whom it activates, moves as well, or turns over.

Each list begins with no piece, which is a pass.
"""

from engine.games.seven_seconds.kernel.board.pieces import first_blip, is_blip
from engine.games.seven_seconds.kernel.codes import NOBODY, SIDE_PIECES
from engine.games.seven_seconds.kernel.course.turn import may_activate, may_move_too, may_turn_over
from engine.games.seven_seconds.kernel.records import Game
from engine.kernel.choices import add_cell, begin_choice, list_cell, proposes


def list_pieces(game: Game, side: int) -> None:
    """List a pass, and each piece that may be activated; blips also turned over first. Rules: 7S.ACT.1, 7S.GAP.27."""
    list_activation(game, NOBODY, 0)
    first: int = first_blip(side)
    for piece in range(first, first + SIDE_PIECES):
        if may_activate(game, side, piece):
            list_activation(game, piece, 0)
            if is_blip(game, piece) and game.numbers.reveal_in_own_turn:
                list_activation(game, piece, 1)


def list_activation(game: Game, piece: int, reveal_first: int) -> None:
    """List a piece, and whether it is turned over first."""
    if proposes(game.choices) and begin_choice(game.choices, 2):
        add_cell(game.choices, piece)
        add_cell(game.choices, reveal_first)


def list_extra_blips(game: Game, side: int) -> None:
    """List no blip, and each that may move as well. Rules: 7S.ACT.4, 7S.ACT.5."""
    list_cell(game.choices, NOBODY)
    first: int = first_blip(side)
    for piece in range(first, first + SIDE_PIECES):
        if may_move_too(game, side, piece):
            list_cell(game.choices, piece)


def list_reveals(game: Game, side: int) -> None:
    """List no blip, and each that may be turned over. Rules: 7S.BLIP.1, 7S.GAP.30."""
    list_cell(game.choices, NOBODY)
    first: int = first_blip(side)
    for piece in range(first, first + SIDE_PIECES):
        if may_turn_over(game, side, piece):
            list_cell(game.choices, piece)
