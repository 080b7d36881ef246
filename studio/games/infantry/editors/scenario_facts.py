"""What the sides of a scenario have, cost and may, and whether they fit in. Rules: IN.HOUSE.8, IN.HOUSE.10."""

from dataclasses import dataclass
from typing import Any

from engine.games.infantry.checks.scenarios import map_of, sides_of, squads_of
from engine.games.infantry.ground import may_stand, spots_of, terrain_on
from engine.games.infantry.points import squad_points
from schemas.models.infantry.dot_map import DotMap
from schemas.models.infantry.scenario import Scenario, Side
from schemas.packs.packs import Pack
from studio.core.entries import Entry
from studio.games.infantry.editors.trooper_sums import rules_of

FARTHEST = 99
"""The last column or row that a zone can name."""


@dataclass(frozen=True)
class SideFacts:
    """A side: its PV and what they may be, its troopers, and for how many there is room; None without a map."""

    points: int
    budget: int
    troopers: int
    room: int | None


def scenario_of(entry: Entry) -> Scenario | None:
    """Return the scenario of a document; None while it has mistakes that keep it from being one."""
    model = entry.loaded.model if entry.loaded is not None else None
    return model if isinstance(model, Scenario) else None


def side_facts(pack: Pack | None, entry: Entry) -> dict[str, SideFacts]:
    """Return what is to be said of each side by its name; nothing while the scenario cannot be counted."""
    scenario = scenario_of(entry)
    if pack is None or scenario is None:
        return {}
    dot_map, budget = map_of(scenario, pack), scenario.budget or rules_of(pack).points.budget
    return {name: _facts(side, pack, dot_map, budget) for name, side in sides_of(scenario)}


def _facts(side: Side, pack: Pack, dot_map: DotMap | None, budget: int) -> SideFacts:
    squads = squads_of(side, pack)
    points = sum(squad_points(squad, pack, rules_of(pack)) for squad in squads)
    room = None if dot_map is None else room_in(side, pack, dot_map)
    return SideFacts(points, budget, sum(len(squad.members) for squad in squads), room)


def room_in(side: Side, pack: Pack, dot_map: DotMap) -> int:
    """Return how many troopers can be set down where a side deploys. Rules: IN.HOUSE.10, IN.GAP.39."""
    rules = rules_of(pack)
    spots = (may_stand(terrain_on(dot_map, spot, pack), rules) for spot in spots_of(side.deploys, dot_map))
    return sum(spots) * rules.terrain.per_dot


def last_dots(pack: Pack | None, entry: Entry) -> dict[str, int]:
    """Return the last column and row of the map that a scenario names, or of the customary one."""
    name = entry.value(("dot_map",))
    found = pack.named("dot_map", name, DotMap) if pack is not None and isinstance(name, str) else None
    if found is not None:
        return {"columns": found.columns - 1, "rows": found.rows - 1}
    usual = rules_of(pack).scenario if pack is not None else None
    return {"columns": usual.columns - 1, "rows": usual.rows - 1} if usual is not None else {"columns": 39, "rows": 55}


def reach_at(entry: Entry, side: str, axis: str, last: int) -> tuple[int, int]:
    """Return the first and the last of a zone's columns or rows, in this order; all of them where it says nothing."""
    found: Any = entry.value((side, "deploys", axis))
    sound = (
        isinstance(found, list) and len(found) == 2 and all(type(one) is int and 0 <= one <= FARTHEST for one in found)
    )
    return (min(found), max(found)) if sound else (0, last)
