"""A scenario as the columns of the kernel: turns, set-up, entry, what is scored. Rules: BS.SCN.1 to BS.SCN.8."""

from collections.abc import Iterable
from functools import singledispatch
from typing import Any

from engine.games.battlesuit.battle.form import SIDES
from engine.games.battlesuit.battle.maps import EDGES, Charted, number_of
from engine.games.battlesuit.kernel import codes
from engine.games.battlesuit.kernel.board.map_records import Land
from engine.games.battlesuit.kernel.force_records import Forces, Plan
from engine.games.battlesuit.maps.edges import zone_along
from schemas.models.battlesuit.scenario import Deployment, Entry, Scenario
from schemas.models.battlesuit.special_rules import Detection, Glow, LawfulExit, OptionInPlay
from schemas.models.battlesuit.victory import Condition, Denial, Destruction, Exit, Occupation
from schemas.models.battlesuit.words import Edge, OptionalRule, Side

DOWN_HALVES = {"nothing": 0, "half": 1, "whole": 2}
OPTIONS = tuple(OptionalRule)


def pack_plan(scenario: Scenario, chart: Charted, plan: Plan, land: Land) -> None:
    """Write a scenario on a map."""
    plan.turns = scenario.turns
    plan.first = _side(scenario.setup.first)
    plan.attacker = codes.NOBODY if scenario.attacker is None else _side(scenario.attacker)
    plan.waves = 1
    for side, placing in enumerate((scenario.setup.red, scenario.setup.blue)):
        plan.friendly_edges[side] = edge_bits(placing.friendly_edges)
        if isinstance(placing, Deployment):
            _pack_area(placing, side, chart, plan, land)
        else:
            _pack_wave(placing, side, chart, plan, land)
    for rule in scenario.special_rules:
        pack_rule(rule, plan)
    for condition in scenario.victory:
        _pack_condition(condition, chart, plan)


def pack_beginnings(scenario: Scenario, forces: Forces) -> None:
    """Write in which area each soldier begins, or with which wave it comes; areas and waves are numbered by side."""
    area, wave = 0, 1
    for side, placing in enumerate((scenario.setup.red, scenario.setup.blue)):
        first = side * codes.SIDE_SOLDIERS
        whole = slice(first, first + forces.count[side])
        if isinstance(placing, Deployment):
            forces.area[whole] = [area] * forces.count[side]
            area += 1
        else:
            forces.wave[whole] = [wave] * forces.count[side]
            wave += 1


def edge_bits(edges: Iterable[Edge]) -> int:
    """Return edges as bits: north, east, south, west."""
    return sum(1 << EDGES.index(edge) for edge in sorted({*edges}))


def _side(side: Side) -> int:
    return SIDES.index(side.value)


def _pack_area(placing: Deployment, side: int, chart: Charted, plan: Plan, land: Land) -> None:
    plan.airborne[side] = int(placing.airborne)
    zone = {chart.numbers[point] for point in zone_along(chart.field.layout, placing.edge, placing.depth_points)}
    zone |= {number_of(chart, name) for name in placing.around}
    for dot in sorted(zone):
        land.zone[dot] |= 1 << plan.areas
    plan.areas += 1


def _pack_wave(placing: Entry, side: int, chart: Charted, plan: Plan, land: Land) -> None:
    wave, edges = plan.waves, edge_bits((placing.edge,))
    plan.wave_side[wave], plan.wave_turn[wave] = side, placing.turn
    for dot in range(chart.board.dots):
        if chart.board.edges[dot] & edges:
            land.entry[dot] |= 1 << wave
    plan.waves += 1


@singledispatch
def pack_rule(_: Any, plan: Plan) -> None:
    """Write a special rule that is a number of the plan; those of maps, cards and soldiers are written with them."""


@pack_rule.register
def _(rule: OptionInPlay, plan: Plan) -> None:
    plan.options |= 1 << OPTIONS.index(rule.rule)


@pack_rule.register
def _(rule: Glow, plan: Plan) -> None:
    plan.glow = rule.rating


@pack_rule.register
def _(rule: Detection, plan: Plan) -> None:
    plan.detection[_side(rule.side)] = 1


@pack_rule.register
def _(rule: LawfulExit, plan: Plan) -> None:
    plan.exit_edges[_side(rule.side)] |= edge_bits((rule.edge,))


def _pack_condition(condition: Condition, chart: Charted, plan: Plan) -> None:
    row = plan.conditions
    plan.scorer[row] = _side(condition.side)
    plan.first_goal[row] = sum(plan.goals[:row])
    pack_condition(condition, row, plan)
    for at in getattr(condition, "at", ()):
        plan.goal[plan.first_goal[row] + plan.goals[row]] = number_of(chart, at)
        plan.goals[row] += 1
    plan.conditions += 1


@singledispatch
def pack_condition(condition: Any, row: int, plan: Plan) -> None:
    """Write what is particular to a kind of condition.

    Raises:
        TypeError: nothing counts conditions of this kind.
    """
    raise TypeError(f"nothing counts {condition!r} in row {row} of {plan!r}")


@pack_condition.register
def _(condition: Destruction, row: int, plan: Plan) -> None:
    plan.kind[row], plan.worth[row] = codes.DESTRUCTION, 1
    plan.mode[row] = codes.BY_BUILD_VALUE if condition.mode == "build_value" else codes.BY_COUNT
    plan.needed[row] = DOWN_HALVES[condition.down]


@pack_condition.register
def _(condition: Occupation, row: int, plan: Plan) -> None:
    plan.kind[row], plan.worth[row] = codes.OCCUPATION, condition.vp_each
    plan.when[row] = codes.EVERY_TURN if condition.when == "per_turn" else codes.AT_THE_END


@pack_condition.register
def _(condition: Exit, row: int, plan: Plan) -> None:
    plan.kind[row], plan.worth[row] = codes.EXIT, condition.vp_each
    plan.mode[row] = codes.BY_BUILD_VALUE if condition.mode == "build_value" else codes.BY_COUNT
    plan.edges[row] = edge_bits((condition.edge,))


@pack_condition.register
def _(condition: Denial, row: int, plan: Plan) -> None:
    plan.kind[row], plan.worth[row] = codes.DENIAL, condition.vp
