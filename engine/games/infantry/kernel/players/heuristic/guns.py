"""How the heuristic player handles crewed weapons: it sets them up near the enemy, fires and swings them."""

from engine.games.infantry.kernel.acting.choices import clear_choice, is_legal
from engine.games.infantry.kernel.codes import FREE_FIRE, NOBODY, SET_UP, SWING
from engine.games.infantry.kernel.crewing.guns import free_fire_faults
from engine.games.infantry.kernel.firing.arcs import gun_covers
from engine.games.infantry.kernel.players.heuristic.aims import bearing_to, chooses_target
from engine.games.infantry.kernel.records import Game
from engine.games.infantry.kernel.standing.people import distance_of


def chooses_gun(game: Game, person: int, enemy: int) -> bool:
    """Choose what a trooper does with the crewed weapon it controls; return whether there is something to do."""
    gun: int = game.battle.gun[person]
    if gun == NOBODY:
        return False
    if not game.battle.gun_stands[gun]:
        return is_near_enough(game, person, enemy) and chooses_direction(game, person, enemy, SET_UP)
    for target in range(game.forces.people):
        if free_fire_faults(game, person, target) == 0:
            return chooses_target(game, person, FREE_FIRE, target)
    column: int = game.battle.column[enemy]
    if gun_covers(game, person, column, game.battle.row[enemy]):
        return False
    return chooses_direction(game, person, enemy, SWING)


def is_near_enough(game: Game, person: int, enemy: int) -> bool:
    """Return whether an enemy is within twice the short range of the crewed weapon that a trooper carries."""
    weapon: int = game.forces.gun[game.battle.gun[person]]
    return distance_of(game, person, enemy) <= 2 * game.arsenal.short_dots[weapon]


def chooses_direction(game: Game, person: int, enemy: int, action: int) -> bool:
    """Choose to lay the arc of a crewed weapon over an enemy; return whether it is legal."""
    clear_choice(game)
    game.choice.action = action
    game.choice.bearing = bearing_to(game, person, enemy)
    return is_legal(game, person)
