"""Checks of terrain, and of ways that lead round it."""

from collections.abc import Iterator
from itertools import pairwise
from math import hypot

from engine.checking.check import check, mistake
from engine.checking.outlines import LEAST_AREA_IN2, Outline, crossing, is_flat, overhang, shared_in2
from engine.games.survive.rules.numbers import Point
from engine.games.survive.rules.places import blocks, distance_in, is_over, outline_of, place_of, posts
from schemas.diagnostics.diagnostics import Finding, Fix, Severity
from schemas.diagnostics.wording import counted
from schemas.models.survive.place import ControlZone, Road
from schemas.models.survive.rules import Rules
from schemas.models.survive.words import Corner


@check("duplicate-terrain", "SV.HOUSE.7")
def terrain_twice(zone: ControlZone) -> Iterator[Finding]:
    """Two pieces of terrain have the same name.

    Prints and messages name a piece by its `id`, so each one on a board needs its own.
    """
    seen: dict[str, int] = {}
    for place, piece in enumerate(zone.features):
        if piece.id in seen:
            message = f"piece {piece.id!r} has the name of piece {seen[piece.id] + 1}"
            hint = f"call it {piece.id}_{place + 1}"
            yield mistake(("features", place, "id"), message, hint)
        seen.setdefault(piece.id, place)


@check("crossed-terrain", "SV.HOUSE.7")
def terrain_crossed(zone: ControlZone) -> Iterator[Finding]:
    """A piece of terrain crosses or touches itself.

    An outline is listed in order round the piece. If two corners are swapped it crosses itself like an 8.
    """
    for place, piece in enumerate(zone.features):
        if where := crossing(piece.outline_in):
            message = f"the outline of {piece.id!r} crosses or touches itself ({where})"
            hint = "list the corners in order round the piece"
            yield mistake(("features", place, "outline_in"), message, hint)


@check("flat-terrain", "SV.HOUSE.7")
def terrain_flat(zone: ControlZone) -> Iterator[Finding]:
    """A piece of terrain covers nothing.

    All corners of the piece lie on one line, or on one spot.
    """
    for place, piece in enumerate(zone.features):
        if is_flat(piece.outline_in):
            message = f"the corners of {piece.id!r} lie on one line, so it covers nothing"
            hint = "move a corner off the line"
            yield mistake(("features", place, "outline_in"), message, hint)


@check("terrain-off-board", "SV.HOUSE.7")
def terrain_off_board(zone: ControlZone) -> Iterator[Finding]:
    """A piece of terrain hangs over the edge of the board.

    Terrain lies on the table, from 0 to `width_in` in x and from 0 to `depth_in` in y.
    """
    for place, piece in enumerate(zone.features):
        if over := overhang(piece.outline_in, zone.width_in, zone.depth_in):
            message = f"{piece.id!r} hangs over the {zone.width_in:g} x {zone.depth_in:g} in table by {over}"
            hint = f"keep x within 0 to {zone.width_in:g} and y within 0 to {zone.depth_in:g}"
            yield mistake(("features", place, "outline_in"), message, hint)


@check("terrain-over-spire", "SV.GAP.33")
def terrain_over_spire(zone: ControlZone, rules: Rules) -> Iterator[Finding]:
    """A piece of terrain lies over the spire.

    The spire is won by touching it, so no piece covers its foot of `base.spire_in` inches.
    Rules: SV.VIC.1, SV.GAP.33.
    """
    for place, piece in enumerate(zone.features):
        if is_over(outline_of(piece), zone.spire_in, rules.base.spire_in / 2):
            message = f"{piece.id!r} lies over the spire"
            hint = f"keep it {rules.base.spire_in / 2:g} inches from [{zone.spire_in[0]:g}, {zone.spire_in[1]:g}]"
            yield mistake(("features", place, "outline_in"), message, hint)


@check("control-unit-in-terrain", "SV.HOUSE.7")
def control_unit_in_terrain(zone: ControlZone, rules: Rules) -> Iterator[Finding]:
    """A control unit stands in terrain that blocks.

    What blocks is entered by nobody, control units neither; their bases may touch it.
    Rules: SV.HOUSE.2, SV.HOUSE.7.
    """
    found: dict[int, str] = {}
    for piece in zone.features:
        if blocks(piece, rules):
            outline = outline_of(piece)
            for place, unit in enumerate(posts(zone, rules)):
                if is_over(outline, unit.at_in, rules.base.diameter_in / 2):
                    found.setdefault(place, piece.id)
    for place, name in sorted(found.items()):
        message = f"the {zone.control_units[place].type} stands in {name!r}, which nobody can enter"
        hint = f"keep its centre {rules.base.diameter_in / 2:g} inches from it"
        yield mistake(place_of(zone, place), message, hint)


@check("no-room-for-mob", "SV.GAP.41", severity=Severity.WARNING)
def no_room_for_mob(zone: ControlZone, rules: Rules) -> Iterator[Finding]:
    """A starting corner has no room for a Mob.

    A Mob is set up within `mob.deploy_in` inches of its corner, and no unit stands in terrain that blocks. The room is
    counted in straight rows, so it is a safe number rather than the largest.
    """
    closed = [outline_of(piece) for piece in zone.features if blocks(piece, rules)]
    if not closed:
        return
    radius, needed = rules.base.diameter_in / 2, rules.mob.size
    for place, corner in enumerate(zone.corners):
        spots = _spots(zone, corner, rules)
        free = sum(not any(is_over(outline, spot, radius) for outline in closed) for spot in spots)
        if free < min(needed, len(spots)):
            message = f"the {corner.replace('_', '-')} corner has room for {free} of {counted(needed, 'unit')}"
            hint = "move the pieces that block away from it"
            yield mistake(("corners", place), message, hint)


def _spots(zone: ControlZone, corner: Corner, rules: Rules) -> list[Point]:
    """Return where bases stand in rows at a corner: a safe count, not the most."""
    base, reach = rules.base.diameter_in, rules.mob.deploy_in
    steps = [base / 2 + base * step for step in range(int(reach / base) if base else 0)]
    offsets = [(across, along) for across in steps for along in steps if distance_in((0, 0), (across, along)) <= reach]
    west, south = "west" in corner.value, "south" in corner.value
    return [(x if west else zone.width_in - x, y if south else zone.depth_in - y) for x, y in offsets]


@check("duplicate-road", "SV.HOUSE.7")
def road_twice(zone: ControlZone) -> Iterator[Finding]:
    """Two roads have the same name.

    Messages name a road by its `id`, so each one on a board needs its own.
    """
    taken = {road.id for road in zone.roads}
    seen = set[str]()
    for place, road in enumerate(zone.roads):
        if road.id in seen:
            name = next(name for n in range(2, len(taken) + 3) if (name := f"{road.id}_{n}") not in taken)
            at = ("roads", place, "id")
            taken.add(name)
            message = f"a second road has the name {road.id!r}"
            yield mistake(at, message, f"call it {name}", fix=(Fix(at, name),))
        seen.add(road.id)


@check("doubled-road", "SV.HOUSE.7", severity=Severity.WARNING)
def road_doubled(zone: ControlZone) -> Iterator[Finding]:
    """A road runs where another one does.

    Two roads have the same points, in the same order or the other way round; only one would be seen.
    """
    seen: dict[Outline, str] = {}
    for place, road in enumerate(zone.roads):
        first = seen.get(road.line_in) or seen.get(road.line_in[::-1])
        if first is not None:
            at = ("roads", place)
            message = f"{road.id!r} runs where {first!r} does"
            yield mistake((*at, "line_in"), message, "take one of them out", fix=(Fix(at, None),))
        seen.setdefault(road.line_in, road.id)


@check("road-off-board", "SV.HOUSE.7", severity=Severity.WARNING)
def road_off_board(zone: ControlZone) -> Iterator[Finding]:
    """A road leads far off the table.

    What reaches over the table edge is not printed. A road that leaves the board slantwise may end beyond its edge, no
    farther than the road is wide.
    """
    for place, road in enumerate(zone.roads):
        for number, (x, y) in enumerate(road.line_in):
            onto = (min(max(x, 0.0), zone.width_in), min(max(y, 0.0), zone.depth_in))
            if hypot(x - onto[0], y - onto[1]) > road.width_in:
                at = ("roads", place, "line_in", number)
                message = (
                    f"{road.id!r} runs to [{x:g}, {y:g}], off the table of {zone.width_in:g} by {zone.depth_in:g} in"
                )
                hint = f"end it at the edge, [{onto[0]:g}, {onto[1]:g}]"
                yield mistake(at, message, hint, fix=(Fix(at, [*onto]),))


@check("road-through-terrain", "SV.HOUSE.7", severity=Severity.WARNING)
def road_through_terrain(zone: ControlZone, rules: Rules) -> Iterator[Finding]:
    """A road runs through terrain that blocks.

    Nobody enters what blocks, and the piece is printed over the road. A road may run through terrain that gives cover
    only, and touch what blocks.
    """
    closed = [piece for piece in zone.features if blocks(piece, rules)]
    for place, road in enumerate(zone.roads):
        through = (piece.id for piece in closed if _ground_in2(road, piece.outline_in) >= LEAST_AREA_IN2)
        name = next(through, None)
        if name is not None:
            message = f"{road.id!r} runs through {name!r}, which nobody can enter"
            hint = "lead it round that piece, or make it narrower"
            yield mistake(("roads", place, "line_in"), message, hint)


def _ground_in2(road: Road, outline: Outline) -> float:
    """Return the ground that a road shares with a piece, in square inches, stretch by stretch."""
    return sum(
        shared_in2(_stretch(*ends, road.width_in), outline) for ends in pairwise(road.line_in) if len({*ends}) > 1
    )


def _stretch(start: Point, end: Point, width_in: float) -> Outline:
    """Return the outline of a road between two of its points."""
    east, north = end[0] - start[0], end[1] - start[1]
    half = width_in / 2 / hypot(east, north)
    aside = (-north * half, east * half)
    left = [(x + aside[0], y + aside[1]) for x, y in (start, end)]
    right = [(x - aside[0], y - aside[1]) for x, y in (end, start)]
    return (*left, *right)
