"""Looking along a line: what blocks it, what lies between, what cover the target stands in."""

from math import sqrt

from engine.kernel.geometry import distance_mil, segment_distance_mil, toward
from engine.seven_seconds.kernel.codes import BLOCKING, CLEAR, FIRST_OBJECTIVE, HEAVY, LIGHT, ON_TABLE
from engine.seven_seconds.kernel.pieces import is_trooper, radius_mil
from engine.seven_seconds.kernel.records import Game
from engine.seven_seconds.kernel.terrain import contains, cover_of, crossing_mil


def look(game: Game, piece: int, target: int) -> None:
    """Look from a piece at another; the answer is in `game.sight`. Rules: 7S.COV.7, 7S.COV.10, 7S.GAP.110."""
    look_from(game, piece, game.battle.x_mil[piece], game.battle.y_mil[piece], target)
    game.sight.in_arc = 1 if is_in_arc(game, piece, target) else 0


def look_from(game: Game, piece: int, ax: int, ay: int, target: int) -> None:
    """Look at a target from (ax, ay), where `piece` may not be standing yet."""
    bx: int = game.battle.x_mil[target]
    by: int = game.battle.y_mil[target]
    own_radius: int = radius_mil(game, piece)
    target_radius: int = radius_mil(game, target)
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
    from_x: int = toward(ax, bx, own_radius, centres)
    from_y: int = toward(ay, by, own_radius, centres)
    to_x: int = toward(bx, ax, target_radius, centres)
    to_y: int = toward(by, ay, target_radius, centres)
    kind: int = game.forces.kind[target]
    for feature in range(game.table.features):
        cover: int = cover_of(game.table, feature, kind)
        if cover != CLEAR:
            between: int = crossing_mil(game.table, feature, from_x, from_y, to_x, to_y)
            around_target: bool = contains(game.table, feature, bx, by)
            if cover == BLOCKING:
                count_blocking(game, between, around_target or contains(game.table, feature, ax, ay))
            else:
                count_cover(game, cover, between, around_target)
    if game.sight.heavy_mil > game.numbers.heavy_limit_mil + game.numbers.epsilon_mil:
        game.sight.heavy_too_deep = 1
    if game.numbers.units_block and is_masked(game, piece, target, from_x, from_y, to_x, to_y):
        game.sight.blocking_terrain = 1
    game.sight.blocked = 1 if game.sight.blocking_terrain or game.sight.heavy_too_deep else 0


def is_masked(game: Game, piece: int, target: int, ax: int, ay: int, bx: int, by: int) -> bool:
    """Return whether the base of another unit lies on a line. Rule: 7S.GAP.85."""
    for other in range(FIRST_OBJECTIVE):
        if game.battle.status[other] == ON_TABLE and other != piece and other != target:
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
    game.sight.cover = CLEAR
    game.sight.light_bands_count = 0
    game.sight.heavy_bands_count = 0


def count_blocking(game: Game, between: int, own_piece: bool) -> None:
    """Add a blocking piece, unless one of the two stands in it. Rule: 7S.GAP.84."""
    if own_piece and not game.numbers.own_piece_blocks:
        return
    if between > game.numbers.min_crossing_mil:
        game.sight.blocking_terrain = 1


def count_cover(game: Game, cover: int, between: int, around_target: bool) -> None:
    """Add a piece of light or heavy cover. Rules: 7S.TGT.13, 7S.TGT.14, 7S.GAP.45 to 7S.GAP.48."""
    if around_target:
        game.sight.cover = max(game.sight.cover, cover)
        if cover == LIGHT:
            game.sight.light_bands_count += 1
        else:
            game.sight.heavy_bands_count += 1
    if between <= game.numbers.min_crossing_mil:
        return
    if cover == LIGHT:
        if not (around_target and game.numbers.light_same_piece_exempt):
            game.sight.light_pieces += 1
    elif not (around_target and game.numbers.heavy_same_piece_exempt):
        game.sight.heavy_pieces += 1
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
    if game.sight.cover == HEAVY:
        return game.numbers.heavy_bands
    if game.sight.cover == LIGHT:
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
    if not is_trooper(game.forces.kind[piece]):
        return True
    dx: int = game.battle.x_mil[target] - game.battle.x_mil[piece]
    dy: int = game.battle.y_mil[target] - game.battle.y_mil[piece]
    ahead: int = dx * game.battle.facing_x[piece] + dy * game.battle.facing_y[piece]
    limit: float = float(game.numbers.trooper_arc_cosine_ppm) / 1000000.0 * sqrt(float(dx * dx + dy * dy)) * 1000.0
    if game.numbers.arc_inclusive:
        return float(ahead) >= limit
    return float(ahead) > limit


def range_band(range_mil: int, band_mil: int, epsilon_mil: int, boundary_farther: int) -> int:
    """Return the number of the range band, from 1. Rules: 7S.RNG.2, 7S.GAP.8, 7S.GAP.9."""
    if boundary_farther:
        return (range_mil + epsilon_mil) // band_mil + 1
    return max(0, range_mil - epsilon_mil - 1) // band_mil + 1
