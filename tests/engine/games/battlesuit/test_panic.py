"""Every line of the panic tables, suits that fail, and those who help, by soldiers put on a map by hand."""

from typing import Any

import pytest

from engine.games.battlesuit.kernel import codes
from engine.games.battlesuit.kernel.actions.harm import wound
from engine.games.battlesuit.kernel.actions.morale import closest_target, go_berserk
from engine.games.battlesuit.kernel.actions.secrets import forget_cards, inspect_cards
from engine.games.battlesuit.kernel.actions.support import is_mended
from engine.games.battlesuit.kernel.board.places import next_point
from engine.games.battlesuit.kernel.codes import Action, Morale, Place, Terrain
from engine.games.battlesuit.kernel.course.activation import activate, begin
from engine.games.battlesuit.kernel.event_codes import Draw, Event, Option, Repairs
from engine.games.battlesuit.kernel.legal.support import may_rally
from engine.games.battlesuit.kernel.players.observe import prove_card
from tests.engine.games.battlesuit.bench import bench as table_of
from tests.engine.games.battlesuit.test_command import ruled
from tests.rules.adapters.battlesuit.command_bench import BLUE, answer, bench, events, level_ground, roll, stand


def panicked(kind: str, total: int, **groups: Any) -> Any:
    """Return a panicked soldier in the middle of level ground, with the total of its panic check laid down."""
    game = bench([kind, "commander"], rules=ruled(**groups))
    stand(game, 0, level_ground()[5], "panicked")
    stand(game, 1, level_ground()[9])
    roll(game, (0, Draw.PANIC, total))
    return game


def test_a_berserk_charges_until_its_points_run_out() -> None:
    """A front-line soldier with five points goes five points north on open ground, then fires. Rules: BS.PAN.3."""
    game = panicked("front_line", 1)
    roll(game, (0, Draw.PANIC, 1), (0, Draw.BERSERK, 3), (0, Draw.DIRECTION, 1))
    points = game.cards.move[game.forces.card[0] * codes.BOXES]
    activate(game, 0)
    assert game.soldiers.moved[0] == min(points, 5)
    assert game.soldiers.dot[0] == level_ground()[5 - min(points, 5)]
    assert events(game, Event.ATTACK)
    assert game.soldiers.complete[0] == 1


def test_a_charge_is_shorter_by_what_a_forced_landing_has_cost() -> None:
    """Who has paid two points to come down this turn charges three points of five. Rules: BS.GAP.37, BS.GAP.120."""
    game = panicked("front_line", 1)
    roll(game, (0, Draw.PANIC, 1), (0, Draw.BERSERK, 3), (0, Draw.DIRECTION, 1))
    game.soldiers.landing_mp[0] = 2
    activate(game, 0)
    assert game.soldiers.dot[0] == level_ground()[2]


def test_a_berserk_stops_at_water() -> None:
    """A prohibited point bars the way of a charge. Rule: BS.GAP.37."""
    game = panicked("front_line", 1)
    game.land.terrain[level_ground()[3]] = Terrain.WATER
    roll(game, (0, Draw.PANIC, 1), (0, Draw.BERSERK, 3), (0, Draw.DIRECTION, 1))
    activate(game, 0)
    assert game.soldiers.dot[0] == level_ground()[4]


def test_a_berserk_in_the_air_flies_until_it_walks_on() -> None:
    """It charges at its level, lands on ground of that level, and walks on down. Rules: BS.GAP.37, BS.BNC.10."""
    table = table_of(ground={"A-F-11": 4})
    soldier = table.add(0, "front_line", "A-H-11", level=4)
    for reason in (Draw.BERSERK, Draw.DIRECTION):
        table.die(soldier, reason, 1)
    begin(table.game, soldier)

    go_berserk(table.game, soldier)

    told = {"flies": Event.FLY, "walks on": Event.WALKS_ON, "steps": Event.STEP}
    where = {word: [table.chart.names[row[5]] for row in table.rows(kind)] for word, kind in told.items()}
    assert where == {"flies": ["A-G-11", "A-F-11"], "walks on": ["A-F-11"], "steps": ["A-E-11", "A-D-11", "A-C-11"]}


def test_a_compass_may_point_elsewhere() -> None:
    """With south on the first face a charge that rolls 1 goes south. Rules: BS.ELE.5, BS.GAP.15."""
    game = panicked("front_line", 1, map={"compass": ["S", "SW", "NW", "N", "NE", "SE"]})
    roll(game, (0, Draw.PANIC, 1), (0, Draw.BERSERK, 1), (0, Draw.DIRECTION, 1))
    activate(game, 0)
    assert game.soldiers.dot[0] in level_ground()[6:]


@pytest.mark.parametrize(("fires", "attacks"), [(True, 1), (False, 0)])
def test_a_berserk_that_leaps_fires_as_ruled(fires: bool, attacks: int) -> None:
    """An even roll lifts it six levels; whether it fires then is a ruling. Rule: BS.GAP.37."""
    game = panicked("front_line", 1, panic={"berserk": {"even_fires": fires}})
    stand(game, BLUE, next_point(game, level_ground()[5], 1))
    before = game.soldiers.level[0]
    roll(game, (0, Draw.PANIC, 1), (0, Draw.BERSERK, 2))
    activate(game, 0)
    assert game.soldiers.level[0] == before + 6
    assert len({row[1] for row in events(game, Event.ATTACK)}) >= attacks
    assert bool(events(game, Event.ATTACK)) is fires


def test_a_berserk_that_goes_over_the_edge_is_lost() -> None:
    """Leaving the map in panic eliminates, unless a scenario lets one leave there. Rule: BS.PAN.4."""
    for lawful, place in ((0, Place.LOST), (15, Place.EXITED)):
        game = bench(["front_line"])
        edge = next(dot for dot in range(game.board.dots) if game.board.edges[dot] & 1)
        stand(game, 0, edge, "panicked")
        game.plan.exit_edges[0] = lawful
        roll(game, (0, Draw.PANIC, 1), (0, Draw.BERSERK, 1), (0, Draw.DIRECTION, 1))
        activate(game, 0)
        assert game.soldiers.place[0] == place


def test_the_frightened_run_for_the_best_cover() -> None:
    """Buildings three points off are better than woods next to it; in cover it stays. Rules: BS.PAN.7, BS.GAP.39."""
    game = panicked("front_line", 5)
    line = level_ground()
    game.land.terrain[line[6]] = Terrain.WOODS
    game.land.terrain[line[3]] = Terrain.BUILDING
    activate(game, 0)
    assert game.soldiers.dot[0] == line[3]
    assert not events(game, Event.ATTACK)
    game.soldiers.morale[0], game.soldiers.complete[0] = Morale.PANICKED, 0
    game.land.terrain[line[2]] = Terrain.BUNKER
    roll(game, (0, Draw.PANIC, 5))
    activate(game, 0)
    assert game.soldiers.dot[0] == line[3]


def test_the_nearest_cover_may_go_before_the_best() -> None:
    """With the other order of cover the woods next to it are taken. Rule: BS.GAP.39."""
    game = panicked("front_line", 5, panic={"best_cover_order": "distance_then_cover"})
    game.land.terrain[level_ground()[6]] = Terrain.WOODS
    game.land.terrain[level_ground()[3]] = Terrain.BUILDING
    activate(game, 0)
    assert game.soldiers.dot[0] == level_ground()[6]


@pytest.mark.parametrize("points", [6, 3])
def test_militia_runs_for_its_edge(points: int) -> None:
    """It runs six points, or as many as ruled, each nearer to the friendly edge. Rules: BS.PAN.13, BS.GAP.40."""
    game = panicked("militia", 3, panic={"run_points": points})
    start = next(dot for dot in range(game.board.dots) if game.board.y[dot] == 20 and game.board.x[dot] == 16)
    stand(game, 0, start, "panicked")
    game.plan.friendly_edges[0] = 1
    activate(game, 0)
    assert game.soldiers.moved[0] == points
    assert game.board.y[game.soldiers.dot[0]] == 20 - 2 * points


def test_militia_that_runs_off_the_map_is_lost() -> None:
    """Leaving the map eliminates it. Rule: BS.PAN.13."""
    game = panicked("militia", 3)
    edge = next(dot for dot in range(game.board.dots) if game.board.edges[dot] & 1)
    stand(game, 0, edge, "panicked")
    game.plan.friendly_edges[0] = 1
    activate(game, 0)
    assert game.soldiers.place[0] == Place.LOST


@pytest.mark.parametrize(("total", "place"), [(7, Place.LOST), (8, Place.ON_MAP)])
def test_an_armoured_soldier_may_destroy_itself(total: int, place: int) -> None:
    """A 7 removes it, an 8 leaves it shocked and complete. Rules: BS.PAN.8, BS.PAN.9."""
    game = panicked("front_line", total)
    activate(game, 0)
    assert game.soldiers.place[0] == place
    if place == Place.ON_MAP:
        assert game.soldiers.morale[0] == Morale.SHOCKED


def test_the_likeliest_of_the_closest_is_fired_at() -> None:
    """Of two soldiers as near, friend or enemy, the one in the open goes before one in a building. Rule: BS.GAP.38."""
    for covered, target in ((0, 1), (1, BLUE)):
        game = bench(["front_line", "front_line"])
        line = level_ground()
        stand(game, 0, line[5])
        stand(game, 1, line[3])
        stand(game, BLUE, line[7])
        game.land.terrain[line[3] if covered else line[7]] = Terrain.BUILDING
        assert closest_target(game, 0) == target


@pytest.mark.parametrize(("hits", "die", "place"), [(2, 2, Place.LOST), (2, 3, Place.ON_MAP), (3, 6, Place.LOST)])
def test_a_suit_fails_where_the_air_kills(hits: int, die: int, place: int) -> None:
    """Two hits fail on 1 or 2, three at once; only where the option is in play. Rules: BS.SUI.1, BS.SUI.2."""
    for options, found in (((Option.SUIT_INTEGRITY,), place), ((), Place.ON_MAP)):
        game = bench(["front_line"], options=options)
        stand(game, 0, level_ground()[0])
        roll(game, (0, Draw.SUIT, die))
        wound(game, 0, hits, codes.NOBODY)
        assert game.soldiers.place[0] == found


def test_an_engineer_repairs_a_neighbour_and_both_are_complete() -> None:
    """One box surely, or a d6 less its own damage. Rules: BS.ENG.1, BS.ENG.2, BS.GAP.67."""
    for manner, face, left in ((Repairs.BY_ITSELF, 1, 2), (Repairs.BY_DIE, 4, 0)):
        game = bench(["front_line", "engineer"])
        stand(game, 0, level_ground()[0], hits=3)
        stand(game, 1, level_ground()[1], hits=1)
        roll(game, (1, Draw.REPAIR, face))
        answer(game, 0, (1, manner))
        activate(game, 0)
        assert game.soldiers.hits[0] == left
        assert game.soldiers.complete[0] == game.soldiers.complete[1] == 1
        assert not events(game, Event.STAND)


def test_an_engineer_that_has_acted_repairs_nobody() -> None:
    """Only an inactive engineer next to the damaged soldier helps. Rule: BS.ENG.1."""
    for complete, dot in ((1, 1), (0, 2)):
        game = bench(["front_line", "engineer"])
        stand(game, 0, level_ground()[0], hits=3)
        stand(game, 1, level_ground()[dot])
        game.soldiers.complete[1] = complete
        assert not is_mended(game, 0)


@pytest.mark.parametrize(("boxes", "hits"), [(1, 4), (2, 3)])
def test_a_crusader_helps_up_who_is_down(boxes: int, hits: int) -> None:
    """One box of a down soldier next to it, or as many as ruled; both are complete. Rules: BS.DWN.2, BS.GAP.68."""
    game = bench(["crusader", "front_line"], rules=ruled(crusader={"crusader_revives": boxes}))
    stand(game, 0, level_ground()[0])
    stand(game, 1, level_ground()[1], "down")
    answer(game, 0, (Action.ENGINEER_REPAIR, 0), (1, 0))
    activate(game, 0)
    assert game.soldiers.hits[1] == hits
    assert game.soldiers.complete[0] == game.soldiers.complete[1] == 1


def test_a_crusaders_reach_in_points_or_in_movement() -> None:
    """Marsh costs two points each: three points of distance are six of movement. Rule: BS.GAP.69."""
    for mode, allowed in (("distance", True), ("mp_cost", False)):
        game = bench(["crusader", "front_line"], rules=ruled(crusader={"crusader_range_mode": mode}))
        for dot in range(game.board.dots):
            game.land.terrain[dot] = Terrain.MARSH
        stand(game, 0, level_ground()[0])
        stand(game, 1, level_ground()[3], "shaken")
        assert may_rally(game, 0, 1) is allowed


@pytest.mark.parametrize(("fit", "allowed"), [(True, False), (False, True)])
def test_a_crusader_that_is_shaken(fit: bool, allowed: bool) -> None:
    """Whether a crusader has to be fit is a ruling. Rule: BS.GAP.70."""
    game = bench(["crusader", "front_line"], rules=ruled(crusader={"crusader_must_be_fit": fit}))
    stand(game, 0, level_ground()[0], "shaken")
    stand(game, 1, level_ground()[3], "shaken")
    assert may_rally(game, 0, 1) is allowed


@pytest.mark.parametrize(("kind", "known"), [("dead_eye", [0, 1]), ("sniper", [1, 1]), ("assault", [0, 0])])
def test_cards_are_inspected_before_a_target_is_chosen(kind: str, known: list[int]) -> None:
    """A Dead-Eye inspects one card that it chooses, a Sniper all in sight. Rules: BS.CARD.15, BS.CARD.16."""
    game = bench([kind], ["front_line", "front_line"])
    stand(game, 0, level_ground()[0])
    stand(game, BLUE, level_ground()[2])
    stand(game, BLUE + 1, level_ground()[4])
    answer(game, 0, (BLUE + 1,))
    inspect_cards(game, 0)
    inspect_cards(game, 0)
    assert [game.soldiers.known[BLUE], game.soldiers.known[BLUE + 1]] == known


@pytest.mark.parametrize(("kept", "known"), [("kept", 1), ("moment", 0)])
def test_what_a_card_showed_is_kept_or_forgotten(kept: str, known: int) -> None:
    """A player keeps what a card showed, or has it for that moment. Rule: BS.GAP.130."""
    game = bench(["sniper"], rules=ruled(fire={"revealed_card": kept}))
    stand(game, 0, level_ground()[0])
    stand(game, BLUE, level_ground()[2])
    inspect_cards(game, 0)
    assert game.soldiers.known[BLUE] == 1
    forget_cards(game, 0)
    prove_card(game, BLUE)
    assert game.soldiers.known[BLUE] == known
