"""The log row of a line of sight: why a shot or a scan is as easy as it is."""

from engine.games.seven_seconds.kernel.board.pieces import side_of
from engine.games.seven_seconds.kernel.codes import Event
from engine.games.seven_seconds.kernel.records import Game
from engine.kernel.log import write


def note_sight(game: Game, piece: int, target: int) -> None:
    """Log the last look: range, cover, pieces between, inches of heavy cover."""
    write(
        game.log,
        Event.LINE_OF_SIGHT,
        game.battle.round,
        side_of(piece),
        piece,
        target,
        game.sight.range_mil,
        game.sight.cover,
        game.sight.light_pieces,
        game.sight.heavy_pieces,
        game.sight.heavy_mil,
    )
