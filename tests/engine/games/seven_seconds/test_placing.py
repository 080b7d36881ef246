"""Setting up where room is scarce: every objective and blip that has a legal place is put down, or said not to be."""

from itertools import combinations
from math import hypot
from typing import Any, cast

import pytest

from engine.battles.battle import fight
from engine.battles.orders import BattleOrder
from engine.games.seven_seconds.kernel import codes
from engine.games.seven_seconds.kernel.actions.blips import reveal
from engine.games.seven_seconds.kernel.codes import Cause, Edge, Event, Status
from engine.games.seven_seconds.kernel.course.ending import victory_points
from engine.games.seven_seconds.kernel.course.setup import deploy_in_groups, set_up
from engine.games.seven_seconds.kernel.mission_codes import Condition, ObjectiveState
from schemas.models.seven_seconds.terrain_map import TerrainMap
from schemas.packs.packs import Pack
from tests.engine.checking.test_any_pack import with_map
from tests.rules.adapters.seven_seconds.bench import ATTACKER, Bench, rectangle
from tests.rules.adapters.seven_seconds.setup import prepare

CLEARANCE_IN, SPACING_IN = 6.0, 8.0
RED = 0
OBJECTIVES = range(codes.FIRST_OBJECTIVE, codes.PIECES)


def attack_on(width_in: float, depth_in: float, seed: int, *rivers: tuple[float, float, float, float]) -> Bench:
    """Return an attack on a table with rivers, set up; the attacker comes from the south."""
    bench = Bench({"table_in": [width_in, depth_in]}, [("river", rectangle(river)) for river in rivers])
    bench.game.draws.seed = seed
    bench.game.numbers.edge_count = 1
    bench.game.numbers.edges[0] = Edge.NORTH
    prepare(bench)
    set_up(bench.game)
    return bench


def objectives(bench: Bench) -> dict[int, tuple[float, float]]:
    """Return where the objectives lie that have been placed, in inches."""
    battle = bench.game.battle
    placed = [piece for piece in OBJECTIVES if battle.status[piece] == Status.ON_TABLE]
    return {piece - codes.FIRST_OBJECTIVE: (battle.x_mil[piece] / 1000, battle.y_mil[piece] / 1000) for piece in placed}


def test_battles_have_all_five_objectives(seven_seconds: Pack) -> None:
    """Of the first 150 battles no attack lacks one (7S.OBJ.2)."""
    for seed in range(150):
        rows = [*fight(seven_seconds, BattleOrder(seed=seed)).rows()]
        placed = [row["actor"] for row in rows if row["event"] == "objective_placed"]

        assert len(placed) == (5 if rows[0]["game_type"] == "attack_defense" else 0), seed


@pytest.mark.parametrize("seed", [*range(4), *(pytest.param(seed, marks=pytest.mark.prove) for seed in range(4, 12))])
def test_a_table_with_just_room_enough_takes_all_five(seed: int) -> None:
    """On 28 in by 28 in 16 in by 8 in are free: two in the back row and three spots 8 in on are all there is."""
    bench = attack_on(28, 28, seed)
    placed = objectives(bench)

    assert sorted(placed) == [0, 1, 2, 3, 4]
    assert all(hypot(a[0] - b[0], a[1] - b[1]) >= SPACING_IN for a, b in combinations(placed.values(), 2))
    assert all(CLEARANCE_IN <= x <= 28 - CLEARANCE_IN and y <= 28 - CLEARANCE_IN for x, y in placed.values())
    assert all(y >= (21 if index >= 3 else 14) for index, (_, y) in placed.items())


def test_an_objective_without_a_place_is_said_to_have_none_and_scores_nothing() -> None:
    """A quarter of 20 in leaves nothing 6 in from the edge for delta and epsilon (7S.AD.2); the others have room."""
    bench = attack_on(36, 20, 1)
    bench.game.forces.condition[0] = Condition.OBJECTIVE_STATE
    bench.game.forces.objective[0] = 3
    bench.game.forces.state[0] = ObjectiveState.NOT_DESTROYED
    bench.game.forces.vp[0] = 8

    missing = [row[2] - codes.FIRST_OBJECTIVE for row in bench.events(Event.NO_PLACE)]
    assert missing == [3, 4]
    assert sorted(objectives(bench)) == [0, 1, 2]
    assert victory_points(bench.game, ATTACKER) == 0


@pytest.mark.parametrize("seed", range(20))
def test_no_disc_lies_over_a_river(seed: int) -> None:
    """Rivers 4 in wide along and across the defender's half: no centre is nearer to them than 0.5 in (7S.GAP.120)."""
    rivers = ((0, 24, 36, 28), (16, 18, 20, 24))
    bench = attack_on(36, 36, seed, *rivers)

    placed = objectives(bench).values()
    assert len(placed) == 5
    for x, y in placed:
        for west, south, east, north in rivers:
            away = hypot(max(west - x, 0, x - east), max(south - y, 0, y - north))
            assert away >= 0.498


def chance_encounter(*rivers: tuple[float, float, float, float]) -> Bench:
    """Return a chance encounter whose blips have been deployed."""
    bench = Bench({}, [("river", rectangle(river)) for river in rivers])
    bench.game.forces.attack_defense = 0
    bench.game.draws.seed = 5
    prepare(bench)
    deploy_in_groups(bench.game)
    return bench


def test_blips_find_the_last_dry_corner() -> None:
    """Between the river and the edge 8.5 in by 4 in are dry: sixteen blips fit, if only they are looked for."""
    bench = chance_encounter((8.5, 0, 36, 12), (0, 4, 8.5, 12))
    battle = bench.game.battle

    for blip in range(codes.BLIPS):
        assert battle.status[blip] == Status.ON_TABLE
        assert 0.5 <= battle.x_mil[blip] / 1000 <= 8.001
        assert 0.5 <= battle.y_mil[blip] / 1000 <= 3.501


def test_a_blip_without_a_place_is_said_to_have_none() -> None:
    """In a dry corner of 2 in by 1 in two blips stand at the most; the others are left out, by name."""
    bench = chance_encounter((2, 0, 36, 12), (0, 1, 2, 12))
    standing = sum(bench.game.battle.status[blip] == Status.ON_TABLE for blip in range(codes.BLIPS))

    assert standing in {1, 2}
    assert len(bench.events(Event.NO_PLACE)) == codes.BLIPS - standing


def test_what_has_no_place_is_told(seven_seconds: Pack) -> None:
    """On a table 20 in deep the log names delta and epsilon, cites the ruling, and says so in a sentence."""
    [field, *_] = seven_seconds.of_kind("terrain_map")
    shallow = cast("TerrainMap", field.model).model_copy(update={"id": "strip", "depth_in": 20.0, "features": ()})
    pack = with_map(seven_seconds, shallow)
    battle = next(
        battle
        for battle in (fight(pack, BattleOrder(seed=seed)) for seed in range(20))
        if battle.header["game_type"] == "attack_defense"
    )

    rows = [row for row in battle.rows() if row["event"] == "no_place"]
    assert [(row["actor"], row["what"]) for row in rows] == [("delta", "objective"), ("epsilon", "objective")]
    assert {"7S.GAP.121", "7S.AD.2"} <= set(rows[0]["rules"])
    assert "There is no place for delta: it is left out." in [*battle.sentences()]


def test_a_unit_revealed_in_a_flood_stands_on_the_last_dry_ground(bench: Any) -> None:
    """Its blip lies in a river 30 in wide; the nearest legal place is the far bank, not a place in the water."""
    table = bench(("river", (0, 0, 30, 36)))
    unit = table.hidden(RED, 0, "tactical", 0)
    blip = table.blip(RED, 0, (5, 5))

    assert reveal(table.game, blip, Cause.ACTIVE_SENSORS) == 1
    assert table.game.battle.status[unit] == Status.ON_TABLE
    assert 30.5 <= table.game.battle.x_mil[unit] / 1000 <= 31
    assert table.game.battle.y_mil[unit] / 1000 == pytest.approx(5, abs=0.5)


def test_a_unit_revealed_where_no_ground_is_left_is_said_to_have_no_place(bench: Any) -> None:
    """A river over the whole table: the trooper is left out, and the log says so (7S.GAP.31, 7S.GAP.121)."""
    table = bench(("river", (0, 0, 36, 36)))
    unit = table.hidden(RED, 0, "tactical", 0)
    blip = table.blip(RED, 0, (5, 5))

    assert reveal(table.game, blip, Cause.ACTIVE_SENSORS) == 0
    assert table.game.battle.status[unit] == Status.OFF_TABLE
    assert [row[2] for row in table.events(Event.NO_PLACE)] == [unit]
    assert table.events(Event.UNIT_PLACED) == []
