"""Steps: what one costs, who may take it, and taking it under the enemy's arcs, over ground and into tunnels."""

from engine.games.infantry.kernel.codes import NOBODY, NOWHERE, ArcEnd, Event, Fault, Land, Slot
from engine.games.infantry.kernel.moving.hazards import burn_on_entry, tear_at
from engine.games.infantry.kernel.numbers.codes import OVER_AP, OVER_CAP, Step
from engine.games.infantry.kernel.numbers.steps import costs_together, path_refused, swim_refused
from engine.games.infantry.kernel.numbers.targets import dots_apart
from engine.games.infantry.kernel.records import Game
from engine.games.infantry.kernel.standing.cards import end_arc, leave_gun, weapon_in
from engine.games.infantry.kernel.standing.people import (
    count_there,
    dot_of,
    is_obstacle,
    is_on_map,
    land_at,
    level_at,
    note,
    note_long,
    tunnel_at,
)


def entry_of(land: int, from_land: int) -> int:
    """Return the kind of step that leads into a terrain. Rules: IN.TUN.2, IN.TUN.3, IN.WAT.1, IN.WAT.5, IN.WIR.1."""
    if land == Land.TRENCH:
        return Step.IN_TRENCH if from_land == Land.TRENCH else Step.TRENCH_EDGE
    if land == Land.SHALLOW_WATER:
        return Step.SHALLOW
    if land == Land.DEEP_WATER:
        return Step.SWIM
    if land == Land.BARBED_WIRE:
        return Step.WIRE
    return dry_entry(land)


def dry_entry(land: int) -> int:
    """Return the kind of step that leads into ground that is neither dug, wet nor wired. Rules: IN.TER.1, IN.TER.4."""
    if land == Land.ROUGH:
        return Step.ROUGH
    if land == Land.SWAMP:
        return Step.SWAMP
    return Step.CLIMB if land == Land.LOW_WALL else Step.STANDARD


def with_cost(game: Game, cost: int, step: int) -> int:
    """Return a cost with that of one more kind of step; 0 is nothing special so far. Rule: IN.GAP.15."""
    more: int = game.numbers.step_ap[step]
    return costs_together(game.numbers, cost, more) if cost else more


def step_cost(game: Game, person: int, from_column: int, from_row: int, column: int, row: int) -> int:
    """Return the AP of a trooper's step from one dot to its neighbour. Rules: IN.TUN.2 to IN.TUN.4, IN.GAP.15."""
    if game.battle.tunnel[person] != NOWHERE:
        return game.numbers.step_ap[Step.IN_TUNNEL]
    from_land: int = land_at(game, from_column, from_row)
    land: int = land_at(game, column, row)
    entry: int = entry_of(land, from_land)
    cost: int = game.numbers.step_ap[entry] if entry != Step.STANDARD else 0
    if from_land == Land.TRENCH and land != Land.TRENCH:
        cost = with_cost(game, cost, Step.TRENCH_EDGE)
    if level_at(game, from_column, from_row) != level_at(game, column, row):
        cost = with_cost(game, cost, Step.CONTOUR)
    if game.battle.prone[person]:
        cost = with_cost(game, cost, Step.CRAWL)
    return cost if cost > 0 else game.numbers.step_ap[Step.STANDARD]


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


def tunnel_refused(game: Game, person: int, goes_under: bool) -> int:
    """Return what is against going into a tunnel, or out of it, as bits. Rule: IN.TUN.1."""
    column: int = game.battle.column[person]
    row: int = game.battle.row[person]
    is_under: bool = game.battle.tunnel[person] != NOWHERE
    if not game.rulings.tunnels or is_under == goes_under or not game.ground.mouth[dot_of(game, column, row)]:
        return Fault.NO_TUNNEL
    if game.battle.caught[person]:
        return Fault.CAUGHT
    there: int = tunnel_at(game, column, row) if goes_under else NOWHERE
    side: int = game.forces.side[person]
    if count_there(game, 1 - side, column, row, there) > 0:
        return Fault.IN_THE_WAY
    if count_there(game, side, column, row, there) >= game.rulings.per_dot:
        return Fault.IN_THE_WAY
    return moving_refused(game, person, game.numbers.step_ap[Step.TUNNEL_MOUTH])


def change_ground(game: Game, person: int, goes_under: bool) -> None:
    """Let a trooper go into a tunnel, or come out of it; its arc is gone. Rules: IN.TUN.1, IN.HOUSE.4."""
    cost: int = game.numbers.step_ap[Step.TUNNEL_MOUTH]
    pay_movement(game, person, cost)
    end_arc(game, person, ArcEnd.MOVED)
    if not carries_gun(game, person):
        leave_gun(game, person)
    under: int = tunnel_at(game, game.battle.column[person], game.battle.row[person])
    game.battle.tunnel[person] = under if goes_under else NOWHERE
    note(game, Event.TUNNEL, person, NOBODY, 1 if goes_under else 0, cost, game.battle.ap[person])
