"""The checks of factions: each picks those under its code out of what is wrong with the stats."""

from collections.abc import Iterable

from engine.checking.check import check
from engine.games.seven_seconds.legality.factions import faction_findings
from schemas.diagnostics.diagnostics import Finding, Severity
from schemas.models.seven_seconds.faction import Faction
from schemas.models.seven_seconds.rules import Rules


@check("stat-out-of-range", "7S.FAC.5")
def stat_out_of_range(faction: Faction, rules: Rules) -> Iterable[Finding]:
    """A stat is lower or higher than stats may be.

    Every stat of every rating lies between `faction.stat_min` and `faction.stat_max` of the rules document, 1 to 5 as
    the game is written.
    """
    return faction_findings(faction, rules)


@check("stat-below-lower-rating", "7S.FAC.9")
def stat_below_lower_rating(faction: Faction, rules: Rules) -> Iterable[Finding]:
    """A stat is lower than in the rating below.

    Veterans start from the finished Reserve line and Spec Ops from the finished Veteran line, and points are only ever
    added.
    """
    return faction_findings(faction, rules)


@check("points-over-budget", "7S.FAC.6")
def points_over_budget(faction: Faction, rules: Rules) -> Iterable[Finding]:
    """A rating spends more points than it has.

    Reserve starts at `faction.stat_min` in each stat and adds `faction.points_per_rating` points; Veteran and Spec Ops
    add as many to the line below them (rules 7S.FAC.6 to 7S.FAC.8). The hint is the smallest change that makes the
    whole faction legal.
    """
    return faction_findings(faction, rules)


@check("points-unspent", "7S.GAP.96", severity=Severity.WARNING, varies=True)
def points_unspent(faction: Faction, rules: Rules) -> Iterable[Finding]:
    """A rating does not spend all its points.

    Points that a rating does not spend are lost; they are not carried over. `faction.underspend` of the rules document
    makes this a warning, an error or nothing at all.
    """
    return faction_findings(faction, rules)


FACTION_CHECKS = (stat_out_of_range, stat_below_lower_rating, points_over_budget, points_unspent)
