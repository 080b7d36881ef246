"""Who opposes a maneuver: whom the actor has to expect, and whom the heuristic player sends. Rule: MN.HOUSE.4."""

from engine.games.maneuvers.kernel.codes import RATINGS, Scope
from engine.games.maneuvers.kernel.numbers.codes import NOBODY
from engine.games.maneuvers.kernel.numbers.rolls import opposes_better
from engine.games.maneuvers.kernel.players.heuristic.worth import supposed_worth
from engine.games.maneuvers.kernel.records import Game
from engine.games.maneuvers.kernel.standing.choices import allows, is_legal_opposition
from engine.games.maneuvers.kernel.standing.lasting import lasting_on
from engine.games.maneuvers.kernel.standing.people import is_enemy, rating_of


def expect_opponent(game: Game) -> None:
    """Suppose who opposes the supposed maneuver: the target where it has to, else whoever does it best."""
    actor: int = game.outlook.actor
    maneuver: int = game.outlook.maneuver
    ratings: int = game.manual.opponent_ratings[maneuver]
    if game.manual.opposed_by_target[maneuver]:
        game.outlook.opponent = game.outlook.target
    else:
        game.outlook.opponent = best_against(game, actor, ratings)
    game.outlook.opposing_rating = best_rating(game, game.outlook.opponent, ratings)


def best_against(game: Game, actor: int, ratings: int) -> int:
    """Return the enemy who opposes best with any of a set of ratings. Rule: MN.HOUSE.4."""
    best: int = NOBODY
    best_worth: int = 0
    for person in range(game.forces.people):
        if is_enemy(game, actor, person):
            worth: int = rating_of(game, person, best_rating(game, person, ratings))
            worth -= lasting_on(game, person, Scope.MANEUVERS_AGAINST)
            if best == NOBODY or is_better(game, person, worth, best, best_worth):
                best = person
                best_worth = worth
    return best


def is_better(game: Game, person: int, worth: int, than: int, than_worth: int) -> bool:
    """Return whether one opposes better than another. Rule: MN.HOUSE.4."""
    armor: int = game.forces.armor[than]
    rank: int = game.forces.rank[than]
    return opposes_better(worth, game.forces.armor[person], game.forces.rank[person], than_worth, armor, rank)


def best_rating(game: Game, person: int, ratings: int) -> int:
    """Return which of a set of ratings is somebody's highest, the first of equals."""
    best: int = NOBODY
    for rating in range(RATINGS):
        if allows(ratings, rating) and (best == NOBODY or is_higher(game, person, rating, best)):
            best = rating
    return best


def is_higher(game: Game, person: int, rating: int, than: int) -> bool:
    """Return whether somebody is better at one rating than at another."""
    return rating_of(game, person, rating) > rating_of(game, person, than)


def choose_best_opponent(game: Game, actor: int) -> None:
    """Choose who opposes the maneuver that goes on, so that it is worth least. Rules: MN.COR.3, MN.GAP.6."""
    suppose_going_on(game, actor)
    game.outlook.found = 0
    for person in range(game.forces.people):
        if is_enemy(game, actor, person):
            game.choice.opponent = person
            game.choice.rating = best_rating(game, person, game.manual.opponent_ratings[game.battle.maneuver])
            if is_legal_opposition(game, actor):
                weigh_opponent(game)
    game.choice.opponent = game.outlook.best_opponent
    game.choice.rating = game.outlook.best_rating


def suppose_going_on(game: Game, actor: int) -> None:
    """Suppose the maneuver that goes on, still unopposed."""
    game.outlook.actor = actor
    game.outlook.maneuver = game.battle.maneuver
    game.outlook.rating = game.battle.rating
    game.outlook.target = game.battle.target
    game.outlook.ally = game.battle.ally


def weigh_opponent(game: Game) -> None:
    """Keep the chosen opponent if the maneuver is worth less against them than against the best so far."""
    game.outlook.opponent = game.choice.opponent
    game.outlook.opposing_rating = game.choice.rating
    worth: int = supposed_worth(game, True)
    if game.outlook.found == 0 or worth < game.outlook.best_worth:
        game.outlook.found = 1
        game.outlook.best_worth = worth
        game.outlook.best_opponent = game.choice.opponent
        game.outlook.best_rating = game.choice.rating
