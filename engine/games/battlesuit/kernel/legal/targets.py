"""Whom and what may be attacked, by whose turn it is and in reaction.

Rules: BS.FIR.4, BS.FIR.8, BS.IND.1, BS.PNT.2, BS.PNT.4, BS.RPD.3, BS.GAP.55, BS.RXN.1, BS.RXN.5, BS.GAP.104,
BS.GAP.105, BS.ENG.3, BS.ENG.6.
"""

from engine.games.battlesuit.kernel.board.places import is_airborne, is_spotted, next_point, points_apart, sees
from engine.games.battlesuit.kernel.board.soldiers import (
    end_of,
    first_of,
    has_ability,
    has_option,
    is_good_order,
    is_on_map,
    is_soldier,
    may_only_fight,
    side_of,
)
from engine.games.battlesuit.kernel.codes import DIRECTIONS, NOBODY, Ability, Terrain
from engine.games.battlesuit.kernel.event_codes import Option
from engine.games.battlesuit.kernel.numbers.attack import attack_of
from engine.games.battlesuit.kernel.records import Game


def is_armed(game: Game, soldier: int) -> bool:
    """Return whether a soldier has an attack strength of its own now. Rules: BS.FIR.4, BS.GAP.55."""
    return attack_of(game.cards, game.forces.card[soldier], game.soldiers.hits[soldier]) > 0


def is_enemy_on_map(game: Game, soldier: int, target: int) -> bool:
    """Return whether a soldier is on the map, and a target an enemy who is to be seen there."""
    if not is_soldier(game, target) or side_of(target) == side_of(soldier):
        return False
    return is_on_map(game, soldier) and is_on_map(game, target) and game.soldiers.hidden[target] == 0


def may_attack(game: Game, soldier: int, target: int) -> bool:
    """Return whether a soldier may fire at a target, in its sight or in a friend's. Rules: BS.FIR.8, BS.IND.1."""
    if not is_armed(game, soldier) or not is_enemy_on_map(game, soldier, target):
        return False
    if not is_near_first(game, soldier, target):
        return False
    return sees(game, soldier, target) or is_spotted(game, side_of(soldier), target)


def may_try(game: Game, soldier: int, target: int) -> bool:
    """Return whether a player may name a target: where combat is strict, one that nobody may see. Rule: BS.STC.1."""
    if not has_option(game, Option.STRICT_COMBAT):
        return may_attack(game, soldier, target)
    fires: bool = is_armed(game, soldier) and is_enemy_on_map(game, soldier, target)
    return fires and is_near_first(game, soldier, target)


def is_near_first(game: Game, soldier: int, target: int) -> bool:
    """Return whether a target of rapid fire is as near to the first one as the first die allows. Rule: BS.RPD.3."""
    if game.battle.first_die == 0 or soldier != game.battle.mover or target == game.battle.first_target:
        return True
    return points_apart(game, game.battle.first_dot, game.soldiers.dot[target]) <= game.battle.first_die


def may_paint(game: Game, soldier: int, target: int) -> bool:
    """Return whether a soldier may paint a target: only one in its own sight, no jammer. Rules: BS.PNT.2, BS.ECM.2."""
    if not is_soldier(game, target) or has_ability(game, target, Ability.JAMS):
        return False
    return is_enemy_on_map(game, soldier, target) and sees(game, soldier, target)


def may_be_named(game: Game, soldier: int, target: int) -> bool:
    """Return whether a player may name a target for what its soldier is about to do, paint or fire."""
    return may_paint(game, soldier, target) if game.battle.painting else may_try(game, soldier, target)


def is_ready_to_react(game: Game, soldier: int) -> bool:
    """Return whether a soldier has not been activated, is in good order, on the ground and armed.

    Not in stealth, and not of a side that reorganises. Rules: BS.SQC.4, BS.GAP.104.
    """
    if game.soldiers.complete[soldier] or game.soldiers.reacted[soldier] or not is_good_order(game, soldier):
        return False
    if game.soldiers.box[soldier] > 0 or game.battle.reorganising[side_of(soldier)]:
        return False
    return not is_airborne(game, soldier) and is_armed(game, soldier)


def may_react(game: Game, soldier: int, mover: int) -> bool:
    """Return whether a soldier may declare reaction fire at a mover; sight may be checked later. Rule: BS.GAP.105."""
    if not is_soldier(game, soldier) or side_of(soldier) == side_of(mover):
        return False
    if not is_ready_to_react(game, soldier):
        return False
    return game.numbers.blind_declaration == 1 or sees(game, soldier, mover)


def first_reactor(game: Game, mover: int) -> int:
    """Return the first enemy of a mover who may react to it, or NOBODY."""
    side: int = 1 - side_of(mover)
    for soldier in range(first_of(side), end_of(game, side)):
        if may_react(game, soldier, mover):
            return soldier
    return NOBODY


def is_structure(terrain: int) -> bool:
    """Return whether a terrain is something built: a building, a bridge or a bunker. Rule: BS.ENG.3."""
    return terrain == Terrain.BUILDING or terrain == Terrain.BRIDGE or terrain == Terrain.BUNKER


def torn_down(game: Game, soldier: int, amount: int) -> int:
    """Return the point that is meant: 0 is the soldier's own, 1 to 6 the next ones from north on; NOBODY if none is."""
    if amount < 0 or amount > DIRECTIONS:
        return NOBODY
    here: int = game.soldiers.dot[soldier]
    return here if amount == 0 else next_point(game, here, amount - 1)


def may_demolish(game: Game, soldier: int, amount: int) -> bool:
    """Return whether a soldier may tear down what stands on its point or next to it. Rule: BS.ENG.3."""
    if (
        not has_ability(game, soldier, Ability.DEMOLISHES)
        or is_airborne(game, soldier)
        or may_only_fight(game, soldier)
    ):
        return False
    dot: int = torn_down(game, soldier, amount)
    return dot != NOBODY and is_structure(game.land.terrain[dot])
