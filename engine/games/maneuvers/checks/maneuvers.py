"""The checks of maneuvers and of their steps."""

from collections.abc import Iterator

from engine.checking.check import check, mistake
from schemas.diagnostics.diagnostics import Finding, Fix, Severity
from schemas.models.maneuvers.maneuver import Maneuver, RatingNeeded
from schemas.models.maneuvers.rules import Rules
from schemas.models.maneuvers.steps import Advantage, Change, Damage, Disadvantage, Extra
from schemas.models.maneuvers.words import Opposer, Scope, Until, Whom
from schemas.packs.packs import Pack


@check("duplicate-rating", "MN.COR.2")
def duplicate_rating(maneuver: Maneuver) -> Iterator[Finding]:
    """A maneuver names a rating twice.

    `actor` and `opponent` name each rating once.
    Rules: MN.COR.2, MN.COR.3.
    """
    for field in ("actor", "opponent"):
        ratings = getattr(maneuver, field)
        for at, rating in enumerate(ratings):
            if rating in ratings[:at]:
                message, hint = f"{rating} stands there already", f"take one {rating} out"
                fix = (Fix((field, at), None),)
                yield mistake((field, at), message, hint, fix=fix)


@check("requirement-out-of-reach", "MN.GAP.24")
def out_of_reach(maneuver: Maneuver, rules: Rules) -> Iterator[Finding]:
    """A maneuver asks for more than anybody can have.

    A rating that a maneuver `requires` is at most `character.rating.most` of the rules document.
    """
    most = rules.character.rating.most
    for at, needed in enumerate(maneuver.requires):
        if isinstance(needed, RatingNeeded) and needed.least > most:
            place = ("requires", at, "least")
            message = f"it takes {needed.rating} {needed.least}, and ratings go up to {most}"
            hint, fix = (f"lower it to {most}", Fix(place, most)) if most else ("take it out", Fix(place[:2], None))
            yield mistake(place, message, hint, fix=(fix,))


@check("nothing-at-stake", "MN.COR.5", severity=Severity.WARNING)
def nothing_at_stake(maneuver: Maneuver) -> Iterator[Finding]:
    """Risk and Reward of a maneuver are the same.

    What happens in any case belongs in `effect`; Risk and Reward are what the rolls decide. A maneuver whose two
    outcomes are the same only asks for dice.
    Rules: MN.COR.5, MN.COR.6.
    """
    if maneuver.risk == maneuver.reward:
        message = "Risk and Reward are the same, so nobody needs to roll"
        yield mistake(("reward",), message, "give one of them a step that the other lacks")


@check("extra-without-end", "MN.GAP.17")
def extra_without_end(maneuver: Maneuver, pack: Pack) -> Iterator[Finding]:
    """A maneuver grants itself once more, without end.

    An extra maneuver must not grant the one it came from again, by others either.
    """
    for part, at, step in maneuver.steps():
        if isinstance(step, Extra) and maneuver.id in _granted_by(step.maneuver, pack):
            message = f"{step.maneuver} leads back to {maneuver.id}, and so on without end"
            hint = "take the step out, or name a maneuver that leads to no other"
            fix = (Fix((part, at), None),)
            yield mistake((part, at, "maneuver"), message, hint, fix=fix)


def _granted_by(name: str, pack: Pack) -> set[str]:
    """Return the ids of the maneuver called so, and of all that it and they grant."""
    found: set[str] = set()
    waiting = [name]
    while waiting:
        maneuver = pack.named("maneuver", waiting.pop(), Maneuver)
        if maneuver is not None and maneuver.id not in found:
            found.add(maneuver.id)
            waiting += [step.maneuver for _, _, step in maneuver.steps() if isinstance(step, Extra)]
    return found


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
