"""What the heuristic player thinks of targets and places, by what its side knows."""

from engine.games.battlesuit.kernel.board.places import points_apart
from engine.games.battlesuit.kernel.board.sighting import sees
from engine.games.battlesuit.kernel.board.soldiers import end_of, first_of
from engine.games.battlesuit.kernel.codes import FAR, NOBODY, UNKNOWN
from engine.games.battlesuit.kernel.legal.targets import may_attack
from engine.games.battlesuit.kernel.numbers.cards import attack_of, shield_of
from engine.games.battlesuit.kernel.records import Game

LEAST_STRENGTH = 0
USUAL_SHIELD = 2


def nearest_enemy(game: Game, side: int, dot: int) -> int:
    """Return the enemy on the map that is nearest to a point, or NOBODY."""
    nearest: int = NOBODY
    least: int = FAR
    for enemy in range(first_of(1 - side), end_of(game, 1 - side)):
        if game.view.seen[enemy]:
            apart: int = points_apart(game, dot, game.view.dot[enemy])
            if apart < least:
                least = apart
                nearest = enemy
    return nearest


def best_target(game: Game, side: int, soldier: int) -> int:
    """Return the enemy that is easiest to hit by what is known of it, or NOBODY if none is worth a shot."""
    best: int = NOBODY
    most: int = LEAST_STRENGTH - 1
    for enemy in range(first_of(1 - side), end_of(game, 1 - side)):
        if game.view.seen[enemy] and may_attack(game, soldier, enemy):
            ease: int = ease_of(game, soldier, enemy)
            if ease > most:
                most = ease
                best = enemy
    return best


def ease_of(game: Game, soldier: int, enemy: int) -> int:
    """Return about how strong an attack on an enemy would be; an unknown shield is taken to be middling."""
    dot: int = game.view.dot[enemy]
    steps: int = points_apart(game, game.soldiers.dot[soldier], dot)
    ease: int = -steps // game.cards.attenuation_points[game.forces.card[soldier]]
    ease += attack_of(game.cards, game.forces.card[soldier], game.soldiers.hits[soldier])
    ease -= shield_known(game, enemy)
    ease += game.numbers.cover_mod[game.land.terrain[dot]]
    if game.view.painted[enemy]:
        ease += game.numbers.painted
    if not sees(game, soldier, enemy):
        ease += game.numbers.indirect
    return ease


def shield_known(game: Game, enemy: int) -> int:
    """Return the shield of an enemy if its card has been proved, else what is usual."""
    card: int = game.view.card[enemy]
    if card == UNKNOWN:
        return USUAL_SHIELD
    return shield_of(game.numbers, game.cards, card, game.view.hits[enemy])
