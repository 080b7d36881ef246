"""How a line is seen along: its range, the cover on it, what blocks it, and its row in the log."""

from math import sqrt

from engine.games.seven_seconds.kernel.board.concealment import HALF_PERMILLE, judge_concealment
from engine.games.seven_seconds.kernel.board.pieces import is_drone, is_trooper, radius_mil, side_of
from engine.games.seven_seconds.kernel.board.terrain import (
    cover_of,
    field_radius_mil,
    in_patch,
    is_jamming,
    patch_cover,
)
from engine.games.seven_seconds.kernel.codes import FIRST_OBJECTIVE, Cover, Event, Patch, Status
from engine.games.seven_seconds.kernel.records import Game
from engine.kernel.geometry import circle_crossing_mil, distance_mil, segment_distance_mil, toward
from engine.kernel.log import write
from engine.kernel.polygons import contains, crossing_mil, is_near_way


def look(game: Game, piece: int, target: int) -> None:
    """Look from a piece at another; the answer is in `game.sight`. Rules: 7S.GEN.5, 7S.GEN.6, 7S.COV.7, 7S.COV.10."""
    look_from(game, piece, game.battle.x_mil[piece], game.battle.y_mil[piece], target)
    game.sight.in_arc = 1 if is_in_arc(game, piece, target) else 0


def look_from(game: Game, piece: int, ax: int, ay: int, target: int) -> None:
    """Look at a target from (ax, ay), where `piece` may not be standing yet."""
    kind: int = game.forces.kind[target]
    look_along(
        game,
        kind,
        ax,
        ay,
        radius_mil(game, piece),
        game.battle.x_mil[target],
        game.battle.y_mil[target],
        radius_mil(game, target),
    )
    if game.numbers.units_block and is_masked(game, piece, target):
        game.sight.blocking_terrain = 1
        game.sight.blocked = 1


def look_at_point(game: Game, piece: int, x: int, y: int) -> None:
    """Look from a piece at a point of the table."""
    kind: int = game.forces.kind[piece]
    look_along(game, kind, game.battle.x_mil[piece], game.battle.y_mil[piece], radius_mil(game, piece), x, y, 0)
    game.sight.in_arc = 1 if is_point_in_arc(game, piece, x, y) else 0


def look_along(game: Game, kind: int, ax: int, ay: int, radius: int, bx: int, by: int, other_radius: int) -> None:
    """Look along the line between two bases; `kind` is whose terrain column counts. Rules: 7S.GAP.48, 7S.GAP.110."""
    own_radius: int = radius
    target_radius: int = other_radius
    centres: int = distance_mil(ax, ay, bx, by)
    clear_sight(game)
    game.sight.in_arc = 1
    game.sight.range_mil = max(0, centres - own_radius - target_radius)
    if game.sight.range_mil == 0:
        own_radius = 0
        target_radius = centres
    elif not game.numbers.line_edge_to_edge:
        own_radius = 0
        target_radius = 0
    game.sight.from_x_mil = toward(ax, bx, own_radius, centres)
    game.sight.from_y_mil = toward(ay, by, own_radius, centres)
    game.sight.to_x_mil = toward(bx, ax, target_radius, centres)
    game.sight.to_y_mil = toward(by, ay, target_radius, centres)
    look_past_terrain(game, kind, ax, ay, bx, by)
    look_past_patches(game, kind, bx, by)
    look_past_fields(game, kind, bx, by)
    if game.numbers.min_visible_permille != HALF_PERMILLE:
        judge_concealment(game, kind, ax, ay, bx, by, other_radius)
    if game.sight.heavy_mil > game.numbers.heavy_limit_mil + game.numbers.epsilon_mil:
        game.sight.heavy_too_deep = 1
    game.sight.blocked = 1 if game.sight.blocking_terrain or game.sight.heavy_too_deep else 0


def look_past_terrain(game: Game, kind: int, ax: int, ay: int, bx: int, by: int) -> None:
    """Count what the terrain of the map does to a line between two centres. Rules: 7S.COV.7, 7S.GAP.84."""
    for feature in range(game.table.features):
        cover: int = Cover.CLEAR if game.battle.feature_gone[feature] else cover_of(game.table, feature, kind)
        if cover != Cover.CLEAR and is_near_way(game.outlines, feature, ax, ay, bx, by):
            between: int = crossing_mil(
                game.outlines,
                feature,
                game.sight.from_x_mil,
                game.sight.from_y_mil,
                game.sight.to_x_mil,
                game.sight.to_y_mil,
            )
            around_target: bool = contains(game.outlines, feature, bx, by)
            if cover == Cover.BLOCKING:
                count_blocking(game, between, around_target or contains(game.outlines, feature, ax, ay))
            else:
                count_cover(game, cover, between, around_target, True)


def inside_circle_mil(game: Game, x: int, y: int, radius: int) -> int:
    """Return how much of the line of the present look lies in a circle."""
    return circle_crossing_mil(
        x, y, radius, game.sight.from_x_mil, game.sight.from_y_mil, game.sight.to_x_mil, game.sight.to_y_mil
    )


def look_past_patches(game: Game, kind: int, bx: int, by: int) -> None:
    """Count what smoke and craters do to a line. Rules: 7S.FLAM.4, 7S.GAP.68, 7S.TERR.15."""
    smoke_seen: bool = False
    for patch in range(game.battle.patches):
        cover: int = Cover.CLEAR if game.battle.patch_gone[patch] else patch_cover(game, patch, kind)
        if cover != Cover.CLEAR:
            radius: int = game.battle.patch_radius_mil[patch]
            between: int = inside_circle_mil(
                game, game.battle.patch_x_mil[patch], game.battle.patch_y_mil[patch], radius
            )
            if game.battle.patch_kind[patch] == Patch.FLAMER_SMOKE and game.numbers.smoke_merges and between > 0:
                between = 0 if smoke_seen else between
                smoke_seen = True
            around_target: bool = in_patch(game, patch, bx, by)
            if cover == Cover.BLOCKING:
                count_blocking(game, between, around_target)
            else:
                count_cover(game, cover, between, around_target, True)


def look_past_fields(game: Game, kind: int, bx: int, by: int) -> None:
    """Count what active jamming fields do to a line. Rules: 7S.JAM.3, 7S.GAP.79."""
    if not game.battle.jammers_used:
        return
    cover: int = game.numbers.field_drone_cover if is_drone(kind) else game.numbers.field_trooper_cover
    for drone in range(FIRST_OBJECTIVE):
        if cover != Cover.CLEAR and is_jamming(game, drone):
            x: int = game.battle.x_mil[drone]
            y: int = game.battle.y_mil[drone]
            radius: int = field_radius_mil(game, drone)
            between: int = inside_circle_mil(game, x, y, radius)
            around_target: bool = distance_mil(x, y, bx, by) <= radius
            if cover == Cover.BLOCKING:
                count_blocking(game, between, around_target)
            else:
                count_cover(game, cover, between, around_target, game.numbers.field_counts_for_limit == 1)


def is_masked(game: Game, piece: int, target: int) -> bool:
    """Return whether the base of another unit lies on the line of the present look. Rule: 7S.GAP.85."""
    ax: int = game.sight.from_x_mil
    ay: int = game.sight.from_y_mil
    bx: int = game.sight.to_x_mil
    by: int = game.sight.to_y_mil
    for other in range(FIRST_OBJECTIVE):
        if game.battle.status[other] == Status.ON_TABLE and other != piece and other != target:
            away: int = segment_distance_mil(ax, ay, bx, by, game.battle.x_mil[other], game.battle.y_mil[other])
            if away < radius_mil(game, other):
                return True
    return False


def clear_sight(game: Game) -> None:
    """Forget the last look."""
    game.sight.blocked = 0
    game.sight.blocking_terrain = 0
    game.sight.heavy_too_deep = 0
    game.sight.light_pieces = 0
    game.sight.heavy_pieces = 0
    game.sight.heavy_mil = 0
    game.sight.cover = Cover.CLEAR
    game.sight.light_bands_count = 0
    game.sight.heavy_bands_count = 0


def count_blocking(game: Game, between: int, own_piece: bool) -> None:
    """Add a blocking piece, unless one of the two stands in it. Rules: 7S.COV.4, 7S.GAP.84."""
    if own_piece and not game.numbers.own_piece_blocks:
        return
    if between > game.numbers.min_crossing_mil:
        game.sight.blocking_terrain = 1


def count_cover(game: Game, cover: int, between: int, around_target: bool, limited: bool) -> None:
    """Add a piece of light or heavy cover. Rules: 7S.TGT.13, 7S.TGT.14, 7S.GAP.45 to 7S.GAP.48."""
    if around_target:
        game.sight.cover = max(game.sight.cover, cover)
        if cover == Cover.LIGHT:
            game.sight.light_bands_count += 1
        else:
            game.sight.heavy_bands_count += 1
    if between <= game.numbers.min_crossing_mil:
        return
    if cover == Cover.LIGHT:
        if not (around_target and game.numbers.light_same_piece_exempt):
            game.sight.light_pieces += 1
    elif not (around_target and game.numbers.heavy_same_piece_exempt):
        game.sight.heavy_pieces += 1
        if not limited:
            return
        if game.numbers.heavy_limit_total:
            game.sight.heavy_mil += between
        else:
            game.sight.heavy_mil = max(game.sight.heavy_mil, between)


def cover_bands(game: Game) -> int:
    """Return by how many range bands the target of the last look counts as farther. Rules: 7S.COV.5, 7S.GAP.47."""
    if game.numbers.stack_target_cover:
        return (
            game.sight.light_bands_count * game.numbers.light_bands
            + game.sight.heavy_bands_count * game.numbers.heavy_bands
        )
    if game.sight.cover == Cover.HEAVY:
        return game.numbers.heavy_bands
    if game.sight.cover == Cover.LIGHT:
        return game.numbers.light_bands
    return 0


def dice_lost(game: Game) -> int:
    """Return the rifle dice that cover between the two takes away. Rules: 7S.COV.7, 7S.COV.8."""
    return game.sight.light_pieces * game.numbers.light_dice + game.sight.heavy_pieces * game.numbers.heavy_dice


def counters_swallowed(game: Game) -> int:
    """Return the target counters that cover between the two swallows. Rules: 7S.COV.7, 7S.COV.8."""
    return game.sight.light_pieces * game.numbers.light_counters + game.sight.heavy_pieces * game.numbers.heavy_counters


def is_in_arc(game: Game, piece: int, target: int) -> bool:
    """Return whether a target lies in a trooper's arc; drones have none. Rules: 7S.RIF.4, 7S.GAP.43, 7S.GAP.102."""
    return is_point_in_arc(game, piece, game.battle.x_mil[target], game.battle.y_mil[target])


def is_point_in_arc(game: Game, piece: int, x: int, y: int) -> bool:
    """Return whether a point lies in a trooper's arc. Rules: 7S.RIF.4, 7S.GAP.43, 7S.GAP.102."""
    cosine_ppm: int = game.numbers.trooper_arc_cosine_ppm
    if not is_trooper(game.forces.kind[piece]):
        if not game.numbers.drones_have_arcs:
            return True
        cosine_ppm = game.numbers.drone_arc_cosine_ppm
    dx: int = x - game.battle.x_mil[piece]
    dy: int = y - game.battle.y_mil[piece]
    ahead: int = dx * game.battle.facing_x[piece] + dy * game.battle.facing_y[piece]
    limit: float = float(cosine_ppm) / 1000000.0 * sqrt(float(dx * dx + dy * dy)) * 1000.0
    if game.numbers.arc_inclusive:
        return float(ahead) >= limit
    return float(ahead) > limit


def range_band(range_mil: int, band_mil: int, epsilon_mil: int, boundary_farther: int) -> int:
    """Return the number of the range band, from 1 without end. Rules: 7S.RNG.2, 7S.TGT.10, 7S.GAP.8, 7S.GAP.9."""
    if boundary_farther:
        return (range_mil + epsilon_mil) // band_mil + 1
    return max(0, range_mil - epsilon_mil - 1) // band_mil + 1


def note_sight(game: Game, piece: int, target: int) -> None:
    """Log the last look: range, cover, pieces between, inches of heavy cover."""
    write(
        game.log,
        Event.LINE_OF_SIGHT,
        game.battle.round,
        side_of(piece),
        piece,
        target,
        game.sight.range_mil,
        game.sight.cover,
        game.sight.light_pieces,
        game.sight.heavy_pieces,
        game.sight.heavy_mil,
    )
