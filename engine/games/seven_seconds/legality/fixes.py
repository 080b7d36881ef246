"""The cheapest fix of a faction: the smallest change of its stats that makes it legal.

A stat has three values, one a rating. The search goes stat by stat and keeps, for each number of points the three
ratings have spent so far, the cheapest way there; so nothing is missed and not every faction is tried.
"""

from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import NamedTuple

from schemas.models.seven_seconds.rules.forces import FactionRules
from schemas.models.seven_seconds.words import Rating, Stat

RATINGS = tuple(Rating)
STATS = tuple(Stat)

Ladder = tuple[int, int, int]
"""The values of one stat: Reserve, Veteran, Spec Ops."""

Cost = tuple[int, int, int, int]
"""Points of change, values changed, stats touched, unevenness (the squares of the steps from rating to rating)."""

Spent = tuple[int, int, int]
"""Points spent by Reserve, Veteran, Spec Ops."""

Choice = tuple[Cost, Spent, Ladder]

SLACKS = (2, 6, 18, 999)
"""Most mistakes are small, so the search looks near by first; the last one is no limit at all."""


class Change(NamedTuple):
    """One value to fix."""

    rating: Rating
    stat: Stat
    old: int
    new: int

    def sentence(self) -> str:
        """Return the change as an order: `lower veteran armour from 4 to 3`."""
        verb = "raise" if self.new > self.old else "lower"
        return f"{verb} {self.rating} {self.stat} from {self.old} to {self.new}"


class _Way(NamedTuple):
    """A way to choose the stats so far: what it costs, and the ladders chosen."""

    cost: Cost
    ladders: tuple[Ladder, ...]


def cheapest_fix(ladders: tuple[Ladder, ...], rules: FactionRules, *, spend_all: bool) -> tuple[Change, ...] | None:
    """Return the fewest points of change that make the stats legal, or None if nothing does.

    `ladders` are the first stats in the order of `Stat`. Among equal fixes the one that changes fewer values wins,
    then fewer stats, then the one that leaves fewer points unspent, then the one with the more even steps (so that
    the value that sticks out is the one to fix), then the one with the lower values in the first stats. With
    `spend_all` every rating has to spend its whole budget.
    """
    choices = [_choices(ladder, rules) for ladder in ladders]
    budget = rules.points_per_rating
    for slack in SLACKS:
        ways = _ways(choices, budget, slack)
        ends = [
            (way.cost[:3], 3 * budget - sum(spent), way.cost[3], way.ladders)
            for spent, way in ways.items()
            if not spend_all or spent == (budget, budget, budget)
        ]
        if ends:
            return _changes(ladders, min(ends)[3])
    return None


def _ways(choices: list[tuple[Choice, ...]], budget: int, slack: int) -> dict[Spent, _Way]:
    """Return the cheapest way to each number of points that costs at most `slack` more than the stats by themselves."""
    ways = {(0, 0, 0): _Way((0, 0, 0, 0), ())}
    limit = slack
    for ladders in choices:
        limit += ladders[0][0][0]
        ways = _one_stat_further(ways, ladders, budget, limit)
    return ways


def _choices(ladder: Ladder, rules: FactionRules) -> tuple[Choice, ...]:
    """Return every legal ladder with its cost and the points it spends, the cheapest first."""
    rungs = combinations_with_replacement(range(rules.stat_min, rules.stat_max + 1), 3)
    spent = ((new, _spent(new, rules.stat_min)) for new in rungs)
    return tuple(sorted((_cost(ladder, new, points), points, new) for new, points in spent))


def _cost(old: Ladder, new: Ladder, points: Spent) -> Cost:
    changes = [abs(a - b) for a, b in zip(old, new, strict=True)]
    changed = sum(change > 0 for change in changes)
    return sum(changes), changed, min(changed, 1), sum(point * point for point in points)


def _spent(ladder: Ladder, stat_min: int) -> Spent:
    reserve, veteran, spec_ops = ladder
    return reserve - stat_min, veteran - reserve, spec_ops - veteran


def _one_stat_further(
    ways: dict[Spent, _Way], choices: tuple[Choice, ...], budget: int, limit: int
) -> dict[Spent, _Way]:
    """Return the cheapest way to each number of points after one more stat, none costing more than `limit`."""
    further: dict[Spent, _Way] = {}
    for (a, b, c), way in ways.items():
        (change, values, stats, uneven), chosen = way.cost, way.ladders
        for (i, j, k, m), (r, v, s), ladder in choices:
            if change + i > limit:
                break
            spent = (a + r, b + v, c + s)
            if max(spent) > budget:
                continue
            cost = (change + i, values + j, stats + k, uneven + m)
            best = further.get(spent)
            if best is None or (cost, chosen, ladder) < (best.cost, best.ladders[:-1], best.ladders[-1]):
                further[spent] = _Way(cost, (*chosen, ladder))
    return further


def _changes(old: tuple[Ladder, ...], new: tuple[Ladder, ...]) -> tuple[Change, ...]:
    return tuple(_changed(old, new))


def _changed(old: tuple[Ladder, ...], new: tuple[Ladder, ...]) -> Iterator[Change]:
    for i, rating in enumerate(RATINGS):
        for stat, before, after in zip(STATS, old, new, strict=False):
            if before[i] != after[i]:
                yield Change(rating, stat, before[i], after[i])
