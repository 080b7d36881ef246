"""What is said where a file has more mistakes than anybody reads: the first of them, and how many there are."""

from collections.abc import Iterable, Sequence
from pathlib import PurePosixPath
from typing import TypeVar

from schemas.diagnostics.diagnostics import Diagnostic, Severity

MOST_MISTAKES = 200
"""Mistakes of one file that are put in words."""

MORE = "more-mistakes"
HINT = "fix those that are listed, and check again"

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
    return (*sorted(found), Diagnostic(_around(rest), 0, 0, MORE, rest[0].severity, message, HINT))


def _around(diagnostics: Sequence[Diagnostic]) -> str:
    first, *others = sorted({PurePosixPath(one.path) for one in diagnostics})
    around = [folder for folder in (first, *first.parents) if all(one.is_relative_to(folder) for one in others)]
    return around[0].as_posix() if around else first.as_posix()
