"""What is said of every game: what works for it, in the README, and its pages, in the index of the docs."""

import re
from collections.abc import Sequence
from typing import Final

from engine.systems import SYSTEMS
from musterpress.commands.guide.systems import columns, rows
from schemas.systems import SYSTEM_NAMES

README: Final = "README.md"
INDEX: Final = "docs/index.md"
TABLE: Final = re.compile(r"(?m)^\| what \|.*\n(?:\|.*\n)+")
LINKS: Final = {
    "- Where each rule lives, and what proves it: ": "systems/{}.md",
    "- What stands in logs of battles, with JSON Schemas: ": "reference/logs/{}.md",
}
"""Lines of the index, and the pages of games that they lead to."""


def with_games(text: str) -> str:
    """Return the README with the table of games as it is now.

    Raises:
        ValueError: the README has no place for it.
    """
    if TABLE.search(text) is None:
        raise ValueError("the README needs a table of games, whose first column is `what`")
    return TABLE.sub(lambda _: games_table(), text, count=1)


def with_links(text: str) -> str:
    """Return the index with the pages of the games as they are now.

    Raises:
        ValueError: the index has no place for them.
    """
    for line, page in LINKS.items():
        if line not in text:
            raise ValueError(f"the index needs a line {line!r}")
        links = ", ".join(f"[{SYSTEMS[name].title}]({page.format(name)})" for name in SYSTEM_NAMES)
        before, _, after = text.partition(line)
        text = before + line + links + "\n" + after.partition("\n")[2]
    return text


def games_table() -> str:
    """Return the table of games in Markdown."""
    return "".join(map(_line, [columns(), ["---"] * len(columns()), *map(_with_code, rows())]))


def _with_code(row: Sequence[str]) -> list[str]:
    what, commands, *games = row
    return [what, f"`{commands}`", *games]


def _line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |\n"
