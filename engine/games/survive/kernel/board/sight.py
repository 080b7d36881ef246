"""Who sees whom, and through what cover. Rules: SV.GAP.25, SV.HOUSE.7."""

from engine.games.survive.kernel.board.footing import is_other
from engine.games.survive.kernel.codes import PPM
from engine.games.survive.kernel.numbers.distances import distance_squared, whole_root
from engine.games.survive.kernel.numbers.facing import contact_side, is_in_arc
from engine.games.survive.kernel.records import Game
from engine.kernel.geometry import segment_misses
from engine.kernel.polygons import crossing_mil


def is_seen(game: Game, piece: int, target: int) -> bool:
    """Return whether a piece sees a target: terrain that blocks stops sight, and figures do where the rules say so."""
    ax: int = game.battle.x_mil[piece]
    ay: int = game.battle.y_mil[piece]
    bx: int = game.battle.x_mil[target]
    by: int = game.battle.y_mil[target]
    for feature in range(game.ground.features):
        if game.ground.blocks[feature] and crossing_mil(game.outlines, feature, ax, ay, bx, by) > 0:
            return False
    return not game.numbers.figures_block or not is_behind_figures(game, piece, target)


def is_behind_figures(game: Game, piece: int, target: int) -> bool:
    """Return whether the base of a third figure lies on the line between two."""
    ax: int = game.battle.x_mil[piece]
    ay: int = game.battle.y_mil[piece]
    bx: int = game.battle.x_mil[target]
    by: int = game.battle.y_mil[target]
    half: int = game.numbers.base_mil // 2
    for other in range(game.forces.pieces):
        if other != target and is_other(game, piece, other):
            x: int = game.battle.x_mil[other]
            y: int = game.battle.y_mil[other]
            if not segment_misses(ax, ay, bx, by, x, y, half):
                return True
    return False


def cover_between(game: Game, piece: int, target: int) -> int:
    """Return what cover adds to the number of a shot: that of the best piece of terrain it crosses."""
    ax: int = game.battle.x_mil[piece]
    ay: int = game.battle.y_mil[piece]
    bx: int = game.battle.x_mil[target]
    by: int = game.battle.y_mil[target]
    cover: int = 0
    for feature in range(game.ground.features):
        if game.ground.cover[feature] != 0 and crossing_mil(game.outlines, feature, ax, ay, bx, by) > 0:
            cover = min(cover, game.ground.cover[feature])
    return cover


def is_in_front(game: Game, piece: int, target: int) -> bool:
    """Return whether a target lies in the front fire arc of a piece. Rules: SV.SHT.3, SV.GAP.23."""
    east: int = game.battle.x_mil[target] - game.battle.x_mil[piece]
    north: int = game.battle.y_mil[target] - game.battle.y_mil[piece]
    facing_x: int = game.battle.facing_x[piece]
    facing_y: int = game.battle.facing_y[piece]
    return is_in_arc(facing_x, facing_y, east, north, game.numbers.front_cosine, game.numbers.front_sine)


def face(game: Game, piece: int, x: int, y: int) -> None:
    """Turn a piece towards a point; on its own spot it keeps its facing."""
    east: int = x - game.battle.x_mil[piece]
    north: int = y - game.battle.y_mil[piece]
    length: int = whole_root(distance_squared(0, 0, east, north))
    if length > 0:
        game.battle.facing_x[piece] = east * PPM // length
        game.battle.facing_y[piece] = north * PPM // length


def face_piece(game: Game, piece: int, target: int) -> None:
    """Turn a piece towards another."""
    face(game, piece, game.battle.x_mil[target], game.battle.y_mil[target])


def side_reached(game: Game, piece: int, target: int) -> int:
    """Return on which side of a target a charger stands. Rule: SV.RCH.1."""
    east: int = game.battle.x_mil[piece] - game.battle.x_mil[target]
    north: int = game.battle.y_mil[piece] - game.battle.y_mil[target]
    return contact_side(game.numbers, game.battle.facing_x[target], game.battle.facing_y[target], east, north)
