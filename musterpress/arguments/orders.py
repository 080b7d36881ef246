"""Orders to a command: to overwrite files, and such as cannot be carried out, said as wrong usage."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

import typer

from engine.battles.orders import OrderError

ForceOption = Annotated[bool, typer.Option("--force", help="Overwrite files that Musterpress did not write.")]


@contextmanager
def refusals() -> Iterator[None]:
    """End with status 2 and the reason where an order of battles turns out to be none that can be carried out.

    Raises:
        typer.BadParameter: an `OrderError` was raised inside.
    """
    try:
        yield
    except OrderError as error:
        raise typer.BadParameter(str(error)) from error
