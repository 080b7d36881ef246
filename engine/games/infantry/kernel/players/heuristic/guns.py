"""How the heuristic player handles crewed weapons: set up in sight of the enemy, fired, swung, and carried on."""

from engine.games.infantry.kernel.acting.choices import clear_choice, is_legal
from engine.games.infantry.kernel.codes import NOBODY, Action
from engine.games.infantry.kernel.firing.arcs import gun_covers
from engine.games.infantry.kernel.firing.attacks import shot_refused
from engine.games.infantry.kernel.firing.guns import free_fire_faults, stands
from engine.games.infantry.kernel.players.heuristic.aims import bearing_to, chooses_target
from engine.games.infantry.kernel.players.heuristic.worth import number_with, usual_points, value_of, ways_to_hit
from engine.games.infantry.kernel.records import Game
from engine.games.infantry.kernel.standing.cards import load_arms
from engine.games.infantry.kernel.standing.people import is_enemy

GUN_NUMBER = 9
"""The highest target number for which a crewed weapon is set up, or swung, or stays where it is."""
WAITING_TURNS = 3
"""How long a crewed weapon that stands waits for somebody to come."""


def chooses_gun(game: Game, person: int) -> bool:
    """Choose what a trooper does with the crewed weapon it controls; return whether there is something to do."""
    if game.battle.gun[person] == NOBODY:
        return False
    if not stands(game, person):
        return chooses_direction(game, person, gun_target(game, person), Action.SET_UP)
    if chooses_target(game, person, Action.FREE_FIRE, free_target(game, person)):
        return True
    target: int = gun_target(game, person)
    return chooses_to_go_on(game, person) if target == NOBODY else chooses_swing(game, person, target)


def gun_of(game: Game, person: int) -> int:
    """Return the weapon that a trooper controls as a crewed one."""
    return game.forces.gun[game.battle.gun[person]]


def free_target(game: Game, person: int) -> int:
    """Return on whom a free attack is worth most, NOBODY if on nobody."""
    found: int = NOBODY
    most: int = 0
    for target in range(game.forces.people):
        if is_enemy(game, person, target) and free_fire_faults(game, person, target) == 0:
            worth: int = gun_worth(game, person, target)
            if worth > most:
                most = worth
                found = target
    return found


def gun_worth(game: Game, person: int, target: int) -> int:
    """Return what an attack of a crewed weapon is worth, in 36ths of a PV."""
    weapon: int = gun_of(game, person)
    value: int = value_of(game, target, usual_points(game, weapon))
    return ways_to_hit(game, number_with(game, person, target, weapon, 0)) * value


def gun_target(game: Game, person: int) -> int:
    """Return the enemy whom a crewed weapon would hit well, and who is worth most to it; NOBODY for none."""
    found: int = NOBODY
    most: int = 0
    for target in range(game.forces.people):
        if is_in_sight(game, person, target):
            worth: int = gun_worth(game, person, target)
            if number_with(game, person, target, gun_of(game, person), 0) <= GUN_NUMBER and worth > most:
                most = worth
                found = target
    return found


def is_in_sight(game: Game, person: int, target: int) -> bool:
    """Return whether a crewed weapon could fire at somebody if it stood and its arc were right."""
    if not is_enemy(game, person, target):
        return False
    load_arms(game, gun_of(game, person))
    return shot_refused(game, person, target) == 0


def chooses_swing(game: Game, person: int, target: int) -> bool:
    """Choose to swing a crewed weapon to an enemy where its arc covers none that it sees; return whether it does."""
    for enemy in range(game.forces.people):
        if is_in_sight(game, person, enemy):
            column: int = game.battle.column[enemy]
            if gun_covers(game, person, column, game.battle.row[enemy]):
                return False
    return chooses_direction(game, person, target, Action.SWING)


def chooses_direction(game: Game, person: int, enemy: int, action: int) -> bool:
    """Choose to lay the arc of a crewed weapon over an enemy; return whether it is legal."""
    if enemy == NOBODY:
        return False
    clear_choice(game)
    game.choice.action = action
    game.choice.bearing = bearing_to(game, person, enemy)
    return is_legal(game, person)


def chooses_to_go_on(game: Game, person: int) -> bool:
    """Choose to break a crewed weapon down that has waited for nobody; return whether that is legal."""
    clear_choice(game)
    game.choice.action = Action.BREAK_DOWN
    return game.battle.turn > WAITING_TURNS and is_legal(game, person)
