"""What a terrain map must be to be played on. Rules: 7S.GEN.12 to 7S.GEN.16, 7S.AD.7, 7S.AD.8, 7S.CE.6.

Frame: inches from the south-west corner, x east, y north.
"""

from collections.abc import Iterator
from itertools import combinations

from engine.checking.check import check, mistake
from engine.checking.outlines import (
    LEAST_AREA_IN2,
    Box,
    Point,
    box_in2,
    box_of,
    crossing,
    is_flat,
    overhang,
    shapes,
    shared_in2,
    surely_roomy,
)
from schemas.diagnostics.diagnostics import Finding, Severity
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.rules.terrain import TerrainType
from schemas.models.seven_seconds.terrain_map import Feature, TerrainMap
from schemas.models.seven_seconds.words import Cover, Movement


@check("duplicate-feature", "7S.GEN.13")
def duplicate_feature(field: TerrainMap) -> Iterator[Finding]:
    """Two pieces of terrain have the same name.

    Logs and prints name terrain by its id, so each piece on a map needs its own.
    """
    seen: dict[str, int] = {}
    for i, feature in enumerate(field.features):
        if feature.id in seen:
            yield mistake(
                ("features", i, "id"),
                f"piece {feature.id!r} has the name of piece {seen[feature.id] + 1}",
                f"call it {feature.id}_{i + 1}",
            )
        seen.setdefault(feature.id, i)


@check("crossed-outline", "7S.GEN.13")
def crossed_outline(field: TerrainMap) -> Iterator[Finding]:
    """An outline crosses or touches itself.

    An outline is listed in order round the piece. If two corners are swapped it crosses itself like an 8.
    """
    for i, feature in enumerate(field.features):
        if where := crossing(feature.outline_in):
            yield mistake(
                ("features", i, "outline_in"),
                f"the outline of {feature.id!r} crosses or touches itself ({where})",
                "list the corners in order round the piece",
            )


@check("flat-outline", "7S.GEN.13")
def flat_outline(field: TerrainMap) -> Iterator[Finding]:
    """A piece of terrain covers nothing.

    All corners of the piece lie on one line, or on one spot.
    """
    for i, feature in enumerate(field.features):
        if is_flat(feature.outline_in):
            yield mistake(
                ("features", i, "outline_in"),
                f"the corners of {feature.id!r} lie on one line, so it covers nothing",
                "move a corner off the line",
            )


@check("feature-off-table", "7S.GEN.12")
def feature_off_table(field: TerrainMap) -> Iterator[Finding]:
    """A piece of terrain hangs over the table's edge.

    Terrain lies on the table, from 0 to `width_in` in x and from 0 to `depth_in` in y. The message says how far it is
    over.
    """
    size = f"{field.width_in:g} x {field.depth_in:g} in"
    for i, feature in enumerate(field.features):
        over = overhang(feature.outline_in, field.width_in, field.depth_in)
        if over:
            yield mistake(
                ("features", i, "outline_in"),
                f"{feature.id!r} hangs over the {size} table by {over}",
                f"keep x within 0 to {field.width_in:g} and y within 0 to {field.depth_in:g}",
            )


@check("overlapping-features", "7S.GEN.13", severity=Severity.WARNING)
def overlapping_features(field: TerrainMap) -> Iterator[Finding]:
    """Two pieces of terrain overlap.

    Every spot of the table should have one type. Where pieces overlap the better cover counts for a target, and both
    count for a line that crosses them.
    """
    for (_, under), (i, upper) in combinations(enumerate(field.features), 2):
        shared = shared_in2(under.outline_in, upper.outline_in)
        if shared >= LEAST_AREA_IN2:
            yield mistake(
                ("features", i, "outline_in"),
                f"{upper.id!r} overlaps {under.id!r} by {shared:.2f} square inches; there the better cover counts",
                "move them apart, unless it is meant",
            )


@check("table-covered", "7S.GEN.14", severity=Severity.WARNING)
def table_covered(field: TerrainMap, rules: Rules) -> Iterator[Finding]:
    """One piece of blocking or impassable terrain covers most of the table.

    Such a map leaves hardly anything to see, or hardly any room to move.
    """
    table = (0.0, 0.0, field.width_in, field.depth_in)
    half_in2 = 0.5 * box_in2(table)
    for i, feature in enumerate(field.features):
        row = terrain_type(rules, feature.type)
        closed = row and (row.troopers.cover == Cover.BLOCKING or row.troopers.movement == Movement.IMPASSABLE)
        if not closed or box_in2(box_of(feature.outline_in)) <= half_in2:
            continue
        if shapes().inside_in2(feature.outline_in, table) > half_in2:
            yield mistake(
                ("features", i, "outline_in"),
                f"{feature.id!r} covers more than half of the table with {feature.type}",
                "make it smaller",
            )


@check("no-room-to-deploy", "7S.GAP.112", severity=Severity.WARNING)
def no_room_to_deploy(field: TerrainMap, rules: Rules) -> Iterator[Finding]:
    """A deployment zone has no room for all blips.

    Every player deploys 16 blips, and none may stand in terrain impassable to troopers. The room is counted in straight
    rows, so it is a safe number rather than the largest.
    """
    blips = rules.holding.squares
    closed = [feature.outline_in for feature in field.features if _closed_to_troopers(feature, rules)]
    for name, zone in _zones(field, rules):
        room = _room(zone, closed, rules.base.diameter_in, blips)
        if room < blips:
            yield mistake(
                ("features",),
                f"the {name} has room for {room} of {blips} blips on passable ground",
                "make the impassable pieces smaller or move them",
            )


def terrain_type(rules: Rules, name: str) -> TerrainType | None:
    """Return the row of the terrain table that a type or alias stands for, or None if there is none."""
    return rules.terrain.types.get(rules.terrain.aliases.get(name, name))


def _closed_to_troopers(feature: Feature, rules: Rules) -> bool:
    row = terrain_type(rules, feature.type)
    return row is not None and row.troopers.movement == Movement.IMPASSABLE


def _zones(field: TerrainMap, rules: Rules) -> tuple[tuple[str, Box], ...]:
    """Return the deployment zones of both game types, the attacker and the first player in the south."""
    width, depth = field.width_in, field.depth_in
    strip = min(rules.chance_encounter.depth_in, depth)
    return (
        ("attacker's zone in the south", (0, 0, width, min(rules.setup.attacker_depth_in, depth))),
        ("defender's zone in the north", (0, depth * (1 - rules.setup.defender_zone), width, depth)),
        ("chance encounter zone in the north", (0, depth - strip, width, depth)),
    )


def _room(zone: Box, closed: list[tuple[Point, ...]], diameter_in: float, enough: int) -> int:
    """Return how many bases stand in rows in a zone, clear of `closed` ground: a safe count, not the most.

    It is not counted beyond `enough` where a glance sees that many.
    """
    west, south, east, north = zone
    radius = diameter_in / 2
    columns = int((east - west + 1e-9) // diameter_in)
    rows = int((north - south + 1e-9) // diameter_in)
    spots = [
        (west + radius + i * diameter_in, south + radius + j * diameter_in) for i in range(columns) for j in range(rows)
    ]
    if surely_roomy(spots, [box_of(outline) for outline in closed], radius, enough):
        return enough
    return int(shapes().room(zone, spots, closed, radius))
