"""Everything that is wrong with packs: what reading finds, and what the checks of their system find."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from engine.checking.chapters import CHAPTER_CHECKS
from engine.checking.check import Check
from engine.checking.noting import NotingPack
from engine.systems import SYSTEMS
from schemas.diagnostics.diagnostics import Diagnostic, Finding, Location
from schemas.diagnostics.suggest import listed
from schemas.packs.files import Files
from schemas.packs.folders import MANIFEST_NAME
from schemas.packs.gather import Gatherer
from schemas.packs.packs import Loaded, Pack, read_packs
from schemas.packs.references import UNKNOWN
from schemas.reading.text import read_text
from schemas.systems import System

CRASHED = "check-crashed"

_Place = tuple[str, int, int]
"""Path, line and column."""


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
    found: set[Diagnostic] = set()
    hindered: dict[_Place, tuple[str, ...]] = {}
    for document, pack in _documents(reading.packs, asked, gatherer.files):
        look = _look(document, pack)
        found |= {document.diagnostic(finding) for finding in look.findings}
        hindered |= {(document.path.as_posix(), *document.places.at(at)): codes for at, codes in look.hindered.items()}
    read = {_with_hindered(diagnostic, hindered) for diagnostic in reading.diagnostics}
    return Checked(reading.packs, tuple(sorted(found | read)), reading.documents)


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


def _documents(packs: Sequence[Pack], asked: _Asked, files: Files) -> Iterator[tuple[Loaded, Pack]]:
    """Yield the documents asked for that can be checked, with paths as the caller gave them, and their packs."""
    for pack in packs:
        for loaded in (_manifest(pack, files), *pack.documents, *pack.checked_only):
            path = asked.name(loaded.path)
            if path is not None:
                yield replace(loaded, path=path), pack


def checks_of(system: System) -> tuple[Check, ...]:
    """Return the checks of a system's own documents in the order they run, none for one that has not begun."""
    found = SYSTEMS[system].checks if system in SYSTEMS else None
    return found() if found is not None else ()


def every_check() -> Iterator[Check]:
    """Yield the checks of all systems, first those that they share."""
    yield from CHAPTER_CHECKS
    for system in SYSTEMS:
        yield from checks_of(system)


def document_findings(loaded: Loaded, pack: Pack) -> tuple[Finding, ...]:
    """Return what the checks of its kind find in one document, as far as they can run."""
    return _look(loaded, pack).findings


@dataclass(frozen=True)
class _Look:
    """What checks found in a document, and by the place of a name that names nothing which could not run for it."""

    findings: tuple[Finding, ...]
    hindered: Mapping[Location, tuple[str, ...]]


def _look(loaded: Loaded, pack: Pack) -> _Look:
    findings: list[Finding] = []
    hindered: dict[Location, tuple[str, ...]] = {}
    for check in (*CHAPTER_CHECKS, *checks_of(pack.manifest.system)):
        if check.kind == loaded.kind:
            noting = NotingPack.of(pack) if loaded.unknown else None
            found = _run(check, loaded, noting or pack)
            missed = [at for name, at in loaded.unknown if noting is not None and name in noting.missed]
            hindered |= {at: (*hindered.get(at, ()), check.code) for at in missed}
            findings += () if missed else found  # what it finds without the name may not be so
    return _Look(tuple(findings), hindered)


def _with_hindered(diagnostic: Diagnostic, hindered: Mapping[_Place, tuple[str, ...]]) -> Diagnostic:
    """Return a diagnostic; that of a name which names nothing says which checks could not run."""
    codes = hindered.get((diagnostic.path, diagnostic.line, diagnostic.column))
    if codes is None or diagnostic.code not in UNKNOWN:
        return diagnostic
    return replace(diagnostic, message=f"{diagnostic.message}; without it there is no check for {listed(codes)}")


def _manifest(pack: Pack, files: Files) -> Loaded:
    """Return the pack's own manifest as a document, for the checks of the pack as a whole."""
    path = pack.folder / MANIFEST_NAME
    [document, *_] = read_text(files.read(path)).documents
    return Loaded("pack", pack.manifest.id, pack.manifest, document.data, path, document.places, pack.manifest.id)


def _run(check: Check, loaded: Loaded, pack: Pack) -> tuple[Finding, ...]:
    """Return what a check finds; a check that breaks down says so, and the others still run."""
    try:
        found = tuple(check.run(loaded, pack))
    except Exception as error:  # noqa: BLE001 - whatever broke, this document was not checked, and its author must know
        message = (
            f"check {check.code!r} broke down on this document ({type(error).__name__}: {error}); it is not a pass"
        )
        return (Finding(CRASHED, ("id",), message, "please report it with the document"),)
    return found if check.varies else tuple(replace(finding, severity=check.severity) for finding in found)
