"""Rulings turned round, with results worked out by hand."""

from collections.abc import Callable
from typing import Any

import pytest
import yaml

from engine.games.seven_seconds.battle.draws import draw_game_type
from engine.games.seven_seconds.battle.prepared import drones_bought
from engine.games.seven_seconds.kernel.actions.choices import act, clear_choice, is_legal
from engine.games.seven_seconds.kernel.board.sight import look
from engine.games.seven_seconds.kernel.chance import SIDE_ACTOR
from engine.games.seven_seconds.kernel.codes import Action, Draw, Event, Status
from engine.games.seven_seconds.kernel.course.turn import take_turn
from tests.engine.games.seven_seconds.conftest import BLUE, RED, Bench
from tests.rules.adapters.seven_seconds.answers import ANSWERS
from tests.rules.adapters.seven_seconds.bench import Bench as Laid
from tests.rules.adapters.seven_seconds.house_rules import changed_rules

PAIR = """
kind: target_action
unit: tactical
sensors: 3
own_counters: 0
dice: [6, 6]
allot: [{id: B1, points: 12, points_per_counter: 2, counters_swallowed: 0, blip: [scout, engineer]}]
params: {range.band_in: 0.1, target.blip_cost_basis: unit_position}
"""
TWICE = """
kind: target_action
unit: tactical
sensors: 3
own_counters: 0
dice: [6, 6]
allot:
  - {id: %s, points: 6, points_per_counter: 1, counters_swallowed: 1}
  - {id: %s, points: 6, points_per_counter: 1, counters_swallowed: 1}
params: {target.intervening_charge: %s}
"""
PASSED = """
kind: passive
mover: {counters: 0, stealth: 3, displacement_in: 6.0}
enemies: [{id: E1, distance_in: 8.0, closest_during_path_in: %s, counters: 0}]
params: {passive.test: whole_path}
"""
EDGE = """
kind: leave_table
table_in: [36, 36]
base_radius_in: 0.5
ends: [[35.5, 10], [35.6, 10], [3, -1]]
params: {move.leave_table: true}
"""
SCRAMBLE = """
kind: scramble
unit: scout
counters: 0
unused_blips: 3
squares_empty: 3
action_number: %s
params: {scramble.ends_activation: false}
"""
SHOP = "{kind: setup_order, game: chance_encounter, params: {chance_encounter.drone_purchase: true}}"


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        (PAIR, {"placed": {"B1": 6}, "after_reveal": {"scout": 6, "engineer": 2}}),
        (TWICE % ("E1", "E1", "once_per_target"), {"placed": {"E1": 11}}),
        (TWICE % ("E1", "E1", "per_payment"), {"placed": {"E1": 10}}),
        (TWICE % ("ground_1", "ground_1", "once_per_target"), {"placed": {"ground_1": 11}}),
        (TWICE % ("ground_1", "ground_1", "per_payment"), {"placed": {"ground_1": 10}}),
        (PASSED % 2.0, {"mover_counters": 1, "enemies": {"E1": 1}}),
        (PASSED % 6.1, {"mover_counters": 0, "enemies": {"E1": 0}}),
        (EDGE, {"legal": [True, True, True]}),
        (SCRAMBLE % 1, {"blips_placed": 3, "actions_left": 1}),
        (SCRAMBLE % 2, {"blips_placed": 3, "actions_left": 0}),
    ],
)
def test_a_house_rule_gives_what_it_gives_on_paper(question: str, expected: dict[str, Any]) -> None:
    """A pair's second unit stands an inch aside: in bands of 0.1 in it costs 6, so that 12 points place 2 on it."""
    given = yaml.safe_load(question)
    found = ANSWERS[given["kind"]](given)

    assert {key: found[key] for key in expected} == expected


def test_drones_are_bought_between_cards_and_holding_areas() -> None:
    """The step stands where the rulebook has it."""
    steps = ANSWERS["setup_order"](yaml.safe_load(SHOP))["steps"]

    assert steps[2:5] == ["both_draw_cards", "both_purchase_drones", "fill_holding_areas"]


@pytest.mark.parametrize(
    ("points", "fielded", "room", "bought"),
    [
        (0, [], 9, []),
        (3, [], 9, ["basic_drone"] * 3),
        (7, ["basic_drone"] * 4, 9, ["basic_drone"] + ["recce_drone"] * 3),
        (7, [], 2, ["basic_drone"] * 2),
        (99, ["basic_drone"] * 5 + ["recce_drone"] * 3 + ["kamikaze_drone"] * 4, 9, ["haywire_drone"] * 4),
    ],
)
def test_drones_are_bought_by_worth_for_the_price(
    points: int, fielded: list[str], room: int, bought: list[str]
) -> None:
    """Prices 1, 2, 2, 2; a recce drone is worth half as much again as another; 5, 4, 4 and 3 figures of each."""
    rules = changed_rules({"chance_encounter.drone_purchase": True, "chance_encounter.drone_points": points})

    assert [kind.value for kind in drones_bought(fielded, room, rules)] == bought


@pytest.mark.parametrize(("tie", "first"), [("reroll", 1), ("red", 0)])
def test_a_tie_for_first_player(tie: str, first: int) -> None:
    """Red 4, blue 4, then red 2, blue 5: a tie is thrown again, or the red player's."""
    bench = Laid({"params": {"chance_encounter.initiative_tie": tie}})
    for side, dice in enumerate(([4, 2], [4, 5])):
        bench.lay(SIDE_ACTOR + side, Draw.GAME_TYPE, 3)
        bench.lay(SIDE_ACTOR + side, Draw.FIRST_PLAYER, *dice)

    assert draw_game_type(bench.game, bench.rules) == (False, first)


@pytest.mark.parametrize(("side", "share", "sees"), [
    ("left", 0.5, True), ("left", 0.7, True), ("left", 0.9, False), ("left", 1.0, False),
    ("more than half", 0.5, False), ("more than half", 0.3, True), ("more than half", 0.1, True),
    ("all", 0.1, False), ("all", 0.0, True),
])  # fmt: skip
def test_the_share_of_a_model_that_shows(bench: Callable[..., Bench], side: str, share: float, sees: bool) -> None:
    """Half-way a hill hides what lies right of its edge: on a base of 1 in, 20, 60 or all of 100 parts."""
    edge_in = {"left": 10.15, "more than half": 9.95, "all": 9.0}[side]
    made = bench(("hill", (14.9, edge_in, 15.1, 12.0)), los={"min_visible_fraction": share})
    looker = made.unit(RED, 0, "tactical", (10.0, 10.0))
    target = made.unit(BLUE, 0, "tactical", (20.0, 10.0))

    look(made.game, looker, target)

    assert bool(made.game.sight.blocked) is not sees


def test_who_leaves_the_table_is_out_of_the_game_but_alive(bench: Callable[..., Bench]) -> None:
    """A trooper that moves off the table is no loss and holds nothing; a drone cannot explode beside the table."""
    made = bench(move={"leave_table": True})
    trooper = made.unit(RED, 0, "tactical", (2.0, 10.0))
    drone = made.unit(RED, 1, "kamikaze_drone", (2.0, 20.0))
    clear_choice(made.game)
    made.game.choice.action, made.game.choice.x_mil, made.game.choice.y_mil = Action.MOVE, -1000, 10000

    assert is_legal(made.game, trooper)
    act(made.game, trooper)
    assert made.game.battle.status[trooper] == Status.LEFT
    assert made.game.battle.troopers_lost[RED] == 0
    assert made.game.battle.troopers_away[RED] == 1
    assert [row[2] for row in made.events(Event.LEFT_TABLE)] == [trooper]

    clear_choice(made.game)
    made.game.choice.action, made.game.choice.x_mil, made.game.choice.y_mil = Action.KAMIKAZE, -1000, 20000
    assert not is_legal(made.game, drone)


@pytest.mark.parametrize(("windows", "revealed"), [(["own_turn"], 0), (["own_turn", "enemy_turn"], 1)])
def test_a_blip_is_turned_over_in_the_enemys_turn(windows: list[str], revealed: int) -> None:
    """The owner may do so after an activation of the enemy, where the rules have that window."""
    bench = Laid({"params": {"blip.voluntary_reveal_windows": windows}})
    enemy = bench.unit(RED, "tactical", (10, 10))
    blip = bench.blip(BLUE, (20, 20), ("scout",))
    bench.game.battle.active[enemy] = 1
    bench.players[RED].turns.append((enemy, 0))
    bench.players[BLUE].reveals.append(blip)

    take_turn(bench.game, RED)

    assert len(bench.events(Event.REVEAL)) == revealed
