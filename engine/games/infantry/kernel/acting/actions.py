"""Doing what was chosen. Rules: IN.GAP.14, IN.HOUSE.1, IN.HOUSE.4."""

from engine.games.infantry.kernel.acting.choices import change_cost
from engine.games.infantry.kernel.blasts.launching import launch
from engine.games.infantry.kernel.codes import NOBODY, SLOTS, Action, ArcEnd, Event, Slot
from engine.games.infantry.kernel.firing.attacks import active_weapon, aim, lay_arc, strike
from engine.games.infantry.kernel.firing.guns import break_down, free_fire, pick_up, set_up, swing, take_over
from engine.games.infantry.kernel.firing.reactions import fire_moving, react_to
from engine.games.infantry.kernel.moving.steps import carries_gun, change_ground, make_step, set_posture, step_refused
from engine.games.infantry.kernel.numbers.codes import Step
from engine.games.infantry.kernel.records import Game
from engine.games.infantry.kernel.standing.cards import end_arc, leave_gun, weapon_in
from engine.games.infantry.kernel.standing.people import note


def act(game: Game, person: int) -> None:
    """Let a trooper do what was chosen, which is legal. Rule: IN.HOUSE.1."""
    action: int = game.choice.action
    if action == Action.END:
        game.battle.done[person] = 1
    elif action == Action.STEP:
        make_step(game, person, game.choice.column, game.choice.row)
        react_to(game, person)
    elif action == Action.INTO_TUNNEL or action == Action.OUT_OF_TUNNEL:
        change_ground(game, person, action == Action.INTO_TUNNEL)
        react_to(game, person)
    elif (
        action == Action.DROP_PRONE
        or action == Action.STAND_UP
        or action == Action.CHANGE_WEAPON
        or action == Action.DROP_WEAPON
    ):
        make_ready(game, person, action)
    elif action >= Action.SET_UP and action < Action.EXPLOSIVE:
        handle_gun(game, person, action)
    else:
        fire(game, person, action)


def make_ready(game: Game, person: int, action: int) -> None:
    """Let a trooper change its posture, or what it has in hand. Rules: IN.EXP.8, IN.GAP.14, IN.GAP.23."""
    if action == Action.DROP_PRONE:
        set_posture(game, person, 1, game.numbers.step_ap[Step.DROP_PRONE])
    elif action == Action.STAND_UP:
        set_posture(game, person, 0, game.numbers.step_ap[Step.STAND_UP])
    elif action == Action.CHANGE_WEAPON:
        change_weapon(game, person, game.choice.slot)
    else:
        lay_down(game, person, game.choice.slot)


def handle_gun(game: Game, person: int, action: int) -> None:
    """Let a trooper do what was chosen with a crewed weapon. Rules: IN.CRW.5 to IN.CRW.12."""
    if action == Action.SET_UP:
        set_up(game, person, game.choice.bearing)
    elif action == Action.BREAK_DOWN:
        break_down(game, person)
    elif action == Action.SWING:
        swing(game, person, game.choice.bearing)
    elif action == Action.FREE_FIRE:
        free_fire(game, person, game.choice.target)
    elif action == Action.TAKE_OVER:
        take_over(game, person, game.choice.target)
    else:
        pick_up(game, person, game.choice.target)


def fire(game: Game, person: int, action: int) -> None:
    """Let a trooper make the chosen attack, or lay the chosen arc. Rules: IN.MVF.3, IN.HOUSE.4, IN.HOUSE.7."""
    if action == Action.AIMED_FIRE:
        aim(game, person, game.choice.target)
    elif action == Action.STRIKE:
        strike(game, person, game.choice.target)
    elif action == Action.FIRE_ON_THE_MOVE:
        fire_moving(game, person, game.choice.target)
    elif action == Action.ARC or action == Action.WIDE_ARC:
        lay_arc(game, person, game.choice.bearing, 1 if action == Action.WIDE_ARC else 0)
    else:
        launch(game, person, action == Action.EXPLOSIVE_ON_THE_MOVE)


def change_weapon(game: Game, person: int, slot: int) -> None:
    """Let a trooper take another weapon in hand; the arc of the old one is gone. Rules: IN.EXP.8, IN.GAP.14."""
    cost: int = change_cost(game, person, slot)
    game.battle.ap[person] -= cost
    end_arc(game, person, ArcEnd.OTHER_WEAPON)
    game.battle.active[person] = slot
    note(game, Event.WEAPON, person, NOBODY, active_weapon(game, person), cost, game.battle.ap[person])


def lay_down(game: Game, person: int, slot: int) -> None:
    """Let a trooper drop a weapon, with the launcher under it, or the crewed weapon it carries. Rule: IN.GAP.23."""
    game.battle.ap[person] -= game.rulings.drop_weapon
    if slot == Slot.PRIMARY and carries_gun(game, person):
        note_laid_down(game, person, game.forces.gun[game.battle.gun[person]])
        leave_gun(game, person)
        return
    weapon: int = weapon_in(game, person, slot)
    if game.battle.active[person] == slot or game.battle.active[person] == Slot.MOUNTED:
        end_arc(game, person, ArcEnd.OTHER_WEAPON)
    game.battle.weapon[person * SLOTS + slot] = NOBODY
    if slot == Slot.PRIMARY:
        game.battle.weapon[person * SLOTS + Slot.MOUNTED] = NOBODY
    note_laid_down(game, person, weapon)


def note_laid_down(game: Game, person: int, weapon: int) -> None:
    """Note that a trooper has dropped a weapon."""
    note(game, Event.LAID_DOWN, person, NOBODY, weapon, game.rulings.drop_weapon, game.battle.ap[person])


def move_on(game: Game, person: int) -> None:
    """Let a trooper take the first step it may, from the south-west; there is one, or it would not be there."""
    column: int = game.battle.column[person]
    row: int = game.battle.row[person]
    for up in range(-1, 2):
        for across in range(-1, 2):
            if step_refused(game, person, column + across, row + up) == 0:
                game.choice.action = Action.STEP
                game.choice.column = column + across
                game.choice.row = row + up
                act(game, person)
                return
    game.battle.done[person] = 1
