"""The actions that are open to a piece, as `is_legal` judges them: nothing first, then one after another.

Of dice and targets all are listed. Of places, which are all points of a mil, these: where the piece stands, quarters of
its reach in sixteen directions, wherever it comes to touch a piece on its way to it, and the points of the table's edge
straight ahead where it may leave; flamers aim at the centre of a piece instead of touching it. Others may be legal.
"""

from engine.games.seven_seconds.kernel.actions.choices import clear_choice, is_legal
from engine.games.seven_seconds.kernel.board.footing import may_act
from engine.games.seven_seconds.kernel.board.pieces import is_on_table, radius_mil
from engine.games.seven_seconds.kernel.codes import (
    NO_ACTION,
    PIECES,
    SPOTS,
    Action,
)
from engine.games.seven_seconds.kernel.records import Game
from engine.kernel.choices import add_cell, begin_choice, proposes
from engine.kernel.compass import DIRECTIONS, compass_x, compass_y
from engine.kernel.geometry import distance_mil, toward

ACTION_CELLS = 7
QUARTERS = 4


def list_actions(game: Game, piece: int) -> None:
    """List what a piece may do now. Rule: 7S.ACT.10."""
    kind: int = game.forces.kind[piece]
    clear_choice(game)
    game.choice.x_mil = 0
    game.choice.y_mil = 0
    if proposes(game.choices):
        list_action(game)
    list_places(game, piece, Action.MOVE, 0, game.numbers.move_mil[kind])
    list_places(game, piece, Action.JUMP, 0, game.numbers.jump_mil[kind])
    list_dice(game, piece)
    list_targets(game, piece, Action.FIRE_RIFLE, PIECES)
    list_targets(game, piece, Action.FIRE_MISSILE, PIECES + SPOTS)
    list_places(game, piece, Action.FIRE_FLAMER, 0, game.numbers.flamer_mil)
    list_targets(game, piece, Action.COMMAND, PIECES)
    list_targets(game, piece, Action.REPAIR, PIECES)
    list_if_legal(game, piece, Action.SCRAMBLE)
    list_places(game, piece, Action.KAMIKAZE, 0, game.numbers.move_mil[kind])
    list_places(game, piece, Action.KAMIKAZE, 1, game.numbers.jump_mil[kind])
    list_if_legal(game, piece, Action.TOGGLE_JAMMER)
    clear_choice(game)


def list_if_legal(game: Game, piece: int, action: int) -> None:
    """List an action with what else is in `game.choice`, if it is legal."""
    game.choice.action = action
    if proposes(game.choices) and is_legal(game, piece):
        list_action(game)


def list_action(game: Game) -> None:
    """List the action in `game.choice`."""
    if begin_choice(game.choices, ACTION_CELLS):
        add_cell(game.choices, game.choice.action)
        add_cell(game.choices, game.choice.target)
        add_cell(game.choices, game.choice.x_mil)
        add_cell(game.choices, game.choice.y_mil)
        add_cell(game.choices, game.choice.jump)
        add_cell(game.choices, game.choice.toggle)
        add_cell(game.choices, game.choice.dice)


def list_dice(game: Game, piece: int) -> None:
    """List searching with each number of dice. Rules: 7S.TGT.1, 7S.TGT.2."""
    for dice in range(game.forces.sensors[piece] + 1):
        game.choice.dice = dice
        list_if_legal(game, piece, Action.TARGET)
    game.choice.dice = 0


def list_targets(game: Game, piece: int, action: int, targets: int) -> None:
    """List an action at each of the first so many pieces; spots of ground come after these."""
    if may_act(game, piece, action):
        for target in range(targets):
            game.choice.target = target
            list_if_legal(game, piece, action)
    game.choice.target = NO_ACTION


def list_places(game: Game, piece: int, action: int, jump: int, reach: int) -> None:
    """List an action that goes to, or is aimed at, a place; see above for which."""
    if not may_act(game, piece, action):
        return
    game.choice.jump = jump
    x: int = game.battle.x_mil[piece]
    y: int = game.battle.y_mil[piece]
    list_place(game, piece, action, x, y)
    for direction in range(DIRECTIONS):
        for quarter in range(1, QUARTERS + 1):
            step: int = reach * quarter // QUARTERS
            to_x: int = x + compass_x(direction) * step // 1000
            list_place(game, piece, action, to_x, y + compass_y(direction) * step // 1000)
    for other in range(PIECES):
        if is_on_table(game, other) and other != piece:
            list_contact(game, piece, action, reach, other)
    if game.numbers.leave_table and (action == Action.MOVE or action == Action.JUMP):
        list_place(game, piece, action, x, 0)
        list_place(game, piece, action, x, game.table.depth_mil)
        list_place(game, piece, action, 0, y)
        list_place(game, piece, action, game.table.width_mil, y)
    game.choice.jump = 0
    game.choice.x_mil = 0
    game.choice.y_mil = 0


def list_contact(game: Game, piece: int, action: int, reach: int, other: int) -> None:
    """List going to another piece until the two touch, or aiming at its centre, if it is in reach."""
    x: int = game.battle.x_mil[piece]
    y: int = game.battle.y_mil[piece]
    whole: int = distance_mil(x, y, game.battle.x_mil[other], game.battle.y_mil[other])
    room: int = radius_mil(game, piece) + radius_mil(game, other)
    part: int = whole if action == Action.FIRE_FLAMER else max(0, whole - room)
    if whole <= reach + room + game.numbers.epsilon_mil:
        to_x: int = toward(x, game.battle.x_mil[other], part, whole)
        list_place(game, piece, action, to_x, toward(y, game.battle.y_mil[other], part, whole))


def list_place(game: Game, piece: int, action: int, x: int, y: int) -> None:
    """List an action at a place, if it is legal; with and without the free switch of a jammer where rules give one."""
    game.choice.x_mil = x
    game.choice.y_mil = y
    list_if_legal(game, piece, action)
    switches: bool = game.numbers.free_toggle == 1 and may_act(game, piece, Action.TOGGLE_JAMMER)
    if switches and (action == Action.MOVE or action == Action.JUMP):
        game.choice.toggle = 1
        list_if_legal(game, piece, action)
        game.choice.toggle = 0
