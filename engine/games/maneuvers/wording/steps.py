"""Steps in sentences: one step, one sentence, spoken to the actor. Rules: MN.COR.4 to MN.COR.6."""

from collections.abc import Iterable, Mapping
from functools import singledispatch
from typing import Final

from engine.games.maneuvers.wording.people import PEOPLE, does, enters, loses, sentence
from engine.games.maneuvers.wording.terms import Wording, count_of
from schemas.models.maneuvers.steps import (
    Advantage,
    Change,
    ClearState,
    Damage,
    Disadvantage,
    Extra,
    Gain,
    Leave,
    Lose,
    LoseAction,
    Move,
    Pay,
    PayOrClear,
    SetState,
    Step,
    Unnoticed,
)
from schemas.models.maneuvers.words import Scope, SideWord, Until, Way, Whom

NOTHING: Final = "Nothing happens."
SQUADS: Final[Mapping[SideWord, str]] = {SideWord.OWN: "your squad", SideWord.OTHER: "the other squad"}
WAYS: Final[Mapping[Way, str]] = {
    Way.ANYWHERE: "move to another location",
    Way.TOWARDS: "move towards the enemy",
    Way.AWAY: "move away from the enemy",
}


def step_sentence(step: Step, wording: Wording) -> str:
    """Return the sentence of a step, with a full stop; steps that differ have sentences that differ."""
    return sentence(_said(step, wording))


def part_text(steps: Iterable[Step], wording: Wording) -> str:
    """Return the sentences of an Effect, a Risk or a Reward in a row; one without steps says that nothing happens."""
    return " ".join(step_sentence(step, wording) for step in steps) or NOTHING


@singledispatch
def _said(step: object, _: Wording) -> str:
    raise TypeError(f"a step must be of the closed list, got {type(step).__name__}")


@_said.register
def _move(step: Move, _: Wording) -> str:
    return WAYS[step.to]


@_said.register
def _gain(step: Gain, wording: Wording) -> str:
    return f"{SQUADS[step.side]} gains {_amount(step, wording)}"


@_said.register
def _lose(step: Lose, wording: Wording) -> str:
    return f"{SQUADS[step.side]} loses {_amount(step, wording)}"


def _amount(step: Change, wording: Wording) -> str:
    """Return a sum of points, dice and the margin in words: "2d6 + 3 points plus the margin"."""
    dice = f"{step.dice}d{wording.rules.dice.points}" if step.dice else ""
    points = str(step.points) if step.points else ""
    fixed = " + ".join(each for each in (dice, points) if each)
    if not fixed:
        return "points equal to the margin" if step.margin else "no points"
    counted = f"{fixed} point" if fixed == "1" else f"{fixed} points"
    return f"{counted} plus the margin" if step.margin else counted


@_said.register
def _pay(step: Pay, _: Wording) -> str:
    return f"spend {count_of(step.points, step.currency)}"


@_said.register
def _pay_or_clear(step: PayOrClear, _: Wording) -> str:
    return f"spend {count_of(step.points, step.currency)}, or {loses(Whom.ACTOR, step.state)}"


@_said.register
def _set(step: SetState, _: Wording) -> str:
    return enters(step.whom, step.state)


@_said.register
def _clear(step: ClearState, _: Wording) -> str:
    return loses(step.whom, step.state)


@_said.register
def _advantage(step: Advantage, _: Wording) -> str:
    return _rolls(step, "advantage")


@_said.register
def _disadvantage(step: Disadvantage, _: Wording) -> str:
    return _rolls(step, "disadvantage")


def _rolls(step: Advantage | Disadvantage, what: str) -> str:
    """Return which rolls have it and how long; checks are rolled after the fight, which need not be said."""
    person, brief = PEOPLE[step.whom], step.until is Until.ACTOR_NEXT_ACTION
    until = "until your next action" if brief else "for the rest of the fight"
    match step.rolls:
        case Scope.MANEUVERS_AGAINST:
            return f"Maneuvers against {person.name} have {what} {until}"
        case Scope.MANEUVERS_OF:
            return f"{person.own} Maneuvers have {what} {until}"
        case Scope.NEXT_MANEUVER_OF:
            soon = ", if it comes before your next action" if brief else ""
            return f"{person.own} next Maneuver has {what}{soon}"
        case Scope.CHECKS_OF:
            return f"{person.own} Fallout and Casualty checks have {what}{f' {until}' if brief else ''}"


@_said.register
def _damage(step: Damage, _: Wording) -> str:
    victim = PEOPLE[step.victim]
    hurt = victim.self if step.victim == step.dealer else victim.name
    return f"{does(step.dealer, ('deal', 'deals'))} direct damage to {hurt}"


@_said.register
def _lose_action(step: LoseAction, _: Wording) -> str:
    return f"{does(step.whom, ('miss', 'misses'))} {PEOPLE[step.whom].their} next action"


@_said.register
def _extra(step: Extra, wording: Wording) -> str:
    """Return the extra Maneuver, whole or its Effect alone. Rule: MN.GAP.17."""
    whole = wording.rules.observing.extra == "full"
    made = "make one more Maneuver" if whole else "carry out the Effect of one more Maneuver"
    return f"you may {made} in this action: {wording.name_of(step.maneuver)}"


@_said.register
def _leave(step: Leave, _: Wording) -> str:
    return does(step.whom, ("leave the fight", "leaves the fight"))


@_said.register
def _unnoticed(_step: Unnoticed, _: Wording) -> str:
    return "the other squad does not notice"
