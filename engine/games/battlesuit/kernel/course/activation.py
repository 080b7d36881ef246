"""Activating a soldier: its morale first, then one action, carried out. Rules: BS.ACT.1, BS.ACT.2, BS.GAP.36."""

from engine.games.battlesuit.kernel.actions.command import roll_pool
from engine.games.battlesuit.kernel.actions.explosions import demolish, detonate, offer_at_end
from engine.games.battlesuit.kernel.actions.fire import fire_standing, paint_and_fire
from engine.games.battlesuit.kernel.actions.morale import may_act_after_check
from engine.games.battlesuit.kernel.actions.moves import move, stay_aloft
from engine.games.battlesuit.kernel.actions.secrets import go_stealthy
from engine.games.battlesuit.kernel.actions.support import is_mended, repair, revive
from engine.games.battlesuit.kernel.board.places import is_airborne
from engine.games.battlesuit.kernel.board.soldiers import is_on_map, movement_of, note, side_of
from engine.games.battlesuit.kernel.codes import NOBODY, Action, Morale, Place
from engine.games.battlesuit.kernel.event_codes import Event
from engine.games.battlesuit.kernel.legal.actions import may_do
from engine.games.battlesuit.kernel.legal.flight import is_flying_drone
from engine.games.battlesuit.kernel.players.observe import prepare
from engine.games.battlesuit.kernel.questions import choose_action
from engine.games.battlesuit.kernel.records import Game
from engine.kernel.answers import refuse_answer


def act(game: Game, soldier: int, action: int, amount: int) -> None:
    """Carry out a legal action."""
    if action == Action.MOVE:
        move(game, soldier)
    elif action == Action.FIRE:
        fire_standing(game, soldier, amount)
    elif action == Action.PAINT:
        paint_and_fire(game, soldier, amount)
    elif action == Action.REPAIR:
        repair(game, soldier)
    else:
        act_specially(game, soldier, action, amount)


def act_specially(game: Game, soldier: int, action: int, amount: int) -> None:
    """Carry out what only some types of soldiers can do."""
    if action == Action.GO_STEALTHY:
        go_stealthy(game, soldier)
        if not game.special.stealth_is_activation:
            move(game, soldier)
    elif action == Action.DETONATE:
        detonate(game, soldier)
    elif action == Action.DEMOLISH:
        demolish(game, soldier, amount)
    elif action == Action.COMMAND:
        roll_pool(game, soldier)
    elif action == Action.ENGINEER_REPAIR:
        revive(game, soldier)


def activate(game: Game, soldier: int) -> None:
    """Activate a soldier; it is complete after it, but for one who panics. Rules: BS.ACT.2, BS.SHK.4."""
    begin(game, soldier)
    note(game, Event.ACTIVATE, soldier, NOBODY, game.soldiers.morale[soldier], game.soldiers.place[soldier], 0)
    was: int = game.soldiers.morale[soldier]
    if not is_mended(game, soldier) and may_act_after_check(game, soldier):
        take_action(game, soldier)
    game.battle.first_die = 0
    stay_aloft(game, soldier)
    panics: bool = (
        was != Morale.PANICKED and game.soldiers.morale[soldier] == Morale.PANICKED and is_on_map(game, soldier)
    )
    game.soldiers.complete[soldier] = 0 if panics else 1
    game.soldiers.recovering[soldier] = 0
    offer_at_end(game)


def begin(game: Game, soldier: int) -> None:
    """Give a soldier what it has for one activation."""
    spent: int = game.soldiers.landing_mp[soldier] + sustained(game, soldier)
    game.soldiers.left[soldier] = max(0, movement_of(game, soldier) - spent)
    game.soldiers.moved[soldier] = 0
    game.soldiers.shots[soldier] = 0
    game.soldiers.queried[soldier] = 0
    game.soldiers.unseen[soldier] = 0
    game.soldiers.halted[soldier] = 0
    game.battle.mover = soldier
    game.battle.committed = 0


def sustained(game: Game, soldier: int) -> int:
    """Return what staying in the air costs a drone. Rule: BS.GAP.83."""
    if not is_flying_drone(game, soldier) or not is_on_map(game, soldier) or not is_airborne(game, soldier):
        return 0
    return game.special.drone_sustain_mp


def take_action(game: Game, soldier: int) -> None:
    """Let the player choose an action and carry it out; an illegal choice is standing still."""
    side: int = side_of(soldier)
    if game.battle.reorganising[side]:
        note(game, Event.STAND, soldier, NOBODY, 1 if game.soldiers.place[soldier] == Place.WAITING else 0, 0, 0)
        return
    prepare(game, side)
    choose_action(game, side, soldier)
    action: int = game.choice.action
    if not may_do(game, soldier, action, game.choice.amount):
        refuse_answer(game.answers, game.forces.policy[side])
        action = Action.STAND
    if action == Action.STAND:
        note(game, Event.STAND, soldier, NOBODY, 1 if game.soldiers.place[soldier] == Place.WAITING else 0, 0, 0)
        return
    act(game, soldier, action, game.choice.amount)
