"""Tunings as flat rows, one a card or step, for spreadsheets and programs."""

from collections.abc import Mapping
from typing import Any

from engine.experiments.tuning.points import PointTuning
from engine.experiments.tuning.steps import StepRanking
from engine.experiments.tuning.tunable import Scoring
from engine.experiments.tuning.verdict import CardTuning, skews
from engine.systems import Tunable
from musterpress.reports.balance_rows import DIGITS, bounds
from musterpress.reports.figures import Row, measured


def card_rows(found: PointTuning) -> list[Row]:
    """Return a row for each card: its points, present and proposed, and its figures under both."""
    return [_card_row(row, found.order.tunable) for row in found.rows]


def _card_row(row: CardTuning, words: Tunable[Scoring]) -> Row:
    figures = row.figures
    return (
        {
            words.of: row.card.family,
            words.thing: row.card.id,
            "battles": figures.battles,
            "level": round(figures.level, DIGITS),
            "verdict": row.verdict.value,
            "tried": row.tried,
            "points_now": " ".join(map(str, row.card.points)),
            "points_proposed": " ".join(map(str, row.proposed)),
        }
        | bounds("share_now", figures.before)
        | bounds("share_proposed", figures.after)
        | bounds("difference", figures.difference)
        | bounds("won_now", figures.won_before)
        | bounds("won_proposed", figures.won_after)
    )


def step_rows(found: StepRanking) -> list[Row]:
    """Return a row for each step, the dearest point first."""
    columns = found.order.tunable.part().columns
    return [
        dict(zip(columns, row.step.at, strict=True))
        | {"step": row.step.change, "battles": row.battles, "level": round(row.level, DIGITS)}
        | bounds("won", row.won)
        | bounds("worth", row.worth)
        | {"distinguishable": row.is_distinguishable}
        for row in found.rows
    ]


def card_facts(about: Mapping[str, Any], found: PointTuning) -> Row:
    """Return what was proposed, and on what executor."""
    of = found.order.tunable.of
    families = [
        {of: skew.family, "skew_now": round(skew.before, DIGITS), "skew_proposed": round(skew.after, DIGITS)}
        for skew in skews(found.rows)
    ]
    how = measured(found.order.trial, found.battles, found.left_out, cancelled=found.cancelled)
    fought = {
        "borne_out": found.is_borne_out,
        "came_closer": [row.card.id for row in found.came_closer],
        "went_off": [row.card.id for row in found.went_off],
        "harmed": [row.card.id for row in found.harmed],
        "taken_back": [*found.taken_back],
        "tries": found.tries,
    }
    if found.unevenness is not None:
        whole = found.unevenness
        fought |= bounds("squares_now", whole.before) | bounds("squares_proposed", whole.after)
        fought |= bounds("squares_gained", whole.gained)
    return {**about, **how, "rounds": found.order.rounds, **fought, f"{of}s": families}


def step_facts(about: Mapping[str, Any], found: StepRanking) -> Row:
    """Return what was measured, and how."""
    order = found.order
    whose = {order.tunable.of: order.force, "opponents": list(found.opponents)}
    how = measured(order.trial, found.battles, found.left_out, cancelled=found.cancelled)
    return {**about, **whose, **how, **bounds("won", found.won)}
