"""What a hit does: nothing, Dazed, dead or blinked out; and the dead that go Red."""

from math import cos, radians, sin

from schemas.models.survive.rules.control import ControlLine
from tests.referees.reading import NEAR_IN
from tests.referees.survive.bench import Bench
from tests.referees.survive.figures import Figure, Point, in_arc

RED_FIRE = "the fire of a Red unit"
CONTROL_FIRE = "the fire of Control"
GRID_SIDE = 10
SIGNS = {"-": "none", "D": "dazed", "X": "dead"}


def toughness(bench: Bench, figure: Figure) -> int:
    """Return the Toughness that a hit meets. Rules: SV.DAZ.1, SV.GAP.37."""
    printed = figure.card.unit.toughness if figure.card else profile(bench, figure).toughness
    if not figure.dazed:
        return printed
    return max(bench.rules.dazed.toughness_floor, printed + bench.rules.dazed.toughness_modifier)


def profile(bench: Bench, figure: Figure) -> ControlLine:
    """Return the card of a control unit. Rules: SV.CTL.4 to SV.CTL.9."""
    found: ControlLine = getattr(bench.rules.control, figure.kind)
    return found


def outcome(bench: Bench, power: int, against: int) -> str:
    """Return what a hit does to an active unit. Rules: SV.EFF.1 to SV.EFF.4."""
    rules = bench.rules.effect
    if rules.method == "grid" and 1 <= against <= GRID_SIDE:
        return SIGNS[rules.grid[GRID_SIDE - max(1, min(GRID_SIDE, power))][GRID_SIDE - against]]
    if power <= against:
        return "none"
    return "dead" if power >= rules.overkill * against else "dazed"


def effect(bench: Bench, striker: str, victim: Figure, power: int, cause: str) -> str:
    """Read what a hit does to a figure, and take it in. Rules: SV.EFF.1 to SV.EFF.7, SV.DAZ.6."""
    against = toughness(bench, victim)
    result = outcome(bench, power, against)
    if result == "dazed" and victim.dazed and bench.rules.dazed.effect_kills:
        result = "dead"
    if result == "dead" and victim.controlled:
        result = "blink_out"
    rule = "SV.DAZ.6" if victim.dazed else "SV.EFF.3"
    named = {"actor": victim.name, "target": striker, "power": power, "toughness": against}
    bench.log.take("effect", rule, effect=result, cause=cause, **named)
    if result == "dazed":
        victim.dazed = True
    elif result != "none":
        fall(bench, victim)
    return result


def killed(bench: Bench, striker: str, victim: Figure, power: int, against: int) -> None:
    """Read that the sum of a Double-Tap kills. Rule: SV.EFF.6."""
    result = "blink_out" if victim.controlled else "dead"
    named = {"actor": victim.name, "target": striker, "power": power, "toughness": against}
    bench.log.take("effect", "SV.EFF.6", effect=result, cause="a Double-Tap", **named)
    fall(bench, victim)


def fall(bench: Bench, victim: Figure) -> None:
    """Take a figure off the table: it drops the KeyChip, and blinks out or goes Red or stays dead."""
    if victim.controlled:
        drop(bench, victim)
        bench.log.take("blink_out", "SV.EFF.7", actor=victim.name, relocates=False)
        del bench.figures[victim.name]
        return
    bench.log.take("dead", "SV.EFF.3", actor=victim.name)
    drop(bench, victim)
    del bench.figures[victim.name]
    bench.fatalities += 1
    if goes_red(bench, victim):
        rise(bench, victim)
    else:
        bench.log.take("soulchip", "SV.RED.6", actor=victim.name)


def drop(bench: Bench, victim: Figure) -> None:
    """Read that the Prime CU or a carrier leaves the KeyChip where it falls. Rules: SV.GAP.19, SV.GAP.33."""
    if bench.carrier == victim.name:
        bench.log.take("keychip_dropped", "SV.GAP.33", actor=victim.name, x_in=victim.at[0], y_in=victim.at[1])
        bench.carrier, bench.keychip = "", victim.at


def goes_red(bench: Bench, victim: Figure) -> bool:
    """Read the roll for going Red, and return whether it does. Rules: SV.RED.1, SV.RED.4, SV.RED.5, SV.RED.7."""
    red = bench.rules.red
    zones = bench.ground.name_of_zone(victim.at)
    if bench.fatalities == 1 and red.first_fatality:
        row = bench.log.take("red", "SV.RED.7", actor=victim.name, value=0)
        bench.log.check(row, "SV.HOUSE.5", f"it fell in {zones}", holds=row["zone"] in zones)
        return True
    value = bench.log.die("going Red", "SV.RED.1", bench.sides_of_dice, actor=victim.name)
    faces = {"ICZ": red.inner_on, "OCZ": red.outer_on, "outside": red.outside_on}
    may = {value in faces[zone] for zone in zones}
    if may != {True} and not (len(may) == 2 and bench.log.sees("red")):
        return False
    row = bench.log.take("red", "SV.RED.1", actor=victim.name, value=value)
    bench.log.check(row, "SV.HOUSE.5", f"it fell in {zones}", holds=row["zone"] in zones)
    return True


def rise(bench: Bench, fallen: Figure) -> None:
    """Read that a unit stands up as a CU, turns by a die, and fires. Rules: SV.RED.2, SV.RED.3, SV.GAP.43."""
    value = bench.log.die("facing of a Red unit", "SV.RED.2", bench.sides_of_dice, actor=fallen.name)
    facing = direction(bench, value)
    bench.log.take(
        "facing", "SV.RED.2", actor=fallen.name, side="control", facing_east=facing[0], facing_north=facing[1]
    )
    risen = Figure(fallen.name, "control", fallen.at, facing, "cu")
    bench.figures[risen.name] = risen
    red = bench.rules.red
    if red.fire == "each":
        fire_at_each(bench, risen)
    else:
        fire(bench, risen, red.arc_deg, red.range_in, RED_FIRE)


def direction(bench: Bench, value: int) -> Point:
    """Return where a die points, clockwise from north. Rule: SV.GAP.20."""
    angle = radians((value - 1) * bench.rules.direction.step_deg)
    return (sin(angle), cos(angle))


def may_hit(bench: Bench, shooter: Figure, target: Figure, arc_deg: float, range_in: float) -> bool | None:
    """Return whether a target is in arc, range and sight, None where it is too near to say. Rule: SV.HOUSE.4."""
    over = bench.reach(shooter, target) - range_in
    arc = in_arc(shooter.at, shooter.facing, target.at, arc_deg)
    if over > NEAR_IN or arc is False:
        return False
    seen = bench.ground.sees(shooter.at, target.at)
    return seen if seen is False or (arc and over < -NEAR_IN) else None


def fire(bench: Bench, shooter: Figure, arc_deg: float, range_in: float, cause: str) -> None:
    """Read Control's shot at the nearest it can hit, or that there is none. Rules: SV.HOUSE.4, SV.GAP.43."""
    able = {each.name: may_hit(bench, shooter, each, arc_deg, range_in) for each in bench.living()}
    sure = [bench.reach(shooter, bench.figures[name]) for name, may in able.items() if may]
    row = bench.log.next
    if not bench.log.sees("shot", actor=shooter.name):
        bench.log.check(row, "SV.HOUSE.4", f"{shooter.name} has a target, and does not shoot", holds=not sure)
        return
    target = bench.figure(row, "target")
    holds = able.get(target.name) is not False and not target.controlled
    bench.log.check(row, "SV.HOUSE.4", f"{target.name} is out of arc, range or sight", holds=holds)
    nearest = bench.reach(shooter, target) <= min(sure, default=1e9) + NEAR_IN
    bench.log.check(row, "SV.HOUSE.4", f"{target.name} is not the nearest", holds=nearest)
    fire_at(bench, shooter, target, range_in, cause)


def fire_at_each(bench: Bench, risen: Figure) -> None:
    """Read a shot at each unit that a Red unit can hit. Rule: SV.GAP.43, read otherwise."""
    red = bench.rules.red
    able = {each.name: may_hit(bench, risen, each, red.arc_deg, red.range_in) for each in bench.living()}
    while bench.log.sees("shot", actor=risen.name):
        row, target = bench.log.next, bench.figure(bench.log.next, "target")
        holds = able.pop(target.name, False) is not False
        bench.log.check(row, "SV.RED.3", f"{target.name} is no target, or one for the second time", holds=holds)
        fire_at(bench, risen, target, red.range_in, RED_FIRE)
    left = [name for name, may in able.items() if may and name in bench.figures]
    bench.log.check(bench.log.next, "SV.RED.3", f"{left} are not fired at", holds=not left)


def fire_at(bench: Bench, shooter: Figure, target: Figure, range_in: float, cause: str) -> None:
    """Read a shot of Control: a flat number, no Ammo Roll. Rules: SV.CTL.7, SV.GAP.10, SV.GAP.45."""
    line = profile(bench, shooter)
    bench.log.check(bench.log.next, "SV.CTL.8", f"{shooter.name} has no gun", holds=line.ranged_to_hit is not None)
    modifier = bench.rules.control.disabled_modifier if shooter.dazed else 0
    covers = {modifier + each for each in bench.ground.cover(shooter.at, target.at)}
    named = {"actor": shooter.name, "target": target.name}
    row = bench.log.take(
        "shot", "SV.CTL.7", weapon="its gun", distance_in=bench.reach(shooter, target), range_in=range_in, **named
    )
    bench.log.check(row, "SV.HOUSE.7", f"modifier {row['modifier']}, not of {covers}", holds=row["modifier"] in covers)
    number = bench.clamped((line.ranged_to_hit or 0) + row["modifier"])
    bench.log.check(row, "SV.CTL.7", f"number {row['number']}, not {number}", holds=row["number"] == number)
    value = bench.log.die("to hit", "SV.CTL.7", bench.sides_of_dice, need=number, **named)
    hit = value <= number
    power = line.ranged_power or 0
    bench.log.take("shot_result", "SV.CTL.7", result="hit" if hit else "missed", power=power, **named)
    if hit:
        effect(bench, shooter.name, target, power, cause)
