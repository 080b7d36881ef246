"""Bounces, flight and landings. Rules: BS.BNC, BS.DRN.1 to BS.DRN.3, BS.GAP.110 to BS.GAP.114, BS.GAP.126 to 129."""

from tests.referees.battlesuit.bench import Act, Bench
from tests.referees.battlesuit.documents import Row
from tests.referees.battlesuit.harm import gone
from tests.referees.battlesuit.lattice import Spot, far
from tests.referees.battlesuit.movement import arrive, hurt, mover, paid, spot_of, walk_cost, walked_on_to
from tests.referees.battlesuit.pieces import Soldier


def _may_be_there(bench: Bench, row: Row, spot: Spot, level: int) -> None:
    """Check a level over a point, or in a storey. Rules: BS.BNC.3, BS.BNC.5, BS.BNC.8, BS.MLB.4, BS.GAP.112."""
    bounce = bench.brief.rules.bounce
    ground = bench.ground.level[spot]
    most = bounce.max_level + (ground if "nap_of_the_earth" in bench.brief.options else 0)
    bench.check(row, "BS.BNC.5", f"level {level} is too high", holds=level <= most)
    bench.check(row, "BS.BNC.3", f"level {level} is too low", holds=level >= ground + bounce.min_above_ground)
    outside = level >= bench.ground.top(spot)
    bench.check(row, "BS.BNC.8", f"level {level} is inside terrain", holds=outside or _is_storey(bench, spot, level))


def _is_storey(bench: Bench, spot: Spot, level: int) -> bool:
    """Return whether a level is an upper storey of a tall building, under its roof. Rules: BS.MLB.2, BS.MLB.4."""
    rise = level - bench.ground.level[spot]
    whole = rise % bench.brief.rules.special.storey_levels == 0
    return whole and 0 < rise < bench.ground.tall.get(spot, 0)


def _can_fly(bench: Bench, row: Row, act: Act) -> None:
    soldier = act.soldier
    flies = soldier.is_armoured or "flies" in soldier.abilities
    bench.check(row, "BS.BNC.1", f"{soldier.name} cannot fly", holds=flies and soldier.card.id != "sentry_drone")
    bench.check(row, "BS.BNC.11", "it has landed this turn", holds=not act.landed)
    bench.check(row, "BS.STL.4", "it moves on the ground", holds=not act.stealthy)


def bounce(bench: Bench, row: Row) -> None:
    """Judge a bounce. Rules: BS.BNC.2, BS.BNC.4, BS.BNC.6, BS.BNC.12, BS.GAP.110, BS.GAP.111."""
    act = mover(bench, row, "BS.BNC.1")
    if act is None:
        return
    _can_fly(bench, row, act)
    soldier, rules = act.soldier, bench.brief.rules.bounce
    spot, level = spot_of(bench, row), row["level"]
    bench.check(row, "BS.BNC.2", "a bounce goes straight up", holds=spot == soldier.spot)
    _may_be_there(bench, row, spot, level)
    cost = rules.midair_mp.sustain if act.airborne and not act.bounced else 0
    if level - soldier.level > rules.free_levels:
        cost += rules.high_bounce_mp
    bench.check(row, "BS.BNC.4", "it rises too far", holds=level - soldier.level <= 12)
    soldier.level, soldier.inside = level, False
    act.bounced = True
    act.level = level
    paid(bench, row, act, "BS.BNC.4", cost)


def boost(bench: Bench, row: Row) -> None:
    """Judge a boost; its point is the last one to be spent. Rules: BS.BNC.21, BS.GAP.115, BS.GAP.143."""
    act = mover(bench, row, "BS.BNC.21")
    if act is None:
        return
    first = act.bounced and not act.airborne and not act.soldier.boosted
    bench.check(row, "BS.BNC.21", "it has not just bounced into the air", holds=first)
    act.soldier.boosted = True
    paid(bench, row, act, "BS.BNC.21", -bench.brief.rules.bounce.boost_mp)


def level(bench: Bench, row: Row) -> None:
    """Judge a change of level in the air. Rules: BS.BNC.13, BS.GAP.127, BS.GAP.83."""
    act = mover(bench, row, "BS.BNC.13")
    if act is None:
        return
    _can_fly(bench, row, act)
    soldier, rules = act.soldier, bench.brief.rules
    _may_be_there(bench, row, soldier.spot, row["level"])
    bench.check(row, "BS.BNC.13", "it changes level on its point", holds=spot_of(bench, row) == soldier.spot)
    cost = 0
    if not soldier.is_drone:
        bench.check(row, "BS.BNC.13", "it rises without a bounce", holds=row["level"] <= max(act.level, soldier.level))
        if act.airborne and not act.bounced:
            cost = rules.bounce.midair_mp.sustain
    soldier.level = row["level"]
    act.bounced = True
    paid(bench, row, act, "BS.GAP.127", cost)


def hover(bench: Bench, row: Row) -> None:
    """Judge a soldier that stays up where it is. Rules: BS.BNC.12, BS.GAP.111."""
    bench.settle(row)
    act = bench.act
    if act is None or act.soldier.name != row["actor"]:
        bench.breach(row, "BS.BNC.12", f"{row['actor']} is not active")
        return
    soldier = act.soldier
    bench.check(row, "BS.BNC.12", "it was not in the air", holds=act.airborne and not act.bounced)
    bench.same(row, "BS.BNC.12", "level", soldier.level)
    bench.check(row, "BS.BNC.12", "it stays on its point", holds=spot_of(bench, row) == soldier.spot)
    act.bounced = soldier.aloft = True


def fly(bench: Bench, row: Row) -> None:
    """Judge a step in the air. Rules: BS.BNC.7 to BS.BNC.9, BS.NOE.1."""
    act = mover(bench, row, "BS.BNC.7")
    if act is None:
        return
    soldier, spot = act.soldier, spot_of(bench, row)
    _can_fly(bench, row, act)
    bench.check(row, "BS.MOV.4", f"{row['at']} is not next to it", holds=far(soldier.spot, spot) == 1)
    height = soldier.level
    if "nap_of_the_earth" in bench.brief.options:
        height += bench.ground.level[spot] - bench.ground.level[soldier.spot]
    up = bench.is_airborne(soldier) or soldier.inside
    bench.check(row, "BS.BNC.7", "it is on the ground", holds=up)
    bench.same(row, "BS.BNC.9", "level", height)
    if row["level"] != bench.ground.level[spot]:
        _may_be_there(bench, row, spot, row["level"])
    held_up = soldier.is_drone or not act.airborne or act.bounced or act.wild
    bench.check(row, "BS.BNC.12", "it has not bounced this turn", holds=held_up)
    arrive(bench, act, spot)
    inside = not soldier.is_drone and _is_storey(bench, spot, row["level"])
    soldier.level, soldier.inside = row["level"], inside
    cost = 1
    if row["level"] == bench.ground.level[spot]:
        cost = walk_cost(bench, row["level"], spot)
        bench.owe("walks_on", "BS.BNC.10", actor=soldier.name, at=row["at"], level=row["level"], left=row["left"])
    paid(bench, row, act, "BS.BNC.7", cost)
    if row["level"] != bench.ground.level[spot]:
        walked_on_to(bench, soldier)


def walks_on(bench: Bench, row: Row) -> None:
    """Take in that a soldier walks from now on. Rules: BS.BNC.10, BS.GAP.129."""
    bench.pay(row, "BS.BNC.10")
    if bench.act is not None:
        bench.act.bounced = bench.act.airborne = False
    walked_on_to(bench, bench.soldier(row))


def landing(bench: Bench, row: Row) -> None:
    """Judge a landing. Rules: BS.BNC.14 to BS.BNC.18, BS.RES.4, BS.GAP.114, BS.GAP.120, BS.GAP.142."""
    soldier, spot = bench.soldier(row), spot_of(bench, row)
    bench.check(row, "BS.BNC.14", "it is not in the air", holds=bench.is_airborne(soldier))
    bench.check(row, "BS.BNC.14", "it comes down on its point", holds=spot == soldier.spot)
    bench.same(row, "BS.BNC.14", "level", bench.ground.level[spot])
    cost = bench.brief.effects(bench.ground.terrain[spot]).land_mp
    if row["forced"]:
        _forced(bench, row, soldier, cost)
    else:
        _chosen(bench, row)
    bench.check(row, "BS.GAP.114", f"it pays {row['paid']} of {cost}", holds=0 <= row["paid"] <= cost)
    soldier.level, soldier.inside = row["level"], False
    if cost > row["paid"] or (row["forced"] and soldier.is_drone):
        bench.owe("crash", "BS.BNC.17", actor=soldier.name, unpaid=cost - row["paid"])
    wet = bench.ground.terrain[spot] == "water" and not bench.brief.wades
    bench.check(row, "BS.GAP.18", "it comes down in water", holds=not wet)
    if not row["forced"] or soldier.is_armoured:
        _lands_on(bench, soldier)


def _lands_on(bench: Bench, soldier: Soldier) -> None:
    if bench.ground.terrain[soldier.spot] == "slag" and bench.brief.glow:
        bench.owe("glow", "BS.TER.8", doubtful=True, actor=soldier.name, glow=bench.brief.glow)


def _forced(bench: Bench, row: Row, soldier: Soldier, cost: int) -> None:
    act = bench.act
    sinks = act is not None and act.soldier is soldier and act.airborne and not act.bounced
    if not (sinks and act and (act.committed or act.wild)):
        bench.pay(row, "BS.RES.4")
    if act is not None and act.soldier is soldier:
        has = max(0, act.left - act.owes_mp)
        bench.check(row, "BS.RES.4", f"it has {has} to pay with", holds=row["paid"] in {0, min(cost, has)})
        act.landed, act.over = True, True
        act.left -= row["paid"]
        return
    has = 0 if soldier.complete else max(0, soldier.move - soldier.spent_mp)
    may = range(has + 1) if has < cost else (cost,)
    bench.check(row, "BS.BNC.18", f"it has {has} to pay {cost} with", holds=row["paid"] in may)
    soldier.spent_mp += row["paid"]


def _chosen(bench: Bench, row: Row) -> None:
    act = mover(bench, row, "BS.BNC.14")
    if act is None:
        return
    fits = (act.airborne and not act.bounced) or act.soldier.is_drone
    bench.check(row, "BS.BNC.14", "it has bounced this turn", holds=fits)
    act.left -= row["paid"]
    bench.check(row, "BS.BNC.15", "it cannot pay", holds=act.left >= 0)
    act.landed, act.airborne = True, False


def crash(bench: Bench, row: Row) -> None:
    """Judge a crash landing. Rules: BS.BNC.17, BS.GAP.85, BS.GAP.113."""
    bench.pay(row, "BS.BNC.17")
    soldier = bench.soldier(row)
    die = bench.die(row, "crash landing", "BS.BNC.17", row["die"])
    hits = bench.brief.rules.drone.drone_damage_level if soldier.is_drone else min(soldier.hits, 5)
    bench.same(row, "BS.GAP.113", "harmed", die - row["unpaid"] <= hits)
    if row["harmed"]:
        hurt(bench, soldier, "BS.BNC.17")
    bench.same(row, "BS.BNC.17", "hits", soldier.hits)


def sunk(bench: Bench, row: Row) -> None:
    """Take in who is forced down where nobody can land. Rules: BS.RES.4, BS.GAP.18."""
    soldier = bench.soldier(row)
    wet = bench.ground.terrain[soldier.spot] == "water" and not bench.brief.wades
    bench.check(row, "BS.GAP.18", "it is over dry ground", holds=wet)
    forced = next((each for each in bench.dues if each.event == "landing" and each.victim == soldier.name), None)
    bench.check(row, "BS.RES.4", "nothing forces it down", holds=forced is not None)
    gone(bench, soldier, "BS.GAP.18")


def extra_step(bench: Bench, row: Row) -> None:
    """Judge the step that a shaken mover may still take. Rules: BS.RES.5, BS.GAP.62."""
    act = bench.act
    fits = act is not None and act.soldier.name == row["actor"] and act.over
    bench.check(row, "BS.GAP.62", "it was not moving", holds=fits)


def faces(bench: Bench, row: Row) -> None:
    """Let a soldier turn. Rule: BS.FAC.2."""
    bench.check(row, "BS.FAC.1", "facing is not in play", holds="facing" in bench.brief.options)
