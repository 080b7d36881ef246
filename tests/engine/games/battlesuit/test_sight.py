"""Lines of sight on random maps, against the same rules worked out in fractions."""

from random import Random

import pytest

from engine.battles.orders import Mode
from engine.games.battlesuit.maps.battlefield import Field, chart_of
from engine.games.battlesuit.maps.layouts import Layout, Panel
from engine.games.battlesuit.maps.panels import PanelShape, Point, distance
from engine.games.battlesuit.maps.sight import (
    SightGround,
    Viewer,
    line_of_sight,
    points_seen,
    sight_ground,
    sight_table,
)
from schemas.models.battlesuit.rules.fire import SightRules
from schemas.models.battlesuit.rules.terrain import TerrainRules
from tests.engine.games.battlesuit.sight_oracle import as_row, expected

RULES = TerrainRules()
CHART = {**chart_of(RULES), "bunker": RULES.terrain_effects.bunker.model_copy(update={"height": 6})}
TERRAINS = ("clear", "marsh", "woods", "building", "rubble", "bunker")
SMALL = PanelShape(columns=11, last_row="G")
LAYOUTS = (
    Layout(((Panel("A"),),), SMALL),
    Layout(((Panel("A"), Panel("B", 180)),), SMALL),
    Layout(((Panel("B", 180),), (Panel("A"),)), SMALL),
    Layout(((Panel("C"), Panel("A")), (Panel("B"), Panel("D", 180))), SMALL),
    Layout(((Panel("A"), None), (Panel("B"), Panel("C"))), SMALL),
)
STRAIGHT = [Point(0, 2), Point(1, 1), Point(1, -1)]


def random_ground(random: Random) -> SightGround:
    layout = random.choice(LAYOUTS)
    share = random.choice((0.1, 0.3, 0.6))
    dots = [*layout.names]
    terrain = {dot: random.choice(TERRAINS) for dot in dots if random.random() < share}
    levels = {dot: random.choice((1, 1, 2, 3)) for dot in dots if random.random() < share / 2}
    return sight_ground(Field(layout, terrain, levels), CHART, SightRules())


def random_pair(random: Random, ground: SightGround) -> tuple[Viewer, Viewer]:
    """Two soldiers anywhere, or along a row of dots, on the ground or in the air."""
    a, b = random.sample(ground.dots, 2)
    if random.random() < 0.5:
        way, steps = random.choice(STRAIGHT), random.randint(1, 9)
        straight = Point(a.x + steps * way.x, a.y2 + steps * way.y2)
        b = straight if straight in ground.dots else b
    bases = dict(zip(ground.dots, ground.bases, strict=True))
    return Viewer(a, bases[a] + random.choice((0, 0, 1, 6, 8))), Viewer(b, bases[b] + random.choice((0, 0, 2, 6)))


@pytest.mark.parametrize("mode", ["plain", "compiled"])
@pytest.mark.parametrize("seed", range(25))
def test_lines_of_sight_equal_fractions(seed: int, mode: Mode) -> None:
    """Every obstacle, its rule and its counts are those that exact fractions give, either way along the line."""
    random = Random(seed)
    ground = random_ground(random)
    for _ in range(12):
        a, b = random_pair(random, ground)
        wanted = expected(ground, a, b)

        for one, other in ((a, b), (b, a)):
            found = line_of_sight(ground, one, other, mode)
            assert sorted(map(as_row, found.obstacles)) == wanted, (a, b)
            assert found.visible is not any(row[-1] for row in wanted), (a, b)
            assert found.adjacent is (distance(a.at, b.at) == 1)


@pytest.mark.parametrize("mode", ["plain", "compiled"])
def test_the_table_of_a_map_holds_every_line(mode: Mode) -> None:
    """What the table says of two points is what fractions say of soldiers on their ground, in either order."""
    random = Random(7)
    for _ in range(2):
        ground = random_ground(random)
        table = sight_table(ground, mode)
        bases = dict(zip(ground.dots, ground.bases, strict=True))
        for _ in range(150):
            a, b = random.sample(ground.dots, 2)
            shut = any(row[-1] for row in expected(ground, Viewer(a, bases[a]), Viewer(b, bases[b])))
            assert table.sees(a, b) is table.sees(b, a) is not shut, (a, b)


def test_maps_that_look_alike_share_a_table() -> None:
    """The table is kept by what is on the map, not by who asks."""
    layout = LAYOUTS[0]
    one, other = (
        sight_ground(Field(layout, {Point(2, 2): "woods"}, {Point(4, 4): 0}), CHART, SightRules()) for _ in range(2)
    )

    assert one is not other
    assert sight_table(one) is sight_table(other)


def test_parameters_change_what_blocks() -> None:
    """Soldiers' own meta-hexes, corners touched, and shadows that are deducted instead of halved, as the rules say."""
    layout = LAYOUTS[0]
    a, b = Point(0, 6), Point(6, 6)
    own = Field(layout, {a: "woods"}, {})
    corner = Field(layout, {Point(2, 4): "woods"}, {})

    def sees(field: Field, rules: SightRules, a_level: int = 0) -> bool:
        return line_of_sight(sight_ground(field, CHART, rules), Viewer(a, a_level), Viewer(b, 0)).visible

    assert sees(own, SightRules())
    assert not sees(own, SightRules(own_meta_hex_blocks=True))
    assert sees(corner, SightRules())
    assert not sees(corner, SightRules(vertex_touch_blocks=True))
    far = Field(layout, {Point(4, 6): "woods"}, {})
    assert sees(far, SightRules(), a_level=8)
    assert not sees(far, SightRules(blind_reduction="deduct"), a_level=8)


@pytest.mark.parametrize("mode", ["plain", "compiled"])
@pytest.mark.parametrize("above_ground", [0, 3])
def test_what_a_viewer_sees_is_every_open_line(mode: Mode, above_ground: int) -> None:
    """The points seen are those to which single lines are open, in the air as on the ground."""
    random = Random(11)
    ground = random_ground(random)
    bases = dict(zip(ground.dots, ground.bases, strict=True))
    viewer = Viewer(ground.dots[7], bases[ground.dots[7]] + 1)

    seen = points_seen(ground, viewer, above_ground, mode)

    lines = {dot: line_of_sight(ground, viewer, Viewer(dot, bases[dot] + above_ground), mode) for dot in ground.dots}
    assert seen == {dot for dot, line in lines.items() if line.visible}
    assert viewer.at in seen
