"""Sweeps as rows for spreadsheets and programs, and as a person reads them."""

from collections.abc import Iterator, Mapping

from engine.battles.forms import BattleForm
from engine.experiments.balance import PAIRING
from engine.experiments.measures.places import Swept, written
from engine.experiments.measures.rows import columns
from engine.experiments.measures.words import percent, sweep_notes, trend, verdict
from engine.experiments.pools import PooledStanding
from engine.experiments.statistics import Interval, widest
from engine.experiments.sweeps import Sweep
from engine.experiments.tallies import Standing
from engine.experiments.trials import Table
from musterpress.reports.balance import notes
from musterpress.terminal import say, say_table


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
