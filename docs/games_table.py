"""The table of games in the README: what works for each, as `musterpress systems` prints it."""

import re
from collections.abc import Sequence
from typing import Final

from musterpress.commands.guide.systems import columns, rows

README: Final = "README.md"
TABLE: Final = re.compile(r"(?m)^\| what \|.*\n(?:\|.*\n)+")


def with_games(text: str) -> str:
    """Return the README with the table of games as it is now.

    Raises:
        ValueError: the README has no place for it.
    """
    if TABLE.search(text) is None:
        raise ValueError("the README needs a table of games, whose first column is `what`")
    return TABLE.sub(lambda _: games_table(), text, count=1)


def games_table() -> str:
    """Return the table of games in Markdown."""
    return "".join(map(_line, [columns(), ["---"] * len(columns()), *map(_with_code, rows())]))


def _with_code(row: Sequence[str]) -> list[str]:
    what, commands, *games = row
    return [what, f"`{commands}`", *games]


def _line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |\n"
