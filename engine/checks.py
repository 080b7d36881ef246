"""Everything that is wrong with packs: what reading finds, and what the checks of their system find."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from engine.check import Check
from engine.noting import NotingPack
from schemas.diagnostics import Diagnostic, Finding, Location, Severity
from schemas.files import Files
from schemas.folders import MANIFEST_NAME
from schemas.gather import Gatherer
from schemas.lazy import LazyTable
from schemas.packs import Loaded, Pack, read_packs
from schemas.suggest import listed
from schemas.systems import System
from schemas.text import read_text

CHECKS: Mapping[System, tuple[Check, ...]] = LazyTable(
    {
        System.SEVEN_SECONDS: "engine.seven_seconds.checks:SEVEN_SECONDS_CHECKS",
        System.BATTLESUIT: "engine.battlesuit.checks:BATTLESUIT_CHECKS",
        System.SURVIVE: "engine.survive.checks:SURVIVE_CHECKS",
    }
)
"""The checks of each system, in the order they run."""

CRASHED = "check-crashed"
NOT_RUN = "check-not-run"


@dataclass(frozen=True)
class Checked:
    """Packs as read, everything wrong with them in order of place, and the number of documents looked at."""

    packs: tuple[Pack, ...]
    diagnostics: tuple[Diagnostic, ...]
    documents: int


def check_packs(paths: Sequence[Path], shelf: Sequence[Path] = (), gatherer: Gatherer | None = None) -> Checked:
    """Read packs and run every check over their own documents; never raises for the author's mistakes.

    The parameters are those of `read_packs`; of a pack asked for by a single file only that file is checked.
    """
    gatherer = gatherer or Gatherer()
    reading = read_packs(paths, shelf, gatherer)
    asked = _Asked.of(paths)
    found = {one for pack in reading.packs for one in _pack_diagnostics(pack, asked, gatherer.files)}
    return Checked(reading.packs, tuple(sorted(found.union(reading.diagnostics))), reading.documents)


@dataclass(frozen=True)
class _Asked:
    """What the caller named: folders, and single files by where they lie."""

    folders: tuple[Path, ...]
    files: dict[Path, Path]

    @classmethod
    def of(cls, paths: Sequence[Path]) -> "_Asked":
        """Return the folders and files among `paths`."""
        files = {path.resolve(): path for path in paths if path.is_file()}
        return cls(tuple(path.resolve() for path in paths if path.is_dir()), files)

    def name(self, path: Path) -> Path | None:
        """Return a file's name as the caller gave it, or None if the caller did not ask for it."""
        whole = path.resolve()
        if any(whole.is_relative_to(folder) for folder in self.folders):
            return path
        return self.files.get(whole)


def _pack_diagnostics(pack: Pack, asked: _Asked, files: Files) -> Iterator[Diagnostic]:
    for loaded in (_manifest(pack, files), *pack.documents, *pack.checked_only):
        path = asked.name(loaded.path)
        if path is not None:
            document = replace(loaded, path=path)
            yield from (document.diagnostic(finding) for finding in document_findings(document, pack))


def document_findings(loaded: Loaded, pack: Pack) -> Iterator[Finding]:
    """Yield what the checks of its kind find in one document, and which could not run for a name that names nothing."""
    hindered: dict[str, list[str]] = {}
    for check in CHECKS.get(pack.manifest.system, ()):
        if check.kind == loaded.kind:
            noting = NotingPack.of(pack) if loaded.unknown else None
            found = _run(check, loaded, noting or pack)
            missed = [name for name, _ in loaded.unknown if noting is not None and name in noting.missed]
            for name in missed:
                hindered.setdefault(name, []).append(check.code)
            yield from () if missed else found
    yield from (_not_run(codes, name, dict(loaded.unknown)[name]) for name, codes in hindered.items())


def _not_run(codes: Sequence[str], name: str, at: Location) -> Finding:
    """Return what to say of checks that look up a name which is not there."""
    message = f"without `{name}` the document cannot be checked for {listed(codes)}; that is not a pass"
    return Finding(NOT_RUN, at, message, "mend the name, and check again", severity=Severity.WARNING)


def _manifest(pack: Pack, files: Files) -> Loaded:
    """Return the pack's own manifest as a document, for the checks of the pack as a whole."""
    path = pack.folder / MANIFEST_NAME
    [document, *_] = read_text(files.read(path)).documents
    return Loaded("pack", pack.manifest.id, pack.manifest, document.data, path, document.places, pack.manifest.id)


def _run(check: Check, loaded: Loaded, pack: Pack) -> tuple[Finding, ...]:
    """Return what a check finds; a check that breaks down says so, and the others still run."""
    try:
        found = tuple(check.run(loaded, pack))
    except Exception as fault:  # noqa: BLE001 - whatever broke, this document was not checked, and its author must know
        message = (
            f"check {check.code!r} broke down on this document ({type(fault).__name__}: {fault}); it is not a pass"
        )
        return (Finding(CRASHED, ("id",), message, "please report it with the document"),)
    return found if check.varies else tuple(replace(finding, severity=check.severity) for finding in found)
