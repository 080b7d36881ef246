"""Where soldiers come on to the map and leave it, and in which order sides set up."""

from typing import Any

import pytest

from engine.games.battlesuit.kernel import codes
from engine.games.battlesuit.kernel.actions.moves import leave
from engine.games.battlesuit.kernel.codes import Edge, Place
from engine.games.battlesuit.kernel.course.turn import announce_waves
from engine.games.battlesuit.kernel.event_codes import Event
from engine.games.battlesuit.kernel.legal.command import waits
from engine.games.battlesuit.kernel.legal.steps import may_enter, may_leave
from tests.engine.games.battlesuit.scenario_bench import Bench

RED, BLUE = 0, 1
BOTH = {"how": "enters", "edges": ["north", "west"], "friendly_edges": ["north"]}
BLUE_ENTERS = {"how": "enters", "edges": ["south"], "friendly_edges": ["south"]}


def on_edge(found: Bench, edge: int) -> int:
    """Return a free point on one edge alone that may be entered."""
    game = found.game
    return next(
        dot
        for dot in range(game.board.dots)
        if game.board.edges[dot] == 1 << edge and game.numbers.enter_mp[game.land.terrain[dot]] != codes.NO_ENTRY
    )


def comes_on(found: Bench, soldier: int, dot: int) -> None:
    """Let a soldier come on to the map at a point, as a move does."""
    found.game.battle.wave_edges[found.game.forces.wave[soldier]] &= found.game.board.edges[dot]
    found.stand(soldier, found.ready.stage.chart.names[dot])


@pytest.mark.parametrize(("choice", "west"), [("each_soldier", True), ("whole_side", False)])
def test_each_soldier_or_the_whole_side_chooses_an_edge(choice: str, west: bool) -> None:
    """After the first has come from the north another may come from the west, or as ruled not. Rule: BS.GAP.139."""
    found = Bench(rules={"setup": {"edge_choice": choice}}, setup={"red": BOTH, "blue": BLUE_ENTERS})
    first, second = 0, 1
    assert may_enter(found.game, first, on_edge(found, Edge.WEST))
    comes_on(found, first, on_edge(found, Edge.NORTH))
    assert may_enter(found.game, second, on_edge(found, Edge.WEST)) is west
    other = next(dot for dot in range(found.game.board.dots) if found.game.board.edges[dot] == 1 and dot != first)
    assert may_enter(found.game, second, other) or found.game.land.occupant[other]


@pytest.mark.parametrize(("ruling", "open_edge"), [("forbidden", False), ("eliminated", True)])
def test_leaving_where_no_scenario_lets_it(ruling: str, open_edge: bool) -> None:
    """Nobody leaves so by choice, or as ruled it is eliminated by it. Rule: BS.GAP.137."""
    found = Bench(rules={"setup": {"unlawful_exit": ruling}})
    soldier = found.soldier(RED, "front_line")
    comes_on(found, soldier, on_edge(found, Edge.EAST))
    found.game.soldiers.left[soldier] = 5
    assert may_leave(found.game, soldier, Edge.EAST) is open_edge
    leave(found.game, soldier, Edge.EAST)
    assert found.game.soldiers.place[soldier] == Place.LOST


def test_leaving_where_the_scenario_lets_it() -> None:
    """A lawful exit brings a soldier off. Rules: BS.EDG.1, BS.GAP.137."""
    found = Bench(special_rules=[{"type": "lawful_exit", "side": "red", "edge": "east"}])
    soldier = found.soldier(RED, "front_line")
    comes_on(found, soldier, on_edge(found, Edge.EAST))
    found.game.soldiers.left[soldier] = 5
    assert may_leave(found.game, soldier, Edge.EAST)
    leave(found.game, soldier, Edge.EAST)
    assert found.game.soldiers.place[soldier] == Place.EXITED
    assert found.game.soldiers.exit_edge[soldier] == Edge.EAST


def test_a_wave_comes_when_it_is_due() -> None:
    """Of the pursuers four come over the east edge, from turn 3 on, not before. Rules: BS.REI.1, BS.SCN.5."""
    found = Bench("the_pathfinder")
    late = [soldier for soldier in range(60, 120) if found.game.forces.wave[soldier] > 0]
    wave = found.game.forces.wave[late[0]]
    assert sorted(found.ready.fighters[BLUE][soldier - 60].card.id for soldier in late) == [
        "attack_drone",
        "dead_eye",
        "front_line",
        "front_line",
    ]
    for turn in (1, 2, 3):
        found.game.battle.turn = turn
        assert [waits(found.game, soldier) for soldier in late] == [turn == 3] * 4
        announce_waves(found.game)
    assert found.game.log.length == 1
    assert [*found.game.log.cells[:8]] == [Event.WAVE, 3, BLUE, -1, -1, wave, 4, 0]
    entries = [dot for dot in range(found.game.board.dots) if may_enter(found.game, late[0], dot)]
    assert entries
    assert all((found.game.board.edges[dot] >> Edge.EAST) % 2 for dot in entries)


@pytest.mark.parametrize(
    ("order", "parts", "first"),
    [
        ("defender_first", {"type": "holding_action", "attacker": "red"}, BLUE),
        ("defender_first", {}, codes.NOBODY),
        ("initiative_loser_first", {"type": "holding_action", "attacker": "red"}, codes.NOBODY),
    ],
)
def test_who_sets_up_first(order: str, parts: dict[str, Any], first: int) -> None:
    """The defender if there is one and the rules say so; else dice decide. Rule: BS.GAP.134."""
    setup = {
        "red": {"how": "enters", "edges": ["north"], "friendly_edges": ["north"]},
        "blue": {"how": "deploys", "edge": "south", "depth_points": 6, "friendly_edges": ["south"]},
    }
    found = Bench(rules={"setup": {"deployment_order": order}}, setup=setup, **parts)
    assert found.game.plan.first == first


def test_a_scenario_says_who_sets_up_first() -> None:
    """What the scenario says goes before the rules. Rule: BS.GAP.134."""
    for side, name in enumerate(("red", "blue")):
        assert Bench(setup={"first": name, "red": BOTH, "blue": BLUE_ENTERS}).game.plan.first == side
