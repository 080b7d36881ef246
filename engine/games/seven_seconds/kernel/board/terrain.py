"""Terrain: that of the map, and what battle makes of it: smoke, craters and jamming fields."""

from engine.games.seven_seconds.kernel.board.pieces import is_drone, note_side, radius_mil
from engine.games.seven_seconds.kernel.codes import (
    FIRST_OBJECTIVE,
    NOBODY,
    PATCHES,
    Cover,
    Event,
    Kind,
    Movement,
    Patch,
    Status,
)
from engine.games.seven_seconds.kernel.records import Game, Table
from engine.kernel.geometry import distance_mil, is_as_near
from engine.kernel.polygons import contains, overlaps


def cover_of(table: Table, feature: int, kind: int) -> int:
    """Return the cover class of a piece of terrain for a unit type. Rule: 7S.TERR.1."""
    if is_drone(kind):
        return table.drone_cover[feature]
    return table.trooper_cover[feature]


def ground_of(table: Table, feature: int, kind: int) -> int:
    """Return the movement class of a piece of terrain for a unit type. Rule: 7S.TERR.1."""
    if is_drone(kind):
        return table.drone_ground[feature]
    return table.trooper_ground[feature]


def is_impassable(game: Game, kind: int, x: int, y: int, radius: int) -> bool:
    """Return whether any part of a base at (x, y) lies in terrain a unit type may not enter; touching it is none.

    Rules: 7S.MOVE.8, 7S.GAP.120.
    """
    room: int = inner_mil(game, radius)
    for feature in range(game.table.features):
        impassable: bool = ground_of(game.table, feature, kind) == Movement.IMPASSABLE
        if impassable and game.battle.feature_gone[feature] == 0 and overlaps(game.outlines, feature, x, y, room):
            return True
    return False


def inner_mil(game: Game, radius: int) -> int:
    """Return the radius of a base less what measuring allows for: what lies beyond it only touches the base."""
    return max(0, radius - game.numbers.epsilon_mil - 1)


def shelter_at(game: Game, kind: int, x: int, y: int) -> int:
    """Return the best cover (CLEAR, LIGHT or HEAVY) that the map's terrain gives a unit type at a point."""
    best: int = Cover.CLEAR
    for feature in range(game.table.features):
        cover: int = cover_of(game.table, feature, kind)
        useful: bool = (cover == Cover.LIGHT or cover == Cover.HEAVY) and cover > best
        if useful and game.battle.feature_gone[feature] == 0 and contains(game.outlines, feature, x, y):
            best = cover
    return best


SAMPLES = 32


def patch_cover(game: Game, patch: int, kind: int) -> int:
    """Return the cover class of smoke or a crater for a unit type. Rules: 7S.TERR.13, 7S.TERR.15."""
    if is_drone(kind):
        return game.numbers.patch_drone_cover[game.battle.patch_kind[patch]]
    return game.numbers.patch_trooper_cover[game.battle.patch_kind[patch]]


def patch_ground(game: Game, patch: int, kind: int) -> int:
    """Return the movement class of smoke or a crater for a unit type. Rules: 7S.FLAM.7, 7S.TERR.15."""
    if is_drone(kind):
        return game.numbers.patch_drone_ground[game.battle.patch_kind[patch]]
    return game.numbers.patch_trooper_ground[game.battle.patch_kind[patch]]


def in_patch(game: Game, patch: int, x: int, y: int) -> bool:
    """Return whether a point lies in smoke or a crater."""
    away: int = distance_mil(x, y, game.battle.patch_x_mil[patch], game.battle.patch_y_mil[patch])
    return away <= game.battle.patch_radius_mil[patch]


def field_radius_mil(game: Game, drone: int) -> int:
    """Return the radius of a jamming field from the drone's centre. Rule: 7S.JAM.3."""
    return game.numbers.jam_mil + radius_mil(game, drone)


def is_jamming(game: Game, piece: int) -> bool:
    """Return whether a piece is a haywire drone with its field on. Rules: 7S.JAM.2, 7S.GAP.78."""
    return (
        game.battle.status[piece] == Status.ON_TABLE
        and game.battle.jamming[piece] == 1
        and game.forces.kind[piece] == Kind.HAYWIRE_DRONE
    )


def add_patch(game: Game, kind: int, x: int, y: int, radius: int) -> None:
    """Lay smoke or a crater; when there is no counter left the oldest one is taken. Rules: 7S.FLAM.3, 7S.BLAST.8."""
    slot: int = game.battle.patches_laid % PATCHES
    game.battle.patches_laid += 1
    game.battle.patches = min(PATCHES, game.battle.patches_laid)
    game.battle.patch_kind[slot] = kind
    game.battle.patch_x_mil[slot] = x
    game.battle.patch_y_mil[slot] = y
    game.battle.patch_radius_mil[slot] = radius
    game.battle.patch_gone[slot] = 0


def dig_crater(game: Game, x: int, y: int) -> None:
    """Leave a crater, which takes away what it covers. Rules: 7S.BLAST.8, 7S.BLAST.9, 7S.GAP.64, 7S.GAP.65."""
    radius: int = game.numbers.crater_radius_mil
    note_side(game, Event.CRATER, NOBODY, x, y, radius)
    for feature in range(game.table.features):
        stands: bool = game.battle.feature_gone[feature] == 0 and game.table.removable[feature] == 1
        if stands and feature_goes_away(game, feature, x, y, radius):
            game.battle.feature_gone[feature] = 1
            note_side(game, Event.TERRAIN_GONE, NOBODY, feature, 0, 0)
    for patch in range(game.battle.patches):
        removable: bool = game.numbers.removable_patch[game.battle.patch_kind[patch]] == 1
        lies: bool = game.battle.patch_gone[patch] == 0 and removable
        if lies and patch_goes_away(game, patch, x, y, radius):
            game.battle.patch_gone[patch] = 1
            note_side(game, Event.TERRAIN_GONE, NOBODY, patch, 1, 0)
    add_patch(game, Patch.CRATER, x, y, radius)


def goes_away(game: Game, covered_permille: int) -> bool:
    """Return whether a removable piece covered by this share of it goes away. Rule: 7S.BLAST.9."""
    return covered_permille > game.numbers.crater_removes_above_permille


def feature_goes_away(game: Game, feature: int, x: int, y: int, radius: int) -> bool:
    """Return whether a circle covers enough of a piece of terrain to take it away."""
    cx: int = game.outlines.centre_x_mil[feature]
    cy: int = game.outlines.centre_y_mil[feature]
    return goes_away(game, covered_permille(game, feature, cx, cy, game.outlines.reach_mil[feature], x, y, radius))


def patch_goes_away(game: Game, patch: int, x: int, y: int, radius: int) -> bool:
    """Return whether a circle covers enough of smoke or a crater to take it away."""
    cx: int = game.battle.patch_x_mil[patch]
    cy: int = game.battle.patch_y_mil[patch]
    return goes_away(game, covered_permille(game, NOBODY, cx, cy, game.battle.patch_radius_mil[patch], x, y, radius))


def covered_permille(game: Game, feature: int, cx: int, cy: int, reach: int, x: int, y: int, radius: int) -> int:
    """Return the share of a piece round (cx, cy) that a circle covers, on a grid of sample points.

    The piece is a feature of the map, or with NOBODY the circle of radius `reach`. A piece of which so much is
    bare that it stays is not measured to its end: then 0 is returned.
    """
    if distance_mil(x, y, cx, cy) >= reach + radius:
        return 0
    covered: int = 0
    for column in range(SAMPLES):
        px: int = sample_mil(cx, reach, column)
        if abs(px - x) <= radius:
            for row in range(SAMPLES):
                py: int = sample_mil(cy, reach, row)
                if is_as_near(px, py, x, y, radius) and is_inside(game, feature, cx, cy, reach, px, py):
                    covered += 1
    bare: int = 0
    for line in range(SAMPLES):
        if stays_with(game, covered, bare):
            return 0
        bare_x: int = sample_mil(cx, reach, line)
        for row in range(SAMPLES):
            bare_y: int = sample_mil(cy, reach, row)
            if not is_as_near(bare_x, bare_y, x, y, radius) and is_inside(game, feature, cx, cy, reach, bare_x, bare_y):
                bare += 1
    return covered * 1000 // max(1, covered + bare)


def sample_mil(centre: int, reach: int, number: int) -> int:
    """Return the coordinate of a row or column of sample points."""
    return centre - reach + (2 * number + 1) * reach // SAMPLES


def is_inside(game: Game, feature: int, cx: int, cy: int, reach: int, x: int, y: int) -> bool:
    """Return whether a point lies in a feature of the map, or with NOBODY in the circle of radius `reach`."""
    return is_as_near(x, y, cx, cy, reach) and (feature == NOBODY or contains(game.outlines, feature, x, y))


def stays_with(game: Game, covered: int, bare: int) -> bool:
    """Return whether a piece stays with so many sample points covered and at least so many bare."""
    return not goes_away(game, covered * 1000 // max(1, covered + bare))


def in_any_field(game: Game, piece: int) -> int:
    """Return a haywire drone in whose field a piece stands, or NOBODY. Rules: 7S.JAM.3, 7S.GAP.78."""
    if not game.battle.jammers_used:
        return NOBODY
    for drone in range(FIRST_OBJECTIVE):
        if is_jamming(game, drone) and not is_immune(game, piece, drone):
            away: int = distance_mil(
                game.battle.x_mil[piece], game.battle.y_mil[piece], game.battle.x_mil[drone], game.battle.y_mil[drone]
            )
            reach: int = field_radius_mil(game, drone) + game.numbers.epsilon_mil
            if game.numbers.jam_to_edge:
                reach += radius_mil(game, piece)
            if away <= reach:
                return drone
    return NOBODY


def is_immune(game: Game, piece: int, drone: int) -> bool:
    """Return whether a field leaves a piece alone. Rules: 7S.JAM.5, 7S.GAP.78."""
    if game.numbers.haywire_immune == 1:
        return game.forces.kind[piece] == Kind.HAYWIRE_DRONE
    if game.numbers.haywire_immune == 2:
        return False
    return piece == drone
