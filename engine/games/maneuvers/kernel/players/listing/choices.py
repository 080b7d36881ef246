"""The legal answers of each question, listed."""

from engine.games.maneuvers.kernel.codes import (
    ASK_ESCAPE,
    ASK_EXTRA,
    ASK_MANEUVER,
    ASK_NOTICED,
    ASK_OPPOSITION,
    ASK_PAYMENT,
)
from engine.games.maneuvers.kernel.players.listing.maneuvers import list_extra, list_maneuvers
from engine.games.maneuvers.kernel.players.listing.people import list_noticed, list_opposition
from engine.games.maneuvers.kernel.records import Game
from engine.kernel.choices import forget_choices, list_no_and_yes


def list_choices(game: Game) -> None:
    """List the legal answers of the question that waits; none where none does."""
    forget_choices(game.choices)
    asked: int = game.answers.question
    if asked == ASK_MANEUVER:
        list_maneuvers(game, game.answers.piece)
    elif asked == ASK_OPPOSITION:
        list_opposition(game, game.answers.piece)
    elif asked == ASK_EXTRA:
        list_extra(game, game.answers.piece)
    elif asked == ASK_NOTICED:
        list_noticed(game, game.answers.piece)
    elif asked == ASK_ESCAPE or asked == ASK_PAYMENT:
        list_no_and_yes(game.choices)
