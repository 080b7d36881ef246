"""The checks of maneuvers."""

from collections.abc import Iterator

from engine.checking.check import check, mistake
from schemas.diagnostics.diagnostics import Finding, Fix, Severity
from schemas.models.maneuvers.maneuver import Maneuver, RatingNeeded
from schemas.models.maneuvers.rules import Rules
from schemas.models.maneuvers.steps import Extra
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


MANEUVER_CHECKS = (
    duplicate_rating,
    out_of_reach,
    nothing_at_stake,
    extra_without_end,
)
