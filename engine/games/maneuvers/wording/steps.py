"""Steps in sentences: one step, one sentence, spoken to the actor. Rules: MN.COR.4 to MN.COR.6.

Sentences are whole but for names of people (see `people`), sums of points, prices, and advantage or disadvantage.
"""

from collections.abc import Iterable, Mapping
from functools import singledispatch
from typing import Final

from engine.games.maneuvers.wording.terms import WHOM, Forms, Wording, count_of, enters, loses, told_of
from schemas.catalogues.saying import counted, said
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
from schemas.models.maneuvers.words import Scope, SideWord, State, Until, Way

NOTHING: Final = "Nothing happens."
MOVES: Final[Mapping[Way, str]] = {
    Way.ANYWHERE: "Move to another location.",
    Way.TOWARDS: "Move towards the enemy.",
    Way.AWAY: "Move away from the enemy.",
}
GAINS: Final[Mapping[SideWord, str]] = {
    SideWord.OWN: "Your squad gains {sum}.",
    SideWord.OTHER: "The other squad gains {sum}.",
}
LOSSES: Final[Mapping[SideWord, str]] = {
    SideWord.OWN: "Your squad loses {sum}.",
    SideWord.OTHER: "The other squad loses {sum}.",
}
MARGIN: Final = "points equal to the margin"
NO_POINTS: Final = "no points"

SPEND: Final = "Spend {price}."
SPEND_OR_LOSE: Final[Mapping[State, str]] = {
    State.HIDDEN: "Spend {price}, or you stop hiding.",
    State.SNIPE_READY: "Spend {price}, or you are no longer ready to snipe.",
    State.EXPOSED: "Spend {price}, or you are no longer exposed.",
    State.FLAGGED: "Spend {price}, or you are no longer flagged.",
    State.OBSERVER: "Spend {price}, or you are no longer an observer.",
    State.ESCAPING: "Spend {price}, or you are no longer escaping.",
}

ADVANTAGE: Final = "advantage"
DISADVANTAGE: Final = "disadvantage"
FOR_A_WHILE: Final[Mapping[Scope, Forms]] = {
    Scope.MANEUVERS_AGAINST: (
        "Maneuvers against you have {what} until your next action.",
        "Maneuvers against {whom} have {what} until your next action.",
    ),
    Scope.MANEUVERS_OF: (
        "Your Maneuvers have {what} until your next action.",
        "{whose} Maneuvers have {what} until your next action.",
    ),
    Scope.NEXT_MANEUVER_OF: (
        "Your next Maneuver has {what}, if it comes before your next action.",
        "{whose} next Maneuver has {what}, if it comes before your next action.",
    ),
    Scope.CHECKS_OF: (
        "Your Fallout and Casualty checks have {what} until your next action.",
        "{whose} Fallout and Casualty checks have {what} until your next action.",
    ),
}
FOR_THE_FIGHT: Final[Mapping[Scope, Forms]] = {
    Scope.MANEUVERS_AGAINST: (
        "Maneuvers against you have {what} for the rest of the fight.",
        "Maneuvers against {whom} have {what} for the rest of the fight.",
    ),
    Scope.MANEUVERS_OF: (
        "Your Maneuvers have {what} for the rest of the fight.",
        "{whose} Maneuvers have {what} for the rest of the fight.",
    ),
    Scope.NEXT_MANEUVER_OF: ("Your next Maneuver has {what}.", "{whose} next Maneuver has {what}."),
    Scope.CHECKS_OF: (
        "Your Fallout and Casualty checks have {what}.",
        "{whose} Fallout and Casualty checks have {what}.",
    ),
}
"""Checks are rolled after the fight, which need not be said."""

HURTS: Final = ("You deal direct damage to {victim}.", "{who} deals direct damage to {victim}.")
HURTS_SELF: Final = ("You deal direct damage to yourself.", "{who} deals direct damage to themselves.")
MISSES: Final = ("You miss your next action.", "{who} misses their next action.")
LEAVES: Final = ("You leave the fight.", "{who} leaves the fight.")
EXTRA: Final = "You may make one more Maneuver in this action: {maneuver}."
EXTRA_EFFECT: Final = "You may carry out the Effect of one more Maneuver in this action: {maneuver}."
UNNOTICED: Final = "The other squad does not notice."


def part_text(steps: Iterable[Step], wording: Wording) -> str:
    """Return the sentences of an Effect, a Risk or a Reward in a row; one without steps says that nothing happens."""
    return " ".join(step_sentence(step, wording) for step in steps) or said(NOTHING, wording.language)


def step_sentence(step: Step, wording: Wording) -> str:
    """Return the sentence of a step, with a full stop; steps that differ have sentences that differ."""
    return _sentence(step, wording)


@singledispatch
def _sentence(step: object, _: Wording) -> str:
    raise TypeError(f"a step must be of the closed list, got {type(step).__name__}")


@_sentence.register
def _move(step: Move, wording: Wording) -> str:
    return said(MOVES[step.to], wording.language)


@_sentence.register
def _gain(step: Gain, wording: Wording) -> str:
    return said(GAINS[step.side], wording.language, sum=_sum(step, wording))


@_sentence.register
def _lose(step: Lose, wording: Wording) -> str:
    return said(LOSSES[step.side], wording.language, sum=_sum(step, wording))


def _sum(step: Change, wording: Wording) -> str:
    """Return a sum of points, dice and the margin in words: "2d6 + 3 points plus the margin"."""
    language, sides = wording.language, wording.rules.dice.points
    dice = said("{dice}d{sides}", language, dice=step.dice, sides=sides) if step.dice else ""
    fixed = " + ".join(each for each in (dice, str(step.points) if step.points else "") if each)
    if not fixed:
        return said(MARGIN if step.margin else NO_POINTS, language)
    most = step.points + step.dice * sides
    if step.margin:
        return counted(most, "{sum} point plus the margin", "{sum} points plus the margin", language, sum=fixed)
    return counted(most, "{sum} point", "{sum} points", language, sum=fixed)


@_sentence.register
def _pay(step: Pay, wording: Wording) -> str:
    return said(SPEND, wording.language, price=count_of(step.points, step.currency, wording.language))


@_sentence.register
def _pay_or_clear(step: PayOrClear, wording: Wording) -> str:
    price = count_of(step.points, step.currency, wording.language)
    return said(SPEND_OR_LOSE[step.state], wording.language, price=price)


@_sentence.register
def _set(step: SetState, wording: Wording) -> str:
    return enters(step.whom, step.state, wording.language)


@_sentence.register
def _clear(step: ClearState, wording: Wording) -> str:
    return loses(step.whom, step.state, wording.language)


@_sentence.register
def _advantage(step: Advantage, wording: Wording) -> str:
    return _rolls(step, said(ADVANTAGE, wording.language), wording)


@_sentence.register
def _disadvantage(step: Disadvantage, wording: Wording) -> str:
    return _rolls(step, said(DISADVANTAGE, wording.language), wording)


def _rolls(step: Advantage | Disadvantage, what: str, wording: Wording) -> str:
    """Return which rolls have it and how long."""
    forms = FOR_A_WHILE if step.until is Until.ACTOR_NEXT_ACTION else FOR_THE_FIGHT
    return told_of(step.whom, forms[step.rolls], wording.language, what=what)


@_sentence.register
def _damage(step: Damage, wording: Wording) -> str:
    if step.victim == step.dealer:
        return told_of(step.dealer, HURTS_SELF, wording.language)
    return told_of(step.dealer, HURTS, wording.language, victim=said(WHOM[step.victim], wording.language))


@_sentence.register
def _lose_action(step: LoseAction, wording: Wording) -> str:
    return told_of(step.whom, MISSES, wording.language)


@_sentence.register
def _extra(step: Extra, wording: Wording) -> str:
    """Return the extra Maneuver, whole or its Effect alone. Rule: MN.GAP.17."""
    words = EXTRA if wording.rules.observing.extra == "full" else EXTRA_EFFECT
    return said(words, wording.language, maneuver=wording.name_of(step.maneuver))


@_sentence.register
def _leave(step: Leave, wording: Wording) -> str:
    return told_of(step.whom, LEAVES, wording.language)


@_sentence.register
def _unnoticed(_step: Unnoticed, wording: Wording) -> str:
    return said(UNNOTICED, wording.language)
