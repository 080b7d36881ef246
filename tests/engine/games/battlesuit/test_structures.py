"""Structures that are brought down, and buildings with storeys: who is hurt, and who then sees whom."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random

import pytest

from engine.battles.orders import BattleOrder
from engine.games.battlesuit.battle.set_up import set_up_battle
from engine.games.battlesuit.kernel import codes
from engine.games.battlesuit.kernel.actions.explosions import demolish, go_off
from engine.games.battlesuit.kernel.actions.moves import climb, take_flight_step
from engine.games.battlesuit.kernel.board.places import sees_from
from engine.games.battlesuit.kernel.codes import Detonation, Place, Step, Terrain
from engine.games.battlesuit.kernel.legal.steps import may_step
from engine.games.battlesuit.kernel.legal.targets import may_demolish, torn_down
from engine.games.battlesuit.kernel.legal.ways import STOREY_DOWN, STOREY_UP, may_climb
from engine.games.battlesuit.kernel.records import Game
from engine.games.battlesuit.kernel.setup_records import Ground
from engine.games.battlesuit.maps.battlefield import TERRAIN_CODES, chart_of
from engine.games.battlesuit.maps.sight import Viewer, fill_ground, line_of_sight, sight_ground
from tests.engine.games.battlesuit.scenario_bench import Bench
from tests.rules.adapters.battlesuit.command_bench import prepared

RED, BLUE = 0, 1
NAMES: Mapping[int, str] = {code: name for name, code in TERRAIN_CODES.items()}


def buildings(found: Bench) -> list[int]:
    """Return the points of buildings that have a next point on every side."""
    game = found.game
    return [
        dot
        for dot in range(game.board.dots)
        if game.land.terrain[dot] == Terrain.BUILDING
        and codes.NOBODY not in game.board.neighbour[dot * 6 : dot * 6 + 6]
    ]


def beside(found: Bench) -> tuple[int, int]:
    """Return an engineer that stands north of a building, and that building."""
    dot = buildings(found)[0]
    engineer = found.soldier(RED, "engineer")
    found.stand(engineer, found.ready.stage.chart.names[found.game.board.neighbour[dot * 6]])
    return engineer, dot


def afresh(found: Bench) -> Ground:
    """Return what sight asks about the map as it is now, built from its terrain."""
    chart, rules = found.ready.stage.chart, found.ready.stage.rules
    now = {point: NAMES[found.game.land.terrain[dot]] for point, dot in chart.numbers.items()}
    ground = Ground()
    fill_ground(sight_ground(replace(chart.field, terrain=now), chart_of(rules.terrain), rules.los), ground)
    return ground


def assert_sees_as_afresh(found: Bench, around: int) -> None:
    """Compare the sight of the battle with that of a map built anew, and lines over the place that has changed."""
    chart, rules = found.ready.stage.chart, found.ready.stage.rules
    new = afresh(found)
    ground = found.game.sight.ground
    assert [*ground.top] == [*new.top]
    assert [*ground.edge] == [*new.edge]
    assert [*ground.base] == [*new.base]
    points = {dot: point for point, dot in chart.numbers.items()}
    now = {point: NAMES[found.game.land.terrain[dot]] for point, dot in chart.numbers.items()}
    laid = sight_ground(replace(chart.field, terrain=now), chart_of(rules.terrain), rules.los)
    random = Random(around)
    for _ in range(6):
        a, b = random.sample(range(found.game.board.dots), 2)
        levels = found.game.board.base[a], found.game.board.base[b]
        expected = line_of_sight(laid, Viewer(points[a], levels[0]), Viewer(points[b], levels[1]), "plain").visible
        assert sees_from(found.game, a, levels[0], b, levels[1]) is expected


@pytest.mark.parametrize(("terrain", "open_to"), [("building", True), ("bunker", True), ("bridge", True)])
def test_what_an_engineer_may_bring_down(terrain: str, open_to: bool) -> None:
    """Buildings, bunkers and bridges on its point or next to it. Rule: BS.ENG.3."""
    found = Bench()
    engineer, dot = beside(found)
    found.game.land.terrain[dot] = TERRAIN_CODES[terrain]
    assert torn_down(found.game, engineer, 4) == dot
    assert may_demolish(found.game, engineer, 4) is open_to


def test_what_nobody_brings_down() -> None:
    """Woods are no structure; only engineers have the tools, on the ground. Rules: BS.ENG.3, BS.ENG.6."""
    found = Bench()
    engineer, dot = beside(found)
    other = found.soldier(RED, "front_line")
    found.stand(other, found.ready.stage.chart.names[found.game.board.neighbour[dot * 6 + 1]])
    assert not any(may_demolish(found.game, other, amount) for amount in range(7))
    found.game.soldiers.level[engineer] += 3
    assert not may_demolish(found.game, engineer, 4)
    found.game.soldiers.level[engineer] -= 3
    found.game.land.terrain[dot] = Terrain.WOODS
    assert not may_demolish(found.game, engineer, 4)


@pytest.mark.parametrize(
    ("side", "kills_friends", "place"),
    [(BLUE, False, Place.LOST), (RED, False, Place.ON_MAP), (RED, True, Place.LOST)],
)
def test_who_stands_on_a_demolished_point(side: int, kills_friends: bool, place: int) -> None:
    """Enemies are eliminated, friends only if so ruled. Rules: BS.ENG.4, BS.GAP.71."""
    found = Bench(rules={"repair": {"demolition_kills_friends": kills_friends}})
    engineer, dot = beside(found)
    other = found.soldier(side, "front_line")
    found.stand(other, found.ready.stage.chart.names[dot])
    demolish(found.game, engineer, 4)
    assert found.game.land.terrain[dot] == Terrain.RUBBLE
    assert found.game.soldiers.place[other] == place
    assert found.game.soldiers.place[engineer] == Place.ON_MAP


def test_an_engineer_brings_down_what_it_stands_in() -> None:
    """It comes to no harm. Rule: BS.ENG.3."""
    found = Bench()
    dot = buildings(found)[0]
    engineer = found.soldier(RED, "engineer")
    found.stand(engineer, found.ready.stage.chart.names[dot])
    demolish(found.game, engineer, 0)
    assert found.game.soldiers.place[engineer] == Place.ON_MAP
    assert found.game.soldiers.hits[engineer] == 0


def test_sight_after_a_demolition_is_that_of_a_map_built_afresh() -> None:
    """Rubble is two levels high, and the battle sees so from then on. Rules: BS.ENG.3, BS.TER.17."""
    found = Bench()
    before = [*found.game.sight.ground.top]
    engineer, dot = beside(found)
    demolish(found.game, engineer, 4)
    assert [*found.game.sight.ground.top] != before
    assert_sees_as_afresh(found, dot)


def test_sight_after_a_bomb_is_that_of_a_map_built_afresh() -> None:
    """A bomb leaves slag on its point, and structures next to it may fall. Rules: BS.BMB.3, BS.BMB.4."""
    found = Bench()
    dot = buildings(found)[0]
    found.game.draws.seed = 3
    drone = found.soldier(BLUE, "bomb_drone")
    found.stand(drone, found.ready.stage.chart.names[dot])
    go_off(found.game, Detonation.BOMB, dot, drone)
    assert found.game.land.terrain[dot] == Terrain.SLAG
    assert_sees_as_afresh(found, dot)


def test_a_scenarios_height_of_rubble_counts_when_it_is_made() -> None:
    """A terrain that a scenario makes higher is so where it comes to lie in the battle. Rule: BS.ELE.2."""
    found = Bench(special_rules=[{"type": "terrain_height", "terrain": "rubble", "levels": 5}])
    engineer, dot = beside(found)
    demolish(found.game, engineer, 4)
    assert_sees_as_afresh(found, dot)
    assert max(found.game.sight.ground.top) >= found.game.board.base[dot] + 5


def tall(storeys: int) -> tuple[Bench, int, int]:
    """Return a battle, a building of so many storeys, and a soldier on its ground floor with 4 movement points."""
    plain = Bench()
    dot = buildings(plain)[0]
    name = plain.ready.stage.chart.names[dot]
    rules = [
        {"type": "optional_rule", "rule": "multi_level_buildings"},
        {"type": "tall_building", "at": name, "storeys": storeys},
    ]
    found = Bench(special_rules=rules)
    soldier = found.soldier(RED, "front_line")
    found.stand(soldier, name)
    found.game.soldiers.left[soldier] = 4
    return found, dot, soldier


def test_climbing_costs_a_point_a_storey_of_four_levels() -> None:
    """Two storeys up take 2 points to level 8 above the ground; there are no more. Rules: BS.MLB.2, BS.MLB.3."""
    found, dot, soldier = tall(2)
    assert not may_climb(found.game, soldier, STOREY_DOWN)
    for _ in range(2):
        assert may_step(found.game, soldier, Step.CLIMB, STOREY_UP)
        climb(found.game, soldier, STOREY_UP)
    assert found.game.soldiers.left[soldier] == 2
    assert found.game.soldiers.level[soldier] == found.game.board.base[dot] + 8
    assert not may_climb(found.game, soldier, STOREY_UP)
    assert not any(may_step(found.game, soldier, Step.WALK, way) for way in range(6))
    climb(found.game, soldier, STOREY_DOWN)
    climb(found.game, soldier, STOREY_DOWN)
    assert found.game.soldiers.level[soldier] == found.game.board.base[dot]


def leaps(found: Bench, soldier: int) -> list[int]:
    """Return the levels above the ground of its point to which a soldier may bounce."""
    ground = found.game.board.base[found.game.soldiers.dot[soldier]]
    return [level for level in range(1, 20) if may_step(found.game, soldier, Step.BOUNCE, ground + level)]


def test_nobody_bounces_upward_inside_a_building() -> None:
    """Below the topmost of three storeys there is a roof over one's head, on it there is none. Rule: BS.MLB.4."""
    found, _, soldier = tall(3)
    for _ in range(3):
        assert leaps(found, soldier) == []
        climb(found.game, soldier, STOREY_UP)
    found.game.soldiers.left[soldier] = 4

    assert leaps(found, soldier) != []


def test_one_bounces_out_of_an_upper_storey_and_into_one() -> None:
    """Out of the first of three storeys at level 4, into the air, and at that level back in. Rule: BS.MLB.4."""
    found, dot, soldier = tall(3)
    game = found.game
    climb(game, soldier, STOREY_UP)
    [way, *_] = [way for way in range(6) if may_step(game, soldier, Step.FLY, way)]
    take_flight_step(game, soldier, Step.FLY, way)

    assert game.soldiers.storey[soldier] == 0
    assert game.soldiers.level[soldier] == game.board.base[dot] + 4
    back = (way + 3) % 6
    assert may_step(game, soldier, Step.FLY, back)
    take_flight_step(game, soldier, Step.FLY, back)
    assert (game.soldiers.dot[soldier], game.soldiers.storey[soldier]) == (dot, 1)
    assert leaps(found, soldier) == []


def test_usual_buildings_bear_nobody() -> None:
    """Without storeys, or without the optional rule, nobody climbs. Rule: BS.MLB.1."""
    found = Bench()
    dot = buildings(found)[0]
    soldier = found.soldier(RED, "front_line")
    found.stand(soldier, found.ready.stage.chart.names[dot])
    found.game.soldiers.left[soldier] = 4
    assert not may_climb(found.game, soldier, STOREY_UP)
    found.game.land.storeys[dot] = 2
    assert not may_climb(found.game, soldier, STOREY_UP)


def test_a_tall_building_stands_in_the_way() -> None:
    """Three storeys rise twelve levels; brought down they are rubble. Rules: BS.MLB.2, BS.TER.17."""
    found, dot, soldier = tall(3)
    game = found.game
    cell = (game.board.x[dot] + codes.MARGIN) * game.sight.ground.stride + game.board.y[dot] + codes.MARGIN
    assert game.sight.ground.top[cell] == game.board.base[dot] + 12
    climb(game, soldier, STOREY_UP)
    engineer = found.soldier(RED, "engineer")
    found.stand(engineer, found.ready.stage.chart.names[game.board.neighbour[dot * 6]])
    demolish(game, engineer, 4)
    assert game.sight.ground.top[cell] == game.board.base[dot] + 2
    assert game.soldiers.level[soldier] == game.board.base[dot]
    assert game.soldiers.storey[soldier] == 0
    assert_sees_as_afresh(found, dot)


def test_the_table_of_sight_is_filled_once_a_map_and_shared() -> None:
    """Battles on a map read one table from ground to ground, and none writes to it. Rules: BS.LOS.17."""
    games = [set_up_battle(prepared(), BattleOrder((), "crossroads", None, seed), Game()).game for seed in (1, 2)]

    assert games[0].pairs is games[1].pairs
    assert games[0].pairs.dots == games[0].board.dots
