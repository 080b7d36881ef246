"""What a trooper has in hand, drops, and lays arcs with. Rules: IN.GAP.14, IN.GAP.23, IN.EXP.8, IN.HOUSE.4."""

from schemas.models.infantry.words import WeaponType
from tests.referees.infantry.bench import Act, Bench, Row
from tests.referees.infantry.harm import release
from tests.referees.infantry.paying import loosened, spend
from tests.referees.infantry.setting_up import bearing_of
from tests.referees.infantry.sight import swims
from tests.referees.infantry.soldiers import Arc, Held, Soldier

PAIR = {"primary", "mounted"}


def change(bench: Bench, act: Act) -> None:
    """Read that a trooper takes another weapon in hand. Rules: IN.GAP.14, IN.EXP.2, IN.EXP.8."""
    soldier, actions = act.soldier, bench.rules.actions
    row = bench.log.take("weapon", "IN.GAP.14", actor=soldier.name)
    loosened(bench, act, row, "other_weapon")
    bench.check(row, "IN.HOUSE.4", "the arc is of another weapon", holds=soldier.arc is None)
    held = soldier.own(row["weapon"])
    bench.check(row, "IN.GAP.14", f"{soldier.name} has no {row['weapon']}", holds=held is not None)
    gone = held is not None and held.weapon.type is WeaponType.THROWN and held.rounds == 0
    bench.check(row, "IN.EXP.2", f"no {row['weapon']} is left", holds=not gone)
    paired = held is not None and soldier.active is not None and {held.section, soldier.active.section} == PAIR
    spend(bench, act, row, actions.switch_mounted if paired else actions.change_weapon, "IN.GAP.14")
    soldier.active = held or soldier.active


def lay_down(bench: Bench, act: Act) -> None:
    """Read that a trooper drops a weapon. Rule: IN.GAP.23."""
    soldier = act.soldier
    row = bench.log.take("laid_down", "IN.GAP.23", actor=soldier.name)
    loosened(bench, act, row, "other_weapon", "left")
    spend(bench, act, row, bench.rules.actions.drop_weapon, "IN.GAP.23")
    held, gun = soldier.own(row["weapon"]), bench.gun_of(soldier)
    if gun is not None and gun.weapon.name == row["weapon"]:
        bench.check(row, "IN.GAP.23", "it is set up", holds=gun.bearing_deg is None)
        release(bench, soldier)
        return
    bench.check(row, "IN.GAP.23", f"{soldier.name} has no {row['weapon']}", holds=held is not None)
    if held is not None:
        stays = soldier.arc is not None and soldier.arc.weapon == held.weapon
        bench.check(row, "IN.HOUSE.4", "its arc stays", holds=not stays)
        drop(soldier, held)


def drop(soldier: Soldier, held: Held) -> None:
    """Let a trooper have a weapon no more; the launcher under it goes with it. Rule: IN.WAT.3."""
    gone = [held, *(each for each in soldier.held if held.section == "primary" and each.section == "mounted")]
    soldier.held = [each for each in soldier.held if each not in gone]
    if soldier.active in gone:
        soldier.active = None


def lay_arc(bench: Bench, act: Act) -> None:
    """Read that a trooper lays a firing arc. Rules: IN.HOUSE.4, IN.GAP.30, IN.WAT.4, IN.GAP.28."""
    soldier = act.soldier
    row = bench.log.take("arc", "IN.HOUSE.4", actor=soldier.name)
    loosened(bench, act, row)
    held = soldier.own(row["weapon"])
    may_fire(bench, row, soldier)
    if held is None or held.weapon.type is not WeaponType.RANGED:
        bench.check(row, "IN.HOUSE.4", f"{row['weapon']} lays no arc", holds=False)
        return
    in_hand(bench, row, soldier, held)
    spend(bench, act, row, held.weapon.ap_cost or 0, "IN.HOUSE.4")
    act.has_laid = True
    soldier.arc = Arc(held.weapon, bearing_of(bench, row), row["wide"])


def spend_round(bench: Bench, row: Row, held: Held) -> None:
    """Take a round of a weapon that comes with a number of them. Rule: IN.EXP.2."""
    if held.rounds is not None:
        bench.check(row, "IN.EXP.2", "there is no round left", holds=held.rounds > 0)
        held.rounds -= 1


def in_hand(bench: Bench, row: Row, soldier: Soldier, held: Held) -> None:
    """Judge that a weapon is the one in hand. Rules: IN.GAP.14, IN.HOUSE.10."""
    sentence = f"{held.weapon.name} is not in hand"
    bench.check(row, "IN.GAP.14", sentence, holds=soldier.active is None or soldier.active is held)
    soldier.active = held


def may_fire(bench: Bench, row: Row, soldier: Soldier) -> None:
    """Judge that a trooper may attack at all; swimmers may strike, since nothing is fired then.

    Rules: IN.GAP.28, IN.WAT.4, IN.GAP.21.
    """
    bench.check(row, "IN.GAP.28", f"{soldier.name} is shaken", holds=not soldier.shaken)
    fires = row.get("way") != "by_hand"
    dry = bench.rules.water.may_fire or not fires or not swims(bench, soldier)
    bench.check(row, "IN.WAT.4", f"{soldier.name} swims", holds=dry)
    free = bench.rules.wire.entangled_may_attack or not soldier.caught
    bench.check(row, "IN.GAP.21", f"{soldier.name} is caught", holds=free)
