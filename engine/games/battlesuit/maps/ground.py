"""What lies on the map points: terrain and ground level, and which of two terrains tells.

Rules: BS.HEX.3, BS.HEX.4, BS.HEX.5, BS.ELE.1 to BS.ELE.3, BS.GAP.122, BS.GAP.125.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from engine.games.battlesuit.maps.layouts import Layout
from engine.games.battlesuit.maps.panels import Point
from schemas.models.battlesuit.rules.terrain import TerrainEffect, TerrainRules

CLEAR = "clear"


Chart = Mapping[str, TerrainEffect]


def chart_of(rules: TerrainRules) -> Chart:
    """Return the terrain effects chart by terrain; water that may not be entered costs None. Rule: BS.GAP.18."""
    effects = rules.terrain_effects
    rows = {name: effect for name, effect in effects if isinstance(effect, TerrainEffect)}
    if not rules.water_passable:
        rows["water"] = effects.water.model_copy(update={"enter_mp": None, "land_mp": None})
    return rows


def obstacle_levels(effect: TerrainEffect) -> int:
    """Return how many levels a terrain rises in the way of a line of sight. Rules: BS.TER.18, BS.GAP.23."""
    return effect.height if effect.blocks_los else 0


@dataclass(frozen=True)
class Field:
    """A map with what lies on it: terrain and ground level by point; where nothing is named, clear ground at 0."""

    layout: Layout
    terrain: Mapping[Point, str]
    ground: Mapping[Point, int]

    def terrain_at(self, point: Point) -> str:
        """Return the terrain of a point."""
        return self.terrain.get(point, CLEAR)

    def ground_at(self, point: Point) -> int:
        """Return the ground level of a point."""
        return self.ground.get(point, 0)

    def top_at(self, point: Point, chart: Chart) -> int:
        """Return the level of the top of a point's terrain, as far as it stands in a line of sight. Rule: BS.ELE.3."""
        return self.ground_at(point) + obstacle_levels(chart[self.terrain_at(point)])


def stronger(terrains: Iterable[str], chart: Chart) -> str:
    """Return the terrain with the greatest effect on sight; among equals the costlier, then the better cover.

    What nobody may enter counts as the costliest. Rule: BS.GAP.122.
    """
    return max(terrains, key=lambda name: _strength(name, chart))


def _strength(name: str, chart: Chart) -> tuple[int, bool, int, int, str]:
    row = chart[name]
    return obstacle_levels(row), row.enter_mp is None, row.enter_mp or 0, -row.attack_mod, name


def telling(terrains: Iterable[str], chart: Chart) -> tuple[str, ...]:
    """Return the terrain that counts for sight where meta-hexes overlap; several, by name, when they rank equal.

    Only terrain that stands in the way ranks equal. Rules: BS.HEX.4, BS.HEX.5.
    """
    there = {*terrains}
    highest = max(obstacle_levels(chart[name]) for name in there)
    if highest == 0:
        return (stronger(there, chart),)
    return tuple(sorted(name for name in there if obstacle_levels(chart[name]) == highest))


def laid_out(layout: Layout, terrain: Mapping[str, str], ground: Mapping[str, int], chart: Chart) -> Field:
    """Return a map with terrain and levels by the names of points; where two names are one, the stronger counts.

    Raises:
        KeyError: a name means no point of the layout.
    """
    kinds: dict[Point, str] = {}
    levels: dict[Point, int] = {}
    for name, kind in terrain.items():
        point = _point(layout, name)
        kinds[point] = stronger((kinds.get(point, kind), kind), chart)
    for name, level in ground.items():
        point = _point(layout, name)
        levels[point] = max(levels.get(point, level), level)
    return Field(layout, kinds, levels)


def _point(layout: Layout, name: str) -> Point:
    point = layout.point(name)
    if point is None:
        raise KeyError(name)
    return point
