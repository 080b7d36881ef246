"""The order of action. Rules: MN.ORD.1, MN.ORD.2, MN.GAP.4, MN.GAP.31."""

from collections.abc import Iterable, Iterator
from itertools import groupby

from schemas.models.maneuvers.rules import Rules
from tests.referees.maneuvers.fighters import OTHER, Fighter


def in_order(results: Iterable[tuple[Fighter, int]], rules: Rules) -> list[Fighter]:
    """Return fighters as they act, from the highest result down."""

    def rank(one: tuple[Fighter, int]) -> tuple[int, ...]:
        fighter, result = one
        return (-result, -fighter.card.action_value) if rules.order.ties == "action_value" else (-result,)

    order: list[Fighter] = []
    first = "a"
    for _, group in groupby(sorted(results, key=rank), key=rank):
        equals = [fighter for fighter, _ in group]
        order += _in_turn(equals, first)
        if rules.order.alternation == "running" and len(equals) > 1:
            first = OTHER[order[-1].side]
    return order


def _in_turn(equals: list[Fighter], side: str) -> Iterator[Fighter]:
    """Yield equals, the squads taking turns as long as both have one."""
    waiting = sorted(equals, key=lambda one: (-one.card.action_value, one.card.id))
    while waiting:
        chosen = next((one for one in waiting if one.side == side), waiting[0])
        waiting.remove(chosen)
        yield chosen
        side = OTHER[chosen.side]
