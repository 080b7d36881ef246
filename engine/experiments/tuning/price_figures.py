"""What tuning prices has shown, as flat rows for spreadsheets and programs, facts, and sentences."""

from collections.abc import Iterator, Mapping
from math import sqrt
from typing import Any

from engine.experiments.measures.rows import DIGITS, Row, bounds, measured
from engine.experiments.measures.words import left_out, who_plays
from engine.experiments.statistics import Interval
from engine.experiments.tuning.prices import PriceTuning, Worths
from engine.experiments.tuning.worths import PointWorth, Spending

INTERVALS = "In brackets 95 % intervals, each for itself: of twenty, one may miss."


def judged(row: Spending) -> Iterator[str]:
    """Yield whether what points are spent on is surely worth more or less than they are, in words."""
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
        | {"judged": "".join(judged(row))}
        for row in found.spendings
    ]
    bands: list[Row] = [
        {"least": band.least, "most": band.most, "pairs": band.pairs} | bounds("share", band.share)
        for band in found.bands
    ]
    return {**bounds("a_point_brings", found.a_point), "spent_on": spent, "dearer_by": bands}


def fairness(found: PriceTuning) -> Iterator[str]:
    """Yield how far from even forces of equal cost are now, and at what is proposed."""
    if found.before is None:
        return
    now = f"Forces of equal cost are typically {_distance(found.before)} points off even, chance taken off"
    if found.after is None:
        yield f"{now}."
        return
    yield f"{now}; {_distance(found.after)} at what is proposed."


def judgement(found: PriceTuning) -> str:
    """Return whether new battles bear the proposal out, or why none say so."""
    if found.after is None:
        why = "it was stopped before they had ended" if found.cancelled else "they are too few"
        return f"New battles do not say whether the proposal is better: {why}."
    return f"New battles {'bear' if found.is_borne_out else 'do not bear'} the proposal out."


def _distance(square: Interval) -> str:
    typical, low, high = (100 * sqrt(max(0.0, each)) for each in (square.estimate, square.low, square.high))
    return f"{typical:.1f} ({low:.1f} to {high:.1f})"


def worth_notes(found: Worths, mode: str) -> Iterator[str]:
    """Yield what the worths rest on."""
    yield from _notes(found, mode, found.battles, found.left_out, cancelled=found.cancelled)


def price_notes(found: PriceTuning, mode: str) -> Iterator[str]:
    """Yield what a proposal rests on."""
    yield from _notes(found.worths, mode, found.battles, found.left_out, cancelled=found.cancelled)
    if (rounds := found.worths.order.proposing) > 1:
        yield (
            f"It was proposed in {rounds} rounds at most, each at the prices proposed by then: from them comes what a "
            "price itself does, which is taken out of what is fair."
        )
    yield (
        "A proposal keeps what forces cost on the whole, and changes only prices outside their interval; it was tried "
        "by forces of equal cost, bought at the present prices and at the proposed ones, on other seeds."
    )


def _notes(found: Worths, mode: str, battles: int, missing: int, *, cancelled: bool) -> Iterator[str]:
    order = found.order
    trial, things = order.trial, order.tunable.things
    yield f"Mode {mode}; {battles:,} battles from seed {trial.seed} on, from every seat, on {', '.join(trial.maps)}."
    yield (
        f"{order.trial.most_turns} pairs of legal forces were bought by lot a round. Worth is what one of the {things} "
        "more brings beside all others, by least squares; a card that every force has once is not weighed. The price "
        "that is fair takes what a point brings on the whole as known."
    )
    yield from order.tunable.part().remarks
    yield f"{who_plays(trial)}: the figures measure that as well as the rules."
    yield INTERVALS
    yield from left_out(missing)
    if cancelled:
        yield f"Stopped by hand: {battles:,} battles had been fought and are counted."


def worth_rows(found: Worths) -> list[Row]:
    """Return a row for each card: what it is worth at the present prices."""
    price = found.order.tunable.part().price.replace(" ", "_")
    return [
        {found.order.tunable.thing: row.card.id, price: row.card.price, "bought": round(row.bought, DIGITS)}
        | bounds("worth", row.worth)
        | bounds("worth_a_point", row.a_point)
        | bounds("fair", row.fair)
        for row in found.rows
    ]


def price_rows(found: PriceTuning) -> list[Row]:
    """Return a row for each card, with the price that is proposed, and what is fair by all rounds."""
    fair = {row.card.id: bounds("fair", row.fair) for row in found.last.rows}
    cards = (row.card for row in found.worths.rows)
    return [
        row | fair[card.id] | {"proposed": found.proposal.get(card.id, card.price)}
        for row, card in zip(worth_rows(found.worths), cards, strict=True)
    ]


def worth_facts(about: Mapping[str, Any], found: Worths) -> Row:
    """Return what was measured, and how, and what points bring whatever they buy."""
    how = measured(found.order.trial, found.battles, found.left_out, cancelled=found.cancelled)
    return {**about, **how, **points_spent_facts(found.points)}


def price_facts(about: Mapping[str, Any], found: PriceTuning) -> Row:
    """Return what was measured and tried, and how; squares of what equal forces are off even, None if not tried."""
    how = measured(found.worths.order.trial, found.battles, found.left_out, cancelled=found.cancelled)
    squares = {"off_even_square_now": found.before, "off_even_square_proposed": found.after, "gained": found.gained}
    tried = {name: None if each is None else [each.estimate, each.low, each.high] for name, each in squares.items()}
    how |= {"rounds": found.worths.order.proposing, "borne_out": found.is_borne_out}
    return {**about, **how, **tried, **points_spent_facts(found.worths.points)}
