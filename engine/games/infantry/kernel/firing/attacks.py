"""Attacks on a trooper: whether one can be made, and what comes of it; and firing arcs, and whom they cover.

Rules: IN.GAP.16, IN.GAP.30, IN.GAP.52, IN.HOUSE.3 to IN.HOUSE.5, IN.HOUSE.7.
"""

from engine.games.infantry.kernel.chance import throw_sum, throw_two
from engine.games.infantry.kernel.codes import BEARING_DEG, BEARINGS, NOBODY, SLOTS, Draw, Event, Fault, Slot, Way
from engine.games.infantry.kernel.firing.sight import find_conditions, note_modifiers, number_to_reach, sees
from engine.games.infantry.kernel.moving.steps import carries_gun
from engine.games.infantry.kernel.numbers.codes import NEVER, NO_CREWED, NOT_SWIMMING, Band, WeaponKind
from engine.games.infantry.kernel.numbers.steps import movement_fire_refused
from engine.games.infantry.kernel.numbers.targets import arc_attacks, attack_hits, is_in_arc, range_band
from engine.games.infantry.kernel.records import Game
from engine.games.infantry.kernel.standing.cards import hurt, load_arms, weapon_in
from engine.games.infantry.kernel.standing.people import distance_of, is_enemy, is_fighting, note, note_long, swims


def active_weapon(game: Game, person: int) -> int:
    """Return the weapon that a trooper has in hand, NOBODY for none. Rule: IN.MVF.1."""
    return weapon_in(game, person, game.battle.active[person])


def gun_refused(game: Game, person: int) -> int:
    """Return what is against firing the weapon in hand at all, as bits; fills `game.arms` with it. Rule: IN.WAT.4."""
    weapon: int = active_weapon(game, person)
    if weapon == NOBODY:
        return Fault.NO_WEAPON
    load_arms(game, weapon)
    if game.arms.type != WeaponKind.RANGED:
        return Fault.WRONG_WEAPON
    if not has_rounds(game, person, weapon):
        return Fault.NO_ROUNDS
    return Fault.NOT_WHILE_SWIMMING if swims(game, person) and not game.numbers.swim_and_fire else 0


def slot_of(game: Game, person: int, weapon: int) -> int:
    """Return the section of the card that a weapon is in, NOBODY for one that is in none."""
    for slot in range(SLOTS):
        if weapon_in(game, person, slot) == weapon:
            return slot
    return NOBODY


def has_rounds(game: Game, person: int, weapon: int) -> bool:
    """Return whether a trooper has rounds left for a weapon, or needs none. Rule: IN.EXP.2."""
    slot: int = slot_of(game, person, weapon)
    return slot == NOBODY or game.battle.rounds[person * SLOTS + slot] != 0


def spend_round(game: Game, person: int, weapon: int) -> None:
    """Take a round of a weapon that comes with a number of them. Rule: IN.EXP.2."""
    slot: int = slot_of(game, person, weapon)
    if slot != NOBODY and game.battle.rounds[person * SLOTS + slot] > 0:
        game.battle.rounds[person * SLOTS + slot] -= 1


def moving_weapon(game: Game, person: int) -> int:
    """Return the weapon that a trooper fires on the move, NOBODY for none. Rules: IN.MVF.1, IN.GAP.37.

    It is that in hand, a crewed one that is carried there too; where any weapon may be used, else the first one.
    """
    active: int = active_weapon(game, person)
    if active != NOBODY and (game.arsenal.type[active] == WeaponKind.RANGED or not game.numbers.movement_fire_any):
        return active
    if active == NOBODY and game.battle.active[person] == Slot.PRIMARY and carries_gun(game, person):
        return game.forces.gun[game.battle.gun[person]]
    for slot in range(SLOTS):
        weapon: int = weapon_in(game, person, slot)
        if game.numbers.movement_fire_any and weapon != NOBODY and game.arsenal.type[weapon] == WeaponKind.RANGED:
            return weapon
    return NOBODY


def shot_refused(game: Game, person: int, target: int) -> int:
    """Return what is against a shot of `game.arms` at somebody, as bits. Rules: IN.GAP.20, IN.HOUSE.3."""
    if not is_enemy(game, person, target):
        return Fault.NO_ENEMY
    if range_band(game.numbers, game.arms, distance_of(game, person, target), 0) == Band.OUT:
        return Fault.OUT_OF_RANGE
    return 0 if sees(game, person, target) else Fault.NOT_SEEN


def aim_refused(game: Game, person: int, target: int) -> int:
    """Return what is against an aimed attack, as bits. Rules: IN.GAP.56, IN.HOUSE.4."""
    if game.battle.laid[person] and not game.rulings.aim_and_arc:
        return Fault.HAS_LAID_ARC
    reasons: int = gun_refused(game, person)
    if reasons:
        return reasons
    if game.arms.ap > game.battle.ap[person]:
        return Fault.NOT_ENOUGH
    return shot_refused(game, person, target)


def is_moving(game: Game, person: int) -> bool:
    """Return whether a trooper has gone on in its turn, so that it may fire on the move. Rules: IN.MVF.1, IN.GAP.55."""
    if not game.rulings.movement_fire:
        return False
    return game.battle.stepped[person] == 1 if game.rulings.moving_needs_step else game.battle.moved[person] > 0


def moving_fire_refused(game: Game, person: int, target: int) -> int:
    """Return what is against firing the weapon in hand on the move, as bits. Rules: IN.MVF.1, IN.MVF.3, IN.GAP.37."""
    if not is_moving(game, person):
        return Fault.NOT_MOVING
    weapon: int = moving_weapon(game, person)
    if weapon == NOBODY:
        return Fault.NO_WEAPON
    load_arms(game, weapon)
    if game.arms.type != WeaponKind.RANGED and game.arms.type != WeaponKind.CREWED:
        return Fault.WRONG_WEAPON
    if not has_rounds(game, person, weapon):
        return Fault.NO_ROUNDS
    reasons: int = movement_fire_refused(game.numbers, game.arms, True, game.battle.ap[person], swims(game, person))
    if reasons:
        return moving_fire_fault(reasons)
    return shot_refused(game, person, target)


def moving_fire_fault(reasons: int) -> int:
    """Return the reasons of the arithmetic as one of ours, the weightiest first."""
    if reasons & NO_CREWED:
        return Fault.WRONG_WEAPON
    return Fault.NOT_WHILE_SWIMMING if reasons & NOT_SWIMMING else Fault.NOT_ENOUGH


def strike_refused(game: Game, person: int, target: int) -> int:
    """Return what is against striking somebody, as bits; fills `game.arms` with its weapon. Rule: IN.HOUSE.7."""
    load_arms(game, weapon_in(game, person, Slot.MELEE))
    if not is_enemy(game, person, target):
        return Fault.NO_ENEMY
    if game.battle.tunnel[person] != game.battle.tunnel[target] or distance_of(game, person, target) != 1:
        return Fault.NOT_ADJACENT
    return Fault.NOT_ENOUGH if game.arms.ap > game.battle.ap[person] else 0


def aim(game: Game, person: int, target: int) -> None:
    """Let a trooper make an aimed attack, which ends its turn. Rule: IN.HOUSE.4."""
    weapon: int = active_weapon(game, person)
    game.battle.ap[person] -= game.arsenal.ap[weapon]
    attack(game, person, target, weapon, Way.AIMED, 0)
    game.battle.done[person] = 1


def strike(game: Game, person: int, target: int) -> None:
    """Let a trooper strike another one. Rule: IN.HOUSE.7."""
    weapon: int = weapon_in(game, person, Slot.MELEE)
    game.battle.ap[person] -= game.arsenal.ap[weapon]
    attack(game, person, target, weapon, Way.BY_HAND, 0)


def attack(game: Game, person: int, target: int, weapon: int, way: int, wide: int) -> None:
    """Attack a trooper who can be attacked: the target number, two dice, and the harm. Rules: IN.CRW.13, IN.HOUSE.3."""
    load_arms(game, weapon)
    spend_round(game, person, weapon)
    find_conditions(game, person, target)
    game.conditions.wide = wide
    game.conditions.moving = 1 if way == Way.ON_THE_MOVE else 0
    distance: int = distance_of(game, person, target)
    band: int = range_band(game.numbers, game.arms, distance, 0)
    number: int = number_to_reach(game, band)
    side: int = game.forces.side[person]
    note_long(game, Event.ATTACK, person, target, weapon, way, distance, band, number)
    note_modifiers(game, person, target, band)
    roll: int = throw_two(game, person, Draw.ATTACK)
    hit: bool = attack_hits(game.numbers, number, roll)
    note(game, Event.ROLL, person, target, roll, number, 1 if hit else 0)
    game.battle.shots[side] += 1
    if hit:
        game.battle.hits[side] += 1
        hurt(game, target, points_of(game, person, weapon), game.arsenal.harm[weapon])


def points_of(game: Game, person: int, weapon: int) -> int:
    """Return the damage of a hit, thrown for where the weapon says dice. Rules: IN.GAP.32, IN.HOUSE.7."""
    dice: int = game.arsenal.dice[weapon]
    return throw_sum(game, person, Draw.DAMAGE, dice) if dice else game.arms.ring[0]


def arc_refused_here(game: Game, person: int, bearing: int) -> int:
    """Return what is against laying an arc, as bits. Rule: IN.HOUSE.4."""
    if bearing < 0 or bearing >= BEARINGS:
        return Fault.WRONG_BEARING
    reasons: int = gun_refused(game, person)
    if reasons:
        return reasons
    return Fault.NOT_ENOUGH if game.arms.ap > game.battle.ap[person] else 0


def lay_arc(game: Game, person: int, bearing: int, wide: int) -> None:
    """Let a trooper lay an arc with the weapon in hand. Rule: IN.HOUSE.4."""
    weapon: int = active_weapon(game, person)
    cost: int = game.arsenal.ap[weapon]
    game.battle.ap[person] -= cost
    game.battle.arc[person] = 1
    game.battle.laid[person] = 1
    game.battle.arc_wide[person] = wide
    game.battle.arc_bearing[person] = bearing
    game.battle.arc_attacks[person] = 0
    degrees: int = bearing * BEARING_DEG
    note_long(game, Event.ARC, person, NOBODY, weapon, degrees, wide, cost, game.battle.ap[person])


def covers(game: Game, person: int, column: int, row: int) -> bool:
    """Return whether a dot lies in a trooper's arc. Rules: IN.GAP.52, IN.HOUSE.5."""
    wide: bool = game.battle.arc_wide[person] == 1
    cosine: int = game.numbers.wide_cosine if wide else game.numbers.narrow_cosine
    sine: int = game.numbers.wide_sine if wide else game.numbers.narrow_sine
    return lies_along(game, person, game.battle.arc_bearing[person], column, row, cosine, sine)


def gun_covers(game: Game, person: int, column: int, row: int) -> bool:
    """Return whether a dot lies in the arc of a trooper's crewed weapon. Rules: IN.CRW.11, IN.CRW.12."""
    bearing: int = game.battle.gun_bearing[game.battle.gun[person]]
    return lies_along(game, person, bearing, column, row, game.numbers.crewed_cosine, game.numbers.crewed_sine)


def lies_along(game: Game, person: int, bearing: int, column: int, row: int, cosine: int, sine: int) -> bool:
    """Return whether a dot lies in an arc of a trooper around a bearing. Rule: IN.HOUSE.5."""
    way_x: int = column - game.battle.column[person]
    way_y: int = row - game.battle.row[person]
    compass_x: int = game.rulings.compass_x[bearing]
    return is_in_arc(game.numbers, compass_x, game.rulings.compass_y[bearing], way_x, way_y, cosine, sine)


def may_react(game: Game, person: int, target: int) -> bool:
    """Return whether a trooper may fire at an enemy who has entered a dot. Rules: IN.GAP.30, IN.HOUSE.4."""
    if not game.battle.arc[person] or not is_fighting(game, person) or not is_enemy(game, person, target):
        return False
    if game.battle.caught[person] and not game.rulings.wire_attacks:
        return False
    if not covers(game, person, game.battle.column[target], game.battle.row[target]):
        return False
    weapon: int = active_weapon(game, person)
    if weapon == NOBODY or not has_rounds(game, person, weapon):
        return False
    load_arms(game, weapon)
    most: int = arc_attacks(game.numbers, game.arms.type, game.arms.mode)
    if most != NEVER and game.battle.arc_attacks[person] >= most:
        return False
    return shot_refused(game, person, target) == 0
