"""Whether a side that sets up hidden finds places to hide. Rules: BS.HID.1, BS.HID.3."""

from collections.abc import Iterator

from engine.checking.check import Check
from engine.games.battlesuit.checks.maps import off_map
from engine.games.battlesuit.checks.runs import ruled
from engine.games.battlesuit.checks.scenarios import forces_of, map_of
from engine.games.battlesuit.legality.scenarios import may_hide_in
from engine.games.battlesuit.maps.battlefield import field_of, panels_of
from engine.games.battlesuit.maps.edges import points_from_edge
from engine.games.battlesuit.maps.ground import Field, chart_of
from engine.games.battlesuit.maps.lattice import Point
from schemas.diagnostics.diagnostics import Finding, Fix
from schemas.models.battlesuit.battle_map import BattleMap
from schemas.models.battlesuit.force import Force
from schemas.models.battlesuit.rules import Rules
from schemas.models.battlesuit.scenario import Deployment, Scenario
from schemas.models.battlesuit.special_rules import OptionInPlay
from schemas.models.battlesuit.words import OptionalRule, Side, Work
from schemas.packs.packs import Pack


def is_hidden(scenario: Scenario) -> bool:
    """Return whether hidden set-up is in play."""
    return any(
        isinstance(rule, OptionInPlay) and rule.rule is OptionalRule.HIDDEN_SET_UP for rule in scenario.special_rules
    )


def too_few_places(scenario: Scenario, pack: Pack, rules: Rules) -> Iterator[Finding]:
    """A side that sets up hidden has a place to hide for everyone. Rule: BS.HID.3."""
    battle_map = map_of(scenario, pack)
    panels = panels_of(battle_map, pack) if battle_map else None
    if not is_hidden(scenario) or battle_map is None or panels is None or any(off_map(battle_map, pack, rules)):
        return
    field = field_of(battle_map, panels, chart_of(rules.terrain))
    places = hiding_places(field, battle_map, rules)
    for side, force in forces_of(scenario, pack).items():
        placing = getattr(scenario.setup, side.value)
        if isinstance(placing, Deployment):
            yield from _short(side, force, placing, field, places)


def hiding_places(field: Field, battle_map: BattleMap, rules: Rules) -> frozenset[Point]:
    """Return the points that may hide a soldier."""
    improved = {field.layout.point(marker.at) for marker in battle_map.works if marker.work is Work.IMPROVED_POSITION}
    hiding = improved if may_hide_in(Work.IMPROVED_POSITION.value, rules.hidden) else set()
    return frozenset(
        point for point in field.layout.names if point in hiding or may_hide_in(field.terrain_at(point), rules.hidden)
    )


def _short(side: Side, force: Force, placing: Deployment, field: Field, places: frozenset[Point]) -> Iterator[Finding]:
    depths = sorted(points_from_edge(field.layout, point, placing.edge) for point in places)
    soldiers = sum(member.count for squad in force.squads for member in squad.soldiers)
    soldiers += sum(unit.count for squad in force.squads for unit in squad.units)
    around = places & {field.layout.point(name) for name in placing.around}
    outside = {at for at in around if points_from_edge(field.layout, at, placing.edge) > placing.depth_points}
    count = sum(depth <= placing.depth_points for depth in depths) + len(outside)
    if count >= soldiers:
        return
    deep_enough = len(depths) >= soldiers
    at = ("setup", side.value, "depth_points")
    yield Finding(
        "too-few-hiding-places",
        at,
        f"of the points where {side.value} may stand {count} can hide someone, and {soldiers} set up hidden",
        f"make it {depths[soldiers - 1]}" if deep_enough else "lay improved positions there, or drop hidden set-up",
        "BS.HID.3",
        fix=(Fix(at, depths[soldiers - 1]),) if deep_enough else (),
    )


HIDING_CHECKS = (
    Check(
        code="too-few-hiding-places",
        kind="scenario",
        rule="BS.HID.3",
        title="Hidden set-up without places to hide",
        explanation="Where hidden set-up is in play, a side that begins on the map needs a point of "
        "`hidden.hidden_terrain` (woods, building, bunker, improved position) in its zone for each of its soldiers.",
        run=ruled(Scenario, too_few_places),
    ),
)
