"""Marines, stealth, hidden set-up and mines of a scenario as the columns of the kernel.

Rules: BS.MRN.1, BS.HID.1, BS.MIN.4, BS.GAP.74, BS.GAP.135.
"""

from collections.abc import Iterator, Sequence
from itertools import chain, repeat

from engine.battles.orders import OrderError
from engine.games.battlesuit.battle.maps import Charted
from engine.games.battlesuit.battle.plans import detached
from engine.games.battlesuit.battle.squads import Fighter
from engine.games.battlesuit.form import SIDES
from engine.games.battlesuit.kernel import codes
from engine.games.battlesuit.kernel.board.map_records import Land
from engine.games.battlesuit.kernel.event_codes import Marker
from engine.games.battlesuit.kernel.force_records import Forces
from engine.games.battlesuit.legality.scenarios import points_in
from schemas.models.battlesuit.rules import Rules
from schemas.models.battlesuit.scenario import Scenario
from schemas.models.battlesuit.setup import Deployment
from schemas.models.battlesuit.special_rules import Marines, Minefield, OptionInPlay, StealthTypes
from schemas.models.battlesuit.words import OptionalRule, Side

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


def _side(side: Side) -> int:
    return SIDES.index(side.value)
