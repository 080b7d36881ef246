"""The checks of what the sides of a scenario score for. Rule: IN.HOUSE.11."""

from collections.abc import Iterator

from engine.checking.check import check, mistake
from engine.games.infantry.checks.scenarios import is_sound, map_of, sides_of
from engine.games.infantry.ground import may_stand, reach_of, spots_of, terrain_on
from schemas.diagnostics.diagnostics import Finding, Severity
from schemas.models.infantry.dot_map import DotMap
from schemas.models.infantry.rules import Rules
from schemas.models.infantry.scenario import Objective, Scenario, Side, Zone
from schemas.packs.packs import Pack

Place = tuple[str | int, ...]


def _on_the_map(scenario: Scenario, dot_map: DotMap | None) -> Iterator[tuple[Place, str, Side, Objective]]:
    """Yield the objectives whose zones are on the map: where the zone stands, the side, and what it is."""
    for name, side in sides_of(scenario) if dot_map is not None else ():
        for at, objective in enumerate(side.objectives):
            if dot_map is not None and is_sound(objective.zone, dot_map):
                yield (name, "objectives", at, "zone"), name, side, objective


@check("objective-nowhere", "IN.HOUSE.11")
def objective_nowhere(scenario: Scenario, pack: Pack, rules: Rules) -> Iterator[Finding]:
    """Nobody can stand where an objective is.

    The zone of an objective has a dot that is no wall, building, tree or vehicle, and no deep water.
    Rules: IN.HOUSE.11, IN.GAP.45.
    """
    dot_map = map_of(scenario, pack)
    for at, _, _, objective in _on_the_map(scenario, dot_map):
        assert dot_map is not None
        spots = spots_of(objective.zone, dot_map)
        if not any(may_stand(terrain_on(dot_map, spot, pack), rules) for spot in spots):
            message = f"nobody can stand on any dot of {objective.name}"
            yield mistake(at, message, "let the zone have a dot of open ground")


@check("objective-out-of-reach", "IN.HOUSE.11", severity=Severity.WARNING)
def objective_out_of_reach(scenario: Scenario, pack: Pack, rules: Rules) -> Iterator[Finding]:
    """A side cannot come to its objective in time.

    From where it deploys to the zone there are no more dots than its troopers walk in all turns over open ground: as
    many as `action_points.movement_cap` pays for in each of them.
    Rules: IN.HOUSE.11, IN.GAP.36.
    """
    dot_map = map_of(scenario, pack)
    turns = scenario.turns or rules.scenario.turns
    most = turns * (rules.action_points.movement_cap // max(1, rules.actions.standard_dot))
    for at, name, side, objective in _on_the_map(scenario, dot_map):
        assert dot_map is not None
        dots = _dots_between(side.deploys, objective.zone, dot_map)
        if dots > most and is_sound(side.deploys, dot_map):
            message = f"{objective.name} is {dots} dots away from side {name}, which walks {most} in {turns} turns"
            yield mistake(at, message, "give the battle more turns, or move a zone")


def _dots_between(zone: Zone, other: Zone, dot_map: DotMap) -> int:
    """Return how many dots it is at least from one zone to another. Rule: IN.GAP.20."""
    pairs = zip(reach_of(zone, dot_map), reach_of(other, dot_map), strict=True)
    return max(
        max(0, first - last_of_other, first_of_other - last) for (first, last), (first_of_other, last_of_other) in pairs
    )
