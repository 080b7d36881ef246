"""Set-up: what the sides are worth, who has the first turn, and who stands where. Rules: IN.HOUSE.8, IN.HOUSE.10."""

from collections import Counter

from schemas.models.infantry.words import Terrain, WeaponType
from tests.referees.infantry import objectives
from tests.referees.infantry.bench import Bench, Row, spot_of
from tests.referees.infantry.documents import OTHER, SIDES
from tests.referees.infantry.soldiers import Gun, Soldier

FULL_TURN_DEG, STEP_DEG = 360, 15


def header(bench: Bench, row: Row) -> None:
    """Judge the header's measures. Rules: IN.HOUSE.8 to IN.HOUSE.10."""
    brief = bench.brief
    told = {"turns": brief.turns, "budget": brief.budget, "columns": brief.dots.columns, "rows": brief.dots.rows}
    for key, wanted in told.items():
        bench.check(row, "IN.HOUSE.9", f"{key} is {row[key]}, not {wanted}", holds=row[key] == wanted)
    for side in SIDES:
        zone = tuple(row[side]["zone"])
        bench.check(row, "IN.HOUSE.10", f"the zone of {side} is {zone}", holds=zone == brief.zones[side])


def read(bench: Bench) -> str:
    """Read the set-up and return the side that has the first turn."""
    for side in SIDES:
        mine = [each for each in bench.soldiers.values() if each.side == side]
        value = sum(each.person.value for each in mine)
        told = {"troopers": len(mine), "value": value, "budget": bench.brief.budget}
        bench.log.take("begins", "IN.HOUSE.8", side=side, **told)
    objectives.announced(bench)
    first = _first(bench)
    for side in (OTHER[first], first):
        deploy(bench, side)
    return first


def _first(bench: Bench) -> str:
    """Read who has the first turn: the higher total of two dice. Rules: IN.HOUSE.1, IN.HOUSE.10, IN.GAP.29."""
    if bench.brief.first:
        bench.log.take("first", "IN.GAP.29", side=bench.brief.first, total_a=0, total_b=0)
        return bench.brief.first
    while True:
        totals = {side: bench.dice("first_turn", "IN.HOUSE.1", 2, side=side) for side in SIDES}
        if totals["a"] != totals["b"]:
            break
    first = "a" if totals["a"] > totals["b"] else "b"
    bench.log.take("first", "IN.HOUSE.10", side=first, total_a=totals["a"], total_b=totals["b"])
    return first


def deploy(bench: Bench, side: str) -> None:
    """Read where the troopers of a side are set down."""
    waiting = {each.name for each in bench.soldiers.values() if each.side == side}
    taken = Counter(each.spot for each in bench.soldiers.values())
    while waiting:
        row = bench.log.take("placed", "IN.HOUSE.10", side=side)
        soldier = bench.soldiers.get(row["actor"])
        if soldier is None or soldier.name not in waiting:
            bench.log.at -= 1
            raise bench.log.stray("IN.HOUSE.10", f"{row['actor']} is not to be set down")
        waiting.remove(soldier.name)
        soldier.spot = spot_of(row)
        taken[soldier.spot] += 1
        _may_stand(bench, row, soldier, taken[soldier.spot])
        _bring_gun(bench, row, soldier)


def _may_stand(bench: Bench, row: Row, soldier: Soldier, there: int) -> None:
    first_column, last_column, first_row, last_row = bench.brief.zones[soldier.side]
    column, line = soldier.at
    inside = first_column <= column <= last_column and first_row <= line <= last_row
    bench.check(row, "IN.HOUSE.10", f"{soldier.name} is outside its zone", holds=inside)
    if bench.is_on_map(soldier.at):
        walled = bench.ground.stops(soldier.at) or bench.ground.terrain[soldier.at] is Terrain.DEEP_WATER
        bench.check(row, "IN.HOUSE.10", f"nobody is set down at {soldier.at}", holds=not walled)
    crowded = there > bench.rules.terrain.per_dot
    bench.check(row, "IN.GAP.39", f"{there} troopers are at {soldier.at}", holds=not crowded)


def _bring_gun(bench: Bench, row: Row, soldier: Soldier) -> None:
    """Read the crewed weapon that comes with a trooper, broken down or set up. Rules: IN.CRW.1, IN.HOUSE.10."""
    crewed = (each for each in soldier.person.carried if each.weapon.type is WeaponType.CREWED)
    brought = next(crewed, None) if bench.rules.options.crewed_weapons else None
    name = brought.weapon.name if brought else None
    bench.check(row, "IN.CRW.1", f"{soldier.name} carries {row['carries']}, not {name}", holds=row["carries"] == name)
    if brought is None:
        return
    gun = bench.guns[soldier.name] = Gun(soldier.name, brought.weapon, soldier.at, None, soldier.name)
    if bench.brief.set_up[soldier.side]:
        told = {"actor": soldier.name, "target": soldier.name, "deed": "set_up", "weapon": brought.weapon.name}
        row = bench.log.take("gun", "IN.HOUSE.10", cost=0, **told)
        gun.bearing_deg = bearing_of(bench, row)


def bearing_of(bench: Bench, row: Row) -> int:
    """Return the bearing of an arc, one of twenty-four."""
    told: int = row["bearing_deg"]
    fits = 0 <= told < FULL_TURN_DEG and told % STEP_DEG == 0
    bench.check(row, "IN.HOUSE.5", f"no arc lies to {told} degrees", holds=fits)
    return told
