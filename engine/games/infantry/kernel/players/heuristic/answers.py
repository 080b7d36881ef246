"""The heuristic player's answers: the first of what is worth doing, from fire to going on and lying in wait.

It fires the weapon in hand prone, on the move while that hits, into an arc, and with aim.
"""

from engine.games.infantry.kernel.acting.choices import clear_choice, is_legal
from engine.games.infantry.kernel.codes import NOBODY, Action, Slot, Weight
from engine.games.infantry.kernel.firing.attacks import active_weapon, covers, lies_along
from engine.games.infantry.kernel.firing.guns import stands
from engine.games.infantry.kernel.moving.steps import carries_gun
from engine.games.infantry.kernel.numbers.codes import Mode, Step, WeaponKind
from engine.games.infantry.kernel.numbers.steps import movement_fire_ap
from engine.games.infantry.kernel.players.heuristic.aims import (
    FAR,
    bearing_to,
    best_target,
    foe_of,
    number_against,
    patience_of,
    try_target,
    way_to,
    weight,
)
from engine.games.infantry.kernel.players.heuristic.blasts import try_blast, try_smoke
from engine.games.infantry.kernel.players.heuristic.crews import try_gun, try_lonely_gun, try_to_serve
from engine.games.infantry.kernel.players.heuristic.errands import is_desperate
from engine.games.infantry.kernel.players.heuristic.passages import try_to_lighten, try_to_score, try_under_ground
from engine.games.infantry.kernel.players.heuristic.steps import must_move, try_step, try_to_rise, try_way_off
from engine.games.infantry.kernel.records import Game
from engine.games.infantry.kernel.standing.cards import weapon_in
from engine.games.infantry.kernel.standing.people import distance_of, is_enemy, is_ready


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
    wanted: int = weight(game, person, Weight.WIDE_ARC)
    if wanted > 0 and count_beside(game, person, game.choice.bearing) >= wanted:
        game.choice.action = Action.WIDE_ARC
    return is_legal(game, person)


def count_beside(game: Game, person: int, bearing: int) -> int:
    """Return how many enemies a wide arc lies over and a narrow one does not. Rule: IN.HOUSE.5."""
    found: int = 0
    for enemy in range(game.forces.people):
        if is_enemy(game, person, enemy):
            column: int = game.battle.column[enemy]
            row: int = game.battle.row[enemy]
            wide_sine: int = game.numbers.wide_sine
            if lies_along(game, person, bearing, column, row, game.numbers.wide_cosine, wide_sine):
                narrow_sine: int = game.numbers.narrow_sine
                near: bool = lies_along(game, person, bearing, column, row, game.numbers.narrow_cosine, narrow_sine)
                found += 0 if near else 1
    return found


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


def heuristic_trooper(game: Game, side: int) -> None:
    """Let those act first who control crewed weapons, and then those who are nearest to an enemy."""
    least: int = 3 * FAR
    for person in range(game.forces.people):
        if is_ready(game, side, person):
            key: int = -1 if game.battle.gun[person] != NOBODY else way_to_foe(game, person)
            if key < least:
                least = key
                game.choice.target = person


def way_to_foe(game: Game, person: int) -> int:
    """Return about how far it is for a trooper to the enemy whom it reaches first."""
    return way_to(game, person, foe_of(game, person), game.battle.column[person], game.battle.row[person])


def heuristic_action(game: Game, person: int) -> None:
    """Choose the first of: get away, go to score, fire, go on, smoke, fire at any odds, lie in wait, end."""
    foe: int = foe_of(game, person)
    if must_move(game, person) and try_way_off(game, person, foe):
        return
    if is_desperate(game, game.forces.side[person]) and not stands(game, person) and try_to_score(game, person, 0):
        return
    if try_gun(game, person) or try_lonely_gun(game, person) or try_blast(game, person):
        return
    if try_fire(game, person, patience_of(game, person)):
        return
    if try_strike(game, person) or try_arm(game, person):
        return
    if not stands(game, person) and goes_on(game, person, foe):
        return
    if try_fire(game, person, weight(game, person, Weight.LAST_NUMBER)) or try_arc(game, person, foe):
        return
    clear_choice(game)


def goes_on(game: Game, person: int, foe: int) -> bool:
    """Choose to go where a trooper is needed: to a gunner, or on to an enemy, behind smoke if it has to be."""
    if try_to_serve(game, person):
        return True
    spare: int = ap_to_keep(game, person, foe)
    if try_to_lighten(game, person) or try_under_ground(game, person, foe, spare):
        return True
    if try_to_score(game, person, spare):
        return True
    if try_to_rise(game, person, foe, spare) or try_step(game, person, foe, spare):
        return True
    return try_smoke(game, person, foe)


def ap_to_keep(game: Game, person: int, foe: int) -> int:
    """Return the AP that a trooper keeps when it goes on: for its weapon, where an enemy may come near in its turn."""
    if distance_of(game, person, foe) > weight(game, person, Weight.NEAR_TURNS) * game.numbers.movement_cap:
        return 0
    return game.numbers.set_up_ap if carries_gun(game, person) else ap_to_fire(game, person)


def heuristic_reaction(game: Game, person: int, target: int, weapon: int) -> bool:
    """Fire, but with a single-shot weapon only where that is worth the arc."""
    if game.arsenal.type[weapon] == WeaponKind.CREWED or game.arsenal.mode[weapon] != Mode.SINGLE:
        return True
    number: int = number_against(game, person, target, game.battle.arc_wide[person])
    return number <= weight(game, person, Weight.REACTION_NUMBER)


def heuristic_cover(game: Game, person: int) -> bool:
    """Drop prone: that hides from all who fire later, and standing up costs less than a hit."""
    return not stands(game, person) or game.battle.ap[person] > 0
