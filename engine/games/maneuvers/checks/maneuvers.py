"""The checks of maneuvers."""

from collections.abc import Iterator

from engine.checking.check import Check
from engine.checking.runs import alone
from engine.games.maneuvers.checks.runs import in_pack, ruled
from schemas.diagnostics.diagnostics import Finding, Fix, Severity
from schemas.models.maneuvers.maneuver import Maneuver, RatingNeeded
from schemas.models.maneuvers.rules import Rules
from schemas.models.maneuvers.steps import Extra
from schemas.packs.packs import Pack


def duplicate_rating(maneuver: Maneuver) -> Iterator[Finding]:
    """A rating is named once. Rules: MN.COR.2, MN.COR.3."""
    for field in ("actor", "opponent"):
        ratings = getattr(maneuver, field)
        for at, rating in enumerate(ratings):
            if rating in ratings[:at]:
                message, hint = f"{rating} stands there already", f"take one {rating} out"
                fix = (Fix((field, at), None),)
                yield Finding("duplicate-rating", (field, at), message, hint, "MN.COR.2", fix=fix)


def out_of_reach(maneuver: Maneuver, rules: Rules) -> Iterator[Finding]:
    """Somebody may be good enough for a maneuver. Rule: MN.GAP.24."""
    most = rules.character.rating.most
    for at, needed in enumerate(maneuver.requires):
        if isinstance(needed, RatingNeeded) and needed.least > most:
            place = ("requires", at, "least")
            message = f"it takes {needed.rating} {needed.least}, and ratings go up to {most}"
            hint, fix = (f"lower it to {most}", Fix(place, most)) if most else ("take it out", Fix(place[:2], None))
            yield Finding("requirement-out-of-reach", place, message, hint, "MN.GAP.24", fix=(fix,))


def nothing_at_stake(maneuver: Maneuver) -> Iterator[Finding]:
    """The rolls of a maneuver decide something. Rules: MN.COR.5, MN.COR.6."""
    if maneuver.risk == maneuver.reward:
        message = "Risk and Reward are the same, so nobody needs to roll"
        yield Finding(
            "nothing-at-stake", ("reward",), message, "give one of them a step that the other lacks", "MN.COR.5"
        )


def extra_without_end(maneuver: Maneuver, pack: Pack, _: Rules) -> Iterator[Finding]:
    """Extra maneuvers come to an end: none grants itself, by others either. Rule: MN.GAP.17."""
    for part, at, step in maneuver.steps():
        if isinstance(step, Extra) and maneuver.id in _granted_by(step.maneuver, pack):
            message = f"{step.maneuver} leads back to {maneuver.id}, and so on without end"
            hint = "take the step out, or name a maneuver that leads to no other"
            fix = (Fix((part, at), None),)
            yield Finding("extra-without-end", (part, at, "maneuver"), message, hint, "MN.GAP.17", fix=fix)


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
    Check(
        code="duplicate-rating",
        kind="maneuver",
        rule="MN.COR.2",
        title="A maneuver names a rating twice",
        explanation="`actor` and `opponent` name each rating once.",
        run=alone(Maneuver, duplicate_rating),
    ),
    Check(
        code="requirement-out-of-reach",
        kind="maneuver",
        rule="MN.GAP.24",
        title="A maneuver asks for more than anybody can have",
        explanation="A rating that a maneuver `requires` is at most `character.rating.most` of the rules document.",
        run=ruled(Maneuver, out_of_reach),
    ),
    Check(
        code="nothing-at-stake",
        kind="maneuver",
        rule="MN.COR.5",
        title="Risk and Reward of a maneuver are the same",
        explanation=(
            "What happens in any case belongs in `effect`; Risk and Reward are what the rolls decide. A maneuver whose "
            "two outcomes are the same only asks for dice."
        ),
        run=alone(Maneuver, nothing_at_stake),
        severity=Severity.WARNING,
    ),
    Check(
        code="extra-without-end",
        kind="maneuver",
        rule="MN.GAP.17",
        title="A maneuver grants itself once more, without end",
        explanation="An extra maneuver must not grant the one it came from again, by others either.",
        run=in_pack(Maneuver, extra_without_end),
    ),
)
