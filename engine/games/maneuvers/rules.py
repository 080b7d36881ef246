"""Rules documents and maneuvers as the numbers of the kernel. Rules: MN.COR.1."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from engine.games.maneuvers.kernel import codes
from engine.games.maneuvers.kernel.numbers import codes as arithmetic
from engine.games.maneuvers.kernel.numbers.codes import BOUNDLESS, NOBODY, TABLE_ROWS
from engine.games.maneuvers.kernel.numbers.records import Numbers
from engine.games.maneuvers.kernel.records import Manual
from engine.kernel.packing import coded, once_a_document, pack_rules
from schemas.models.maneuvers.maneuver import Maneuver, Requirement, StateNeeded
from schemas.models.maneuvers.rules import Rules
from schemas.models.maneuvers.rules.fighting import CheckRow
from schemas.models.maneuvers.steps import Extra, Step
from schemas.models.maneuvers.words import (
    Currency,
    Hiding,
    Opposer,
    Outcome,
    Rating,
    Scope,
    SideWord,
    State,
    Until,
    Way,
    Whom,
)

RATING_CODES: Final[Mapping[Any, int]] = {rating: number for number, rating in enumerate(Rating)}
STATE_CODES: Final[Mapping[Any, int]] = coded(State, codes.State)
WHOM_CODES: Final[Mapping[Any, int]] = coded(Whom, codes.Whom)
WORD_CODES: Final[Mapping[str, Mapping[Any, int]]] = {
    "side": coded(SideWord, codes.SideWord),
    "currency": coded(Currency, codes.Currency),
    "to": coded(Way, codes.Way),
    "rolls": coded(Scope, codes.Scope),
}
"""The field of a step that holds its word, of which no step has two, and the numbers of its words."""

OUTCOME_CODES: Final = coded(Outcome, arithmetic.Outcome)
HIDING_CODES: Final = coded(Hiding, arithmetic.Hiding)


@once_a_document
def numbers_of(rules: Rules) -> Numbers:
    """Return the numbers of a rules document; nobody writes on them."""
    numbers = Numbers()
    pack_numbers(rules, numbers)
    return numbers


def pack_numbers(rules: Rules, numbers: Numbers) -> None:
    """Fill `numbers` from a rules document."""
    pack_rules(rules, numbers)
    _table(rules.check.fallout, 0, numbers)
    _table(rules.check.casualty, TABLE_ROWS, numbers)


def _table(rows: Sequence[CheckRow], first: int, numbers: Numbers) -> None:
    """Lay a table down; its last row takes every score that is left, whatever it says."""
    for at, row in enumerate(rows, first):
        is_last = at == first + len(rows) - 1
        numbers.row_least[at] = -BOUNDLESS if is_last or row.least is None else row.least
        numbers.row_outcome[at] = OUTCOME_CODES[row.outcome]


def pack_manual(maneuvers: Sequence[Maneuver], manual: Manual) -> None:
    """Lay maneuvers down in their order; which squad knows which is for who sets a fight up to say."""
    manual.count = len(maneuvers)
    numbers = {maneuver.id: number for number, maneuver in enumerate(maneuvers)}
    for number, maneuver in enumerate(maneuvers):
        _pack_maneuver(maneuver, number, manual)
        _pack_needs(maneuver.requires, number, manual)
        for part, steps in enumerate((maneuver.effect, maneuver.risk, maneuver.reward)):
            _pack_steps(steps, number * codes.PARTS + part, numbers, manual)


def granted_by(maneuver: Maneuver) -> tuple[str, ...]:
    """Return the ids of the extra maneuvers that a maneuver grants, in the order of its steps. Rule: MN.GAP.17."""
    steps = (*maneuver.effect, *maneuver.risk, *maneuver.reward)
    return tuple(step.maneuver for step in steps if isinstance(step, Extra))


def _pack_maneuver(maneuver: Maneuver, number: int, manual: Manual) -> None:
    manual.actor_ratings[number] = rating_bits(maneuver.actor)
    manual.opponent_ratings[number] = rating_bits(maneuver.opponent)
    manual.opposed_by_target[number] = int(maneuver.opposer is Opposer.TARGET)
    manual.names_target[number] = int(maneuver.has_target)
    manual.names_ally[number] = int(maneuver.has_ally)
    manual.direct_attack[number] = int(maneuver.direct_attack)
    manual.hiding[number] = HIDING_CODES[maneuver.hiding]
    manual.waived_by[number] = NOBODY if maneuver.waived_by is None else STATE_CODES[maneuver.waived_by]
    manual.edge_cost[number] = maneuver.cost(Currency.EDGE)
    manual.points_cost[number] = maneuver.cost(Currency.POINTS)


def rating_bits(ratings: Iterable[Rating]) -> int:
    """Return ratings as bits."""
    return sum(1 << RATING_CODES[rating] for rating in sorted({*ratings}))


def _pack_needs(requires: Sequence[Requirement], number: int, manual: Manual) -> None:
    manual.needs[number] = len(requires)
    for row, need in enumerate(requires, number * codes.NEEDS):
        manual.need[row] = codes.Need[need.type.upper()]
        manual.need_least[row] = getattr(need, "least", 0)
        if isinstance(need, StateNeeded):
            manual.need_word[row] = STATE_CODES[need.state]
            manual.need_whom[row] = WHOM_CODES[Whom(need.whom)]
        else:
            manual.need_word[row] = RATING_CODES.get(getattr(need, "rating", None), 0)


def _pack_steps(steps: Sequence[Step], part: int, numbers: Mapping[str, int], manual: Manual) -> None:
    manual.steps[part] = len(steps)
    for row, step in enumerate(steps, part * codes.STEPS):
        manual.verb[row] = codes.Step[step.type.upper()]
        manual.word[row] = _word(step, numbers)
        manual.state[row] = STATE_CODES.get(getattr(step, "state", None), 0)
        manual.whom[row] = WHOM_CODES.get(getattr(step, "whom", getattr(step, "victim", None)), 0)
        manual.dealer[row] = WHOM_CODES.get(getattr(step, "dealer", None), 0)
        manual.lasts[row] = int(getattr(step, "until", None) is Until.FIGHT_END)
        manual.points[row] = getattr(step, "points", 0)
        manual.dice[row] = getattr(step, "dice", 0)
        manual.margin[row] = int(getattr(step, "margin", False))


def _word(step: Step, numbers: Mapping[str, int]) -> int:
    for field, words in WORD_CODES.items():
        if hasattr(step, field):
            return words[getattr(step, field)]
    return numbers.get(getattr(step, "maneuver", ""), NOBODY)
