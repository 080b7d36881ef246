"""What something is worth to who does without it: as rows, and as a person reads it."""

from collections.abc import Iterator

from engine.experiments.balance import PAIRING, Balance
from engine.experiments.measures.rows import DIGITS, Row, bounds, columns, measured, named
from engine.experiments.measures.words import percent
from engine.experiments.restricted import Restricted, Worth
from engine.experiments.statistics import widest
from musterpress.reports.balance import notes
from musterpress.terminal import say, say_table

OVERALL = "overall"


def restricted_rows(found: Restricted) -> list[Row]:
    """Return a row for each side that does without, and one over all of them, whose forces are named `overall`."""
    names = columns(PAIRING, found.trial.form)
    overall = [named(names, (OVERALL,) * len(names)) | _row(found.overall)] if found.overall else []
    return [*(named(names, row.name) | _row(row) for row in found.rows), *overall]


def _row(row: Worth) -> Row:
    figures: Row = {"battles": row.battles, "level": round(row.level, DIGITS)}
    figures |= bounds("free", row.free) | bounds("without", row.without) | bounds("worth", row.worth)
    return figures | {"otherwise": round(row.otherwise, DIGITS)}


def restricted_facts(about: Row, found: Restricted) -> Row:
    """Return what was done without and measured, and how."""
    facts = measured(found.trial, found.battles, found.left_out, cancelled=found.cancelled)
    return {**about, "without": found.thing, **facts}


def say_restricted(found: Restricted) -> None:
    """Print how each side fares with and without."""
    say(f"Without {found.thing}:" if found.is_document else f"Without an answer that says {found.thing!r}:")
    say()
    names = columns(PAIRING, found.trial.form)
    rows = [(*row.name, *_told(row)) for row in found.rows]
    if found.overall:
        rows.append((OVERALL, *[""] * (len(names) - 1), *_told(found.overall)))
    wins = "share of wins" if found.trial.styles else "wins"
    say_table((*names, "battles", f"{wins} %", "without, %", "worth, points", "otherwise, %"), rows)


def _told(row: Worth) -> tuple[str, ...]:
    rates = (percent(row.free), percent(row.without), percent(row.worth))
    return f"{row.battles:,}", *rates, f"{100 * row.otherwise:.1f}"


def restricted_notes(found: Restricted, mode: str) -> Iterator[str]:
    """Yield what the figures rest on, and that nobody misses what none of these players uses."""
    width = widest(row.worth for row in found.rows)
    yield from notes(Balance(found.trial, PAIRING, (), found.cancelled, found.battles, found.left_out), width, mode)
    if found.is_document:
        yield "The pack is fought with it and without, with the same dice; a row is seen from the side it begins with."
    else:
        yield (
            "The side that a row begins with does without, the others do not, with the same dice. It answers by other "
            "styles instead, or by the best of a few tries, so that what it is worth to a better player may be less."
        )
    if not any(row.otherwise for row in found.rows):
        yield f"No battle went otherwise: these players never use it, or nothing is called {found.thing!r}."
