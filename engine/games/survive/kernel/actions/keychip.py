"""The KeyChip: taken, carried and dropped. Rule: SV.GAP.33."""

from engine.games.survive.kernel.board.pieces import contact_mil, is_control, is_standing, note
from engine.games.survive.kernel.codes import NOBODY, Event, KeyChip
from engine.games.survive.kernel.course.ending import check_spire
from engine.games.survive.kernel.records import Game
from engine.kernel.geometry import segment_misses


def holds_key(game: Game, piece: int) -> bool:
    """Return whether a piece has the KeyChip: the Prime CU, or who carries it."""
    return game.battle.key_state != KeyChip.ON_GROUND and game.battle.key_piece == piece


def drop_key(game: Game, piece: int) -> None:
    """Let the KeyChip fall where a piece stands, if it has it. Rules: SV.GAP.19, SV.GAP.33."""
    if holds_key(game, piece):
        game.battle.key_state = KeyChip.ON_GROUND
        game.battle.key_piece = NOBODY
        game.battle.key_x_mil = game.battle.x_mil[piece]
        game.battle.key_y_mil = game.battle.y_mil[piece]
        note(game, Event.KEYCHIP_DROPPED, piece, NOBODY, game.battle.key_x_mil, game.battle.key_y_mil, 0)


def pick_up(game: Game, piece: int, from_x: int, from_y: int) -> None:
    """Let a unit take the KeyChip that it touches on its way from a point to where it stands. Rule: SV.GAP.33."""
    if game.battle.key_state == KeyChip.ON_GROUND and not game.numbers.pickup_by_activation:
        x: int = game.battle.x_mil[piece]
        y: int = game.battle.y_mil[piece]
        reach: int = contact_mil(game.numbers)
        missed: bool = segment_misses(from_x, from_y, x, y, game.battle.key_x_mil, game.battle.key_y_mil, reach)
        if not missed:
            take_key(game, piece)
    check_spire(game)


def pick_up_here(game: Game, piece: int) -> None:
    """Let a unit take the KeyChip that it touches where it stands."""
    pick_up(game, piece, game.battle.x_mil[piece], game.battle.y_mil[piece])


def pick_up_by_activation(game: Game, piece: int, from_x: int, from_y: int) -> None:
    """Let a unit take the KeyChip that spent its whole activation beside it, where the rules ask for that."""
    stayed: bool = from_x == game.battle.x_mil[piece] and from_y == game.battle.y_mil[piece]
    if game.numbers.pickup_by_activation and stayed and game.battle.key_state == KeyChip.ON_GROUND:
        reach: int = contact_mil(game.numbers)
        key_x_mil: int = game.battle.key_x_mil
        key_y_mil: int = game.battle.key_y_mil
        if not segment_misses(from_x, from_y, from_x, from_y, key_x_mil, key_y_mil, reach):
            take_key(game, piece)
        check_spire(game)


def take_key(game: Game, piece: int) -> None:
    """Let a living unit of a Mob carry the KeyChip. Rules: SV.GAP.32, SV.GAP.33."""
    if is_standing(game, piece) and not is_control(game, piece):
        game.battle.key_state = KeyChip.CARRIED
        game.battle.key_piece = piece
        note(game, Event.KEYCHIP_TAKEN, piece, NOBODY, 0, 0, 0)
