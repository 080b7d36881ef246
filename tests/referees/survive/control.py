"""Control Activation Pulses: whom the spire wakes, which way it heads, and what it does."""

from math import floor

from tests.referees.reading import NEAR_IN
from tests.referees.survive.bench import Bench
from tests.referees.survive.charging import follow_on
from tests.referees.survive.fighting import duel, fit, stands
from tests.referees.survive.figures import SLACK_IN, Figure, Point, distance, in_arc
from tests.referees.survive.harm import CONTROL_FIRE, direction, fire, profile
from tests.referees.survive.holding import interrupts
from tests.referees.survive.moving import charge, settle

ROUNDING = 1e-6
STEP_IN = 0.5


def pulse(bench: Bench) -> None:
    """Read a pulse, and what the unit it wakes does. Rules: SV.CAP.1 to SV.CAP.4, SV.HOUSE.4."""
    value = bench.log.die("pulse", "SV.CAP.1", bench.sides_of_dice, side="control")
    candidates = closest(bench, value)
    if len(candidates) > 1:
        candidates = roll_off(bench, candidates)
    row = bench.log.take("pulse", "SV.CAP.2", value=value)
    names = {each.name for each in candidates}
    if row["picked"] is None:
        bench.log.check(row, "SV.CAP.2", f"one of {names} answers", holds=not names)
        return
    bench.log.check(row, "SV.CAP.2", f"{row['picked']} is woken, not {names}", holds=row["picked"] in names)
    woken = bench.figure(row, "picked")
    head(bench, woken)
    act(bench, woken)
    interrupts(bench)


def closest(bench: Bench, value: int) -> list[Figure]:
    """Return the control units that a pulse may wake, several if they tie. Rules: SV.CAP.2, SV.CAP.3, SV.GAP.21."""
    spire, way = bench.brief.zone.spire_in, direction(bench, value)
    keys = {each.name: key(bench, each.at, spire, way) for each in bench.controlled()}
    least = min((off for off, _ in keys.values()), default=0)
    level = {name: far for name, (off, far) in keys.items() if off <= least + ROUNDING}
    nearest = min(level.values(), default=0.0)
    return [bench.figures[name] for name, far in level.items() if far <= nearest + ROUNDING]


def key(bench: Bench, at: Point, spire: Point, way: Point) -> tuple[float, float]:
    """Return how far a place is off the pulse, rounded as the ruling says, and from the spire. Rule: SV.GAP.21."""
    east, north, far = at[0] - spire[0], at[1] - spire[1], distance(at, spire)
    along, off = east * way[0] + north * way[1], abs(east * way[1] - north * way[0])
    if along < 0 and bench.rules.pulse.geometry == "ray":
        off = far
    grain = bench.rules.pulse.tolerance_in
    return (grain * floor(off / grain + 0.5 + ROUNDING) if grain else off), far


def roll_off(bench: Bench, tied: list[Figure]) -> list[Figure]:
    """Read the dice of units that tie for a pulse, and return who is left. Rule: SV.GAP.21."""
    while len(tied) > 1:
        rule, sides = "SV.GAP.21", bench.sides_of_dice
        shown = {}
        for _ in tied:
            actor = bench.figure(bench.log.next).name
            shown[actor] = bench.log.die("roll-off for the pulse", rule, sides)
        if set(shown) != {each.name for each in tied}:
            raise bench.log.stray(rule, "others tie for the pulse")
        most = max(shown.values())
        tied = [each for each in tied if shown[each.name] == most]
    return tied


def head(bench: Bench, woken: Figure) -> None:
    """Read which way a control unit heads. Rule: SV.CAP.4."""
    value = bench.log.die("heading", "SV.CAP.4", bench.sides_of_dice, actor=woken.name)
    about = value in bench.rules.direction.about_on
    facing = (-woken.facing[0], -woken.facing[1]) if about else woken.facing
    said = {"facing_east": facing[0], "facing_north": facing[1]}
    row = bench.log.take("heading", "SV.CAP.4", actor=woken.name, about=about, **said)
    woken.facing = (row["facing_east"], row["facing_north"])


def act(bench: Bench, woken: Figure) -> None:
    """Read what a woken unit does: it charges, or else goes ahead and shoots. Rules: SV.HOUSE.4, SV.GAP.45."""
    line = profile(bench, woken)
    able = {each.name: may_charge(bench, woken, each) for each in bench.living()}
    sure = [bench.reach(woken, bench.figures[name]) for name, may in able.items() if may]
    row = bench.log.next
    if bench.log.sees("charge", actor=woken.name):
        target = bench.figure(row, "target")
        holds = able.get(target.name) is not False and not target.controlled
        bench.log.check(row, "SV.HOUSE.4", f"{target.name} cannot be charged", holds=holds)
        nearest = bench.reach(woken, target) <= min(sure, default=1e9) + NEAR_IN
        bench.log.check(row, "SV.HOUSE.4", f"{target.name} is not the nearest", holds=nearest)
        fight(bench, woken, line.charge_in or 0.0)
        return
    bench.log.check(row, "SV.HOUSE.4", f"{woken.name} does not charge", holds=not sure)
    ahead(bench, woken, bench.rules.movement.dazed_in if woken.dazed else line.move_in)
    interrupts(bench)
    if line.ranged_range_in is not None and stands(bench, woken):
        fire(bench, woken, bench.rules.arc.front_deg, line.ranged_range_in, CONTROL_FIRE)


def fight(bench: Bench, woken: Figure, left: float) -> None:
    """Read a charge of a control unit, and its fight."""
    target = charge(bench, woken, left)
    interrupts(bench)
    if target is not None and fit(bench, woken) and stands(bench, target):
        winner = duel(bench, woken, target)
        follow_on(bench, [winner] if winner is not None else [])


def may_charge(bench: Bench, woken: Figure, target: Figure) -> bool | None:
    """Return whether a control unit charges a target, None where that is too near to say. Rule: SV.HOUSE.4."""
    line = profile(bench, woken)
    far = bench.reach(woken, target)
    if line.charge_in is None or woken.dazed or far > line.charge_in + NEAR_IN:
        return False
    arc = in_arc(woken.at, woken.facing, target.at, bench.rules.arc.front_deg)
    answers = {arc, bench.ground.sees(woken.at, target.at), patrols(bench, woken, target.at)}
    if False in answers:
        return False
    share = max(0.0, far / max(distance(woken.at, target.at), ROUNDING))
    end = between(woken.at, target.at, share)
    clear = far <= line.charge_in - NEAR_IN and all(
        room(bench, woken, between(woken.at, end, part / 20), aside=target) for part in range(1, 21)
    )
    return None if None in answers or not clear else True


def between(start: Point, end: Point, share: float) -> Point:
    """Return the point on a line, by the share of the way."""
    return (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)


def patrols(bench: Bench, woken: Figure, at: Point) -> bool | None:
    """Return whether a place is where a unit patrols, None at a rim or for one outside. Rules: SV.CTL.2, SV.CTL.3."""
    zone, rules = bench.brief.zone, bench.rules.control
    line = zone.outer_in if rules.red_line == "ocz_outer" else zone.inner_in
    inner = zone.inner_in if woken.kind.endswith("saw") else 0.0
    if not inner <= distance(woken.at, zone.spire_in) + NEAR_IN <= line + 2 * NEAR_IN:
        return None
    far = distance(at, zone.spire_in)
    if min(abs(far - line), abs(far - inner)) <= NEAR_IN:
        return None
    return inner < far < line


def room(bench: Bench, woken: Figure, at: Point, aside: Figure | None = None) -> bool:
    """Return whether a control unit has room to spare at a place. Rules: SV.HOUSE.4, SV.HOUSE.7."""
    base, spire = bench.rules.base, bench.brief.zone.spire_in
    others = [each for each in bench.figures.values() if each is not woken and each is not aside]
    apart = all(distance(each.at, at) >= base.diameter_in + SLACK_IN + NEAR_IN for each in others)
    off_spire = distance(at, spire) >= (base.diameter_in + base.spire_in) / 2 + SLACK_IN
    return apart and off_spire and bench.ground.stands(at, -NEAR_IN)


def ahead(bench: Bench, woken: Figure, far_in: float) -> None:
    """Read a straight way ahead, to its end or to where it has to stop and turn. Rules: SV.HOUSE.4, SV.GAP.32."""
    row = bench.log.take("move", "SV.HOUSE.4", actor=woken.name, action="move")
    start, length = woken.at, row["length_in"]
    end = (row["x_in"], row["y_in"])
    straight = (start[0] + woken.facing[0] * length, start[1] + woken.facing[1] * length)
    check = bench.log.check
    check(row, "SV.HOUSE.4", "it does not go straight ahead", holds=distance(straight, end) <= 2 * NEAR_IN)
    check(row, "SV.CTL.4", f"{length} inches are more than {far_in}", holds=length <= far_in + NEAR_IN)
    bound = patrols(bench, woken, end)
    check(row, "SV.CTL.2", f"{woken.name} leaves its patrol", holds=bound is not False)
    stops = length < far_in - NEAR_IN
    check(row, "SV.HOUSE.4", "it turns about for no reason", holds=stops == row["turned_about"])
    if stops:
        check(row, "SV.HOUSE.4", "it stops for no reason", holds=stopped(bench, woken, end, far_in - length))
    settle(bench, woken, end, row)
    if row["turned_about"]:
        woken.facing = (-woken.facing[0], -woken.facing[1])


def stopped(bench: Bench, woken: Figure, at: Point, left: float) -> bool:
    """Return whether a further step ahead is barred to a control unit."""
    for part in range(1, 21):
        far = min(left, STEP_IN) * part / 20
        further = (at[0] + woken.facing[0] * far, at[1] + woken.facing[1] * far)
        if patrols(bench, woken, further) is not True or not room(bench, woken, further):
            return True
    return False
