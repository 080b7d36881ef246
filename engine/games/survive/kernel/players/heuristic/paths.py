"""Ways of the heuristic player: near to the goal and out of the way of Control, and a look at whom it will shoot at."""

from engine.games.survive.kernel.board.choices import may_charge, may_go
from engine.games.survive.kernel.board.footing import apart_mil
from engine.games.survive.kernel.board.sight import face, side_reached
from engine.games.survive.kernel.codes import NOBODY, PPM, Action, ContactSide
from engine.games.survive.kernel.numbers.places import distance_squared, whole_root
from engine.games.survive.kernel.players.heuristic.claims import wants_spire
from engine.games.survive.kernel.players.heuristic.goals import (
    danger_at,
    goal_mil,
    goal_x,
    goal_y,
    has_key,
    is_last_turn,
    pulses_to_come,
    standoff_mil,
    stop_mil,
    weight,
)
from engine.games.survive.kernel.players.heuristic.groups import go_along
from engine.games.survive.kernel.players.heuristic.worth import best_target, fight_worth, ready_slot
from engine.games.survive.kernel.records import Game
from engine.games.survive.kernel.weights import Weight

SHORTER = 4
"""In how many lengths a way is tried."""


def heuristic_leg(game: Game, piece: int, left_mil: int) -> None:
    """Go where it costs least to be, in a Mob Run along with the others, and look at the best target there."""
    if game.battle.planned_action[piece] == Action.MOB_RUN:
        go_along(game, piece)
    else:
        seek(game, piece, left_mil)
    look_about(game, piece)


def seek(game: Game, piece: int, left_mil: int) -> None:
    """Set the point: in any direction of the die, all the way or a part of it, wherever it costs least to end."""
    pulses: int = pulses_to_come(game)
    far: int = goal_mil(game, piece)
    straight: int = min(left_mil, max(0, far - stop_mil(game, piece)))
    game.choice.x_mil = game.battle.x_mil[piece]
    game.choice.y_mil = game.battle.y_mil[piece]
    best_x: int = game.choice.x_mil
    best_y: int = game.choice.y_mil
    best: int = cost_of_choice(game, piece, pulses) - weight(game, piece, Weight.GAIN_MIL)
    for turn in range(1, game.numbers.die_sides + 1):
        length: int = straight if turn == 1 else left_mil
        for part in range(SHORTER):
            choose_way(game, piece, turn, length * (SHORTER - part) // SHORTER)
            if may_go(game, piece, left_mil):
                cost: int = cost_of_choice(game, piece, pulses)
                if cost < best:
                    best = cost
                    best_x = game.choice.x_mil
                    best_y = game.choice.y_mil
    game.choice.x_mil = best_x
    game.choice.y_mil = best_y


def choose_way(game: Game, piece: int, turn: int, length_mil: int) -> None:
    """Set the point so far in the direction of the goal, turned clockwise as a die says; at the goal none leads on."""
    far: int = max(1, goal_mil(game, piece))
    east: int = goal_x(game, piece) - game.battle.x_mil[piece]
    north: int = goal_y(game, piece) - game.battle.y_mil[piece]
    game.choice.x_mil = game.battle.x_mil[piece] + turned_x(game, turn, east, north) * length_mil // far
    game.choice.y_mil = game.battle.y_mil[piece] + turned_y(game, turn, east, north) * length_mil // far


def cost_of_choice(game: Game, piece: int, pulses: int) -> int:
    """Return what it costs to end at the chosen point: the way that is left, and what pulses may do there."""
    far: int = goal_from_choice(game, piece)
    if has_key(game, piece):
        return far
    late: int = max(0, far - standoff_mil(game, piece))
    each: int = weight(game, piece, Weight.LAST_PULSE_MIL if is_last_turn(game) else Weight.PULSE_MIL)
    return late + danger_at(game, piece, game.choice.x_mil, game.choice.y_mil) * pulses * each


def turned_x(game: Game, turn: int, east: int, north: int) -> int:
    """Return the eastward part of a way that is turned clockwise as a die says."""
    return (east * game.numbers.direction_y[turn] + north * game.numbers.direction_x[turn]) // PPM


def turned_y(game: Game, turn: int, east: int, north: int) -> int:
    """Return the northward part of a way that is turned clockwise as a die says."""
    return (north * game.numbers.direction_y[turn] - east * game.numbers.direction_x[turn]) // PPM


def goal_from_choice(game: Game, piece: int) -> int:
    """Return how far the chosen point is from the goal of a unit."""
    x: int = goal_x(game, piece)
    y: int = goal_y(game, piece)
    return whole_root(distance_squared(game.choice.x_mil, game.choice.y_mil, x, y))


def look_about(game: Game, piece: int) -> None:
    """Set the facing at the chosen point: to the best target from there, else to the goal."""
    from_x: int = game.battle.x_mil[piece]
    from_y: int = game.battle.y_mil[piece]
    was_x: int = game.battle.facing_x[piece]
    was_y: int = game.battle.facing_y[piece]
    game.battle.x_mil[piece] = game.choice.x_mil
    game.battle.y_mil[piece] = game.choice.y_mil
    target: int = NOBODY
    if game.battle.shots_left[piece] > 0:
        target = best_target(game, piece, ready_slot(game, piece), game.choice.action)
    if target != NOBODY:
        face(game, piece, game.battle.x_mil[target], game.battle.y_mil[target])
    else:
        face(game, piece, goal_x(game, piece), goal_y(game, piece))
    game.choice.facing_x = game.battle.facing_x[piece]
    game.choice.facing_y = game.battle.facing_y[piece]
    game.battle.facing_x[piece] = was_x
    game.battle.facing_y[piece] = was_y
    game.battle.x_mil[piece] = from_x
    game.battle.y_mil[piece] = from_y


def heuristic_follow_on(game: Game, piece: int, left_mil: int, loser: int) -> None:
    """Bring the KeyChip to the spire, else charge on where that is worth it, else go nearer to the goal."""
    if has_key(game, piece) and wants_spire(game, piece) and goal_mil(game, piece) <= left_mil + stop_mil(game, piece):
        seek(game, piece, left_mil)
        return
    best: int = 0
    for target in range(game.forces.pieces):
        if may_charge(game, piece, target, loser) and apart_mil(game, piece, target) <= left_mil:
            worth: int = fight_worth(game, piece, target, side_reached(game, piece, target) == ContactSide.REAR)
            if worth > best:
                best = worth
                game.choice.target = target
    if game.choice.target == NOBODY:
        seek(game, piece, left_mil)
