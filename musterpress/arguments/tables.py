"""Options whose values are named in a table."""

from collections.abc import Iterable

import typer


def one_of(value: str, names: Iterable[str], option: str) -> None:
    """Accept a value that a table has.

    Raises:
        typer.BadParameter: It has not; the message lists what it has.
    """
    known = tuple(names)
    if value not in known:
        raise typer.BadParameter(f"{value!r} is none of {', '.join(known)}", param_hint=option)
