"""The legal answers of each question, listed."""

from engine.games.survive.kernel.codes import (
    ASK_BLADE,
    ASK_CHARGE,
    ASK_DRAW,
    ASK_FACING,
    ASK_FOLLOW_ON,
    ASK_HOLD,
    ASK_HOLD_SHOT,
    ASK_LEG,
    ASK_REPLY,
    ASK_SHOT,
    ASK_SPOT,
    ASK_UNITS,
)
from engine.games.survive.kernel.players.listing.arms import (
    list_blades,
    list_charges,
    list_draws,
    list_replies,
    list_shots,
)
from engine.games.survive.kernel.players.listing.places import list_facings, list_follow_ons, list_legs, list_spots
from engine.games.survive.kernel.players.listing.units import list_units
from engine.games.survive.kernel.records import Game
from engine.kernel.choices import forget_choices, list_no_and_yes


def list_choices(game: Game) -> None:
    """List the legal answers of the question that waits; none where none does."""
    forget_choices(game.choices)
    asked: int = game.answers.question
    choices_of_places(game, asked)
    choices_of_kernel(game, asked)
    choices_of_units(game, asked)
    choices_of_arms(game, asked)


def choices_of_places(game: Game, asked: int) -> None:
    """List the legal answers of a question that `places` lists."""
    if asked == ASK_SPOT:
        list_spots(game, game.answers.side, game.answers.piece)
    elif asked == ASK_LEG:
        list_legs(game, game.answers.piece, game.answers.amount)
    elif asked == ASK_FOLLOW_ON:
        list_follow_ons(game, game.answers.piece, game.answers.amount)
    elif asked == ASK_FACING:
        list_facings(game, game.answers.piece)


def choices_of_kernel(game: Game, asked: int) -> None:
    """List the legal answers of a question that `kernel` lists."""
    if asked == ASK_HOLD:
        list_no_and_yes(game.choices)


def choices_of_units(game: Game, asked: int) -> None:
    """List the legal answers of a question that `units` lists."""
    if asked == ASK_UNITS:
        list_units(game, game.answers.side)


def choices_of_arms(game: Game, asked: int) -> None:
    """List the legal answers of a question that `arms` lists."""
    if asked == ASK_CHARGE:
        list_charges(game, game.answers.piece)
    elif asked == ASK_SHOT or asked == ASK_HOLD_SHOT:
        list_shots(game, game.answers.piece, game.answers.amount)
    elif asked == ASK_DRAW:
        list_draws(game, game.answers.piece)
    elif asked == ASK_BLADE:
        list_blades(game, game.answers.piece)
    elif asked == ASK_REPLY:
        list_replies(game)
