"""What points bring, as a person or a program reads it: whatever they buy, by what they buy, by how many they are."""

from engine.experiments.measures.words import percent
from engine.experiments.statistics import Interval
from engine.experiments.tuning.price_figures import fairness, judged, judgement
from engine.experiments.tuning.prices import PriceTuning, Worths
from engine.experiments.tuning.tunable import Prices
from engine.experiments.tuning.worths import CardWorth, PointWorth, Spending
from engine.systems import Tunable
from musterpress.terminal import say, say_table


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
    return (row.on, f"{row.points:.1f}", percent(row.worth, unit), against, "".join(judged(row)))


def say_worths(found: Worths) -> None:
    """Print what each card is worth, the dearest point first, and what points bring whatever they buy."""
    words = found.order.tunable
    price, unit = words.part().price, words.part().unit
    a_point = f"worth {points_in_words(unit)} of its price"
    columns = (words.thing, price, "bought", "worth, points of win rate", a_point, "")
    say_table(columns, [_worth(row, unit) for row in found.rows])
    say()
    say_points_worth(found.points, words)


def _worth(row: CardWorth, unit: int) -> tuple[str, ...]:
    mark = "not distinguishable from nothing" if row.worth.low <= 0 <= row.worth.high else ""
    first = (row.card.id, str(row.card.price), f"{row.bought:.2f}")
    return (*first, percent(row.worth), percent(row.a_point, unit), mark)


def say_prices(found: PriceTuning) -> None:
    """Print what each card is worth, the prices that are proposed, and how far from even equal forces are."""
    say_worths(found.worths)
    say()
    words = found.worths.order.tunable
    price = words.part().price
    fair = {row.card.id: row.fair for row in found.last.rows}
    changes = [row.card for row in found.worths.rows if row.card.id in found.proposal]
    if changes:
        rows = [(card.id, str(card.price), str(found.proposal[card.id]), _number(fair[card.id])) for card in changes]
        say_table((words.thing, f"{price} now", "proposed", "fair by the battles"), rows)
    else:
        say(f"No {price} needs to change: the battles tell none from a fair one.")
    say()
    for sentence in fairness(found):
        say(sentence)
    if found.proposal:
        say(judgement(found))


def _number(interval: Interval) -> str:
    return f"{interval.estimate:.1f} ({interval.low:.1f} to {interval.high:.1f})"
