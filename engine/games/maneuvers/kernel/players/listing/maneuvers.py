"""The maneuvers that are open to somebody, as `is_legal` judges them: each with every rating, target and ally."""

from engine.games.maneuvers.kernel.codes import RATINGS
from engine.games.maneuvers.kernel.numbers.codes import NOBODY
from engine.games.maneuvers.kernel.records import Game
from engine.games.maneuvers.kernel.standing.choices import allows, clear_choice, is_legal, knows
from engine.kernel.choices import add_cell, begin_choice, proposes

MANEUVER_CELLS = 4


def list_maneuvers(game: Game, person: int) -> None:
    """List what somebody may do with an action. Rules: MN.COR.1, MN.COR.2."""
    for maneuver in range(game.manual.count):
        if knows(game, person, maneuver):
            list_namings(game, person, maneuver)
    clear_choice(game)


def list_extra(game: Game, person: int) -> None:
    """List doing without an extra maneuver, and all ways to make it. Rules: MN.AID.4, MN.GAP.17."""
    clear_choice(game)
    if proposes(game.choices):
        list_maneuver(game)
    list_namings(game, person, game.answers.amount)
    clear_choice(game)


def list_namings(game: Game, person: int, maneuver: int) -> None:
    """List a maneuver with each target and ally with which it is legal."""
    game.choice.maneuver = maneuver
    last: int = game.forces.people if game.manual.names_target[maneuver] else 0
    last_ally: int = game.forces.people if game.manual.names_ally[maneuver] else 0
    for target in range(NOBODY, last):
        for ally in range(NOBODY, last_ally):
            game.choice.target = target
            game.choice.ally = ally
            list_ratings(game, person, maneuver)


def list_ratings(game: Game, person: int, maneuver: int) -> None:
    """List a maneuver with each rating with which it is legal."""
    for rating in range(RATINGS):
        game.choice.rating = rating
        if allows(game.manual.actor_ratings[maneuver], rating) and proposes(game.choices) and is_legal(game, person):
            list_maneuver(game)


def list_maneuver(game: Game) -> None:
    """List the maneuver in `game.choice`."""
    if begin_choice(game.choices, MANEUVER_CELLS):
        add_cell(game.choices, game.choice.maneuver)
        add_cell(game.choices, game.choice.rating)
        add_cell(game.choices, game.choice.target)
        add_cell(game.choices, game.choice.ally)
