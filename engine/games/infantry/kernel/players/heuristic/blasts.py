"""How the heuristic player uses explosives, fire and smoke: no friend near, and smoke before open dots."""

from engine.games.infantry.kernel.acting.choices import change_cost, clear_choice, is_legal
from engine.games.infantry.kernel.blasts.declaring import distance_to, number_at
from engine.games.infantry.kernel.codes import NOBODY, NOWHERE, SLOTS, Action, Slot, Weight
from engine.games.infantry.kernel.firing.attacks import aim_refused
from engine.games.infantry.kernel.numbers.codes import Filling
from engine.games.infantry.kernel.numbers.harm import filling_of, ring_points
from engine.games.infantry.kernel.numbers.targets import walk_line
from engine.games.infantry.kernel.players.heuristic.aims import (
    PERCENT,
    best_target,
    number_against,
    usual_points,
    value_of,
    way_to,
    ways_to_hit,
    weight,
)
from engine.games.infantry.kernel.players.heuristic.steps import SQUARE, points_at, reaction_harm
from engine.games.infantry.kernel.records import Game
from engine.games.infantry.kernel.standing.cards import load_arms, weapon_in
from engine.games.infantry.kernel.standing.people import dot_of, is_enemy, is_fighting

ANY_NUMBER = 12


def try_blast(game: Game, person: int) -> bool:
    """Choose the explosive that is worth more than a shot, or to take it in hand; return whether there is one."""
    best_slot: int = NOBODY
    best_at: int = NOBODY
    most: int = max(weight(game, person, Weight.BLAST), worth_of_shot(game, person))
    for slot in range(SLOTS):
        if is_loaded(game, person, slot):
            for target in range(game.forces.people):
                worth: int = worth_of_blast(game, person, slot, target)
                if worth > most:
                    most = worth
                    best_slot = slot
                    best_at = target
    if best_slot == NOBODY:
        return False
    aims_at(game, best_slot, best_at)
    if not is_at_hand(game, person, best_slot):
        game.choice.action = Action.CHANGE_WEAPON
    return True


def worth_of_shot(game: Game, person: int) -> int:
    """Return what the best aimed attack is worth, in 36ths of a PV; 0 where there is none."""
    target: int = best_target(game, person, ANY_NUMBER)
    if target == NOBODY or aim_refused(game, person, target):
        return 0
    weapon: int = weapon_in(game, person, game.battle.active[person])
    value: int = value_of(game, target, usual_points(game, weapon))
    return ways_to_hit(game, number_against(game, person, target, 0)) * value


def is_loaded(game: Game, person: int, slot: int) -> bool:
    """Return whether a section holds an explosive or what burns, with a round left; fills `game.arms` with it."""
    weapon: int = weapon_in(game, person, slot)
    if weapon == NOBODY or game.battle.rounds[person * SLOTS + slot] == 0:
        return False
    load_arms(game, weapon)
    return filling_of(game.arms) == Filling.EXPLOSIVE or filling_of(game.arms) == Filling.INCENDIARY


def is_at_hand(game: Game, person: int, slot: int) -> bool:
    """Return whether the weapon of a section can be used without taking it in hand. Rule: IN.GAP.14."""
    return slot == Slot.OTHER or slot >= Slot.GRENADES or game.battle.active[person] == slot


def worth_of_blast(game: Game, person: int, slot: int, target: int) -> int:
    """Return what the weapon of a section is worth at an enemy's dot, in 36ths of a PV; 0 where it is not used."""
    risk: int = weight(game, person, Weight.OWN_HARM)
    if not is_enemy(game, person, target) or (risk == 0 and not is_clear(game, person, slot, target)):
        return 0
    aims_at(game, slot, target)
    if not is_legal_with(game, person, slot):
        return 0
    load_arms(game, weapon_in(game, person, slot))
    column: int = game.battle.column[target]
    row: int = game.battle.row[target]
    number: int = number_at(game, person, column, row, False)
    harm: int = harm_around(game, 1 - game.forces.side[person], person, column, row)
    if risk > 0:
        harm -= harm_around(game, game.forces.side[person], person, column, row) * risk // PERCENT
    return ways_to_hit(game, number) * harm


def is_legal_with(game: Game, person: int, slot: int) -> bool:
    """Return whether the choice is legal once the weapon of a section is in hand."""
    if is_at_hand(game, person, slot):
        return is_legal(game, person)
    active: int = game.battle.active[person]
    cost: int = change_cost(game, person, slot)
    game.battle.active[person] = slot
    game.battle.ap[person] -= cost
    legal: bool = is_legal(game, person)
    game.battle.ap[person] += cost
    game.battle.active[person] = active
    return legal


def harm_around(game: Game, side: int, person: int, column: int, row: int) -> int:
    """Return the PV that `game.arms` of a trooper take off a side around a dot where it goes off."""
    found: int = 0
    for other in range(game.forces.people):
        above: bool = is_fighting(game, other) and game.battle.tunnel[other] == NOWHERE
        if game.forces.side[other] == side and above:
            points: int = ring_points(game.arms, distance_to(game, other, column, row))
            if points > 0 and filling_of(game.arms) == Filling.INCENDIARY:
                points += weight(game, person, Weight.BURNING)
            found += value_of(game, other, points)
    return found


def aims_at(game: Game, slot: int, target: int) -> None:
    """Choose to use the weapon of a section at somebody's dot."""
    clear_choice(game)
    game.choice.action = Action.EXPLOSIVE
    game.choice.slot = slot
    game.choice.column = game.battle.column[target]
    game.choice.row = game.battle.row[target]


def is_clear(game: Game, person: int, slot: int, target: int) -> bool:
    """Return whether no friend, nor the trooper itself, is within the rings around somebody, and one dot more."""
    rings: int = game.arsenal.rings[weapon_in(game, person, slot)]
    column: int = game.battle.column[target]
    row: int = game.battle.row[target]
    for friend in range(game.forces.people):
        same_side: bool = game.forces.side[friend] == game.forces.side[person]
        if same_side and is_fighting(game, friend) and distance_to(game, friend, column, row) <= rings:
            return False
    return True


def try_smoke(game: Game, person: int, foe: int) -> bool:
    """Choose to throw smoke before whoever covers the way to an enemy; return whether that can be done."""
    slot: int = smoke_slot(game, person)
    if slot == NOBODY or game.battle.tunnel[person] != NOWHERE:
        return False
    watcher: int = watcher_of_way(game, person, foe)
    if watcher == NOBODY:
        return False
    column: int = game.battle.column[watcher]
    walk_line(game.line, game.battle.column[person], game.battle.row[person], column, game.battle.row[watcher])
    farthest: int = min(weight(game, person, Weight.THROW_DOTS), game.battle.ap[person])
    at: int = max(0, min(game.line.count, farthest) - 1)
    clear_choice(game)
    game.choice.action = Action.EXPLOSIVE
    game.choice.slot = slot
    game.choice.column = game.line.column[at]
    game.choice.row = game.line.row[at]
    return not game.battle.smoke[dot_of(game, game.choice.column, game.choice.row)] and is_legal(game, person)


def smoke_slot(game: Game, person: int) -> int:
    """Return a section with a smoke grenade, NOBODY for none."""
    for slot in range(Slot.GRENADES, SLOTS):
        weapon: int = weapon_in(game, person, slot)
        if weapon != NOBODY and game.battle.rounds[person * SLOTS + slot] != 0:
            load_arms(game, weapon)
            if filling_of(game.arms) == Filling.SMOKE:
                return slot
    return NOBODY


def watcher_of_way(game: Game, person: int, foe: int) -> int:
    """Return who would do a trooper most harm on its next step to an enemy; NOBODY if nobody would do much."""
    column: int = game.battle.column[person]
    row: int = game.battle.row[person]
    best: int = NOBODY
    least: int = way_to(game, person, foe, column, row)
    for place in range(SQUARE):
        points_at(game, column + place % 3 - 1, row + place // 3 - 1)
        if is_legal(game, person) and way_to(game, person, foe, game.choice.column, game.choice.row) < least:
            least = way_to(game, person, foe, game.choice.column, game.choice.row)
            best = place
    return NOBODY if best == NOBODY else watcher_of(game, person, column + best % 3 - 1, row + best // 3 - 1)


def watcher_of(game: Game, person: int, column: int, row: int) -> int:
    """Return the enemy whose arc would do a trooper most harm on a dot; NOBODY if none would do much."""
    from_column: int = game.battle.column[person]
    from_row: int = game.battle.row[person]
    game.battle.column[person] = column
    game.battle.row[person] = row
    found: int = NOBODY
    most: int = weight(game, person, Weight.WATCHED)
    for enemy in range(game.forces.people):
        harm: int = reaction_harm(game, enemy, person) if is_enemy(game, person, enemy) else 0
        if harm > most:
            most = harm
            found = enemy
    game.battle.column[person] = from_column
    game.battle.row[person] = from_row
    return found
