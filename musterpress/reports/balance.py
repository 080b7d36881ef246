"""Balance as a person reads it, and balance over a pool of styles."""

from collections.abc import Iterator, Sequence
from typing import Any

from engine.experiments.balance import PAIRING, SCENARIO, Balance, Comparison
from engine.experiments.measures.rows import columns
from engine.experiments.measures.words import dependence, percent, pooled_note, rests_on, verdict
from engine.experiments.pools import PooledStanding, Verdict
from engine.experiments.statistics import battles_to_tell, widest
from engine.experiments.tallies import Standing
from engine.experiments.trials import met
from musterpress.terminal import say, say_table

POINT = 0.01


def say_balance(found: Balance[Standing]) -> None:
    """Print rates, averages, and the matrix if several pairings met."""
    names = columns(found.by, found.trial.form)
    rates = [
        (*row.name, f"{row.battles:,}", *(percent(rate) for rate in (row.won, row.drawn, row.lost)))
        for row in found.standings
    ]
    say_table((*names, "battles", "wins %", "draws %", "losses %"), rates)
    say()
    say_table((*names, *_average_names(found.standings)), [(*row.name, *_averages(row)) for row in found.standings])
    if found.by == PAIRING and found.trial.form.block == 2 and len(found.standings) > 1:
        say()
        say("Wins of the row against the column, %:")
        _say_matrix(found.standings)


def _average_names(standings: Sequence[Standing]) -> list[str]:
    return [name.replace("_", " ") for name in (standings[0].averages if standings else ())]


def _averages(standing: Standing) -> list[str]:
    return [f"{value:.2f}" for value in standing.averages.values()]


def _say_matrix(standings: Sequence[Standing]) -> None:
    won = {row.name: row.won.estimate for row in standings} | {row.name[::-1]: row.lost.estimate for row in standings}
    forces = sorted({name for pairing in won for name in pairing})
    rows = [
        (one, *(f"{100 * won[one, other]:.1f}" if (one, other) in won else "-" for other in forces)) for one in forces
    ]
    say_table(("", *forces), rows)


def say_comparison(found: Comparison, new: str, old: str) -> None:
    """Print win rates under both packs and what differs; where nothing shows, what it would take."""
    rows = [
        (
            *change.name,
            f"{change.new.battles:,}",
            percent(change.new.won),
            percent(change.old.won),
            percent(change.difference),
            f"{100 * change.variance_share:.0f} %",
        )
        for change in found.changes
    ]
    wins = (f"wins % in {new}", f"wins % in {old}")
    names = columns(PAIRING, found.trial.form)
    say_table((*names, "battles", *wins, "difference, points", "variance left"), rows)
    for change in found.changes:
        if change.difference.low <= 0 <= change.difference.high:
            form, seen = found.trial.form, change.new
            needed = battles_to_tell(POINT, change.difference, seen.battles, form.block, seen.level)
            who = met(form, change.name)
            say(f"{who}: no difference shown; {needed:,} battles would tell one of 1 point.")


def notes(found: Balance[Any] | Comparison, width: float, mode: str) -> Iterator[str]:
    """Yield what the figures rest on, how the trial ended, and how exactly all is known: to plus or minus `width`."""
    yield from rests_on(found, mode)
    if found.trial.until is not None and not found.cancelled:
        yield reached(width, found.trial.until)


def width_of(found: Balance[Standing] | Comparison) -> float:
    """Return the plus or minus of the least certain figure."""
    if isinstance(found, Comparison):
        return widest(change.difference for change in found.changes)
    return max((row.half_width for row in found.standings), default=1.0)


def reached(width: float, until: float) -> str:
    """Return how exactly all is known, where it was to be known to plus or minus `until`."""
    if width <= until:
        return f"All is known to plus or minus {100 * until:g} points or better."
    return f"The battles ran out at plus or minus {100 * width:.1f} points; --battles allows more."


def say_pooled(found: Balance[PooledStanding]) -> None:
    """Print the share of each row with its verdict, in whose hands a side has how much, and what turns a row round."""
    names, styles = columns(found.by, found.trial.form), found.trial.styles
    shares = [
        (*row.name, f"{row.battles:,}", percent(row.share), _spread(row), verdict(row)) for row in found.standings
    ]
    say_table((*names, "battles", "share of wins, %", "by who meets, %", "verdict"), shares)
    say()
    say("Share of the side in the hands of each style, against all of them, %:")
    hands = [(*row.name, *(percent(row.hands[style]) for style in styles)) for row in found.standings]
    say_table((*names, *styles), hands)
    for row in found.standings:
        if row.verdict is Verdict.DEPENDS and row.spread is not None:
            say()
            who = ", ".join(row.name) if found.by == SCENARIO else met(found.trial.form, row.name)
            say(dependence(row, row.spread, who))


def _spread(row: PooledStanding) -> str:
    """Return the least and the most that two styles make of it, and how far all are spread, chance taken off."""
    shares = [100 * share.estimate for share in row.tables.values()]
    spread = f", \N{PLUS-MINUS SIGN} {100 * row.spread.deviation:.1f}" if row.spread else ""
    return f"{min(shares):.1f} to {max(shares):.1f}{spread}"


def pooled_notes(found: Balance[PooledStanding], mode: str) -> Iterator[str]:
    """Yield what the figures rest on, what the verdicts mean, and how the trial ended."""
    yield from notes(found, max((row.share.half_width for row in found.standings), default=1.0), mode)
    yield pooled_note()
