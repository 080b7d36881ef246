"""The legal answers of every question, listed as the rules judge them: nothing, or no piece, first.

Of dice and targets of actions all are listed. Of places, which are all points of a mil, these: where the piece stands,
quarters of its reach in sixteen directions, wherever it comes to touch a piece on its way to it, and the points of the
table's edge straight ahead where it may leave; flamers aim at the centre of a piece instead of touching it. Where one
on foot cannot go straight, it is the cheapest way that bends once round something, if there is any.

Of a sensor pool, for each target and each spot of ground found before, the points for each number of counters, and all;
and all on the ground in the middle of the table. A pool that is split, a second payment and other new spots of ground
are not listed. What is not listed may be legal.
"""

from engine.games.seven_seconds.kernel.actions.choices import (
    clear_choice,
    is_legal,
    may_activate,
    may_be_targeted,
    may_move_too,
    may_turn_over,
)
from engine.games.seven_seconds.kernel.actions.sensors import cost_as_seen
from engine.games.seven_seconds.kernel.board.footing import may_act, may_move
from engine.games.seven_seconds.kernel.board.pieces import first_blip, is_blip, is_on_table, radius_mil
from engine.games.seven_seconds.kernel.board.sight import counters_swallowed, look_at_point
from engine.games.seven_seconds.kernel.board.ways import finds_way_round
from engine.games.seven_seconds.kernel.codes import NO_ACTION, NOBODY, PIECES, SIDE_PIECES, SPOTS, Action
from engine.games.seven_seconds.kernel.records import Game
from engine.kernel.answers import next_cell, refuse_answer
from engine.kernel.choices import add_cell, begin_choice, list_cell, proposes
from engine.kernel.geometry import DIRECTIONS, compass_x, compass_y, distance_mil, toward


def list_pieces(game: Game, side: int) -> None:
    """List a pass, and each piece that may be activated; blips also turned over first. Rules: 7S.ACT.1, 7S.GAP.27."""
    list_activation(game, NOBODY, 0)
    first: int = first_blip(side)
    for piece in range(first, first + SIDE_PIECES):
        if may_activate(game, side, piece):
            list_activation(game, piece, 0)
            if is_blip(game, piece) and game.numbers.reveal_in_own_turn:
                list_activation(game, piece, 1)


def list_activation(game: Game, piece: int, reveal_first: int) -> None:
    """List a piece, and whether it is turned over first."""
    if proposes(game.choices) and begin_choice(game.choices, 2):
        add_cell(game.choices, piece)
        add_cell(game.choices, reveal_first)


def list_extra_blips(game: Game, side: int) -> None:
    """List no blip, and each that may move as well. Rules: 7S.ACT.4, 7S.ACT.5."""
    list_cell(game.choices, NOBODY)
    first: int = first_blip(side)
    for piece in range(first, first + SIDE_PIECES):
        if may_move_too(game, side, piece):
            list_cell(game.choices, piece)


def list_reveals(game: Game, side: int) -> None:
    """List no blip, and each that may be turned over. Rules: 7S.BLIP.1, 7S.GAP.30."""
    list_cell(game.choices, NOBODY)
    first: int = first_blip(side)
    for piece in range(first, first + SIDE_PIECES):
        if may_turn_over(game, side, piece):
            list_cell(game.choices, piece)


ACTION_CELLS = 9
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
        add_cell(game.choices, game.choice.bend_x_mil)
        add_cell(game.choices, game.choice.bend_y_mil)


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
    list_ways(game, piece, action)
    switches: bool = game.numbers.free_toggle == 1 and may_act(game, piece, Action.TOGGLE_JAMMER)
    if switches and (action == Action.MOVE or action == Action.JUMP):
        game.choice.toggle = 1
        list_ways(game, piece, action)
        game.choice.toggle = 0


def list_ways(game: Game, piece: int, action: int) -> None:
    """List an action at the place in `game.choice`; where one on foot cannot go there straight, the way round."""
    list_if_legal(game, piece, action)
    on_foot: bool = action == Action.MOVE or (action == Action.KAMIKAZE and game.choice.jump == 0)
    if on_foot and proposes(game.choices) and goes_round(game, piece):
        list_action(game)
    game.choice.bend_x_mil = 0
    game.choice.bend_y_mil = 0


def goes_round(game: Game, piece: int) -> bool:
    """Let `game.choice` lead round to its place, if that is legal and going there straight is not. Rule: 7S.MOVE.3."""
    x: int = game.choice.x_mil
    y: int = game.choice.y_mil
    if may_move(game, piece, x, y) or not finds_way_round(game, piece, x, y):
        return False
    game.choice.bend_x_mil = game.way.bend_x_mil
    game.choice.bend_y_mil = game.way.bend_y_mil
    return is_legal(game, piece)


def list_shares(game: Game, piece: int, pool: int) -> None:
    """List how a piece may spend its pool. Rules: 7S.TGT.4 to 7S.TGT.7, 7S.GAP.44."""
    if proposes(game.choices) and begin_choice(game.choices, 2):
        add_cell(game.choices, 0)
        add_cell(game.choices, 0)
    for target in range(PIECES):
        if may_be_targeted(game, piece, target):
            list_payments(game, pool, target, cost_as_seen(game, piece), counters_swallowed(game))
    if game.numbers.spots_targetable:
        for spot in range(game.battle.spots):
            look_at_point(game, piece, game.battle.spot_x_mil[spot], game.battle.spot_y_mil[spot])
            cost: int = cost_as_seen(game, piece)
            if cost > 0:
                list_payments(game, pool, PIECES + spot, cost, counters_swallowed(game))
        list_middle(game, piece, pool)


def list_middle(game: Game, piece: int, pool: int) -> None:
    """List the whole pool on the ground in the middle of the table, if it may be found. Rule: 7S.GAP.44."""
    x: int = game.table.width_mil // 2
    y: int = game.table.depth_mil // 2
    for spot in range(game.battle.spots):
        if game.battle.spot_x_mil[spot] == x and game.battle.spot_y_mil[spot] == y:
            return
    look_at_point(game, piece, x, y)
    if pool > 0 and game.battle.spots < SPOTS and cost_as_seen(game, piece) > 0 and proposes(game.choices):
        list_ground(game, pool, x, y)


def list_payments(game: Game, pool: int, target: int, cost: int, swallowed: int) -> None:
    """List the points that buy one counter, two and so on, and the whole pool. Rules: 7S.TGT.5, 7S.TGT.13."""
    price: int = cost * (swallowed + 1)
    while price < pool:
        list_payment(game, target, price)
        price += cost
    if pool > 0:
        list_payment(game, target, pool)


def list_payment(game: Game, target: int, points: int) -> None:
    """List points for a piece or for a spot of ground, and nothing else."""
    if not proposes(game.choices):
        return
    if target >= PIECES:
        spot: int = target - PIECES
        list_ground(game, points, game.battle.spot_x_mil[spot], game.battle.spot_y_mil[spot])
    elif begin_choice(game.choices, 5):
        add_cell(game.choices, 1)
        add_cell(game.choices, target)
        add_cell(game.choices, points)
        add_cell(game.choices, 0)
        add_cell(game.choices, 0)


def list_ground(game: Game, points: int, x: int, y: int) -> None:
    """List points for a spot of ground that were proposed."""
    if begin_choice(game.choices, 5):
        add_cell(game.choices, 0)
        add_cell(game.choices, 1)
        add_cell(game.choices, points)
        add_cell(game.choices, x)
        add_cell(game.choices, y)


def read_shares(game: Game) -> None:
    """Read how many targets get points, each with its points and those of a second payment; then spots the same way."""
    shares: int = next_cell(game.answers, game.choices)
    for _ in range(min(shares, PIECES)):
        target: int = next_cell(game.answers, game.choices)
        points: int = next_cell(game.answers, game.choices)
        again: int = next_cell(game.answers, game.choices)
        if 0 <= target < PIECES:
            game.choice.points[target] = points
            game.choice.points_again[target] = again
        else:
            refuse_answer(game.answers, game.forces.policy[game.answers.side])
    spots: int = next_cell(game.answers, game.choices)
    for spot in range(min(spots, SPOTS)):
        game.choice.spot_points[spot] = next_cell(game.answers, game.choices)
        game.choice.spot_x_mil[spot] = next_cell(game.answers, game.choices)
        game.choice.spot_y_mil[spot] = next_cell(game.answers, game.choices)
