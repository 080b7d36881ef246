"""Morale: who checks when, and what becomes of who fails. Rules: IN.MOR.1 to IN.MOR.6, IN.GAP.28, IN.GAP.35."""

from tests.referees.infantry.bench import Bench
from tests.referees.infantry.documents import SIDES
from tests.referees.infantry.harm import leave, release
from tests.referees.infantry.soldiers import Soldier

MOST, LEAST = 12, 2


def end_of_turn(bench: Bench) -> None:
    """Read the checks at the end of a side's turn, of squads of either side. Rules: IN.MOR.1, IN.GAP.28."""
    rules = bench.rules.morale
    if not bench.rules.options.morale:
        return
    for side in SIDES:
        for each in [*bench.of(side)]:
            squad = (side, each.person.squad)
            asked = squad in bench.bereaved or rules.trigger == "every_turn"
            if asked and bench.dead[squad] >= rules.threshold:
                check(bench, each)


def number_of(bench: Bench, soldier: Soldier) -> int:
    """Return what a check has to reach. Rules: IN.MOR.3 to IN.MOR.6, IN.GAP.41."""
    rules, squad = bench.rules.morale, (soldier.side, soldier.person.squad)
    number = rules.target[soldier.person.experience]
    number += rules.per_extra_dead * max(0, bench.dead[squad] - rules.threshold)
    leader = next(each for each in bench.soldiers.values() if each.person.leads and squad_of(each) == squad)
    if leader.is_up:
        return number - (leader.person.card.leadership or rules.leadership)
    return number - rules.leadership * bench.rules.squad.leader_replaced


def squad_of(soldier: Soldier) -> tuple[str, int]:
    """Return the squad of a trooper: its side, and which of that side's."""
    return soldier.side, soldier.person.squad


def check(bench: Bench, soldier: Soldier, *, rallies: bool = False) -> None:
    """Read a morale check; only one at the start of its own turn rallies the shaken. Rules: IN.MOR.2, IN.GAP.28."""
    rules, number, was = bench.rules.morale, number_of(bench, soldier), soldier.shaken
    roll = bench.dice("morale", "IN.MOR.2", 2, actor=soldier.name)
    passed = roll >= number
    if rules.naturals and roll in (LEAST, MOST):
        passed = roll == MOST
    soldier.shaken = not passed or (was and not rallies)
    told = {"roll": roll, "number": number, "passed": passed, "was_shaken": was, "shaken": soldier.shaken}
    bench.log.take("morale", "IN.MOR.2", actor=soldier.name, **told)
    if not soldier.shaken:
        soldier.failures = 0
    elif not passed:
        soldier.failures += rules.rally_counts or not rallies
        _fails(bench, soldier)


def _fails(bench: Bench, soldier: Soldier) -> None:
    rules = bench.rules.morale
    if soldier.arc is not None:
        bench.log.take("arc_ends", "IN.GAP.28", actor=soldier.name, cause="shaken")
        soldier.arc = None
    if rules.fails == "routed" or soldier.failures >= rules.routed_after:
        release(bench, soldier)
        bench.log.take("routed", "IN.GAP.28", actor=soldier.name, value=soldier.person.value)
        leave(bench, soldier, "routed")
        bench.end_if_wiped_out()
