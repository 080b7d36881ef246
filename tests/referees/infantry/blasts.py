"""Explosives: declared, thrown off, and what they do. Rules: IN.EXP.3, IN.EXP.11, IN.INC.5 to IN.INC.12, IN.HOUSE.6."""

from schemas.models.infantry.people import Weapon
from schemas.models.infantry.words import Filling, WeaponType
from tests.referees.infantry import bursts, smoke
from tests.referees.infantry.arms import in_hand, may_fire, spend_round
from tests.referees.infantry.bench import Act, Bench, Declared, Row, spot_of
from tests.referees.infantry.fire import rolled
from tests.referees.infantry.lines import Spot, far
from tests.referees.infantry.paying import loosened, pay
from tests.referees.infantry.sight import band, clear, lies, line_modifier, tunnel_of
from tests.referees.infantry.soldiers import Soldier, played

COMPASS = {1: (0, 1), 2: (1, 1), 3: (1, 0), 4: (1, -1), 5: (0, -1), 6: (-1, -1), 7: (-1, 0), 8: (-1, 1)}


def declare(bench: Bench, act: Act) -> None:
    """Read that an explosive is aimed at a dot. Rules: IN.EXP.2, IN.EXP.11, IN.LRG.1, IN.MVF.7 to IN.MVF.9."""
    soldier, row = act.soldier, bench.log.next
    held = soldier.own(row["weapon"])
    if held is None or held.weapon.type not in LAUNCHED:
        raise bench.log.stray("IN.EXP.11", f"{soldier.name} has no {row['weapon']} to launch")
    bench.log.take("declared", "IN.EXP.11", actor=soldier.name)
    loosened(bench, act, row)
    may_fire(bench, row, soldier)
    bench.check(row, "IN.GEN.1", f"{row['weapon']} is not played", holds=played(held.weapon, bench.rules))
    reload = held.is_reloaded
    spend_round(bench, row, held)
    bench.check(row, "IN.EXP.2", f"{row['rounds']} are left, not {held.rounds}", holds=row["rounds"] == held.rounds)
    spot = spot_of(row)
    if not bench.is_on_map(spot):
        raise bench.log.stray("IN.GAP.20", f"{spot} is beyond the map")
    below = into_tunnel(bench, soldier, spot) is not None
    bench.check(row, "IN.GAP.20", f"{spot} is out of sight", holds=below or clear(bench, soldier.at, spot))
    at_object = bench.ground.stops(spot) and not below
    may = bench.rules.options.large_targets and bursts.at_structures(bench, held.weapon)
    bench.check(row, "IN.LRG.1", f"{held.weapon.name} is not for {spot}", holds=may or not at_object)
    _aim(bench, act, row, held.weapon, spot, reload=reload)
    bench.declared.append(Declared(soldier, held.weapon, spot, row["number"], into_tunnel(bench, soldier, spot)))
    if bench.rules.turn.explosions == "at_once":
        resolve(bench)


LAUNCHED = (WeaponType.EXPLOSIVE, WeaponType.INCENDIARY, WeaponType.THROWN)


def _aim(bench: Bench, act: Act, row: Row, weapon: Weapon, spot: Spot, *, reload: bool) -> None:
    """Judge range, AP and number: a higher number by that of movement fire is fire on the move. Rule: IN.MVF.9."""
    target, dots = bench.rules.target, far(act.soldier.at, spot)
    standing = number(bench, act.soldier, weapon, spot)
    free = weapon.type is WeaponType.THROWN
    moving = row["number"] == standing + target.movement_fire and bench.under_way(act)
    right = row["number"] == standing or moving
    bench.check(row, "IN.HOUSE.3", f"number is {row['number']}, not {standing}", holds=right)
    held = act.soldier.own(weapon.name)
    if held is not None and (bench.rules.movement_fire.active_only if moving else not free):
        in_hand(bench, row, act.soldier, held)
    if weapon.short_dots is None:
        thrown = bench.rules.thrown
        cost = max(1, -(-dots // thrown.dots_per_ap))
        bench.check(row, "IN.GAP.2", f"{dots} dots are too far", holds=cost <= thrown.most_ap)
    else:
        cost = weapon.ap_cost or 0
        bench.check(row, "IN.HOUSE.3", f"{spot} is out of range", holds=band(weapon, dots) != "out")
        if moving and not bench.rules.movement_fire.explosives_own_cost:
            cost = bench.rules.movement_fire.ap
    if reload and not free:
        cost += bench.rules.actions.reload
    pay(bench, act, row, cost)
    if moving:
        act.halted |= not bench.rules.movement_fire.go_on
    else:
        act.is_over = True


def into_tunnel(bench: Bench, soldier: Soldier, spot: Spot) -> str | None:
    """Return the tunnel that a trooper is in and aims along, None above ground. Rules: IN.TUN.6, IN.TUN.7."""
    own = tunnel_of(bench, soldier)
    return own if bench.ground.tunnel.get(spot) == own else None


def number(bench: Bench, soldier: Soldier, weapon: Weapon, spot: Spot) -> int:
    """Return what has to be reached to hit a dot. Rules: IN.HOUSE.3, IN.EXP.11, IN.LRG.2, IN.GAP.58."""
    target = bench.rules.target
    below = into_tunnel(bench, soldier, spot) is not None
    total = target.base[weapon.type] + (target.tunnel if below else line_modifier(bench, soldier.at, spot))
    total += target.entangled * soldier.caught
    if weapon.short_dots is not None and band(weapon, far(soldier.at, spot)) == "long":
        total += target.long_range
    if bench.ground.stops(spot) and not below:
        total += target.large
    return total + target.prone * (target.prone_for_dot_fire and _somebody_lies(bench, spot, below=below))


def _somebody_lies(bench: Bench, spot: Spot, *, below: bool) -> bool:
    """Return whether somebody at a dot counts as prone, in the tunnel or above it. Rules: IN.GAP.58, IN.TUN.5."""
    return any(each.at == spot and bool(each.under) is below and lies(bench, each) for each in bench.on_map())


def resolve(bench: Bench) -> None:
    """Read how all that was declared goes off, in its order. Rules: IN.HOUSE.1, IN.HOUSE.6."""
    while bench.declared:
        shot = bench.declared.pop(0)
        hit = rolled(bench, shot.soldier, shot.number)
        roll = bench.log.rows[bench.log.at - 1]["roll"]
        spot = shot.spot if hit else _misses(bench, shot, roll)
        if spot is not None:
            _lands(bench, shot, spot)
            bench.end_if_wiped_out()


def _misses(bench: Bench, shot: Declared, roll: int) -> Spot | None:
    """Read where a miss lands; nowhere, if it has no effect. Rules: IN.GAP.18, IN.INC.12, IN.GAP.12."""
    rules, name = bench.rules.scatter, shot.soldier.name
    if shot.weapon.type is WeaponType.INCENDIARY and rules.incendiary_miss != "scatters":
        if rules.incendiary_miss == "lands_anyway":
            return shot.spot
        bench.log.take("no_effect", "IN.INC.12", actor=name, why="missed")
        return None
    direction = bench.die("scatter", "IN.GAP.18", 8, actor=name)
    dots = max(rules.least, min(rules.most, shot.number - roll))
    across, along = COMPASS.get(direction, (0, 0))
    spot = shot.spot[0] + dots * across, shot.spot[1] + dots * along
    told = {"column": spot[0], "row": spot[1], "dots": dots, "direction": direction}
    bench.log.take("scatters", "IN.GAP.18", actor=name, **told)
    if bench.is_on_map(spot):
        return spot
    bench.log.take("no_effect", "IN.GAP.18", actor=name, why="off_the_map")
    return None


def _lands(bench: Bench, shot: Declared, spot: Spot) -> None:
    """Read what an explosive does where it lands. Rules: IN.SMK.2, IN.INC.11."""
    if shot.weapon.filling is Filling.SMOKE:
        smoke.rises(bench, shot, spot)
        return
    told = {"weapon": shot.weapon.name, "column": spot[0], "row": spot[1]}
    bench.log.take("blast", "IN.EXP.3", actor=shot.soldier.name, **told)
    bursts.read(bench, shot, spot)


__all__ = ["Row", "declare", "number", "resolve"]
