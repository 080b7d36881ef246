"""How the heuristic player serves crewed weapons: set up in sight of the enemy, fired, swung, taken over."""

from engine.games.infantry.kernel.acting.choices import clear_choice, is_legal
from engine.games.infantry.kernel.codes import NOBODY, Action, Slot, Weight
from engine.games.infantry.kernel.firing.attacks import gun_covers, shot_refused
from engine.games.infantry.kernel.firing.guns import free_fire_faults, is_on_gun, stands
from engine.games.infantry.kernel.numbers.targets import dots_apart
from engine.games.infantry.kernel.players.heuristic.aims import (
    bearing_to,
    number_with,
    try_target,
    usual_points,
    value_of,
    ways_to_hit,
    weight,
)
from engine.games.infantry.kernel.players.heuristic.steps import SQUARE, points_at
from engine.games.infantry.kernel.records import Game
from engine.games.infantry.kernel.standing.cards import fresh_ap, load_arms, weapon_in
from engine.games.infantry.kernel.standing.people import distance_of, is_enemy, is_fighting

"""The highest target number for which a crewed weapon is set up, or swung, or stays where it is."""
"""How long a crewed weapon that stands waits for somebody to come."""

"""From how far somebody goes to a crewed weapon that stands alone."""


def try_gun(game: Game, person: int) -> bool:
    """Choose what a trooper does with the crewed weapon it controls; return whether there is something to do."""
    if game.battle.gun[person] == NOBODY:
        return False
    if not stands(game, person):
        return try_direction(game, person, gun_target(game, person), Action.SET_UP)
    if try_target(game, person, Action.FREE_FIRE, free_target(game, person)):
        return True
    target: int = gun_target(game, person)
    return try_to_go_on(game, person) if target == NOBODY else try_swing(game, person, target)


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
    good: int = weight(game, person, Weight.GUN_NUMBER)
    for target in range(game.forces.people):
        if is_in_sight(game, person, target):
            worth: int = gun_worth(game, person, target)
            if number_with(game, person, target, gun_of(game, person), 0) <= good and worth > most:
                most = worth
                found = target
    return found


def is_in_sight(game: Game, person: int, target: int) -> bool:
    """Return whether a crewed weapon could fire at somebody if it stood and its arc were right."""
    if not is_enemy(game, person, target):
        return False
    load_arms(game, gun_of(game, person))
    return shot_refused(game, person, target) == 0


def try_swing(game: Game, person: int, target: int) -> bool:
    """Choose to swing a crewed weapon to an enemy where its arc covers none that it sees; return whether it does."""
    for enemy in range(game.forces.people):
        if is_in_sight(game, person, enemy):
            column: int = game.battle.column[enemy]
            if gun_covers(game, person, column, game.battle.row[enemy]):
                return False
    return try_direction(game, person, target, Action.SWING)


def try_direction(game: Game, person: int, enemy: int, action: int) -> bool:
    """Choose to lay the arc of a crewed weapon over an enemy; return whether it is legal."""
    if enemy == NOBODY:
        return False
    clear_choice(game)
    game.choice.action = action
    game.choice.bearing = bearing_to(game, person, enemy)
    return is_legal(game, person)


def try_to_go_on(game: Game, person: int) -> bool:
    """Choose to break a crewed weapon down that has waited for nobody; return whether that is legal."""
    clear_choice(game)
    game.choice.action = Action.BREAK_DOWN
    return game.battle.turn > weight(game, person, Weight.WAITING_TURNS) and is_legal(game, person)


def try_lonely_gun(game: Game, person: int) -> bool:
    """Choose to go to a crewed weapon that is alone, and take it over or pick it up; return whether there is one.

    Who picks one up drops the weapon of its first section before. Rules: IN.CRW.8, IN.GAP.5.
    """
    gun: int = lonely_gun(game, person)
    if gun == NOBODY:
        return False
    if not is_on_gun(game, person, gun):
        return try_step_to(game, person, game.battle.gun_column[gun], game.battle.gun_row[gun])
    clear_choice(game)
    game.choice.action = Action.TAKE_OVER if game.battle.gun_stands[gun] else Action.PICK_UP
    game.choice.target = gun
    if game.choice.action == Action.PICK_UP and weapon_in(game, person, Slot.PRIMARY) != NOBODY:
        game.choice.action = Action.DROP_WEAPON
        game.choice.slot = Slot.PRIMARY
    if not is_legal(game, person):
        clear_choice(game)
    return True


def lonely_gun(game: Game, person: int) -> int:
    """Return a crewed weapon that is alone, for whom it has AP and is the nearest of its side; NOBODY for none."""
    if game.battle.gun[person] != NOBODY or fresh_ap(game, person) < game.numbers.takeover_ap:
        return NOBODY
    for gun in range(game.forces.people):
        reach: int = dots_worth(game, person, gun)
        if game.forces.gun[gun] != NOBODY and reach >= 0 and game.battle.gun_holder[gun] == NOBODY:
            ours: bool = game.numbers.takeover_any_side == 1 or game.forces.side[gun] == game.forces.side[person]
            dots: int = dots_to_gun(game, person, gun)
            if ours and dots <= reach and count_nearer(game, person, gun, dots) == 0:
                return gun
    return NOBODY


def dots_worth(game: Game, person: int, gun: int) -> int:
    """Return how far a trooper goes to a crewed weapon, standing or broken down, in dots; -1 for not at all."""
    if game.battle.gun_stands[gun]:
        return weight(game, person, Weight.GUN_DOTS)
    lying: int = weight(game, person, Weight.LYING_GUN_DOTS)
    return lying if lying > 0 else -1


def dots_to_gun(game: Game, person: int, gun: int) -> int:
    """Return how many dots a trooper is from a crewed weapon that stands."""
    column: int = game.battle.gun_column[gun]
    return dots_apart(game.battle.column[person], game.battle.row[person], column, game.battle.gun_row[gun])


def count_nearer(game: Game, person: int, gun: int, dots: int) -> int:
    """Return how many friends without a crewed weapon are nearer to one; the first is the nearest among equals."""
    found: int = 0
    for friend in range(game.forces.people):
        same_side: bool = game.forces.side[friend] == game.forces.side[person]
        if same_side and friend != person and is_fighting(game, friend) and game.battle.gun[friend] == NOBODY:
            theirs: int = dots_to_gun(game, friend, gun)
            if theirs < dots or (theirs == dots and friend < person):
                found += 1
    return found


def gunner_of(game: Game, person: int) -> int:
    """Return the friend who carries a crewed weapon for which a trooper is one of the nearest crew; NOBODY for none."""
    if game.battle.gun[person] != NOBODY:
        return NOBODY
    for gunner in range(game.forces.people):
        same_side: bool = game.forces.side[gunner] == game.forces.side[person]
        if same_side and is_fighting(game, gunner) and game.battle.gun[gunner] != NOBODY:
            gun: int = game.battle.gun[gunner]
            wanted: int = game.arsenal.crew[game.forces.gun[gun]]
            if not game.battle.gun_stands[gun] and count_hands(game, person, gunner) < wanted:
                return gunner
    return NOBODY


def count_hands(game: Game, person: int, gunner: int) -> int:
    """Return how many friends without a crewed weapon are nearer to a gunner than a trooper is."""
    own: int = distance_of(game, person, gunner)
    found: int = 0
    for friend in range(game.forces.people):
        same_side: bool = game.forces.side[friend] == game.forces.side[person]
        if same_side and friend != person and is_fighting(game, friend) and game.battle.gun[friend] == NOBODY:
            theirs: int = distance_of(game, friend, gunner)
            if theirs < own or (theirs == own and friend < person):
                found += 1
    return found


def try_to_serve(game: Game, person: int) -> bool:
    """Choose to go to a gunner whose crew a trooper is, or to stay there; return whether it is of a crew."""
    gunner: int = gunner_of(game, person)
    if gunner == NOBODY:
        return False
    if distance_of(game, person, gunner) > 1:
        return try_step_to(game, person, game.battle.column[gunner], game.battle.row[gunner])
    clear_choice(game)
    return True


def try_step_to(game: Game, person: int, column: int, row: int) -> bool:
    """Choose the legal step that leads nearest to a dot; return whether one leads nearer."""
    here: int = game.battle.column[person]
    here_row: int = game.battle.row[person]
    best: int = NOBODY
    least: int = dots_apart(here, here_row, column, row)
    for place in range(SQUARE):
        points_at(game, here + place % 3 - 1, here_row + place // 3 - 1)
        dots: int = dots_apart(game.choice.column, game.choice.row, column, row)
        if dots < least and is_legal(game, person):
            least = dots
            best = place
    points_at(game, here + best % 3 - 1, here_row + best // 3 - 1)
    return best != NOBODY
