"""The end: withdrawals, control of the table, what objectives become, and victory points."""

from typing import Any

from schemas.models.seven_seconds.cards import Condition
from tests.referees.seven_seconds.bench import Bench
from tests.referees.seven_seconds.documents import SIDES, other
from tests.referees.seven_seconds.dues import Row
from tests.referees.seven_seconds.turns import check_phase_over, finish_activation

CONTESTED = "contested"


def withdraw(bench: Bench, row: Row) -> None:
    """A withdrawal is announced at the end of a round. Rules: 7S.END.3, 7S.GAP.89."""
    finish_activation(bench, row)
    check_phase_over(bench, row)
    alive = all(bench.table.troopers_left(side) for side in SIDES)
    bench.check(row, "7S.END.1", "the battle is over already", holds=alive)
    bench.check(row, "7S.GAP.89", "no withdrawal follows another", holds=not bench.pursued)
    bench.withdrawing.append(row["side"])


def pursuit(bench: Bench, row: Row) -> None:
    """The opponent pursues for exactly one round. Rule: 7S.END.4."""
    fits = bench.withdrawing == [other(row["side"])]
    bench.check(row, "7S.END.4", "the opponent of who withdraws may pursue", holds=fits)
    bench.check(
        row, "7S.END.4", "a pursuit takes one round", holds=row["rounds"] == bench.brief.rules.withdraw.pursuit_rounds
    )
    bench.pursued = bench.round


def end(bench: Bench, row: Row) -> None:
    """The battle ends as the rules have it. Rules: 7S.END.1 to 7S.END.5, 7S.GAP.88, 7S.GAP.98."""
    finish_activation(bench, row)
    check_phase_over(bench, row)
    alive = [side for side in SIDES if bench.table.troopers_left(side)]
    reason, table, rule = _ending(bench, alive)
    bench.check(row, rule, f"the battle ends by {reason}", holds=row["reason"] == reason)
    bench.check(row, rule, f"the table is {table}", holds=row["table"] == table)
    bench.check(row, "7S.SEQ.1", f"{bench.round} rounds were played", holds=row["rounds"] == bench.round)
    bench.control = row["table"]
    _owe_settings(bench)


def _ending(bench: Bench, alive: list[str]) -> tuple[str, str, str]:
    """Return why the battle ends, who controls the table, and by which rule."""
    if not alive:
        return "nobody has troopers left", CONTESTED, "7S.GAP.88"
    if len(alive) == 1:
        return "one side has troopers left", alive[0], "7S.END.2"
    if bench.pursued:
        return "the pursuit is over", CONTESTED, "7S.END.4"
    if len(bench.withdrawing) == 2:
        return "agreement", CONTESTED, "7S.GAP.89"
    if bench.withdrawing:
        return "a withdrawal", other(bench.withdrawing[0]), "7S.END.3"
    limit = bench.brief.rules.end.max_rounds
    return "round limit" if bench.round == limit else "nothing", CONTESTED, "7S.GAP.98"


def _owe_settings(bench: Bench) -> None:
    """Owe what a controller makes of surviving objectives. Rules: 7S.END.6 to 7S.END.8."""
    if bench.control in SIDES:
        attacks = bench.control == bench.game["attacker"]
        for objective in bench.table.objectives():
            fixed: dict[str, Any] = {} if attacks else {"state": "secured"}
            bench.dues.owe(
                "objective_set", "7S.END.8" if attacks else "7S.END.7", actor=objective.name, by=bench.control, **fixed
            )


def objective_set(bench: Bench, row: Row) -> None:
    """An objective becomes what the controller chose. Rules: 7S.END.7, 7S.END.8, 7S.GAP.91."""
    objective = bench.piece(row, "actor")
    if objective is None:
        return
    if row["state"] == "destroyed":
        objective.destroyed, objective.held_by = True, ""
    elif row["state"] == "secured":
        objective.held_by = row["by"]
    else:
        objective.counters = max(objective.counters, bench.brief.rules.end.inspected_counters)


def owe_scores(bench: Bench) -> None:
    """Owe every condition of both missions that earns anything. Rules: 7S.CARD.1, 7S.WIN.5."""
    for side in SIDES:
        for number, condition in enumerate(bench.brief.missions[side].victory_points):
            earned = points(bench, side, condition)
            if earned:
                bench.dues.owe("score", "7S.WIN.5", side=side, condition=number, points=earned)


def points(bench: Bench, side: str, condition: Condition) -> int:
    """Return what a condition earns a side. Rulings: 7S.GAP.10, 7S.GAP.41."""
    if condition.type == "objective_state":
        return condition.vp if is_so(bench, side, condition.objective.value, condition.state.value) else 0
    if condition.type == "objective_counters":
        objective = bench.table.pieces.get(condition.objective.value)
        return condition.vp_each * min(objective.counters, condition.max) if objective else 0
    if condition.type == "table_control":
        return condition.vp if bench.control == side else 0
    if condition.type == "enemy_commander_killed":
        return condition.vp if _lost(bench, other(side), "commander") else 0
    return (
        condition.vp_each
        * {
            "enemy_troopers_killed": len(_lost(bench, other(side), "trooper")),
            "own_troopers_lost": len(_lost(bench, side, "trooper")),
            "own_troopers_surviving": bench.table.troopers_left(side),
            "enemy_drones_killed": len(_lost(bench, other(side), "drone")),
        }[condition.type]
    )


def _lost(bench: Bench, side: str, kind: str) -> list[str]:
    """Return the dead of a side: its troopers, its drones, or those of a type."""
    units = [bench.table.units[name] for name in bench.table.dead if bench.table.units[name].side == side]
    return [unit.name for unit in units if kind in (unit.kind, "drone" if unit.drone else "trooper")]


def is_so(bench: Bench, side: str, name: str, state: str) -> bool:
    """Return whether an objective ended in a state; one that was never placed is in none. Ruling: 7S.GAP.41."""
    objective = bench.table.pieces.get(name)
    if objective is None:
        return False
    inspected = objective.counters >= bench.brief.rules.objective.inspected_min_counters
    return {
        "destroyed": objective.destroyed,
        "not_destroyed": not objective.destroyed,
        "contested": not objective.destroyed and not objective.held_by,
        "secured_by_own_side": not objective.destroyed and objective.held_by == side,
        "inspected": not objective.destroyed and inspected,
    }[state]


def result(bench: Bench, row: Row) -> None:
    """The higher total wins, by so much. Rules: 7S.END.9, 7S.WIN.1 to 7S.WIN.3, 7S.GAP.92."""
    bench.check(row, "7S.END.2", f"the table is {bench.control}", holds=row["table"] == bench.control)
    totals = {
        side: sum(points(bench, side, each) for each in bench.brief.missions[side].victory_points) for side in SIDES
    }
    for side in SIDES:
        bench.check(row, "7S.END.9", f"{side} has {totals[side]} points", holds=row[side] == totals[side])
    lead = abs(row["red"] - row["blue"])
    winner = None if lead <= bench.brief.rules.victory.draw_at else SIDES[row["blue"] > row["red"]]
    bench.check(row, "7S.END.9", f"the winner is {winner}", holds=row["winner"] == winner)
    name, rule = level(bench, lead)
    bench.check(row, rule, f"a lead of {lead} is {name}", holds=row["level"] == name)


def level(bench: Bench, lead: int) -> tuple[str, str]:
    """Return what a lead is called, and by which rule."""
    rules = bench.brief.rules.victory
    if lead >= rules.decisive_from:
        return "decisive", "7S.WIN.3"
    if lead >= rules.normal_from:
        return "normal", "7S.WIN.2"
    return ("marginal", "7S.WIN.1") if lead >= rules.marginal_from else ("draw", "7S.GAP.92")
