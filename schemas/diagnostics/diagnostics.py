"""The author's mistakes as data: what is wrong, where, the smallest fix, and what their codes stand for."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import PurePosixPath
from textwrap import indent
from typing import Any, NamedTuple, TypeVar

Location = tuple[str | int, ...]


class Severity(StrEnum):
    """How much a diagnostic stands in the way: an error stops play and export."""

    ERROR = "error"
    WARNING = "warning"


class Fix(NamedTuple):
    """A change that takes a mistake away: the value at `at` becomes `value`, or, with `as_key`, its key does."""

    at: Location
    value: Any
    as_key: bool = False


@dataclass(frozen=True)
class Finding:
    """A mistake found in one document, before it has a line.

    `at` is the way to the value that is wrong from the document's root, `code` a row of `CODES`,
    `rule` the rulebook id that is broken, or "". `at_key` says that not the value is wrong but its key.
    `fix` is what the hint proposes, where a program can do it: all of it together.
    """

    code: str
    at: Location
    message: str
    hint: str = ""
    rule: str = ""
    severity: Severity = Severity.ERROR
    at_key: bool = False
    fix: tuple[Fix, ...] = field(default=(), compare=False)


@dataclass(frozen=True, order=True)
class Diagnostic:
    """One mistake in a file. Lines and columns count from 1; both are 0 for the file as a whole.

    `at` and `fix` are those of its finding; both are empty for a mistake of the text itself.
    """

    path: str
    line: int
    column: int
    code: str
    severity: Severity
    message: str
    hint: str = ""
    rule: str = ""
    at: Location = field(default=(), compare=False)
    fix: tuple[Fix, ...] = field(default=(), compare=False)


class Flaw(NamedTuple):
    """What is wrong at a line and column, both counted from 1 (0 for the text as a whole)."""

    code: str
    line: int
    column: int
    message: str
    hint: str = ""

    def diagnostic(self, path: str) -> Diagnostic:
        """Return the same mistake as one of the file at `path`; bytes in it that are no text are written out."""
        return Diagnostic(written(path), self.line, self.column, self.code, Severity.ERROR, self.message, self.hint)


def written(path: str) -> str:
    """Return a path as it can be written down: bytes in it that are no text are written out."""
    return path.encode("utf-8", "backslashreplace").decode("utf-8")


class FlawError(Exception):
    """The text cannot be read past a flaw; the exception carries it to the reader, who reports it."""

    def __init__(self, flaw: Flaw) -> None:
        super().__init__(flaw.message)
        self.flaw = flaw


class Code(NamedTuple):
    """A row of `CODES`: the name of a mistake, a title, and an explanation with an example of it and of its fix."""

    code: str
    title: str
    explanation: str
    severity: Severity


def error(code: str, title: str, why: str, bad: str = "", good: str = "") -> Code:
    """Return the row of an error. `bad` and `good` are YAML: the mistake, and how it is fixed."""
    examples = [f"{word}:\n{indent(text, '    ')}" for word, text in (("Not so", bad), ("But so", good)) if text]
    return Code(code, title, "\n".join([why, *examples]), Severity.ERROR)


MOST_MISTAKES = 200
"""Mistakes of one file that are put in words."""

MORE_MISTAKES = "more-mistakes"
FIX_THOSE_LISTED = "fix those that are listed, and check again"

T = TypeVar("T")

MOST_LISTED = 1_000
"""Mistakes that are listed at once, of all files together."""


def more_mistakes(count: int) -> str:
    """Return the message about mistakes that are not listed."""
    return f"{count:,} more {'mistake is' if count == 1 else 'mistakes are'} not listed"


def first_of(found: Sequence[T], rest: int = 0) -> tuple[Sequence[T], str]:
    """Return as many mistakes as are listed, and the message about the others, "" without others.

    `rest` is the number of those that were never put in words.
    """
    left = max(0, len(found) - MOST_MISTAKES) + rest
    return found[:MOST_MISTAKES], more_mistakes(left) if left else ""


def listed_diagnostics(diagnostics: Iterable[Diagnostic]) -> tuple[Diagnostic, ...]:
    """Return diagnostics in order of place; of very many the errors before the warnings, and one that counts the rest.

    That one stands at the path which those of the rest begin with, and is an error if one of them is.
    """
    ordered = sorted(diagnostics, key=lambda one: (one.severity is not Severity.ERROR, one))
    found, rest = ordered[:MOST_LISTED], ordered[MOST_LISTED:]
    if not rest:
        return tuple(sorted(found))
    message = more_mistakes(len(rest))
    return (*sorted(found), Diagnostic(_around(rest), 0, 0, MORE_MISTAKES, rest[0].severity, message, FIX_THOSE_LISTED))


def _around(diagnostics: Sequence[Diagnostic]) -> str:
    first, *others = sorted({PurePosixPath(one.path) for one in diagnostics})
    around = [folder for folder in (first, *first.parents) if all(one.is_relative_to(folder) for one in others)]
    return around[0].as_posix() if around else first.as_posix()
