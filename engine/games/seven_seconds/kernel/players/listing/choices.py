"""The legal answers of each question, listed."""

from engine.games.seven_seconds.kernel.codes import (
    ASK_ACTION,
    ASK_EXTRA_BLIP,
    ASK_INTERCEPTION,
    ASK_PIECE,
    ASK_PURSUIT,
    ASK_REVEAL,
    ASK_SHARES,
    ASK_WITHDRAWAL,
)
from engine.games.seven_seconds.kernel.players.listing.actions import list_actions
from engine.games.seven_seconds.kernel.players.listing.pieces import list_extra_blips, list_pieces, list_reveals
from engine.games.seven_seconds.kernel.players.listing.shares import list_shares
from engine.games.seven_seconds.kernel.records import Game
from engine.kernel.choices import forget_choices, list_no_and_yes


def list_choices(game: Game) -> None:
    """List the legal answers of the question that waits; none where none does."""
    forget_choices(game.choices)
    asked: int = game.answers.question
    if asked == ASK_PIECE:
        list_pieces(game, game.answers.side)
    elif asked == ASK_ACTION:
        list_actions(game, game.answers.piece)
    elif asked == ASK_SHARES:
        list_shares(game, game.answers.piece, game.answers.amount)
    elif asked == ASK_WITHDRAWAL or asked == ASK_PURSUIT or asked == ASK_INTERCEPTION:
        list_no_and_yes(game.choices)
    elif asked == ASK_EXTRA_BLIP:
        list_extra_blips(game, game.answers.side)
    elif asked == ASK_REVEAL:
        list_reveals(game, game.answers.side)
