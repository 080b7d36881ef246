"""Movement: steps and what they cost, postures, tunnels. Rules: IN.TER.2 to IN.TER.4, IN.TUN, IN.WAT, IN.GAP.14, 15."""

from collections.abc import Iterator

from schemas.models.infantry.words import Terrain, WeaponType
from tests.referees.infantry import fire, hazards
from tests.referees.infantry.bench import Act, Bench, Row, spot_of
from tests.referees.infantry.lines import Spot, far
from tests.referees.infantry.paying import loosened, spend
from tests.referees.infantry.soldiers import Soldier

Cost = tuple[int, str]


def step(bench: Bench, act: Act) -> None:
    """Read a step onto the next dot, what that dot does, and who fires at it. Rules: IN.GAP.14, IN.GAP.15."""
    soldier = act.soldier
    row = bench.log.take("step", "IN.GAP.14", actor=soldier.name)
    _lets_go(bench, act, row)
    start, end = soldier.at, spot_of(row)
    if not bench.is_on_map(end):
        bench.log.at -= 1
        raise bench.log.stray("IN.GAP.20", f"{end} is beyond the map")
    bench.check(row, "IN.GAP.20", f"{end} is not beside {start}", holds=far(start, end) == 1)
    _may_go(bench, act, row, end)
    cost, rule = price(bench, soldier, start, end)
    spend(bench, act, row, cost, rule, moves=True)
    if not soldier.under:
        here = bench.ground.drawn[end]
        bench.check(row, "IN.TER.2", f"{end} is {here}, not {row['terrain']}", holds=row["terrain"] == here)
    comes(bench, act, end)


def _lets_go(bench: Bench, act: Act, row: Row) -> None:
    """Judge that a mover has given up its arc and its weapon that stands. Rules: IN.HOUSE.4, IN.CRW.8."""
    loosened(bench, act, row, "moved", "left")
    bench.check(row, "IN.HOUSE.4", "the arc of who moves ends", holds=act.soldier.arc is None)
    gun = bench.gun_of(act.soldier)
    carried = gun is None or gun.bearing_deg is None
    bench.check(row, "IN.CRW.8", "a weapon that is set up stays behind", holds=carried)


def comes(bench: Bench, act: Act, end: Spot) -> None:
    """Take in that a trooper comes to a dot, and read what that brings. Rules: IN.WIR.2, IN.INC.9, IN.HOUSE.4."""
    soldier = act.soldier
    soldier.spot, soldier.caught, act.moved, act.stepped = end, False, True, True
    gun = bench.gun_of(soldier)
    if gun is not None:
        gun.spot = end
    hazards.entered(bench, soldier)
    if soldier.is_up:
        fire.reactions(bench, soldier)


def _may_go(bench: Bench, act: Act, row: Row, end: Spot) -> None:
    """Judge whether a trooper may go to a dot. Rules: IN.WIR.3, IN.MVF.5, IN.GAP.39, IN.GAP.45, IN.WAT.2."""
    soldier, ground = act.soldier, bench.ground
    bench.check(row, "IN.WIR.3", f"{soldier.name} is caught", holds=not soldier.caught)
    bench.check(row, "IN.MVF.5", f"{soldier.name} has fired on the move", holds=not act.halted)
    there = [each for each in bench.on_map() if each.at == end and each.under == soldier.under]
    bench.check(row, "IN.GAP.39", "an enemy is there", holds=all(each.side == soldier.side for each in there))
    full = len(there) >= bench.rules.terrain.per_dot and not bench.rules.terrain.through_friends
    bench.check(row, "IN.GAP.39", "a friend is there", holds=not full)
    if soldier.under:
        same = ground.tunnel.get(end) == ground.tunnel.get(soldier.at)
        bench.check(row, "IN.TUN.4", f"{end} is not in the tunnel", holds=same)
        return
    bench.check(row, "IN.GAP.45", f"nobody gets to {end}", holds=not ground.stops(end))
    if ground.terrain[end] is Terrain.DEEP_WATER:
        _may_swim(bench, row, soldier)


def _may_swim(bench: Bench, row: Row, soldier: Soldier) -> None:
    """Judge whether a trooper may swim. Rules: IN.WAT.2, IN.WAT.3, IN.GAP.23."""
    water, gun = bench.rules.water, bench.gun_of(soldier)
    thrown_away = [each for each in soldier.held if each.weapon.type is WeaponType.THROWN and each.rounds == 0]
    sections = [each.section for each in soldier.held if each not in thrown_away] + ["primary"] * (gun is not None)
    counted = sum(each in water.counted or (each == "mounted" and water.mounted_counts) for each in sections)
    bench.check(row, "IN.WAT.2", f"{counted} weapons are too many", holds=counted <= water.most_weapons)
    bench.check(row, "IN.GAP.23", "nobody swims with a crewed weapon", holds=water.crewed or gun is None)


def price(bench: Bench, soldier: Soldier, start: Spot, end: Spot) -> Cost:
    """Return what a step costs, and the rule that says so. Rules: IN.GAP.15, IN.TUN.4."""
    rules = bench.rules
    if soldier.under:
        return rules.tunnels.crawl_times * rules.actions.standard_dot, "IN.TUN.4"
    costs = [*_costs(bench, start, end)]
    if soldier.prone:
        costs.append((rules.actions.crawl_dot, "IN.GAP.14"))
    if not costs:
        return rules.actions.standard_dot, "IN.GAP.14"
    dearest = max(costs)
    return (sum(cost for cost, _ in costs), dearest[1]) if rules.terrain.combined == "sum" else dearest


def _costs(bench: Bench, start: Spot, end: Spot) -> Iterator[Cost]:
    """Yield what a step costs beyond that of a standard dot. Rules: IN.TER.2 to IN.TER.4, IN.TUN.2, IN.GAP.15."""
    rules, ground = bench.rules, bench.ground
    here, there = ground.terrain[start], ground.terrain[end]
    if ground.level[start] != ground.level[end] and rules.options.advanced_terrain:
        yield rules.terrain.change_level, "IN.TER.3"
    if (here is Terrain.TRENCH) != (there is Terrain.TRENCH):
        yield rules.tunnels.trench, "IN.TUN.2"
    special = {
        Terrain.ROUGH: (rules.terrain.rough, "IN.TER.4"),
        Terrain.SWAMP: (rules.terrain.swamp, "IN.TER.4"),
        Terrain.BARBED_WIRE: (rules.wire.enter, "IN.WIR.1"),
        Terrain.SHALLOW_WATER: (rules.water.shallow, "IN.WAT.1"),
        Terrain.DEEP_WATER: (rules.water.swim, "IN.WAT.5"),
        Terrain.LOW_WALL: (rules.terrain.climb_wall, "IN.GAP.15"),
    }
    if there in special and (rules.options.advanced_terrain or there is not Terrain.LOW_WALL):
        yield special[there]
    elif here is Terrain.TRENCH and there is Terrain.TRENCH:
        yield rules.tunnels.along_trench, "IN.TUN.3"


def posture(bench: Bench, act: Act) -> None:
    """Read that a trooper drops prone or stands up, which nobody does in a tunnel. Rules: IN.GAP.14, IN.TUN.4."""
    soldier = act.soldier
    row = bench.log.take("posture", "IN.GAP.14", actor=soldier.name, prone=not soldier.prone)
    loosened(bench, act, row)
    bench.check(row, "IN.TUN.4", f"{soldier.name} crawls in a tunnel", holds=row["prone"] or not soldier.under)
    actions = bench.rules.actions
    spend(bench, act, row, actions.stand_up if soldier.prone else actions.drop_prone, "IN.GAP.14", moves=True)
    soldier.prone = row["prone"]


def tunnel(bench: Bench, act: Act) -> None:
    """Read that a trooper goes into a tunnel or comes out of it, at a mouth. Rule: IN.TUN.1."""
    soldier = act.soldier
    row = bench.log.take("tunnel", "IN.TUN.1", actor=soldier.name, under=not soldier.under)
    _lets_go(bench, act, row)
    bench.check(row, "IN.TUN.1", "there is no way in or out", holds=soldier.at in bench.ground.mouths)
    bench.check(row, "IN.WIR.3", f"{soldier.name} is caught", holds=not soldier.caught)
    spend(bench, act, row, bench.rules.tunnels.tunnel, "IN.TUN.1", moves=True)
    soldier.under = row["under"]
    act.moved = True
    fire.reactions(bench, soldier)
