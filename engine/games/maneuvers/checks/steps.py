"""The checks of the steps that a maneuver is made of."""

from collections.abc import Iterator

from engine.checking.check import Check
from engine.checking.runs import alone
from schemas.diagnostics.diagnostics import Finding, Fix
from schemas.models.maneuvers.maneuver import Maneuver
from schemas.models.maneuvers.steps import Advantage, Change, Damage, Disadvantage
from schemas.models.maneuvers.words import Opposer, Scope, Until, Whom


def hurts_its_dealer(maneuver: Maneuver) -> Iterator[Finding]:
    """Nobody deals direct damage to themselves; a target that opposes is the opponent. Rules: MN.DMG.1, MN.TRM.1."""
    same = {Whom.OPPONENT: Whom.TARGET} if maneuver.opposer is Opposer.TARGET else {}
    for part, at, step in maneuver.steps():
        if isinstance(step, Damage) and same.get(step.victim, step.victim) == same.get(step.dealer, step.dealer):
            other = Whom.OPPONENT if step.victim in {Whom.ACTOR, Whom.ALLY} else Whom.ACTOR
            here = "" if step.dealer == step.victim else f"is the {step.victim} here, and "
            message, place = f"the {step.dealer} {here}hurts itself", (part, at, "dealer")
            fix = (Fix(place, other.value),)
            yield Finding("hurts-its-dealer", place, message, f"let the {other} deal it", "MN.DMG.1", fix=fix)


def changes_nothing(maneuver: Maneuver) -> Iterator[Finding]:
    """A gain or a loss is of something. Rule: MN.SQD.2."""
    for part, at, step in maneuver.steps():
        if isinstance(step, Change) and not (step.points or step.dice or step.margin):
            message = f"the {step.side} squad's total changes by nothing"
            hint = "let it be a die (dice: 1), a number of points, or the margin"
            fix = (Fix((part, at, "dice"), 1),)
            yield Finding("changes-nothing", (part, at), message, hint, "MN.SQD.2", fix=fix)


def over_before_checks(maneuver: Maneuver) -> Iterator[Finding]:
    """What helps or hinders checks lasts until they are made, when the fight is over. Rules: MN.AID.2, MN.DMG.3."""
    for part, at, step in maneuver.steps():
        if (
            isinstance(step, Advantage | Disadvantage)
            and step.rolls is Scope.CHECKS_OF
            and step.until is not Until.FIGHT_END
        ):
            place = (part, at, "until")
            message = "checks are made when the fight is over, and by then this has ended"
            fix = (Fix(place, Until.FIGHT_END.value),)
            yield Finding("over-before-checks", place, message, "let it last until fight_end", "MN.AID.2", fix=fix)


STEP_CHECKS = (
    Check(
        code="hurts-its-dealer",
        kind="maneuver",
        rule="MN.DMG.1",
        title="Somebody deals direct damage to themselves",
        explanation=(
            "Direct damage compares the Damage of one character with the Armor Value of another. Where `opposer` is "
            "`target`, the target and the opponent are the same character."
        ),
        run=alone(Maneuver, hurts_its_dealer),
    ),
    Check(
        code="changes-nothing",
        kind="maneuver",
        rule="MN.SQD.2",
        title="A squad gains or loses nothing",
        explanation="A step `gain` or `lose` has `points`, `dice` or the `margin`, or more than one of them.",
        run=alone(Maneuver, changes_nothing),
    ),
    Check(
        code="over-before-checks",
        kind="maneuver",
        rule="MN.AID.2",
        title="An advantage on checks ends before they are made",
        explanation=(
            "Fallout and Casualty checks are made when the fight is over, so an advantage or a disadvantage on them "
            "lasts until `fight_end`."
        ),
        run=alone(Maneuver, over_before_checks),
    ),
)
