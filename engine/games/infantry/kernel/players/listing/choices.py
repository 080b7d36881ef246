"""The legal answers of each question, listed."""

from engine.games.infantry.kernel.codes import ASK_ACTION, ASK_COVER, ASK_PLACE, ASK_REACTION, ASK_TROOPER
from engine.games.infantry.kernel.players.listing.actions import list_actions
from engine.games.infantry.kernel.players.listing.people import list_places, list_troopers
from engine.games.infantry.kernel.records import Game
from engine.kernel.choices import forget_choices, list_no_and_yes


def list_choices(game: Game) -> None:
    """List the legal answers of the question that waits; none where none does."""
    forget_choices(game.choices)
    asked: int = game.answers.question
    if asked == ASK_PLACE:
        list_places(game, game.answers.side)
    elif asked == ASK_TROOPER:
        list_troopers(game, game.answers.side)
    elif asked == ASK_ACTION:
        list_actions(game, game.answers.piece)
    elif asked == ASK_REACTION or asked == ASK_COVER:
        list_no_and_yes(game.choices)
