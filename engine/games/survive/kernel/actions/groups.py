"""Units that act together: Double Teams, Mob Runs and Blinks."""

from engine.games.survive.kernel.actions.keychip import pick_up_here
from engine.games.survive.kernel.actions.moving import begin, go_to, is_unharmed, offer_facing, turn_as_chosen, walk
from engine.games.survive.kernel.actions.shooting import offer_holds, offer_shot
from engine.games.survive.kernel.board.choices import clear_choice, corner_x, corner_y, refuse, stay
from engine.games.survive.kernel.board.footing import is_engaged_at, is_free, is_on_board, is_open, way_mil
from engine.games.survive.kernel.board.pieces import note
from engine.games.survive.kernel.chance import throw
from engine.games.survive.kernel.codes import NOBODY, PPM, SLACK_MIL, Action, Draw, Effect, Event
from engine.games.survive.kernel.numbers.movement import blink_x_mil, blink_y_mil, is_mob_run
from engine.games.survive.kernel.numbers.places import distance_squared, whole_root
from engine.games.survive.kernel.questions import choose_leg
from engine.games.survive.kernel.records import Game
from engine.kernel.geometry import toward

STEPS = 8
"""Moments of a Mob Run at which its members have to be together."""


def team_move(game: Game, piece: int, partner: int) -> None:
    """Let two move one after the other, in one phase. Rules: SV.MOV.9, SV.SHT.7."""
    begin(game, piece, Action.MOVE, partner)
    begin(game, partner, Action.MOVE, piece)
    walk(game, piece, Action.MOVE)
    if is_unharmed(game, partner, Effect.NONE):
        walk(game, partner, Action.MOVE)


def mob_run(game: Game, side: int) -> None:
    """Let the units that join run at the same time, and shoot before or after it. Rules: SV.MOV.11, SV.MOV.12."""
    for piece in range(game.forces.pieces):
        game.battle.runs[piece] = game.choice.joins[piece]
    for piece in range(game.forces.pieces):
        if game.battle.runs[piece]:
            begin(game, piece, Action.RUN, NOBODY)
            offer_shot(game, piece, Action.RUN)
    choose_ends(game, side)
    if keeps_together(game):
        set_down_runners(game)
    for piece in range(game.forces.pieces):
        if game.battle.runs[piece] and is_unharmed(game, piece, Effect.NONE):
            offer_shot(game, piece, Action.RUN)


def choose_ends(game: Game, side: int) -> None:
    """Ask where each runner ends; one that has been stopped in the meantime does not run."""
    for piece in range(game.forces.pieces):
        if game.battle.runs[piece] and not is_unharmed(game, piece, Effect.NONE):
            game.battle.runs[piece] = 0
        if game.battle.runs[piece]:
            clear_choice(game)
            game.choice.action = Action.RUN
            stay(game, piece)
            choose_leg(game, side, piece, game.forces.run_mil[piece])
            turn_as_chosen(game, piece)
            game.battle.to_x_mil[piece] = game.choice.x_mil
            game.battle.to_y_mil[piece] = game.choice.y_mil
            if goes_elsewhere(game, piece) and not is_run(game, piece):
                refuse(game, side)


def is_run(game: Game, piece: int) -> bool:
    """Return whether a runner wants to go where it can, on the table; room is looked for when all have said so."""
    on_board: bool = is_on_board(game, game.battle.to_x_mil[piece], game.battle.to_y_mil[piece])
    return on_board and may_run_there(game, piece)


def goes_elsewhere(game: Game, piece: int) -> bool:
    """Return whether a runner does not want to stay where it is."""
    stays: bool = game.battle.to_x_mil[piece] == game.battle.x_mil[piece]
    return not stays or game.battle.to_y_mil[piece] != game.battle.y_mil[piece]


def keeps_together(game: Game) -> bool:
    """Return whether all runners can go where they want, and keep together on the whole way. Rule: SV.GAP.38."""
    for piece in range(game.forces.pieces):
        if game.battle.runs[piece] and not may_run_there(game, piece):
            return False
    if not find_room(game):
        return False
    for step in range(STEPS + 1):
        list_runners(game, step)
        if not is_mob_run(game.numbers, game.places):
            return False
    return True


def may_run_there(game: Game, piece: int) -> bool:
    """Return whether a runner can go straight to where it wants, whatever the others do."""
    x: int = game.battle.to_x_mil[piece]
    y: int = game.battle.to_y_mil[piece]
    if way_mil(game, piece, x, y) > game.forces.run_mil[piece] or is_engaged_at(game, piece, x, y):
        return False
    return is_open(game, piece, x, y, NOBODY)


def find_room(game: Game) -> bool:
    """Return whether all runners can stand where they want at the same time. Rule: SV.MOV.12."""
    lift_runners(game)
    found: bool = True
    for piece in range(game.forces.pieces):
        if game.battle.runs[piece]:
            found = found and is_free(game, piece, game.battle.to_x_mil[piece], game.battle.to_y_mil[piece])
            found = found and not meets_runner(game, piece)
    for piece in range(game.forces.pieces):
        game.battle.lifted[piece] = 0
    return found


def lift_runners(game: Game) -> None:
    """Lift all runners off the table."""
    for piece in range(game.forces.pieces):
        game.battle.lifted[piece] = game.battle.runs[piece]


def meets_runner(game: Game, piece: int) -> bool:
    """Return whether a runner wants to stand where another one before it does."""
    least: int = game.numbers.base_mil - SLACK_MIL
    x: int = game.battle.to_x_mil[piece]
    y: int = game.battle.to_y_mil[piece]
    for other in range(piece):
        other_x: int = game.battle.to_x_mil[other]
        other_y: int = game.battle.to_y_mil[other]
        if game.battle.runs[other] and distance_squared(x, y, other_x, other_y) < least * least:
            return True
    return False


def list_runners(game: Game, step: int) -> None:
    """List where the runners are after so many of the steps of their way."""
    found: int = 0
    for piece in range(game.forces.pieces):
        if game.battle.runs[piece]:
            x: int = game.battle.x_mil[piece]
            y: int = game.battle.y_mil[piece]
            game.places.x_mil[found] = x + (game.battle.to_x_mil[piece] - x) * step // STEPS
            game.places.y_mil[found] = y + (game.battle.to_y_mil[piece] - y) * step // STEPS
            found += 1
    game.places.count = found


def set_down_runners(game: Game) -> None:
    """Lift all runners and set them down where they want."""
    lift_runners(game)
    for piece in range(game.forces.pieces):
        if game.battle.runs[piece] and game.battle.over == 0:
            x: int = game.battle.to_x_mil[piece]
            y: int = game.battle.to_y_mil[piece]
            if x != game.battle.x_mil[piece] or y != game.battle.y_mil[piece]:
                go_to(game, piece, x, y, Action.RUN)
            game.battle.lifted[piece] = 0
    offer_holds(game)


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
