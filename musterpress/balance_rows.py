"""Balance as flat rows, one a pairing or card, for spreadsheets and programs."""

import csv
import io
import json
from collections.abc import Mapping, Sequence
from typing import Any

from engine.balance import PAIRING, Balance
from engine.comparison import Comparison
from engine.statistics import LEVEL, Interval
from engine.tallies import Standing

Row = dict[str, Any]
DIGITS = 6


def balance_rows(found: Balance) -> list[Row]:
    """Return a row for each standing: names, battles, rates with their bounds, averages."""
    return [_named(found.by, standing.name) | _standing(standing) for standing in found.standings]


def comparison_rows(found: Comparison) -> list[Row]:
    """Return a row for each change: win rates under both packs, their difference, and the variance left."""
    return [
        _named(PAIRING, change.name)
        | {"battles": change.new.battles, "level": round(change.new.level, DIGITS)}
        | bounds("new_won", change.new.won)
        | bounds("old_won", change.old.won)
        | bounds("difference", change.difference)
        | {"variance_share": round(change.variance_share, DIGITS)}
        for change in found.changes
    ]


def _named(by: str, name: Sequence[str]) -> Row:
    return dict(zip(("first", "second") if by == PAIRING else (by,), name, strict=True))


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


def as_csv(rows: Sequence[Row]) -> str:
    """Return rows as CSV with a line of column names; "" without rows."""
    if not rows:
        return ""
    text = io.StringIO()
    writer = csv.DictWriter(text, rows[0].keys(), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue().rstrip("\n")


def as_json(about: Mapping[str, Any], found: Balance | Comparison, rows: Sequence[Row]) -> str:
    """Return what was measured, how, and the rows, as one JSON object."""
    trial = found.trial
    measured = {
        "maps": list(trial.maps),
        "seed": trial.seed,
        "players": list(trial.players),
        "until": trial.until,
        "level": LEVEL,
        "battles": found.battles,
        "cancelled": found.cancelled,
    }
    return json.dumps({**about, **measured, "rows": list(rows)}, indent=2, ensure_ascii=False)
