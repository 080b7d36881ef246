"""The maps of documents, and the lattice they are laid on."""

from itertools import product
from pathlib import Path
from random import Random

import pytest
import yaml

from engine.games.battlesuit.maps.battlefield import chart_of, conflicts, field_of, layout_of
from engine.games.battlesuit.maps.layouts import Layout, Panel, points_from_edge
from engine.games.battlesuit.maps.panels import PanelShape, Point, distance, turned
from schemas.models.battlesuit.maps import BattleMap, MapPanel
from schemas.models.battlesuit.rules.terrain import TerrainRules
from schemas.models.battlesuit.words import Direction, Edge

PANELS = {
    path.stem: MapPanel.model_validate(yaml.safe_load(path.read_text(encoding="utf-8")))
    for path in sorted(Path("content/battlesuit/panels").glob("*.yaml"))
}
MAPS = sorted(Path("content/battlesuit/maps").glob("*.yaml"))


def battle_map(path: Path) -> BattleMap:
    return BattleMap.model_validate(yaml.safe_load(path.read_text(encoding="utf-8")))


@pytest.mark.parametrize("path", MAPS, ids=lambda path: path.stem)
def test_every_dot_of_a_map_is_as_its_panel_shows_it(path: Path) -> None:
    """Turned or not, a dot keeps name, terrain and level, but for what is laid on it."""
    document = battle_map(path)
    panels = {placed.panel: PANELS[placed.panel] for row in document.layout for placed in row}
    bare = document.model_copy(update={"tiles": (), "works": ()})
    field = field_of(bare, panels, chart_of(TerrainRules()))

    for panel in panels.values():
        for dot, terrain, level in panel.dots():
            point = field.layout.point(f"{panel.letter}-{dot}")
            assert point is not None
            assert (field.terrain_at(point), field.ground_at(point)) == (terrain.value, level)


@pytest.mark.parametrize("path", MAPS, ids=lambda path: path.stem)
def test_shipped_maps_have_no_conflict_at_their_edges(path: Path) -> None:
    """Where shipped panels meet they show the same."""
    document = battle_map(path)
    panels = {placed.panel: PANELS[placed.panel] for row in document.layout for placed in row}

    assert [*conflicts(layout_of(document, panels), panels)] == []


def test_steps_and_distance_agree() -> None:
    """The distance of any two points of a small map is the least number of steps from neighbour to neighbour."""
    layout = Layout(((Panel("A"), Panel("B", 180)),), PanelShape(columns=7, last_row="E"))
    for start in layout.names:
        reached, edge = {start: 0}, [start]
        for here in edge:
            for there in layout.neighbours(here).values():
                if there is not None and there not in reached:
                    reached[there] = reached[here] + 1
                    edge.append(there)
        assert reached == {point: distance(start, point) for point in layout.names}


def test_a_half_turn_keeps_neighbours_and_turns_names() -> None:
    """In a turned panel the dot north of another one has the name of the one south of it."""
    upright, about = (Layout(((Panel("A", rotation),),)) for rotation in (0, 180))
    random = Random(3)
    for name in random.sample([names[0] for names in upright.names.values()], 60):
        here, there = upright.point(name), about.point(name)
        assert here is not None
        assert there is not None
        around, opposite = upright.neighbours(here), about.neighbours(there)
        for way in Direction:
            one, other = around[way], opposite[turned(way, 3)]
            assert (one and upright.name(one)) == (other and about.name(other))


def test_panels_share_the_dots_of_their_edges() -> None:
    """A grid of w by h panels has 34 w + 1 columns, every other one of 17 h + 1 dots and the rest of 17 h."""
    for wide, high in product((1, 2, 3), (1, 2)):
        letters = iter("ABCDEF")
        layout = Layout(tuple(tuple(Panel(next(letters)) for _ in range(wide)) for _ in range(high)))

        assert len(layout.names) == (17 * wide + 1) * (17 * high + 1) + 17 * wide * 17 * high


def test_zones_lie_along_their_edges() -> None:
    """A point lies as far from an edge as from its nearest half-dot there, and a zone of depth 0 is the edge itself."""
    layout = Layout(((Panel("A"),),), PanelShape(columns=9, last_row="F"))
    span = layout.span
    on_edge = {
        Edge.NORTH: [point for point in layout.names if point.y2 == 0],
        Edge.SOUTH: [point for point in layout.names if point.y2 == span.y2],
        Edge.WEST: [point for point in layout.names if point.x == 0],
        Edge.EAST: [point for point in layout.names if point.x == span.x],
    }
    for edge, dots in on_edge.items():
        for point in layout.names:
            assert points_from_edge(layout, point, edge) == min(distance(point, dot) for dot in dots)


def test_points_have_axial_coordinates() -> None:
    """A-H-11 is 10 columns east and 14 half rows south of A-A-01: q 10, r 2."""
    point = Layout(((Panel("A"),),)).point("A-H-11")

    assert point == Point(10, 14)
    assert point.axial == (10, 2)
