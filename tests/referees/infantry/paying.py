"""What actions cost, and that there is enough for them. Rules: IN.GAP.14, IN.GAP.36, IN.XPR.2, IN.HOUSE.4."""

from tests.referees.infantry.bench import Act, Bench, Row


def spend(bench: Bench, act: Act, row: Row, cost: int, rule: str, *, moves: bool = False) -> None:
    """Judge what an action costs and what is left. Rules: IN.GAP.14, IN.XPR.2."""
    bench.check(row, rule, f"{row['event']} costs {row['cost']} AP, not {cost}", holds=row["cost"] == cost)
    pay(bench, act, row, cost, moves=moves)
    left = act.soldier.left_ap
    bench.check(row, "IN.GAP.36", f"{row['ap']} AP are left, not {left}", holds=row["ap"] == left)


def pay(bench: Bench, act: Act, row: Row, cost: int, *, moves: bool = False) -> None:
    """Take AP that have to be there, in a turn that has not ended. Rules: IN.HOUSE.4, IN.XPR.2, IN.GAP.36."""
    act.soldier.left_ap -= cost
    bench.check(row, "IN.GAP.36", f"{act.soldier.name} has not so many AP", holds=act.soldier.left_ap >= 0)
    bench.check(row, "IN.HOUSE.4", f"{act.soldier.name}'s turn has ended", holds=not act.is_over)
    if moves:
        act.moved = True
        act.moved_ap += cost
        cap = bench.rules.action_points.movement_cap
        bench.check(row, "IN.XPR.2", f"{act.moved_ap} AP go into movement", holds=act.moved_ap <= cap)


def loosened(bench: Bench, act: Act, row: Row, *causes: str) -> None:
    """Judge that an arc or a crewed weapon was given up for this action alone. Rule: IN.HOUSE.4."""
    bench.check(row, "IN.HOUSE.4", f"{act.loose} for nothing", holds=act.loose in ("", *causes))
    act.loose = ""
