"""What a player may do with a unit now, and doing it."""

from engine.seven_seconds.kernel.codes import (
    FIRE_RIFLE,
    FIRST_OBJECTIVE,
    JUMP,
    MOVE,
    NO_ACTION,
    PIECES,
    TARGET,
)
from engine.seven_seconds.kernel.footing import may_act, may_go
from engine.seven_seconds.kernel.movement import relocate
from engine.seven_seconds.kernel.pieces import is_on_table, side_of
from engine.seven_seconds.kernel.records import Game
from engine.seven_seconds.kernel.rifle import dice_against, fire_rifle
from engine.seven_seconds.kernel.sensors import roll_pool, spend_pool, target_cost


def is_playable(action: int) -> bool:
    """Return whether the engine resolves this action yet."""
    return action == MOVE or action == JUMP or action == TARGET or action == FIRE_RIFLE


def is_legal(game: Game, piece: int) -> bool:
    """Return whether `game.choice` is open to a piece. Rules: 7S.ACT.10, 7S.TGT.2, 7S.GAP.50, 7S.GAP.118."""
    action: int = game.choice.action
    if not is_playable(action) or not may_act(game, piece, action):
        return False
    if action == MOVE or action == JUMP:
        return may_go(game, piece, action, game.choice.x_mil, game.choice.y_mil)
    if action == FIRE_RIFLE:
        target: int = game.choice.target
        return 0 <= target < PIECES and is_on_table(game, target) and dice_against(game, piece, target) > 0
    return game.numbers.min_target_dice <= game.choice.dice <= game.forces.sensors[piece]


def may_be_targeted(game: Game, piece: int, target: int) -> bool:
    """Return whether active sensors may place counters on a piece. Rules: 7S.TGT.4, 7S.TGT.9, 7S.GAP.104."""
    if not is_on_table(game, target) or (target < FIRST_OBJECTIVE and side_of(target) == side_of(piece)):
        return False
    return target_cost(game, piece, target) > 0


def act(game: Game, piece: int) -> None:
    """Carry out `game.choice`, which is legal; a Target action only rolls its pool."""
    action: int = game.choice.action
    if action == MOVE or action == JUMP:
        relocate(game, piece, action, game.choice.x_mil, game.choice.y_mil)
    elif action == FIRE_RIFLE:
        fire_rifle(game, piece, game.choice.target)
    elif action == TARGET:
        game.choice.dice = roll_pool(game, piece, game.choice.dice)


def keep_legal_points(game: Game, piece: int, pool: int) -> None:
    """Strike out of `choice.points` what may not be targeted or goes beyond the pool. Rule: 7S.TGT.6."""
    left: int = pool
    for target in range(PIECES):
        points: int = game.choice.points[target]
        if points < 0 or points > left or (points > 0 and not may_be_targeted(game, piece, target)):
            points = 0
        game.choice.points[target] = points
        left -= points


def place_counters(game: Game, piece: int, pool: int) -> None:
    """Spend the pool of a Target action as `choice.points` says. Rules: 7S.TGT.4, 7S.BLIP.9."""
    keep_legal_points(game, piece, pool)
    spend_pool(game, piece)


def clear_choice(game: Game) -> None:
    """Start a decision from nothing."""
    game.choice.action = NO_ACTION
    game.choice.target = NO_ACTION
    game.choice.reveal = 0
    game.choice.dice = 0
    game.choice.worth_ppm = -1000000000
    for target in range(PIECES):
        game.choice.points[target] = 0
