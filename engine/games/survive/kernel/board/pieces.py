"""Pieces: whose they are, whether they stand, their values, and rows of the log about them."""

from engine.games.survive.kernel.codes import CONTROL, NOBODY, SLACK_MIL, Effect, Event, KeyChip
from engine.games.survive.kernel.records import Game
from engine.games.survive.kernel.rules_record import Numbers
from engine.kernel.log import write


def note(game: Game, event: int, piece: int, target: int, a: int, b: int, c: int) -> None:
    """Add a row about a piece."""
    write(game.log, event, game.battle.turn, game.battle.mob[piece], piece, target, a, b, c, 0, 0)


def note_long(game: Game, event: int, piece: int, target: int, a: int, b: int, c: int, d: int, e: int) -> None:
    """Add a row about a piece that needs more numbers."""
    write(game.log, event, game.battle.turn, game.battle.mob[piece], piece, target, a, b, c, d, e)


def note_side(game: Game, event: int, side: int, a: int, b: int, c: int) -> None:
    """Add a row about a seat, Control or the whole table."""
    write(game.log, event, game.battle.turn, side, NOBODY, NOBODY, a, b, c, 0, 0)


def note_facing(game: Game, piece: int) -> None:
    """Add a row that says where a piece looks, which no other row tells. Rule: SV.GAP.39."""
    note(game, Event.FACING, piece, NOBODY, game.battle.facing_x[piece], game.battle.facing_y[piece], 0)


def is_control(game: Game, piece: int) -> bool:
    """Return whether a piece is a control unit, or a unit that has gone Red. Rule: SV.RED.2."""
    return game.battle.mob[piece] == CONTROL


def is_standing(game: Game, piece: int) -> bool:
    """Return whether a piece is on the table and neither dead nor Blinked out."""
    return game.battle.status[piece] == Effect.NONE or game.battle.status[piece] == Effect.DAZED


def is_dazed(game: Game, piece: int) -> bool:
    """Return whether a piece is Dazed, or Disabled if it is a control unit."""
    return game.battle.status[piece] == Effect.DAZED


def is_active(game: Game, piece: int) -> bool:
    """Return whether a piece stands and is not Dazed."""
    return game.battle.status[piece] == Effect.NONE


def is_of_mob(game: Game, piece: int, mob: int) -> bool:
    """Return whether a piece is a living unit of a Mob."""
    return game.battle.mob[piece] == mob and is_standing(game, piece)


def is_enemy(game: Game, piece: int, other: int) -> bool:
    """Return whether another piece stands that is not of the same side."""
    return game.battle.mob[piece] != game.battle.mob[other] and is_standing(game, other)


def is_living_unit(game: Game, piece: int) -> bool:
    """Return whether a piece is a living unit of any Mob."""
    return is_standing(game, piece) and not is_control(game, piece)


def toughness_of(game: Game, piece: int) -> int:
    """Return the Toughness on the card of a piece. Rules: SV.GAP.36, SV.GAP.32."""
    if is_control(game, piece):
        return game.numbers.control_toughness[game.battle.kind[piece]]
    return game.forces.toughness[piece]


def grit_of(game: Game, piece: int) -> int:
    """Return the Grit of a piece. Rules: SV.FCH.3, SV.GAP.36."""
    if is_control(game, piece):
        return game.numbers.control_grit[game.battle.kind[piece]]
    return game.forces.grit[piece]


def living(game: Game, mob: int) -> int:
    """Return how many units of a Mob are alive."""
    found: int = 0
    for piece in range(game.forces.pieces):
        if is_of_mob(game, piece, mob):
            found += 1
    return found


def counts_for(game: Game, piece: int, mob: int) -> bool:
    """Return whether a piece keeps a Mob in the game: its living units, and by house rule those gone Red."""
    if is_of_mob(game, piece, mob):
        return True
    was_its: bool = game.forces.mob[piece] == mob and game.battle.red[piece] == 1
    return game.numbers.red_counts_for_mob == 1 and was_its and is_standing(game, piece)


def contact_mil(numbers: Numbers) -> int:
    """Return up to which distance of centres two bases touch; a mil or two are lost by rounding."""
    return numbers.base_mil + SLACK_MIL


def key_x(game: Game) -> int:
    """Return where the KeyChip is, from the west. Rule: SV.GAP.2."""
    return (
        game.battle.key_x_mil
        if game.battle.key_state == KeyChip.ON_GROUND
        else game.battle.x_mil[game.battle.key_piece]
    )


def key_y(game: Game) -> int:
    """Return where the KeyChip is, from the south."""
    return (
        game.battle.key_y_mil
        if game.battle.key_state == KeyChip.ON_GROUND
        else game.battle.y_mil[game.battle.key_piece]
    )


def holds_key(game: Game, piece: int) -> bool:
    """Return whether a piece has the KeyChip: the Prime CU, or who carries it."""
    return game.battle.key_state != KeyChip.ON_GROUND and game.battle.key_piece == piece
