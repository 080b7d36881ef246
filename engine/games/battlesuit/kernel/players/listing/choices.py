"""The legal answers of each question, listed."""

from engine.games.battlesuit.kernel.codes import (
    ASK_ACTION,
    ASK_COVER,
    ASK_CRUSADER,
    ASK_DEPLOYMENT,
    ASK_DETONATION,
    ASK_ENGINEER,
    ASK_ENTRY,
    ASK_EXTRA_STEP,
    ASK_FACING,
    ASK_GROUP,
    ASK_INITIATIVE,
    ASK_LANDING,
    ASK_MINE,
    ASK_MORALE_POINTS,
    ASK_QUERY,
    ASK_REACTION,
    ASK_REORGANISATION,
    ASK_STEALTH,
    ASK_STEP,
    ASK_TARGET,
    ASK_UNIT,
)
from engine.games.battlesuit.kernel.players.listing.course import list_actions, list_units
from engine.games.battlesuit.kernel.players.listing.fire import list_queries, list_reactors, list_targets
from engine.games.battlesuit.kernel.players.listing.moves import (
    list_extra_steps,
    list_facings,
    list_payments,
    list_steps,
)
from engine.games.battlesuit.kernel.players.listing.places import list_beginnings, list_entries, list_mine_points
from engine.games.battlesuit.kernel.players.listing.support import (
    list_covers,
    list_crusaders,
    list_members,
    list_morale_points,
    list_repairs,
)
from engine.games.battlesuit.kernel.records import Game
from engine.kernel.choices import forget_choices, list_no_and_yes


def list_choices(game: Game) -> None:
    """List the legal answers of the question that waits; none where none does."""
    forget_choices(game.choices)
    asked: int = game.answers.question
    choices_of_places(game, asked)
    choices_of_kernel(game, asked)
    choices_of_course(game, asked)
    choices_of_moves(game, asked)
    choices_of_fire(game, asked)
    choices_of_support(game, asked)


def choices_of_places(game: Game, asked: int) -> None:
    """List the legal answers of a question that `places` lists."""
    if asked == ASK_DEPLOYMENT:
        list_beginnings(game, game.answers.piece)
    elif asked == ASK_ENTRY:
        list_entries(game, game.answers.piece)
    elif asked == ASK_MINE:
        list_mine_points(game, game.answers.amount)


def choices_of_kernel(game: Game, asked: int) -> None:
    """List the legal answers of a question that `kernel` lists."""
    if asked == ASK_INITIATIVE or asked == ASK_STEALTH or asked == ASK_DETONATION or asked == ASK_REORGANISATION:
        list_no_and_yes(game.choices)


def choices_of_course(game: Game, asked: int) -> None:
    """List the legal answers of a question that `course` lists."""
    if asked == ASK_UNIT:
        list_units(game, game.answers.side)
    elif asked == ASK_ACTION:
        list_actions(game, game.answers.piece)


def choices_of_moves(game: Game, asked: int) -> None:
    """List the legal answers of a question that `moves` lists."""
    if asked == ASK_STEP:
        list_steps(game, game.answers.piece)
    elif asked == ASK_FACING:
        list_facings(game)
    elif asked == ASK_LANDING:
        list_payments(game, game.answers.piece, game.answers.amount)
    elif asked == ASK_EXTRA_STEP:
        list_extra_steps(game, game.answers.piece)


def choices_of_fire(game: Game, asked: int) -> None:
    """List the legal answers of a question that `fire` lists."""
    if asked == ASK_TARGET:
        list_targets(game, game.answers.piece)
    elif asked == ASK_REACTION:
        list_reactors(game, game.answers.side, game.answers.piece)
    elif asked == ASK_QUERY:
        list_queries(game, game.answers.piece)


def choices_of_support(game: Game, asked: int) -> None:
    """List the legal answers of a question that `support` lists."""
    if asked == ASK_MORALE_POINTS:
        list_morale_points(game, game.answers.amount)
    elif asked == ASK_GROUP:
        list_members(game, game.answers.side)
    elif asked == ASK_CRUSADER:
        list_crusaders(game, game.answers.piece)
    elif asked == ASK_ENGINEER:
        list_repairs(game, game.answers.piece, game.answers.amount)
    elif asked == ASK_COVER:
        list_covers(game, game.answers.piece)
