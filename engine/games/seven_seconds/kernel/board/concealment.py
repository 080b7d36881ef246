"""How much of a model shows: lines beside the middle one, where more or less than half of it has to. Rule: 7S.GEN.7."""

from engine.games.seven_seconds.kernel.board.pieces import is_drone
from engine.games.seven_seconds.kernel.board.terrain import (
    cover_of,
    field_radius_mil,
    in_patch,
    is_jamming,
    patch_cover,
)
from engine.games.seven_seconds.kernel.codes import FIRST_OBJECTIVE, Cover
from engine.games.seven_seconds.kernel.records import Game
from engine.kernel.geometry import circle_crossing_mil, distance_mil
from engine.kernel.polygons import contains, crossing_mil

HALF_PERMILLE = 500


def judge_concealment(game: Game, kind: int, ax: int, ay: int, bx: int, by: int, radius: int) -> None:
    """Say in `sight.blocking_terrain` whether too little of a model shows. Rules: 7S.GEN.7, 7S.COV.4.

    Half a model shows when the line to its middle is clear, since cover hides it from one side. Another share shows
    when the line is clear that meets it so far from its side: of the lines left and right of the middle one all three
    have to be clear for more than half, and any of the three for less.
    """
    share: int = game.numbers.min_visible_permille
    aside: int = abs(share - HALF_PERMILLE) * 2 * radius // 1000
    length: int = distance_mil(game.sight.from_x_mil, game.sight.from_y_mil, game.sight.to_x_mil, game.sight.to_y_mil)
    middle: bool = game.sight.blocking_terrain == 1
    if share == 0:
        game.sight.blocking_terrain = 0
    elif length > 0:
        left: bool = is_hidden(game, kind, ax, ay, bx, by, aside, length)
        right: bool = is_hidden(game, kind, ax, ay, bx, by, -aside, length)
        if share > HALF_PERMILLE:
            game.sight.blocking_terrain = 1 if middle or left or right else 0
        else:
            game.sight.blocking_terrain = 1 if middle and left and right else 0


def is_hidden(game: Game, kind: int, ax: int, ay: int, bx: int, by: int, aside: int, length: int) -> bool:
    """Return whether something blocks the line that meets the target so many mils beside its middle."""
    fx: int = game.sight.from_x_mil
    fy: int = game.sight.from_y_mil
    tx: int = game.sight.to_x_mil - (game.sight.to_y_mil - fy) * aside // length
    ty: int = game.sight.to_y_mil + (game.sight.to_x_mil - fx) * aside // length
    for feature in range(game.table.features):
        blocks: bool = cover_of(game.table, feature, kind) == Cover.BLOCKING and game.battle.feature_gone[feature] == 0
        if blocks and crossing_mil(game.outlines, feature, fx, fy, tx, ty) > game.numbers.min_crossing_mil:
            own: bool = contains(game.outlines, feature, ax, ay) or contains(game.outlines, feature, bx, by)
            if not own or game.numbers.own_piece_blocks:
                return True
    return is_hidden_by_made(game, kind, bx, by, tx, ty)


def is_hidden_by_made(game: Game, kind: int, bx: int, by: int, tx: int, ty: int) -> bool:
    """Return whether smoke, a crater or a jamming field blocks the line to (tx, ty), where it counts as blocking."""
    for patch in range(game.battle.patches):
        if game.battle.patch_gone[patch] == 0 and patch_cover(game, patch, kind) == Cover.BLOCKING:
            own: bool = in_patch(game, patch, bx, by)
            x: int = game.battle.patch_x_mil[patch]
            y: int = game.battle.patch_y_mil[patch]
            if blocks_circle(game, x, y, game.battle.patch_radius_mil[patch], own, tx, ty):
                return True
    cover: int = game.numbers.field_drone_cover if is_drone(kind) else game.numbers.field_trooper_cover
    for drone in range(FIRST_OBJECTIVE):
        if cover == Cover.BLOCKING and is_jamming(game, drone):
            dx: int = game.battle.x_mil[drone]
            dy: int = game.battle.y_mil[drone]
            radius: int = field_radius_mil(game, drone)
            if blocks_circle(game, dx, dy, radius, distance_mil(dx, dy, bx, by) <= radius, tx, ty):
                return True
    return False


def blocks_circle(game: Game, x: int, y: int, radius: int, own: bool, tx: int, ty: int) -> bool:
    """Return whether a blocking circle round (x, y) cuts the line to (tx, ty)."""
    if own and not game.numbers.own_piece_blocks:
        return False
    between: int = circle_crossing_mil(x, y, radius, game.sight.from_x_mil, game.sight.from_y_mil, tx, ty)
    return between > game.numbers.min_crossing_mil
