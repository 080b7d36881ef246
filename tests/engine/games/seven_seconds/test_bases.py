"""Whole bases keep out of terrain that is impassable to them. Rule: 7S.GAP.120; shapely is the oracle."""

from collections.abc import Iterable, Iterator
from typing import Any, cast

import pytest
from shapely import LineString, Point, Polygon

from engine.battles.battle import fight
from engine.battles.orders import BattleOrder
from engine.games.seven_seconds.form import participants
from engine.games.seven_seconds.kernel.board.footing import may_jump, may_move, may_stand
from schemas.models.seven_seconds.terrain_map import TerrainMap
from schemas.packs.packs import Pack
from tests.engine.games.seven_seconds.conftest import RED

RIVER = ("river", (10.0, 0.0, 12.0, 20.0))
RADIUS_IN, TOLERANCE_IN = 0.5, 0.0025


@pytest.mark.parametrize(("x_mil", "stands"), [(9_000, True), (9_500, True), (9_600, False), (11_000, False)])
def test_no_part_of_a_base_stands_in_a_river(bench: Any, x_mil: int, stands: bool) -> None:
    """A base of 1 in touches the bank at 10 in from 9.5 in, and not from 9.6 in; a drone flies over (7S.TERR.7)."""
    table = bench(RIVER)
    trooper = table.unit(RED, 0, "scout", (7, 10))
    drone = table.unit(RED, 1, "basic_drone", (7, 14))

    assert may_stand(table.game, trooper, x_mil, 10_000) is stands
    assert may_move(table.game, trooper, x_mil, 10_000) is stands
    assert may_jump(table.game, trooper, x_mil, 10_000) is stands
    assert may_stand(table.game, drone, x_mil, 10_000)


def test_a_corner_is_enough(bench: Any) -> None:
    """The corner (10, 20) is 0.42 in from (9.7, 20.3) and 0.57 in from (9.6, 20.4)."""
    table = bench(RIVER)
    trooper = table.unit(RED, 0, "tactical", (7, 22))

    assert not may_stand(table.game, trooper, 9_700, 20_300)
    assert may_stand(table.game, trooper, 9_600, 20_400)


def test_a_base_that_leaves_the_bank_may_go(bench: Any) -> None:
    """A trooper that touches the river walks along it and away from it."""
    table = bench(RIVER)
    trooper = table.unit(RED, 0, "tactical", (9.5, 10))

    assert may_move(table.game, trooper, 9_500, 14_000)
    assert may_move(table.game, trooper, 6_000, 10_000)


def test_no_base_is_moved_over_the_corner_of_a_river(bench: Any) -> None:
    """Impassable terrain may not be moved through (7S.MOVE.8): 0.3 in past the corner is closed, 0.6 in open."""
    table = bench(RIVER)
    near = table.unit(RED, 0, "tactical", (8, 20.3))
    wide = table.unit(RED, 1, "tactical", (8, 22))

    assert not may_move(table.game, near, 13_000, 20_300)
    assert may_move(table.game, wide, 13_000, 20_600)


@pytest.mark.parametrize("seed", range(12))
def test_nobody_on_foot_is_ever_over_a_canal(seven_seconds: Pack, seed: int) -> None:
    """On Meridian Square no blip, trooper or objective stands over a canal, or walks over a corner of one."""
    [loaded] = [each for each in seven_seconds.of_kind("terrain_map") if each.id == "meridian_square"]
    field = cast("TerrainMap", loaded.model)
    canals = [Polygon(feature.outline_in) for feature in field.features if feature.type == "river"]
    policies = ("heuristic", "random") if seed % 2 else ("heuristic", "heuristic")
    rows = [*fight(seven_seconds, BattleOrder(participants(players=policies), map="meridian_square", seed=seed)).rows()]
    placed = [row for row in rows if "x_in" in row and "drone" not in row.get("actor", "drone")]
    ways = [*legs(placed)]
    stood = {"bend", "move", "jump", "deployed", "unit_placed", "objective_placed"}
    stands = [row for row in placed if row["event"] in stood]

    assert canals
    assert ways
    for canal in canals:
        for row in stands:
            assert canal.distance(Point(row["x_in"], row["y_in"])) >= RADIUS_IN - TOLERANCE_IN, row
        for way in ways:
            assert canal.distance(way) >= RADIUS_IN - TOLERANCE_IN, way


def legs(rows: Iterable[dict[str, Any]]) -> Iterator[LineString]:
    """Yield the legs of all moves; one that bends has its first in a row of its own, and begins where it does."""
    bend = None
    for row in rows:
        if row["event"] in {"bend", "move"}:
            end = (row["x_in"], row["y_in"])
            yield LineString([bend or (row["from_x_in"], row["from_y_in"]), end])
            bend = end if row["event"] == "bend" else None
