"""Who sees whom: one line with all that it meets, and all lines of a map from ground to ground.

Rules: section 6, BS.LOS.1 to BS.LOS.30.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from itertools import accumulate
from typing import Any

from engine.battles.modes import call, mode_for, new_game
from engine.battles.orders import Mode
from engine.games.battlesuit.kernel import codes
from engine.games.battlesuit.kernel.codes import Meets, SightRule
from engine.games.battlesuit.kernel.lookups.lookup import Lookup
from engine.games.battlesuit.maps.battlefield import Chart, Field, obstacle_levels
from engine.games.battlesuit.maps.panels import Point, distance
from schemas.models.battlesuit.rules.fire import SightRules

KERNEL = "battlesuit_lookups"


class How(StrEnum):
    """How a line meets an obstacle."""

    THROUGH = "through"
    BOTH_SIDES = "both_sides"
    CORNER = "corner"


WITH_SHADOW = {SightRule.LEVEL_WITH_HIGHER, SightRule.BELOW_HIGHER}


@dataclass(frozen=True)
class Shadow:
    """How far behind an obstacle nothing is seen: n points to it from the higher soldier, m from it to the lower."""

    n: int
    m: int
    blind_points: int


@dataclass(frozen=True)
class Obstacle:
    """What stands in a line: one dot, or the two on both sides of it; the level of its top, and what it does."""

    at: tuple[Point, ...]
    top: int
    how: How
    rule: str
    shadow: Shadow | None
    blocks: bool


@dataclass(frozen=True)
class Sighting:
    """Whether a line is open, and what stands in it; of next neighbours only that they see each other."""

    visible: bool
    adjacent: bool
    obstacles: tuple[Obstacle, ...]


@dataclass(frozen=True)
class Viewer:
    """A soldier's place and level; one above the ground of its point is in the air. Rule: BS.LOS.30."""

    at: Point
    level: int


@dataclass(frozen=True)
class SightGround:
    """All of a map that sight asks about; equal for maps that look alike."""

    span: Point
    dots: tuple[Point, ...]
    tops: tuple[int, ...]
    bases: tuple[int, ...]
    edges: tuple[bool, ...]
    rules: SightRules

    def game(self, mode: str) -> Any:
        """Return the record of the kernel, filled."""
        game = new_game(Lookup, mode)
        fill_ground(self, game.sight.ground)
        fill_ruling(game.sight.ruling, self.rules)
        return game


def fill_ground(sight: SightGround, ground: Any) -> None:
    """Write what sight asks about a map into the record of the kernel."""
    ground.stride = sight.span.y2 + 1 + 2 * codes.MARGIN
    ground.dots = len(sight.dots)
    for number, dot in enumerate(sight.dots):
        cell = (dot.x + codes.MARGIN) * ground.stride + dot.y2 + codes.MARGIN
        ground.top[cell], ground.base[cell] = sight.tops[number], sight.bases[number]
        ground.edge[cell] = int(sight.edges[number])
        ground.dot_x[number], ground.dot_y[number] = dot


def fill_ruling(ruling: Any, rules: SightRules) -> None:
    """Write the parameters of sight into the record of the kernel. Rules: BS.GAP.25 to BS.GAP.29, BS.GAP.31."""
    ruling.deducts = int(rules.blind_reduction == "deduct")
    ruling.minimum = rules.blind_minimum
    ruling.above_base = int(rules.lower_height_mode == "above_obstacle_base")
    ruling.own_blocks = int(rules.own_meta_hex_blocks)
    ruling.corner_blocks = int(rules.vertex_touch_blocks)


def sight_ground(field: Field, chart: Chart, rules: SightRules) -> SightGround:
    """Return what sight asks about a map. Rules: BS.GAP.28, BS.GAP.125."""
    dots = tuple(field.layout.names)
    return SightGround(
        field.layout.span,
        dots,
        tuple(field.top_at(dot, chart) for dot in dots),
        tuple(field.ground_at(dot) for dot in dots),
        tuple(_counts_at_edge(field.terrain_at(dot), chart, rules) for dot in dots),
        rules,
    )


def _counts_at_edge(terrain: str, chart: Chart, rules: SightRules) -> bool:
    return terrain in rules.edge_blocking_terrain and obstacle_levels(chart[terrain]) > 0


def line_of_sight(ground: SightGround, a: Viewer, b: Viewer, mode: Mode = "auto") -> Sighting:
    """Return whether two soldiers see each other, and every obstacle between them in no order of note."""
    chosen = mode_for(KERNEL, mode)
    game = ground.game(chosen)
    glance = game.sight.glance
    (glance.ax, glance.ay), glance.a_level = a.at, a.level
    (glance.bx, glance.by), glance.b_level = b.at, b.level
    call(KERNEL, "look", game, chosen)
    return Sighting(bool(glance.visible), distance(a.at, b.at) == 1, tuple(_obstacles(glance)))


def points_seen(ground: SightGround, viewer: Viewer, above_ground: int = 0, mode: Mode = "auto") -> frozenset[Point]:
    """Return the points where a soldier so many levels above the ground is seen by a viewer, its own among them."""
    chosen = mode_for(KERNEL, mode)
    game = ground.game(chosen)
    (game.sight.glance.ax, game.sight.glance.ay), game.sight.glance.a_level = viewer.at, viewer.level
    return frozenset(_seen(game, ground, above_ground, chosen))


def _seen(game: Any, ground: SightGround, above_ground: int, mode: str) -> Iterator[Point]:
    glance = game.sight.glance
    for dot, base in zip(ground.dots, ground.bases, strict=True):
        (glance.bx, glance.by), glance.b_level = dot, base + above_ground
        call(KERNEL, "look", game, mode)
        if glance.visible:
            yield dot


def _obstacles(glance: Any) -> Iterator[Obstacle]:
    for at in range(glance.count):
        places = {Point(glance.x[at], glance.y[at]), Point(glance.other_x[at], glance.other_y[at])}
        shadow = Shadow(glance.n[at], glance.m[at], glance.blind[at]) if glance.rule[at] in WITH_SHADOW else None
        yield Obstacle(
            tuple(sorted(places)),
            glance.top[at],
            How[Meets(glance.how[at]).name],
            f"6.{glance.rule[at]}",
            shadow,
            bool(glance.blocks[at]),
        )


@dataclass(frozen=True)
class SightTable:
    """Which points of a map see each other from ground to ground: each pair once, in the order of the points."""

    numbers: dict[Point, int]
    starts: tuple[int, ...]
    seen: bytes

    def sees(self, a: Point, b: Point) -> bool:
        """Return whether soldiers on the ground of two points see each other. Rule: BS.LOS.17."""
        first, last = sorted((self.numbers[a], self.numbers[b]))
        return first == last or bool(self.seen[self.starts[first] + last - first - 1])


@lru_cache(maxsize=8)
def sight_table(ground: SightGround, mode: Mode = "auto") -> SightTable:
    """Return all lines of a map; maps that look alike share one table."""
    chosen = mode_for(KERNEL, mode)
    game = ground.game(chosen)
    count = len(ground.dots)
    seen = bytearray()
    for dot in range(count - 1):
        game.sweep.dot = dot
        call(KERNEL, "sweep", game, chosen)
        # all at once: cells taken one by one cost more than the lines
        seen += bytes(game.sweep.visible)[dot + 1 : count]
    starts = accumulate((count - dot - 1 for dot in range(count)), initial=0)
    return SightTable({dot: number for number, dot in enumerate(ground.dots)}, tuple(starts), bytes(seen))
