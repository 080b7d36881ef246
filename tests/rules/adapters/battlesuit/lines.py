"""Lines of sight, blind points, and the terrain of overlapping meta-hexes."""

from collections.abc import Iterable
from dataclasses import dataclass

from engine.games.battlesuit.kernel.board.line import blind_count, rule_for
from engine.games.battlesuit.kernel.codes import SightRule
from engine.games.battlesuit.kernel.setup_records import Ruling
from engine.games.battlesuit.maps.battlefield import Chart, Field, chart_of, laid_out, obstacle_levels, stronger
from engine.games.battlesuit.maps.layouts import Layout
from engine.games.battlesuit.maps.sight import WITH_SHADOW, Obstacle, Viewer, fill_ruling, line_of_sight, sight_ground
from schemas.models.battlesuit.rules.fire import SightRules
from schemas.models.battlesuit.words import Work
from tests.rules.adapters.battlesuit.house_rules import Answer, Given, rules_of
from tests.rules.adapters.battlesuit.places import layout_of, point_of

OVERLAP = "∩"
"""Joins the names of the dots whose meta-hexes overlap in a zone."""


def los(given: Given) -> Answer:
    """Answer whether two soldiers see each other, and what stands between them."""
    rules, layout = rules_of(given), layout_of(given)
    chart = chart_of(rules.terrain)
    terrain = {name: kind for name, kind in given.get("terrain", {}).items() if kind != Work.IMPROVED_POSITION.value}
    field = laid_out(layout, terrain, given.get("ground", {}), chart)
    a, b = (viewer(given[end], field) for end in ("a", "b"))
    found = line_of_sight(sight_ground(field, chart, rules.los), a, b)
    if found.adjacent:
        return {"visible": found.visible, "rule": "adjacent"}
    rows = [_row(obstacle, layout) for obstacle in found.obstacles]
    return {"visible": found.visible, "obstacles": sorted(rows, key=lambda row: list(row["at"]))}


def viewer(given: Given, field: Field) -> Viewer:
    """Return a soldier of a case; one whose level is left out stands on the ground."""
    at = point_of(field.layout, given["at"])
    return Viewer(at, given.get("level", field.ground_at(at)))


def _row(obstacle: Obstacle, layout: Layout) -> Answer:
    row: Answer = {
        "at": sorted(layout.name(point) for point in obstacle.at),
        "top": obstacle.top,
        "how": obstacle.how.value,
        "rule": obstacle.rule,
        "blocks": obstacle.blocks,
    }
    if obstacle.shadow:
        row |= {"n": obstacle.shadow.n, "m": obstacle.shadow.m, "blind_points": obstacle.shadow.blind_points}
    return row


def blind(given: Given) -> Answer:
    """Answer what an obstacle does by the numbers."""
    crossing = Crossing(
        given["higher_level"],
        given["lower_level"],
        given.get("lower_height_above_ground", 0),
        given["obstacle_top"],
        given["n"],
        given["m"],
    )
    found = past_obstacle(crossing, rules_of(given).los)
    counted = {} if found.blind_points is None else {"blind_points": found.blind_points}
    return {"rule": found.rule, "visible": found.visible, **counted}


def zone_terrain(given: Given) -> Answer:
    """Answer which terrain counts where meta-hexes overlap."""
    chart = chart_of(rules_of(given).terrain)
    centres = given["centres"]
    return {
        "zones": {
            zone: "_or_".join(telling((centres[dot.strip()] for dot in zone.split(OVERLAP)), chart))
            for zone in given["zones"]
        }
    }


@dataclass(frozen=True)
class Crossing:
    """One obstacle by numbers alone: the levels of both soldiers, of its top, and the points n and m beside it."""

    higher_level: int
    lower_level: int
    lower_height: int
    top: int
    n: int
    m: int


@dataclass(frozen=True)
class Verdict:
    """What one obstacle does to a line: the rule, the blind points where there is a shadow, whether one sees past."""

    rule: str
    visible: bool
    blind_points: int | None


def past_obstacle(crossing: Crossing, rules: SightRules) -> Verdict:
    """Return what an obstacle does; `lower_height` is that of the lower soldier above its ground.

    Rules: BS.LOS.5 to BS.LOS.15.
    """
    rule = rule_for(crossing.higher_level, crossing.lower_level, crossing.top)
    if rule not in WITH_SHADOW:
        return Verdict(f"6.{rule}", rule == SightRule.BELOW_BOTH, None)
    ruling = Ruling()
    fill_ruling(ruling, rules)
    blind = blind_count(ruling, crossing.higher_level - crossing.top, crossing.n, crossing.lower_height)
    return Verdict(f"6.{rule}", crossing.m > blind, blind)


def telling(terrains: Iterable[str], chart: Chart) -> tuple[str, ...]:
    """Return the terrain that counts for sight where meta-hexes overlap; several, by name, when they rank equal.

    Only terrain that stands in the way ranks equal. Rules: BS.HEX.4, BS.HEX.5.
    """
    there = {*terrains}
    highest = max(obstacle_levels(chart[name]) for name in there)
    if highest == 0:
        return (stronger(there, chart),)
    return tuple(sorted(name for name in there if obstacle_levels(chart[name]) == highest))
