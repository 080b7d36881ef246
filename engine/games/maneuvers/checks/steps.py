"""The checks of the steps that a maneuver is made of."""

from collections.abc import Iterator

from engine.checking.check import check, mistake
from schemas.diagnostics.diagnostics import Finding, Fix
from schemas.models.maneuvers.maneuver import Maneuver
from schemas.models.maneuvers.steps import Advantage, Change, Damage, Disadvantage
from schemas.models.maneuvers.words import Opposer, Scope, Until, Whom


@check("hurts-its-dealer", "MN.DMG.1")
def hurts_its_dealer(maneuver: Maneuver) -> Iterator[Finding]:
    """Somebody deals direct damage to themselves.

    Direct damage compares the Damage of one character with the Armor Value of another. Where `opposer` is `target`, the
    target and the opponent are the same character.
    Rules: MN.DMG.1, MN.TRM.1.
    """
    same = {Whom.OPPONENT: Whom.TARGET} if maneuver.opposer is Opposer.TARGET else {}
    for part, at, step in maneuver.steps():
        if isinstance(step, Damage) and same.get(step.victim, step.victim) == same.get(step.dealer, step.dealer):
            other = Whom.OPPONENT if step.victim in {Whom.ACTOR, Whom.ALLY} else Whom.ACTOR
            here = "" if step.dealer == step.victim else f"is the {step.victim} here, and "
            message, place = f"the {step.dealer} {here}hurts itself", (part, at, "dealer")
            fix = (Fix(place, other.value),)
            yield mistake(place, message, f"let the {other} deal it", fix=fix)


@check("changes-nothing", "MN.SQD.2")
def changes_nothing(maneuver: Maneuver) -> Iterator[Finding]:
    """A squad gains or loses nothing.

    A step `gain` or `lose` has `points`, `dice` or the `margin`, or more than one of them.
    """
    for part, at, step in maneuver.steps():
        if isinstance(step, Change) and not (step.points or step.dice or step.margin):
            message = f"the {step.side} squad's total changes by nothing"
            hint = "let it be a die (dice: 1), a number of points, or the margin"
            fix = (Fix((part, at, "dice"), 1),)
            yield mistake((part, at), message, hint, fix=fix)


@check("over-before-checks", "MN.AID.2")
def over_before_checks(maneuver: Maneuver) -> Iterator[Finding]:
    """An advantage on checks ends before they are made.

    Fallout and Casualty checks are made when the fight is over, so an advantage or a disadvantage on them lasts until
    `fight_end`.
    Rules: MN.AID.2, MN.DMG.3.
    """
    for part, at, step in maneuver.steps():
        if (
            isinstance(step, Advantage | Disadvantage)
            and step.rolls is Scope.CHECKS_OF
            and step.until is not Until.FIGHT_END
        ):
            place = (part, at, "until")
            message = "checks are made when the fight is over, and by then this has ended"
            fix = (Fix(place, Until.FIGHT_END.value),)
            yield mistake(place, message, "let it last until fight_end", fix=fix)


STEP_CHECKS = (
    hurts_its_dealer,
    changes_nothing,
    over_before_checks,
)
