"""The KeyChip: taken, carried and dropped. Rule: SV.GAP.33."""

from engine.games.survive.kernel.board.footing import is_at_spire
from engine.games.survive.kernel.board.pieces import contact_mil, holds_key, is_control, is_standing, note
from engine.games.survive.kernel.codes import NOBODY, Ending, Event, KeyChip, WayToWin
from engine.games.survive.kernel.records import Game
from engine.kernel.geometry import segment_misses


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


def end_level(game: Game, winner: int, ending: int) -> None:
    """End the level; the winner is a seat, CONTROL or NOBODY."""
    game.battle.over = 1
    game.battle.winner = winner
    game.battle.ending = ending


def is_way(game: Game, way: int) -> bool:
    """Return whether a level can be won in a way. Rule: SV.GAP.40."""
    return game.forces.ways[0] == way or game.forces.ways[1] == way or game.forces.ways[2] == way


def check_spire(game: Game) -> None:
    """End the level if the KeyChip has been carried to the spire. Rules: SV.VIC.1, SV.GAP.33."""
    if game.battle.over == 0 and game.battle.key_state == KeyChip.CARRIED and is_way(game, WayToWin.KEYCHIP_TO_SPIRE):
        carrier: int = game.battle.key_piece
        if is_at_spire(game, carrier):
            mob: int = game.battle.mob[carrier]
            game.battle.levels_up[mob] += 1
            note(game, Event.LEVELS_UP, carrier, NOBODY, 0, 0, 0)
            end_level(game, mob, Ending.KEYCHIP_AT_SPIRE)
