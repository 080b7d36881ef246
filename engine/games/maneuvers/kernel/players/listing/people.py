"""The characters that a player may choose: who opposes, and who is noticed."""

from engine.games.maneuvers.kernel.codes import RATINGS
from engine.games.maneuvers.kernel.records import Game
from engine.games.maneuvers.kernel.standing.choices import clear_choice, is_hidden_enemy, is_legal_opposition
from engine.kernel.choices import add_cell, begin_choice, list_cell, proposes


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
