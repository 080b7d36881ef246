"""From a folder to a workspace."""

from pathlib import Path

from schemas.diagnostics.flaws import Flaw, written
from schemas.edits.patch import Refused
from schemas.edits.swapping import undo_left_over
from schemas.packs.files import Disk, Files, why
from schemas.packs.folders import MANIFEST_NAME, is_pack, pack_files, unreadable
from schemas.reading.guard import MOST_BYTES
from schemas.reading.text import oversize
from studio.core.workspace import Workspace


def open_workspace(root: Path, files: Files | None = None) -> Workspace | Refused:
    """Return the pack in a folder, broken files and all, or why there is none to open.

    What a command that was killed left half written in it is put back first.
    """
    files = files or Disk()
    if not files.is_folder(root):
        return Refused(f"{root.as_posix()} is no folder")
    try:
        undo_left_over(root)
    except OSError as error:
        return Refused(f"{root.as_posix()} was left half written: {why(error)}")
    if not is_pack(root, files):
        return Refused(f"{root.as_posix()} is no pack: there is no {MANIFEST_NAME} in it")
    found, unread = read_files(root, files)
    return Workspace(root, found, found, unread=unread)


def read_files(root: Path, files: Files | None = None) -> tuple[dict[str, bytes], dict[str, str]]:
    """Return the YAML files of a pack by name, and of those that cannot be opened why."""
    files = files or Disk()
    found: dict[str, bytes] = {}
    unread: dict[str, str] = {}
    for path, flaw in pack_files(root, files):
        read = flaw or _read(path, files)
        if isinstance(read, Flaw):
            unread[written(path.relative_to(root).as_posix())] = read.message
        else:
            found[path.relative_to(root).as_posix()] = read
    return found, unread


def _read(path: Path, files: Files) -> bytes | Flaw:
    try:
        data = files.read(path)
    except OSError as error:
        return unreadable("file", error)
    return oversize(len(data)) if len(data) > MOST_BYTES else data
