"""What was measured of a pack, as charts in JSON for the component `charts`."""

from collections.abc import Callable, Mapping, Sequence
from math import ceil, floor
from typing import Any, Final, NamedTuple

from engine.experiments.balance import PAIRING
from engine.experiments.measures.words import bracketed, percent, trend, verdict
from engine.experiments.pools import MARGIN, PooledStanding
from engine.experiments.profiles import Figure, Kind, Profile, TurnRow
from engine.experiments.statistics import Interval
from engine.experiments.sweeps import SweptRow, Variant
from engine.experiments.tuning.aims import AimRow, AimTuning
from engine.experiments.tuning.figures import shares_told, values_tried, who_plays
from studio.views.charts import Chart, bounds, row_label

WHY: Final = {
    Kind.EARLY: "The first turn settles more than half of what was open before it.",
    Kind.LATE: "More than half of what was open is so still before the last turn.",
    Kind.ON_THE_WAY: "The first turn settles at most half of what was open, and the last one as well.",
    Kind.NEVER_OPEN: "All battles from one beginning end for the same side.",
}
"""What it means when battles are decided."""

Curve = tuple[str, str, Callable[[TurnRow], Interval]]
AFTER_TURNS: Final[Sequence[Curve]] = (
    ("How open it is", "open, %", lambda row: row.open),
    ("Whoever is ahead wins", "whoever is ahead wins, %", lambda row: row.ahead_wins),
    ("Battles that go on", "go on, %", lambda row: row.going_on),
)
"""What is known after each turn: a title, the head of a column, and what it takes from a row."""


def profile_charts(found: Profile) -> list[Chart]:
    """Return the figures of a profile, and how it goes from turn to turn: as curves, and as a table of the same."""
    turns = found.trials[0].form.turns
    curves = [
        curve_chart(title, f"after {turns}, %", [(row.turn, of(row)) for row in found.turns])
        for title, _, of in AFTER_TURNS
    ]
    return [figures_chart("The whole", found.figures), *curves, _turns_chart(f"After {turns}", found.turns)]


def figures_chart(title: str, figures: Sequence[Figure]) -> Chart:
    """Return figures as the command line says them, shares also as bars with their intervals."""
    rows = [
        _share_row(figure.says, figure.value, figure.battles)
        if figure.is_share
        else {"name": figure.says, "share": None, "words": bracketed(figure.value), "battles": figure.battles}
        for figure in figures
    ]
    return {"type": "figures", "title": title, "rows": rows}


def _share_row(name: str, share: Interval, battles: int) -> dict[str, Any]:
    return {"name": name, "share": bounds(share), "words": percent(share), "battles": battles}


def curve_chart(
    title: str, unit: str, points: Sequence[tuple[float, Interval]], span: tuple[float, float] = (0.0, 1.0)
) -> Chart:
    """Return shares over a number that rises, each with its interval, drawn between the shares of a `span`."""
    said = [[f"{number:g}", percent(share)] for number, share in points]
    return {
        "type": "curve",
        "title": title,
        "unit": unit,
        "points": [[number, *bounds(share)] for number, share in points],
        "said": said,
        "span": list(span),
    }


def _turns_chart(title: str, turns: Sequence[TurnRow]) -> Chart:
    rows = [[str(row.turn), *(percent(of(row)) for _, _, of in AFTER_TURNS)] for row in turns]
    return {"type": "table", "title": title, "heads": [head for _, head, _ in AFTER_TURNS], "rows": rows}


def verdicts_chart(rows: Sequence[PooledStanding], labels: Sequence[str], names: Mapping[str, str]) -> Chart:
    """Return the share of wins of each row over all styles with its verdict, and what is called even."""
    told = [
        _share_row(label, row.share, row.battles)
        | {"verdict": verdict(row, names), "fair": [round(row.even - MARGIN, 4), round(row.even + MARGIN, 4)]}
        for label, row in zip(labels, rows, strict=True)
    ]
    return {"type": "figures", "title": "Share of wins over all who meet, %", "rows": told}


def dependence_charts(row: PooledStanding, styles: Sequence[str], label: str) -> list[Chart]:
    """Return the share of a row by who meets, as a matrix, and by who plays its side."""
    found = {frozenset(table): share for table, share in row.tables.items()}
    below = [[found.get(frozenset({one, other})) for other in styles[: at + 1]] for at, one in enumerate(styles)]
    empty = [[None] * (len(styles) - len(line)) for line in below]
    cells = [[*line, *more] for line, more in zip(below, empty, strict=True)]
    hands = [_share_row(style, share, row.battles // len(styles)) for style, share in row.hands.items()]
    return [
        {
            "type": "matrix",
            "title": f"{label}: share of wins by who meets, %",
            "corner": "who meets",
            "names": [*styles],
            "cells": [[share and share.estimate for share in line] for line in cells],
            "even": row.even,
            "ranges": [[share and _range(share, row.even) for share in line] for line in cells],
        },
        {"type": "figures", "title": f"{label}: share of the side in the hands of each style, %", "rows": hands},
    ]


class Values(NamedTuple):
    """The values of a sweep in words, as numbers if they all are, and which of them the others are compared with."""

    labels: tuple[str, ...]
    numbers: tuple[float, ...]
    base: int

    @classmethod
    def of(cls, variants: Sequence[Variant], base: int) -> "Values":
        """Return the values of packs that were fought."""
        numbers = tuple(each.number for each in variants if each.number is not None)
        labels = tuple(each.label for each in variants)
        return cls(labels, numbers if len(numbers) == len(labels) else (), base)


def worth_charts(rows: Sequence[SweptRow], names: Sequence[str], values: Values, place: str) -> list[Chart]:
    """Return what one more brings each row, its wins at each value, as a curve over numbers, and both as a table."""
    slopes = [
        {"name": name, "share": None, "words": percent(row.slope), "battles": row.battles, "verdict": trend(row)}
        for name, row in zip(names, rows, strict=True)
        if row.slope is not None
    ]
    charts: list[Chart] = [{"type": "figures", "title": "One more brings, points", "rows": slopes}] if slopes else []
    span = _span([rate for row in rows for rate in row.rates])
    for name, row in zip(names, rows, strict=True):
        charts.append(_over_values(f"Wins of {name}", row, values, place, span))
    return [*charts, _values_chart(rows, names, values)]


def _over_values(title: str, row: SweptRow, values: Values, place: str, span: tuple[float, float]) -> Chart:
    if values.numbers:
        return curve_chart(title, f"{place}, %", [*zip(values.numbers, row.rates, strict=True)], span)
    told = [_share_row(label, rate, row.battles) for label, rate in zip(values.labels, row.rates, strict=True)]
    return {"type": "figures", "title": f"{title} by {place}, %", "rows": told}


def _span(rates: Sequence[Interval]) -> tuple[float, float]:
    """Return whole tenths between which all rates lie with their bounds."""
    low, high = min(rate.low for rate in rates), max(rate.high for rate in rates)
    return floor(10 * low) / 10, ceil(10 * high) / 10


def _values_chart(rows: Sequence[SweptRow], names: Sequence[str], values: Values) -> Chart:
    told = [
        [
            f"{name}, {label}",
            percent(row.rates[at]),
            "-" if at == values.base else percent(row.moved[at].won),
            f"{100 * row.otherwise[at]:.1f}",
        ]
        for name, row in zip(names, rows, strict=True)
        for at, label in enumerate(values.labels)
    ]
    heads = ["wins, %", f"difference from {values.labels[values.base]}, points", "battles that went otherwise, %"]
    return {"type": "table", "title": "At each value", "heads": heads, "rows": told}


def _range(share: Interval, even: float) -> dict[str, Any]:
    """Return the bounds of a share in words, and whether it is surely not even."""
    return {"words": f"{100 * share.low:.0f} to {100 * share.high:.0f}", "sure": not share.low <= even <= share.high}


def aim_charts(found: AimTuning, names: Mapping[str, str]) -> list[Chart]:
    """Return how far sides were off their aims at each value tried, and how each fares now and as proposed: tables."""
    tried = [
        [f"{place} {value}", off] for place in found.order.present for value, off in values_tried(found, place).items()
    ]
    sides = [_aim_row(row, found, names) for row in found.rows]
    heads = ["aim, %", "share now, %", "share proposed, %", "difference, points", "as proposed"]
    return [
        {"type": "table", "title": "What was tried", "heads": ["typically off, points"], "rows": tried},
        {"type": "table", "title": "How each side fares", "heads": heads, "rows": sides},
    ]


def _aim_row(row: AimRow, found: AimTuning, names: Mapping[str, str]) -> list[str]:
    side = row_label(row.of.row, names, found.order.trial.form, PAIRING)
    return [f"{side}, {who_plays(row)}", *shares_told(row)]
