"""What a scenario is fought for as the columns of the kernel: conditions of victory and early ends.

Rules: BS.SCN.7, BS.VIC.1 to BS.VIC.3, BS.GAP.99.
"""

from collections.abc import Mapping

from engine.games.battlesuit.kernel import codes, event_codes
from engine.games.battlesuit.kernel.event_codes import Goal, When, Worth
from engine.games.battlesuit.kernel.setup_records import Plan
from engine.games.battlesuit.maps.charts import Charted, edge_bits, number_of
from engine.games.battlesuit.names import SIDES
from schemas.models.battlesuit.scenario import (
    Condition,
    Demolition,
    Denial,
    Destruction,
    Ending,
    Exit,
    Fate,
    Lead,
    Losses,
    Occupation,
    Scenario,
    Survival,
)
from schemas.models.battlesuit.special_rules import SoldierTarget, Target, UnitTarget

DOWN_HALVES = {"nothing": 0, "half": 1, "whole": 2}
KINDS: Mapping[type[Condition], Goal] = {
    Destruction: Goal.DESTRUCTION,
    Occupation: Goal.OCCUPATION,
    Exit: Goal.EXIT,
    Denial: Goal.DENIAL,
    Demolition: Goal.DEMOLITION,
    Fate: Goal.FATE,
    Survival: Goal.SURVIVAL,
}


def targets_of(scenario: Scenario) -> tuple[Target, ...]:
    """Return the special rules that name whom the battle is about, in their order."""
    return tuple(rule for rule in scenario.special_rules if isinstance(rule, SoldierTarget | UnitTarget))


def pack_goals(scenario: Scenario, chart: Charted, cards: Mapping[str, int], plan: Plan) -> None:
    """Write what each side scores for, and what ends it early; `cards` are the numbers of cards by their ids."""
    targets = {rule.name: number for number, rule in enumerate(targets_of(scenario))}
    for row, condition in enumerate(scenario.victory):
        plan.conditions = row + 1
        plan.kind[row], plan.scorer[row] = KINDS[type(condition)], SIDES.index(condition.side.value)
        plan.first_goal[row] = sum(plan.goals[:row])
        _pack_points(condition, row, chart, plan)
        _pack_types(condition, row, cards, plan)
        if isinstance(condition, Fate):
            plan.about[row] = targets[condition.target]
        _pack_condition(condition, row, plan)
    for row, ending in enumerate(scenario.ends_early):
        plan.endings = row + 1
        _pack_ending(ending, row, targets, plan)


def _pack_points(condition: Condition, row: int, chart: Charted, plan: Plan) -> None:
    for at in getattr(condition, "at", ()):
        plan.goal[plan.first_goal[row] + plan.goals[row]] = number_of(chart, at)
        plan.goals[row] += 1


def _pack_types(condition: Condition, row: int, cards: Mapping[str, int], plan: Plan) -> None:
    if isinstance(condition, Destruction | Exit | Survival):
        named = {cards[card.split(":")[-1]] for card in (*condition.soldiers, *condition.units)}
        plan.cards[row] = sum(1 << card for card in sorted(named))


def _pack_ending(ending: Ending, row: int, targets: Mapping[str, int], plan: Plan) -> None:
    if isinstance(ending, Losses):
        found = event_codes.Ending.LOSSES, SIDES.index(ending.side.value), ending.percent
    elif isinstance(ending, Lead):
        found = event_codes.Ending.LEAD, SIDES.index(ending.side.value), ending.vp
    else:
        found = event_codes.Ending.TARGET_SETTLED, codes.NOBODY, targets[ending.target]
    plan.ending_kind[row], plan.ending_side[row], plan.ending_at[row] = found


def _pack_condition(condition: Condition, row: int, plan: Plan) -> None:
    """Write what a condition is worth, and what is particular to its kind.

    Raises:
        TypeError: nothing counts conditions of this kind.
    """
    match condition:
        case Destruction() | Exit() | Survival():
            plan.worth[row], plan.mode[row] = condition.vp_each, Worth[condition.mode.upper()]
        case Occupation():
            plan.worth[row], plan.when[row] = condition.vp_each, When[condition.when.upper()]
            plan.needed[row] = condition.turns_in_a_row
        case Denial():
            plan.worth[row] = condition.vp
        case Demolition():
            plan.worth[row] = condition.vp_each
        case Fate():
            plan.worth[row], plan.mode[row] = condition.vp, event_codes.Fate[condition.fate.upper()]
        case _:
            raise TypeError(f"nothing counts {condition!r} in row {row} of {plan!r}")
    if isinstance(condition, Destruction):
        plan.needed[row] = DOWN_HALVES[condition.down]
    if isinstance(condition, Exit):
        plan.edges[row] = edge_bits(condition.edges)
