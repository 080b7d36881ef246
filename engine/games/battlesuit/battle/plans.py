"""A scenario as the columns of the kernel: turns, set-up, entry, what is scored. Rules: BS.SCN.1 to BS.SCN.8."""

from collections.abc import Iterator, Sequence
from functools import singledispatch
from typing import Any

from engine.games.battlesuit.battle.goals import targets_of
from engine.games.battlesuit.battle.maps import Charted, edge_bits
from engine.games.battlesuit.battle.squads import Fighter
from engine.games.battlesuit.form import SIDES
from engine.games.battlesuit.kernel import codes
from engine.games.battlesuit.kernel.board.map_records import Land
from engine.games.battlesuit.kernel.event_codes import Option
from engine.games.battlesuit.kernel.force_records import Forces, Plan
from engine.games.battlesuit.legality.scenarios import points_in
from schemas.models.battlesuit.rules.forces import SetupRules
from schemas.models.battlesuit.scenario import Scenario
from schemas.models.battlesuit.setup import Deployment, Detached, Entry
from schemas.models.battlesuit.special_rules import Detection, Glow, LawfulExit, OptionInPlay, SoldierTarget
from schemas.models.battlesuit.words import Side


def pack_plan(scenario: Scenario, rules: SetupRules, chart: Charted, plan: Plan, land: Land) -> None:
    """Write how a scenario on a map begins, and its special rules."""
    plan.turns = scenario.turns
    plan.first = _first(scenario, rules)
    plan.waves = 1
    plan.friendly_edges[:] = [edge_bits(side.friendly_edges) for side in (scenario.setup.red, scenario.setup.blue)]
    for _, side, placing in scenario.setup.placings():
        if isinstance(placing, Deployment):
            _pack_area(placing, chart, plan, land)
        else:
            _pack_wave(placing, _side(side), chart, plan, land)
    for rule in scenario.special_rules:
        pack_rule(rule, plan)


def _first(scenario: Scenario, rules: SetupRules) -> int:
    """Return who sets up first, NOBODY if dice decide. Rule: BS.GAP.134."""
    if scenario.setup.first is not None:
        return _side(scenario.setup.first)
    by_dice = scenario.attacker is None or rules.deployment_order == "initiative_loser_first"
    return codes.NOBODY if by_dice or scenario.attacker is None else 1 - _side(scenario.attacker)


def pack_beginnings(scenario: Scenario, fighters: Sequence[Sequence[Fighter]], forces: Forces) -> None:
    """Write in which area each soldier begins, or with which wave it comes, detachments after whole sides."""
    area, wave = 0, 1
    for _, owner, placing in scenario.setup.placings():
        side = _side(owner)
        deploys = isinstance(placing, Deployment)
        for number in detached(placing, fighters[side]):
            soldier = side * codes.SIDE_SOLDIERS + number
            forces.area[soldier], forces.wave[soldier] = (area, 0) if deploys else (0, wave)
        area, wave = area + deploys, wave + (not deploys)
    _pack_targets(scenario, fighters, forces)


def _pack_targets(scenario: Scenario, fighters: Sequence[Sequence[Fighter]], forces: Forces) -> None:
    """Write whom the battle is about: of the type that is named the first one on the roster. Rule: BS.SCN.6."""
    for number, rule in enumerate(targets_of(scenario)):
        card = rule.soldier if isinstance(rule, SoldierTarget) else rule.unit
        side = _side(rule.side)
        ids = [fighter.card.id for fighter in fighters[side]]
        if card.split(":")[-1] in ids:
            forces.escorted[side * codes.SIDE_SOLDIERS + ids.index(card.split(":")[-1])] |= 1 << number


def detached(placing: Entry | Deployment, fighters: Sequence[Fighter]) -> Iterator[int]:
    """Yield the numbers of those of a side who begin so: all of them, or of each type the last ones on the roster."""
    if not isinstance(placing, Detached):
        yield from range(len(fighters))
        return
    for line in (*placing.soldiers, *placing.units):
        alike = [number for number, fighter in enumerate(fighters) if fighter.card.id == line.card.split(":")[-1]]
        yield from alike[-line.count :]


def _side(side: Side) -> int:
    return SIDES.index(side.value)


def _pack_area(placing: Deployment, chart: Charted, plan: Plan, land: Land) -> None:
    plan.airborne |= int(placing.airborne) << plan.areas
    zone = {chart.numbers[point] for point in points_in(placing, chart.field.layout)}
    for dot in sorted(zone):
        land.zone[dot] |= 1 << plan.areas
    plan.areas += 1


def _pack_wave(placing: Entry, side: int, chart: Charted, plan: Plan, land: Land) -> None:
    wave, edges = plan.waves, edge_bits(placing.edges)
    plan.wave_side[wave], plan.wave_turn[wave] = side, placing.turn
    for point, dot in chart.numbers.items():
        names = chart.field.layout.names[point]
        on_panel = not placing.panels or any(name[0] in placing.panels for name in names)
        if on_panel and chart.board.edges[dot] & edges:
            land.entry[dot] |= 1 << wave
    plan.waves += 1


@singledispatch
def pack_rule(_: Any, plan: Plan) -> None:
    """Write a special rule that is a number of the plan; those of maps, cards and soldiers are written with them."""


@pack_rule.register
def _(rule: OptionInPlay, plan: Plan) -> None:
    plan.options |= 1 << Option[rule.rule.name]


@pack_rule.register
def _(rule: Glow, plan: Plan) -> None:
    plan.glow = rule.rating


@pack_rule.register
def _(rule: Detection, plan: Plan) -> None:
    plan.detection[_side(rule.side)] = 1


@pack_rule.register
def _(rule: LawfulExit, plan: Plan) -> None:
    plan.exit_edges[_side(rule.side)] |= edge_bits((rule.edge,))
