"""The author's mistakes as data: what is wrong, where, and the smallest mend."""

from dataclasses import dataclass
from enum import StrEnum

Location = tuple[str | int, ...]


class Severity(StrEnum):
    """How much a diagnostic stands in the way: an error stops play and export."""

    ERROR = "error"
    WARNING = "warning"


@dataclass(frozen=True)
class Finding:
    """A fault found in one document, before it has a line.

    `at` is the way to the faulty value from the document's root, `code` a row of `CODES`,
    `rule` the rulebook id that is broken, or "". `at_key` says that not the value is at fault but its key.
    """

    code: str
    at: Location
    message: str
    hint: str = ""
    rule: str = ""
    severity: Severity = Severity.ERROR
    at_key: bool = False


@dataclass(frozen=True, order=True)
class Diagnostic:
    """One mistake in a file. Lines and columns count from 1; both are 0 for the file as a whole."""

    path: str
    line: int
    column: int
    code: str
    severity: Severity
    message: str
    hint: str = ""
    rule: str = ""
