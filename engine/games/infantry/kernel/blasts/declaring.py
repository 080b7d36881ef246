"""What is against using an explosive, an incendiary or a grenade, as bits. Rules: IN.EXP.11, IN.INC.2, IN.MVF.7."""

from engine.games.infantry.kernel.codes import BLASTS, NOBODY, NOWHERE, SLOTS, Fault, Slot
from engine.games.infantry.kernel.firing.attacks import is_moving
from engine.games.infantry.kernel.firing.sight import (
    clear_conditions,
    count_obstructions,
    number_to_reach,
    sees_dot,
    top_of,
)
from engine.games.infantry.kernel.numbers.codes import NEVER, Band, Filling, WeaponKind
from engine.games.infantry.kernel.numbers.harm import filling_of, type_of_filling
from engine.games.infantry.kernel.numbers.steps import movement_fire_ap
from engine.games.infantry.kernel.numbers.targets import dots_apart, range_band
from engine.games.infantry.kernel.records import Game
from engine.games.infantry.kernel.standing.cards import load_arms, weapon_in
from engine.games.infantry.kernel.standing.people import (
    is_in_trench,
    is_obstacle,
    is_on_map,
    is_there,
    swims,
    tunnel_at,
)


def launch_faults(game: Game, person: int, moving: bool) -> int:
    """Return what is against the chosen use of an explosive, standing or on the move. Rules: IN.EXP.2, IN.MVF.7."""
    reasons: int = hand_faults(game, person, game.choice.slot, moving)
    if reasons:
        return reasons
    reasons = dot_faults(game, person, game.choice.column, game.choice.row, moving)
    if reasons:
        return reasons
    cost: int = launch_cost(game, person, game.choice.column, game.choice.row, moving)
    return Fault.NOT_ENOUGH if cost + reload_cost(game, person, game.choice.slot) > game.battle.ap[person] else 0


def hand_faults(game: Game, person: int, slot: int, moving: bool) -> int:
    """Return what is against the weapon as such; fills `game.arms` with it. Rules: IN.INC.3, IN.WAT.4, IN.MVF.7."""
    if slot < 0 or slot >= SLOTS or weapon_in(game, person, slot) == NOBODY:
        return Fault.NO_WEAPON
    load_arms(game, weapon_in(game, person, slot))
    if not is_played(game):
        return Fault.WRONG_WEAPON
    if game.battle.rounds[person * SLOTS + slot] == 0:
        return Fault.NO_ROUNDS
    at_hand: bool = (slot == Slot.OTHER or slot >= Slot.GRENADES) and not moving
    if not at_hand and game.battle.active[person] != slot and not (moving and game.numbers.movement_fire_any):
        return Fault.NOT_IN_HAND
    if moving and not is_moving(game, person):
        return Fault.NOT_MOVING
    if swims(game, person) and not game.numbers.swim_and_fire:
        return Fault.NOT_WHILE_SWIMMING
    return Fault.TOO_MANY if game.battle.declared >= BLASTS else 0


def is_played(game: Game) -> bool:
    """Return whether `game.arms` does something where it lands, by the options that are played. Rule: IN.GEN.1."""
    filling: int = filling_of(game.arms)
    if filling == Filling.NONE or (filling == Filling.INCENDIARY and not game.rulings.incendiaries):
        return False
    if filling == Filling.SMOKE:
        return game.rulings.smoke == 1
    return game.arms.type != WeaponKind.EXPLOSIVE or game.rulings.explosives == 1


def dot_faults(game: Game, person: int, column: int, row: int, moving: bool) -> int:
    """Return what is against aiming `game.arms` at a dot. Rules: IN.LRG.1, IN.GAP.2, IN.GAP.20."""
    if not is_on_map(game, column, row):
        return Fault.WRONG_DOT
    cost: int = launch_cost(game, person, column, row, moving)
    distance: int = distance_to(game, person, column, row)
    if range_band(game.numbers, game.arms, distance, cost) == Band.OUT:
        return Fault.OUT_OF_RANGE
    if cost > game.battle.ap[person]:
        return Fault.NOT_ENOUGH
    if is_obstacle(game, column, row) and not may_aim_at_structure(game):
        return Fault.WRONG_DOT
    return 0 if sees_dot(game, person, column, row, tunnel_of_aim(game, person, column, row)) else Fault.NOT_SEEN


def distance_to(game: Game, person: int, column: int, row: int) -> int:
    """Return how many dots a dot is from a trooper. Rule: IN.GAP.20."""
    return dots_apart(game.battle.column[person], game.battle.row[person], column, row)


def launch_cost(game: Game, person: int, column: int, row: int, moving: bool) -> int:
    """Return the AP of `game.arms` at a dot; a grenade goes as far as AP are spent. Rules: IN.MVF.8, IN.GAP.2."""
    if game.arms.ap == NEVER:
        dots: int = distance_to(game, person, column, row)
        return max(1, (dots + game.numbers.throw_dots - 1) // game.numbers.throw_dots)
    return movement_fire_ap(game.numbers, game.arms) if moving else game.arms.ap


def reload_cost(game: Game, person: int, slot: int) -> int:
    """Return the AP of loading the next round of the weapon in a section; its first is loaded. Rule: IN.GAP.14."""
    at: int = person * SLOTS + slot
    is_loaded: bool = game.battle.rounds[at] == game.forces.rounds[at]
    return 0 if is_loaded or game.arms.type == WeaponKind.THROWN else game.rulings.reload


def may_aim_at_structure(game: Game) -> bool:
    """Return whether structures are attacked with `game.arms`. Rules: IN.LRG.1, IN.GAP.26."""
    bit: int = 1 << type_of_filling(filling_of(game.arms))
    return (
        game.rulings.large_targets == 1
        and filling_of(game.arms) != Filling.SMOKE
        and (game.numbers.structure_types & bit) != 0
    )


def tunnel_of_aim(game: Game, person: int, column: int, row: int) -> int:
    """Return where somebody aims who aims at a dot: into its own tunnel if that is there, else above ground."""
    own: int = game.battle.tunnel[person]
    return own if own != NOWHERE and tunnel_at(game, column, row) == own else NOWHERE


def find_who_lies(game: Game, column: int, row: int, tunnel: int) -> None:
    """Find whether somebody lies on a dot, or is in a trench there. Rules: IN.TUN.5, IN.GAP.58."""
    for person in range(game.forces.people):
        if is_there(game, person, column, row, tunnel):
            game.conditions.prone = max(game.conditions.prone, game.battle.prone[person])
            game.conditions.trench = 1 if is_in_trench(game, person) else game.conditions.trench


def number_at(game: Game, person: int, column: int, row: int, moving: bool) -> int:
    """Return what two dice have to reach to land `game.arms` on a dot.

    Rules: IN.EXP.11, IN.LRG.2, IN.MVF.9, IN.GAP.58.
    """
    clear_conditions(game)
    tunnel: int = tunnel_of_aim(game, person, column, row)
    sees_dot(game, person, column, row, tunnel)
    if tunnel != NOWHERE:
        game.conditions.tunnel = 1
    else:
        count_obstructions(game, top_of(game, game.battle.column[person], game.battle.row[person], column, row))
    if game.rulings.prone_under_blast:
        find_who_lies(game, column, row, tunnel)
    game.conditions.large = 1 if is_obstacle(game, column, row) else 0
    game.conditions.entangled = game.battle.caught[person]
    game.conditions.moving = 1 if moving else 0
    cost: int = launch_cost(game, person, column, row, moving)
    distance: int = distance_to(game, person, column, row)
    return number_to_reach(game, range_band(game.numbers, game.arms, distance, cost))
