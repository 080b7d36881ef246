"""The random player: every decision drawn by lot, those that are not legal drawn again some times."""

from engine.games.maneuvers.kernel.actions.choices import (
    allows,
    is_hidden_enemy,
    is_legal,
    may_oppose,
)
from engine.games.maneuvers.kernel.actions.openings import any_maneuver
from engine.games.maneuvers.kernel.chance import pick
from engine.games.maneuvers.kernel.codes import PEOPLE, POLICY_DRAW, RATINGS
from engine.games.maneuvers.kernel.numbers.codes import NOBODY
from engine.games.maneuvers.kernel.records import Game

RANDOM_TRIES = 24


def random_maneuver(game: Game, person: int) -> None:
    """Draw maneuvers until one is legal, with whom it names; else take the first that is."""
    tries: int = 0
    while tries < RANDOM_TRIES:
        game.choice.maneuver = pick(game, person, POLICY_DRAW, game.manual.count)
        draw_naming(game, person)
        if is_legal(game, person):
            return
        tries += 1
    any_maneuver(game, person, NOBODY)


def draw_naming(game: Game, person: int) -> None:
    """Draw with which rating the chosen maneuver is made, and whom it names."""
    maneuver: int = game.choice.maneuver
    game.choice.rating = draw_rating(game, person, game.manual.actor_ratings[maneuver])
    game.choice.target = NOBODY
    game.choice.ally = NOBODY
    if game.manual.names_target[maneuver]:
        game.choice.target = pick(game, person, POLICY_DRAW, game.forces.people)
    if game.manual.names_ally[maneuver]:
        game.choice.ally = pick(game, person, POLICY_DRAW, game.forces.people + 1) - 1


def draw_rating(game: Game, actor: int, ratings: int) -> int:
    """Return one of a set of ratings, which has one at least."""
    count: int = 0
    for rating in range(RATINGS):
        count += 1 if allows(ratings, rating) else 0
    left: int = pick(game, actor, POLICY_DRAW, count)
    for rating in range(RATINGS):
        if allows(ratings, rating):
            if left == 0:
                return rating
            left -= 1
    return NOBODY


def random_opposition(game: Game, side: int, actor: int) -> None:
    """Draw who opposes of those who may, and with which rating."""
    game.choice.rating = draw_rating(game, PEOPLE + side, game.manual.opponent_ratings[game.battle.maneuver])
    count: int = 0
    for person in range(game.forces.people):
        count += 1 if may_oppose(game, actor, person) else 0
    left: int = pick(game, PEOPLE + side, POLICY_DRAW, count)
    for person in range(game.forces.people):
        if may_oppose(game, actor, person):
            if left == 0:
                game.choice.opponent = person
            left -= 1


def random_extra(game: Game, person: int) -> None:
    """Draw how an extra maneuver is made until it is legal, or do without it."""
    maneuver: int = game.battle.maneuver
    tries: int = 0
    while tries < RANDOM_TRIES:
        game.choice.maneuver = maneuver
        draw_naming(game, person)
        if is_legal(game, person):
            return
        tries += 1
    game.choice.maneuver = NOBODY


def random_noticed(game: Game, person: int) -> None:
    """Draw who is noticed of the hidden enemies."""
    count: int = 0
    for enemy in range(game.forces.people):
        count += 1 if is_hidden_enemy(game, person, enemy) else 0
    left: int = pick(game, person, POLICY_DRAW, count)
    for enemy in range(game.forces.people):
        if is_hidden_enemy(game, person, enemy):
            if left == 0:
                game.choice.target = enemy
            left -= 1


def random_escape(game: Game, person: int) -> bool:
    """Leave, or stay."""
    return pick(game, person, POLICY_DRAW, 2) == 1


def random_payment(game: Game, person: int) -> bool:
    """Pay, or not."""
    return pick(game, person, POLICY_DRAW, 2) == 1
