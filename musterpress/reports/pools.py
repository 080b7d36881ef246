"""Balance over a pool of styles: as rows for spreadsheets and programs, and as a person reads it."""

from collections.abc import Iterator

from engine.experiments.balance import SCENARIO, Balance
from engine.experiments.measures.rows import columns
from engine.experiments.measures.words import dependence, percent, pooled_note, verdict
from engine.experiments.pools import PooledStanding, Verdict
from engine.experiments.trials import met
from musterpress.reports.balance import notes
from musterpress.terminal import say, say_table


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
