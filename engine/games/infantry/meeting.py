"""How a battle begins: map, squads of both sides, where they are set down, who goes first, how long, how dear."""

from dataclasses import dataclass

from engine.battles.orders import OrderError
from engine.games.infantry.ground import may_stand, reach_of, spots_of, terrain_on
from schemas.models.infantry.dot_map import DotMap
from schemas.models.infantry.rules import Rules
from schemas.models.infantry.scenario import Scenario, Zone
from schemas.packs.packs import Pack

TOGETHER = "+"
"""What joins the ids of squads that fight on one side: `first+second`."""


@dataclass(frozen=True)
class Meeting:
    """A battle as it is laid out, by side; `scenario` is "" and `first` None where nothing says."""

    scenario: str
    title: str
    dot_map: DotMap
    forces: tuple[str, str]
    zones: tuple[Zone, Zone]
    set_up: tuple[bool, bool]
    first: int | None
    turns: int
    budget: int


def meeting_of(scenario: Scenario, dot_map: DotMap, forces: tuple[str, str], rules: Rules) -> Meeting:
    """Return the battle of a scenario. Rules: IN.HOUSE.9, IN.HOUSE.10."""
    return Meeting(
        scenario.id,
        scenario.title,
        dot_map,
        forces,
        (scenario.a.deploys, scenario.b.deploys),
        (scenario.a.set_up, scenario.b.set_up),
        None if scenario.first is None else ("a", "b").index(scenario.first.value),
        rules.scenario.turns if scenario.turns is None else scenario.turns,
        rules.points.budget if scenario.budget is None else scenario.budget,
    )


def meeting_on(dot_map: DotMap, forces: tuple[str, str], rules: Rules) -> Meeting:
    """Return the meeting of two forces on a map, each within its own short edge. Rules: IN.HOUSE.9, IN.HOUSE.10."""
    deep = max(1, min(rules.scenario.deploy_rows, dot_map.columns, dot_map.rows))
    if dot_map.columns <= dot_map.rows:
        zones = Zone(rows=(0, deep - 1)), Zone(rows=(dot_map.rows - deep, dot_map.rows - 1))
    else:
        zones = Zone(columns=(0, deep - 1)), Zone(columns=(dot_map.columns - deep, dot_map.columns - 1))
    stands = rules.scenario.set_up
    return Meeting("", "", dot_map, forces, zones, (stands, stands), None, rules.scenario.turns, rules.points.budget)


def must_have_room(meeting: Meeting, side: int, people: int, pack: Pack, rules: Rules) -> None:
    """Refuse a side that cannot be set down.

    Raises:
        OrderError: there are fewer dots than troopers where it is.
    """
    dots = sum(
        may_stand(terrain_on(meeting.dot_map, spot, pack), rules)
        for spot in spots_of(meeting.zones[side], meeting.dot_map)
    )
    if dots * rules.terrain.per_dot < people:
        raise OrderError(
            f"side {'ab'[side]} has {people} troopers to set down, and room for {dots * rules.terrain.per_dot}"
        )


def limits_of(meeting: Meeting, side: int) -> tuple[int, int, int, int]:
    """Return the first and last column and the first and last row where a side is set down."""
    columns, rows = reach_of(meeting.zones[side], meeting.dot_map)
    return (*columns, *rows)
