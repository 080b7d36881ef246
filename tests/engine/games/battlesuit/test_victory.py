"""What each condition of victory counts, on positions set up by hand."""

from typing import Any

import pytest

from engine.games.battlesuit.battle.set_up import result_of
from engine.games.battlesuit.kernel import codes
from engine.games.battlesuit.kernel.codes import Edge, Place, Terrain
from engine.games.battlesuit.kernel.course.scoring import check_end, condition_points, score_turn, standing
from engine.games.battlesuit.names import level_of
from tests.engine.games.battlesuit.scenario_bench import Bench

RED, BLUE = 0, 1
AT, THERE = "A-C-05", "A-C-09"


def bench(*conditions: dict[str, Any], rules: dict[str, Any] | None = None, **parts: Any) -> Bench:
    """Return a battle that is fought for these conditions alone, and for one of the other side that nobody meets."""
    sides = {condition["side"] for condition in conditions}
    idle = [{"type": "exit", "side": side, "edges": ["east"]} for side in ("red", "blue") if side not in sides]
    return Bench(rules=rules, victory=[*conditions, *idle], **parts)


def turns(found: Bench, count: int) -> list[int]:
    """Return the score of red after each of so many further turns in which nobody does anything."""
    scores = []
    for _ in range(count):
        check_end(found.game)
        scores.append(found.game.battle.score[RED])
        found.game.battle.turn += 1
    return scores


@pytest.mark.parametrize(("down", "points"), [("nothing", 8), ("half", 12), ("whole", 16)])
def test_enemies_out_of_action_are_worth_their_build_value(down: str, points: int) -> None:
    """An eliminated front line is worth its 8 points; one that is down nothing, half or all of it. Rule: BS.VIC.2."""
    found = bench({"type": "destruction", "side": "red", "down": down})
    first, second = (found.soldier(BLUE, "front_line", number) for number in (0, 1))
    assert found.game.cards.build_value[found.game.forces.card[first]] == 8
    found.lose(first, found.soldier(RED, "front_line"))
    found.stand(second, AT)
    found.game.soldiers.hits[second] = codes.BOXES
    assert condition_points(found.game, 0) == points


def test_a_condition_counts_the_types_that_it_names() -> None:
    """Points for one type are not paid for another. Rule: BS.VIC.2."""
    found = bench({"type": "destruction", "side": "red", "mode": "each", "vp_each": 5, "soldiers": ["commander"]})
    red = found.soldier(RED, "front_line")
    found.lose(found.soldier(BLUE, "front_line"), red)
    assert condition_points(found.game, 0) == 0
    found.lose(found.soldier(BLUE, "commander"), red)
    assert condition_points(found.game, 0) == 5


@pytest.mark.parametrize(("counts", "points"), [(True, 3), (False, 1)])
def test_losses_that_a_side_brings_on_itself(counts: bool, points: int) -> None:
    """Lost to a comrade or to itself counts as if the enemy had done it, or as ruled not at all. Rule: BS.GAP.133."""
    found = bench(
        {"type": "destruction", "side": "red", "mode": "each"}, rules={"victory": {"self_inflicted_losses": counts}}
    )
    lost = [found.soldier(BLUE, "front_line", number) for number in range(3)]
    by = codes.NOBODY, found.soldier(BLUE, "commander"), found.soldier(RED, "commander")
    for soldier, other in zip(lost, by, strict=True):
        found.lose(soldier, other)
    assert condition_points(found.game, 0) == points


def test_who_spends_itself_is_no_loss() -> None:
    """A drone that has set off its own bomb does not count for the enemy. Rule: BS.GAP.133."""
    found = bench({"type": "destruction", "side": "red", "mode": "each"})
    spent = found.soldier(BLUE, "bomb_drone")
    found.lose(spent, spent)
    assert condition_points(found.game, 0) == 0


def test_occupation_is_counted_at_the_end_or_every_turn() -> None:
    """Three turns on a point that pays 5 a turn make 15; one that pays at the end pays then. Rule: BS.VIC.3."""
    once = {"type": "occupation", "side": "red", "at": [AT], "vp_each": 5}
    found = bench({**once, "when": "per_turn"})
    found.stand(found.soldier(RED, "front_line"), AT)
    found.stand(found.soldier(BLUE, "front_line"), THERE)
    assert turns(found, 3) == [5, 10, 15]
    late = bench(once, turns=3)
    late.stand(late.soldier(RED, "front_line"), AT)
    late.stand(late.soldier(BLUE, "front_line"), THERE)
    assert turns(late, 3) == [0, 0, 5]


def test_occupation_in_a_row_is_paid_once() -> None:
    """Held after two turns one after the other a point pays once; the count begins anew when it is left.

    Rule: BS.VIC.3.
    """
    row = {"type": "occupation", "side": "red", "at": [AT], "vp_each": 7, "when": "in_a_row", "turns_in_a_row": 2}
    found = bench(row)
    soldier = found.soldier(RED, "front_line")
    found.stand(found.soldier(BLUE, "front_line"), "A-C-11")
    found.stand(soldier, AT)
    assert turns(found, 1) == [0]
    found.stand(soldier, THERE)
    assert turns(found, 1) == [0]
    found.stand(soldier, AT)
    assert turns(found, 4) == [0, 7, 7, 7]


@pytest.mark.parametrize(
    ("side", "card", "above", "hits", "held"),
    [
        (RED, "front_line", 0, 0, 1),
        (RED, "front_line", 3, 0, 0),
        (RED, "front_line", 0, codes.BOXES, 0),
        (BLUE, "front_line", 0, 0, 0),
        (RED, "recon_drone", 0, 0, 0),
    ],
)
def test_who_holds_a_point(side: int, card: str, above: int, hits: int, held: int) -> None:
    """An active soldier on the ground of the point holds it; nobody in the air, down, or a flying drone does.

    Rule: BS.GAP.132.
    """
    found = bench({"type": "occupation", "side": "red", "at": [AT], "vp_each": 1})
    soldier = found.soldier(side, card)
    found.stand(soldier, AT, above)
    found.game.soldiers.hits[soldier] = hits
    assert condition_points(found.game, 0) == held


@pytest.mark.parametrize(("holder", "points"), [("active_grounded", 0), ("last_to_hold", 1)])
def test_a_point_that_has_been_left(holder: str, points: int) -> None:
    """A point with nobody on it is nobody's, or as ruled still his who was the last there. Rule: BS.GAP.132."""
    found = bench(
        {"type": "occupation", "side": "red", "at": [AT], "vp_each": 1}, rules={"victory": {"point_holder": holder}}
    )
    soldier = found.soldier(RED, "front_line")
    found.stand(soldier, AT)
    found.stand(found.soldier(BLUE, "front_line"), "A-C-11")
    check_end(found.game)
    found.stand(soldier, THERE)
    assert condition_points(found.game, 0) == points


def test_denial_is_for_a_point_that_the_enemy_does_not_hold() -> None:
    """Points denied pay all or nothing. Rule: BS.VIC.1."""
    found = bench({"type": "denial", "side": "red", "at": [AT, THERE], "vp": 20})
    assert condition_points(found.game, 0) == 20
    found.stand(found.soldier(BLUE, "front_line"), THERE)
    assert condition_points(found.game, 0) == 0


def test_exit_counts_who_left_over_its_edges() -> None:
    """Who leaves over another edge is worth nothing. Rule: BS.VIC.1."""
    found = bench({"type": "exit", "side": "red", "edges": ["south"], "mode": "each", "vp_each": 3})
    for number, edge in enumerate((Edge.SOUTH, Edge.EAST)):
        soldier = found.soldier(RED, "front_line", number)
        found.game.soldiers.place[soldier] = Place.EXITED
        found.game.soldiers.exit_edge[soldier] = edge
    assert condition_points(found.game, 0) == 3


def test_survivors_are_on_the_map_and_not_down() -> None:
    """Of four, one lost, one down and one still to come, one is left. Rule: BS.VIC.1."""
    found = bench({"type": "survival", "side": "red", "mode": "each", "vp_each": 4, "soldiers": ["front_line"]})
    lost, down, fit = (found.soldier(RED, "front_line", number) for number in range(3))
    found.lose(lost, codes.NOBODY)
    found.stand(down, AT)
    found.game.soldiers.hits[down] = codes.BOXES
    found.stand(fit, THERE)
    found.stand(found.soldier(RED, "commander"), "A-C-11")
    assert condition_points(found.game, 0) == 4


@pytest.mark.parametrize("left", [Terrain.RUBBLE, Terrain.SLAG, Terrain.CLEAR])
def test_a_structure_that_is_gone_pays(left: int) -> None:
    """A building that has become rubble or slag, or a bunker that is gone, pays whoever did it. Rules: BS.ENG.3."""
    found = bench({"type": "demolition", "side": "red", "at": [AT, THERE], "vp_each": 25})
    for name in (AT, THERE):
        found.game.land.terrain[found.dot(name)] = Terrain.BUILDING
    assert condition_points(found.game, 0) == 0
    found.game.land.terrain[found.dot(AT)] = left
    assert condition_points(found.game, 0) == 25


TARGET = {"type": "target_soldier", "name": "the courier", "side": "red", "soldier": "front_line"}


@pytest.mark.parametrize(
    ("fate", "paid"),
    [
        ("brought_off", {"left"}),
        ("lost", {"lost", "down"}),
        ("alive", {"left", "fit", "waiting"}),
    ],
)
@pytest.mark.parametrize("state", ["left", "lost", "down", "fit", "waiting"])
def test_what_becomes_of_the_target(fate: str, paid: set[str], state: str) -> None:
    """A target is brought off, lost, or neither lost nor down when the battle is over. Rule: BS.SCN.7."""
    condition = {"type": "target", "side": "red", "target": "the courier", "fate": fate, "vp": 40}
    found = bench(condition, special_rules=[TARGET])
    soldier = found.soldier(RED, "front_line")
    if state == "left":
        found.game.soldiers.place[soldier] = Place.EXITED
    elif state == "lost":
        found.lose(soldier, codes.NOBODY)
    elif state != "waiting":
        found.stand(soldier, AT)
        found.game.soldiers.hits[soldier] = codes.BOXES if state == "down" else 0
    assert condition_points(found.game, 0) == (40 if state in paid else 0)


def ended(found: Bench) -> int | None:
    """Return what ends a battle after a turn in which both sides are on the map, None if nothing does."""
    found.stand(found.soldier(RED, "commander"), AT)
    found.stand(found.soldier(BLUE, "commander"), THERE)
    check_end(found.game)
    return found.game.battle.ending if found.game.battle.over else None


def test_a_battle_ends_by_losses() -> None:
    """It ends after the turn in which half of the build value of a side is eliminated, not before."""
    found = bench({"type": "survival", "side": "red"}, ends_early=[{"type": "losses", "side": "blue", "percent": 50}])
    soldiers = range(60, 60 + found.game.forces.count[BLUE])
    worths = {soldier: found.game.cards.build_value[found.game.forces.card[soldier]] for soldier in soldiers}
    gone = 0
    for soldier in reversed(soldiers):
        if 2 * gone < sum(worths.values()):
            assert ended(found) is None
            found.lose(soldier, 0)
            gone += worths[soldier]
    assert ended(found) == 3


def test_a_battle_ends_by_a_lead_that_counts_what_is_counted_at_the_end() -> None:
    """A lead is what it would be if the battle were over: points counted at the end are in it."""
    found = bench(
        {"type": "destruction", "side": "red", "mode": "each", "vp_each": 10},
        {"type": "occupation", "side": "blue", "at": [THERE], "vp_each": 1},
        ends_early=[{"type": "lead", "side": "red", "vp": 9}],
    )
    assert ended(found) is None
    found.lose(found.soldier(BLUE, "front_line"), 0)
    assert standing(found.game, RED) - standing(found.game, BLUE) == 9
    assert ended(found) == 4
    assert [*found.game.battle.score] == [10, 1]


def test_a_battle_ends_when_its_target_is_settled() -> None:
    """Brought off or lost, there is nothing left to fight for."""
    found = bench(
        {"type": "target", "side": "red", "target": "the courier", "fate": "brought_off", "vp": 40},
        special_rules=[TARGET],
        ends_early=[{"type": "target_settled", "target": "the courier"}],
    )
    assert ended(found) is None
    found.game.soldiers.place[found.soldier(RED, "front_line")] = Place.EXITED
    assert ended(found) == 5
    assert found.game.battle.score[RED] == 40


@pytest.mark.parametrize(("early", "over"), [(True, 1), (False, 0)])
def test_a_side_that_has_nobody_left(early: bool, over: int) -> None:
    """The battle is over after that turn, or as ruled goes on to its last turn. Rule: BS.GAP.138."""
    found = bench({"type": "destruction", "side": "red"}, rules={"victory": {"early_end": early}})
    for at in range(found.game.forces.count[BLUE]):
        found.lose(60 + at, 0)
    check_end(found.game)
    assert found.game.battle.over == over


def test_nothing_is_scored_twice_in_a_turn() -> None:
    """Points at the end are not counted turn by turn."""
    found = bench({"type": "destruction", "side": "red"})
    found.lose(found.soldier(BLUE, "front_line"), 0)
    score_turn(found.game)
    assert found.game.battle.score[RED] == 0


LEVELS = [{"level": "minor", "lead_vp": 10}, {"level": "major", "lead_vp": 40}]


@pytest.mark.parametrize(
    ("lead", "level", "winner"),
    [(0, "draw", None), (9, "draw", None), (10, "minor", "red"), (39, "minor", "red"), (40, "major", "red")],
)
def test_a_lead_has_a_level(lead: int, level: str, winner: str | None) -> None:
    """A lead below the least level is a draw; else it is called what it reaches. Rule: BS.SCN.7."""
    found = bench({"type": "destruction", "side": "red"}, levels=LEVELS)
    levels = found.ready.scenario.levels
    found.game.battle.score[RED] = 5 + lead
    found.game.battle.score[BLUE] = 5
    assert level_of(levels, lead) == level
    assert result_of(found.game, levels).winner == winner


def test_without_levels_any_lead_wins() -> None:
    """Equal points are a draw, one more point is a victory. Rule: BS.SCN.7."""
    assert level_of((), 0) == "draw"
    assert level_of((), 1) is None
