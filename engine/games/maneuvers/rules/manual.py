"""The maneuvers of a pack as rows of the kernel: what each needs, costs and does, step by step. Rules: MN.COR.1."""

from collections.abc import Iterable, Mapping, Sequence

from engine.games.maneuvers.kernel import codes
from engine.games.maneuvers.kernel.codes import Whom
from engine.games.maneuvers.kernel.numbers.codes import NOBODY
from engine.games.maneuvers.kernel.records import Manual
from engine.games.maneuvers.rules.numbers import HIDING_CODES
from engine.games.maneuvers.rules.words import RATING_CODES, STATE_CODES, WHOM_CODES, WORD_CODES
from schemas.models.maneuvers.maneuver import Maneuver, Requirement, StateNeeded
from schemas.models.maneuvers.steps import Extra, Step
from schemas.models.maneuvers.words import Currency, Opposer, Rating, Until


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
            manual.need_whom[row] = Whom.ACTOR if need.whom == "actor" else Whom.TARGET
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
