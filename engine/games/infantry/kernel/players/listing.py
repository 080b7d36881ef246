"""The legal answers: dots to be set down on, troopers who may act, and what each may do, as `is_legal` judges it."""

from engine.games.infantry.kernel.acting.choices import clear_choice, is_legal
from engine.games.infantry.kernel.blasts.declaring import hand_faults
from engine.games.infantry.kernel.codes import BEARINGS, NOBODY, SLOTS, Action
from engine.games.infantry.kernel.records import Game
from engine.games.infantry.kernel.standing.people import is_enemy, is_place, is_ready
from engine.kernel.choices import add_cell, begin_choice, list_cell, passes_over, proposes

PLACE_CELLS = 3

ACTION_CELLS = 6
AROUND = 9


def list_places(game: Game, side: int) -> None:
    """List the dots where a trooper of a side may be set down, row by row from the south. Rule: IN.HOUSE.10."""
    for row in range(game.forces.south[side], game.forces.north[side] + 1):
        for column in range(game.forces.west[side], game.forces.east[side] + 1):
            list_place(game, side, column, row)


def list_place(game: Game, side: int, column: int, row: int) -> None:
    """List a dot for a trooper to be set down, if it is free, with each arc of a crewed weapon. Rule: IN.CRW.12."""
    stands: bool = game.forces.gun[game.answers.piece] != NOBODY and game.forces.set_up[side] == 1
    for bearing in range(BEARINGS if stands else 1):
        if proposes(game.choices) and is_place(game, side, column, row) and begin_choice(game.choices, PLACE_CELLS):
            add_cell(game.choices, column)
            add_cell(game.choices, row)
            add_cell(game.choices, bearing)


def list_troopers(game: Game, side: int) -> None:
    """List to let nobody act any more, and the troopers of a side who may. Rule: IN.HOUSE.1."""
    list_cell(game.choices, NOBODY)
    for person in range(game.forces.people):
        if is_ready(game, side, person):
            list_cell(game.choices, person)


def list_actions(game: Game, person: int) -> None:
    """List what a trooper may do. Rules: IN.GAP.14, IN.HOUSE.1."""
    clear_choice(game)
    list_action(game, person, Action.END)
    list_action(game, person, Action.DROP_PRONE)
    list_action(game, person, Action.STAND_UP)
    list_action(game, person, Action.INTO_TUNNEL)
    list_action(game, person, Action.OUT_OF_TUNNEL)
    list_steps(game, person)
    list_weapons(game, person)
    list_targets(game, person, Action.AIMED_FIRE)
    list_targets(game, person, Action.STRIKE)
    list_targets(game, person, Action.FIRE_ON_THE_MOVE)
    list_bearings(game, person, Action.ARC)
    list_bearings(game, person, Action.WIDE_ARC)
    list_bearings(game, person, Action.SET_UP)
    list_bearings(game, person, Action.SWING)
    clear_choice(game)
    list_action(game, person, Action.BREAK_DOWN)
    list_targets(game, person, Action.FREE_FIRE)
    list_targets(game, person, Action.TAKE_OVER)
    list_targets(game, person, Action.PICK_UP)
    list_launches(game, person, Action.EXPLOSIVE)
    list_launches(game, person, Action.EXPLOSIVE_ON_THE_MOVE)
    clear_choice(game)


def list_steps(game: Game, person: int) -> None:
    """List the steps to the dots around. Rule: IN.GAP.20."""
    if passes_over(game.choices, AROUND):
        return
    clear_choice(game)
    for up in range(-1, 2):
        for across in range(-1, 2):
            game.choice.column = game.battle.column[person] + across
            game.choice.row = game.battle.row[person] + up
            list_action(game, person, Action.STEP)


def list_weapons(game: Game, person: int) -> None:
    """List the weapons that may be taken in hand, and those that may be dropped. Rules: IN.GAP.14, IN.GAP.23."""
    if passes_over(game.choices, 2 * SLOTS):
        return
    clear_choice(game)
    for slot in range(SLOTS):
        game.choice.slot = slot
        list_action(game, person, Action.CHANGE_WEAPON)
        list_action(game, person, Action.DROP_WEAPON)


def list_targets(game: Game, person: int, action: int) -> None:
    """List whom an attack may be made at, or whose crewed weapon may be taken. Rules: IN.CRW.8, IN.HOUSE.4."""
    if passes_over(game.choices, game.forces.people):
        return
    clear_choice(game)
    for target in range(game.forces.people):
        game.choice.target = target
        list_action(game, person, action)


def list_bearings(game: Game, person: int, action: int) -> None:
    """List the bearings of an arc. Rule: IN.HOUSE.4."""
    if passes_over(game.choices, BEARINGS):
        return
    clear_choice(game)
    for bearing in range(BEARINGS):
        game.choice.bearing = bearing
        list_action(game, person, action)


def list_launches(game: Game, person: int, action: int) -> None:
    """List explosives at dots: at those that an enemy stands on or beside, and at all in reach of the arm.

    Every other dot in range can be judged, and is not listed. Rules: IN.EXP.11, IN.GAP.2, IN.LRG.1.
    """
    clear_choice(game)
    reach: int = game.numbers.throw_most_ap * game.numbers.throw_dots
    for slot in range(SLOTS):
        game.choice.slot = slot
        if hand_faults(game, person, slot, action == Action.EXPLOSIVE_ON_THE_MOVE) == 0:
            list_around(game, person, action, game.battle.column[person], game.battle.row[person], reach)
            for enemy in range(game.forces.people):
                if is_enemy(game, person, enemy):
                    list_around(game, person, action, game.battle.column[enemy], game.battle.row[enemy], 1)


def list_around(game: Game, person: int, action: int, column: int, row: int, reach: int) -> None:
    """List an explosive at the dots of the map that are so many away from one, at most."""
    west: int = max(0, column - reach)
    east: int = min(game.ground.width, column + reach + 1)
    south: int = max(0, row - reach)
    north: int = min(game.ground.height, row + reach + 1)
    if passes_over(game.choices, (east - west) * (north - south)):
        return
    for up in range(south, north):
        for across in range(west, east):
            game.choice.column = across
            game.choice.row = up
            list_action(game, person, action)


def list_action(game: Game, person: int, action: int) -> None:
    """List an action with what was chosen to belong to it, if it is legal."""
    game.choice.action = action
    if proposes(game.choices) and is_legal(game, person) and begin_choice(game.choices, ACTION_CELLS):
        add_cell(game.choices, action)
        add_cell(game.choices, game.choice.slot)
        add_cell(game.choices, game.choice.target)
        add_cell(game.choices, game.choice.bearing)
        add_cell(game.choices, game.choice.column)
        add_cell(game.choices, game.choice.row)
