"""Points held, the end, the count. Rules: BS.VIC, BS.SCN.7, BS.GAP.99, BS.GAP.132, BS.GAP.133, BS.GAP.138."""

from collections import Counter
from typing import Any

from tests.referees.battlesuit.bench import OTHER, Bench
from tests.referees.battlesuit.documents import Row
from tests.referees.battlesuit.lattice import Spot
from tests.referees.battlesuit.pieces import Soldier

WORDS = {
    "destruction": "enemies out of action",
    "occupation": "points held",
    "exit": "soldiers that left the map",
    "denial": "points denied",
    "demolition": "structures destroyed",
    "target": "what became of the target",
    "survival": "soldiers still in action",
}


def holder(bench: Bench, spot: Spot) -> str | None:
    """Return who holds a point. Rule: BS.GAP.132."""
    for each in bench.on_map():
        sentry = each.card.id == "sentry_drone" and each.is_fit
        active = sentry if each.is_drone else not each.is_down
        if each.spot == spot and active and not bench.is_airborne(each):
            return each.side
    return None


def held(bench: Bench, row: Row) -> None:
    """Judge who holds a point. Rules: BS.VIC.3, BS.GAP.132."""
    bench.same(row, "BS.GAP.132", "side", holder(bench, bench.ground.names[row["at"]]))


def score(bench: Bench, row: Row) -> None:
    """Judge points. Rules: BS.VIC.1 to BS.VIC.3, BS.GAP.99."""
    conditions = bench.brief.scenario.victory if bench.brief.scenario else ()
    bench.scores[row["side"]] += row["points"]
    bench.scored[row["condition"]] = bench.scored.get(row["condition"], 0) + row["points"]
    if not conditions:
        bench.same(row, "BS.GAP.99", "points", _meeting_points(bench, row["side"]))
        return
    if row["condition"] >= len(conditions):
        bench.breach(row, "BS.SCN.7", f"there is no condition {row['condition']}")
        return
    condition = conditions[row["condition"]]
    bench.same(row, "BS.SCN.7", "side", condition.side.value)
    bench.same(row, "BS.SCN.7", "for", WORDS[condition.type])
    if when(condition) != "end":
        bench.pay(row, "BS.VIC.3")
        return
    bench.check(row, "BS.VIC.3", "it is counted at the end", holds=bench.is_over)
    bench.same(row, f"BS.VIC.{2 if condition.type == 'destruction' else 1}", "points", worth(bench, condition))


def when(condition: Any) -> str:
    """Return when a condition is counted. Rule: BS.VIC.3."""
    return str(getattr(condition, "when", "end"))


def owe_points(bench: Bench) -> None:
    """Owe what is counted after a turn. Rule: BS.VIC.3."""
    for at, condition in enumerate(bench.brief.scenario.victory if bench.brief.scenario else ()):
        points = _points_of_turn(bench, at, condition)
        if points:
            told: dict[str, Any] = {"condition": at, "points": points, "for": WORDS[condition.type]}
            bench.owe("score", "BS.VIC.3", side=condition.side.value, **told)


def _points_of_turn(bench: Bench, at: int, condition: Any) -> int:
    if when(condition) == "end":
        return 0
    if when(condition) == "per_turn":
        return worth(bench, condition)
    return int(condition.vp_each) * sum(_is_held_long_enough(bench, at, condition, name) for name in condition.at)


def _is_held_long_enough(bench: Bench, at: int, condition: Any, name: str) -> bool:
    """Count a turn more for a point, and return whether it is the one that brings the points, once and for all."""
    holds, enough = holder(bench, bench.ground.names[name]) == condition.side.value, int(condition.turns_in_a_row)
    before = bench.held[at, name]
    bench.held[at, name] = before + 1 if holds or before >= enough else 0
    return bench.held[at, name] == enough


def worth(bench: Bench, condition: Any) -> int:
    """Return what a condition is worth as things stand."""
    side, kind = str(condition.side.value), condition.type
    if kind == "target":
        return int(condition.vp) if _fate(bench, condition) else 0
    if kind in ("destruction", "exit", "survival"):
        return _soldiers_worth(bench, condition)
    spots = [bench.ground.names[name] for name in condition.at]
    if kind == "occupation":
        return int(condition.vp_each) * sum(holder(bench, spot) == side for spot in spots)
    if kind == "denial":
        denied = all(holder(bench, spot) != OTHER[side] for spot in spots)
        return int(condition.vp) if denied else 0
    return int(condition.vp_each) * sum(spot in bench.fallen for spot in spots)


def _soldiers_worth(bench: Bench, condition: Any) -> int:
    side = condition.side.value
    if condition.type == "destruction":
        return sum(_lost_value(each, condition) for each in bench.of(OTHER[side]))
    if condition.type == "survival":
        counted = [each for each in bench.of(side) if each.place in ("on", "off") and not each.is_down]
    else:
        edges = {each.value for each in condition.edges}
        counted = [each for each in bench.of(side) if each.place == "exited" and each.edge in edges]
    return sum(_value(each, condition) for each in counted)


def _counts(soldier: Soldier, condition: Any) -> bool:
    named = (*condition.soldiers, *condition.units)
    return not named or soldier.card.id in named


def _value(soldier: Soldier, condition: Any) -> int:
    if not _counts(soldier, condition):
        return 0
    return int(condition.vp_each if condition.mode == "each" else soldier.card.build_value)


def _lost_value(soldier: Soldier, condition: Any) -> int:
    whole = _value(soldier, condition)
    if soldier.place == "lost":
        return 0 if soldier.spared else whole
    if soldier.is_down and soldier.place != "exited":
        return {"nothing": 0, "half": whole // 2, "whole": whole}[str(condition.down)]
    return 0


def _meeting_points(bench: Bench, side: str) -> int:
    lost = (each for each in bench.of(OTHER[side]) if each.place == "lost" and not each.spared)
    down = (each for each in bench.of(OTHER[side]) if each.place == "on" and each.is_down)
    return sum(each.card.build_value for each in lost) + sum(each.card.build_value // 2 for each in down)


def target_of(bench: Bench, name: str) -> Soldier | None:
    """Return the soldier a target is, if there is one: the first of its type on the roster. Rule: BS.SCN.6."""
    told = next(each for each in bench.brief.special if getattr(each, "name", None) == name)
    card = getattr(told, "soldier", None) or told.unit
    return next((each for each in bench.of(told.side.value) if each.card.id == card), None)


def _fate(bench: Bench, condition: Any) -> bool:
    soldier = target_of(bench, condition.target)
    if soldier is None:
        return False
    is_lost = _is_out_of_action(soldier)
    fates = {
        "brought_off": soldier.place == "exited",
        "lost": is_lost,
        "alive": not is_lost and soldier.place != "exited",
    }
    return fates[condition.fate]


def end(bench: Bench, row: Row) -> None:
    """Judge that a battle ends, and why. Rules: BS.SCN.7, BS.GAP.138."""
    bench.settle(row)
    bench.is_over = True
    reasons = {"turns": bench.turn == bench.brief.turns, "one_side_left": _one_side_is_left(bench)}
    fits = reasons.get(row["ending"], row["ending"] in early_ends(bench))
    bench.check(row, "BS.GAP.138", f"it does not end by {row['ending']}", holds=fits)
    bench.check(row, "BS.SEQ.3", "the turn is not over", holds=bench.turn_is_over)


def early_ends(bench: Bench) -> list[str]:
    """Return the early ends of the scenario that have come. Rules: BS.SCN.7, BS.GAP.138."""
    wanted = bench.brief.scenario.ends_early if bench.brief.scenario else ()
    return [each.type for each in wanted if _has_come(bench, each)]


def _has_come(bench: Bench, ending: Any) -> bool:
    if ending.type == "target_settled":
        target = target_of(bench, ending.target)
        return target is not None and (target.place == "exited" or _is_out_of_action(target))
    side = str(ending.side.value)
    if ending.type == "lead":
        return _standing(bench, side) - _standing(bench, OTHER[side]) >= int(ending.vp)
    lost = sum(each.card.build_value for each in bench.of(side) if each.place == "lost")
    return 100 * lost >= int(ending.percent) * sum(each.card.build_value for each in bench.of(side))


def _standing(bench: Bench, side: str) -> int:
    conditions = bench.brief.scenario.victory if bench.brief.scenario else ()
    at_end = (each for each in conditions if each.side.value == side and when(each) == "end")
    return bench.scores[side] + sum(worth(bench, each) for each in at_end)


def _is_out_of_action(soldier: Soldier) -> bool:
    return soldier.place == "lost" or (soldier.is_down and soldier.place != "exited")


def _one_side_is_left(bench: Bench) -> bool:
    return any(not any(each.place in ("on", "off") for each in bench.of(side) if not each.is_down) for side in OTHER)


def result(bench: Bench, row: Row) -> None:
    """Judge the count and the level. Rule: BS.SCN.7."""
    bench.check(row, "BS.SCN.7", "the battle has not ended", holds=bench.is_over)
    _nothing_forgotten(bench, row)
    totals = Counter(bench.scores)
    for side in OTHER:
        bench.same(row, "BS.SCN.7", side, totals[side])
    levels = bench.brief.scenario.levels if bench.brief.scenario else ()
    if levels:
        lead = abs(row["red"] - row["blue"])
        reached = [each.level.value for each in levels if lead >= each.lead_vp]
        bench.same(row, "BS.SCN.7", "level", reached[-1] if reached else "draw")


def _nothing_forgotten(bench: Bench, row: Row) -> None:
    for at, condition in enumerate(bench.brief.scenario.victory if bench.brief.scenario else ()):
        if when(condition) == "end" and at not in bench.scored:
            missing = worth(bench, condition)
            bench.check(row, "BS.SCN.7", f"{missing} points of condition {at} are missing", holds=missing == 0)
