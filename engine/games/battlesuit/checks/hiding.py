"""Whether soldiers that set up hidden find places to hide. Rules: BS.HID.1, BS.HID.3."""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.checking.check import check, mistake
from engine.games.battlesuit.checks.maps import off_map
from engine.games.battlesuit.legality.scenarios import forces_of, map_of, may_hide_in, points_in, surroundings
from engine.games.battlesuit.maps.battlefield import field_of, panels_of
from engine.games.battlesuit.maps.ground import Field, chart_of
from engine.games.battlesuit.maps.layouts import points_from_edge
from engine.games.battlesuit.maps.panels import Point
from schemas.diagnostics.diagnostics import Finding, Fix, Location
from schemas.models.battlesuit.maps import BattleMap
from schemas.models.battlesuit.rules import Rules
from schemas.models.battlesuit.scenario import Scenario
from schemas.models.battlesuit.setup import Deployment, Detached, Force, Squad
from schemas.models.battlesuit.words import Side, Work
from schemas.packs.packs import Pack


@dataclass(frozen=True)
class Ambush:
    """Soldiers that set up hidden: where that is said, whose they are, where they may stand, and how many they are."""

    at: Location
    side: Side
    placing: Deployment
    soldiers: int


def ambushes(scenario: Scenario, pack: Pack) -> Iterator[Ambush]:
    """Yield all who set up hidden and whose force is there; a side goes without its detachments."""
    forces = forces_of(scenario, pack)
    for at, side, placing in scenario.setup.placings():
        if isinstance(placing, Deployment) and placing.hidden and side in forces:
            detached = _count(placing) if isinstance(placing, Detached) else _at_home(scenario, side, forces[side])
            yield Ambush(("setup", *at), side, placing, detached)


def _at_home(scenario: Scenario, side: Side, force: Force) -> int:
    away = sum(_count(found) for found in scenario.setup.detachments if found.side is side)
    return max(sum(map(_count, force.squads)) - away, 0)


def _count(who: Squad | Detached) -> int:
    return sum(line.count for line in who.soldiers) + sum(line.count for line in who.units)


@check("too-few-hiding-places", "BS.HID.3")
def too_few_places(scenario: Scenario, pack: Pack, rules: Rules) -> Iterator[Finding]:
    """Hidden set-up without places to hide.

    Who deploys with `hidden: true` needs a point of `hidden.hidden_terrain` (woods, building, bunker, improved
    position) in the area for each soldier.
    """
    found = [*ambushes(scenario, pack)]
    battle_map = map_of(scenario, pack)
    panels = panels_of(battle_map, pack) if battle_map else None
    if not found or battle_map is None or panels is None or any(off_map(battle_map, pack)):
        return
    field = field_of(battle_map, panels, chart_of(rules.terrain))
    places = hiding_places(field, battle_map, rules)
    for ambush in found:
        yield from _short(ambush, field, places)


def hiding_places(field: Field, battle_map: BattleMap, rules: Rules) -> frozenset[Point]:
    """Return the points that may hide a soldier."""
    improved = {field.layout.point(marker.at) for marker in battle_map.works if marker.work is Work.IMPROVED_POSITION}
    hiding = improved if may_hide_in(Work.IMPROVED_POSITION.value, rules.hidden) else set()
    return frozenset(
        point for point in field.layout.names if point in hiding or may_hide_in(field.terrain_at(point), rules.hidden)
    )


def _short(ambush: Ambush, field: Field, places: frozenset[Point]) -> Iterator[Finding]:
    count = len(places & points_in(ambush.placing, field.layout))
    if count >= ambush.soldiers:
        return
    depth = _depth_enough(ambush, field, places)
    at = (*ambush.at, "depth_points" if depth else "hidden")
    yield mistake(
        at,
        f"of the points where {ambush.side.value} may stand {count} can hide someone, and {ambush.soldiers} set up "
        "hidden",
        f"make it {depth}" if depth else "lay improved positions there, or drop hidden set-up",
        fix=(Fix(at, depth),) if depth else (),
    )


def _depth_enough(ambush: Ambush, field: Field, places: frozenset[Point]) -> int | None:
    """Return how deep the strip has to be so that all of them find a place; None where no depth is enough."""
    edge = ambush.placing.edge
    if edge is None:
        return None
    near = places & surroundings(ambush.placing, field.layout)
    depths = sorted(points_from_edge(field.layout, point, edge) for point in places - near)
    needed = ambush.soldiers - len(near)
    return depths[needed - 1] if needed <= len(depths) else None
