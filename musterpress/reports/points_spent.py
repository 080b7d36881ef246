"""What points bring, as a person or a program reads it: whatever they buy, by what they buy, by how many they are."""

from collections.abc import Iterator
from typing import Any

from engine.experiments.tuning.points_spent import PointWorth, Spending
from engine.experiments.tuning.tunable import Prices
from engine.systems import Tunable
from musterpress.reports.balance_rows import DIGITS, bounds
from musterpress.reports.balance_text import percent
from musterpress.reports.figures import Row
from musterpress.terminal.console import say, say_table


def points_in_words(unit: int) -> str:
    """Return so many points in words: `a point`, `100 points`."""
    return "a point" if unit == 1 else f"{unit} points"


def say_points_worth(found: PointWorth, words: Tunable[Prices]) -> None:
    """Print by how much a dearer force wins more often, by what the points were spent on, and by how much dearer."""
    unit, of = words.part().unit, words.of
    so_many = points_in_words(unit)
    say(f"A {of} that costs {so_many} more wins {percent(found.a_point, unit)} points more, a draw as half a win.")
    if len(found.spendings) > 1:
        say()
        columns = ("spent on", f"points a {of}", f"worth {so_many}", f"more than {so_many} of the rest", "")
        say_table(columns, [_spending(row, unit) for row in found.spendings])
    if found.bands:
        say()
        bands = [(f"{band.least} to {band.most}", str(band.pairs), percent(band.share)) for band in found.bands]
        say_table(("dearer by, points", "pairs", "wins of the dearer, a draw as half, %"), bands)


def _spending(row: Spending, unit: int) -> tuple[str, ...]:
    against = "-" if row.against is None else percent(row.against, unit)
    return (row.on, f"{row.points:.1f}", percent(row.worth, unit), against, "".join(_judged(row)))


def _judged(row: Spending) -> Iterator[str]:
    if row.is_worth_more:
        yield "worth more than its points"
    if row.is_worth_less:
        yield "worth less than its points"


def points_spent_facts(found: PointWorth) -> dict[str, Any]:
    """Return what one point brings, in win rate, on the whole, by what it is spent on, and by bands of pairs."""
    spent: list[Row] = [
        {"on": row.on, "points": round(row.points, DIGITS)}
        | bounds("worth", row.worth)
        | (bounds("against_the_rest", row.against) if row.against is not None else {})
        | {"judged": "".join(_judged(row))}
        for row in found.spendings
    ]
    bands: list[Row] = [
        {"least": band.least, "most": band.most, "pairs": band.pairs} | bounds("share", band.share)
        for band in found.bands
    ]
    return {**bounds("a_point_brings", found.a_point), "spent_on": spent, "dearer_by": bands}
