"""What a scenario names, and whether it can be played as proposed.

Rules: BS.DYO.3, BS.DYO.22, BS.DYO.23, BS.HID.3, BS.MIN.4, BS.SCN.5, BS.GAP.135.
"""

from collections.abc import Mapping
from fractions import Fraction
from typing import Literal, NamedTuple

from engine.games.battlesuit.maps.layouts import Layout, zone_along
from engine.games.battlesuit.maps.panels import Point, distance
from schemas.models.battlesuit.maps import BattleMap
from schemas.models.battlesuit.rules.forces import ForceRules
from schemas.models.battlesuit.rules.special import BlastRules, HiddenRules
from schemas.models.battlesuit.scenario import Scenario
from schemas.models.battlesuit.setup import Area, Force
from schemas.models.battlesuit.words import Side
from schemas.packs.packs import Pack


def fewest_panels(size: Literal["standard", "large"], rules: ForceRules) -> int:
    """Return how many panels a scenario of a size needs. Rules: BS.DYO.22, BS.DYO.23."""
    return rules.large_min_panels if size == "large" else rules.standard_min_panels


def is_fair_ratio(defender: int, attacker: int, rules: ForceRules) -> bool:
    """Return whether the attacker's pool of a holding action is as much larger as it has to be. Rule: BS.DYO.3."""
    least, most = rules.ratios()
    return least * defender <= attacker <= most * defender


def pool_ratio(defender: int, attacker: int) -> Fraction:
    """Return the attacker's build points over the defender's, which are above 0."""
    return Fraction(attacker, defender)


def may_hide_in(terrain: str, rules: HiddenRules) -> bool:
    """Return whether a unit may be hidden in a terrain, or in an improved position. Rule: BS.HID.3."""
    return terrain in rules.hidden_terrain


def dummies_needed(explosive: int, nuclear: int, rules: BlastRules) -> int:
    """Return how many dummies there are beside so many mines. Rules: BS.MIN.4, BS.GAP.91."""
    return rules.mine_dummies_per_live * (explosive + nuclear)


Forces = dict[Side, Force]


def forces_of(scenario: Scenario, pack: Pack) -> Forces:
    """Return the forces of both sides, those that are there."""
    found = {side: pack.find("force", getattr(scenario.forces, side.value)) for side in Side}
    return {side: loaded.model for side, loaded in found.items() if loaded and isinstance(loaded.model, Force)}


class AttackPools(NamedTuple):
    """Build points of who attacks in a scenario, and of who is attacked."""

    attacker: int
    defender: int


def attack_pools(scenario: Scenario, forces: Mapping[Side, Force]) -> AttackPools | None:
    """Return the pools of a scenario in which somebody attacks; None where nobody does, or a force is not there."""
    if scenario.attacker is None or len(forces) < len(Side):
        return None
    return AttackPools(forces[scenario.attacker].budget, forces[scenario.attacker.enemy].budget)


def map_of(scenario: Scenario, pack: Pack) -> BattleMap | None:
    """Return the map of a scenario, if it is there."""
    loaded = pack.find("battle_map", scenario.map)
    return loaded.model if loaded and isinstance(loaded.model, BattleMap) else None


def points_in(area: Area, layout: Layout) -> frozenset[Point]:
    """Return the points of a map that belong to an area; points it names beside the map are left out."""
    return _strip(area, layout) | surroundings(area, layout)


def surroundings(area: Area, layout: Layout) -> frozenset[Point]:
    """Return the points of an area that it names, and those near them."""
    named = {layout.point(name) for name in area.around} - {None}
    if not area.radius_points:
        return frozenset(point for point in named if point is not None)
    return frozenset(
        point
        for point in layout.names
        if any(centre is not None and distance(point, centre) <= area.radius_points for centre in named)
    )


def _strip(area: Area, layout: Layout) -> frozenset[Point]:
    if area.edge is None or area.depth_points is None:
        return frozenset()
    return frozenset(zone_along(layout, area.edge, area.depth_points))
