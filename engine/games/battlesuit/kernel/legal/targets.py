"""Who may be attacked and painted. Rules: BS.FIR.4, BS.FIR.8, BS.IND.1, BS.PNT.2, BS.PNT.4, BS.RPD.3, BS.GAP.55."""

from engine.games.battlesuit.kernel.board.options import has_option
from engine.games.battlesuit.kernel.board.places import points_apart
from engine.games.battlesuit.kernel.board.sighting import is_spotted, sees
from engine.games.battlesuit.kernel.board.soldiers import has_ability, is_on_map, is_soldier, side_of
from engine.games.battlesuit.kernel.codes import Ability
from engine.games.battlesuit.kernel.event_codes import Option
from engine.games.battlesuit.kernel.numbers.cards import attack_of
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
