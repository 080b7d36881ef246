"""What is against an action that was chosen: legal is what nothing is against. Rules: IN.GAP.14, IN.GAP.39."""

from engine.games.infantry.kernel.acting.morale import is_advance
from engine.games.infantry.kernel.blasts.declaring import launch_faults
from engine.games.infantry.kernel.codes import ACTIONS, BEARINGS, NOBODY, NOWHERE, SLOTS, Action, Fault, Slot
from engine.games.infantry.kernel.firing.attacks import (
    aim_refused,
    arc_refused_here,
    moving_fire_refused,
    strike_refused,
)
from engine.games.infantry.kernel.firing.guns import (
    break_down_faults,
    free_fire_faults,
    pick_up_faults,
    set_up_faults,
    swing_faults,
    takeover_faults,
)
from engine.games.infantry.kernel.moving.steps import carries_gun, moving_refused, step_refused, tunnel_refused
from engine.games.infantry.kernel.numbers.codes import Step, WeaponKind
from engine.games.infantry.kernel.records import Game
from engine.games.infantry.kernel.standing.cards import weapon_in
from engine.games.infantry.kernel.standing.people import is_crowded, is_fighting


def clear_choice(game: Game) -> None:
    """Make the choice one of nothing: of ending the turn."""
    game.choice.action = Action.END
    game.choice.slot = NOBODY
    game.choice.target = NOBODY
    game.choice.bearing = NOBODY
    game.choice.column = NOBODY
    game.choice.row = NOBODY


def is_legal(game: Game, person: int) -> bool:
    """Return whether a trooper may do what was chosen."""
    return faults_of(game, person) == 0


def faults_of(game: Game, person: int) -> int:
    """Return what is against what a trooper was chosen to do, as bits. Rule: IN.GAP.39."""
    action: int = game.choice.action
    if not is_fighting(game, person):
        return Fault.NOT_FIGHTING
    if action < 0 or action >= ACTIONS:
        return Fault.NO_SUCH_ACTION
    if action != Action.STEP and is_crowded(game, person):
        return Fault.MUST_MOVE_ON
    reasons: int = state_faults(game, person, action)
    if reasons:
        return reasons
    return faults_by_action(game, person, action)


def state_faults(game: Game, person: int, action: int) -> int:
    """Return what a trooper's state has against an action, as bits. Rules: IN.GAP.21, IN.GAP.28."""
    if game.battle.shaken[person] and is_too_much(game, person, action):
        return Fault.TOO_SHAKEN
    if game.battle.caught[person] and not game.rulings.wire_attacks and is_attack(action):
        return Fault.CAUGHT
    return 0


def faults_by_action(game: Game, person: int, action: int) -> int:
    """Return what is against an action as such, as bits."""
    if action == Action.EXPLOSIVE or action == Action.EXPLOSIVE_ON_THE_MOVE:
        return launch_faults(game, person, action == Action.EXPLOSIVE_ON_THE_MOVE)
    if action == Action.FIRE_ON_THE_MOVE:
        return moving_fire_refused(game, person, game.choice.target)
    if action == Action.INTO_TUNNEL or action == Action.OUT_OF_TUNNEL:
        return tunnel_refused(game, person, action == Action.INTO_TUNNEL)
    if action >= Action.SET_UP and action != Action.DROP_WEAPON:
        return gun_faults(game, person, action)
    if is_attack(action):
        return attack_faults(game, person, action)
    return other_faults(game, person, action)


def is_too_much(game: Game, person: int, action: int) -> bool:
    """Return whether an action is too much for the shaken: attacks, and steps other than they are driven to.

    Who shares a dot may step off it, if that is no advance. Rules: IN.GAP.28, IN.GAP.39.
    """
    if action != Action.STEP:
        return is_attack(action)
    return not is_crowded(game, person) or is_advance(game, person, game.choice.column, game.choice.row)


def is_attack(action: int) -> bool:
    """Return whether an action is an attack, or lays an arc. Rule: IN.GAP.21."""
    if (
        action == Action.EXPLOSIVE
        or action == Action.EXPLOSIVE_ON_THE_MOVE
        or action == Action.FIRE_ON_THE_MOVE
        or action == Action.FREE_FIRE
    ):
        return True
    return action == Action.AIMED_FIRE or action == Action.STRIKE or action == Action.ARC or action == Action.WIDE_ARC


def attack_faults(game: Game, person: int, action: int) -> int:
    """Return what is against an attack, or against laying an arc, as bits. Rules: IN.HOUSE.4, IN.HOUSE.7."""
    if action == Action.AIMED_FIRE:
        return aim_refused(game, person, game.choice.target)
    if action == Action.STRIKE:
        return strike_refused(game, person, game.choice.target)
    return arc_refused_here(game, person, game.choice.bearing)


def gun_faults(game: Game, person: int, action: int) -> int:
    """Return what is against handling a crewed weapon, as bits. Rules: IN.CRW.4 to IN.CRW.12."""
    if action == Action.SET_UP or action == Action.SWING:
        if game.choice.bearing < 0 or game.choice.bearing >= BEARINGS:
            return Fault.WRONG_BEARING
        return set_up_faults(game, person) if action == Action.SET_UP else swing_faults(game, person)
    if action == Action.BREAK_DOWN:
        return break_down_faults(game, person)
    if action == Action.FREE_FIRE:
        return free_fire_faults(game, person, game.choice.target)
    if action == Action.TAKE_OVER:
        return takeover_faults(game, person, game.choice.target)
    return pick_up_faults(game, person, game.choice.target)


def other_faults(game: Game, person: int, action: int) -> int:
    """Return what is against what is no attack, as bits. Rule: IN.GAP.14."""
    if action == Action.STEP:
        return step_refused(game, person, game.choice.column, game.choice.row)
    if action == Action.DROP_PRONE or action == Action.STAND_UP:
        return posture_refused(game, person, action)
    if action == Action.CHANGE_WEAPON:
        return change_refused(game, person, game.choice.slot)
    return lay_down_refused(game, person, game.choice.slot) if action == Action.DROP_WEAPON else 0


def posture_refused(game: Game, person: int, action: int) -> int:
    """Return what is against dropping prone or standing up, as bits. Rules: IN.TUN.4, IN.GAP.14."""
    if game.battle.prone[person] == (1 if action == Action.DROP_PRONE else 0):
        return Fault.ALREADY
    if action == Action.STAND_UP and game.battle.tunnel[person] != NOWHERE:
        return Fault.TOO_LOW
    step: int = Step.DROP_PRONE if action == Action.DROP_PRONE else Step.STAND_UP
    return moving_refused(game, person, game.numbers.step_ap[step])


def change_cost(game: Game, person: int, slot: int) -> int:
    """Return the AP of taking another weapon in hand. Rules: IN.EXP.8, IN.GAP.14."""
    active: int = game.battle.active[person]
    both: bool = (active == Slot.PRIMARY and slot == Slot.MOUNTED) or (active == Slot.MOUNTED and slot == Slot.PRIMARY)
    return game.rulings.switch_mounted if both else game.rulings.change_weapon


def change_refused(game: Game, person: int, slot: int) -> int:
    """Return what is against taking another weapon in hand, as bits. Rules: IN.EXP.2, IN.GAP.14."""
    if slot < 0 or slot >= SLOTS or slot == Slot.MELEE:
        return Fault.WRONG_WEAPON
    if weapon_in(game, person, slot) == NOBODY:
        return Fault.NO_WEAPON
    if game.battle.active[person] == slot:
        return Fault.ALREADY
    if is_thrown_away(game, person, slot):
        return Fault.NO_ROUNDS
    return Fault.NOT_ENOUGH if change_cost(game, person, slot) > game.battle.ap[person] else 0


def is_thrown_away(game: Game, person: int, slot: int) -> bool:
    """Return whether what a section held was thrown, and nothing of it is left. Rule: IN.EXP.2."""
    thrown: bool = game.arsenal.type[weapon_in(game, person, slot)] == WeaponKind.THROWN
    return thrown and game.battle.rounds[person * SLOTS + slot] == 0


def lay_down_refused(game: Game, person: int, slot: int) -> int:
    """Return what is against dropping a weapon, as bits; a crewed one is that of the first section. Rule: IN.GAP.23."""
    if slot != Slot.PRIMARY and slot != Slot.SECONDARY:
        return Fault.WRONG_WEAPON
    is_gun: bool = slot == Slot.PRIMARY and carries_gun(game, person)
    if weapon_in(game, person, slot) == NOBODY and not is_gun:
        return Fault.NO_WEAPON
    return Fault.NOT_ENOUGH if game.rulings.drop_weapon > game.battle.ap[person] else 0
