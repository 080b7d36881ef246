"""Blips: what they hide, and how it comes to light."""

from math import sqrt

from engine.games.seven_seconds.kernel.board.footing import finds_spot_near, lies_at, may_stand
from engine.games.seven_seconds.kernel.board.pieces import (
    first_blip,
    first_unit,
    is_trooper,
    note,
    range_mil,
    side_of,
    units_in_square,
)
from engine.games.seven_seconds.kernel.codes import FIRST_OBJECTIVE, NOBODY, SIDE_PIECES, Edge, Event, NoPlace, Status
from engine.games.seven_seconds.kernel.records import Game


def reveal(game: Game, blip: int, cause: int) -> int:
    """Turn a blip over and put its units in its place; return how many stand. Rules: 7S.BLIP.3, 7S.BLIP.7, 7S.BLIP.10.

    The units are marked in `battle.assigned` with 1, the other pieces of their side with 0.
    """
    side: int = side_of(blip)
    found: int = units_in_square(game, blip)
    had_activation: int = game.battle.active[blip]
    for piece in range(first_blip(side), first_blip(side) + SIDE_PIECES):
        game.battle.assigned[piece] = 0
    note(game, Event.REVEAL, blip, NOBODY, found, cause, 0)
    game.battle.status[blip] = Status.OFF_TABLE
    game.battle.active[blip] = 0
    if found == 0:
        note(game, Event.DECOY, blip, NOBODY, 0, 0, 0)
    first: bool = True
    for unit in range(first_unit(side), first_blip(side) + SIDE_PIECES):
        if game.battle.status[unit] == Status.HOLDING and game.forces.square[unit] == blip - first_blip(side):
            if put_down(game, unit, game.battle.x_mil[blip], game.battle.y_mil[blip], first):
                game.battle.active[unit] = had_activation if game.numbers.reveal_inherits_activation else 0
                game.battle.assigned[unit] = 1
            else:
                found -= 1
            first = False
    return found


def put_down(game: Game, unit: int, x: int, y: int, first: bool) -> bool:
    """Put a unit on the table at (x, y) or on the nearest free spot round it; False if the table has none.

    By house rules the first of a blip stands on its very spot, come what may. Rules: 7S.GAP.31, 7S.GAP.121.
    """
    if may_stand(game, unit, x, y) or (first and game.numbers.reveal_at_blip == 1):
        lies_at(game, unit, x, y)
    elif not finds_spot_near(game, unit, x, y):
        game.battle.status[unit] = Status.OFF_TABLE
        note(game, Event.NO_PLACE, unit, NOBODY, NoPlace.UNIT, 0, 0)
        return False
    game.battle.status[unit] = Status.ON_TABLE
    if game.numbers.face_enemy_edge:
        face(game, unit, edge_x(game.battle.edge[1 - side_of(unit)]), edge_y(game.battle.edge[1 - side_of(unit)]))
    else:
        face_nearest_enemy(game, unit)
    note(game, Event.UNIT_PLACED, unit, NOBODY, game.battle.x_mil[unit], game.battle.y_mil[unit], 0)
    return True


def face(game: Game, unit: int, dx: int, dy: int) -> None:
    """Turn a trooper to look along (dx, dy); drones have no facing but by a house rule. Rules: 7S.GEN.21, 7S.MOVE.6."""
    length: float = sqrt(float(dx * dx + dy * dy))
    if (is_trooper(game.forces.kind[unit]) or game.numbers.drones_have_arcs) and length > 0.0:
        game.battle.facing_x[unit] = int(float(dx) * 1000.0 / length)
        game.battle.facing_y[unit] = int(float(dy) * 1000.0 / length)


def edge_x(edge: int) -> int:
    """Return the eastward part of the direction of a table edge."""
    if edge == Edge.EAST:
        return 1
    return -1 if edge == Edge.WEST else 0


def edge_y(edge: int) -> int:
    """Return the northward part of the direction of a table edge."""
    if edge == Edge.NORTH:
        return 1
    return -1 if edge == Edge.SOUTH else 0


def face_nearest_enemy(game: Game, unit: int) -> None:
    """Turn a unit to the nearest enemy piece, as its owner may when it appears. Rule: 7S.GAP.31."""
    nearest: int = NOBODY
    nearest_mil: int = 0
    for other in range(FIRST_OBJECTIVE):
        if game.battle.status[other] == Status.ON_TABLE and side_of(other) != side_of(unit):
            away: int = range_mil(game, unit, other)
            if nearest == NOBODY or away < nearest_mil:
                nearest = other
                nearest_mil = away
    if nearest != NOBODY:
        face(
            game,
            unit,
            game.battle.x_mil[nearest] - game.battle.x_mil[unit],
            game.battle.y_mil[nearest] - game.battle.y_mil[unit],
        )
