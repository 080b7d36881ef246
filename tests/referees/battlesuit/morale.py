"""Shock and panic. Rules: BS.SHK, BS.PAN, BS.DRN.8, BS.DRN.9, BS.CRU.1, BS.GAP.7, BS.GAP.37 to BS.GAP.42."""

from typing import Any

from tests.referees.battlesuit.bench import Bench
from tests.referees.battlesuit.command import morale_modifiers
from tests.referees.battlesuit.documents import Row
from tests.referees.battlesuit.harm import gone, remove
from tests.referees.battlesuit.lattice import far

FINAL = frozenset(("stunned", "shock"))


def _looked_up(bench: Bench, row: Row, rule: str, table: Any, reason: str) -> str:
    """Check die, modifier and result of a roll; return the result."""
    soldier = bench.soldier(row)
    die = bench.die(row, reason, rule, row["die"])
    allowed = morale_modifiers(bench, soldier)
    bench.check(row, "BS.CMD.1", f"modifier {row['modifier']}, not {sorted(allowed)}", holds=row["modifier"] in allowed)
    low, high = bench.brief.rules.morale.morale_clamp
    total = min(max(die + row["modifier"], low), high)
    line = next(each for each in table if total <= each.up_to)
    result = getattr(line.result, "value", line.result)
    bench.same(row, rule, "result", result)
    bench.bonus = 0
    return str(row["result"])


def _begins(bench: Bench, row: Row, rule: str, state: str) -> None:
    bench.settle(row)
    act, soldier = bench.act, bench.soldier(row)
    fits = act is not None and act.soldier is soldier and soldier.state == state and not act.moved
    bench.check(row, rule, f"{soldier.name} does not check as {state}", holds=fits)


def morale(bench: Bench, row: Row) -> None:
    """Judge a morale check of a shaken soldier. Rules: BS.SHK.3 to BS.SHK.7."""
    _begins(bench, row, "BS.SHK.3", "shaken")
    result = _looked_up(bench, row, "BS.SHK.3", bench.brief.rules.morale.shaken_table, "morale")
    soldier, act = bench.soldier(row), bench.act
    if act is None:
        return
    if result == "panic" and soldier.is_drone:
        _drone_panics(bench, row)
    elif result == "panic":
        soldier.state = "panicked"
        act.tired = act.over = True
    elif result == "stunned":
        act.over = True
    elif soldier.is_drone and soldier.shocks > 1:
        soldier.shocks -= 1
        act.over = True
        bench.owe("shut_down", "BS.DRN.8", doubtful=True, actor=soldier.name, markers=soldier.shocks)
    else:
        soldier.state, soldier.shocks, soldier.is_shut = "good order", 0, False
        act.state = "shaken" if result == "shaken" else "recovered"


def _drone_panics(bench: Bench, row: Row) -> None:
    soldier, act = bench.soldier(row), bench.act
    assert act is not None
    act.over = True
    if soldier.is_shut:
        bench.owe("off_line", "BS.DRN.9", actor=soldier.name)
    else:
        bench.owe("shut_down", "BS.DRN.8", actor=soldier.name, markers=2)


def shut_down(bench: Bench, row: Row) -> None:
    """Take in that a drone is shut down. Rule: BS.DRN.8."""
    bench.pay(row, "BS.DRN.8")
    drone = bench.soldier(row)
    drone.shocks, drone.is_shut = row["markers"], True


def off_line(bench: Bench, row: Row) -> None:
    """Take a drone off the map that is not lost. Rule: BS.DRN.9."""
    bench.pay(row, "BS.DRN.9")
    remove(bench, bench.soldier(row), "off-line")


def panic(bench: Bench, row: Row) -> None:
    """Judge a panic roll. Rules: BS.PAN.2 to BS.PAN.16."""
    _begins(bench, row, "BS.PAN.2", "panicked")
    soldier, act = bench.soldier(row), bench.act
    rules = bench.brief.rules.panic
    table = rules.panic_armored if soldier.is_armoured else rules.panic_unarmored
    result = _looked_up(bench, row, "BS.PAN.2", table, "panic")
    if act is None:
        return
    act.panics_as = result
    if result == "recovery":
        soldier.state = "good order"
        act.state = "recovered"
    elif result == "shock":
        soldier.state, soldier.shocks, act.over = "shaken", 1, True
    elif result == "self_destruct":
        gone(bench, soldier, "BS.PAN.8")
    elif result == "berserk":
        act.wild = True
        bench.owe("berserk", "BS.PAN.3", actor=soldier.name)
    elif result == "paranoia":
        act.wild, act.left = True, 0
    else:
        act.over = result == "fright" and _is_in_cover(bench, row)
        act.free = rules.run_points if result == "run_like_hell" else 0
        act.bounced = result != "fright" and act.bounced


def _is_in_cover(bench: Bench, row: Row) -> bool:
    soldier = bench.soldier(row)
    cover = bench.brief.effects(bench.ground.terrain[soldier.spot]).attack_mod
    return bool(cover <= bench.brief.rules.panic.in_cover_mod)


def berserk(bench: Bench, row: Row) -> None:
    """Judge what a berserk does. Rules: BS.PAN.3, BS.GAP.15, BS.GAP.37."""
    bench.pay(row, "BS.PAN.3")
    soldier, rules = bench.soldier(row), bench.brief.rules
    if row["does"] == "charges":
        if soldier.is_armoured:
            first = bench.die(row, "berserk", "BS.PAN.3", None)
            bench.check(row, "BS.PAN.3", "an even die leaps", holds=first % 2 == 1)
        die = bench.die(row, "direction", "BS.PAN.3", row["die"])
        bench.same(row, "BS.GAP.15", "way", getattr(rules.map.compass[die - 1], "value", rules.map.compass[die - 1]))
        return
    die = bench.die(row, "berserk", "BS.PAN.3", row["die"])
    bench.check(row, "BS.PAN.3", "an odd die charges", holds=die % 2 == 0)
    jump = rules.panic.berserk
    bench.same(row, "BS.GAP.37", "level", max(soldier.level, min(soldier.level + jump.jump, jump.jump_cap)))
    soldier.level, soldier.inside = row["level"], False
    if bench.act is not None:
        bench.act.bounced = True


def flight(bench: Bench, row: Row) -> None:
    """Judge where a frightened soldier runs. Rules: BS.PAN.7, BS.PAN.13."""
    act = bench.act
    bench.check(row, "BS.PAN.7", "it does not flee", holds=act is not None and act.soldier.name == row["actor"])
    if act is not None:
        want = "edge" if act.free else "cover"
        bench.same(row, "BS.PAN.13", "to", want)
        ways = {edge: bench.ground.to_edge(act.soldier.spot, edge) for edge in bench.brief.flees_to(act.soldier.side)}
        act.flees_to = {edge for edge, away in ways.items() if away == min(ways.values())}


def rally(bench: Bench, row: Row) -> None:
    """Judge a crusader's help. Rules: BS.CRU.1, BS.GAP.69, BS.GAP.70."""
    bench.settle(row)
    crusader, soldier = bench.soldier(row), bench.soldier(row, "target")
    act, rules = bench.act, bench.brief.rules.crusader
    bench.check(row, "BS.CRU.1", f"{soldier.name} is not active", holds=act is not None and act.soldier is soldier)
    fits = "rallies" in crusader.abilities and crusader.is_fit and crusader is not soldier
    bench.check(row, "BS.GAP.70", f"{crusader.name} cannot rally", holds=fits)
    near = far(crusader.spot, soldier.spot)
    same_side = crusader.side == soldier.side
    bench.check(row, "BS.GAP.69", f"{near} points away", holds=near <= rules.crusader_range and same_side)
    want = "shaken" if soldier.state == "panicked" else "good order"
    bench.check(row, "BS.CRU.1", "it is in good order", holds=soldier.state != "good order")
    bench.same(row, "BS.CRU.1", "becomes", want)
    soldier.state, soldier.shocks = row["becomes"], int(row["becomes"] == "shaken")
    if act is not None:
        act.over = True
