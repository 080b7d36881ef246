"""Set-up, stealth, hidden soldiers, mines and bombs. Rules: BS.SCN.5, BS.STL, BS.HID, BS.MIN, BS.BMB."""

from schemas.models.battlesuit.setup import Deployment
from tests.referees.battlesuit.bench import OTHER, Bench
from tests.referees.battlesuit.documents import Row
from tests.referees.battlesuit.harm import apply_result, gone, stands_at
from tests.referees.battlesuit.lattice import Spot, far
from tests.referees.battlesuit.movement import is_level_in_the_air
from tests.referees.battlesuit.pieces import Soldier
from tests.referees.battlesuit.strength import blast_parts
from tests.referees.battlesuit.support import STRUCTURES, fall

MARKERS = {"explosive mine": "explosive", "nuclear mine": "nuclear", "dummy": "dummies"}


def deploy(bench: Bench, row: Row) -> None:
    """Judge a place at set-up. Rules: BS.SCN.5, BS.SCN.8, BS.STK.1, BS.SEN.3, BS.HID.3."""
    soldier, spot = bench.soldier(row), bench.ground.names[row["at"]]
    bench.check(row, "BS.SCN.5", "set-up is over", holds=bench.turn == 0)
    bench.check(row, "BS.STK.1", f"{row['at']} is taken", holds=not stands_at(bench, spot))
    terrain = bench.ground.terrain[spot]
    forbidden = bench.brief.rules.drone.sentry_forbidden
    hiding = {getattr(each, "value", each) for each in bench.brief.rules.hidden.hidden_terrain}
    barred = soldier.card.id == "sentry_drone" and terrain in {getattr(each, "value", each) for each in forbidden}
    bench.check(row, "BS.SEN.3", f"a sentry stands in {terrain}", holds=not barred)
    _in_order(bench, row)
    begins = soldier.begins
    if not isinstance(begins, Deployment) or not bench.ground.within(begins, spot):
        bench.breach(row, "BS.SCN.5", f"{soldier.name} does not begin at {row['at']}")
        return
    grounded = row["level"] == bench.ground.level[spot]
    aloft = begins.airborne and is_level_in_the_air(bench, soldier, spot, row["level"])
    bench.check(row, "BS.SCN.8", f"it cannot begin at level {row['level']}", holds=grounded or aloft)
    hides = terrain in hiding or (spot in bench.ground.improved and "improved_position" in hiding)
    bench.same(row, "BS.HID.3", "hidden", begins.hidden and grounded and hides)
    soldier.spot, soldier.level, soldier.place = spot, row["level"], "on"


def _in_order(bench: Bench, row: Row) -> None:
    """Judge that a whole side sets up before the other does. Rule: BS.GAP.134."""
    if row["side"] not in bench.set_up:
        bench.set_up.append(row["side"])
        late = len(bench.set_up) > 1 and row["side"] == bench.brief.first
        bench.check(row, "BS.GAP.134", f"{row['side']} was to set up first", holds=not late)
    bench.check(row, "BS.GAP.134", f"{row['side']} has set up", holds=row["side"] == bench.set_up[-1])


def no_place(bench: Bench, row: Row) -> None:
    """Take in that a soldier stays off the map. Rule: BS.GAP.134."""
    bench.placeless.add(row["actor"])


def no_mine(bench: Bench, row: Row) -> None:
    """Take in that a marker is not laid. Rule: BS.GAP.135."""
    bench.laid[row["side"], ""] += 1


def all_are_set_up(bench: Bench, row: Row) -> None:
    """Judge that everybody is on the map who begins there, and every marker. Rules: BS.SCN.5, BS.MIN.4."""
    for each in bench.brief.roster.values():
        late = isinstance(each.begins, Deployment) and each.place == "off" and each.name not in bench.placeless
        bench.check(row, "BS.SCN.5", f"{each.name} has not set up", holds=not late)
    for side in OTHER:
        said = bench.brief.told("mines", side)
        wanted = {kind: sum(getattr(each, word) for each in said) for kind, word in MARKERS.items()}
        short = sum(many - bench.laid[side, kind] for kind, many in wanted.items())
        over = any(bench.laid[side, kind] > many for kind, many in wanted.items())
        bench.check(row, "BS.MIN.4", f"{wanted} were to be laid", holds=not over and short == bench.laid[side, ""])


def stealth(bench: Bench, row: Row) -> None:
    """Judge a soldier that goes or stays under cover. Rules: BS.STL.1, BS.STL.2, BS.GAP.77."""
    bench.settle(row)
    soldier, act = bench.soldier(row), bench.act
    bench.check(row, "BS.GAP.74", f"{soldier.name} has no stealth", holds=bench.brief.may_hide(soldier))
    if soldier.box == 0:
        bench.check(row, "BS.STL.6", "its stealth cools down", holds=bench.turn >= soldier.stealth_from)
    else:
        die = bench.die(row, "stealth", "BS.STL.2", row["die"])
        bench.check(row, "BS.STL.2", f"a {die} reveals it", holds=die > soldier.box)
    soldier.box += 1
    bench.same(row, "BS.STL.2", "box", soldier.box)
    if act is not None:
        act.over = True


def revealed(bench: Bench, row: Row) -> None:
    """Judge a soldier that comes out of stealth. Rules: BS.STL.3, BS.STL.6, BS.STL.7, BS.GAP.75."""
    bench.settle(row)
    soldier, act = bench.soldier(row), bench.act
    bench.same(row, "BS.STL.3", "box", soldier.box)
    bench.dice = [each for each in bench.dice if each["reason"] != "stealth" or each["value"] > soldier.box]
    bench.check(row, "BS.STL.2", "the die did not reveal it", holds=not bench.dice)
    left = -(-soldier.move // 2) * soldier.box
    bench.same(row, "BS.GAP.75", "left", left)
    bench.same(row, "BS.STL.6", "usable_from", bench.turn + soldier.box)
    soldier.stealth_from, soldier.box = bench.turn + soldier.box, 0
    if act is not None:
        act.left, act.stealthy = row["left"], True


def unhidden(bench: Bench, row: Row) -> None:
    """Take in that a soldier is placed. Rule: BS.GAP.131."""
    soldier = bench.soldier(row)
    bench.check(row, "BS.HID.1", "hidden set-up is not in play", holds="hidden_set_up" in bench.brief.options)
    bench.check(row, "BS.HID.1", "it stands elsewhere", holds=bench.ground.names[row["at"]] == soldier.spot)


def mine_laid(bench: Bench, row: Row) -> None:
    """Judge a marker. Rules: BS.MIN.4, BS.GAP.135."""
    spot = bench.ground.names[row["at"]]
    bench.check(row, "BS.MIN.4", "set-up is over", holds=bench.turn == 0)
    bench.check(row, "BS.GAP.135", "no mine lies in water", holds=bench.ground.terrain[spot] != "water")
    bench.check(row, "BS.GAP.135", "somebody stands there", holds=not stands_at(bench, spot))
    bench.check(row, "BS.GAP.135", "a marker lies there", holds=spot not in bench.mines)
    areas = bench.brief.mine_areas(row["side"])
    fits = any(bench.ground.within(each, spot) for each in areas)
    bench.check(row, "BS.GAP.135", f"no mines lie at {row['at']}", holds=fits)
    _in_order(bench, row)
    bench.laid[row["side"], row["kind"]] += 1
    bench.mines[spot] = (row["side"], row["kind"])


def mine(bench: Bench, row: Row) -> None:
    """Judge a marker that is turned over. Rules: BS.MIN.1, BS.MIN.5, BS.MIN.6, BS.ENG.5."""
    bench.pay(row, "BS.MIN.1")
    soldier, spot = bench.soldier(row), bench.ground.names[row["at"]]
    bench.check(row, "BS.MIN.1", f"no marker lies at {row['at']}", holds=spot in bench.mines)
    bench.mines.pop(spot, None)
    thrown = [each for each in bench.dice if each["reason"] == "mine clearance"]
    if thrown:
        die = bench.die(row, "mine clearance", "BS.ENG.5", None)
        bench.check(row, "BS.ENG.5", "it is no engineer", holds="clears_mines" in soldier.abilities)
        bench.same(row, "BS.ENG.5", "cleared", die > soldier.hits)
    else:
        bench.check(row, "BS.ENG.5", "no die was thrown", holds=not row["cleared"])
    if not row["cleared"] and row["kind"] != "dummy":
        bench.owe("blast", "BS.MIN.5", at=row["at"], kind="mine" if row["kind"] == "explosive mine" else "bomb")


def blast(bench: Bench, row: Row) -> None:
    """Judge what goes off, and owe what it does. Rules: BS.BMB.1, BS.BMB.3 to BS.BMB.6, BS.MIN.5, BS.GAP.87."""
    spot = bench.ground.names[row["at"]]
    owed = next((each for each in bench.dues if each.event == "blast"), None)
    if owed is not None:
        bench.pay(row, "BS.MIN.5")
    if row["kind"] == "mine":
        _mine_goes_off(bench, row, spot)
        return
    by = bench.soldier(row)
    if owed is None:
        if bench.act is not None:
            bench.act.may_have_fired = bench.act.soldier is not by
        fits = "detonates" in by.abilities and by.place == "on" and by.spot == spot
        bench.check(row, "BS.BMB.1", f"{by.name} has no bomb here", holds=fits)
    for each in stands_at(bench, spot):
        each.spared = each is by and owed is None
        gone(bench, each, "BS.BMB.3")
    if not _is_centre(bench.ground.terrain[spot], bench.ground.terrain[spot]):
        bench.owe("shattered", "BS.BMB.3", at=row["at"], was=bench.ground.terrain[spot])
    _owe_the_rest(bench, by.name, spot)


def _owe_the_rest(bench: Bench, by: str, spot: Spot) -> None:
    for beside in bench.ground.around(spot):
        if bench.ground.terrain[beside] in STRUCTURES:
            bench.owe("shattered", "BS.BMB.4", at=_name(bench, beside), was=bench.ground.terrain[beside])
    for each in bench.on_map():
        away = far(each.spot, spot)
        if 1 <= away <= bench.brief.rules.blast.blast_radius:
            _owe_attack(bench, by, each, "bomb", away)


def _owe_attack(bench: Bench, by: str, each: Soldier, kind: str, away: int) -> None:
    bench.owe("blast_attack", "BS.BMB.6", actor=by, target=each.name, kind=kind, points=away)


def _name(bench: Bench, spot: Spot) -> str:
    return min(name for name, each in bench.ground.names.items() if each == spot)


def _mine_goes_off(bench: Bench, row: Row, spot: Spot) -> None:
    for each in bench.on_map():
        away = far(each.spot, spot)
        if each.name == row["actor"] or away == 1:
            _owe_attack(bench, row["actor"], each, "mine", away)


def shattered(bench: Bench, row: Row) -> None:
    """Judge what a bomb does to the ground. Rules: BS.BMB.3, BS.BMB.4, BS.GAP.86."""
    spot = bench.ground.names[row["at"]]
    due = next((each for each in bench.dues if each.event == "shattered" and each.values["at"] == row["at"]), None)
    if due is None:
        bench.breach(row, "BS.BMB.4", "no bomb reaches this point")
        return
    bench.dues.remove(due)
    bench.same(row, due.rule, "was", due.values["was"])
    rules, was = bench.brief.rules.blast, row["was"]
    if due.rule == "BS.BMB.3":
        bench.check(row, "BS.BMB.3", f"{was} becomes {row['becomes']}", holds=_is_centre(was, row["becomes"]))
    else:
        up_to = rules.bomb_bunker_up_to if was == "bunker" else rules.bomb_building_up_to
        bench.same(row, "BS.BMB.4", "up_to", up_to)
        falls = row["die"] <= up_to
        bench.same(row, "BS.BMB.4", "becomes", "rubble" if falls else was)
        if falls:
            for each in stands_at(bench, spot):
                if not bench.is_airborne(each):
                    gone(bench, each, "BS.BMB.4")
    if row["becomes"] != was:
        fall(bench, spot, row["becomes"])


def _is_centre(was: str, becomes: str) -> bool:
    """Return whether a point under a bomb becomes this: slag, or what it was without a bunker. Rule: BS.GAP.86."""
    if was == "bunker":
        return becomes not in STRUCTURES
    return becomes == ("water" if was in ("water", "bridge") else "slag")


def blast_attack(bench: Bench, row: Row) -> None:
    """Judge the attack of a bomb or a mine on one soldier. Rules: BS.BMB.5, BS.BMB.6, BS.MIN.5, BS.GAP.88."""
    bench.pay(row, "BS.BMB.6")
    rules, target = bench.brief.rules.blast, bench.soldier(row, "target")
    if row["kind"] == "bomb":
        base = rules.bomb_strength - max(0, row["points"] - 1)
    else:
        base = rules.mine_strength if row["points"] == 0 else rules.mine_adjacent_strength
    want = blast_parts(bench, target, base)
    told = dict(bench.parts)
    bench.parts.clear()
    bench.cover = None
    bench.check(row, "BS.GAP.88", f"the parts are {told}, not {want}", holds=told == want)
    bench.check(row, "BS.GAP.88", "the parts do not add up", holds=sum(told.values()) == row["strength"])
    apply_result(bench, row, bench.soldier(row), target)
