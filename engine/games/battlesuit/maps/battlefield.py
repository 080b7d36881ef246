"""A map document as the engine sees it: its panels joined, with tiles and works on them.

Rules: BS.MAP.8, BS.TER.18, BS.TER.20, BS.GAP.122.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from engine.games.battlesuit.maps.ground import Chart, Field, laid_out, stronger
from engine.games.battlesuit.maps.layouts import Layout, Panel
from engine.games.battlesuit.maps.panels import Point
from schemas.models.battlesuit.maps import BattleMap, MapPanel
from schemas.models.battlesuit.words import Work
from schemas.packs.packs import Pack

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
    return _layout(
        tuple(
            tuple(Panel(panels[placed.panel].letter, int(placed.rotation)) for placed in row)
            for row in battle_map.layout
        )
    )


@lru_cache(maxsize=64)
def _layout(rows: tuple[tuple[Panel, ...], ...]) -> Layout:
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
