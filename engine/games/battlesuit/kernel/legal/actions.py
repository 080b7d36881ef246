"""Which actions are open to a soldier. Rules: BS.ACT.1, BS.FIR.2, BS.PNT.1, BS.REP.1, BS.SNP.1, BS.SNP.3, BS.GAP.36."""

from engine.games.battlesuit.kernel.board.places import is_airborne
from engine.games.battlesuit.kernel.board.soldiers import (
    has_ability,
    is_armoured,
    is_drone_soldier,
    is_good_order,
    may_only_fight,
    movement_of,
)
from engine.games.battlesuit.kernel.codes import Ability, Action, Place
from engine.games.battlesuit.kernel.event_codes import Shaken
from engine.games.battlesuit.kernel.legal.special import may_detonate, may_go_stealthy
from engine.games.battlesuit.kernel.legal.steps import can_enter
from engine.games.battlesuit.kernel.legal.support import count_patients, may_command
from engine.games.battlesuit.kernel.legal.targets import is_armed, may_demolish
from engine.games.battlesuit.kernel.records import Game


def may_do(game: Game, soldier: int, action: int, amount: int) -> bool:
    """Return whether an action is open to a soldier; `amount` is how often it fires, or what it tears down."""
    if action == Action.STAND:
        return True
    if game.soldiers.box[soldier] > 0 and action != Action.MOVE:
        return False
    if action == Action.MOVE:
        return may_move(game, soldier)
    if game.soldiers.place[soldier] != Place.ON_MAP:
        return False
    if action == Action.FIRE:
        return may_fire(game, soldier, amount)
    if action == Action.PAINT:
        return may_point(game, soldier, amount)
    if action == Action.REPAIR:
        return may_repair(game, soldier)
    return may_do_specially(game, soldier, action, amount)


def may_do_specially(game: Game, soldier: int, action: int, amount: int) -> bool:
    """Return whether an action of some types of soldiers alone is open to one on the map."""
    if action == Action.GO_STEALTHY:
        return may_go_stealthy(game, soldier)
    if action == Action.DETONATE:
        return may_detonate(game, soldier)
    if action == Action.DEMOLISH:
        return may_demolish(game, soldier, amount)
    if action == Action.COMMAND:
        return may_command(game, soldier)
    return action == Action.ENGINEER_REPAIR and count_patients(game, soldier) > 0


def may_move(game: Game, soldier: int) -> bool:
    """Return whether a soldier may move at all; one off the map if there is room for it to enter."""
    if game.soldiers.place[soldier] != Place.ON_MAP:
        return can_enter(game, soldier)
    return movement_of(game, soldier) > 0


def may_fire(game: Game, soldier: int, attacks: int) -> bool:
    """Return whether a soldier may fire so often. Rules: BS.FIR.2, BS.RPD.1, BS.SNP.1, BS.DRN.4, BS.GAP.123."""
    if attacks < 1 or attacks > attacks_of(game, soldier) or not is_armed(game, soldier):
        return False
    return not (has_ability(game, soldier, Ability.SNIPES) and is_airborne(game, soldier))


def attacks_of(game: Game, soldier: int) -> int:
    """Return how many attacks a soldier has that does not move. Rules: BS.FIR.2, BS.SNP.1, BS.GAP.123."""
    if has_ability(game, soldier, Ability.SNIPES):
        return 1
    if game.soldiers.recovering[soldier] == Shaken.STILL_SHAKEN and not game.numbers.shaken_rapid:
        return 1
    return game.numbers.shots


def may_point(game: Game, soldier: int, fires: int) -> bool:
    """Return whether a soldier may paint, and then fire once or not. Rules: BS.PNT.1, BS.SHK.6, BS.RPD.2, BS.SNP.3."""
    if may_only_fight(game, soldier) or fires < 0 or fires > 1:
        return False
    if is_drone_soldier(game, soldier) and not has_ability(game, soldier, Ability.PAINTS):
        return False
    return fires == 0 or (is_armed(game, soldier) and not has_ability(game, soldier, Ability.SNIPES))


def may_repair(game: Game, soldier: int) -> bool:
    """Return whether a damaged soldier may repair itself. Rules: BS.REP.1, BS.GAP.36."""
    if may_only_fight(game, soldier) or not is_good_order(game, soldier) or is_airborne(game, soldier):
        return False
    return is_armoured(game, soldier) and game.soldiers.hits[soldier] > 0
