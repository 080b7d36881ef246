"""Where a piece may stand, and which straight ways are open to it."""

from engine.games.seven_seconds.kernel.board.pieces import radius_mil
from engine.games.seven_seconds.kernel.board.terrain import ground_of, inner_mil, is_impassable, patch_ground
from engine.games.seven_seconds.kernel.codes import FIRST_OBJECTIVE, NOBODY, PIECES, Action, Movement, Status
from engine.games.seven_seconds.kernel.records import Game
from engine.kernel.geometry import (
    DIRECTIONS,
    circle_crossing_mil,
    compass_x,
    compass_y,
    distance_mil,
    grid_places,
    grid_x,
    grid_y,
    segment_distance_mil,
)
from engine.kernel.polygons import clips, crossing_mil


def is_on_board(game: Game, x: int, y: int, radius: int) -> bool:
    """Return whether a whole base lies on the table. Rule: 7S.GAP.111."""
    return radius <= x <= game.table.width_mil - radius and radius <= y <= game.table.depth_mil - radius


def leaves_table(game: Game, piece: int, x: int, y: int) -> bool:
    """Return whether going to (x, y) takes a piece off the table, where house rules let it. Rule: 7S.GAP.111."""
    return game.numbers.leave_table == 1 and not is_on_board(game, x, y, radius_mil(game, piece))


def obstacles(game: Game) -> int:
    """Return how many of the pieces, from the first, stand in a unit's way. Rules: 7S.MOVE.10, 7S.GAP.113."""
    return PIECES if game.numbers.objectives_block else FIRST_OBJECTIVE


def is_free(game: Game, piece: int, x: int, y: int) -> bool:
    """Return whether no other unit's base overlaps this one at (x, y). Rules: 7S.MOVE.10, 7S.GAP.113."""
    for other in range(obstacles(game)):
        if game.battle.status[other] == Status.ON_TABLE and other != piece:
            room: int = radius_mil(game, piece) + radius_mil(game, other)
            if distance_mil(x, y, game.battle.x_mil[other], game.battle.y_mil[other]) < room - game.numbers.epsilon_mil:
                return False
    return True


def may_stand(game: Game, piece: int, x: int, y: int) -> bool:
    """Return whether a piece may be put down at (x, y). Rules: 7S.MOVE.8, 7S.MOVE.10, 7S.GAP.111, 7S.GAP.120."""
    return (
        is_on_board(game, x, y, radius_mil(game, piece))
        and is_free(game, piece, x, y)
        and not is_impassable(game, game.forces.kind[piece], x, y, radius_mil(game, piece))
        and not in_made_impassable(game, piece, x, y)
    )


def in_made_impassable(game: Game, piece: int, x: int, y: int) -> bool:
    """Return whether a base at (x, y) overlaps a crater or the like that the unit may not enter. Rule: 7S.GAP.120."""
    for patch in range(game.battle.patches):
        if (
            patch_ground(game, patch, game.forces.kind[piece]) == Movement.IMPASSABLE
            and game.battle.patch_gone[patch] == 0
        ):
            away: int = distance_mil(x, y, game.battle.patch_x_mil[patch], game.battle.patch_y_mil[patch])
            if away <= game.battle.patch_radius_mil[patch] + inner_mil(game, radius_mil(game, piece)):
                return True
    return False


def allowance_used(clear_mil: int, hindering_mil: int, cost_permille: int) -> int:
    """Return the movement allowance a way takes. Rule: 7S.MOVE.7."""
    return clear_mil + hindering_mil * cost_permille // 1000


def way_cost_mil(game: Game, piece: int, x: int, y: int) -> int:
    """Return the allowance of the straight way to (x, y), or -1 if it leads over impassable terrain."""
    return leg_cost_mil(game, piece, game.battle.x_mil[piece], game.battle.y_mil[piece], x, y)


def leg_cost_mil(game: Game, piece: int, ax: int, ay: int, x: int, y: int) -> int:
    """Return the allowance of the leg from a to (x, y), or -1 if it leads over impassable terrain.

    Inches in terrain are measured along the middle of the base. Rules: 7S.MOVE.7, 7S.MOVE.8, 7S.GAP.120.
    """
    hindering: int = 0
    length: int = distance_mil(ax, ay, x, y)
    room: int = inner_mil(game, radius_mil(game, piece))
    for feature in range(game.table.features):
        ground: int = ground_of(game.table, feature, game.forces.kind[piece])
        if ground != Movement.CLEAR and game.battle.feature_gone[feature] == 0:
            crossed: int = crossing_mil(game.outlines, feature, ax, ay, x, y)
            if ground == Movement.IMPASSABLE and (crossed > 0 or clips(game.outlines, feature, ax, ay, x, y, room)):
                return -1
            hindering += crossed
    made: int = made_hindering_mil(game, piece, ax, ay, x, y)
    if made < 0:
        return -1
    hindering = min(hindering + made, length)
    return allowance_used(length - hindering, hindering, game.numbers.hindering_cost_permille)


def made_hindering_mil(game: Game, piece: int, ax: int, ay: int, x: int, y: int) -> int:
    """Return the inches, in mils, of craters and the like on the leg from a, or -1 if one is impassable."""
    hindering: int = 0
    for patch in range(game.battle.patches):
        ground: int = patch_ground(game, patch, game.forces.kind[piece])
        if ground != Movement.CLEAR and game.battle.patch_gone[patch] == 0:
            crossed: int = circle_crossing_mil(
                game.battle.patch_x_mil[patch],
                game.battle.patch_y_mil[patch],
                game.battle.patch_radius_mil[patch],
                ax,
                ay,
                x,
                y,
            )
            if ground == Movement.IMPASSABLE and crossed > 0:
                return -1
            hindering += crossed
    return hindering


def is_way_clear(game: Game, piece: int, x: int, y: int) -> bool:
    """Return whether the straight way to (x, y) passes through no other unit."""
    return is_leg_clear(game, piece, game.battle.x_mil[piece], game.battle.y_mil[piece], x, y)


def is_leg_clear(game: Game, piece: int, ax: int, ay: int, x: int, y: int) -> bool:
    """Return whether the leg from a to (x, y) passes through no other unit. Rule: 7S.MOVE.10."""
    for other in range(obstacles(game)):
        if game.battle.status[other] == Status.ON_TABLE and other != piece:
            room: int = radius_mil(game, piece) + radius_mil(game, other) - game.numbers.epsilon_mil
            bx: int = game.battle.x_mil[other]
            by: int = game.battle.y_mil[other]
            if segment_distance_mil(ax, ay, x, y, bx, by) < room and distance_mil(ax, ay, bx, by) >= room:
                return False
    return True


def may_move(game: Game, piece: int, x: int, y: int) -> bool:
    """Return whether a piece may Move straight to (x, y). Rules: 7S.MOVE.1, 7S.MOVE.7, 7S.MOVE.8, 7S.MOVE.10."""
    cost: int = way_cost_mil(game, piece, x, y)
    allowance: int = game.numbers.move_mil[game.forces.kind[piece]]
    if cost < 0 or cost > allowance + game.numbers.epsilon_mil:
        return False
    stands: bool = leaves_table(game, piece, x, y) or may_stand(game, piece, x, y)
    return stands and is_way_clear(game, piece, x, y)


def may_jump(game: Game, piece: int, x: int, y: int) -> bool:
    """Return whether a piece may Jump to (x, y). Rules: 7S.JUMP.1, 7S.JUMP.2, 7S.TERR.16, 7S.GAP.35."""
    length: int = distance_mil(game.battle.x_mil[piece], game.battle.y_mil[piece], x, y)
    if length > game.numbers.jump_mil[game.forces.kind[piece]] + game.numbers.epsilon_mil:
        return False
    if not may_act(game, piece, Action.JUMP):
        return False
    if not game.numbers.jump_over_units and not is_way_clear(game, piece, x, y):
        return False
    if leaves_table(game, piece, x, y):
        return True
    if game.numbers.jump_land_impassable:
        return is_on_board(game, x, y, radius_mil(game, piece)) and is_free(game, piece, x, y)
    return may_stand(game, piece, x, y)


def may_act(game: Game, piece: int, action: int) -> bool:
    """Return whether a piece's type may take an action at all. Rule: 7S.ACT.10."""
    return game.numbers.may[action * 11 + game.forces.kind[piece]] == 1


def may_go(game: Game, piece: int, action: int, x: int, y: int) -> bool:
    """Return whether a piece may Move or Jump to (x, y)."""
    if action == Action.MOVE:
        return may_move(game, piece, x, y)
    return may_jump(game, piece, x, y)


RINGS = 24
GRID_MIL = 250


def finds_spot_near(game: Game, piece: int, x: int, y: int) -> bool:
    """Set the place of a piece to a free spot, the nearest to (x, y) first; return False where there is none.

    Rings round (x, y) are gone through in 16 directions, and then the grid of the whole table. Rule: 7S.GAP.31.
    """
    return finds_spot_in_rings(game, piece, x, y) or finds_spot_in_grid(game, piece, x, y)


def finds_spot_in_rings(game: Game, piece: int, x: int, y: int) -> bool:
    """Set the place of a piece to the first free spot on the rings round (x, y); return False where there is none."""
    step: int = radius_mil(game, piece)
    for ring in range(2, RINGS):
        for direction in range(DIRECTIONS):
            spot_x: int = x + compass_x(direction) * step * ring // 1000
            spot_y: int = y + compass_y(direction) * step * ring // 1000
            if may_stand(game, piece, spot_x, spot_y):
                return lies_at(game, piece, spot_x, spot_y)
    return False


def finds_spot_in_grid(game: Game, piece: int, x: int, y: int) -> bool:
    """Set the place of a piece to the free spot of the grid nearest to (x, y); return False where there is none."""
    width: int = game.table.width_mil
    best: int = NOBODY
    least_mil: int = 0
    for place in range(grid_places(width, game.table.depth_mil, GRID_MIL)):
        spot_x: int = grid_x(place, width, GRID_MIL)
        spot_y: int = grid_y(place, width, GRID_MIL)
        away_mil: int = distance_mil(x, y, spot_x, spot_y)
        is_nearer: bool = best == NOBODY or away_mil < least_mil
        if is_nearer and may_stand(game, piece, spot_x, spot_y):
            best = place
            least_mil = away_mil
    if best == NOBODY:
        return False
    return lies_at(game, piece, grid_x(best, width, GRID_MIL), grid_y(best, width, GRID_MIL))


def lies_at(game: Game, piece: int, x: int, y: int) -> bool:
    """Set the place of a piece to (x, y) and return True."""
    game.battle.x_mil[piece] = x
    game.battle.y_mil[piece] = y
    return True
