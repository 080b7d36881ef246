"""What the heuristic player has a soldier do that is activated. Rules: BS.ACT.1, BS.HID.1, BS.STL.1."""

from engine.games.battlesuit.kernel.board.places import (
    is_airborne,
    points_apart,
)
from engine.games.battlesuit.kernel.board.soldiers import movement_of
from engine.games.battlesuit.kernel.codes import NOBODY, Action, Place, Step, Weight
from engine.games.battlesuit.kernel.legal.actions import attacks_of, may_do
from engine.games.battlesuit.kernel.players.heuristic.answers import heuristic_detonation
from engine.games.battlesuit.kernel.players.heuristic.caution import (
    is_frail,
    is_spent,
    watchers,
)
from engine.games.battlesuit.kernel.players.heuristic.command import heuristic_support
from engine.games.battlesuit.kernel.players.heuristic.goals import is_target, must_hurry
from engine.games.battlesuit.kernel.players.heuristic.steps import heuristic_step
from engine.games.battlesuit.kernel.players.heuristic.weights import least_strength, weight
from engine.games.battlesuit.kernel.players.heuristic.worth import (
    best_mark,
    best_target,
    ease_of,
    nearest_enemy,
    should_paint,
    worth_tearing_down,
)
from engine.games.battlesuit.kernel.records import Game


def heuristic_action(game: Game, side: int, soldier: int) -> None:
    """Leave the map in time, withdraw, tear down, help others, paint for them, fire or mend, or move on."""
    game.choice.action = Action.MOVE if may_do(game, soldier, Action.MOVE, 0) else game.choice.action
    if game.soldiers.place[soldier] != Place.ON_MAP or must_hurry(game, side, soldier):
        return
    if game.soldiers.hidden[soldier] and weight(game, Weight.AMBUSH) > 0:
        lie_in_wait(game, side, soldier)
        return
    if is_target(game, side, soldier):
        keep_safe(game, side, soldier)
        return
    choose_deed(game, side, soldier)
    if game.choice.action == Action.MOVE and goes_nowhere(game, side, soldier):
        make_use_of_standing(game, side, soldier)


def lie_in_wait(game: Game, side: int, soldier: int) -> None:
    """Stay hidden until there is a shot that is worth being seen. Rules: BS.HID.1, BS.GAP.131."""
    game.choice.action = Action.STAND
    attacks: int = attacks_of(game, soldier)
    target: int = best_target(game, side, soldier)
    if target == NOBODY or is_target(game, side, soldier) or not may_do(game, soldier, Action.FIRE, attacks):
        return
    if ease_of(game, soldier, target) >= least_strength(game) + weight(game, Weight.AMBUSH):
        game.choice.action = Action.FIRE
        game.choice.amount = attacks


def keep_safe(game: Game, side: int, soldier: int) -> None:
    """Have somebody who is to be brought off go on unseen, or stay out of sight until it is time. Rule: BS.SCN.7."""
    if may_do(game, soldier, Action.GO_STEALTHY, 0):
        game.choice.action = Action.GO_STEALTHY
    elif goes_nowhere(game, side, soldier):
        make_use_of_standing(game, side, soldier)


def goes_nowhere(game: Game, side: int, soldier: int) -> bool:
    """Return whether a soldier that looks ahead would not make a step if it moved."""
    if weight(game, Weight.FORESIGHT) == 0 or is_airborne(game, soldier) or game.soldiers.box[soldier] > 0:
        return False
    heuristic_step(game, side, soldier)
    found: bool = game.choice.step == Step.STOP
    game.choice.step = Step.STOP
    game.choice.way = 0
    return found


def make_use_of_standing(game: Game, side: int, soldier: int) -> None:
    """Fire, paint, mend, or go into stealth where one is; else stand still, so that nobody sees one's card."""
    attacks: int = attacks_of(game, soldier)
    game.choice.action = Action.STAND
    if best_target(game, side, soldier) != NOBODY and may_do(game, soldier, Action.FIRE, attacks):
        game.choice.action = Action.FIRE
        game.choice.amount = attacks
    elif may_do(game, soldier, Action.PAINT, 0) and best_mark(game, side, soldier) != NOBODY:
        game.choice.action = Action.PAINT
    elif may_do(game, soldier, Action.REPAIR, 0):
        game.choice.action = Action.REPAIR


def choose_deed(game: Game, side: int, soldier: int) -> None:
    """Withdraw, tear down, help others, set a bomb off, fight, or move on."""
    if is_spent(game, soldier) and watchers(game, side, game.soldiers.dot[soldier]) > 0:
        withdraw_first(game, soldier)
        return
    ruin: int = worth_tearing_down(game, side, soldier)
    if ruin != NOBODY:
        game.choice.action = Action.DEMOLISH
        game.choice.amount = ruin
    elif may_do(game, soldier, Action.DETONATE, 0) and heuristic_detonation(game, side, soldier):
        game.choice.action = Action.DETONATE
    elif goes_unseen(game, side, soldier):
        game.choice.action = Action.GO_STEALTHY
    elif not heuristic_support(game, side, soldier):
        heuristic_fight(game, side, soldier)


def goes_unseen(game: Game, side: int, soldier: int) -> bool:
    """Return whether a soldier goes on in stealth: the enemy is far, and there is nobody to shoot at."""
    far: int = weight(game, Weight.STEALTH_POINTS)
    if far == 0 or not may_do(game, soldier, Action.GO_STEALTHY, 0) or best_target(game, side, soldier) != NOBODY:
        return False
    enemy: int = nearest_enemy(game, side, game.soldiers.dot[soldier])
    return enemy == NOBODY or points_apart(game, game.soldiers.dot[soldier], game.view.dot[enemy]) > far


def withdraw_first(game: Game, soldier: int) -> None:
    """Go into stealth, else out of sight, else mend what can be mended."""
    if may_do(game, soldier, Action.GO_STEALTHY, 0):
        game.choice.action = Action.GO_STEALTHY
    elif not may_do(game, soldier, Action.MOVE, 0) and may_do(game, soldier, Action.REPAIR, 0):
        game.choice.action = Action.REPAIR


def heuristic_fight(game: Game, side: int, soldier: int) -> None:
    """Paint for others, fire, or mend what is badly damaged, where that is better than to move on."""
    attacks: int = attacks_of(game, soldier)
    if should_paint(game, side, soldier):
        game.choice.action = Action.PAINT
        game.choice.amount = 1 if may_do(game, soldier, Action.PAINT, 1) else 0
    elif may_do(game, soldier, Action.FIRE, attacks) and should_stand_and_fire(game, side, soldier):
        game.choice.action = Action.FIRE
        game.choice.amount = attacks
    elif game.soldiers.hits[soldier] >= weight(game, Weight.DAMAGED) and may_do(game, soldier, Action.REPAIR, 0):
        game.choice.action = Action.REPAIR


def should_stand_and_fire(game: Game, side: int, soldier: int) -> bool:
    """Return whether a soldier has a target, a good one if it could come nearer to it."""
    target: int = best_target(game, side, soldier)
    if target == NOBODY:
        return False
    slow: bool = movement_of(game, soldier) <= weight(game, Weight.SLOW_MP) and not is_frail(game, soldier)
    return slow or ease_of(game, soldier, target) >= least_strength(game) + weight(game, Weight.STANDING_SHOT)
