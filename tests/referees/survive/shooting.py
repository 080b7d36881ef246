"""Shots of the players' units: arc, sight, range, number, effect, the Ammo Roll, Double-Taps and grenades."""

from dataclasses import dataclass
from math import ceil

from schemas.models.survive.force import Weapon
from schemas.models.survive.words import WeaponType
from tests.referees.reading import NEAR_IN, Row
from tests.referees.survive.bench import Bench
from tests.referees.survive.figures import Figure, Point, distance, in_arc
from tests.referees.survive.harm import direction, effect, killed, toughness

HITS, MISSES, BEYOND = "hit", "missed", "out of range"
OUT_OF_HAND = "SV.HOUSE.9"


@dataclass
class Tap:
    """The first shot of a Double Team: at whom, whether it hit, its Power, and the Toughness it was held against."""

    target: Figure
    hit: bool
    power: int
    toughness: int


@dataclass
class Aim:
    """What a shooter does and may: the modifier of its action, whether one hand is free, and the shot before it."""

    action: str
    modifier: int
    one_handed: bool
    tap: Tap | None = None


def aim(bench: Bench, shooter: Figure, action: str) -> Aim:
    """Return how a unit shoots in an action. Rules: SV.MOV.2, SV.MOV.4, SV.MOV.6, SV.MOV.8, SV.DAZ.3."""
    rules = bench.rules.shooting
    if shooter.dazed:
        return Aim("shuffle", rules.dazed_modifier, one_handed=True)
    modifier = {"run": rules.run_modifier, "charge": rules.charge_modifier}.get(action, 0)
    return Aim(action, modifier, one_handed=action in {"run", "charge"})


def shot(bench: Bench, shooter: Figure, how: Aim) -> Tap:
    """Read a shot of a player's unit to its end, the Ammo Roll. Rules: SV.SHT.1 to SV.SHT.7, SV.AMM.1, SV.AMM.2."""
    row = bench.log.next
    target = bench.figure(row, "target")
    weapon = weapon_of(bench, shooter, row, how)
    judge_target(bench, shooter, target, row)
    result = rolled(bench, shooter, target, weapon, how)
    tap = Tap(target, result == HITS, weapon.power, toughness(bench, target))
    if weapon.type is WeaponType.GRENADE and result != BEYOND:
        burst(bench, shooter, target, weapon, hit=tap.hit)
    elif tap.hit:
        effect(bench, shooter.name, target, weapon.power, "a shot")
    if tap.hit and how.tap is not None and how.tap.hit and how.tap.target is target:
        double_tap(bench, shooter, how.tap, tap)
    ammo_roll(bench, shooter, weapon, result)
    return tap


def weapon_of(bench: Bench, shooter: Figure, row: Row, how: Aim) -> Weapon:
    """Return what is shot with, and judge whether it may be. Rules: SV.AMM.2, SV.AMM.3, SV.HOUSE.9, SV.MOV.4."""
    guns = shooter.card.guns if shooter.card else {}
    if row["weapon"] not in guns:
        raise bench.log.stray("SV.GAP.47", f"{shooter.name} does not carry {row['weapon']}")
    weapon = guns[row["weapon"]]
    jammed = weapon.name in shooter.jams
    check = bench.log.check
    in_hand = weapon.name == shooter.in_hand and shooter.ready_in_turn <= bench.turn
    check(row, OUT_OF_HAND, f"{weapon.name} is not ready in hand", holds=in_hand)
    check(row, "SV.AMM.2", f"{weapon.name} is jammed", holds=not jammed)
    hands = 1 if weapon.type is WeaponType.GRENADE else weapon.hands
    rule = "SV.DAZ.3" if shooter.dazed else "SV.MOV.4"
    check(row, rule, f"{weapon.name} takes both hands", holds=hands == 1 or not how.one_handed)
    return weapon


def judge_target(bench: Bench, shooter: Figure, target: Figure, row: Row) -> None:
    """Judge whether a target may be chosen. Rules: SV.SHT.3, SV.HOUSE.7."""
    arc = in_arc(shooter.at, shooter.facing, target.at, bench.rules.arc.front_deg)
    bench.log.check(row, "SV.SHT.3", f"{target.name} is outside the arc", holds=arc is not False)
    seen = bench.ground.sees(shooter.at, target.at)
    bench.log.check(row, "SV.HOUSE.7", f"{target.name} is out of sight", holds=seen is not False)
    bench.log.check(row, "SV.SHT.1", "a friend is shot at", holds=target.side != shooter.side)


def rolled(bench: Bench, shooter: Figure, target: Figure, weapon: Weapon, how: Aim) -> str:
    """Read the number, the die and the result. Rules: SV.SHT.2, SV.SHT.4, SV.SHT.7, SV.DAZ.3, SV.HOUSE.1."""
    far = bench.reach(shooter, target)
    modifier, range_in = how.modifier, float(weapon.range_in or 0)
    if shooter.dazed and weapon.type is WeaponType.GRENADE:
        modifier, range_in = 0, float(ceil(range_in * bench.rules.grenade.dazed_range_share - 1e-9))
    if how.tap is not None and how.tap.hit and how.tap.target is target:
        modifier += bench.rules.double_tap.second_modifier
    covers = {modifier + each for each in bench.ground.cover(shooter.at, target.at)}
    named = {"actor": shooter.name, "target": target.name}
    row = bench.log.take("shot", "SV.SHT.1", distance_in=far, range_in=range_in, **named)
    said = row["modifier"]
    bench.log.check(row, "SV.HOUSE.1", f"modifier {said}, not of {sorted(covers)}", holds=said in covers)
    skill = shooter.card.unit.shooting if shooter.card else 0
    number = bench.number(skill, weapon.difficulty, said)
    bench.log.check(row, "SV.HOUSE.1", f"number {row['number']}, not {number}", holds=row["number"] == number)
    beyond = far > range_in if abs(far - range_in) > NEAR_IN else not bench.log.sees("die", reason="to hit")
    result = BEYOND
    if not beyond:
        value = bench.log.die("to hit", "SV.SHT.4", bench.sides_of_dice, need=number, **named)
        result = HITS if value <= number else MISSES
    rule = "SV.SHT.2" if beyond else "SV.SHT.4"
    bench.log.take("shot_result", rule, result=result, power=weapon.power, **named)
    return result


def double_tap(bench: Bench, shooter: Figure, first: Tap, second: Tap) -> None:
    """Read the summed Power of two hits on one target that still stands. Rules: SV.EFF.6, SV.GAP.29."""
    target = second.target
    if bench.figures.get(target.name) is not target:
        return
    against = first.toughness
    if bench.rules.double_tap.sum_toughness == "current":
        against = toughness(bench, target)
    power = first.power + second.power
    kills = power >= bench.rules.effect.overkill * against
    named = {"actor": shooter.name, "target": target.name, "power": power, "toughness": against}
    bench.log.take("double_tap", "SV.EFF.6", effect="dead" if kills else "none", **named)
    if kills:
        killed(bench, shooter.name, target, power, against)


def ammo_roll(bench: Bench, shooter: Figure, weapon: Weapon, result: str) -> None:
    """Read the Ammo Roll and the jam it may bring. Rules: SV.AMM.1, SV.AMM.2, SV.GAP.10."""
    when = bench.rules.ammo.roll_when
    due = {"every_shot": True, "failed_shot": result != HITS, "out_of_range_only": result == BEYOND}[when]
    if not due or shooter.name not in bench.figures or bench.figures[shooter.name] is not shooter:
        return
    need = weapon.ammo or 0
    value = bench.log.die("ammo", "SV.AMM.1", bench.sides_of_dice, actor=shooter.name, need=need)
    if value > need:
        bench.log.take("jam", "SV.AMM.2", actor=shooter.name, weapon=weapon.name)
        shooter.jams[weapon.name] = bench.turn


def burst(bench: Bench, shooter: Figure, target: Figure, weapon: Weapon, *, hit: bool) -> None:
    """Read where a grenade bursts, and what it does to each within its blast. Rule: SV.GAP.30."""
    at = target.at if hit else scattered(bench, shooter, target.at)
    radius = float(weapon.blast_in or 0)
    bench.log.take("blast", "SV.GAP.30", x_in=at[0], y_in=at[1], radius_in=radius)
    edge = bench.rules.base.diameter_in / 2
    over = {each.name: distance(each.at, at) - edge - radius for each in bench.figures.values()}
    caught = dict(bench.figures)
    while bench.log.sees("effect", cause="a blast"):
        victim = caught.pop(bench.log.next["actor"], None)
        if victim is None or bench.figures.get(victim.name) is not victim:
            raise bench.log.stray("SV.GAP.30", f"{bench.log.next['actor']} is not in the blast")
        within = over[victim.name] <= NEAR_IN
        bench.log.check(bench.log.next, "SV.GAP.30", f"{victim.name} is outside the blast", holds=within)
        effect(bench, shooter.name, victim, weapon.power, "a blast")
    left = [name for name in caught if over[name] < -NEAR_IN and bench.figures.get(name) is caught[name]]
    bench.log.check(bench.log.next, "SV.GAP.30", f"{left} are in the blast and not hit", holds=not left)


def scattered(bench: Bench, shooter: Figure, at: Point) -> Point:
    """Read how far a grenade scatters, and return where to. Rule: SV.GAP.30."""
    way = bench.log.die("scatter", "SV.GAP.30", bench.sides_of_dice)
    length = bench.log.die("length of the scatter", "SV.GAP.30", bench.sides_of_dice)
    far = float(ceil(length * bench.rules.grenade.scatter_share - 1e-9))
    bench.log.take("scatter", "SV.GAP.30", direction=way, length_in=far)
    turned = direction(bench, way)
    return (at[0] + far * turned[0], at[1] + far * turned[1])
