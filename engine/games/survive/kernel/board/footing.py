"""Where one may stand, and which straight ways are open.

Own units are passed by, others are not; terrain that blocks and the spire stop everybody. Rules: SV.HOUSE.7, SV.GAP.39.
"""

from engine.games.survive.kernel.board.pieces import contact_mil, is_standing
from engine.games.survive.kernel.codes import SLACK_MIL
from engine.games.survive.kernel.numbers.places import distance_squared, whole_root
from engine.games.survive.kernel.records import Game
from engine.kernel.geometry import segment_misses, toward
from engine.kernel.polygons import clips, crossing_mil, overlaps


def is_on_board(game: Game, x: int, y: int) -> bool:
    """Return whether a base at a point lies wholly on the table."""
    half: int = game.numbers.base_mil // 2
    return half <= x <= game.board.width_mil - half and half <= y <= game.board.depth_mil - half


def spire_mil(game: Game) -> int:
    """Return at which distance of centres a base touches the spire. Rule: SV.GAP.33."""
    return (game.numbers.base_mil + game.numbers.spire_mil) // 2


def from_spire_squared(game: Game, x: int, y: int) -> int:
    """Return the squared distance of a point from the spire."""
    return distance_squared(game.board.spire_x_mil, game.board.spire_y_mil, x, y)


def is_at_spire(game: Game, piece: int) -> bool:
    """Return whether a piece touches the spire. Rule: SV.GAP.33."""
    reach: int = spire_mil(game) + SLACK_MIL
    return from_spire_squared(game, game.battle.x_mil[piece], game.battle.y_mil[piece]) <= reach * reach


def is_other(game: Game, piece: int, other: int) -> bool:
    """Return whether another piece stands on the table, and is not lifted off it for the moment."""
    return other != piece and is_standing(game, other) and game.battle.lifted[other] == 0


def is_taken(game: Game, piece: int, x: int, y: int) -> bool:
    """Return whether a base at a point would overlap another one."""
    least: int = game.numbers.base_mil - SLACK_MIL
    for other in range(game.forces.pieces):
        if is_other(game, piece, other):
            east: int = game.battle.x_mil[other] - x
            north: int = game.battle.y_mil[other] - y
            if east * east + north * north < least * least:
                return True
    return False


def is_free(game: Game, piece: int, x: int, y: int) -> bool:
    """Return whether a piece can be set down at a point."""
    if not is_on_board(game, x, y) or is_taken(game, piece, x, y):
        return False
    foot: int = spire_mil(game) - SLACK_MIL
    return from_spire_squared(game, x, y) >= foot * foot and not is_built_up(game, x, y)


def is_built_up(game: Game, x: int, y: int) -> bool:
    """Return whether a base at a point lies over terrain that blocks."""
    half: int = game.numbers.base_mil // 2 - SLACK_MIL
    for feature in range(game.ground.features):
        if game.ground.blocks[feature] and overlaps(game.outlines, feature, x, y, half):
            return True
    return False


def apart_mil(game: Game, one: int, other: int) -> int:
    """Return how far two pieces are apart, from base to base; never below 0."""
    centres: int = distance_squared(
        game.battle.x_mil[one], game.battle.y_mil[one], game.battle.x_mil[other], game.battle.y_mil[other]
    )
    return max(0, whole_root(centres) - game.numbers.base_mil)


def touch(game: Game, one: int, other: int) -> bool:
    """Return whether the bases of two pieces touch."""
    reach: int = contact_mil(game.numbers)
    centres: int = distance_squared(
        game.battle.x_mil[one], game.battle.y_mil[one], game.battle.x_mil[other], game.battle.y_mil[other]
    )
    return centres <= reach * reach


def is_engaged_at(game: Game, piece: int, x: int, y: int) -> bool:
    """Return whether a piece would touch somebody of another side at a point."""
    reach: int = contact_mil(game.numbers)
    for other in range(game.forces.pieces):
        if is_other(game, piece, other) and game.battle.mob[other] != game.battle.mob[piece]:
            east: int = game.battle.x_mil[other] - x
            north: int = game.battle.y_mil[other] - y
            if east * east + north * north <= reach * reach:
                return True
    return False


def is_engaged(game: Game, piece: int) -> bool:
    """Return whether a piece touches somebody of another side."""
    return is_engaged_at(game, piece, game.battle.x_mil[piece], game.battle.y_mil[piece])


def is_open(game: Game, piece: int, x: int, y: int, target: int) -> bool:
    """Return whether the straight way of a piece to a point is open; the base of a `target` is no obstacle."""
    ax: int = game.battle.x_mil[piece]
    ay: int = game.battle.y_mil[piece]
    foot: int = spire_mil(game) - SLACK_MIL
    if not segment_misses(ax, ay, x, y, game.board.spire_x_mil, game.board.spire_y_mil, foot):
        return False
    least: int = game.numbers.base_mil - SLACK_MIL
    for other in range(game.forces.pieces):
        in_the_way: bool = other != target and game.battle.mob[other] != game.battle.mob[piece]
        if in_the_way and is_other(game, piece, other):
            bx: int = game.battle.x_mil[other]
            by: int = game.battle.y_mil[other]
            if not segment_misses(ax, ay, x, y, bx, by, least):
                return False
    return not is_walled(game, ax, ay, x, y)


def is_open_to(game: Game, piece: int, target: int) -> bool:
    """Return whether a piece can go straight at a target up to where their bases touch. Rule: SV.GAP.39."""
    x: int = game.battle.x_mil[target]
    y: int = game.battle.y_mil[target]
    length: int = max(0, way_mil(game, piece, x, y) - game.numbers.base_mil)
    to_x: int = on_the_way_x(game, piece, x, y, length)
    to_y: int = on_the_way_y(game, piece, x, y, length)
    return is_open(game, piece, to_x, to_y, target)


def is_walled(game: Game, ax: int, ay: int, bx: int, by: int) -> bool:
    """Return whether terrain that blocks lies across the way of a base from a to b."""
    half: int = game.numbers.base_mil // 2 - SLACK_MIL
    for feature in range(game.ground.features):
        if game.ground.blocks[feature] and (
            crossing_mil(game.outlines, feature, ax, ay, bx, by) > 0
            or clips(game.outlines, feature, ax, ay, bx, by, half)
        ):
            return True
    return False


def on_the_way_x(game: Game, piece: int, x: int, y: int, length_mil: int) -> int:
    """Return the x of the point so far on the straight way of a piece to a point, or of that point if it is nearer."""
    whole: int = way_mil(game, piece, x, y)
    return toward(game.battle.x_mil[piece], x, min(length_mil, whole), whole)


def on_the_way_y(game: Game, piece: int, x: int, y: int, length_mil: int) -> int:
    """Return the y of the point so far on the straight way of a piece to a point, or of that point if it is nearer."""
    whole: int = way_mil(game, piece, x, y)
    return toward(game.battle.y_mil[piece], y, min(length_mil, whole), whole)


def way_mil(game: Game, piece: int, x: int, y: int) -> int:
    """Return how far a point is from the centre of a piece, rounded down."""
    return whole_root(distance_squared(game.battle.x_mil[piece], game.battle.y_mil[piece], x, y))
