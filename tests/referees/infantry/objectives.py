"""What sides score for beside enemies: zones to hold and zones to reach. Rule: IN.HOUSE.11."""

from collections.abc import Iterator

from schemas.models.infantry.scenario import Cross, Hold, Objective
from tests.referees.infantry.bench import Bench
from tests.referees.infantry.documents import OTHER, SIDES, limits
from tests.referees.infantry.soldiers import Soldier

RULE = "IN.HOUSE.11"


def announced(bench: Bench) -> None:
    """Read what each side scores for, side by side, in the order of the scenario."""
    for side, objective in _all(bench):
        zone = [*limits(objective.zone, bench.brief.dots)]
        each_turn = isinstance(objective, Hold) and objective.each_turn
        told = {"type": objective.type, "name": objective.name, "points": objective.points, "zone": zone}
        bench.log.take("objective", RULE, side=side, each_turn=each_turn, **told)


def scored(bench: Bench) -> None:
    """Read what is scored at the end of a game turn: what counts at the end of each, and in the last one all."""
    is_last = bench.turn == bench.brief.turns
    for side, objective in _all(bench):
        counts_now = is_last or (isinstance(objective, Hold) and objective.each_turn)
        points = _worth(bench, side, objective) if counts_now else 0
        if points:
            there = len([*_in_zone(bench, objective, side)])
            told = {"type": objective.type, "name": objective.name, "troopers": there, "points": points}
            bench.log.take("scores", RULE, side=side, **told)
            bench.scored[side] += points


def total(bench: Bench) -> None:
    """Read what each side has, of enemies and of objectives; nobody says so where there are no objectives."""
    if any(bench.brief.objectives.values()):
        bench.log.take("total", RULE, **{f"total_pv_{side}": sum_of(bench, side) for side in SIDES})


def sum_of(bench: Bench, side: str) -> int:
    """Return the PV of a side: what the enemy has lost, and what it has scored."""
    return bench.lost[OTHER[side]] + bench.scored[side]


def _all(bench: Bench) -> Iterator[tuple[str, Objective]]:
    return ((side, each) for side in SIDES for each in bench.brief.objectives[side])


def _worth(bench: Bench, side: str, objective: Objective) -> int:
    own = [*_in_zone(bench, objective, side)]
    if isinstance(objective, Cross):
        return objective.points * len(own)
    return objective.points if own and not any(_in_zone(bench, objective, OTHER[side])) else 0


def _in_zone(bench: Bench, objective: Objective, side: str) -> Iterator[Soldier]:
    """Yield the troopers of a side in the zone of an objective; who is in a tunnel is in none."""
    west, east, south, north = limits(objective.zone, bench.brief.dots)
    for each in bench.of(side):
        column, row = each.at
        if not each.under and west <= column <= east and south <= row <= north:
            yield each
