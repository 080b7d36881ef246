"""What is wrong with a finished file, as data."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Final

from exporters.preflight.codes import PREFLIGHT_CODES
from schemas.diagnostics.diagnostics import Diagnostic, Severity

SEVERITIES: Final = {code.code: code.severity for code in PREFLIGHT_CODES}
MOST_ALIKE: Final = 50
"""Faults of one code that are told apart."""

ORDER: Final = {code.code: at for at, code in enumerate(PREFLIGHT_CODES)}


@dataclass(frozen=True, order=True)
class Fault:
    """Something wrong on some pages, or with the file as a whole (no pages); pages count from 1."""

    code: str
    message: str
    pages: tuple[int, ...] = ()

    @property
    def severity(self) -> Severity:
        """An error if the shop would refuse the file or print it wrongly."""
        return SEVERITIES[self.code]

    def diagnostic(self, path: str) -> Diagnostic:
        """Return the fault as everything else is reported that is wrong with a file."""
        where = f"{spoken(self.pages)}: " if self.pages else ""
        return Diagnostic(path, 0, 0, self.code, self.severity, where + self.message)


def gathered(faults: Iterable[Fault]) -> tuple[Fault, ...]:
    """Return the faults in the order of the codes, the same one on many pages as one."""
    pages: dict[Fault, set[int]] = {}
    for fault in faults:
        pages.setdefault(replace(fault, pages=()), set()).update(fault.pages)
    found = [replace(fault, pages=tuple(sorted(numbers))) for fault, numbers in pages.items()]
    found.sort(key=lambda fault: (ORDER[fault.code], fault))
    return tuple(one for _, alike in groupby(found, lambda fault: fault.code) for one in _shortened([*alike]))


def _shortened(alike: list[Fault]) -> list[Fault]:
    """Return faults of one code; of very many the first, and the number and pages of the rest."""
    if len(alike) <= MOST_ALIKE:
        return alike
    rest = alike[MOST_ALIKE:]
    pages = {page for fault in rest for page in fault.pages}
    return [*alike[:MOST_ALIKE], Fault(rest[0].code, f"and {len(rest):,} more like these", tuple(sorted(pages)))]


def spoken(pages: tuple[int, ...]) -> str:
    """Return page numbers in words, neighbours as a range."""
    ranges = ", ".join(_ranges(pages))
    return f"page {ranges}" if len(pages) == 1 else f"pages {ranges}"


def _ranges(pages: tuple[int, ...]) -> Iterator[str]:
    for _, group in groupby(enumerate(pages), lambda pair: pair[1] - pair[0]):
        run = [page for _, page in group]
        yield str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}"
