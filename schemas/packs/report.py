"""Diagnostics as text for people and as data for programs.

What a pack says is shown without letting it act: control characters and the like are written out.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from schemas.diagnostics.diagnostics import Diagnostic, listed_diagnostics
from schemas.packs.files import Disk, Files
from schemas.reading.compose import MOST_BYTES
from schemas.reading.nodes import LINE_BREAK

WORKED_OUT: Final = ("=", "+", "-", "@", "\t", "\r")
"""How a cell begins that a spreadsheet takes for a formula."""

NUMBERS: Final = re.compile(r"[-+\d.,:e% ]+|-\d+/\d+")
LONGEST_SENTENCE = 2_000
WIDEST = 100
"""Characters of a source line that are shown at most."""


def report(diagnostics: Iterable[Diagnostic], files: Files | None = None) -> str:
    """Return diagnostics as text in order of place, each with the line it is about, a caret and a hint.

    Of very many the rest is counted.
    """
    sources = _Sources(files or Disk())
    found = listed_diagnostics(diagnostics)
    return "".join(f"{line}\n" for diagnostic in found for line in _lines(diagnostic, sources))


def records(diagnostics: Iterable[Diagnostic]) -> list[dict[str, str | int]]:
    """Return diagnostics in order of place as the data that `check --format json` prints; the rest of many as one."""
    return [
        {
            "code": diagnostic.code,
            "severity": diagnostic.severity.value,
            "path": inert(diagnostic.path),
            "line": diagnostic.line,
            "column": diagnostic.column,
            "message": inert(_short(diagnostic.message)),
            "hint": inert(_short(diagnostic.hint)),
        }
        for diagnostic in listed_diagnostics(diagnostics)
    ]


def inert(text: str) -> str:
    """Return `text` on one line, with every character written out that could act on a terminal or hide in it."""
    if text.isprintable():
        return text
    return "".join(one if one.isprintable() else one.encode("unicode_escape").decode("ascii") for one in text)


def inert_cell(value: Any) -> Any:
    """Return a value of a table as a spreadsheet may have it: a text that it would work out is marked as a text."""
    if not isinstance(value, str) or not value.startswith(WORKED_OUT) or NUMBERS.fullmatch(value):
        return value
    return f"'{value}"


def _lines(diagnostic: Diagnostic, sources: "_Sources") -> Iterator[str]:
    place = f"{diagnostic.path}:{diagnostic.line}:{diagnostic.column}" if diagnostic.line else diagnostic.path
    rule = f" ({diagnostic.rule})" if diagnostic.rule else ""
    yield inert(f"{place}: {diagnostic.severity} [{diagnostic.code}] {_short(diagnostic.message)}{rule}")
    source = sources.line(diagnostic.path, diagnostic.line)
    if source is not None:
        number = str(diagnostic.line)
        shown, caret = _excerpt(source, diagnostic.column)
        yield f"  {number} | {shown}".rstrip()
        yield f"  {' ' * len(number)} | {' ' * caret}^"
    if diagnostic.hint:
        yield inert(f"  hint: {_short(diagnostic.hint)}")


def _short(text: str) -> str:
    """Return a sentence without the end of what is quoted in it at great length."""
    return text if len(text) <= LONGEST_SENTENCE else text[:LONGEST_SENTENCE] + "\u2026"


def _excerpt(source: str, column: int) -> tuple[str, int]:
    """Return the part of a source line round `column` as it is shown, and how far the caret stands from its start."""
    start = max(0, column - WIDEST // 2) if len(source) > WIDEST else 0
    before, after = source[start : column - 1], source[column - 1 : start + WIDEST]
    return inert(before + after), sum(_width(character) for character in inert(before))


def _width(character: str) -> int:
    if unicodedata.combining(character):
        return 0
    return 2 if unicodedata.east_asian_width(character) in {"W", "F"} else 1


class _Sources:
    """The lines of the files that diagnostics are about."""

    def __init__(self, files: Files) -> None:
        self._files = files
        self._lines = lru_cache(maxsize=None)(self._read)

    def line(self, path: str, number: int) -> str | None:
        """Return line `number` of a file, or None when there is nothing to show."""
        lines = self._lines(path) if number else ()
        return lines[number - 1] if 0 < number <= len(lines) else None

    def _read(self, path: str) -> tuple[str, ...]:
        try:
            data = self._files.read(Path(path))
        except OSError:
            return ()
        if len(data) > MOST_BYTES:
            return ()
        return tuple(LINE_BREAK.split(data.decode("utf-8-sig", errors="replace")))
