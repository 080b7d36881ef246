"""The checks of factions: rows that pick the findings of one code out of the legality."""

from collections.abc import Iterator

from engine.checking.check import Check, Run
from engine.games.seven_seconds.checks.runs import ruled
from engine.games.seven_seconds.legality.factions import faction_findings
from schemas.diagnostics.diagnostics import Finding, Severity
from schemas.models.seven_seconds.faction import Faction
from schemas.models.seven_seconds.rules import Rules


def legality(code: str) -> Run:
    """Return the run that gives the findings of one code from a faction's legality."""

    def check(faction: Faction, rules: Rules) -> Iterator[Finding]:
        return (finding for finding in faction_findings(faction, rules) if finding.code == code)

    return ruled(Faction, check)


FACTION_CHECKS = (
    Check(
        code="stat-out-of-range",
        kind="faction",
        rule="7S.FAC.5",
        title="A stat is lower or higher than stats may be",
        explanation=(
            "Every stat of every rating lies between `faction.stat_min` and `faction.stat_max` of the rules document, "
            "1 to 5 as the game is written."
        ),
        run=legality("stat-out-of-range"),
    ),
    Check(
        code="stat-below-lower-rating",
        kind="faction",
        rule="7S.FAC.9",
        title="A stat is lower than in the rating below",
        explanation=(
            "Veterans start from the finished Reserve line and Spec Ops from the finished Veteran line, and points are "
            "only ever added."
        ),
        run=legality("stat-below-lower-rating"),
    ),
    Check(
        code="points-over-budget",
        kind="faction",
        rule="7S.FAC.6",
        title="A rating spends more points than it has",
        explanation=(
            "Reserve starts at `faction.stat_min` in each stat and adds `faction.points_per_rating` "
            "points; Veteran and "
            "Spec Ops add as many to the line below them (rules 7S.FAC.6 to 7S.FAC.8). The hint is the smallest change "
            "that makes the whole faction legal."
        ),
        run=legality("points-over-budget"),
    ),
    Check(
        code="points-unspent",
        kind="faction",
        rule="7S.GAP.96",
        title="A rating does not spend all its points",
        explanation=(
            "Points that a rating does not spend are lost; they are not carried over. "
            "`faction.underspend` of the rules "
            "document makes this a warning, an error or nothing at all."
        ),
        run=legality("points-unspent"),
        severity=Severity.WARNING,
        varies=True,
    ),
)
