"""Which folders are packs, which files belong to a pack, and which of them the caller asked for."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from schemas.diagnostics.diagnostics import Diagnostic, Flaw
from schemas.packs.drafts import PackDraft
from schemas.packs.files import Entry, Files, why
from schemas.reading.characters import told, unseen_places

MANIFEST_NAME = "pack.yaml"
MISNAMED_MANIFESTS = (
    "pack.yml",
    "pack.yaml",
    "pack.yaml.txt",
    "pack.yml.txt",
    "pack.txt",
    "pack.json",
    "manifest.yaml",
)
"""What a manifest is called by habit, in any case of letters."""

SUFFIXES = (".yaml", ".yml")
CALLED_TEXT = tuple(f"{suffix}.txt" for suffix in SUFFIXES)
OTHER_SUFFIXES = frozenset({"", ".txt", ".json", ".yam", ".yml_", ".ymal", ".yalm", ".ylm"})
"""What documents are given for a suffix by habit, or by an editor."""

BEGINS_AS_DOCUMENT = re.compile(rb"\A(?:#[^\n]*\n|---\n|\s)*\{?\s*[\"']?kind[\"']?\s*:")
OUTSIDE = "this is a link that leads out of the pack"
MISNAMED = ("unreadable-file", 0, 0, "the name of the file is not UTF-8", "give the file or its folder another name")
MAKES_ONE = "`musterpress new pack` makes one"


def is_pack(folder: Path, files: Files) -> bool:
    """Whether `folder` holds a `pack.yaml`."""
    return files.is_file(folder / MANIFEST_NAME)


def packs_at(path: Path, files: Files) -> tuple[tuple[Path, ...], tuple[Diagnostic, ...]]:
    """Return the pack folders meant by the folder `path`: itself or those in it. One that lacks a manifest is named."""
    if is_pack(path, files):
        return (path,), ()
    entries = listing(path, files)
    inner = [entry.path for entry in entries if entry.is_folder and not _is_hidden(entry)]
    packs = tuple(folder for folder in inner if is_pack(folder, files))
    if not packs:
        return (path,), ()
    strays = [folder for folder in inner if folder not in packs and _holds_yaml(folder, files)]
    loose = [entry.path for entry in entries if _is_yaml(entry)]
    return (*packs, *strays), tuple(no_pack_around(file) for file in loose)


def listing(folder: Path, files: Files) -> tuple[Entry, ...]:
    """Return what lies in `folder`, () when it cannot be listed."""
    try:
        return files.entries(folder)
    except OSError:
        return ()


def unreadable(what: str, error: OSError) -> Flaw:
    """Return the flaw of a file or folder that the system refuses to read."""
    return Flaw("unreadable-file", 0, 0, f"the {what} cannot be read: {why(error)}")


def pack_around(file: Path, files: Files) -> Path | None:
    """Return the nearest folder above `file` that is a pack, or None."""
    above = (Path.cwd() / file).parents
    return next((folder for folder in above if is_pack(folder, files)), None)


def pack_files(folder: Path, files: Files) -> Iterator[tuple[Path, Flaw | None]]:
    """Yield the YAML files below a pack folder in a fixed order, with the flaw of those that may not be read."""
    inside = folder.resolve()
    waiting = [folder]
    while waiting:
        current = waiting.pop(0)
        try:
            entries = [entry for entry in files.entries(current) if not _is_hidden(entry)]
        except OSError as error:
            yield current, unreadable("folder", error)
            continue
        waiting += [entry.path for entry in entries if entry.is_folder and not entry.is_link]
        for entry in entries:
            if entry.is_link and not _resolved(entry.path).is_relative_to(inside):
                if entry.is_folder or _is_yaml(entry):
                    yield entry.path, Flaw("outside-pack", 0, 0, OUTSIDE, "copy it into the pack")
            elif _is_yaml(entry):  # first, since nearly all are
                yield entry.path, None if _is_plain(entry.path) else _misnamed(entry.path.relative_to(folder))
            elif _is_called_text(entry):
                yield entry.path, _called_text(entry.path.name)
            elif _is_called_otherwise(entry, files):
                yield entry.path, _called_otherwise(entry.path)


def no_pack_around(file: Path) -> Diagnostic:
    """Return the diagnostic of a YAML file that lies in no pack."""
    message = f"the file lies in no pack: there is no {MANIFEST_NAME} in its folder or above"
    return Flaw("missing-manifest", 0, 0, message, MAKES_ONE).diagnostic(file.as_posix())


def no_manifest(folder: Path, files: Files) -> Diagnostic:
    """Return the diagnostic of a folder without a manifest."""
    misnamed = _misnamed_manifest(folder, files)
    if misnamed is not None and misnamed.name == MANIFEST_NAME:
        message = "the manifest of the pack is a device or a pipe, and no file"
        return Flaw("unreadable-file", 0, 0, message, "put a file in its place").diagnostic(misnamed.as_posix())
    if misnamed is not None:
        message = f"the manifest of a pack is called `{MANIFEST_NAME}`, and this file `{misnamed.name}`"
        return Flaw("missing-manifest", 0, 0, message, f"call it `{MANIFEST_NAME}`").diagnostic(misnamed.as_posix())
    if _holds_yaml(folder, files):
        message = f"the folder has no {MANIFEST_NAME}, so nobody knows what its files belong to"
        return Flaw("missing-manifest", 0, 0, message, MAKES_ONE).diagnostic((folder / MANIFEST_NAME).as_posix())
    return Flaw("empty-folder", 0, 0, "there is no pack in this folder", MAKES_ONE).diagnostic(folder.as_posix())


def _misnamed_manifest(folder: Path, files: Files) -> Path | None:
    """Return the file that was probably meant to be the manifest of a folder without one, or None."""
    names = {entry.path.name.lower(): entry.path for entry in listing(folder, files) if not entry.is_folder}
    return next((names[name] for name in MISNAMED_MANIFESTS if name in names), None)


def _holds_yaml(folder: Path, files: Files) -> bool:
    return any(True for _found in pack_files(folder, files))


def _is_yaml(entry: Entry) -> bool:
    return not entry.is_folder and entry.name.lower().endswith(SUFFIXES)


def _is_called_text(entry: Entry) -> bool:
    """Whether a document was given the suffix of a text, as editors do that hide it."""
    return not entry.is_folder and entry.name.lower().endswith(CALLED_TEXT)


def _called_text(name: str) -> Flaw:
    right = name[: -len(".txt")]
    message = f"nothing in {name} is read: it ends in .txt, though your editor or your system may not show it"
    return Flaw(
        "not-a-yaml-file", 0, 0, message, f"name it {right}, or {right.partition('.')[0]}.txt if it is no document"
    )


def _is_called_otherwise(entry: Entry, files: Files) -> bool:
    """Whether a file begins as a document does, and has the suffix of something else."""
    if entry.is_folder or entry.path.suffix.lower() not in OTHER_SUFFIXES:
        return False
    try:
        return BEGINS_AS_DOCUMENT.match(files.read(entry.path)) is not None
    except OSError:
        return False


def _called_otherwise(path: Path) -> Flaw:
    ending = f"ends in {path.suffix}" if path.suffix else "has no ending"
    message = f"{path.name} begins as a document does, and is not read, since its name {ending}"
    return Flaw("not-a-yaml-file", 0, 0, message, f"name it {path.stem}.yaml")


def _is_text(path: Path) -> bool:
    """Whether a path can be written down: names on disk may be any bytes."""
    return not any("\ud800" <= sign <= "\udfff" for sign in str(path))


def _is_plain(path: Path) -> bool:
    """Whether all of a path is letters and signs of English, as nearly always."""
    name = str(path)
    return name.isascii() and name.isprintable()


def _misnamed(path: Path) -> Flaw | None:
    """Return what is wrong with the name of a file or its folders, or None."""
    if not _is_text(path):
        return Flaw(*MISNAMED)
    name = str(path)
    signs = {name[at]: None for at in unseen_places(name)}
    if not signs:
        return None
    message = f"the name of the file holds {', '.join(told(sign) for sign in signs)}, which cannot be seen"
    return Flaw("unseen-character", 0, 0, message, "give the file or its folder another name")


def _is_hidden(entry: Entry) -> bool:
    return entry.name.startswith(".")


def _resolved(path: Path) -> Path:
    """Return where the link `path` leads; itself when it leads in a circle."""
    try:
        return path.resolve()
    except (OSError, RuntimeError):
        return path


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
