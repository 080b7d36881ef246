"""Crewed weapons: what is against handling one, as bits, and handling it. Rules: IN.CRW.4 to IN.CRW.14, IN.GAP.4.

A crewed weapon bears the number of the trooper who brought it.
"""

from engine.games.infantry.kernel.codes import NOBODY, Event, Fault, GunDeed, Slot, Way
from engine.games.infantry.kernel.firing.attacks import attack, gun_covers, shot_refused
from engine.games.infantry.kernel.numbers.codes import CONTROLLED, NOT_ON_DOT, NOT_SET_UP, SHORT_OF_AP, TOO_FEW_AP
from engine.games.infantry.kernel.numbers.steps import choose_crew, set_up_refused, takeover_refused
from engine.games.infantry.kernel.records import Game
from engine.games.infantry.kernel.standing.cards import load_arms, weapon_in
from engine.games.infantry.kernel.standing.people import is_enemy, is_fighting, is_person, note, note_long, swims


def stands(game: Game, person: int) -> bool:
    """Return whether a trooper controls a crewed weapon that stands set up."""
    gun: int = game.battle.gun[person]
    return gun != NOBODY and game.battle.gun_stands[gun] == 1


def find_crew(game: Game, person: int, wanted: int) -> int:
    """Fill `game.crew` with a trooper's friends, mark who takes part, return how many. Rules: IN.CRW.4, IN.GAP.48."""
    found: int = 0
    for friend in range(game.forces.people):
        same_side: bool = game.forces.side[friend] == game.forces.side[person]
        if same_side and friend != person and is_fighting(game, friend) and same_ground(game, person, friend):
            game.crew.column[found] = game.battle.column[friend]
            game.crew.row[found] = game.battle.row[friend]
            game.crew.ap[found] = game.battle.ap[friend]
            found += 1
    game.crew.count = found
    return choose_crew(game.numbers, game.crew, game.battle.column[person], game.battle.row[person], wanted)


def same_ground(game: Game, person: int, friend: int) -> bool:
    """Return whether two troopers are both above ground, or in the same tunnel."""
    return game.battle.tunnel[person] == game.battle.tunnel[friend]


def crew_faults(game: Game, person: int, cost: int) -> int:
    """Return what is against a crew's setting up or breaking down for so many AP each. Rules: IN.CRW.4 to IN.CRW.6."""
    wanted: int = game.arsenal.crew[game.forces.gun[game.battle.gun[person]]]
    chosen: int = find_crew(game, person, wanted)
    reasons: int = set_up_refused(game.crew, wanted, chosen, game.battle.ap[person], cost)
    if reasons == 0:
        return 0
    return Fault.NOT_ENOUGH if reasons & TOO_FEW_AP else Fault.NO_CREW


def set_up_faults(game: Game, person: int) -> int:
    """Return what is against setting up what a trooper carries. Rules: IN.CRW.4, IN.CRW.5."""
    gun: int = game.battle.gun[person]
    if gun == NOBODY or game.battle.gun_stands[gun]:
        return Fault.NO_GUN
    if swims(game, person):
        return Fault.NOT_WHILE_SWIMMING
    return crew_faults(game, person, game.numbers.set_up_ap)


def break_down_faults(game: Game, person: int) -> int:
    """Return what is against breaking down what a trooper controls: to be carried. Rules: IN.CRW.1, IN.CRW.6."""
    if not stands(game, person):
        return Fault.NO_GUN
    if weapon_in(game, person, Slot.PRIMARY) != NOBODY:
        return Fault.HANDS_FULL
    return crew_faults(game, person, game.numbers.break_down_ap)


def swing_faults(game: Game, person: int) -> int:
    """Return what is against swinging the arc of a crewed weapon. Rule: IN.CRW.12."""
    if not stands(game, person):
        return Fault.NO_GUN
    return Fault.NOT_ENOUGH if game.rulings.swing > game.battle.ap[person] else 0


def is_manned(game: Game, person: int) -> bool:
    """Return whether a crewed weapon has the crew that firing it takes, if any. Rule: IN.GAP.40."""
    if not game.rulings.crew_to_fire:
        return True
    wanted: int = game.arsenal.crew[game.forces.gun[game.battle.gun[person]]]
    return find_crew(game, person, wanted) >= wanted


def gun_shot_faults(game: Game, person: int, target: int) -> int:
    """Return what is against a shot of the crewed weapon that a trooper controls. Rules: IN.CRW.11, IN.CRW.13."""
    if not stands(game, person):
        return Fault.NO_GUN
    if not is_enemy(game, person, target):
        return Fault.NOT_IN_ARC
    if not gun_covers(game, person, game.battle.column[target], game.battle.row[target]):
        return Fault.NOT_IN_ARC
    if not is_manned(game, person):
        return Fault.NO_CREW
    load_arms(game, game.forces.gun[game.battle.gun[person]])
    return shot_refused(game, person, target)


def free_fire_faults(game: Game, person: int, target: int) -> int:
    """Return what is against a free attack in its side's turn. Rule: IN.HOUSE.4."""
    reasons: int = gun_shot_faults(game, person, target)
    if reasons:
        return reasons
    if game.battle.gun_fired[game.battle.gun[person]] >= game.rulings.free_attacks:
        return Fault.FIRED_ALREADY
    return Fault.NOT_ENOUGH if gun_ap(game, person) > game.battle.ap[person] else 0


def gun_ap(game: Game, person: int) -> int:
    """Return the AP of an attack in its own turn with the crewed weapon that a trooper controls. Rule: IN.GAP.1."""
    return max(0, game.arsenal.ap[game.forces.gun[game.battle.gun[person]]])


def gun_may_react(game: Game, person: int, target: int) -> bool:
    """Return whether a crewed weapon may fire at an enemy who has entered a dot. Rules: IN.CRW.3, IN.HOUSE.4."""
    if not is_fighting(game, person) or game.battle.shaken[person] or not stands(game, person):
        return False
    if game.battle.caught[person] and not game.rulings.wire_attacks:
        return False
    if gun_shot_faults(game, person, target) != 0:
        return False
    most: int = game.numbers.crewed_attacks
    return most < 0 or game.battle.gun_fired[game.battle.gun[person]] < most


def is_gun(game: Game, gun: int) -> bool:
    """Return whether a number is that of a crewed weapon."""
    return is_person(game, gun) and game.forces.gun[gun] != NOBODY


def takeover_faults(game: Game, person: int, gun: int) -> int:
    """Return what is against taking a crewed weapon over. Rules: IN.CRW.8, IN.CRW.9, IN.GAP.5."""
    if not is_gun(game, gun):
        return Fault.NO_GUN
    if game.battle.gun[person] != NOBODY:
        return Fault.HANDS_FULL
    if not game.numbers.takeover_any_side and game.forces.side[gun] != game.forces.side[person]:
        return Fault.TAKEN
    on_dot: bool = is_on_gun(game, person, gun)
    controlled: bool = game.battle.gun_holder[gun] != NOBODY
    is_set_up: bool = game.battle.gun_stands[gun] == 1
    reasons: int = takeover_refused(game.numbers, on_dot, game.battle.ap[person], controlled, is_set_up)
    if reasons:
        return takeover_fault(reasons)
    wanted: int = game.arsenal.crew[game.forces.gun[gun]]
    return Fault.NO_CREW if game.numbers.takeover_crew and find_crew(game, person, wanted) < wanted else 0


def takeover_fault(reasons: int) -> int:
    """Return the reasons of the arithmetic as one of ours, the weightiest first."""
    if reasons & NOT_ON_DOT:
        return Fault.NOT_THERE
    if reasons & CONTROLLED:
        return Fault.TAKEN
    if reasons & NOT_SET_UP:
        return Fault.NO_GUN
    return Fault.NOT_ENOUGH if reasons & SHORT_OF_AP else 0


def is_on_gun(game: Game, person: int, gun: int) -> bool:
    """Return whether a trooper is on the dot of a crewed weapon. Rule: IN.CRW.9."""
    if game.battle.tunnel[person] != game.battle.gun_tunnel[gun]:
        return False
    if game.battle.column[person] != game.battle.gun_column[gun]:
        return False
    return game.battle.row[person] == game.battle.gun_row[gun]


def pick_up_faults(game: Game, person: int, gun: int) -> int:
    """Return what is against picking up a crewed weapon that is broken down. Rule: IN.GAP.5."""
    if not is_gun(game, gun) or game.battle.gun_stands[gun]:
        return Fault.NO_GUN
    if game.battle.gun_holder[gun] != NOBODY:
        return Fault.TAKEN
    if not is_on_gun(game, person, gun):
        return Fault.NOT_THERE
    if game.battle.gun[person] != NOBODY or weapon_in(game, person, Slot.PRIMARY) != NOBODY:
        return Fault.HANDS_FULL
    return Fault.NOT_ENOUGH if game.rulings.pick_up > game.battle.ap[person] else 0


def stand_gun(game: Game, person: int, bearing: int, cost: int) -> None:
    """Let the crewed weapon of a trooper stand on its dot, for so many AP. Rules: IN.CRW.5, IN.CRW.12, IN.HOUSE.10."""
    gun: int = game.battle.gun[person]
    game.battle.gun_stands[gun] = 1
    game.battle.gun_column[gun] = game.battle.column[person]
    game.battle.gun_row[gun] = game.battle.row[person]
    game.battle.gun_tunnel[gun] = game.battle.tunnel[person]
    game.battle.gun_bearing[gun] = bearing
    note_gun(game, person, GunDeed.SET_UP, cost)


def note_gun(game: Game, person: int, what: int, cost: int) -> None:
    """Note what a trooper has done with the crewed weapon it controls."""
    gun: int = game.battle.gun[person]
    bearing: int = game.battle.gun_bearing[gun]
    note_long(game, Event.GUN, person, gun, what, game.forces.gun[gun], bearing, cost, game.battle.ap[person])


def pay_crew(game: Game, person: int, cost: int) -> None:
    """Take AP off a trooper and off each of its crew who takes part. Rules: IN.CRW.5, IN.CRW.6, IN.GAP.48."""
    find_crew(game, person, game.arsenal.crew[game.forces.gun[game.battle.gun[person]]])
    game.battle.ap[person] -= cost
    at: int = 0
    for friend in range(game.forces.people):
        same_side: bool = game.forces.side[friend] == game.forces.side[person]
        if same_side and friend != person and is_fighting(game, friend) and same_ground(game, person, friend):
            if game.crew.chosen[at]:
                game.battle.ap[friend] -= cost
                note(game, Event.HELPS, friend, person, cost, game.battle.ap[friend], 0)
            at += 1


def set_up(game: Game, person: int, bearing: int) -> None:
    """Set a crewed weapon up, its arc in a direction. Rules: IN.CRW.5, IN.CRW.12."""
    pay_crew(game, person, game.numbers.set_up_ap)
    stand_gun(game, person, bearing, game.numbers.set_up_ap)


def break_down(game: Game, person: int) -> None:
    """Break a crewed weapon down, to be carried again. Rule: IN.CRW.6."""
    pay_crew(game, person, game.numbers.break_down_ap)
    game.battle.gun_stands[game.battle.gun[person]] = 0
    note_gun(game, person, GunDeed.BROKEN_DOWN, game.numbers.break_down_ap)


def swing(game: Game, person: int, bearing: int) -> None:
    """Swing the arc of a crewed weapon to another direction. Rule: IN.CRW.12."""
    game.battle.ap[person] -= game.rulings.swing
    game.battle.gun_bearing[game.battle.gun[person]] = bearing
    note_gun(game, person, GunDeed.SWUNG, game.rulings.swing)


def free_fire(game: Game, person: int, target: int) -> None:
    """Make an attack with a crewed weapon in its own turn, which is free as ruled. Rules: IN.GAP.1, IN.HOUSE.4."""
    gun: int = game.battle.gun[person]
    game.battle.ap[person] -= gun_ap(game, person)
    game.battle.gun_fired[gun] += 1
    attack(game, person, target, game.forces.gun[gun], Way.CREWED, 0)


def take_over(game: Game, person: int, gun: int) -> None:
    """Take a crewed weapon over that stands; its arc stays as it was. Rules: IN.CRW.8, IN.CRW.9, IN.GAP.5."""
    game.battle.ap[person] -= game.numbers.takeover_ap
    hold_gun(game, person, gun, GunDeed.TAKEN_OVER, game.numbers.takeover_ap)


def pick_up(game: Game, person: int, gun: int) -> None:
    """Pick a crewed weapon up that is broken down. Rule: IN.GAP.5."""
    game.battle.ap[person] -= game.rulings.pick_up
    hold_gun(game, person, gun, GunDeed.PICKED_UP, game.rulings.pick_up)


def hold_gun(game: Game, person: int, gun: int, what: int, cost: int) -> None:
    """Let a trooper control a crewed weapon."""
    game.battle.gun[person] = gun
    game.battle.gun_holder[gun] = person
    note_gun(game, person, what, cost)
