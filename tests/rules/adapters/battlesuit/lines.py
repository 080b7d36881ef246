"""Lines of sight, blind points, and the terrain of overlapping meta-hexes."""

from engine.games.battlesuit.maps.battlefield import Field, chart_of, laid_out, telling
from engine.games.battlesuit.maps.layouts import Layout
from engine.games.battlesuit.maps.sight import (
    Crossing,
    Obstacle,
    Viewer,
    line_of_sight,
    past_obstacle,
    sight_ground,
)
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
