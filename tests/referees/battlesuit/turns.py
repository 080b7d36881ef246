"""Turns, initiative and who is activated when. Rules: BS.SEQ, BS.INI, BS.SHK.1, BS.PAN.1, BS.ORD, BS.COM.11 to 13."""

from tests.referees.battlesuit.bench import OTHER, Act, Bench
from tests.referees.battlesuit.command import leaders
from tests.referees.battlesuit.documents import Row
from tests.referees.battlesuit.ending import early_ends, owe_points
from tests.referees.battlesuit.hidden import all_are_set_up
from tests.referees.battlesuit.pieces import Soldier

RANKS = ("shaken", "panicked", "good order")


def turn(bench: Bench, row: Row) -> None:
    """Begin a turn."""
    finish(bench, row)
    bench.same(row, "BS.GEN.8", "turn", bench.turn + 1)
    bench.same(row, "BS.GEN.8", "of", bench.brief.turns)
    bench.check(row, "BS.SEQ.3", "the turn before has not ended", holds=bench.turn_is_over)
    bench.check(row, "BS.SCN.7", "the battle is over", holds=not bench.is_over)
    bench.check(row, "BS.GAP.138", f"it ends by {early_ends(bench)}", holds=not early_ends(bench))
    if bench.turn == 0:
        all_are_set_up(bench, row)
    bench.turn, bench.turn_is_over = row["turn"], False
    bench.after_override.clear()
    for side in OTHER:
        coming = sum(each.comes == bench.turn > 1 for each in bench.of(side) if each.place == "off")
        if coming:
            bench.owe("wave", "BS.REI.1", side=side, soldiers=coming)


def wave(bench: Bench, row: Row) -> None:
    """Take in that a wave comes."""
    bench.pay(row, "BS.REI.1")


def initiative(bench: Bench, row: Row) -> None:
    """Judge who has the initiative. Rules: BS.INI.1 to BS.INI.3."""
    thrown = {each["side"]: each["value"] for each in bench.dice if each["reason"] == "initiative"}
    bench.dice.clear()
    for side in OTHER:
        bench.same(row, "BS.INI.1", side, thrown.get(side))
    holder = "red" if row["red"] > row["blue"] else "blue"
    if row["red"] == row["blue"] and "side" not in row:
        bench.check(row, "BS.INI.3", "only the first turn is thrown again", holds=bench.holder is None)
        return
    if row["red"] == row["blue"]:
        ready = {side: sum(_is_ready(each) for each in bench.of(side)) for side in OTHER}
        holder = bench.holder or row["side"]
        if ready["red"] != ready["blue"]:
            holder = max(ready, key=lambda side: ready[side])
        else:
            bench.check(row, "BS.INI.3", "a tie in the first turn is thrown again", holds=bench.holder is not None)
    bench.same(row, "BS.INI.1", "side", holder)
    bench.holder = holder


def _is_ready(soldier: Soldier) -> bool:
    return soldier.is_fit


def first(bench: Bench, row: Row) -> None:
    """Judge whose choice it is. Rule: BS.INI.4."""
    bench.same(row, "BS.INI.4", "side", bench.holder)
    bench.next_side = row["first"]


def override(bench: Bench, row: Row) -> None:
    """Judge an action override. Rules: BS.ORD.2, BS.COM.2, BS.COM.3, BS.GAP.48."""
    finish(bench, row)
    actor = bench.soldier(row)
    pending = [each for each in bench.waiting(actor.side) if each.state != "good order"]
    bench.check(row, "BS.ORD.2", "nobody shaken or panicked waits", holds=bool(pending))
    fits = "leads" in actor.abilities and actor.is_fit and not actor.complete
    bench.check(row, "BS.GAP.48", f"{actor.name} cannot override", holds=fits)
    again = bench.after_override.get(actor.side, False)
    bench.check(row, "BS.COM.3", "a shaken or panicked soldier comes first", holds=not again)
    bench.override = actor.name
    bench.after_override[actor.side] = True


def activate(bench: Bench, row: Row) -> None:
    """Judge an activation: whose turn it is, and whose among the soldiers of a side."""
    grouped = row["actor"] in bench.group
    overriding = bench.override == row["actor"]
    finish(bench, row)
    soldier = bench.soldier(row)
    _can_be_activated(bench, row, soldier)
    if grouped:
        bench.group.remove(soldier.name)
        bench.after_override[soldier.side] &= soldier.state == "good order"
    else:
        _is_next(bench, row, soldier, overriding=overriding)
        bench.next_side = OTHER[soldier.side]
    bench.override = None
    bench.act = act_of(bench, soldier)


def _can_be_activated(bench: Bench, row: Row, soldier: Soldier) -> None:
    bench.check(row, "BS.ACT.2", f"{soldier.name} is complete", holds=not soldier.complete)
    bench.check(row, "BS.DWN.2", f"{soldier.name} is down", holds=not soldier.is_down)
    bench.check(row, "BS.SEQ.1", f"{soldier.name} is out of play", holds=soldier.place in ("on", "off"))
    bench.check(
        row, "BS.REI.1", f"{soldier.name} comes later", holds=soldier.place == "on" or soldier.comes <= bench.turn
    )
    bench.same(row, "BS.SEQ.2", "state", soldier.state)
    bench.same(row, "BS.SEQ.2", "place", "on the map" if soldier.place == "on" else "off the map")


def _is_next(bench: Bench, row: Row, soldier: Soldier, *, overriding: bool) -> None:
    bench.check(row, "BS.COM.13", f"{bench.group} were to act first", holds=not bench.group)
    waits = bench.waiting(bench.next_side or soldier.side)
    fits = soldier.side == bench.next_side or not waits
    bench.check(row, "BS.SEQ.1", f"it is {bench.next_side}'s turn", holds=fits)
    if overriding:
        return
    ranks = [RANKS.index(each.state) for each in bench.waiting(soldier.side)]
    worst = min(ranks, default=RANKS.index(soldier.state))
    late = RANKS.index(soldier.state) <= worst
    bench.check(row, "BS.SEQ.2", f"{RANKS[worst]} soldiers come before {soldier.state} ones", holds=late)
    if soldier.state != "good order":
        bench.after_override[soldier.side] = False


def act_of(bench: Bench, soldier: Soldier) -> Act:
    """Return a fresh activation with a soldier's allotment. Rules: BS.MOV.1, BS.DRN.10, BS.BNC.18, BS.GAP.120."""
    left = soldier.move
    if soldier.is_drone and left and not any(each.is_fit for each in leaders(bench, soldier.side)):
        left = min(left, bench.brief.rules.drone.uncommanded_move)
    left = max(0, left - soldier.spent_mp)
    return Act(soldier, left, soldier.level, bench.is_airborne(soldier))


def stand(bench: Bench, row: Row) -> None:
    """Judge that a soldier does nothing."""
    bench.settle(row)
    act = bench.act
    bench.check(row, "BS.ACT.1", "it is not active", holds=act is not None and act.soldier.name == row["actor"])


def finish(bench: Bench, row: Row) -> None:
    """End the activation in hand: nothing is owed, nobody shares a point, and who is airborne has paid for it."""
    bench.settle(row)
    act, bench.act, bench.bonus = bench.act, None, 0
    if act is None:
        return
    soldier = act.soldier
    soldier.complete = soldier.complete or not act.tired
    bench.check(row, "BS.GAP.107", "more reactions than points entered and shots", holds=act.windows >= 0)
    if soldier.place == "on":
        stacked = [each.name for each in bench.on_map() if each.spot == soldier.spot and each is not soldier]
        bench.check(row, "BS.STK.1", f"{soldier.name} shares its point with {stacked}", holds=not stacked)
        _is_kept_up(bench, row, act)


def _is_kept_up(bench: Bench, row: Row, act: Act) -> None:
    """Check that a soldier that was in the air has landed or bounced again. Rules: BS.BNC.12, BS.DRN.2."""
    soldier = act.soldier
    resting = soldier.is_drone or (act.state != "good order" and act.over)
    if act.airborne and bench.is_airborne(soldier) and not act.bounced and not resting and not soldier.aloft:
        bench.breach(row, "BS.BNC.12", f"{soldier.name} stays in the air for nothing")


def spent(bench: Bench, row: Row) -> None:
    """Judge command points that are spent. Rules: BS.COM.6, BS.COM.9, BS.COM.11."""
    side = row["side"]
    bench.check(row, "BS.COM.6", "the pool does not hold that", holds=bench.pool[side] >= row["points"])
    bench.pool[side] -= row["points"]
    bench.same(row, "BS.COM.6", "pool", bench.pool[side])
    soldier = bench.soldier(row)
    if row["on"] == "a morale roll":
        rolls = bench.act is not None and bench.act.soldier is soldier and soldier.state != "good order"
        bench.check(row, "BS.COM.10", f"{soldier.name} rolls no morale", holds=rolls)
        bench.bonus += row["points"]
        return
    if not any(each.event == "group" for each in bench.dues):
        finish(bench, row)
    bench.check(row, "BS.COM.11", "one point buys one soldier", holds=row["points"] == 1)
    waits = soldier in bench.waiting(soldier.side)
    bench.check(row, "BS.COM.11", f"{soldier.name} is not to be activated", holds=waits)
    bench.owe("group", "BS.COM.12", actor=soldier.name)


def group(bench: Bench, row: Row) -> None:
    """Judge a status check. Rules: BS.COM.12, BS.COM.13."""
    bench.pay(row, "BS.COM.12")
    soldier = bench.soldier(row)
    die = bench.die(row, "status", "BS.COM.12", row["die"])
    bench.same(row, "BS.COM.12", "hits", soldier.hits)
    passes = die + soldier.hits <= bench.brief.rules.active_command.group_max_total
    bench.same(row, "BS.COM.12", "passes", passes)
    if row["passes"]:
        bench.group.append(soldier.name)
    else:
        soldier.complete = True


def pool(bench: Bench, row: Row) -> None:
    """Judge active command. Rules: BS.COM.4, BS.COM.5, BS.COM.8, BS.GAP.49."""
    bench.settle(row)
    act, actor = bench.act, bench.soldier(row)
    fits = act is not None and act.soldier is actor and "leads" in actor.abilities and actor.place == "on"
    bench.check(row, "BS.COM.4", f"{actor.name} cannot use active command", holds=fits)
    idle = act is not None and not act.moved and not act.shots and act.state != "shaken"
    bench.check(row, "BS.COM.8", f"{actor.name} has acted", holds=idle)
    bench.same(row, "BS.COM.5", "points", bench.die(row, "command points", "BS.COM.5", row["points"]))
    bench.pool[actor.side] += row["points"]
    bench.same(row, "BS.COM.6", "pool", bench.pool[actor.side])
    if act is not None:
        act.over = True


def end_turn(bench: Bench, row: Row) -> None:
    """End a turn: nobody waits any more, and markers come off. Rules: BS.SEQ.3, BS.PNT.6, BS.COM.7."""
    finish(bench, row)
    bench.same(row, "BS.SEQ.3", "turn", bench.turn)
    for side in OTHER:
        idle = [each.name for each in bench.waiting(side)]
        bench.check(row, "BS.SEQ.3", f"{idle} were not activated", holds=not idle or side in bench.resting)
    bench.check(row, "BS.COM.13", f"{bench.group} passed and did not act", holds=not bench.group)
    bench.turn_is_over = True
    bench.resting.clear()
    bench.pool.clear()
    bench.group.clear()
    for each in bench.brief.roster.values():
        each.complete = each.boosted = each.entered = each.aloft = False
        each.paint = each.spent_mp = 0
    owe_points(bench)
