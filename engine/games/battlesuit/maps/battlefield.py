"""A map document as the engine sees it: its panels joined, and what lies on its points, tiles and works too.

Rules: BS.HEX.3, BS.HEX.4, BS.HEX.5, BS.ELE.1 to BS.ELE.3, BS.MAP.8, BS.TER.18, BS.TER.20, BS.GAP.122, BS.GAP.125.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from engine.battles.events import word
from engine.games.battlesuit.kernel.codes import Terrain
from engine.games.battlesuit.maps.layouts import Layout, Panel
from engine.games.battlesuit.maps.panels import Point
from schemas.models.battlesuit.maps import BattleMap, MapPanel
from schemas.models.battlesuit.rules.terrain import TerrainEffect, TerrainRules
from schemas.models.battlesuit.words import Work
from schemas.packs.packs import Pack

CLEAR = "clear"
TERRAIN_CODES = {word(each): each for each in Terrain}


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


Panels = Mapping[str, MapPanel]
"""Panels by the reference that a map has to them."""


@dataclass(frozen=True)
class Conflict:
    """A point of which two panels say different things: its names, and what each of them says."""

    point: Point
    names: tuple[str, str]
    terrains: tuple[str, str]
    levels: tuple[int, int]


def panels_of(battle_map: BattleMap, pack: Pack) -> Panels | None:
    """Return the panels of a map; None if one is not there."""
    found: dict[str, MapPanel] = {}
    for row in battle_map.layout:
        for placed in row:
            loaded = pack.find("map_panel", placed.panel)
            if loaded is None or not isinstance(loaded.model, MapPanel):
                return None
            found[placed.panel] = loaded.model
    return found


def layout_in(battle_map: BattleMap, pack: Pack) -> Layout | None:
    """Return how the panels of a map lie; None if one of them is not in the pack."""
    panels = panels_of(battle_map, pack)
    return layout_of(battle_map, panels) if panels else None


def layout_of(battle_map: BattleMap, panels: Panels) -> Layout:
    """Return how the panels of a map lie."""
    return layout_of_rows(
        tuple(
            tuple(Panel(panels[placed.panel].letter, int(placed.rotation)) for placed in row)
            for row in battle_map.layout
        )
    )


@lru_cache(maxsize=64)
def layout_of_rows(rows: tuple[tuple[Panel | None, ...], ...]) -> Layout:
    """Return a layout that keeps the names of its points: a pack is checked after every edit."""
    return Layout(rows)


def field_of(battle_map: BattleMap, panels: Panels, chart: Chart) -> Field:
    """Return the map with all that lies on it; works count as terrain but for improved positions, which only cover.

    Raises:
        KeyError: a tile or a work lies on no point of the map.
    """
    layout = layout_of(battle_map, panels)
    printed, levels = _printed(panels)
    terrain = {point: stronger({printed[name] for name in names}, chart) for point, names in layout.names.items()}
    ground = {point: max(levels[name] for name in names) for point, names in layout.names.items()}
    laid = {tile.at: tile.terrain.value for tile in battle_map.tiles}
    laid |= {marker.at: marker.work.value for marker in battle_map.works if marker.work is not Work.IMPROVED_POSITION}
    return Field(layout, terrain | dict(laid_out(layout, laid, {}, chart).terrain), ground)


def lone_panel(panel: MapPanel, chart: Chart) -> Field:
    """Return a panel by itself as a map."""
    terrain, levels = _printed({panel.id: panel})
    return laid_out(Layout(((Panel(panel.letter),),)), terrain, levels, chart)


def _printed(panels: Panels) -> tuple[dict[str, str], dict[str, int]]:
    """Return terrain and level of every dot of some panels by its name."""
    terrain: dict[str, str] = {}
    levels: dict[str, int] = {}
    for panel in panels.values():
        for dot, kind, level in panel.dots():
            terrain[f"{panel.letter}-{dot}"] = kind.value
            levels[f"{panel.letter}-{dot}"] = level
    return terrain, levels


def conflicts(layout: Layout, panels: Panels) -> Iterator[Conflict]:
    """Yield the points of which two panels say different things, in the order of the points. Rule: BS.GAP.122."""
    terrain, levels = _printed(panels)
    for point, names in layout.names.items():
        for name in names[1:]:
            first = names[0]
            if (terrain[first], levels[first]) != (terrain[name], levels[name]):
                yield Conflict(point, (first, name), (terrain[first], terrain[name]), (levels[first], levels[name]))
