"""What pieces see and aim at: sight, cover, arcs, and numbers, ranges and Power of what they would do."""

from engine.games.survive.kernel.board.footing import is_other
from engine.games.survive.kernel.board.pieces import is_control
from engine.games.survive.kernel.codes import NOBODY, PPM
from engine.games.survive.kernel.numbers.places import contact_side, distance_squared, is_in_arc, whole_root
from engine.games.survive.kernel.numbers.shots import control_number, number_to_hit, shot_modifier, shot_range_mil
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


def shot_number(game: Game, piece: int, target: int, slot: int, action: int) -> int:
    """Return the number of a shot. Rules: SV.SHT.4, SV.HOUSE.1, SV.HOUSE.7."""
    modifier: int = modifier_of_shot(game, piece, target, slot, action)
    return number_to_hit(game.numbers, game.forces.shooting[piece], game.forces.difficulty[slot], modifier)


def modifier_of_shot(game: Game, piece: int, target: int, slot: int, action: int) -> int:
    """Return what passes: the action, being Dazed, cover, and a first hit at the same target. Rule: SV.SHT.7."""
    modifier: int = shot_modifier(game.numbers, action, game.forces.weapon_type[slot])
    if is_tapped(game, piece, target):
        modifier += game.numbers.tap_modifier
    return modifier + cover_between(game, piece, target)


def is_tapped(game: Game, piece: int, target: int) -> bool:
    """Return whether the first of a Double Team has hit a target, which still is there. Rule: SV.SHT.7."""
    tapped: bool = is_teamed(game, piece) and game.battle.tap_target == target and game.battle.tap_piece != piece
    return tapped and game.battle.tap_falls == game.battle.falls[target]


def is_teamed(game: Game, piece: int) -> bool:
    """Return whether a unit acts in a Double Team now; one that holds and interrupts it does not. Rule: SV.SHT.7."""
    return game.battle.teamed == 1 and game.battle.holding[piece] == 0


def reach_of_shot(game: Game, slot: int, action: int) -> int:
    """Return the range of a weapon by what its unit does. Rules: SV.SHT.2, SV.DAZ.3."""
    return shot_range_mil(game.numbers, action, game.forces.weapon_type[slot], game.forces.range_mil[slot])


def strike_power(game: Game, piece: int) -> int:
    """Return the Power of what a piece strikes with. Rules: SV.GAP.36, SV.GAP.47."""
    if is_control(game, piece):
        return game.numbers.control_close_power[game.battle.kind[piece]]
    blade: int = game.battle.blade[piece]
    return game.numbers.fist_power if blade == NOBODY else game.forces.power[blade]


def strike_number(game: Game, piece: int, modifier: int) -> int:
    """Return the number of a strike. Rules: SV.FCH.4, SV.CTL.9."""
    if is_control(game, piece):
        return control_number(game.numbers, game.battle.kind[piece], False, modifier)
    blade: int = game.battle.blade[piece]
    difficulty: int = game.numbers.fist_difficulty if blade == NOBODY else game.forces.difficulty[blade]
    return number_to_hit(game.numbers, game.forces.combat[piece], difficulty, modifier)
