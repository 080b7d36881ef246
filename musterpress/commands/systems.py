"""`musterpress systems`: which games there are, and what works for each."""

from musterpress.reports.abilities import columns, rows
from musterpress.terminal.console import say_table


def systems() -> None:
    """Show which games there are, and what works for each."""
    say_table(columns(), [*rows()])
