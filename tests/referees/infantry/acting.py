"""A trooper's turn: its AP, and what it does with them, row by row. Rules: IN.HOUSE.1, IN.HOUSE.4, IN.GAP.14."""

from collections.abc import Callable, Mapping

from tests.referees.infantry import arms, blasts, fire, fleeing, guns, movement
from tests.referees.infantry.bench import Act, Bench, Row
from tests.referees.infantry.soldiers import Soldier

Handler = Callable[[Bench, Act], None]


def activation(bench: Bench) -> None:
    """Read a trooper's turn. Rules: IN.HOUSE.1, IN.GAP.36, IN.GAP.39."""
    if bench.log.sees("refused"):
        bench.log.take("refused", "IN.HOUSE.1")
        return
    soldier = bench.soldier(bench.log.next)
    row = bench.log.take("activated", "IN.HOUSE.1", side=bench.side)
    bench.check(row, "IN.HOUSE.1", f"{soldier.name} has had its turn", holds=not soldier.done)
    waiting = [each.name for each in bench.of(bench.side) if each.shaken and not each.done]
    bench.check(row, "IN.GAP.28", f"{waiting} act first", holds=soldier.shaken or not waiting)
    act = bench.act = Act(soldier)
    soldier.done = True
    if soldier.freed and not bench.rules.wire.freed_acts:
        soldier.left_ap = 0
    left = soldier.left_ap
    bench.check(row, "IN.GAP.36", f"AP is {row['ap']}, not {left}", holds=row["ap"] == left)
    while soldier.is_up and (handler := _handler(bench, act)):
        handler(bench, act)
    bench.act = None
    if soldier.is_up:
        finish(bench, bench.log.rows[bench.log.at - 1], act)


def _handler(bench: Bench, act: Act) -> Handler | None:
    """Return what reads the next row, if it belongs to this turn."""
    row = bench.log.next
    if row["event"] == "helps":
        return guns.handled
    mine = row.get("actor") == act.soldier.name
    return HANDLERS.get(row["event"]) if mine else None


def finish(bench: Bench, row: Row, act: Act) -> None:
    """Judge how a trooper's turn has ended. Rules: IN.GAP.39, IN.HOUSE.4."""
    soldier = act.soldier
    here = [each.name for each in bench.on_map() if each.at == soldier.at and each.under == soldier.under]
    bench.check(row, "IN.GAP.39", f"{here} share a dot", holds=len(here) <= bench.rules.terrain.per_dot)
    bench.check(row, "IN.HOUSE.4", f"{act.loose} for nothing", holds=not act.loose)


def _arc_ends(bench: Bench, act: Act) -> None:
    row = bench.log.take("arc_ends", "IN.HOUSE.4", actor=act.soldier.name)
    bench.check(row, "IN.HOUSE.4", "there is no arc", holds=act.soldier.arc is not None)
    bench.check(row, "IN.HOUSE.4", f"nothing is {row['cause']}", holds=row["cause"] in ("moved", "other_weapon"))
    act.soldier.arc, act.loose = None, row["cause"]


def _refused(bench: Bench, act: Act) -> None:
    bench.log.take("refused", "IN.HOUSE.1", actor=act.soldier.name)


HANDLERS: Mapping[str, Handler] = {
    "step": movement.step,
    "posture": movement.posture,
    "tunnel": movement.tunnel,
    "weapon": arms.change,
    "laid_down": arms.lay_down,
    "arc": arms.lay_arc,
    "arc_ends": _arc_ends,
    "attack": fire.own_attack,
    "gun": guns.handled,
    "declared": blasts.declare,
    "refused": _refused,
    "flees": fleeing.flees,
}

__all__ = ["Soldier", "activation"]
