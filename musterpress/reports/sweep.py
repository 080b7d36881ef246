"""Sweeps as rows for spreadsheets and programs, and as a person reads them."""

from collections.abc import Iterator, Mapping
from typing import cast

from engine.battles.forms import BattleForm
from engine.experiments.balance import PAIRING, Balance
from engine.experiments.measures.places import Swept, written
from engine.experiments.measures.words import percent, sweep_notes, trend, verdict
from engine.experiments.pools import PooledStanding
from engine.experiments.statistics import Interval, widest
from engine.experiments.sweeps import Sweep, SweptRow
from engine.experiments.tallies import Standing
from engine.experiments.trials import Table
from musterpress.reports.balance import DIGITS, balance_rows, bounds, columns, named, notes
from musterpress.reports.figures import Row, measured
from musterpress.reports.pools import pooled_rows
from musterpress.terminal import say, say_table


def sweep_rows(found: Sweep, swept: Swept) -> list[Row]:
    """Return the rows of the balance at each value, with what moves; one row, with the reason, for a value refused."""
    fought = {number: [*_rows_at(found, at)] for at, number in enumerate(swept.fought)}
    empty = dict.fromkeys(next((row for rows in fought.values() for row in rows), {}))
    return [
        {"value": value, "refused": swept.refused.get(number, ""), **row}
        for number, value in enumerate(swept.values)
        for row in fought.get(number, [empty])
    ]


def _rows_at(found: Sweep, at: int) -> Iterator[Row]:
    """Yield the rows at a value."""
    names = columns(PAIRING, found.trial.form)
    by_name = {tuple(named(names, row.name).values()): row for row in found.rows}
    for flat in rows_of(found.balances[at]):
        row = by_name[tuple(flat[name] for name in names)]
        moved = row.moved[at]
        more = {"otherwise": round(row.otherwise[at], DIGITS)} | bounds("difference", moved.won)
        more |= bounds("drawn_difference", moved.drawn) | _bounds("turns_difference", moved.turns)
        yield flat | more | _slopes(row, flat, styles=bool(found.trial.styles))


def rows_of(found: Balance[Standing | PooledStanding]) -> list[Row]:
    """Return the rows of a balance, of styles or without."""
    if found.trial.styles:
        return pooled_rows(cast("Balance[PooledStanding]", found))
    return balance_rows(cast("Balance[Standing]", found))


def _slopes(row: SweptRow, flat: Row, *, styles: bool) -> Row:
    """Return the slope of a row with what it does, and that of the styles that meet there."""
    there = _bounds("slope_there", row.tables.get((flat["style"], flat["other_style"]))) if styles else {}
    return _bounds("slope", row.slope) | there | {"trend": trend(row)}


def _bounds(name: str, interval: Interval | None) -> Row:
    return bounds(name, interval) if interval else dict.fromkeys((name, f"{name}_low", f"{name}_high"))


def sweep_facts(about: Row, found: Sweep, swept: Swept) -> Row:
    """Return what was swept and measured, and how."""
    facts = measured(found.trial, found.battles, found.left_out, cancelled=found.cancelled)
    return {**about, "place": swept.place, "stands": swept.stands, "values": [*swept.values], **facts}


def say_sweep(found: Sweep, swept: Swept) -> None:
    """Print who wins how often at each value, what differs, and what one more brings."""
    say(f"{swept.place}, which is {written(swept.stands)}:")
    for number, why in swept.refused.items():
        say(f"{written(swept.values[number])}: not fought, {why}")
    say()
    form = found.trial.form
    heads = ("share of wins, %", "verdict") if found.trial.styles else ("wins %", "draws %", "losses %", form.turns)
    moves = ("difference, points", "otherwise, %")
    say_table((*columns(PAIRING, form), "value", "battles", *heads, *moves), [*_told(found)])
    _say_slopes(found)


def _told(found: Sweep) -> Iterator[tuple[str, ...]]:
    """Yield a line for each row at each value."""
    for number, row in enumerate(found.rows):
        for at, variant in enumerate(found.variants):
            standing = found.balances[at].standings[number]
            moved = "-" if at == found.base else percent(row.moved[at].won)
            head = (*row.name, variant.label, f"{standing.battles:,}")
            yield (*head, *_figures(standing, found.trial.form), moved, f"{100 * row.otherwise[at]:.1f}")


def _figures(row: Standing | PooledStanding, form: BattleForm) -> tuple[str, ...]:
    if isinstance(row, PooledStanding):
        return percent(row.share), verdict(row)
    return percent(row.won), percent(row.drawn), percent(row.lost), f"{row.averages[form.turns]:.2f}"


def _say_slopes(found: Sweep) -> None:
    """Print what one more of the number brings each row, and where styles meet how much each two make of it."""
    if not any(row.slope for row in found.rows):
        return
    say()
    names = columns(PAIRING, found.trial.form)
    tables = [row.tables for row in found.rows]
    rows = [
        (*row.name, percent(row.slope), *([_least_and_most(row.tables)] if row.tables else []), trend(row))
        for row in found.rows
        if row.slope
    ]
    by_table = ("by who meets",) if any(tables) else ()
    say_table((*names, "one more brings, points", *by_table, ""), rows)


def _least_and_most(tables: Mapping[Table, Interval]) -> str:
    least, most = (choose(tables.values(), key=lambda each: each.estimate) for choose in (min, max))
    return f"{percent(least)} to {percent(most)}"


def swept_notes(found: Sweep, swept: Swept, mode: str) -> Iterator[str]:
    """Yield what the figures rest on, and that nothing reads the number where no battle went otherwise."""
    width = widest(each.won for row in found.rows for at, each in enumerate(row.moved) if at != found.base)
    yield from notes(found.balances[found.base], width, mode)
    yield from sweep_notes(found, swept)
