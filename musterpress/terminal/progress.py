"""A bar for work that takes seconds: on a terminal only, and on the error stream, so that output stays clean."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager


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
