"""The legal answers of every question, listed: maneuvers as `is_legal` judges them, who opposes, who is noticed."""

from engine.games.maneuvers.kernel.codes import RATINGS
from engine.games.maneuvers.kernel.numbers.codes import NOBODY
from engine.games.maneuvers.kernel.records import Game
from engine.games.maneuvers.kernel.standing.choices import (
    allows,
    clear_choice,
    end_of_allies,
    end_of_targets,
    is_hidden_enemy,
    is_legal,
    is_legal_opposition,
    knows,
)
from engine.kernel.choices import add_cell, begin_choice, list_cell, proposes

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
    allies: int = end_of_allies(game, maneuver)
    for target in range(NOBODY, end_of_targets(game, maneuver)):
        for ally in range(NOBODY, allies):
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


def list_opposition(game: Game, actor: int) -> None:
    """List who may oppose, with each rating. Rules: MN.COR.3, MN.GAP.5, MN.GAP.6."""
    for person in range(game.forces.people):
        for rating in range(RATINGS):
            game.choice.opponent = person
            game.choice.rating = rating
            if proposes(game.choices) and is_legal_opposition(game, actor) and begin_choice(game.choices, 2):
                add_cell(game.choices, person)
                add_cell(game.choices, rating)
    clear_choice(game)


def list_noticed(game: Game, actor: int) -> None:
    """List the hidden enemies. Rule: MN.OBS.4."""
    for person in range(game.forces.people):
        if is_hidden_enemy(game, actor, person):
            list_cell(game.choices, person)
