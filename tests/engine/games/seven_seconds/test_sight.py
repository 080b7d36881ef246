"""Ranges, bands, arcs and lines of sight against the worked cases of the rulebook."""

from typing import Any

import pytest

from engine.games.seven_seconds.kernel.actions.rifle import dice_against, rifle_band
from engine.games.seven_seconds.kernel.actions.sensors import target_cost
from engine.games.seven_seconds.kernel.board.pieces import is_within, range_mil
from engine.games.seven_seconds.kernel.board.sight import counters_swallowed, is_in_arc, look
from engine.games.seven_seconds.kernel.board.terrain import add_patch
from engine.games.seven_seconds.kernel.codes import Cover, Patch

RED, BLUE = 0, 1


@pytest.mark.parametrize(
    ("unit", "ranges_in", "bands"),
    [
        ("engineer", [0, 5.9, 6.0, 11.9, 12.0, 17.9, 18.0], [1, 1, 2, 2, 3, 3, 4]),
        ("tactical", [11.9, 12.0, 23.9, 24.0], [1, 2, 2, 3]),
        ("scout", [5.9, 6.0, 12.0, 25.0], [1, 2, 3, 5]),
        ("assault", [5.5, 7.9, 8.0, 16.0], [1, 2, 2, 3]),
    ],
)
def test_rifle_bands(bench: Any, unit: str, ranges_in: list[float], bands: list[int]) -> None:
    """A limit lies in the farther band; only tacticals fire with double bands. Cases 7S.CASE.1, 2, 4, 5."""
    found = []
    for range_in in ranges_in:
        table = bench()
        shooter = table.unit(RED, 0, unit, (4, 18))
        look(table.game, shooter, table.unit(BLUE, 0, "tactical", (5 + range_in, 18)))
        found.append(rifle_band(table.game, shooter))

    assert found == bands


def test_an_eight_inch_plasma_band_is_a_parameter(bench: Any) -> None:
    """The glossary's plasma band can be switched on. Case 7S.CASE.6."""
    found = []
    for range_in in (5.5, 7.9, 8.0, 16.0):
        table = bench(range={"plasma_band_in": 8})
        shooter = table.unit(RED, 0, "assault", (4, 18))
        look(table.game, shooter, table.unit(BLUE, 0, "tactical", (5 + range_in, 18)))
        found.append(rifle_band(table.game, shooter))

    assert found == [1, 1, 2, 3]


def test_ranges_run_from_edge_to_edge(bench: Any) -> None:
    """Seven inches between centres are six between one-inch bases; touching is 0. Case 7S.CASE.11."""
    table = bench()
    a = table.unit(RED, 0, "engineer", (10, 10))
    b = table.unit(BLUE, 0, "tactical", (17, 10))
    c = table.unit(BLUE, 1, "tactical", (11, 10))

    assert [range_mil(table.game, a, b), range_mil(table.game, a, c)] == [6000, 0]
    look(table.game, a, b)
    assert rifle_band(table.game, a) == 2
    assert [is_within(table.game, 6000, 6000), is_within(table.game, 6010, 6000)] == [True, False]


def test_a_unit_at_the_edge_of_a_wood(bench: Any) -> None:
    """Its centre is in the wood, its edge outside: heavy cover, and no wood crossed. Case 7S.CASE.12."""
    table = bench(("woods", (8, 10, 20, 16)))
    inside = table.unit(RED, 0, "tactical", (12, 10.3))
    outside = table.unit(BLUE, 0, "tactical", (12, 2))

    look(table.game, outside, inside)
    assert [table.game.sight.cover, table.game.sight.heavy_mil] == [Cover.HEAVY, 0]
    look(table.game, inside, outside)
    assert [table.game.sight.cover, table.game.sight.heavy_mil, table.game.sight.blocked] == [Cover.CLEAR, 0, 0]


def test_the_cover_example(bench: Any) -> None:
    """Behind a hill, in a marsh, deep in a wood, at its edge, in the open. Case 7S.CASE.100."""
    table = bench(("hill", (10, 24, 14, 28)), ("marsh", (10, 18, 14, 22)), ("woods", (10, 4, 20, 12)), bases=0)
    shooter = table.unit(RED, 0, "tactical", (2, 18))
    spots = {"A": (18, 30), "B": (12, 20), "C": (15, 8), "D": (10.2, 10), "E": (12, 15)}
    seen = {}
    for slot, (name, at) in enumerate(spots.items()):
        target = table.unit(BLUE, slot, "tactical", at)
        look(table.game, shooter, target)
        seen[name] = (not table.game.sight.blocked, table.game.sight.cover)

    assert {name: clear for name, (clear, _) in seen.items()} == {
        "A": False,
        "B": True,
        "C": False,
        "D": True,
        "E": True,
    }
    assert [seen[name][1] for name in "BDE"] == [Cover.LIGHT, Cover.HEAVY, Cover.CLEAR]


@pytest.mark.parametrize(
    ("a", "b", "clear"),
    [((8, 12), (18, 12), False), ((12, 12), (18, 12), True), ((8, 9), (18, 9), True), ((8, 8), (12, 11), True)],
)
def test_hills_block_but_not_ones_own(bench: Any, a: tuple[float, float], b: tuple[float, float], clear: bool) -> None:
    """A line over a hill is cut, unless one end stands on it; units do not block. Case 7S.CASE.221."""
    table = bench(("hill", (10, 10, 14, 14)), bases=0)
    piece, target = table.unit(RED, 0, "tactical", a), table.unit(BLUE, 0, "tactical", b)
    table.unit(BLUE, 1, "tactical", (16, 9))

    look(table.game, piece, target)

    assert bool(table.game.sight.blocked) is not clear


def test_a_line_along_a_border_is_clear(bench: Any) -> None:
    """Touching a border crosses nothing, whichever way one looks. Ruling 7S.GAP.48."""
    table = bench(("hill", (10, 10, 14, 14)), bases=0)
    piece, target = table.unit(RED, 0, "tactical", (2, 10)), table.unit(BLUE, 0, "tactical", (30, 10))

    look(table.game, piece, target)
    there = table.game.sight.blocked
    look(table.game, target, piece)

    assert [there, table.game.sight.blocked] == [0, 0]


def test_smoke_stays_for_the_rest_of_the_game(bench: Any) -> None:
    """Smoke is light cover however much is laid after it, up to 512 counters. Rules: 7S.FLAM.3, 7S.FLAM.4."""
    table = bench()
    piece, target = table.unit(RED, 0, "tactical", (2, 10)), table.unit(BLUE, 0, "tactical", (12, 10))
    found = []
    for laid, x in ((1, 12000), (511, 30000), (1, 30000)):
        for _ in range(laid):
            add_patch(table.game, Patch.FLAMER_SMOKE, x, 10000, 2500)
        look(table.game, piece, target)
        found.append(table.game.sight.cover)

    assert found == [Cover.LIGHT, Cover.LIGHT, Cover.CLEAR]


def test_the_arc_is_half_a_turn(bench: Any) -> None:
    """Exactly 90 degrees is inside; a drone looks everywhere. Case 7S.CASE.220."""
    table = bench(bases=0)
    trooper = table.unit(RED, 0, "tactical", (10, 10))
    drone = table.unit(RED, 1, "recce_drone", (10, 10))
    table.face(trooper, 0, 1000)
    spots = [(10, 20), (20, 10), (20, 9.9), (5, 10), (10, 5)]
    targets = [table.unit(BLUE, slot, "tactical", at) for slot, at in enumerate(spots)]

    assert [is_in_arc(table.game, trooper, target) for target in targets] == [True, True, False, True, False]
    assert all(is_in_arc(table.game, drone, target) for target in targets)


TARGET_COSTS = [
    ("tactical", 8.0, [("marsh", (13.5, 17, 15.5, 19))], False, 3, 0),
    ("tactical", 8.0, [("woods", (13.5, 17, 15.5, 19)), ("woods", (9, 17, 11, 19))], False, 4, 4),
    ("commander", 10.0, [("marsh", (15.5, 17, 17.5, 19))], True, 6, 0),
    ("tactical", 31.0, [], False, 6, 0),
    ("tactical", 5.0, [("bush", (7, 17, 8, 19)), ("bush", (8, 17, 8.5, 19)), ("woods", (9, 17, 10, 19))], False, 1, 4),
]


@pytest.mark.parametrize(("unit", "range_in", "features", "off_arc", "cost", "swallowed"), TARGET_COSTS)
def test_counter_costs(
    bench: Any, unit: str, range_in: float, features: Any, off_arc: bool, cost: int, swallowed: int
) -> None:
    """Bands, cover, the arc and cover in between set the price. Cases 7S.CASE.79, 80, 82, 84, 85.

    In the second the target stands in a wood of its own as well (half an inch of it on the line), so
    both woods swallow two counters each.
    """
    start = 2.0 if range_in > 30 else 5.5
    table = bench(*features)
    piece = table.unit(RED, 0, unit, (start, 18))
    target = table.unit(BLUE, 0, "tactical", (start + 1 + range_in, 18))
    if off_arc:
        table.face(piece, -1000, 0)

    assert target_cost(table.game, piece, target) == cost
    assert counters_swallowed(table.game) == swallowed


RIFLE_DICE = [
    ("tactical", 25.0, 6, [], 2),
    ("engineer", 25.0, 6, [], 1),
    ("tactical", 14.0, 7, [("woods", (20.9, 17, 23, 19))], 1),
    ("tactical", 14.0, 7, [("woods", (20.9, 17, 23, 19)), ("bush", (12, 17, 13, 19))], 0),
    ("scout", 33.0, 13, [], 2),
    ("commander", 11.0, 11, [("bush", (8, 17, 12, 19)), ("bush", (13, 17, 16, 19))], 3),
]


@pytest.mark.parametrize(("unit", "range_in", "counters", "features", "dice"), RIFLE_DICE)
def test_rifle_dice(bench: Any, unit: str, range_in: float, counters: int, features: Any, dice: int) -> None:
    """Counters for each band make a die, cover in between takes some. Cases 7S.CASE.94 to 97, 224, 243."""
    start = 1.0 if range_in > 30 else 6.0
    table = bench(*features)
    piece = table.unit(RED, 0, unit, (start, 18))
    target = table.unit(BLUE, 0, "tactical", (start + 1 + range_in, 18), counters=counters)

    assert dice_against(table.game, piece, target) == dice


def test_nobody_fires_without_a_counter_or_out_of_the_arc(bench: Any) -> None:
    """A rifle needs a target counter, the arc, and something it can hurt. Rules 7S.RIF.3, 7S.GAP.51."""
    table = bench()
    trooper = table.unit(RED, 0, "tactical", (10, 18))
    drone = table.unit(RED, 1, "basic_drone", (10, 20))
    unseen = table.unit(BLUE, 0, "tactical", (13, 18))
    behind = table.unit(BLUE, 1, "tactical", (6, 18), counters=5)
    ahead = table.unit(BLUE, 2, "tactical", (13, 20), counters=5)
    objective = table.objective(0, (14, 14))
    table.game.battle.counters[objective] = 9

    assert [dice_against(table.game, trooper, target) for target in (unseen, behind, ahead, objective)] == [0, 0, 5, 0]
    assert dice_against(table.game, drone, ahead) == 0
