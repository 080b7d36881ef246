"""Setting up: where units start, and rows for all that stands on the table. Rules: SV.HOUSE.2, SV.GAP.41."""

from engine.games.survive.kernel.actions.moving import is_facing, takes_facing
from engine.games.survive.kernel.board.choices import clear_choice, corner_x, corner_y, may_start_at, refuse, stay
from engine.games.survive.kernel.board.footing import is_free
from engine.games.survive.kernel.board.pieces import is_control, note_long
from engine.games.survive.kernel.board.sight import face
from engine.games.survive.kernel.codes import NOBODY, Event
from engine.games.survive.kernel.questions import choose_spot
from engine.games.survive.kernel.records import Game

GRAIN_MIL = 250


def set_up(game: Game) -> None:
    """Note the control units, and let each player set up a Mob at its corner."""
    for piece in range(game.forces.pieces):
        game.battle.lifted[piece] = 0 if is_control(game, piece) else 1
        if is_control(game, piece):
            note_place(game, Event.CONTROL_UNIT, piece)
    for piece in range(game.forces.pieces):
        if not is_control(game, piece):
            deploy(game, game.battle.mob[piece], piece)


def note_place(game: Game, event: int, piece: int) -> None:
    """Add a row of where a piece stands and which way it faces."""
    x: int = game.battle.x_mil[piece]
    y: int = game.battle.y_mil[piece]
    note_long(
        game,
        event,
        piece,
        NOBODY,
        x,
        y,
        game.battle.facing_x[piece],
        game.battle.facing_y[piece],
        game.battle.kind[piece],
    )


def deploy(game: Game, side: int, piece: int) -> None:
    """Set a unit up where its player wants it, or at the free place nearest to its corner. Rule: SV.GAP.41."""
    game.battle.x_mil[piece] = corner_x(game, side)
    game.battle.y_mil[piece] = corner_y(game, side)
    face(game, piece, game.board.spire_x_mil, game.board.spire_y_mil)
    clear_choice(game)
    stay(game, piece)
    choose_spot(game, side, piece)
    if not may_start_at(game, side, piece) or not is_facing(game):
        refuse(game, side)
    if not may_start_at(game, side, piece):
        find_start(game, side, piece)
    game.battle.x_mil[piece] = game.choice.x_mil
    game.battle.y_mil[piece] = game.choice.y_mil
    game.battle.lifted[piece] = 0
    face(game, piece, game.board.spire_x_mil, game.board.spire_y_mil)
    takes_facing(game, piece)
    note_place(game, Event.DEPLOYED, piece)


def find_start(game: Game, side: int, piece: int) -> None:
    """Choose the free place nearest to a corner, row by row outwards; a Mob without room stands as close as it can."""
    inward_x: int = -1 if corner_x(game, side) > 0 else 1
    inward_y: int = -1 if corner_y(game, side) > 0 else 1
    most: int = max(game.board.width_mil, game.board.depth_mil) // GRAIN_MIL
    for ring in range(1, most):
        for step in range(2 * ring + 1):
            out: int = min(step, ring) * GRAIN_MIL
            up: int = min(2 * ring - step, ring) * GRAIN_MIL
            game.choice.x_mil = corner_x(game, side) + inward_x * out
            game.choice.y_mil = corner_y(game, side) + inward_y * up
            if is_free(game, piece, game.choice.x_mil, game.choice.y_mil):
                return
