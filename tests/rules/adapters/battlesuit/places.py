"""Panels, layouts, points and directions."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from engine.games.battlesuit.kernel.numbers.attack import is_spilled_on
from engine.games.battlesuit.kernel.numbers.attack_record import Aim as Question
from engine.games.battlesuit.maps.layouts import Layout, Panel, may_be_turned, repeated
from engine.games.battlesuit.maps.panels import PanelShape, Point, distance, dot_label, read_name
from engine.games.battlesuit.rules.attack import aim
from engine.games.battlesuit.rules.numbers import numbers_of
from schemas.models.battlesuit.maps import MapPanel
from schemas.models.battlesuit.rules import Rules
from schemas.models.battlesuit.words import Direction
from tests.rules.adapters.battlesuit.house_rules import CONTENT, Answer, Given, rules_of


def shape_of(given: Given) -> PanelShape:
    """Return the shape of the panels."""
    return PanelShape(last_row=rules_of(given).map.last_row)


def layout_of(given: Given) -> Layout:
    """Return the layout of a case."""
    rows = tuple(tuple(map(_panel, row)) for row in given["layout"])
    return Layout(rows, shape_of(given))


def _panel(written: Any) -> Panel | None:
    if isinstance(written, Mapping):
        return Panel(written["panel"], written.get("rotation", 0))
    return Panel(written) if written else None


def point_of(layout: Layout, name: str) -> Point:
    """Return the point of a name that is known to be good."""
    point = layout.point(name)
    assert point is not None, name
    return point


def refused(errors: tuple[str, ...]) -> Answer:
    """Return the answer about something proposed: valid, or what is wrong with it."""
    return {"valid": False, "errors": [*errors]} if errors else {"valid": True}


def coord(given: Given) -> Answer:
    """Answer where a name lies."""
    layout = layout_of(given)
    point = layout.point(given["coord"])
    if point is None:
        return refused(("COORD_RANGE",))
    return {
        "valid": True,
        "X": point.x,
        "Y2": point.y2,
        "axial": [*point.axial],
        "names": [*layout.names[point]],
    }


def same_point(given: Given) -> Answer:
    """Answer whether two names mean one point."""
    layout = layout_of(given)
    return {"same": point_of(layout, given["a"]) == point_of(layout, given["b"])}


def neighbours(given: Given) -> Answer:
    """Answer the next points all round."""
    layout = layout_of(given)
    around = layout.neighbours(point_of(layout, given["coord"]))
    return {"neighbours": {way.value: layout.name(there) if there else None for way, there in around.items()}}


def distance_between(given: Given) -> Answer:
    """Answer a distance."""
    layout = layout_of(given)
    return {"distance": distance(point_of(layout, given["a"]), point_of(layout, given["b"]))}


def panel_stats(given: Given) -> Answer:
    """Answer how many dots a panel has."""
    counted = count_dots(shape_of(given))
    return {
        "dots": counted.dots,
        "boundary_dots": counted.boundary,
        "odd_columns": counted.odd_column,
        "even_columns": counted.even_column,
    }


def panel_check(given: Given) -> Answer:
    """Answer what is wrong with a proposed panel."""
    shape = shape_of(given)
    wrong = {"PANEL_COLUMNS": given["columns"] != shape.columns, "PANEL_ROWS": given["last_row"] != shape.last_row}
    return refused(tuple(code for code, is_so in wrong.items() if is_so))


def layout_check(given: Given) -> Answer:
    """Answer what is wrong with a layout."""
    panels, rules = [panel for panel, _ in layout_of(given).placed()], rules_of(given).map
    wrong = {
        "BAD_ROTATION": not all(may_be_turned(panel.rotation, rules) for panel in panels),
        "PANEL_TWICE": [*repeated([panel.letter for panel in panels])] != [],
    }
    return refused(tuple(code for code, is_so in wrong.items() if is_so))


def layout_stats(given: Given) -> Answer:
    """Answer how many points a map has."""
    return {"unique_dots": len(layout_of(given).names)}


def facing(given: Given) -> Answer:
    """Answer how a soldier stands to a target."""
    layout = layout_of(given)
    at, target = point_of(layout, given["at"]), point_of(layout, given["target"])
    found = aim(at, Direction(given["faces"]), target, rules_of(given))
    return {"in_arc": found.in_arc, "turns_needed": found.turns, "attack_mod": found.modifier}


def spillover_targets(given: Given) -> Answer:
    """Answer who may be hit beside the target, on the panel that the names are of."""
    target = read_name(given["target"], shape_of(given))
    assert target is not None
    layout = layout_of({"layout": [[target[0]]], **given})
    soldiers = {name: point_of(layout, name) for name in given["soldiers"]}
    attacker, at = (point_of(layout, given[name]) for name in ("attacker", "target"))
    hit = spilled_on(attacker, at, soldiers.values(), rules_of(given))
    return {"hit": sorted(name for name, at in soldiers.items() if at in hit)}


def panel_terrain(given: Given) -> Answer:
    """Answer the terrain of a dot of a shipped panel."""
    letter = given["panel"].removeprefix("house:")
    found = read_name(given["coord"], shape_of(given))
    assert found is not None
    document = yaml.safe_load(Path(CONTENT, "panels", f"panel_{letter.lower()}.yaml").read_text(encoding="utf-8"))
    row, column = dot_label(found[1]).split("-")
    return {"terrain": MapPanel.model_validate(document).terrain_at(row, int(column)).value}


def spilled_on(attacker: Point, target: Point, soldiers: Iterable[Point], rules: Rules) -> frozenset[Point]:
    """Return the points of soldiers next to the target, friend or enemy, but that of an attacker who is exempt."""
    return frozenset(at for at in soldiers if is_spilled_on(numbers_of(rules), _asked(attacker, target, at)))


@dataclass(frozen=True)
class PanelCount:
    """The dots of a panel: all of them, those of the edge, and those of one odd and of one even column."""

    dots: int
    boundary: int
    odd_column: int
    even_column: int


def count_dots(shape: PanelShape) -> PanelCount:
    """Return how many dots a panel has."""
    dots = [*shape.dots()]
    return PanelCount(len(dots), sum(map(shape.is_boundary, dots)), shape.rows, shape.rows - 1)


def _asked(attacker: Point, target: Point, other: Point) -> Question:
    aim = Question()
    aim.x, aim.y = attacker
    aim.target_x, aim.target_y = target
    aim.other_x, aim.other_y = other
    return aim
