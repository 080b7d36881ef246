"""Point-buy: whether a faction is legal, what is wrong with it, and the smallest fix.

Reserve starts at the lowest value in each stat and adds the budget; each better rating starts from the finished line
below it and adds the budget again. Rules: 7S.FAC.5 to 7S.FAC.9, 7S.GAP.96.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from engine.checking.legality import LegalityTable
from engine.games.seven_seconds.legality.fixes import Change, Ladder, cheapest_fix
from schemas.diagnostics.diagnostics import Finding, Fix, Location, Severity
from schemas.models.seven_seconds.faction import Faction
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.rules.forces import FactionRules
from schemas.models.seven_seconds.words import Rating, Stat
from schemas.packs.packs import Pack

BUDGET_RULE = {Rating.RESERVE: "7S.FAC.6", Rating.VETERAN: "7S.FAC.7", Rating.SPEC_OPS: "7S.FAC.8"}
BELOW = {Rating.VETERAN: Rating.RESERVE, Rating.SPEC_OPS: Rating.VETERAN}


class RatingPoints(NamedTuple):
    """The points of one rating: the sum of its line, what it spent on top of the line below, and its budget."""

    rating: Rating
    total: int
    spent: int
    budget: int


def point_buy(faction: Faction, rules: Rules) -> tuple[RatingPoints, ...]:
    """Return the points of Reserve, Veteran and Spec Ops, in this order."""
    totals = [sum(faction.stats.line(rating).value(stat) for stat in Stat) for rating in Rating]
    starts = [rules.faction.stat_min * len(Stat), *totals]
    return tuple(
        RatingPoints(rating, total, total - start, rules.faction.points_per_rating)
        for rating, total, start in zip(Rating, totals, starts, strict=False)
    )


def faction_findings(faction: Faction, rules: Rules) -> tuple[Finding, ...]:
    """Return everything that is wrong with a faction's stats; none if it is legal and well spent.

    Every finding names the smallest fix of the whole faction, and those on points point at a value of it.
    """
    wrong = [*_out_of_range(faction, rules.faction), *_below_the_rating_under(faction)]
    points = point_buy(faction, rules)
    over = [row for row in points if row.spent > row.budget]
    under = [row for row in points if row.spent < row.budget and rules.faction.underspend != "allowed"]
    if not (wrong or over or under):
        return ()
    fix = _fix(faction, rules.faction, spend_all=not (wrong or over))
    found = (
        *(Finding(code, ("stats", rating, stat), message, "", rule) for code, rating, stat, message, rule in wrong),
        *(_over(row, fix) for row in over),
        *(_under(row, rules.faction, fix) for row in under),
    )
    changes = tuple(Fix(("stats", change.rating.value, change.stat.value), change.new) for change in fix)
    return tuple(replace(finding, hint=_order(fix), fix=changes) for finding in found)


def _out_of_range(faction: Faction, rules: FactionRules) -> Iterator[tuple[str, Rating, Stat, str, str]]:
    """Every stat lies between the lowest and the highest value. Rule: 7S.FAC.5."""
    for rating in Rating:
        for stat in Stat:
            value = faction.stats.line(rating).value(stat)
            if not rules.stat_min <= value <= rules.stat_max:
                message = f"{rating} {stat} is {value}; stats go from {rules.stat_min} to {rules.stat_max}"
                yield "stat-out-of-range", rating, stat, message, "7S.FAC.5"


def _below_the_rating_under(faction: Faction) -> Iterator[tuple[str, Rating, Stat, str, str]]:
    """No stat is lower than in the rating below. Rule: 7S.FAC.9."""
    for rating, under in BELOW.items():
        for stat in Stat:
            value, least = (faction.stats.line(line).value(stat) for line in (rating, under))
            if value < least:
                message = f"{rating} {stat} is {value}, below the {least} of {under}; ratings only add points"
                yield "stat-below-lower-rating", rating, stat, message, "7S.FAC.9"


def _over(row: RatingPoints, fix: tuple[Change, ...]) -> Finding:
    """A rating spends no more than its budget. Rules: 7S.FAC.6 to 7S.FAC.8."""
    message = f"{row.rating} spends {row.spent} of {row.budget} points, {row.spent - row.budget} too many"
    return Finding("points-over-budget", _place(row.rating, fix), message, "", BUDGET_RULE[row.rating])


def _under(row: RatingPoints, rules: FactionRules, fix: tuple[Change, ...]) -> Finding:
    """A rating spends its whole budget; the rest is lost. Rule: 7S.GAP.96."""
    severity = Severity.ERROR if rules.underspend == "error" else Severity.WARNING
    message = f"{row.rating} spends {row.spent} of {row.budget} points; {row.budget - row.spent} would be lost"
    return Finding("points-unspent", _place(row.rating, fix), message, "", "7S.GAP.96", severity)


def _fix(faction: Faction, rules: FactionRules, *, spend_all: bool) -> tuple[Change, ...]:
    strict = spend_all or rules.underspend == "error"
    return cheapest_fix(_ladders(faction), rules, spend_all=strict) or ()


def _ladders(faction: Faction) -> tuple[Ladder, ...]:
    reserve, veteran, spec_ops = (faction.stats.line(rating) for rating in Rating)
    return tuple((reserve.value(stat), veteran.value(stat), spec_ops.value(stat)) for stat in Stat)


def _order(fix: tuple[Change, ...]) -> str:
    """Return a fix as one order, or "" if there is none."""
    sentences = [change.sentence() for change in fix]
    return " and ".join(filter(None, [", ".join(sentences[:-1]), *sentences[-1:]]))


def _place(rating: Rating, fix: tuple[Change, ...]) -> Location:
    """Return the first value of `rating` that the fix changes, or the whole line."""
    stats = [change.stat for change in fix if change.rating == rating]
    return ("stats", rating, *stats[:1])


def factions(pack: Pack) -> Iterator[tuple[str, ...]]:
    """Yield a row for each faction: the points each rating spends of its budget, and the verdict."""
    for loaded in pack.of_kind("faction"):
        if isinstance(loaded.model, Faction) and isinstance(pack.rules, Rules):
            points = (f"{rating.spent} of {rating.budget}" for rating in point_buy(loaded.model, pack.rules))
            verdict = "no" if faction_findings(loaded.model, pack.rules) else "yes"
            yield (loaded.model.name, *points, verdict)


FACTIONS = LegalityTable(
    "Are its factions legal?", ("faction", *(rating.value for rating in Rating), "legal"), factions
)
