"""The random player: every decision drawn from what is legal."""

from engine.games.seven_seconds.kernel.actions.choices import is_legal, may_be_targeted
from engine.games.seven_seconds.kernel.board.pieces import first_blip, is_blip
from engine.games.seven_seconds.kernel.chance import SIDE_ACTOR, pick
from engine.games.seven_seconds.kernel.codes import (
    ACTIONS,
    BLIPS,
    FIRST_OBJECTIVE,
    JUMP,
    KAMIKAZE,
    MOVE,
    NO_ACTION,
    NOBODY,
    PIECES,
    POLICY_DRAW,
    REVEAL_DRAW,
    SIDE_PIECES,
    SPOTS,
)
from engine.games.seven_seconds.kernel.records import Game
from engine.kernel.compass import DIRECTIONS, compass_x, compass_y

CHOICE_TRIES = 12
GROUND_ONCE_IN = 8
REVEAL_ONCE_IN = 64
WITHDRAW_ONCE_IN = 30


def random_piece(game: Game, side: int) -> None:
    """Choose any piece that holds an activation counter; reveal a blip half the time."""
    choose_active(game, side, SIDE_PIECES)
    game.choice.reveal = pick(game, SIDE_ACTOR + side, POLICY_DRAW, 2)


def random_extra_blip(game: Game, side: int) -> None:
    """Choose any blip that holds an activation counter."""
    choose_active(game, side, BLIPS)


def random_reveal(game: Game, side: int) -> None:
    """Turn over any blip on the table, now and then; drawn apart, so that it shifts no other decision."""
    first: int = first_blip(side)
    if pick(game, SIDE_ACTOR + side, REVEAL_DRAW, REVEAL_ONCE_IN) > 0:
        return
    seen: int = 0
    for blip in range(first, first + BLIPS):
        if game.view.seen[blip]:
            seen += 1
            if pick(game, SIDE_ACTOR + side, REVEAL_DRAW, seen) == 0:
                game.choice.piece = blip


def choose_active(game: Game, side: int, count: int) -> None:
    """Choose among the first `count` pieces of a side that hold an activation counter."""
    open_pieces: int = 0
    first: int = first_blip(side)
    for piece in range(first, first + count):
        open_pieces += game.view.active[piece]
    if open_pieces == 0:
        return
    wanted: int = pick(game, SIDE_ACTOR + side, POLICY_DRAW, open_pieces)
    for piece in range(first, first + count):
        if game.view.active[piece]:
            if wanted == 0:
                game.choice.piece = piece
            wanted -= 1


def random_action(game: Game, piece: int) -> None:
    """Draw actions until one is legal, or none after some tries."""
    for _ in range(CHOICE_TRIES):
        if game.choice.action == NO_ACTION:
            game.choice.action = 0 if is_blip(game, piece) else pick(game, piece, POLICY_DRAW, ACTIONS)
            reach: int = reach_of(game, piece, game.choice.action)
            direction: int = pick(game, piece, POLICY_DRAW, DIRECTIONS)
            game.choice.x_mil = game.view.x_mil[piece] + compass_x(direction) * reach // 1000
            game.choice.y_mil = game.view.y_mil[piece] + compass_y(direction) * reach // 1000
            game.choice.target = random_target(game, piece)
            game.choice.jump = pick(game, piece, POLICY_DRAW, 2)
            game.choice.toggle = pick(game, piece, POLICY_DRAW, 2)
            game.choice.dice = 1 + pick(game, piece, POLICY_DRAW, 6)
            if not is_legal(game, piece):
                game.choice.action = NO_ACTION


def random_target(game: Game, piece: int) -> int:
    """Return any piece that is to be seen, by lot; now and then one of the spots of ground there may be."""
    if pick(game, piece, POLICY_DRAW, GROUND_ONCE_IN) == 0:
        return PIECES + pick(game, piece, POLICY_DRAW, SPOTS)
    chosen: int = NOBODY
    seen: int = 0
    for target in range(PIECES):
        if game.view.seen[target]:
            seen += 1
            if pick(game, piece, POLICY_DRAW, seen) == 0:
                chosen = target
    return chosen


def random_withdrawal(game: Game, side: int) -> bool:
    """Withdraw once in thirty rounds."""
    return pick(game, SIDE_ACTOR + side, POLICY_DRAW, WITHDRAW_ONCE_IN) == 0


def random_pursuit(game: Game, side: int) -> bool:
    """Pursue every other time."""
    return pick(game, SIDE_ACTOR + side, POLICY_DRAW, 2) == 0


def reach_of(game: Game, piece: int, action: int) -> int:
    """Return a random part of the distance an action may carry a piece."""
    share: int = 1 + pick(game, piece, POLICY_DRAW, 4)
    if action == MOVE:
        return game.numbers.move_mil[game.view.kind[piece]] * share // 4
    if action == JUMP or (action == KAMIKAZE and share > 1):
        return game.numbers.jump_mil[game.view.kind[piece]] * share // 4
    return game.numbers.flamer_mil * share // 4


def random_points(game: Game, side: int, piece: int, pool: int) -> None:
    """Give the whole pool to one piece that may be targeted, drawn by lot; now and then to a spot of ground."""
    if pick(game, piece, POLICY_DRAW, GROUND_ONCE_IN) == 0:
        game.choice.spot_points[0] = pool
        game.choice.spot_x_mil[0] = pick(game, piece, POLICY_DRAW, game.table.width_mil)
        game.choice.spot_y_mil[0] = pick(game, piece, POLICY_DRAW, game.table.depth_mil)
        return
    chosen: int = NOBODY
    seen: int = 0
    for target in range(PIECES):
        enemy: bool = target >= FIRST_OBJECTIVE or target // SIDE_PIECES != side
        if enemy and game.view.seen[target] and may_be_targeted(game, piece, target):
            seen += 1
            if pick(game, piece, POLICY_DRAW, seen) == 0:
                chosen = target
    if chosen != NOBODY:
        again: int = pick(game, piece, POLICY_DRAW, 2) * pool // 2 if game.numbers.charge_per_payment else 0
        game.choice.points[chosen] = pool - again
        game.choice.points_again[chosen] = again
