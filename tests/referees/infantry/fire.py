"""Attacks at troopers: aimed, into arcs, on the move, crewed and by hand. Rules: IN.HOUSE.3, IN.HOUSE.4."""

from schemas.models.infantry.people import Weapon
from schemas.models.infantry.words import Harm, Mode, WeaponType
from tests.referees.infantry import guns
from tests.referees.infantry.arms import in_hand, may_fire, spend_round
from tests.referees.infantry.bench import Act, Bench, Row
from tests.referees.infantry.harm import wound
from tests.referees.infantry.lines import far, within
from tests.referees.infantry.paying import loosened, pay
from tests.referees.infantry.sight import PARTS, Way, band, modifiers, seen
from tests.referees.infantry.soldiers import Soldier

FISTS = "fists"


def own_attack(bench: Bench, act: Act) -> None:
    """Read an attack in a trooper's own turn, however it is made."""
    row = bench.log.next
    target = bench.soldier(row, "target", "IN.HOUSE.3")
    loosened(bench, act, row)
    bench.check(row, "IN.HOUSE.3", f"{target.name} is no enemy", holds=target.side != act.soldier.side)
    may_fire(bench, row, act.soldier)
    WAYS.get(row["way"], _unknown)(bench, act, row, target)
    bench.end_if_wiped_out()


def _unknown(bench: Bench, _: Act, row: Row, __: Soldier) -> None:
    raise bench.log.stray("IN.HOUSE.4", f"nobody attacks {row['way']} now")


def _aimed(bench: Bench, act: Act, row: Row, target: Soldier) -> None:
    """Read aimed fire, which ends a turn; who has laid an arc does not aim. Rules: IN.HOUSE.4, IN.GAP.56."""
    weapon = _carried(bench, act.soldier, row)
    may = not act.has_laid or bench.rules.arcs.aim_or_arc == "both"
    bench.check(row, "IN.GAP.56", f"{act.soldier.name} has laid an arc", holds=may)
    pay(bench, act, row, weapon.ap_cost or 0)
    act.is_over = True
    attack(bench, act.soldier, target, weapon, Way())


def _on_the_move(bench: Bench, act: Act, row: Row, target: Soldier) -> None:
    """Read fire on the move, after which the target may drop prone. Rules: IN.MVF.1 to IN.MVF.6, IN.GAP.55."""
    rules = bench.rules.movement_fire
    weapon = _carried_gun(bench, act.soldier, row) or _carried(bench, act.soldier, row)
    bench.check(row, "IN.MVF.1", "fire on the move is not played", holds=bench.rules.options.movement_fire)
    bench.check(row, "IN.GAP.55", f"{act.soldier.name} has not stepped", holds=bench.under_way(act))
    pay(bench, act, row, rules.ap)
    act.halted |= not rules.go_on
    attack(bench, act.soldier, target, weapon, Way(moving=True))
    if target.is_up and bench.log.sees("posture", actor=target.name):
        row = bench.log.take("posture", "IN.MVF.6", prone=True, cost=rules.target_drops_ap)
        bench.check(row, "IN.MVF.6", f"{target.name} lies already", holds=not target.prone)
        target.prone = True


def _crewed(bench: Bench, act: Act, row: Row, target: Soldier) -> None:
    """Read the free attack of a crewed weapon into its own arc. Rules: IN.HOUSE.4, IN.CRW.11, IN.CRW.13."""
    gun = bench.gun_of(act.soldier)
    if gun is None or gun.bearing_deg is None:
        raise bench.log.stray("IN.CRW.13", f"{act.soldier.name} has no weapon that is set up")
    bench.check(row, "IN.HOUSE.4", f"{act.soldier.name}'s turn has ended", holds=not act.is_over)
    gun.shots += 1
    bench.check(row, "IN.HOUSE.4", "so many are not free", holds=gun.shots <= bench.rules.crewed.free_attacks)
    bench.check(row, "IN.CRW.11", f"{target.name} is not in the arc", holds=guns.covers(bench, gun, target.at))
    guns.has_crew(bench, row, gun)
    if bench.rules.crewed.columns == "as_printed":
        pay(bench, act, row, gun.weapon.crew or 0)
    attack(bench, act.soldier, target, gun.weapon, Way())


def _by_hand(bench: Bench, act: Act, row: Row, target: Soldier) -> None:
    """Read a strike at a neighbour. Rules: IN.HOUSE.7, IN.GAP.32."""
    soldier = act.soldier
    blade = next((each.weapon for each in soldier.held if each.section == "melee"), None)
    name = blade.name if blade else FISTS
    bench.check(row, "IN.HOUSE.7", f"{soldier.name} strikes with {name}", holds=row["weapon"] == name)
    beside = far(soldier.at, target.at) == 1 and soldier.under == target.under
    bench.check(row, "IN.HOUSE.7", f"{target.name} is not beside", holds=beside)
    pay(bench, act, row, (blade.ap_cost or 0) if blade else bench.rules.melee.fists_ap)
    attack(bench, soldier, target, blade, Way())


WAYS = {"aimed": _aimed, "on_the_move": _on_the_move, "crewed": _crewed, "by_hand": _by_hand}


def _carried(bench: Bench, soldier: Soldier, row: Row) -> Weapon:
    """Return the weapon of a row, which is in hand. Rules: IN.GAP.14, IN.MVF.1."""
    held = soldier.own(row["weapon"])
    if held is None or held.weapon.type is not WeaponType.RANGED:
        raise bench.log.stray("IN.HOUSE.4", f"{soldier.name} does not fire the {row['weapon']}")
    if row["way"] != "on_the_move" or bench.rules.movement_fire.active_only:
        in_hand(bench, row, soldier, held)
    spend_round(bench, row, held)
    return held.weapon


def _carried_gun(bench: Bench, soldier: Soldier, row: Row) -> Weapon | None:
    """Return the crewed weapon of a row that a trooper carries, where such fire on the move. Rule: IN.GAP.37."""
    gun = bench.gun_of(soldier)
    if gun is None or gun.weapon.name != row["weapon"]:
        return None
    fits = bench.rules.movement_fire.crewed and gun.bearing_deg is None
    bench.check(row, "IN.GAP.37", f"{soldier.name} fires the {row['weapon']} on the move", holds=fits)
    return gun.weapon


def reactions(bench: Bench, mover: Soldier) -> None:
    """Read the attacks of enemies whose arcs a trooper has come into, each once. Rule: IN.HOUSE.4."""
    fired: set[tuple[str, str]] = set()
    while mover.is_up and bench.log.sees("attack", way="into_arc", target=mover.name):
        row = bench.log.next
        soldier = bench.soldier(row)
        once = (soldier.name, row["weapon"]) not in fired
        fired.add((soldier.name, row["weapon"]))
        bench.check(row, "IN.HOUSE.4", f"{soldier.name} fires once at who comes", holds=once)
        bench.check(row, "IN.HOUSE.4", f"{mover.name} is no enemy", holds=soldier.side != mover.side)
        may_fire(bench, row, soldier)
        gun = bench.gun_of(soldier)
        if gun is not None and gun.bearing_deg is not None and gun.weapon.name == row["weapon"]:
            _from_gun(bench, row, soldier, mover)
        else:
            _from_arc(bench, row, soldier, mover)
        bench.end_if_wiped_out()


def _from_gun(bench: Bench, row: Row, soldier: Soldier, mover: Soldier) -> None:
    """Read an attack into the arc of a crewed weapon. Rules: IN.CRW.3, IN.CRW.11, IN.CRW.14, IN.GAP.40."""
    gun = bench.gun_of(soldier)
    assert gun is not None
    gun.shots += 1
    most = bench.rules.crewed.attacks_per_arc
    bench.check(row, "IN.CRW.3", f"{gun.shots} attacks are too many", holds=most is None or gun.shots <= most)
    bench.check(row, "IN.CRW.11", f"{mover.name} is not in the arc", holds=guns.covers(bench, gun, mover.at))
    guns.has_crew(bench, row, gun)
    attack(bench, soldier, mover, gun.weapon, Way())


def _from_arc(bench: Bench, row: Row, soldier: Soldier, mover: Soldier) -> None:
    """Read an attack into a trooper's arc, and that the arc is used up. Rules: IN.HOUSE.4, IN.HOUSE.5, IN.GAP.52."""
    arc, rules = soldier.arc, bench.rules.arcs
    if arc is None or arc.weapon.name != row["weapon"]:
        raise bench.log.stray("IN.HOUSE.4", f"{soldier.name} has no arc with the {row['weapon']}")
    width = rules.wide_deg if arc.wide else rules.narrow_deg
    inside = within(soldier.at, mover.at, arc.bearing_deg, width, limits=rules.limits_inside)
    if mover.at == soldier.at:
        inside = rules.own_dot
    bench.check(row, "IN.HOUSE.5", f"{mover.name} is not in the arc", holds=inside)
    held = soldier.own(row["weapon"])
    if held is not None:
        spend_round(bench, row, held)
    arc.shots += 1
    most = rules.burst_attacks if arc.weapon.mode is Mode.BURST else rules.single_attacks
    bench.check(row, "IN.HOUSE.4", f"{arc.shots} attacks are too many", holds=arc.shots <= most)
    attack(bench, soldier, mover, arc.weapon, Way(wide=arc.wide))
    if arc.weapon.mode is not Mode.BURST and arc.shots >= most:
        bench.log.take("arc_ends", "IN.HOUSE.4", actor=soldier.name, cause="used")
        soldier.arc = None


def attack(bench: Bench, attacker: Soldier, target: Soldier, weapon: Weapon | None, way: Way) -> None:
    """Read an attack: its range and number, the dice, and what it does. No weapon is fists. Rule: IN.HOUSE.3."""
    dots = far(attacker.at, target.at)
    by_hand = weapon is None or weapon.type is WeaponType.MELEE
    reach = "hand_to_hand" if by_hand or weapon is None else band(weapon, dots)
    row = bench.log.take("attack", "IN.HOUSE.3", actor=attacker.name, target=target.name, distance=dots, band=reach)
    bench.check(row, "IN.HOUSE.3", f"{target.name} is out of range", holds=reach != "out")
    bench.check(row, "IN.GAP.20", f"{target.name} is out of sight", holds=seen(bench, attacker, target))
    parts = modifiers(bench, attacker, target, weapon, way)
    if bench.log.sees("modifiers"):
        told = bench.log.take("modifiers", "IN.HOUSE.3", actor=attacker.name, target=target.name)
        for key in PARTS:
            bench.check(told, "IN.HOUSE.3", f"{key} is {told[key]}, not {parts[key]}", holds=told[key] == parts[key])
    else:
        bench.check(bench.log.next, "IN.HOUSE.3", f"{parts} are not told", holds=not any(parts.values()))
    kind = weapon.type if weapon else WeaponType.MELEE
    number = bench.rules.target.base[kind] + sum(parts.values())
    bench.check(row, "IN.HOUSE.3", f"number is {row['number']}, not {number}", holds=row["number"] == number)
    if rolled(bench, attacker, number, target.name):
        _hits(bench, attacker, target, weapon)


def _hits(bench: Bench, attacker: Soldier, target: Soldier, weapon: Weapon | None) -> None:
    if weapon is None:
        points = bench.dice("damage", "IN.HOUSE.7", bench.rules.melee.fists_dice, actor=attacker.name)
        wound(bench, target, points, "bludgeoning", "IN.HOUSE.7")
    else:
        harm = "lethal" if weapon.harm is Harm.LETHAL else "bludgeoning"
        wound(bench, target, weapon.damage[0], harm, "IN.HOUSE.2")


def rolled(bench: Bench, attacker: Soldier, number: int, target: str | None = None) -> bool:
    """Read the two dice of an attack, and return whether they hit. Rules: IN.HOUSE.3, IN.GAP.16."""
    rules = bench.rules.target
    roll = bench.dice("attack", "IN.HOUSE.3", 2, actor=attacker.name)
    hit = roll >= rules.always_hits or (roll > rules.always_misses and roll >= number)
    told = {"actor": attacker.name, "roll": roll, "number": number, "hit": hit}
    row = bench.log.take("roll", "IN.HOUSE.3", **told)
    bench.check(row, "IN.HOUSE.3", f"it was aimed at {target}", holds=row.get("target") == target)
    return hit
