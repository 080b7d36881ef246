"""What a result does to its target. Rules: BS.RES, BS.CARD.5 to BS.CARD.8, BS.SUI, BS.GAP.58 to BS.GAP.61."""

from typing import Any

from tests.referees.battlesuit.bench import Bench
from tests.referees.battlesuit.documents import Row
from tests.referees.battlesuit.lattice import WAYS, Spot
from tests.referees.battlesuit.pieces import BOXES, Soldier


def apply_result(bench: Bench, row: Row, attacker: Soldier, target: Soldier) -> None:
    """Check the column and the die, and owe the result. Rules: BS.FIR.10, BS.MOD.22, BS.MOD.23."""
    combat = bench.brief.rules.combat
    column = min(max(row["strength"], 0), 10)
    low, high = combat.die_clamp
    bench.check(row, "BS.GEN.2", f"a die shows {row['die']}", holds=1 <= row["die"] <= 12)
    modified = min(max(row["die"] + row["strength"] - column, low), high)
    bench.same(row, "BS.MOD.22", "modified_die", modified)
    line = combat.crt_table[modified - 1]
    result = str((line.split() if isinstance(line, str) else [*line])[column])
    boxes = int("".join(each for each in result if each.isdigit()) or 0)
    boxes = combat.boxes_for_code_3 if boxes == 3 else boxes
    before = target.hits
    hits = _hits_after(target, result, boxes)
    harm = _harm(target, before, hits, result)
    left: dict[str, Any] = {} if harm == "eliminated" else {"hits": hits}
    bench.owe("struck", "BS.FIR.11", actor=attacker.name, target=target.name, result=result, harm=harm, **left)


def _hits_after(target: Soldier, result: str, boxes: int) -> int:
    if result == "X":
        return max(target.hits, BOXES + 1) if target.is_armoured else max(1, boxes)
    return target.hits + boxes


def _harm(target: Soldier, before: int, hits: int, result: str) -> str:
    if hits > BOXES or (not target.is_armoured and hits > 0):
        return "eliminated"
    if target.is_armoured and hits == BOXES:
        return "down"
    if "S" in result and result != "NE":
        return "shaken"
    return "damaged" if hits > before else "unchanged"


def struck(bench: Bench, row: Row) -> None:
    """Take a result in, and owe what it brings about."""
    if not bench.pay(row, "BS.FIR.11"):
        return
    target = bench.soldier(row, "target")
    before, target.hits = target.hits, row["hits"]
    if row["harm"] == "eliminated":
        gone(bench, target, "BS.RES.6", row.get("actor"))
        return
    if target.hits > before:
        breached = suit_is_tested(bench, target, before)
        if breached:
            return
    if "S" in row["result"]:
        shock(bench, target, row["actor"])
    elif target.is_down and bench.is_airborne(target):
        bench.owe("landing", "BS.DWN.1", actor=target.name, forced=True)


def gone(bench: Bench, soldier: Soldier, rule: str, by: str | None = None) -> None:
    """Owe a soldier's loss."""
    bench.drop(soldier)
    told: dict[str, Any] = {"target": by} if by else {}
    bench.owe("lost", rule, actor=soldier.name, **told)


def suit_is_tested(bench: Bench, soldier: Soldier, before: int) -> bool:
    """Owe the test of a suit, and return whether it is sure to fail. Rules: BS.SUI.1, BS.SUI.2, BS.GAP.73."""
    suit = bench.brief.rules.suit
    if "suit_integrity" not in bench.brief.options or not soldier.is_armoured or soldier.hits < suit.roll_at:
        return False
    if soldier.hits == suit.roll_at:
        bench.owe("suit", "BS.SUI.1", actor=soldier.name, hits=soldier.hits)
        return False
    bench.owe("suit", "BS.SUI.2", actor=soldier.name, holds=False, hits=soldier.hits)
    return True


def suit(bench: Bench, row: Row) -> None:
    """Judge the test of a suit."""
    rules = bench.brief.rules.suit
    bench.pay(row, "BS.SUI.1")
    soldier = bench.soldier(row)
    if soldier.hits == rules.roll_at:
        die = bench.die(row, "suit", "BS.SUI.1", row["die"])
        bench.same(row, "BS.SUI.1", "holds", die > rules.breach_up_to)
    if not row["holds"]:
        gone(bench, soldier, "BS.SUI.2")


def shock(bench: Bench, target: Soldier, by: str) -> None:
    """Owe what an S brings about. Rules: BS.RES.3 to BS.RES.5, BS.GAP.60, BS.GAP.62."""
    if target.state == "good order" and not target.is_down:
        bench.owe("shaken", "BS.RES.3", actor=target.name, target=by)
    if bench.is_airborne(target):
        bench.owe("landing", "BS.RES.4", actor=target.name, forced=True)


def shaken(bench: Bench, row: Row) -> None:
    """Take shock in. Rules: BS.RES.3, BS.GAP.61."""
    bench.pay(row, "BS.RES.3")
    soldier = bench.soldier(row)
    soldier.state, soldier.shocks = "shaken", 1
    act = bench.act
    if act is not None and act.soldier is soldier:
        act.over = True
        if act.windows < 0:
            act.windows, act.left, act.has_paid_shot = 0, act.left - bench.brief.rules.move.fire_mp, True
        else:
            act.may_have_fired = True


def lost(bench: Bench, row: Row) -> None:
    """Take a soldier off the map."""
    if any(each.names(row) for each in bench.dues):
        bench.pay(row, "BS.RES.6")
    else:
        bench.check(row, "BS.PAN.4", "nothing calls for this loss", holds=_runs_off(bench, bench.soldier(row)))
    remove(bench, bench.soldier(row), "lost")


def _runs_off(bench: Bench, soldier: Soldier) -> bool:
    """Return whether a soldier in panic leaves the map. Rules: BS.PAN.4, BS.PAN.13."""
    act = bench.act
    fleeing = act is not None and act.soldier is soldier and (act.wild or act.free > 0)
    return fleeing and len([*bench.ground.around(soldier.spot)]) < len(WAYS)


def remove(bench: Bench, soldier: Soldier, place: str) -> None:
    """Take a soldier out of play; a side that loses its leader waits for the assistant. Rule: BS.PCS.6."""
    soldier.place = place
    bench.drop(soldier)
    if "leads" in soldier.abilities and soldier.side not in bench.assists_from:
        bench.assists_from[soldier.side] = bench.turn + bench.brief.rules.leader.replacement_delay
    act = bench.act
    if act is not None and act.soldier is soldier:
        act.over = True


def stands_at(bench: Bench, spot: Spot) -> list[Soldier]:
    """Return who is on a point."""
    return [each for each in bench.on_map() if each.spot == spot]
