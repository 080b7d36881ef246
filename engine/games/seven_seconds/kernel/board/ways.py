"""Ways of two legs, round what stands in the straight way of a Move. Rule: 7S.MOVE.3.

What stands in the way is a circle to keep out of, such as a unit, or terrain with a circle round each corner. A way
bends where the lines meet that touch it from the start and from the end, on its left or on its right.
"""

from math import sqrt

from engine.games.seven_seconds.kernel.board.footing import (
    is_leg_clear,
    leaves_table,
    leg_cost_mil,
    may_stand,
    obstacles,
)
from engine.games.seven_seconds.kernel.board.pieces import radius_mil
from engine.games.seven_seconds.kernel.board.terrain import ground_of, inner_mil, patch_ground
from engine.games.seven_seconds.kernel.codes import Movement, Status
from engine.games.seven_seconds.kernel.records import Game
from engine.kernel.geometry import distance_mil, segment_misses

MARGIN_MIL = 2
"""How far ways keep out of circles, so that rounding leads into none."""


def is_bent(bend_x: int, bend_y: int) -> bool:
    """Return whether a way bends at a point: (0, 0) says that it is straight, for no base fits into a corner."""
    return bend_x != 0 or bend_y != 0


def allowance_mil(game: Game, piece: int) -> int:
    """Return what a Move may take, with what measuring allows for. Rule: 7S.MOVE.1."""
    return game.numbers.move_mil[game.forces.kind[piece]] + game.numbers.epsilon_mil


def bent_cost_mil(game: Game, piece: int, bend_x: int, bend_y: int, x: int, y: int) -> int:
    """Return the allowance of the way to (x, y) that bends at a point, or -1 if the piece may not go there.

    Rules: 7S.MOVE.7, 7S.MOVE.8, 7S.MOVE.10, 7S.GAP.111.
    """
    if not may_stand(game, piece, bend_x, bend_y):
        return -1
    ax: int = game.battle.x_mil[piece]
    ay: int = game.battle.y_mil[piece]
    first: int = leg_cost_mil(game, piece, ax, ay, bend_x, bend_y)
    second: int = leg_cost_mil(game, piece, bend_x, bend_y, x, y)
    if first < 0 or second < 0 or not is_leg_clear(game, piece, ax, ay, bend_x, bend_y):
        return -1
    return first + second if is_leg_clear(game, piece, bend_x, bend_y, x, y) else -1


def may_move_round(game: Game, piece: int, bend_x: int, bend_y: int, x: int, y: int) -> bool:
    """Return whether a piece may Move to (x, y) by a way that bends at a point. Rules: 7S.MOVE.1, 7S.MOVE.3."""
    cost: int = bent_cost_mil(game, piece, bend_x, bend_y, x, y)
    stands: bool = leaves_table(game, piece, x, y) or may_stand(game, piece, x, y)
    return stands and 0 <= cost <= allowance_mil(game, piece)


def finds_way_round(game: Game, piece: int, x: int, y: int) -> bool:
    """Set `game.way` to the cheapest way to (x, y) that is found round something; return False where there is none."""
    most: int = allowance_mil(game, piece)
    game.way.from_x_mil = game.battle.x_mil[piece]
    game.way.from_y_mil = game.battle.y_mil[piece]
    game.way.to_x_mil = x
    game.way.to_y_mil = y
    game.way.cost_mil = most + 1
    if distance_mil(game.way.from_x_mil, game.way.from_y_mil, x, y) > most:
        return False
    if leaves_table(game, piece, x, y) or may_stand(game, piece, x, y):
        go_round_units(game, piece)
        go_round_terrain(game, piece)
        go_round_patches(game, piece)
    return game.way.cost_mil <= most


def go_round_units(game: Game, piece: int) -> None:
    """Try the ways round the units that are met. Rule: 7S.MOVE.10."""
    for other in range(obstacles(game)):
        if game.battle.status[other] == Status.ON_TABLE and other != piece:
            room: int = radius_mil(game, piece) + radius_mil(game, other)
            go_round_circle(game, piece, game.battle.x_mil[other], game.battle.y_mil[other], room)


def go_round_patches(game: Game, piece: int) -> None:
    """Try the ways round the craters and the like that are met. Rules: 7S.MOVE.7, 7S.TERR.15."""
    for patch in range(game.battle.patches):
        ground: int = patch_ground(game, patch, game.forces.kind[piece])
        if ground != Movement.CLEAR and game.battle.patch_gone[patch] == 0:
            room: int = game.battle.patch_radius_mil[patch] + room_beside_mil(game, piece, ground)
            go_round_circle(game, piece, game.battle.patch_x_mil[patch], game.battle.patch_y_mil[patch], room)


def go_round_terrain(game: Game, piece: int) -> None:
    """Try the ways round the terrain that is met. Rules: 7S.MOVE.7, 7S.MOVE.8."""
    for feature in range(game.table.features):
        ground: int = ground_of(game.table, feature, game.forces.kind[piece])
        if ground != Movement.CLEAR and game.battle.feature_gone[feature] == 0:
            room: int = room_beside_mil(game, piece, ground)
            reach: int = game.outlines.reach_mil[feature] + room
            if is_met(game, game.outlines.centre_x_mil[feature], game.outlines.centre_y_mil[feature], reach):
                go_past_outline(game, piece, feature, room + MARGIN_MIL, 1)
                go_past_outline(game, piece, feature, room + MARGIN_MIL, -1)


def room_beside_mil(game: Game, piece: int, ground: int) -> int:
    """Return how far the middle of a base keeps from ground that is not clear to it. Rule: 7S.GAP.120."""
    return inner_mil(game, radius_mil(game, piece)) if ground == Movement.IMPASSABLE else 0


def is_met(game: Game, x: int, y: int, radius: int) -> bool:
    """Return whether the straight way comes into the circle round (x, y)."""
    ax: int = game.way.from_x_mil
    ay: int = game.way.from_y_mil
    return not segment_misses(ax, ay, game.way.to_x_mil, game.way.to_y_mil, x, y, radius)


def go_round_circle(game: Game, piece: int, x: int, y: int, room: int) -> None:
    """Try the ways past both sides of the circle round (x, y), if it is met."""
    if is_met(game, x, y, room):
        for side in range(-1, 2, 2):
            look_past(game, x, y, room + MARGIN_MIL, side, True)
            go_past(game, piece)


def go_past_outline(game: Game, piece: int, feature: int, room: int, side: int) -> None:
    """Try the way past a side of a piece of terrain: past the corners that stand out most, seen from both ends."""
    first: int = game.outlines.first[feature]
    for corner in range(first, first + game.outlines.corners[feature]):
        look_past(game, game.outlines.x_mil[corner], game.outlines.y_mil[corner], room, side, corner == first)
    go_past(game, piece)


def look_past(game: Game, x: int, y: int, radius: int, side: int, is_first: bool) -> None:
    """Keep the lines past a side of the circle round (x, y), from the start and the end, that stand out most so far.

    The side is 1 on the left, seen from the start, and -1 on the right.
    """
    there_x: int = x - game.way.from_x_mil
    there_y: int = y - game.way.from_y_mil
    line_x: float = tangent(there_x, there_y, radius, side)
    line_y: float = tangent(there_y, there_x, radius, -side)
    if is_first or (game.way.ahead_x * line_y - game.way.ahead_y * line_x) * float(side) > 0.0:
        game.way.ahead_x = line_x
        game.way.ahead_y = line_y
    back_x: int = x - game.way.to_x_mil
    back_y: int = y - game.way.to_y_mil
    line_x = tangent(back_x, back_y, radius, -side)
    line_y = tangent(back_y, back_x, radius, side)
    if is_first or (game.way.behind_x * line_y - game.way.behind_y * line_x) * float(side) < 0.0:
        game.way.behind_x = line_x
        game.way.behind_y = line_y


def tangent(along: int, across: int, radius: int, side: int) -> float:
    """Return the part in one direction of the line, of length 1, that touches a circle on a side of it.

    The middle of the circle is `along` mils away in this direction, and `across` in the other. From within it the line
    goes square to the way to the middle.
    """
    squared: float = float(along * along + across * across)
    if squared == 0.0:
        return 0.0
    room: float = min(float(radius), sqrt(squared))
    return (float(along) * sqrt(max(0.0, squared - room * room)) - float(side * across) * room) / squared


def go_past(game: Game, piece: int) -> None:
    """Try the way that bends where the lines that were kept meet."""
    slant: float = game.way.ahead_x * game.way.behind_y - game.way.ahead_y * game.way.behind_x
    if slant == 0.0:
        return
    whole_x: int = game.way.to_x_mil - game.way.from_x_mil
    whole_y: int = game.way.to_y_mil - game.way.from_y_mil
    along: float = (float(whole_x) * game.way.behind_y - float(whole_y) * game.way.behind_x) / slant
    if 0.0 < along < float(game.way.cost_mil):
        bend_x: int = int(float(game.way.from_x_mil) + game.way.ahead_x * along + 0.5)
        try_bend(game, piece, bend_x, int(float(game.way.from_y_mil) + game.way.ahead_y * along + 0.5))


def try_bend(game: Game, piece: int, bend_x: int, bend_y: int) -> None:
    """Keep the way that bends at a point, if it is open and cheaper than the one that was found."""
    x: int = game.way.to_x_mil
    y: int = game.way.to_y_mil
    there: int = distance_mil(game.way.from_x_mil, game.way.from_y_mil, bend_x, bend_y)
    if there + distance_mil(bend_x, bend_y, x, y) < game.way.cost_mil:
        cost: int = bent_cost_mil(game, piece, bend_x, bend_y, x, y)
        if 0 <= cost < game.way.cost_mil:
            game.way.bend_x_mil = bend_x
            game.way.bend_y_mil = bend_y
            game.way.cost_mil = cost
