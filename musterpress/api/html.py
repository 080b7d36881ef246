"""What notebooks show: text of packs as text, never as markup, and never more than a page of it."""

from collections.abc import Iterable, Sequence
from html import escape

from schemas.packs.report import inert

LONGEST_CELL = 200


def text(value: object) -> str:
    """Return a value as text that does nothing in a page."""
    words = inert(str(value))
    return escape(words if len(words) <= LONGEST_CELL else f"{words[:LONGEST_CELL]}\u2026")


def pre(words: str) -> str:
    """Return lines as they stand."""
    return f"<pre>{escape(chr(10).join(map(inert, words.splitlines())))}</pre>"


def listing(heading: str, lines: Iterable[str]) -> str:
    """Return a heading over lines, a paragraph each."""
    return f"<p><b>{text(heading)}</b></p>" + "".join(f"<p>{text(line)}</p>" for line in lines)


def grid(columns: Sequence[str], rows: Iterable[Sequence[object]], below: str = "") -> str:
    """Return a table, with a line of text below it if there is one."""
    head = "".join(f"<th>{text(name)}</th>" for name in columns)
    body = "".join(f"<tr>{''.join(f'<td>{text(cell)}</td>' for cell in row)}</tr>" for row in rows)
    note = f"<p>{text(below)}</p>" if below else ""
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>{note}"
