"""The shaken: they act first, make for cover or their own edge, and do nothing else. Rule: IN.GAP.28."""

from schemas.models.infantry.words import Terrain
from tests.referees.infantry.bench import Act, Bench, spot_of
from tests.referees.infantry.documents import OTHER
from tests.referees.infantry.lines import Spot, around, far
from tests.referees.infantry.soldiers import Soldier

HIDING = (Terrain.LIGHT_VEGETATION, Terrain.HEAVY_VEGETATION, Terrain.TRENCH, Terrain.LOW_WALL)


def flees(bench: Bench, act: Act) -> None:
    """Read where a shaken trooper makes for: the nearest dot of those that shelter it."""
    soldier = act.soldier
    row = bench.log.take("flees", "IN.GAP.28", actor=soldier.name)
    goal = spot_of(row)
    if not bench.is_on_map(goal):
        bench.log.at -= 1
        raise bench.log.stray("IN.GAP.28", f"{goal} is beyond the map")
    bench.check(row, "IN.GAP.28", f"{soldier.name} is not shaken", holds=soldier.shaken)
    bench.check(row, "IN.GAP.28", f"{goal} is no shelter", holds=shelters(bench, soldier, goal))
    hides = is_cover(bench, goal)
    bench.check(row, "IN.GAP.28", f"cover is {row['cover']}, not {hides}", holds=row["cover"] == hides)
    dots = far(soldier.at, goal)
    nearer = next((spot for spot in around(soldier.at, dots - 1) if shelters(bench, soldier, spot)), None)
    bench.check(row, "IN.GAP.28", f"{nearer} is nearer than {goal}", holds=nearer is None)


def shelters(bench: Bench, soldier: Soldier, spot: Spot) -> bool:
    """Return whether a dot has room, is no nearer to the nearest enemy, and is cover or on a trooper's own edge.

    Rules: IN.GAP.28, IN.GAP.39.
    """
    if not bench.is_on_map(spot) or bench.ground.stops(spot) or is_bad(bench, spot):
        return False
    there = [each.side for each in bench.on_map() if each.at == spot and not each.under and each is not soldier]
    room = len(there) < bench.rules.terrain.per_dot and OTHER[soldier.side] not in there
    back = from_enemies(bench, soldier, spot) >= from_enemies(bench, soldier, soldier.at)
    return room and back and (is_cover(bench, spot) or on_own_edge(bench, soldier, spot))


def is_bad(bench: Bench, spot: Spot) -> bool:
    """Return whether nobody would shelter on a dot: it burns, is wired or too deep."""
    return spot in bench.ground.fires or bench.ground.terrain[spot] in (Terrain.BARBED_WIRE, Terrain.DEEP_WATER)


def from_enemies(bench: Bench, soldier: Soldier, spot: Spot) -> int:
    """Return how far a dot is from the nearest enemy of a trooper."""
    return min((far(each.at, spot) for each in bench.of(OTHER[soldier.side])), default=0)


def is_cover(bench: Bench, spot: Spot) -> bool:
    """Return whether a dot is vegetation, a tree that is no obstacle too, a trench, a low wall or beside one."""
    terrain = bench.ground.terrain
    beside = (terrain.get(each) for each in around(spot, 1))
    brush = terrain[spot] is Terrain.TREE and not bench.ground.stops(spot)
    return brush or terrain[spot] in HIDING or Terrain.LOW_WALL in beside


def on_own_edge(bench: Bench, soldier: Soldier, spot: Spot) -> bool:
    """Return whether a dot is on a trooper's own edge of the map: the one its deployment zone lies closest along."""
    first_column, last_column, first_row, last_row = bench.brief.zones[soldier.side]
    columns, rows = bench.brief.dots.columns, bench.brief.dots.rows
    deep = {"south": last_row + 1, "north": rows - first_row, "west": last_column + 1, "east": columns - first_column}
    there = {"south": spot[1] == 0, "north": spot[1] == rows - 1, "west": spot[0] == 0, "east": spot[0] == columns - 1}
    return there[min(deep, key=lambda edge: deep[edge])]
