"""What a blast does to troopers, structures and the ground. Rules: IN.EXP.3, IN.INC.5 to IN.INC.7, IN.WAT.6, IN.BRC."""

from schemas.models.infantry.people import Weapon
from schemas.models.infantry.words import Filling, WeaponType
from tests.referees.infantry.bench import Bench, Declared, spot_of
from tests.referees.infantry.ground import WATER
from tests.referees.infantry.harm import wound
from tests.referees.infantry.lines import Spot, around, far
from tests.referees.infantry.sight import behind_low_wall, lies, tunnel_of
from tests.referees.infantry.soldiers import Soldier


def burns(weapon: Weapon) -> bool:
    """Return whether a weapon is incendiary. Rules: IN.INC.2, IN.INC.11."""
    return weapon.type is WeaponType.INCENDIARY or weapon.filling is Filling.INCENDIARY


def kind_of(weapon: Weapon) -> WeaponType:
    """Return whether a blast is of an explosive or of an incendiary, of thrown ones by their filling."""
    return WeaponType.INCENDIARY if burns(weapon) else WeaponType.EXPLOSIVE


def at_structures(bench: Bench, weapon: Weapon) -> bool:
    """Return whether a weapon is one that structures are attacked with. Rules: IN.LRG.1, IN.GAP.26."""
    return weapon.filling is not Filling.SMOKE and kind_of(weapon) in bench.rules.large_targets.types


def read(bench: Bench, shot: Declared, spot: Spot) -> None:
    """Read all that a blast does: to troopers, then fire, then structures."""
    damage = shot.weapon.damage
    reach = len(damage)
    reached = {each for each in around(spot, reach) if bench.is_on_map(each) and bench.ground.blasted(spot, each)}
    hurt = {each.name: points for each in bench.on_map() if (points := lethal(bench, each, shot, spot, reached))}
    sheltered = {each.at for each in bench.on_map() if _sheltered(bench, each, shot.weapon, spot)}
    while hurt:
        row = bench.log.next
        if row["event"] != "damage" or row["actor"] not in hurt:
            raise bench.log.stray("IN.EXP.3", f"the blast hurts {sorted(hurt)}")
        wound(bench, bench.soldiers[row["actor"]], hurt.pop(row["actor"]), "lethal", "IN.EXP.3")
    if shot.tunnel is not None:
        return
    rings = {each: damage[far(spot, each)] for each in reached if far(spot, each) < reach}
    _on_the_ground(bench, shot.weapon, rings, sheltered)


def _on_the_ground(bench: Bench, weapon: Weapon, rings: dict[Spot, int], sheltered: set[Spot]) -> None:
    """Read which dots catch fire and what structures suffer, in any order; what falls may burn or not."""
    ground, rules = bench.ground, bench.rules
    batters = rules.options.breaching and at_structures(bench, weapon)
    wanted = {each: points for each, points in rings.items() if batters and points and each in ground.toughness}
    fires = {each for each in rings if each not in sheltered and _catches(bench, each)} if burns(weapon) else set()
    fallen: set[Spot] = set()
    doubtful = fallen if rules.options.water else fallen | {each for each in rings if ground.drawn[each] in WATER}
    while wanted or fires - fallen - doubtful or (bench.log.sees("burns") and burns(weapon)):
        if bench.log.sees("burns") or not wanted:
            _ignites(bench, fires | fallen | doubtful)
            fires.discard(spot_of(bench.log.rows[bench.log.at - 1]))
        else:
            fallen |= _batters(bench, wanted)


def _catches(bench: Bench, spot: Spot) -> bool:
    """Return whether a dot may catch fire: no water, no obstacle, not lit just now. Rules: IN.INC.5, IN.GAP.24."""
    wet = bench.ground.terrain[spot] in WATER and not bench.rules.fire.on_water
    lit = bench.ground.fires.get(spot) == bench.turn + bench.rules.fire.turns
    return not wet and not lit and not bench.ground.stops(spot)


def lethal(bench: Bench, soldier: Soldier, shot: Declared, spot: Spot, reached: set[Spot]) -> int:
    """Return what a blast does to a trooper. Rules: IN.EXP.3, IN.INC.5, IN.INC.6, IN.WAT.6, IN.TUN.6, IN.GAP.24."""
    weapon, water, dots = shot.weapon, bench.rules.water, far(spot, soldier.at)
    if tunnel_of(bench, soldier) != shot.tunnel:
        return 0
    if not soldier.under and (soldier.at not in reached or _sheltered(bench, soldier, weapon, spot)):
        return 0
    points = weapon.damage[dots] if dots < len(weapon.damage) else 0
    wet = not soldier.under and bench.ground.terrain[soldier.at] in WATER
    listed = dots < len(weapon.damage) or (water.rings == "one_more" and dots == len(weapon.damage))
    if wet and listed and (water.incendiary or not burns(weapon)):
        points += water.extra_damage
    return points


def _sheltered(bench: Bench, soldier: Soldier, weapon: Weapon, spot: Spot) -> bool:
    """Return whether a low solid object saves who lies behind it. Rules: IN.INC.6, IN.GAP.47."""
    covers = kind_of(weapon) in bench.rules.explosion.low_cover_from
    return covers and lies(bench, soldier) and not soldier.under and behind_low_wall(bench, spot, soldier.at, 0)


def _ignites(bench: Bench, dots: set[Spot]) -> None:
    """Read that a dot catches fire. Rules: IN.INC.7, IN.GAP.49."""
    until = bench.turn + bench.rules.fire.turns
    row = bench.log.take("burns", "IN.INC.7", until=until)
    spot = spot_of(row)
    bench.check(row, "IN.INC.7", f"{spot} does not catch fire", holds=spot in dots)
    bench.ground.fires[spot] = until


def _batters(bench: Bench, wanted: dict[Spot, int]) -> set[Spot]:
    """Read what a structure suffers; return its dot if it is breached. Rules: IN.BRC.1 to IN.BRC.3, IN.GAP.27."""
    ground = bench.ground
    row = bench.log.take("structure", "IN.BRC.2")
    spot = spot_of(row)
    if spot not in wanted:
        bench.log.at -= 1
        raise bench.log.stray("IN.BRC.2", f"{spot} suffers nothing")
    total = ground.hurt[spot] = ground.hurt.get(spot, 0) + wanted[spot]
    enough = ground.toughness[spot] + (bench.rules.breaching.breached_by == "more")
    told = {"points": wanted.pop(spot), "total": total, "breached": total >= enough}
    for key, value in told.items():
        rule = "IN.BRC.1" if key == "breached" else "IN.BRC.2"
        bench.check(row, rule, f"structure: {key} is {row[key]}, not {value}", holds=row[key] == value)
    if total < enough:
        return set()
    ground.breach(spot)
    return {spot}
