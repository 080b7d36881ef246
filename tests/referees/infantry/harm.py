"""Damage, and those who die of it. Rules: IN.HOUSE.2, IN.ARM.3, IN.ARM.4, IN.GAP.42."""

from tests.referees.infantry.bench import Bench
from tests.referees.infantry.soldiers import Soldier


def wound(bench: Bench, soldier: Soldier, points: int, harm: str, rule: str) -> None:
    """Read what damage does to a trooper."""
    if not points:
        return
    taken = 0
    if harm == "lethal":
        taken = soldier.lethal(points)
    else:
        soldier.bludgeoning(points)
    row = bench.log.take("damage", rule, actor=soldier.name, points=points, harm=harm)
    told = {"crossed": soldier.crossed, "half": soldier.half, "armor_hits": taken}
    for key, wanted in told.items():
        bench.check(row, "IN.HOUSE.2", f"damage: {key} is {row[key]}, not {wanted}", holds=row[key] == wanted)
    if soldier.crossed >= bench.rules.card.cells:
        die(bench, soldier)


def die(bench: Bench, soldier: Soldier) -> None:
    """Read a death: the arc and the crewed weapon are given up. Rules: IN.HOUSE.2, IN.CRW.8, IN.HOUSE.9."""
    if soldier.arc is not None:
        bench.log.take("arc_ends", "IN.HOUSE.4", actor=soldier.name, cause="fell")
    release(bench, soldier)
    bench.log.take("dead", "IN.HOUSE.2", actor=soldier.name, value=soldier.person.value)
    leave(bench, soldier, "dead")
    squad = (soldier.side, soldier.person.squad)
    bench.bereaved.add(squad)
    if bench.rules.morale.leader_counts or not soldier.person.leads:
        bench.dead[squad] += 1


def release(bench: Bench, soldier: Soldier) -> None:
    """Read that a crewed weapon is left, if a trooper controls one. Rule: IN.CRW.8."""
    gun = bench.gun_of(soldier)
    if gun is not None:
        told = {"target": gun.owner, "deed": "left", "weapon": gun.weapon.name}
        bench.log.take("gun", "IN.CRW.8", actor=soldier.name, **told)
        gun.by, gun.spot, gun.under = None, soldier.at, soldier.under


def leave(bench: Bench, soldier: Soldier, how: str) -> None:
    """Take a trooper off the map; its side has lost its PV. Rules: IN.HOUSE.9, IN.GAP.28."""
    soldier.gone, soldier.arc = how, None
    bench.lost[soldier.side] += soldier.person.value
