"""Everything that is wrong with packs: what reading finds, and what the checks of their system find."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from engine.check import Check
from engine.seven_seconds.checks import SEVEN_SECONDS_CHECKS
from schemas.diagnostics import Diagnostic, Finding
from schemas.packs import Loaded, Pack, read_packs
from schemas.systems import System

CHECKS: dict[System, tuple[Check, ...]] = {System.SEVEN_SECONDS: SEVEN_SECONDS_CHECKS}
"""The checks of each system, in the order they run."""

CRASHED = "check-crashed"


@dataclass(frozen=True)
class Checked:
    """Packs as read, everything wrong with them in order of place, and the number of documents looked at."""

    packs: tuple[Pack, ...]
    diagnostics: tuple[Diagnostic, ...]
    documents: int


def check_packs(paths: Sequence[Path], shelf: Sequence[Path] = ()) -> Checked:
    """Read packs and run every check over their own documents; never raises for the author's mistakes.

    `paths` and `shelf` are those of `read_packs`.
    """
    reading = read_packs(paths, shelf)
    found = {diagnostic for pack in reading.packs for diagnostic in _pack_diagnostics(pack)}
    return Checked(reading.packs, tuple(sorted(found.union(reading.diagnostics))), reading.documents)


def _pack_diagnostics(pack: Pack) -> Iterator[Diagnostic]:
    checks = CHECKS.get(pack.manifest.system, ())
    for loaded in pack.documents:
        for check in checks:
            if check.kind == loaded.kind:
                yield from (loaded.diagnostic(finding) for finding in _run(check, loaded, pack))


def _run(check: Check, loaded: Loaded, pack: Pack) -> tuple[Finding, ...]:
    """Return what a check finds; a check that breaks down says so, and the others still run."""
    try:
        return tuple(check.run(loaded, pack))
    except Exception as fault:  # noqa: BLE001 - whatever broke, this document was not checked, and its author must know
        message = (
            f"check {check.code!r} broke down on this document ({type(fault).__name__}: {fault}); it is not a pass"
        )
        return (Finding(CRASHED, ("id",), message, "please report it with the document"),)
