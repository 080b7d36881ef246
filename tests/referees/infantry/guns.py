"""Crewed weapons: set up, broken down, swung, taken over, picked up. Rules: IN.CRW.4 to IN.CRW.12, IN.GAP.5."""

from tests.referees.infantry.bench import Act, Bench, Row
from tests.referees.infantry.harm import release
from tests.referees.infantry.lines import Spot, far, within
from tests.referees.infantry.paying import loosened, spend
from tests.referees.infantry.setting_up import bearing_of
from tests.referees.infantry.soldiers import Gun, Soldier


def covers(bench: Bench, gun: Gun, spot: Spot) -> bool:
    """Return whether a dot is in the arc of a weapon that is set up. Rules: IN.CRW.11, IN.HOUSE.5, IN.GAP.52."""
    if gun.bearing_deg is None or spot == gun.spot:
        return gun.bearing_deg is not None and bench.rules.arcs.own_dot
    limits = bench.rules.arcs.limits_inside
    return within(gun.spot, spot, gun.bearing_deg, bench.rules.crewed.arc_deg, limits=limits)


def crew_of(bench: Bench, gun: Gun) -> int:
    """Return how many besides its carrier a weapon takes; none where its figure is read as AP. Rule: IN.GAP.1."""
    return 0 if bench.rules.crewed.columns == "as_printed" else gun.weapon.crew or 0


def beside(bench: Bench, soldier: Soldier) -> list[Soldier]:
    """Return who of a trooper's side stands by, in the order of the roster. Rule: IN.CRW.4."""
    return [
        each
        for each in bench.of(soldier.side)
        if each is not soldier and far(each.at, soldier.at) == 1 and each.under == soldier.under
    ]


def has_crew(bench: Bench, row: Row, gun: Gun) -> None:
    """Judge that a weapon that needs its crew to fire has it. Rule: IN.GAP.40."""
    if bench.rules.crewed.crew_to_fire and gun.by is not None:
        there = len(beside(bench, bench.soldiers[gun.by]))
        bench.check(row, "IN.GAP.40", f"{there} stand by to fire it", holds=there >= crew_of(bench, gun))


def handled(bench: Bench, act: Act) -> None:
    """Read what a trooper does with a crewed weapon, after those who help with it."""
    helpers = []
    while bench.log.sees("helps"):
        helpers.append(bench.log.take("helps", "IN.CRW.4", target=act.soldier.name))
    if not bench.log.sees("gun", actor=act.soldier.name):
        raise bench.log.stray("IN.CRW.4", "there is nothing to help with")
    row = bench.log.next
    gun = bench.guns.get(row["target"])
    if gun is None:
        raise bench.log.stray("IN.CRW.1", f"{row['target']} brought no crewed weapon")
    if row["deed"] == "left":
        release(bench, act.soldier)
        act.loose = "left"
        return
    bench.log.take("gun", "IN.CRW.1", weapon=gun.weapon.name)
    loosened(bench, act, row, "left")
    bench.check(row, "IN.CRW.4", "nobody can help with that", holds=not helpers or row["deed"] in WITH_CREW)
    DEEDS[row["deed"]](bench, act, row, gun, helpers)


def _set_up(bench: Bench, act: Act, row: Row, gun: Gun, helpers: list[Row]) -> None:
    """Judge a set-up. Rules: IN.CRW.4, IN.CRW.5, IN.CRW.12."""
    bench.check(row, "IN.CRW.5", "it is set up already", holds=gun.bearing_deg is None)
    _crew(bench, act, row, gun, helpers, bench.rules.crewed.set_up)
    gun.bearing_deg = bearing_of(bench, row)


def _broken_down(bench: Bench, act: Act, row: Row, gun: Gun, helpers: list[Row]) -> None:
    """Judge a break-down. Rules: IN.CRW.4, IN.CRW.6."""
    bench.check(row, "IN.CRW.6", "it is not set up", holds=gun.bearing_deg is not None)
    held = [each for each in act.soldier.held if each.section == "primary"]
    bench.check(row, "IN.CRW.1", f"{act.soldier.name} has a primary weapon", holds=not held)
    _crew(bench, act, row, gun, helpers, bench.rules.crewed.break_down)
    gun.bearing_deg = None


def _crew(bench: Bench, act: Act, row: Row, gun: Gun, helpers: list[Row], cost: int) -> None:
    """Judge who takes part, the first who have the AP, and that each pays. Rules: IN.CRW.4 to IN.CRW.6, IN.GAP.48."""
    soldier, crew = act.soldier, crew_of(bench, gun)
    rule = "IN.CRW.5" if row["deed"] == "set_up" else "IN.CRW.6"
    bench.check(row, rule, f"{soldier.name} does not control it", holds=gun.by == soldier.name)
    spend(bench, act, row, cost, rule)
    gave = {each["actor"] for each in helpers}
    near = [each for each in beside(bench, soldier) if each.left_ap >= cost or each.name in gave]
    bench.check(row, "IN.CRW.4", f"{len(near)} stand by, not {crew}", holds=len(near) >= crew)
    wanted = near[:crew] if bench.rules.crewed.participants == "crew" or not crew else near
    found = [each["actor"] for each in helpers]
    names = [each.name for each in wanted]
    bench.check(row, "IN.GAP.48", f"{found} help, not {names}", holds=found == names)
    for told in helpers:
        helps(bench, told, cost, rule)


def helps(bench: Bench, row: Row, cost: int, rule: str) -> None:
    """Judge what a helper pays. Rules: IN.CRW.5, IN.CRW.6."""
    helper = bench.soldiers[row["actor"]]
    bench.check(row, rule, f"a helper pays {row['cost']}, not {cost}", holds=row["cost"] == cost)
    helper.left_ap -= cost
    left = helper.left_ap
    bench.check(row, "IN.GAP.36", f"{helper.name} has not so many AP", holds=left >= 0)
    bench.check(row, "IN.GAP.36", f"{row['ap']} AP are left, not {left}", holds=row["ap"] == left)


def _swung(bench: Bench, act: Act, row: Row, gun: Gun, _: list[Row]) -> None:
    """Judge a swing. Rule: IN.CRW.12."""
    fits = gun.by == act.soldier.name and gun.bearing_deg is not None
    bench.check(row, "IN.CRW.12", f"{act.soldier.name} has no arc to swing", holds=fits)
    spend(bench, act, row, bench.rules.crewed.swing, "IN.CRW.12")
    gun.bearing_deg = bearing_of(bench, row)


def _taken_over(bench: Bench, act: Act, row: Row, gun: Gun, _: list[Row]) -> None:
    """Judge a takeover. Rules: IN.CRW.8, IN.CRW.9, IN.GAP.5."""
    rules, soldier = bench.rules.crewed, act.soldier
    bench.check(row, "IN.CRW.8", f"{gun.by} controls it", holds=gun.by is None)
    bench.check(
        row, "IN.CRW.9", f"{soldier.name} is not on its dot", holds=(gun.spot, gun.under) == (soldier.at, soldier.under)
    )
    mine = bench.soldiers[gun.owner].side == soldier.side
    bench.check(row, "IN.CRW.8", "it is the enemy's", holds=mine or rules.takeover_by == "any_side")
    stands = gun.bearing_deg is not None or not rules.takeover_needs_set_up
    bench.check(row, "IN.GAP.5", "it is not set up", holds=stands)
    if rules.takeover_needs_crew:
        there = len(beside(bench, soldier))
        bench.check(row, "IN.GAP.5", f"{there} stand by", holds=there >= crew_of(bench, gun))
    spend(bench, act, row, rules.takeover, "IN.CRW.9")
    bench.check(row, "IN.GAP.5", "its arc stays", holds=gun.bearing_deg in (None, row["bearing_deg"]))
    gun.by = soldier.name


def _picked_up(bench: Bench, act: Act, row: Row, gun: Gun, _: list[Row]) -> None:
    """Judge that a weapon is picked up. Rule: IN.GAP.5."""
    soldier = act.soldier
    bench.check(row, "IN.GAP.5", f"{gun.by} controls it", holds=gun.by is None and gun.bearing_deg is None)
    bench.check(
        row, "IN.GAP.5", f"{soldier.name} is not on its dot", holds=(gun.spot, gun.under) == (soldier.at, soldier.under)
    )
    empty = bench.gun_of(soldier) is None and not any(each.section == "primary" for each in soldier.held)
    bench.check(row, "IN.GAP.5", f"{soldier.name} has a primary weapon", holds=empty)
    spend(bench, act, row, bench.rules.actions.pick_up, "IN.GAP.5")
    gun.by = soldier.name


DEEDS = {
    "set_up": _set_up,
    "broken_down": _broken_down,
    "swung": _swung,
    "taken_over": _taken_over,
    "picked_up": _picked_up,
}
WITH_CREW = ("set_up", "broken_down")
