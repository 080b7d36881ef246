"""Whom crusaders and engineers may help, whose cards may be inspected, who may take command.

Rules: BS.CRU.1, BS.ENG.1, BS.DWN.2, BS.CARD.15, BS.CARD.16, BS.COM.4, BS.COM.8, BS.GAP.49, BS.GAP.68 to BS.GAP.70,
BS.GAP.103.
"""

from engine.games.battlesuit.kernel.board.places import is_airborne, points_apart, sees
from engine.games.battlesuit.kernel.board.soldiers import (
    end_of,
    first_of,
    has_ability,
    is_armoured,
    is_down,
    is_good_order,
    is_on_map,
    is_soldier,
    may_only_fight,
    side_of,
)
from engine.games.battlesuit.kernel.codes import Ability, Morale
from engine.games.battlesuit.kernel.legal.command import leads
from engine.games.battlesuit.kernel.legal.targets import is_enemy_on_map
from engine.games.battlesuit.kernel.legal.ways import can_walk
from engine.games.battlesuit.kernel.records import Game


def may_command(game: Game, soldier: int) -> bool:
    """Return whether a soldier may use active command: a leader in good order. Rules: BS.COM.4, BS.GAP.49."""
    return leads(game, soldier) and is_good_order(game, soldier) and not may_only_fight(game, soldier)


def may_rally(game: Game, crusader: int, soldier: int) -> bool:
    """Return whether a crusader may take shock or panic off a soldier; a drone that is shut down has to start again.

    Rules: BS.CRU.1, BS.DRN.8, BS.GAP.69, BS.GAP.70.
    """
    if not is_friend_on_map(game, crusader, soldier) or not has_ability(game, crusader, Ability.RALLIES):
        return False
    if game.soldiers.morale[soldier] == Morale.STEADY or game.soldiers.shut_down[soldier] > 0:
        return False
    if game.numbers.crusader_must_be_fit and not is_good_order(game, crusader):
        return False
    return is_in_crusaders_range(game, crusader, soldier)


def is_friend_on_map(game: Game, helper: int, soldier: int) -> bool:
    """Return whether two different soldiers of a side are both on the map."""
    if not is_soldier(game, helper) or helper == soldier or side_of(helper) != side_of(soldier):
        return False
    return is_on_map(game, helper) and is_on_map(game, soldier)


def is_in_crusaders_range(game: Game, crusader: int, soldier: int) -> bool:
    """Return whether a crusader's help reaches a soldier, by distance or by movement points. Rule: BS.GAP.69."""
    a: int = game.soldiers.dot[crusader]
    b: int = game.soldiers.dot[soldier]
    if game.numbers.crusader_by_movement:
        return can_walk(game, a, b, game.numbers.crusader_range)
    return is_in_range(game, points_apart(game, a, b))


def is_in_range(game: Game, apart: int) -> bool:
    """Return whether a crusader's help reaches so far. Rule: BS.CRU.1."""
    return apart <= game.numbers.crusader_range


def count_rallies(game: Game, soldier: int) -> int:
    """Return how many crusaders may help a soldier."""
    found: int = 0
    for crusader in range(first_of(side_of(soldier)), end_of(game, side_of(soldier))):
        if may_rally(game, crusader, soldier):
            found += 1
    return found


def may_mend(game: Game, helper: int, patient: int) -> bool:
    """Return whether somebody not yet active may restore boxes of a soldier next to it. Rules: BS.ENG.1, BS.GAP.68."""
    if not is_friend_on_map(game, helper, patient) or game.soldiers.hits[patient] == 0:
        return False
    if not is_good_order(game, helper) or game.soldiers.complete[helper] or not is_armoured(game, patient):
        return False
    if is_airborne(game, helper) or points_apart(game, game.soldiers.dot[helper], game.soldiers.dot[patient]) != 1:
        return False
    return has_ability(game, helper, Ability.REPAIRS) or (
        has_ability(game, helper, Ability.RALLIES) and is_down(game, patient)
    )


def may_repair_other(game: Game, engineer: int, patient: int) -> bool:
    """Return whether somebody is an engineer that may repair a soldier next to it. Rule: BS.ENG.1."""
    return (
        is_soldier(game, engineer)
        and has_ability(game, engineer, Ability.REPAIRS)
        and may_mend(game, engineer, patient)
    )


def count_menders(game: Game, patient: int) -> int:
    """Return how many engineers may repair a soldier in good order that is activated. Rule: BS.ENG.1."""
    found: int = 0
    for helper in range(first_of(side_of(patient)), end_of(game, side_of(patient))):
        if may_repair_other(game, helper, patient):
            found += 1
    return found


def may_revive(game: Game, helper: int, patient: int) -> bool:
    """Return whether an engineer or crusader may help up a down soldier in its own activation. Rule: BS.DWN.2."""
    return may_mend(game, helper, patient) and is_down(game, patient)


def count_patients(game: Game, helper: int) -> int:
    """Return how many down soldiers somebody may help up; one that has just recovered may not. Rule: BS.GAP.36."""
    if may_only_fight(game, helper):
        return 0
    found: int = 0
    for patient in range(first_of(side_of(helper)), end_of(game, side_of(helper))):
        if may_revive(game, helper, patient):
            found += 1
    return found


def queries_of(game: Game, soldier: int, enemies: int) -> int:
    """Return how many of so many enemies in sight have their cards inspected. Rules: BS.CARD.15, BS.CARD.16."""
    if has_ability(game, soldier, Ability.QUERIES_ALL):
        return enemies
    return min(enemies, 1) if has_ability(game, soldier, Ability.QUERIES_ONE) else 0


def may_query(game: Game, soldier: int, target: int) -> bool:
    """Return whether a soldier may inspect the card of an enemy. Rules: BS.CARD.15, BS.GAP.103."""
    if not is_enemy_on_map(game, soldier, target) or queries_of(game, soldier, 1) == 0:
        return False
    if has_ability(game, soldier, Ability.QUERIES_ONE) and game.soldiers.queried[soldier]:
        return False
    everywhere: bool = has_ability(game, soldier, Ability.QUERIES_ONE) and game.numbers.query_needs_sight == 0
    return everywhere or sees(game, soldier, target)
