"""Where the heuristic player sets up, who holds, and which way a unit looks that has Blinked."""

from engine.games.survive.kernel.board.choices import corner_x, corner_y, may_start_at
from engine.games.survive.kernel.board.sight import is_in_front
from engine.games.survive.kernel.codes import NOBODY, PPM, Action
from engine.games.survive.kernel.numbers.distances import distance_squared, whole_root
from engine.games.survive.kernel.players.heuristic.arms import is_long_gun
from engine.games.survive.kernel.players.heuristic.goals import goal_x, goal_y, has_key, is_last_turn, nearest_of
from engine.games.survive.kernel.players.heuristic.worth import best_target, ready_slot, shot_worth
from engine.games.survive.kernel.records import Game

SPOT_STRIDE_MIL = 500
HOLD_WORTH = 300


def heuristic_spot(game: Game, side: int, piece: int) -> None:
    """Set up as near to the spire as the corner lets it."""
    home_x: int = corner_x(game, side)
    home_y: int = corner_y(game, side)
    inward_x: int = -1 if home_x > 0 else 1
    inward_y: int = -1 if home_y > 0 else 1
    steps: int = game.numbers.deploy_mil // SPOT_STRIDE_MIL
    best_x: int = NOBODY
    best_y: int = NOBODY
    best: int = NOBODY
    for across in range(1, steps + 1):
        for along in range(1, steps + 1):
            game.choice.x_mil = home_x + inward_x * across * SPOT_STRIDE_MIL
            game.choice.y_mil = home_y + inward_y * along * SPOT_STRIDE_MIL
            far: int = from_choice(game)
            if (best == NOBODY or far < best) and may_start_at(game, side, piece):
                best = far
                best_x = game.choice.x_mil
                best_y = game.choice.y_mil
    game.choice.x_mil = best_x
    game.choice.y_mil = best_y


def from_choice(game: Game) -> int:
    """Return how far the chosen point is from the spire."""
    x: int = game.board.spire_x_mil
    y: int = game.board.spire_y_mil
    return whole_root(distance_squared(game.choice.x_mil, game.choice.y_mil, x, y))


def heuristic_hold(game: Game, side: int, piece: int) -> bool:
    """Hold with a long gun that has somebody in its arc worth shooting at, but not with who is to win the level."""
    slot: int = ready_slot(game, piece)
    if slot == NOBODY or not is_long_gun(game, slot) or has_key(game, piece):
        return False
    if is_last_turn(game) and nearest_of(game, side) == piece:
        return False
    target: int = best_target(game, piece, slot, Action.HOLD)
    if target == NOBODY or not is_in_front(game, piece, target):
        return False
    return shot_worth(game, piece, target, slot, Action.HOLD) >= HOLD_WORTH


def heuristic_facing(game: Game, piece: int) -> None:
    """Look at the goal."""
    east: int = goal_x(game, piece) - game.battle.x_mil[piece]
    north: int = goal_y(game, piece) - game.battle.y_mil[piece]
    length: int = whole_root(distance_squared(0, 0, east, north))
    if length > 0:
        game.choice.facing_x = east * PPM // length
        game.choice.facing_y = north * PPM // length
