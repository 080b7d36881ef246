"""What the rules parameters must be together; each by itself is bounded by its schema."""

from collections.abc import Iterator
from itertools import pairwise

from engine.checking.check import Check
from engine.checking.runs import alone
from schemas.diagnostics.diagnostics import Finding, Severity
from schemas.models.maneuvers.rules import Rules
from schemas.models.maneuvers.words import Outcome

TABLES = ("fallout", "casualty")
WORSE = {outcome: rank for rank, outcome in enumerate(Outcome)}


def limits_crossed(rules: Rules) -> Iterator[Finding]:
    """The least of a value is not above the most of it. Rule: MN.GAP.24."""
    for name in type(rules.character).model_fields:
        span = getattr(rules.character, name)
        if span.least > span.most:
            message = f"the least {name} is {span.least}, above the most of {span.most}"
            hint = f"lower it to {span.most} or less"
            yield Finding("character-limits-crossed", ("character", name, "least"), message, hint, "MN.GAP.24")


def table_not_falling(rules: Rules) -> Iterator[Finding]:
    """A table of checks goes down from the best score, and its last row takes all that is left. Rule: MN.GAP.23."""
    for name in TABLES:
        rows = getattr(rules.check, name)
        for at, row in enumerate(rows[:-1]):
            if row.least is None:
                hint = "give it a least, or take out the rows below"
                yield Finding(
                    "check-table-not-falling", ("check", name, at), "this row takes all scores", hint, "MN.GAP.23"
                )
        if rows[-1].least is not None:
            message, hint = f"scores below {rows[-1].least} mean nothing", "leave the least of the last row out"
            yield Finding(
                "check-table-not-falling", ("check", name, len(rows) - 1, "least"), message, hint, "MN.GAP.23"
            )
        yield from _rises(name, rules)


def _rises(name: str, rules: Rules) -> Iterator[Finding]:
    rows = getattr(rules.check, name)
    for at, (above, below) in enumerate(pairwise(rows), start=1):
        if above.least is not None and below.least is not None and below.least >= above.least:
            message = f"its least is {below.least}, not below {above.least} of the row above"
            hint = f"make it {above.least - 1} or less"
            yield Finding("check-table-not-falling", ("check", name, at, "least"), message, hint, "MN.GAP.23")
        if WORSE[below.outcome] <= WORSE[above.outcome]:
            message = f"a lower score means {below.outcome}, no worse than {above.outcome} above it"
            yield Finding(
                "check-table-not-falling", ("check", name, at, "outcome"), message, "sort the outcomes from the best"
            )


def grades_not_rising(rules: Rules) -> Iterator[Finding]:
    """A decisive victory takes more Edge than a clear one. Rule: MN.HOUSE.6."""
    clear, decisive = rules.end.clear_edge, rules.end.decisive_edge
    if decisive <= clear:
        message = f"a decisive victory takes {decisive} Edge, a clear one {clear}"
        yield Finding(
            "grades-not-rising", ("end", "decisive_edge"), message, f"make it {clear + 1} or more", "MN.HOUSE.6"
        )


def concedes_too_late(rules: Rules) -> Iterator[Finding]:
    """Squads concede before the fight is over anyway. Rule: MN.GAP.22."""
    first, rounds = rules.end.concede_from_round, rules.end.rounds
    if rules.end.concede_edge is not None and first > rounds:
        message = f"squads concede from round {first} on, but a fight has {rounds} rounds"
        yield Finding(
            "concedes-too-late", ("end", "concede_from_round"), message, f"make it {rounds} or less", "MN.GAP.22"
        )


RULES_CHECKS = (
    Check(
        code="character-limits-crossed",
        kind="rules",
        rule="MN.GAP.24",
        title="A least value of characters is above its greatest",
        explanation="`least` is at most `most` in every limit of `character`.",
        run=alone(Rules, limits_crossed),
    ),
    Check(
        code="check-table-not-falling",
        kind="rules",
        rule="MN.GAP.23",
        title="A table of checks does not go down row by row",
        explanation=(
            "The rows of `check.fallout` and `check.casualty` go from the best score to the worst: each `least` is "
            "below the one above it, each outcome worse, and the last row has no `least`, so that no score is left out."
        ),
        run=alone(Rules, table_not_falling),
    ),
    Check(
        code="grades-not-rising",
        kind="rules",
        rule="MN.HOUSE.6",
        title="A decisive victory takes no more Edge than a clear one",
        explanation="`end.decisive_edge` is above `end.clear_edge`, or no victory is ever clear.",
        run=alone(Rules, grades_not_rising),
    ),
    Check(
        code="concedes-too-late",
        kind="rules",
        rule="MN.GAP.22",
        title="Squads concede only after the fight",
        explanation=(
            "`end.concede_from_round` is at most `end.rounds`. If nobody is to concede, make `end.concede_edge` null."
        ),
        run=alone(Rules, concedes_too_late),
        severity=Severity.WARNING,
    ),
)
