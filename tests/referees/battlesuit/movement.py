"""Movement on the ground, over the edge and on occupied points. Rules: BS.MOV, BS.EDG, BS.STK, BS.TER.8, BS.MLB.3."""

from tests.referees.battlesuit.bench import Act, Bench
from tests.referees.battlesuit.documents import Row
from tests.referees.battlesuit.harm import gone, remove, suit_is_tested
from tests.referees.battlesuit.lattice import Spot, far
from tests.referees.battlesuit.pieces import Soldier


def mover(bench: Bench, row: Row, rule: str) -> Act | None:
    """Return the activation that a row of movement belongs to, after what was owed."""
    bench.settle(row)
    act = bench.act
    if act is None or act.soldier.name != row["actor"]:
        bench.breach(row, rule, f"{row['actor']} is not active")
        return None
    fits = not act.rapid or (act.painted is None and act.wild)
    bench.check(row, "BS.FIR.2", "it has fired standing still", holds=fits)
    bench.check(row, "BS.STC.1", "it was committed to an attack", holds=not act.committed)
    sniping = "snipes" in act.soldier.abilities and act.shots and not act.wild
    bench.check(row, "BS.SNP.1", "a sniper has fired", holds=not sniping)
    act.left -= act.owes_mp
    act.owes_mp = 0
    return act


def spot_of(bench: Bench, row: Row) -> Spot:
    """Return the point a row names."""
    return bench.ground.names[row["at"]]


def paid(bench: Bench, row: Row, act: Act, rule: str, cost: int) -> None:
    """Let a soldier pay and check what it has left."""
    if act.free:
        act.left = row["left"]
        return
    act.left -= cost
    bench.check(row, rule, f"it cannot pay {cost}", holds=act.left >= 0)
    if act.may_have_fired and row["left"] == act.left - bench.brief.rules.move.fire_mp:
        act.left, act.may_have_fired = row["left"], False
    bench.same(row, rule, "left", act.left)
    act.left = row["left"]


def arrive(bench: Bench, act: Act, spot: Spot) -> None:
    """Put the moving soldier on a point."""
    act.came_from = act.soldier.spot if act.soldier.place == "on" else None
    act.soldier.spot, act.soldier.place = spot, "on"
    act.moved = True
    act.windows += 1


def is_level_in_the_air(bench: Bench, soldier: Soldier, spot: Spot, level: int) -> bool:
    """Return whether a soldier may begin in the air there. Rules: BS.SCN.8, BS.DRN.3."""
    flies = soldier.is_armoured or (soldier.is_drone and soldier.move > 0)
    lowest = max(bench.ground.level[spot], bench.ground.top(spot))
    return flies and lowest <= level <= int(bench.brief.rules.bounce.max_level)


def enter(bench: Bench, row: Row) -> None:
    """Judge an entry. Rules: BS.EDG.1, BS.SCN.8, BS.GAP.108, BS.GAP.139."""
    act = mover(bench, row, "BS.EDG.1")
    if act is None:
        return
    soldier, spot = act.soldier, spot_of(bench, row)
    bench.check(row, "BS.EDG.1", "it is on the map already", holds=soldier.place == "off")
    edges, panels = bench.brief.ways_in(soldier)
    fits = any(bench.ground.is_on_edge(spot, edge) for edge in edges)
    bench.check(row, "BS.GAP.139", f"{row['at']} is not on its edge", holds=fits)
    named = {name[0] for name, each in bench.ground.names.items() if each == spot}
    bench.check(row, "BS.GAP.139", f"{row['at']} is not on its panels", holds=not panels or bool(named & {*panels}))
    level, ground = row["level"], bench.ground.level[spot]
    airy = is_level_in_the_air(bench, soldier, spot, level)
    bench.check(row, "BS.SCN.8", f"it cannot come in at level {level}", holds=level == ground or airy)
    arrive(bench, act, spot)
    soldier.level, soldier.entered = level, True
    act.bounced = level > ground
    paid(bench, row, act, "BS.EDG.1", bench.brief.rules.terrain.edge_mp_total)
    walked_on_to(bench, soldier)


def leave(bench: Bench, row: Row) -> None:
    """Judge an exit. Rules: BS.EDG.1, BS.GAP.137."""
    act = mover(bench, row, "BS.EDG.1")
    if act is None:
        return
    soldier = act.soldier
    on_edge = bench.ground.is_on_edge(soldier.spot, row["edge"])
    lawful = row["edge"] in bench.brief.exits(soldier.side)
    bench.check(row, "BS.EDG.1", f"it is not on the {row['edge']} edge", holds=on_edge)
    bench.check(row, "BS.GAP.137", f"it may not leave over the {row['edge']} edge", holds=lawful)
    bench.check(row, "BS.EDG.1", "it cannot pay", holds=act.free > 0 or act.left >= 1)
    soldier.edge = row["edge"]
    remove(bench, soldier, "exited")


def step(bench: Bench, row: Row) -> None:
    """Judge a step on foot. Rules: BS.MOV.4 to BS.MOV.6, BS.GAP.16, BS.GAP.109."""
    act = mover(bench, row, "BS.MOV.4")
    if act is None:
        return
    soldier, spot = act.soldier, spot_of(bench, row)
    bench.check(row, "BS.MOV.4", f"{row['at']} is not next to it", holds=far(soldier.spot, spot) == 1)
    bench.check(row, "BS.BNC.11", "it is in the air", holds=not bench.is_airborne(soldier))
    bench.check(row, "BS.SEN.1", "it cannot move", holds=soldier.card.id != "sentry_drone")
    bench.check(row, "BS.DRN.3", "a drone flies", holds=not soldier.is_drone)
    bench.same(row, "BS.LOS.30", "level", bench.ground.level[spot])
    _has_a_way(bench, row, soldier, spot)
    if act.free:
        now = soldier.spot
        act.flees_to = {
            edge for edge in act.flees_to if bench.ground.to_edge(spot, edge) < bench.ground.to_edge(now, edge)
        }
        bench.check(row, "BS.PAN.13", "this is not the way to its nearest friendly edge", holds=bool(act.flees_to))
    cost = walk_cost(bench, soldier.level if not soldier.inside else bench.ground.level[soldier.spot], spot)
    least = not act.moved and act.left >= bench.brief.rules.move.minimum_move_needs_mp
    if cost > act.left and least and not act.stealthy:
        cost = act.left
    arrive(bench, act, spot)
    soldier.level, soldier.inside = row["level"], False
    paid(bench, row, act, "BS.MOV.5", cost)
    act.free = max(0, act.free - 1)
    walked_on_to(bench, soldier)


def walk_cost(bench: Bench, level: int, spot: Spot) -> int:
    """Return what it costs to walk on to a point. Rules: BS.MOV.4, BS.GAP.16."""
    rise = max(0, bench.ground.level[spot] - level)
    enter_mp = bench.brief.effects(bench.ground.terrain[spot]).enter_mp
    return int(enter_mp + rise * bench.brief.rules.terrain.contour_mp_per_level_up)


def _has_a_way(bench: Bench, row: Row, soldier: Soldier, spot: Spot) -> None:
    terrain = bench.ground.terrain[spot]
    wet = terrain == "water" and not bench.brief.wades
    bench.check(row, "BS.TER.10", "water bars the way", holds=not wet)
    burns = terrain == "slag" and bench.act is not None and bench.act.stealthy
    bench.check(row, "BS.STL.4", "it may not pass through slag", holds=not burns)


def walked_on_to(bench: Bench, soldier: Soldier) -> None:
    """Owe what lies on a point that a soldier has come to: slag burns who walks, mines wait for all."""
    grounded = not bench.is_airborne(soldier)
    if bench.ground.terrain[soldier.spot] == "slag" and bench.brief.glow and grounded:
        bench.owe("glow", "BS.TER.8", actor=soldier.name, glow=bench.brief.glow)
    if soldier.spot in bench.mines:
        bench.owe("mine", "BS.MIN.1", actor=soldier.name, kind=bench.mines[soldier.spot][1])


def glow(bench: Bench, row: Row) -> None:
    """Judge a burn. Rules: BS.TER.8, BS.GAP.17."""
    bench.pay(row, "BS.TER.8")
    soldier = bench.soldier(row)
    die = bench.die(row, "glowing slag", "BS.TER.8", row["die"])
    bench.same(row, "BS.GAP.17", "burnt", die <= bench.brief.glow)
    if row["burnt"]:
        hurt(bench, soldier, "BS.GAP.17")


def hurt(bench: Bench, soldier: Soldier, rule: str) -> None:
    """Let a soldier take a hit that no attack brought."""
    before = soldier.hits
    soldier.hits += 1
    if soldier.hits > 5 or not soldier.is_armoured:
        gone(bench, soldier, rule)
    elif not suit_is_tested(bench, soldier, before) and soldier.is_down and bench.act:
        bench.act.over = bench.act.over or bench.act.soldier is soldier


def fell_back(bench: Bench, row: Row) -> None:
    """Judge a retreat from an occupied point. Rules: BS.STK.1, BS.STK.3."""
    soldier, spot = bench.soldier(row), spot_of(bench, row)
    there = [each for each in bench.on_map() if each.spot == soldier.spot and each is not soldier]
    bench.check(row, "BS.STK.3", "nobody is on its point", holds=bool(there))
    bench.check(row, "BS.STK.3", "it was not there before", holds=far(spot, soldier.spot) == 1)
    soldier.spot, soldier.level = spot, row["level"]


def storey(bench: Bench, row: Row) -> None:
    """Judge a climb. Rules: BS.MLB.2, BS.MLB.3, BS.GAP.97."""
    act = mover(bench, row, "BS.MLB.3")
    if act is None:
        return
    soldier, special = act.soldier, bench.brief.rules.special
    spot = spot_of(bench, row)
    ground = bench.ground.level[spot]
    bench.check(row, "BS.MLB.2", "no tall building is here", holds=spot in bench.ground.tall)
    bench.same(row, "BS.GAP.97", "level", ground + special.storey_levels * row["storey"])
    climbed = abs(row["level"] - soldier.level) // special.storey_levels
    soldier.inside, soldier.level, soldier.spot = row["storey"] > 0, row["level"], spot
    act.moved = True
    paid(bench, row, act, "BS.MLB.3", climbed * special.storey_mp)
