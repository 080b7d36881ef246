"""Where the user wants batches fought: `--cluster ADDRESS`, or on `--threads` of this machine."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

import typer

from engine.execution.executors import LOCAL, Executor
from musterpress.terminal.console import complain

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
