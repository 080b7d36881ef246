"""The author's mistakes as data: what is wrong, where, and the smallest fix."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

Location = tuple[str | int, ...]


class Severity(StrEnum):
    """How much a diagnostic stands in the way: an error stops play and export."""

    ERROR = "error"
    WARNING = "warning"


@dataclass(frozen=True)
class Fix:
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
