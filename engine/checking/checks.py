"""Everything that is wrong with packs: what reading finds, and what the checks of their system find."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final, NamedTuple

from engine.checking.check import Check
from engine.checking.watching import Answers, NotingPack, remembered
from engine.systems import SYSTEMS
from schemas.diagnostics.diagnostics import Diagnostic, Finding, Location
from schemas.diagnostics.wording import listed
from schemas.kinds import PROSE
from schemas.lazy import Lazy
from schemas.packs.drafts import Memory
from schemas.packs.folders import MANIFEST_NAME
from schemas.packs.gather import Gatherer
from schemas.packs.packs import Loaded, Pack, read_packs
from schemas.packs.references import UNKNOWN
from schemas.systems import SystemName

CRASHED = "check-crashed"

PROSE_CHECKS: Final[Lazy[tuple[Check[...], ...]]] = Lazy("engine.checking.voices:PROSE_CHECKS")
DECK_CHECKS: Final[Lazy[tuple[Check[...], ...]]] = Lazy("engine.checking.decks:DECK_CHECKS")
LOOK_CHECKS: Final[Lazy[tuple[Check[...], ...]]] = Lazy("engine.checking.looks:LOOK_CHECKS")
SHARED: Final = {
    **dict.fromkeys(PROSE, PROSE_CHECKS),
    **dict.fromkeys(("deck", "card"), DECK_CHECKS),
    "look": LOOK_CHECKS,
}
"""The checks of kinds that all systems share, by kind; most commands read no prose."""

_Place = tuple[str, int, int]
"""Path, line and column."""


class Checked(NamedTuple):
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
    for document, answers in _documents(reading.packs, asked, gatherer):
        look = _remembered(document, answers, gatherer.memory)
        found.update(document.diagnostic(finding) for finding in look.findings)
        for at, codes in look.hindered.items():
            hindered[document.path.as_posix(), *document.places.at(at)] = codes
    read = {_with_hindered(diagnostic, hindered) for diagnostic in reading.diagnostics}
    return Checked(reading.packs, tuple(sorted(found | read)), reading.documents)


class _Asked(NamedTuple):
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
        return path if self.holds(path) else self.files.get(path.resolve())

    def holds(self, path: Path) -> bool:
        """Whether the caller asked for all that lies at a place."""
        whole = path.resolve()
        return any(whole.is_relative_to(folder) for folder in self.folders)


def _documents(packs: Sequence[Pack], asked: _Asked, gatherer: Gatherer) -> Iterator[tuple[Loaded, Answers]]:
    """Yield the documents asked for that can be checked, with paths as the caller gave them; and what packs answer."""
    for pack in packs:
        answers = Answers(pack)
        whole = asked.holds(pack.folder)
        for loaded in (_manifest(pack, gatherer), *pack.documents, *pack.checked_only):
            path = loaded.path if whole else asked.name(loaded.path)
            if path is not None:
                yield loaded if path is loaded.path else replace(loaded, path=path), answers


def checks_of(system: SystemName) -> tuple[Check[...], ...]:
    """Return the checks of a system's own documents in the order they run, none for one that has not begun."""
    found = SYSTEMS[system].checks if system in SYSTEMS else None
    return found() if found is not None else ()


def every_check() -> Iterator[Check[...]]:
    """Yield the checks of all systems, first those that they share."""
    for shared in dict.fromkeys(SHARED.values()):
        yield from shared()
    for system in SYSTEMS:
        yield from checks_of(system)


def document_findings(loaded: Loaded, pack: Pack) -> tuple[Finding, ...]:
    """Return what the checks of its kind find in one document, as far as they can run."""
    return _look(loaded, pack).findings


class _Look(NamedTuple):
    """What checks found in a document, and by the place of a name that names nothing which could not run for it."""

    findings: tuple[Finding, ...]
    hindered: Mapping[Location, tuple[str, ...]]


def _remembered(loaded: Loaded, answers: Answers, memory: Memory) -> _Look:
    key = (_look, id(loaded))  # what is kept holds the document too, so that no other has its id
    return remembered(memory, key, answers, lambda pack: (loaded, _look(loaded, pack)))[1]


def _look(loaded: Loaded, pack: Pack) -> _Look:
    findings: list[Finding] = []
    hindered: dict[Location, tuple[str, ...]] = {}
    shared = SHARED[loaded.kind]() if loaded.kind in SHARED else ()
    for check in (*shared, *checks_of(pack.manifest.system)):
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


def _manifest(pack: Pack, gatherer: Gatherer) -> Loaded:
    """Return the pack's own manifest as a document, for the checks of the pack as a whole."""
    path = pack.folder / MANIFEST_NAME
    [document, *_] = gatherer.text(path)[0].documents
    return Loaded("pack", pack.manifest.id, pack.manifest, document.data, path, document.places, pack.manifest.id)


def _run(check: Check[...], loaded: Loaded, pack: Pack) -> tuple[Finding, ...]:
    """Return what a check finds; a check that breaks down says so, and the others still run."""
    try:
        found = tuple(check.run(loaded, pack))
    except Exception as error:  # noqa: BLE001 - whatever broke, this document was not checked, and its author must know
        message = (
            f"check {check.code!r} broke down on this document ({type(error).__name__}: {error}); it is not a pass"
        )
        return (Finding(CRASHED, ("id",), message, "please report it with the document"),)
    return found if check.varies else tuple(replace(finding, severity=check.severity) for finding in found)
