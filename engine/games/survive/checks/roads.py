"""The checks of the roads on a board, which are printed and change nothing else. Rule: SV.HOUSE.7."""

from collections.abc import Iterator
from itertools import pairwise
from math import hypot

from engine.checking.check import check, mistake
from engine.checking.outlines import LEAST_AREA_IN2, Outline, shared_in2
from engine.games.survive.rules.ground import blocks
from engine.games.survive.rules.numbers import Point
from schemas.diagnostics.diagnostics import Finding, Fix, Severity
from schemas.models.survive.place import ControlZone, Road
from schemas.models.survive.rules import Rules

RULE = "SV.HOUSE.7"


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


ROAD_CHECKS = (
    road_twice,
    road_doubled,
    road_off_board,
    road_through_terrain,
)
