"""The best maneuver that is open to somebody, with the best rating, target and ally."""

from engine.games.maneuvers.kernel.numbers.codes import NOBODY
from engine.games.maneuvers.kernel.players.heuristic.opposing import best_rating, expect_opponent
from engine.games.maneuvers.kernel.players.heuristic.worth import supposed_worth
from engine.games.maneuvers.kernel.records import Game
from engine.games.maneuvers.kernel.standing.choices import is_legal, knows


def choose_best(game: Game, person: int) -> None:
    """Choose the maneuver that is worth most; one is open."""
    game.outlook.found = 0
    for maneuver in range(game.manual.count):
        if knows(game, person, maneuver) and weigh_namings(game, person, maneuver):
            game.outlook.open[maneuver] += 1
    take_best(game)
    game.outlook.chosen[game.choice.maneuver] += 1


def choose_best_naming(game: Game, person: int, maneuver: int) -> bool:
    """Choose how one maneuver is made best; return whether that is worth anything."""
    game.outlook.found = 0
    is_open: bool = weigh_namings(game, person, maneuver)
    take_best(game)
    return is_open and game.outlook.best_worth > 0


def take_best(game: Game) -> None:
    """Make the best maneuver that was found the choice."""
    game.choice.maneuver = game.outlook.best_maneuver
    game.choice.rating = game.outlook.best_rating
    game.choice.target = game.outlook.best_target
    game.choice.ally = game.outlook.best_ally


def weigh_namings(game: Game, person: int, maneuver: int) -> bool:
    """Weigh a maneuver with every target and ally with which it is legal; return whether it is with any."""
    is_open: bool = False
    game.choice.maneuver = maneuver
    game.choice.rating = best_rating(game, person, game.manual.actor_ratings[maneuver])
    last: int = game.forces.people if game.manual.names_target[maneuver] else 0
    last_ally: int = game.forces.people if game.manual.names_ally[maneuver] else 0
    for target in range(NOBODY, last):
        for ally in range(NOBODY, last_ally):
            game.choice.target = target
            game.choice.ally = ally
            if is_legal(game, person):
                is_open = True
                weigh(game, person)
    return is_open


def weigh(game: Game, person: int) -> None:
    """Keep the chosen maneuver if it is worth more than the best so far."""
    game.outlook.actor = person
    game.outlook.maneuver = game.choice.maneuver
    game.outlook.rating = game.choice.rating
    game.outlook.target = game.choice.target
    game.outlook.ally = game.choice.ally
    expect_opponent(game)
    worth: int = supposed_worth(game, False)
    if game.outlook.found == 0 or worth > game.outlook.best_worth:
        game.outlook.found = 1
        game.outlook.best_worth = worth
        game.outlook.best_maneuver = game.choice.maneuver
        game.outlook.best_rating = game.choice.rating
        game.outlook.best_target = game.choice.target
        game.outlook.best_ally = game.choice.ally
