"""Steps: who may take one, and taking it under the enemy's arcs. Rules: IN.XPR.2, IN.GAP.39, IN.HOUSE.4."""

from engine.games.infantry.kernel.codes import (
    NOBODY,
    NOWHERE,
    ArcEnd,
    Event,
    Fault,
    Land,
    Slot,
)
from engine.games.infantry.kernel.moving.costs import step_cost
from engine.games.infantry.kernel.moving.fire import burn_on_entry
from engine.games.infantry.kernel.moving.wire import tear_at
from engine.games.infantry.kernel.numbers.codes import OVER_AP, OVER_CAP
from engine.games.infantry.kernel.numbers.lines import dots_apart
from engine.games.infantry.kernel.numbers.steps import path_refused, swim_refused
from engine.games.infantry.kernel.records import Game
from engine.games.infantry.kernel.standing.cards import end_arc, leave_gun, weapon_in
from engine.games.infantry.kernel.standing.ground import dot_of, is_obstacle, is_on_map, land_at
from engine.games.infantry.kernel.standing.people import count_there, note, note_long


def may_swim(game: Game, person: int) -> bool:
    """Return whether a trooper may swim with what it carries. Rules: IN.WAT.2, IN.WAT.3, IN.GAP.23."""
    crewed: bool = carries_gun(game, person)
    has_primary: bool = crewed or weapon_in(game, person, Slot.PRIMARY) != NOBODY
    has_secondary: bool = weapon_in(game, person, Slot.SECONDARY) != NOBODY
    has_mounted: bool = weapon_in(game, person, Slot.MOUNTED) != NOBODY
    return swim_refused(game.numbers, has_primary, has_secondary, has_mounted, crewed) == 0


def carries_gun(game: Game, person: int) -> bool:
    """Return whether a trooper carries a crewed weapon, broken down. Rule: IN.CRW.1."""
    gun: int = game.battle.gun[person]
    return gun != NOBODY and game.battle.gun_stands[gun] == 0


def moving_refused(game: Game, person: int, cost: int) -> int:
    """Return what is against movement of so many AP more, as bits. Rules: IN.XPR.2, IN.GAP.36."""
    moved: int = game.battle.moved[person]
    reasons: int = path_refused(game.numbers, moved + cost, moved + game.battle.ap[person])
    return (Fault.NOT_ENOUGH if reasons & OVER_AP else 0) + (Fault.OVER_MOVEMENT if reasons & OVER_CAP else 0)


def dot_refused(game: Game, person: int, column: int, row: int) -> int:
    """Return what is against a dot as such, as bits: obstacles, enemies, deep water, ground around a tunnel."""
    tunnel: int = game.battle.tunnel[person]
    if not is_on_map(game, column, row):
        return Fault.WRONG_DOT
    if tunnel != NOWHERE:
        if game.ground.tunnel[dot_of(game, column, row)] != tunnel:
            return Fault.WRONG_DOT
    elif is_obstacle(game, column, row):
        return Fault.IN_THE_WAY
    if count_there(game, 1 - game.forces.side[person], column, row, tunnel) > 0:
        return Fault.IN_THE_WAY
    if (
        tunnel == NOWHERE
        and land_at(game, column, row) == Land.DEEP_WATER
        and game.rulings.water
        and not may_swim(game, person)
    ):
        return Fault.CANNOT_SWIM
    return 0


def is_full(game: Game, person: int, column: int, row: int) -> bool:
    """Return whether no more friends may stay on a dot. Rule: IN.GAP.39."""
    side: int = game.forces.side[person]
    return count_there(game, side, column, row, game.battle.tunnel[person]) >= game.rulings.per_dot


def step_refused(game: Game, person: int, column: int, row: int) -> int:
    """Return what is against a trooper's step to a dot, as bits. Rules: IN.XPR.2, IN.GAP.39."""
    from_column: int = game.battle.column[person]
    from_row: int = game.battle.row[person]
    if game.battle.caught[person]:
        return Fault.CAUGHT
    if dots_apart(from_column, from_row, column, row) != 1:
        return Fault.WRONG_DOT
    reasons: int = dot_refused(game, person, column, row)
    if reasons:
        return reasons
    cost: int = step_cost(game, person, from_column, from_row, column, row)
    reasons = moving_refused(game, person, cost)
    if reasons == 0 and is_full(game, person, column, row) and not can_go_on(game, person, column, row, cost):
        return Fault.IN_THE_WAY
    return reasons


def can_go_on(game: Game, person: int, column: int, row: int, cost: int) -> bool:
    """Return whether a trooper that goes through a friend for so many AP can step on from there. Rule: IN.GAP.39."""
    if not game.rulings.through_friends or land_at(game, column, row) == Land.BARBED_WIRE:
        return False
    for up in range(-1, 2):
        for across in range(-1, 2):
            if (across != 0 or up != 0) and is_way_on(game, person, column, row, column + across, row + up, cost):
                return True
    return False


def is_way_on(game: Game, person: int, column: int, row: int, next_column: int, next_row: int, cost: int) -> bool:
    """Return whether a trooper that has paid so many AP can step from a dot on to a neighbour, and stay there."""
    if dot_refused(game, person, next_column, next_row) or is_full(game, person, next_column, next_row):
        return False
    more: int = step_cost(game, person, column, row, next_column, next_row)
    return moving_refused(game, person, cost + more) == 0


def pay_movement(game: Game, person: int, cost: int) -> None:
    """Take AP of movement off a trooper. Rule: IN.XPR.2."""
    game.battle.ap[person] -= cost
    game.battle.moved[person] += cost


def make_step(game: Game, person: int, column: int, row: int) -> None:
    """Let a trooper step to a dot; its arc is gone. Rule: IN.HOUSE.4."""
    cost: int = step_cost(game, person, game.battle.column[person], game.battle.row[person], column, row)
    pay_movement(game, person, cost)
    end_arc(game, person, ArcEnd.MOVED)
    if not carries_gun(game, person):
        leave_gun(game, person)
    game.battle.column[person] = column
    game.battle.row[person] = row
    game.battle.stepped[person] = 1
    land: int = land_at(game, column, row)
    note_long(game, Event.STEP, person, NOBODY, column, row, cost, game.battle.ap[person], land)
    if game.battle.tunnel[person] == NOWHERE and game.battle.fire[dot_of(game, column, row)]:
        burn_on_entry(game, person)
    if game.battle.tunnel[person] == NOWHERE and land == Land.BARBED_WIRE and game.rulings.wire:
        tear_at(game, person)


def set_posture(game: Game, person: int, prone: int, cost: int) -> None:
    """Let a trooper drop prone or stand up. Rule: IN.GAP.14."""
    pay_movement(game, person, cost)
    game.battle.prone[person] = prone
    note(game, Event.POSTURE, person, NOBODY, prone, cost, game.battle.ap[person])
