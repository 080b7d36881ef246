"""What commands that measure share: where battles are fought, what can be tuned, and how their work is watched."""

import inspect
import signal
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import wraps
from threading import Event
from typing import Annotated, Any, Literal

import typer

from engine.battles.orders import Mode
from engine.execution.executors import LOCAL, Executor
from engine.experiments.trials import Progress
from engine.systems import SYSTEMS, Tunable
from musterpress.api.watching import Watch
from musterpress.terminal import complain

ClusterOption = Annotated[
    str | None,
    typer.Option("--cluster", metavar="ADDRESS", help="Dask scheduler whose workers fight: tcp://host:8786."),
]
ThreadsOption = Annotated[
    int | None,
    typer.Option(
        "--threads",
        min=1,
        max=1024,
        show_default="one a core",
        help="Threads; the figures do not depend on them.",
    ),
]


@contextmanager
def fought_at(cluster: str | None) -> Iterator[Executor]:
    """Give the executor that `--cluster` names; this machine for None.

    Raises:
        OrderError: no cluster can be used at that address.
        typer.Exit: the cluster was lost on the way, as was said; status 2.
    """
    if cluster is None:
        yield LOCAL
        return
    # Imported here: whoever fights at home waits for none of it.
    from musterpress.clusters.cluster import connected  # noqa: PLC0415

    with connected(cluster) as executor:
        yield executor
    if executor.loss:
        complain(f"{executor.loss}; what stands above was fought before")
        raise typer.Exit(2)


Format = Annotated[Literal["text", "csv", "json"], typer.Option(help="Text to read, or data.")]
Seed = Annotated[int, typer.Option(min=0, max=2**61, help="First seed.")]
ModeName = Annotated[Mode, typer.Option(help="Kernels to use; same figures.")]

UntilOption = Annotated[
    float | None, typer.Option(min=0.001, max=0.5, help="Stop once all is known to plus or minus this: 0.02.")
]

StylesOption = Annotated[
    str | None, typer.Option(metavar="all|A,B", help="Players that all meet: does it depend on who plays?")
]


def style_names(text: str | None) -> Sequence[str] | Literal["all"]:
    """Return the styles that `--styles` names, parted by commas, or "all"; none where it is not given."""
    return "all" if text == "all" else [name.strip() for name in (text or "").split(",") if name.strip()]


@contextmanager
def watched() -> Iterator[tuple[Event, Callable[[Progress], None]]]:
    """Yield what is set on an interrupt, and what shows how far the battles have come."""
    with stop_on_interrupt() as stop, progress_bar("Battles") as show:
        yield stop, lambda now: show(now.battles, now.planned)


@contextmanager
def watched_share() -> Iterator[Watch]:
    """Yield what shows the share of the work that is done, as programs hear it."""
    with progress_bar("Battles") as show:
        yield lambda share, _words: show(round(100 * share), 100)


def tunables(records: str) -> dict[str, tuple[str, ...]]:
    """Return what can be tuned by any system, and what it is of; `records` is the field of its record.

    Several systems may call it by one name, and what it is of by their own.
    """
    found: dict[str, tuple[str, ...]] = {}
    each: Iterable[Tunable[Any]] = (one for system in SYSTEMS.values() for one in getattr(system, records))
    for tunable in each:
        found[tunable.things] = tuple(dict.fromkeys((*found.get(tunable.things, ()), tunable.of)))
    return found


def in_words(command: Callable[..., None], things: str, option: str, annotation: Any) -> Callable[..., None]:
    """Return a command with its parameter `things` filled, and another one called as the annotation says."""

    @wraps(command)
    def run(**given: Any) -> None:
        command(**given, things=things)

    signature = inspect.signature(command)
    parameters = [
        each.replace(annotation=annotation) if each.name == option else each
        for each in signature.parameters.values()
        if each.name != "things"
    ]
    vars(run)["__signature__"] = signature.replace(parameters=parameters)
    run.__annotations__ = {each.name: each.annotation for each in parameters}
    return run


@contextmanager
def stop_on_interrupt() -> Iterator[Event]:
    """Give an event that the first Ctrl-C sets."""
    stop = Event()
    before = signal.getsignal(signal.SIGINT)

    def ask(*_: Any) -> None:
        stop.set()
        signal.signal(signal.SIGINT, before)

    signal.signal(signal.SIGINT, ask)
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def progress_bar(what: str) -> Iterator[Callable[[int, int], None]]:
    """Give a function that is told how much is done, and of how much."""
    if not sys.stderr.isatty():
        yield lambda _done, _planned: None
        return
    # Imported here: a pipe need not wait for it.
    from rich.console import Console  # noqa: PLC0415
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn  # noqa: PLC0415

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=None)
        yield lambda done, planned: bar.update(task, completed=done, total=planned)
