"""A workspace on its way to the disk: only what changed, never over someone else's work, each file whole or not."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from shutil import copymode

from schemas.edits.writing import put_in_place, settle, sweep, write_beside
from schemas.packs.files import why
from schemas.reading.compose import MOST_BYTES
from studio.core.opening import read_files
from studio.core.workspace import Contents, Workspace


@dataclass(frozen=True)
class Conflict:
    """A file that another program changed on disk: as the author has it, as it is there, as both began; None: gone."""

    name: str
    ours: bytes | None
    theirs: bytes | None
    base: bytes | None


@dataclass(frozen=True)
class Failure:
    """A file that could not be saved, and why. It is on disk as it was, and in the workspace as it is."""

    name: str
    message: str


@dataclass(frozen=True)
class Saving:
    """What came of a save: the workspace after it, the names that were written, what was asked and what went wrong."""

    workspace: Workspace
    written: tuple[str, ...] = ()
    conflicts: tuple[Conflict, ...] = ()
    failures: tuple[Failure, ...] = ()


def save(workspace: Workspace) -> Saving:
    """Write what changed. With a conflict or a failure before the first file is in place, nothing is written."""
    names = workspace.dirty()
    parts: dict[str, Path] = {}
    written: list[str] = []
    name = ""
    try:
        if not workspace.root.is_dir():
            return Saving(workspace, failures=(Failure("", gone(workspace.root)),))
        conflicts: tuple[Conflict, ...] = ()
        for name in names:
            conflicts += tuple(_conflicts(workspace, (name,)))
        if conflicts:
            return Saving(workspace, conflicts=conflicts)
        for name in names:
            if (data := workspace.files.get(name)) is not None:
                parts[name] = _prepare(workspace, name, data)
        for name in names:
            if conflicts := tuple(_conflicts(workspace, (name,))):
                break
            _finish(workspace, name, parts.get(name))
            written.append(name)
    except OSError as error:
        return _saving(workspace, written, failures=(Failure(name, sentence(name, error)),))
    finally:
        for part in parts.values():
            part.unlink(missing_ok=True)
    return _saving(workspace, written, conflicts)


def changes_on_disk(workspace: Workspace) -> tuple[Conflict, ...]:
    """Return the files that another program, or another session, has changed since they were read or saved.

    Of a pack whose folder is gone there are none: that is one question, not one for each of its files.
    """
    if not workspace.root.is_dir():
        return ()
    found, unread = read_files(workspace.root)
    names = sorted({*found, *workspace.base} - unread.keys())
    changed = [name for name in names if found.get(name) != workspace.base.get(name)]
    return tuple(
        Conflict(name, workspace.files.get(name), found.get(name), workspace.base.get(name)) for name in changed
    )


def gone(root: Path) -> str:
    """Return what to do about a pack whose folder is not there any more."""
    return f"The folder {root.as_posix()} is gone; nothing is lost: put it back and save, or export the pack as a zip"


def sentence(name: str, error: OSError) -> str:
    """Return what went wrong with a file, for its author."""
    return f"{name} could not be saved: {why(error)}; nothing in it is lost"


def _saving(
    workspace: Workspace,
    written: Iterable[str],
    conflicts: tuple[Conflict, ...] = (),
    failures: tuple[Failure, ...] = (),
) -> Saving:
    names = tuple(written)
    on_disk: Contents = {name: workspace.files.get(name) for name in names}
    return Saving(workspace.with_base(on_disk), names, conflicts, failures)


def _conflicts(workspace: Workspace, names: Iterable[str]) -> Iterator[Conflict]:
    for name in names:
        ours, theirs, base = workspace.files.get(name), _on_disk(workspace.root / name), workspace.base.get(name)
        if theirs not in {base, ours}:
            yield Conflict(name, ours, theirs, base)


def _on_disk(path: Path) -> bytes | None:
    """Return what a file holds, None when there is none; a few bytes more than can be opened, of a larger one.

    Raises:
        OSError: there is something that cannot be read.
    """
    try:
        with path.open("rb") as stream:
            return stream.read(MOST_BYTES + 1)
    except (FileNotFoundError, NotADirectoryError):
        return None


def _prepare(workspace: Workspace, name: str, data: bytes) -> Path:
    path = _inside(workspace, name)
    path.parent.mkdir(parents=True, exist_ok=True)
    sweep(path)
    part = write_beside(path, data)
    if path.exists():
        copymode(path, part)
    return part


def _finish(workspace: Workspace, name: str, part: Path | None) -> None:
    path = _inside(workspace, name)
    if part is not None:
        put_in_place(part, path)
        return
    path.unlink(missing_ok=True)
    settle(path.parent)


def _inside(workspace: Workspace, name: str) -> Path:
    """Return where a file really lies. Raises `OSError` when that is not inside the pack."""
    path = (workspace.root / name).resolve()
    if not path.is_relative_to(workspace.root.resolve()):
        raise PermissionError(f"{name} leads out of the pack")
    return path
