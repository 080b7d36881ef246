"""A scenario as the columns of the kernel: how it begins, and its special rules.

Rules: BS.SCN.1 to BS.SCN.8, BS.MRN.1, BS.HID.1, BS.MIN.4, BS.GAP.74, BS.GAP.135.
"""

from collections.abc import Iterator, Sequence
from itertools import chain, repeat
from typing import Any

from engine.battles.orders import OrderError
from engine.games.battlesuit.battle.goals import targets_of
from engine.games.battlesuit.kernel import codes
from engine.games.battlesuit.kernel.event_codes import Marker, Option
from engine.games.battlesuit.kernel.setup_records import Forces, Land, Plan
from engine.games.battlesuit.legality.scenarios import points_in
from engine.games.battlesuit.maps.charts import Charted, edge_bits
from engine.games.battlesuit.names import SIDES, Fighter
from schemas.models.battlesuit.rules import Rules
from schemas.models.battlesuit.rules.forces import SetupRules
from schemas.models.battlesuit.scenario import Scenario
from schemas.models.battlesuit.setup import Deployment, Detached, Entry
from schemas.models.battlesuit.special_rules import (
    Detection,
    Glow,
    LawfulExit,
    Marines,
    Minefield,
    OptionInPlay,
    SoldierTarget,
    StealthTypes,
)
from schemas.models.battlesuit.words import OptionalRule, Side


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


def pack_rule(rule: Any, plan: Plan) -> None:
    """Write a special rule that is a number of the plan; those of maps, cards and soldiers are written with them."""
    match rule:
        case OptionInPlay():
            plan.options |= 1 << Option[rule.rule.name]
        case Glow():
            plan.glow = rule.rating
        case Detection():
            plan.detection[_side(rule.side)] = 1
        case LawfulExit():
            plan.exit_edges[_side(rule.side)] |= edge_bits((rule.edge,))


Fighters = Sequence[Sequence[Fighter]]


def pack_specials(scenario: Scenario, rules: Rules, fighters: Fighters, forces: Forces) -> None:
    """Write who is a marine, who may use stealth, who sets up hidden, and what mines there are.

    Raises:
        OrderError: there are more mine markers than a battle takes.
    """
    for soldier in _of_types(scenario, Marines, fighters):
        forces.marine[soldier] = 1
    for soldier in _stealthy(scenario, rules, fighters):
        forces.may_stealth[soldier] = 1
    for soldier in _hiding(scenario, fighters):
        forces.hides[soldier] = 1
    markers = [*_markers(scenario)]
    if len(markers) > codes.MINES:
        raise OrderError(f"{scenario.id} has {len(markers)} mine markers; a battle takes {codes.MINES}")
    forces.mines = len(markers)
    for mine, (side, kind) in enumerate(markers):
        forces.mine_side[mine], forces.mine_kind[mine] = side, kind


def _numbered(fighters: Fighters, side: int) -> Iterator[tuple[int, str]]:
    """Yield the numbers of the soldiers of a side with the ids of their cards."""
    for number, fighter in enumerate(fighters[side], side * codes.SIDE_SOLDIERS):
        yield number, fighter.card.id


def _of_types(scenario: Scenario, kind: type[Marines | StealthTypes], fighters: Fighters) -> Iterator[int]:
    for rule in scenario.special_rules:
        if isinstance(rule, kind):
            types = {card.split(":")[-1] for card in rule.cards}
            yield from (number for number, card in _numbered(fighters, _side(rule.side)) if card in types)


def _stealthy(scenario: Scenario, rules: Rules, fighters: Fighters) -> Iterator[int]:
    """Yield who may use stealth, where that rule is in play. Rule: BS.GAP.74."""
    if not any(isinstance(rule, OptionInPlay) and rule.rule is OptionalRule.STEALTH for rule in scenario.special_rules):
        return
    yield from _of_types(scenario, StealthTypes, fighters)
    types = {card.split(":")[-1] for card in rules.stealth.stealth_types}
    for side in range(codes.SIDES):
        yield from (number for number, card in _numbered(fighters, side) if card in types)


def _hiding(scenario: Scenario, fighters: Fighters) -> Iterator[int]:
    """Yield who sets up hidden; who is detached begins as its detachment does. Rule: BS.HID.1."""
    hidden: dict[int, bool] = {}
    for _, owner, placing in scenario.setup.placings():
        side = _side(owner)
        for number in detached(placing, fighters[side]):
            hidden[side * codes.SIDE_SOLDIERS + number] = isinstance(placing, Deployment) and placing.hidden
    yield from (soldier for soldier, hides in hidden.items() if hides)


def _markers(scenario: Scenario) -> Iterator[tuple[int, int]]:
    """Yield the side and the kind of every mine marker. Rules: BS.MIN.4, BS.MIN.7."""
    for rule in scenario.special_rules:
        if isinstance(rule, Minefield):
            kinds = chain(
                repeat(Marker.EXPLOSIVE, rule.explosive),
                repeat(Marker.NUCLEAR, rule.nuclear),
                repeat(Marker.DUMMY, rule.dummies),
            )
            yield from ((_side(rule.side), kind) for kind in kinds)


def pack_mine_areas(scenario: Scenario, chart: Charted, land: Land) -> None:
    """Write where each side may lay mines: in the area of its minefield, else where it sets up. Rule: BS.GAP.135."""
    for rule in scenario.special_rules:
        if isinstance(rule, Minefield):
            areas = [rule] if rule.named else [*_set_up_areas(scenario, rule.side)]
            for point in sorted({point for area in areas for point in points_in(area, chart.field.layout)}):
                land.mine_zone[chart.numbers[point]] |= 1 << _side(rule.side)


def _set_up_areas(scenario: Scenario, side: Side) -> Iterator[Deployment]:
    for _, owner, placing in scenario.setup.placings():
        if owner is side and isinstance(placing, Deployment):
            yield placing
