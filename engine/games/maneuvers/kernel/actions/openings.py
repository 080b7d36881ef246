"""Whether anything is open to somebody: the first legal choice that there is."""

from engine.games.maneuvers.kernel.actions.choices import allows, is_legal, knows
from engine.games.maneuvers.kernel.codes import RATINGS
from engine.games.maneuvers.kernel.numbers.codes import NOBODY
from engine.games.maneuvers.kernel.records import Game


def any_maneuver(game: Game, person: int, only: int) -> bool:
    """Choose the first legal maneuver, or `only` that one; return whether there is one. Rule: MN.COR.1."""
    for maneuver in range(game.manual.count):
        wanted: bool = only == NOBODY or maneuver == only
        if wanted and knows(game, person, maneuver) and any_naming(game, person, maneuver):
            return True
    return False


def any_naming(game: Game, person: int, maneuver: int) -> bool:
    """Choose a maneuver with the first target and ally with which it is legal; return whether it is with any."""
    game.choice.maneuver = maneuver
    game.choice.rating = any_rating(game.manual.actor_ratings[maneuver])
    last: int = game.forces.people if game.manual.names_target[maneuver] else 0
    last_ally: int = game.forces.people if game.manual.names_ally[maneuver] else 0
    for target in range(NOBODY, last):
        for ally in range(NOBODY, last_ally):
            game.choice.target = target
            game.choice.ally = ally
            if is_legal(game, person):
                return True
    return False


def any_rating(ratings: int) -> int:
    """Return the first of a set of ratings, NOBODY if it is empty."""
    for rating in range(RATINGS):
        if allows(ratings, rating):
            return rating
    return NOBODY
