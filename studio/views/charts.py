"""Figures of many battles as charts, in JSON for the component `charts`."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import count
from typing import Any, Final

from engine.battles.forms import BattleForm
from engine.experiments.balance import PAIRING
from engine.experiments.statistics import Interval
from engine.experiments.tallies import Standing, neutral_wins
from engine.experiments.trials import met

Chart = dict[str, Any]
FAIR = 0.05
"""How far from even a win rate may be that a shipped pack would call fair."""
MOST_COLUMNS: Final = 64


def fair(seats: int) -> tuple[float, float]:
    """Return the win rates between which so many seats are called fair: 45 to 55 % where two meet."""
    even = 1 / max(2, seats)
    return round(even - FAIR, 4), round(even + FAIR, 4)


def rates_chart(
    title: str,
    standings: Sequence[Standing],
    names: Sequence[str],
    before: Mapping[tuple[str, ...], float],
    form: BattleForm,
) -> Chart:
    """Return win rates with their intervals, a row for each standing; `before` has the rates of an earlier pack."""
    rows = [
        {
            "name": name,
            "won": bounds(row.won),
            "drawn": bounds(row.drawn),
            "battles": row.battles,
            "verdict": _verdict(row, form),
            "before": before.get(row.name),
        }
        for name, row in zip(names, standings, strict=True)
    ]
    return {"type": "rates", "title": title, "fair": list(fair(len(form.seats))), "rows": rows}


def _verdict(row: Standing, form: BattleForm) -> str:
    neutral = row.averages[neutral_wins(form)] if form.neutral is not None else 0.0
    lost = Interval(*(bound - neutral for bound in (row.lost.estimate, row.lost.low, row.lost.high)))
    return verdict(row.won, lost, max(1, len(form.seats) - 1))


def verdict(won: Interval, lost: Interval, others: int = 1) -> str:
    """Return what is sure of who is ahead of so many others, in words: what is lost, they have won by turns."""
    if won.low > lost.high / others:
        return "ahead"
    if won.high < lost.low / others:
        return "behind"
    return "even so far"


def row_label(name: tuple[str, ...], names: Mapping[str, str], form: BattleForm, by: str) -> str:
    """Return who is seen against whom in a row, by the names of seats and forces; or which card, or which scenario."""
    if by != PAIRING:
        return ": ".join((names.get(name[0], name[0]), *(each.replace("_", " ") for each in name[1:])))
    seat = name[:1] if form.mirroring == "kept" else ()
    forces = tuple(names.get(each, each) for each in name[len(seat) :])
    return met(form, (*(each.replace("_", " ") for each in seat), *forces))


def matrix_chart(title: str, standings: Sequence[Standing], titles: Mapping[str, str]) -> Chart:
    """Return the win rates of rows against columns; a pairing that was not fought is None."""
    won = {row.name: row.won.estimate for row in standings}
    won |= {row.name[::-1]: row.lost.estimate for row in standings if row.name[0] != row.name[1]}
    ids = sorted({name for pair in won for name in pair})
    cells = [[won.get((one, other)) for other in ids] for one in ids]
    return {"type": "matrix", "title": title, "names": [titles.get(name, name) for name in ids], "cells": cells}


def columns_chart(title: str, counts: Mapping[int, int], unit: str, zero: str = "") -> Chart:
    """Return how often each number came, gaps included; `zero` says what the number 0 stands for.

    Numbers that lie far apart share columns of 2, 5, 10, 20, 50 and so on, each named by its least number.
    """
    wide = _column_width(max(counts) - min(counts) + 1) if counts else 1
    together = Counter[int]()
    for number, times in counts.items():
        together[number // wide * wide] += times
    span = range(min(together), max(together) + 1, wide) if together else ()
    columns = [[number, together[number] / together.total()] for number in span]
    said = {"unit": unit, "zero": zero} if wide == 1 else {"unit": f"{unit}; {wide} to a column", "zero": ""}
    return {"type": "columns", "title": title, **said, "step": wide, "columns": columns}


def _column_width(numbers: int) -> int:
    """Return how many numbers share a column, so that no more than a screen has room for are shown."""
    widths = (each * int(10**power) for power in count() for each in (1, 2, 5))
    return next(wide for wide in widths if numbers <= wide * MOST_COLUMNS)


def averages_chart(title: str, standings: Sequence[Standing], names: Sequence[str]) -> Chart:
    """Return the averages a battle as a table, two decimals each."""
    heads = [name.replace("_", " ") for name in (standings[0].averages if standings else ())]
    rows = [
        [name, *(f"{value:.2f}" for value in row.averages.values())] for name, row in zip(names, standings, strict=True)
    ]
    return {"type": "table", "title": title, "heads": heads, "rows": rows}


def bounds(rate: Interval) -> list[float]:
    """Return a share and its bounds."""
    return [round(rate.estimate, 4), round(rate.low, 4), round(rate.high, 4)]
