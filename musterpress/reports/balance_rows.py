"""Balance as flat rows, one a pairing or card, for spreadsheets and programs."""

from collections.abc import Mapping, Sequence
from typing import Any

from engine.battles.forms import BattleForm
from engine.experiments.balance import PAIRING, SCENARIO, Balance
from engine.experiments.comparison import Comparison
from engine.experiments.statistics import Interval
from engine.experiments.tallies import Standing
from engine.experiments.words import ORDINALS
from musterpress.reports.figures import Row, measured

DIGITS = 6


def balance_rows(found: Balance) -> list[Row]:
    """Return a row for each standing: names, battles, rates with their bounds, averages."""
    return [
        _named(columns(found.by, found.trial.form), standing.name) | _standing(standing) for standing in found.standings
    ]


def comparison_rows(found: Comparison) -> list[Row]:
    """Return a row for each change: win rates under both packs, their difference, and the variance left."""
    return [
        _named(columns(PAIRING, found.trial.form), change.name)
        | {"battles": change.new.battles, "level": round(change.new.level, DIGITS)}
        | bounds("new_won", change.new.won)
        | bounds("old_won", change.old.won)
        | bounds("difference", change.difference)
        | {"variance_share": round(change.variance_share, DIGITS)}
        for change in found.changes
    ]


def columns(by: str, form: BattleForm) -> tuple[str, ...]:
    """Return the columns that name a row: the kind of card; or the forces, after the seat if it is kept.

    By scenario it is the scenario, and who meets whom there.
    """
    if by == SCENARIO:
        return (SCENARIO, form.force)
    if by != PAIRING:
        return (by,)
    forces = ORDINALS[: len(form.seats)]
    return ("seat", *forces) if form.mirroring == "kept" else forces


def _named(names: Sequence[str], name: Sequence[str]) -> Row:
    return dict(zip(names, name, strict=True))


def _standing(standing: Standing) -> Row:
    rates = {"won": standing.won, "drawn": standing.drawn, "lost": standing.lost}
    row: Row = {"battles": standing.battles, "level": round(standing.level, DIGITS)}
    for name, rate in rates.items():
        row |= bounds(name, rate)
    averages = {name: round(value, DIGITS) for name, value in standing.averages.items()}
    return row | {"score": round(standing.score, DIGITS)} | averages


def bounds(name: str, interval: Interval) -> Row:
    """Return an estimate and its bounds as three columns."""
    return {
        name: round(interval.estimate, DIGITS),
        f"{name}_low": round(interval.low, DIGITS),
        f"{name}_high": round(interval.high, DIGITS),
    }


def balance_facts(about: Mapping[str, Any], found: Balance | Comparison) -> Row:
    """Return what was measured, and how."""
    return {**about, **measured(found.trial, found.battles, found.left_out, cancelled=found.cancelled)}
