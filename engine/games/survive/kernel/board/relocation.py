"""The places of control units around the spire, by dice. Rule: SV.HOUSE.2."""

from engine.games.survive.kernel.board.footing import is_free, spire_mil
from engine.games.survive.kernel.board.pieces import note
from engine.games.survive.kernel.chance import throw
from engine.games.survive.kernel.codes import (
    NOBODY,
    PPM,
    ControlType,
    Draw,
    Effect,
    Event,
)
from engine.games.survive.kernel.records import Game

TRIES = 10


def post_mil(game: Game, kind: int) -> int:
    """Return how far from the spire a kind of control unit is set up. Rule: SV.HOUSE.2."""
    if kind == ControlType.PRIME_CU:
        return spire_mil(game)
    return game.board.inner_mil // 2 if kind == ControlType.CU else (game.board.inner_mil + game.board.outer_mil) // 2


def relocate(game: Game, piece: int) -> None:
    """Set a control unit down again in the direction of a die, thrown anew where it is taken. Rule: SV.GAP.19."""
    far: int = post_mil(game, game.battle.kind[piece])
    for _ in range(TRIES):
        roll: int = throw(game, piece, NOBODY, Draw.RELOCATION, 0)
        x: int = game.board.spire_x_mil + game.numbers.direction_x[roll] * far // PPM
        y: int = game.board.spire_y_mil + game.numbers.direction_y[roll] * far // PPM
        if is_free(game, piece, x, y):
            game.battle.status[piece] = Effect.NONE
            game.battle.x_mil[piece] = x
            game.battle.y_mil[piece] = y
            note(game, Event.RELOCATED, piece, NOBODY, x, y, 0)
            return
