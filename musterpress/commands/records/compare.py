"""`musterpress compare`: what differs between two states of a pack, and what comes of it."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import typer

from engine.experiments.measures.rows import Row
from engine.experiments.records.headlines import named_cells
from engine.experiments.records.record import NOW
from musterpress.api.packs import load
from musterpress.api.recording.comparing import compare as compare_states
from musterpress.arguments.measuring import Format, watched_share
from musterpress.arguments.options import refusals
from musterpress.arguments.packs import PackArgument, find_pack, open_pack
from musterpress.reports.figures import Figures, show
from musterpress.terminal import say, say_table

STATE = "a record by number or name, now, git:HEAD~1, or the folder of a pack"


def compare(
    pack: PackArgument,
    old: Annotated[str, typer.Argument(metavar="OLD", help=f"From where: {STATE}.")],
    new: Annotated[str, typer.Argument(metavar="NEW", help=f"To where: {STATE}.")] = NOW,
    format: Format = "text",
) -> None:
    """Say what differs between two states of a pack, and what comes of it.

    One of the two is a record, and both are measured as it was. A balance by pairing is fought on the same dice in
    both, so the difference has an interval of its own, that of balance --against; other figures stand side by side.
    A revision, git:HEAD, is the pack as it was committed; nothing is checked out.
    """
    open_pack(pack)
    opened = load(find_pack(pack))
    with refusals(), watched_share() as progress:
        found = compare_states(opened, old, new, progress=progress)
    show(_figures(found.facts, found.rows, found.notes), format)


def _figures(found: Mapping[str, Any], rows: Sequence[Row], notes: Sequence[str]) -> Figures:
    """Return what differs between two states, to be shown."""
    return Figures(lambda: _say_compared(found, rows), notes, found, rows)


def _say_compared(facts: Mapping[str, Any], rows: Sequence[Row]) -> None:
    say(f"From {facts['from']} to {facts['to']}:", style="bold")
    for line in facts["differs"] or ["the packs say the same to battles"]:
        say(f"  {line}")
    say()
    if not rows:
        say("No figure moved.")
    elif "difference" in rows[0]:
        names = (*named_cells(rows[0]), "battles")
        cells = [(*(str(row[name]) for name in names), *map(_rate, *zip(*_rates(row), strict=True))) for row in rows]
        say_table((*names, "wins before, %", "wins after, %", "difference, points"), cells)
    else:
        say_table(tuple(rows[0]), [tuple(map(_plain, row.values())) for row in rows])


def _rates(row: Row) -> list[tuple[float, float, float]]:
    return [(row[name], row[f"{name}_low"], row[f"{name}_high"]) for name in ("old_won", "new_won", "difference")]


def _rate(value: float, low: float, high: float) -> str:
    return f"{100 * value:.1f} ({100 * low:.1f} to {100 * high:.1f})"


def _plain(value: object) -> str:
    return f"{value:.4g}" if isinstance(value, float) else str(value)
