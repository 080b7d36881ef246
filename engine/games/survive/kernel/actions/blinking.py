"""Blink: units in contact are set down at a spot found by dice. Rules: SV.MOV.13, SV.MOV.14, SV.GAP.18."""

from engine.games.survive.kernel.actions.holding import offer_holds
from engine.games.survive.kernel.actions.keychip import pick_up_here
from engine.games.survive.kernel.actions.moving import begin, offer_facing
from engine.games.survive.kernel.actions.shooting import offer_shot
from engine.games.survive.kernel.board.choices import corner_x, corner_y
from engine.games.survive.kernel.board.footing import is_engaged_at, is_free
from engine.games.survive.kernel.board.pieces import note
from engine.games.survive.kernel.chance import throw
from engine.games.survive.kernel.codes import (
    NOBODY,
    PPM,
    Action,
    Draw,
    Event,
)
from engine.games.survive.kernel.numbers.distances import distance_squared, whole_root
from engine.games.survive.kernel.numbers.groups import blink_x_mil, blink_y_mil
from engine.games.survive.kernel.records import Game
from engine.kernel.geometry import toward

STRIDE_MIL = 250
"""How finely the way to the corner is searched for room."""
RINGS = 12


def blink(game: Game, side: int) -> None:
    """Let the chosen unit, and those that join it, Blink. Rules: SV.MOV.13, SV.MOV.14, SV.GAP.18."""
    leader: int = game.choice.piece
    for piece in range(game.forces.pieces):
        game.battle.runs[piece] = game.choice.joins[piece]
        game.battle.lifted[piece] = game.choice.joins[piece]
    for piece in range(game.forces.pieces):
        if game.battle.runs[piece]:
            begin(game, piece, Action.BLINK, NOBODY)
            if not game.numbers.blink_may_shoot:
                game.battle.shots_left[piece] = 0
    x: int = blink_x_mil(game.numbers, game.forces.corner[side], blink_die(game, leader, Draw.BLINK_LONG), width(game))
    y: int = blink_y_mil(game.numbers, game.forces.corner[side], blink_die(game, leader, Draw.BLINK_SHORT), depth(game))
    arrive(game, side, leader, x, y)
    for piece in range(game.forces.pieces):
        if game.battle.runs[piece] and piece != leader:
            arrive_beside(game, piece, leader)
    for piece in range(game.forces.pieces):
        if game.battle.runs[piece]:
            game.battle.lifted[piece] = 0
            offer_facing(game, piece)
            pick_up_here(game, piece)
            offer_shot(game, piece, Action.BLINK)
    offer_holds(game)


def width(game: Game) -> int:
    """Return the long edge of the table."""
    return game.board.width_mil


def depth(game: Game) -> int:
    """Return the short edge of the table."""
    return game.board.depth_mil


def blink_die(game: Game, piece: int, reason: int) -> int:
    """Return a die of a Blink. Rule: SV.MOV.14."""
    return throw(game, piece, NOBODY, reason, 0)


def arrive(game: Game, side: int, piece: int, x: int, y: int) -> None:
    """Set a unit down at a point, or the nearest free one towards the starting corner. Rule: SV.GAP.18."""
    home_x: int = corner_x(game, side)
    home_y: int = corner_y(game, side)
    whole: int = whole_root(distance_squared(x, y, home_x, home_y))
    gone: int = 0
    while gone < whole:
        at_x: int = toward(x, home_x, gone, whole)
        at_y: int = toward(y, home_y, gone, whole)
        if has_room(game, piece, at_x, at_y):
            set_down(game, piece, at_x, at_y)
            return
        gone += STRIDE_MIL


def has_room(game: Game, piece: int, x: int, y: int) -> bool:
    """Return whether a unit can be set down at a point without touching an enemy."""
    return is_free(game, piece, x, y) and not is_engaged_at(game, piece, x, y)


def arrive_beside(game: Game, piece: int, leader: int) -> None:
    """Set a unit down in contact with the first one, or in the next ring round it with room. Rule: SV.GAP.18."""
    for ring in range(1, RINGS + 1):
        for roll in range(1, game.numbers.die_sides + 1):
            far: int = ring * game.numbers.base_mil
            x: int = game.battle.x_mil[leader] + game.numbers.direction_x[roll] * far // PPM
            y: int = game.battle.y_mil[leader] + game.numbers.direction_y[roll] * far // PPM
            if has_room(game, piece, x, y):
                set_down(game, piece, x, y)
                return


def set_down(game: Game, piece: int, x: int, y: int) -> None:
    """Put a unit at a point."""
    game.battle.x_mil[piece] = x
    game.battle.y_mil[piece] = y
    game.battle.lifted[piece] = 0
    note(game, Event.BLINK, piece, NOBODY, x, y, 0)
