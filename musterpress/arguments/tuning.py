"""Options that all commands of `musterpress tune` share, and how their work is watched."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Event
from typing import Annotated, Literal

import typer

from engine.battles.orders import Mode
from engine.experiments.trials import Progress
from musterpress.terminal.interruption import stop_on_interrupt
from musterpress.terminal.progress import progress_bar

Format = Annotated[Literal["text", "csv", "json"], typer.Option(help="Text to read, or data.")]
Seed = Annotated[int, typer.Option(min=0, max=2**61, help="First seed.")]
ModeName = Annotated[Mode, typer.Option(help="Kernels to use; same figures.")]


@contextmanager
def watched() -> Iterator[tuple[Event, Callable[[Progress], None]]]:
    """Yield what is set on an interrupt, and what shows how far the battles have come."""
    with stop_on_interrupt() as stop, progress_bar("Battles") as show:
        yield stop, lambda now: show(now.battles, now.planned)
