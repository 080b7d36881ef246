"""How the heuristic player fires the weapon in hand: prone, on the move while that hits, into an arc, and with aim."""

from engine.games.infantry.kernel.acting.choices import clear_choice, is_legal
from engine.games.infantry.kernel.codes import NOBODY, Action, Slot, Weight
from engine.games.infantry.kernel.firing.arcs import covers
from engine.games.infantry.kernel.firing.attacks import active_weapon
from engine.games.infantry.kernel.numbers.codes import Step, WeaponKind
from engine.games.infantry.kernel.numbers.steps import movement_fire_ap
from engine.games.infantry.kernel.players.heuristic.aims import (
    bearing_to,
    best_target,
    number_against,
    try_target,
    weight,
)
from engine.games.infantry.kernel.players.heuristic.steps import try_step
from engine.games.infantry.kernel.records import Game
from engine.games.infantry.kernel.standing.cards import weapon_in
from engine.games.infantry.kernel.standing.people import distance_of, is_enemy


def is_armed(game: Game, person: int) -> bool:
    """Return whether a trooper has a weapon in hand that fires at one target."""
    weapon: int = active_weapon(game, person)
    return weapon != NOBODY and game.arsenal.type[weapon] == WeaponKind.RANGED


def ap_to_fire(game: Game, person: int) -> int:
    """Return the AP of an aimed attack or an arc with the weapon in hand, 0 where there is none."""
    return game.arsenal.ap[active_weapon(game, person)] if is_armed(game, person) else 0


def try_fire(game: Game, person: int, worst: int) -> bool:
    """Choose what leads to fire at the best target, with `worst` at the most to reach; return whether there is one.

    An aimed attack ends a trooper's turn: what else it has AP for comes first.
    """
    target: int = best_target(game, person, worst) if is_armed(game, person) else NOBODY
    if target == NOBODY:
        return False
    cost: int = ap_to_fire(game, person)
    spare: int = game.battle.ap[person] - cost
    moving: int = number_against(game, person, target, 0) + game.numbers.movement_fire
    fire_ap: int = movement_fire_ap(game.numbers, game.arms)
    if moving <= weight(game, person, Weight.MOVING_NUMBER) and spare >= fire_ap:
        if try_target(game, person, Action.FIRE_ON_THE_MOVE, target):
            return True
        if game.rulings.movement_fire and try_step(game, person, target, cost + fire_ap):
            return True
    if spare >= game.numbers.step_ap[Step.DROP_PRONE] and try_to_drop(game, person, target):
        return True
    return try_target(game, person, Action.AIMED_FIRE, target)


def try_to_drop(game: Game, person: int, target: int) -> bool:
    """Choose to drop prone before a target that is not close by; return whether that is legal."""
    clear_choice(game)
    game.choice.action = Action.DROP_PRONE
    return distance_of(game, person, target) > weight(game, person, Weight.CLOSE_DOTS) and is_legal(game, person)


def try_arc(game: Game, person: int, enemy: int) -> bool:
    """Choose an arc over an enemy, unless one lies there; return whether it is legal."""
    column: int = game.battle.column[enemy]
    if game.battle.arc[person] and covers(game, person, column, game.battle.row[enemy]):
        return False
    clear_choice(game)
    game.choice.action = Action.ARC
    game.choice.bearing = bearing_to(game, person, enemy)
    return is_legal(game, person)


def try_strike(game: Game, person: int) -> bool:
    """Choose to strike an enemy beside; return whether there is one."""
    for enemy in range(game.forces.people):
        beside: bool = is_enemy(game, person, enemy) and distance_of(game, person, enemy) == 1
        if beside and try_target(game, person, Action.STRIKE, enemy):
            return True
    return False


def try_arm(game: Game, person: int) -> bool:
    """Choose to take a weapon in hand that fires at one target, where none is; return whether that is legal."""
    if is_armed(game, person):
        return False
    clear_choice(game)
    game.choice.action = Action.CHANGE_WEAPON
    for slot in range(Slot.PRIMARY, Slot.SECONDARY + 1):
        weapon: int = weapon_in(game, person, slot)
        if weapon != NOBODY and game.arsenal.type[weapon] == WeaponKind.RANGED:
            game.choice.slot = slot
            return is_legal(game, person)
    return False
