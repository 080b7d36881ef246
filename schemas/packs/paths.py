"""What the caller asked for: pack folders, folders of packs, single files."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from schemas.diagnostics.diagnostics import Diagnostic
from schemas.diagnostics.flaws import Flaw
from schemas.packs.drafts import PackDraft
from schemas.packs.files import Files
from schemas.packs.folders import MANIFEST_NAME, SUFFIXES, no_pack_around, pack_around, packs_at


@dataclass
class Wanted:
    """The pack folders to read; `single` holds, by folder, the files of those asked for by the file."""

    folders: list[Path] = field(default_factory=list)
    single: dict[Path, dict[Path, Path]] = field(default_factory=dict)
    diagnostics: list[Diagnostic] = field(default_factory=list)

    def reported(self, draft: PackDraft) -> Iterator[Diagnostic]:
        """Yield the diagnostics of a pack that were asked for, with paths as the caller gave them.

        What is wrong with the manifest counts for every file: without it, the file itself may not have been looked at.
        """
        files = self.single.get(draft.folder)
        for diagnostic in draft.all_diagnostics():
            if files is None:
                yield diagnostic
            elif Path(diagnostic.path) in files:
                yield replace(diagnostic, path=files[Path(diagnostic.path)].as_posix())
            elif Path(diagnostic.path) == draft.folder / MANIFEST_NAME:
                yield replace(diagnostic, path=_from_here(Path(diagnostic.path)).as_posix())

    def count(self, draft: PackDraft) -> int:
        """Return how many documents of a pack were asked for."""
        files = self.single.get(draft.folder)
        return draft.count if files is None else len(files)


def _from_here(path: Path) -> Path:
    """Return `path` as seen from the working folder where it lies below that."""
    return path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path


def wanted_packs(paths: Sequence[Path], files: Files) -> Wanted:
    """Return the packs meant by `paths`, each once; a whole pack goes before single files of it."""
    wanted = Wanted()
    for path in paths:
        if files.is_folder(path):
            _want_folder(wanted, path, files)
    whole = {folder.resolve() for folder in wanted.folders}
    for path in paths:
        if not files.is_folder(path):
            _want_file(wanted, path, files, whole)
    return wanted


def _want_folder(wanted: Wanted, path: Path, files: Files) -> None:
    folders, diagnostics = packs_at(path, files)
    known = {folder.resolve() for folder in wanted.folders}
    wanted.folders += [folder for folder in folders if folder.resolve() not in known]
    wanted.diagnostics += diagnostics


def _want_file(wanted: Wanted, path: Path, files: Files, whole: set[Path]) -> None:
    if not files.is_file(path):
        wanted.diagnostics.append(
            Flaw("no-such-path", 0, 0, "there is no such file or folder").diagnostic(path.as_posix())
        )
    elif path.suffix.lower() not in SUFFIXES:
        message = "only .yaml and .yml files can be read"
        wanted.diagnostics.append(Flaw("not-a-yaml-file", 0, 0, message).diagnostic(path.as_posix()))
    elif (folder := pack_around(path, files)) is None:
        wanted.diagnostics.append(no_pack_around(path))
    elif folder.resolve() not in whole:
        if folder not in wanted.single:
            wanted.folders.append(folder)
        wanted.single.setdefault(folder, {})[Path.cwd() / path] = path
