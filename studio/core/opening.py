"""Where a pack comes from: opened where it lies, begun anew, a copy of a shipped one, or out of a zip file."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from engine.paths import CONTENT
from schemas.diagnostics.diagnostics import Flaw, written
from schemas.edits.patch import Refused
from schemas.edits.swapping import undo_left_over
from schemas.packs.files import Disk, Files, why
from schemas.packs.folders import MANIFEST_NAME, is_pack, pack_files, unreadable
from schemas.packs.starters import SCHEMA_FOLDER, STARTER_PACKS, identifier, kind_called, starter, with_schemas
from schemas.reading.compose import MOST_BYTES
from schemas.reading.text import oversize
from schemas.systems import SystemName
from studio.core.archive import pack_zip, read_zip, unpack
from studio.core.workspace import Workspace

FOLDER: Final = "MUSTERPRESS_FOLDER"
"""The variable with the folder that the author started the studio in; the server stands in an empty one."""


def author_folder() -> Path:
    """Return the folder that the author started the studio in, from which paths without a beginning are meant."""
    return Path(os.environ.get(FOLDER) or Path.cwd())


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


def systems() -> tuple[SystemName, ...]:
    """Return the systems for which a pack can be begun."""
    return tuple(STARTER_PACKS)


def begin(folder: Path, system: SystemName) -> Refused | None:
    """Write a small valid pack into a new folder; None when it is there."""
    files: dict[str, bytes] = {}
    for name, place in STARTER_PACKS[system]:
        kind = kind_called(name, system)
        if kind is not None:
            way = "/".join([".."] * place.count("/") + [SCHEMA_FOLDER])
            files[place] = starter(kind, folder / place, way, system).encode()
    return _placed(files, folder)


def copy_shipped(name: str, folder: Path) -> Refused | None:
    """Write a copy of a shipped pack into a new folder; None when it is there."""
    workspace = open_workspace(CONTENT / name)
    packed = workspace if isinstance(workspace, Refused) else pack_zip(workspace)
    return packed if isinstance(packed, Refused) else unzip(packed, folder)


def unzip(data: bytes, folder: Path) -> Refused | None:
    """Write the pack in a zip file into a new folder; None when it is there."""
    files = read_zip(data)
    return files if isinstance(files, Refused) else _placed(files, folder)


def folder_called(path: str) -> Path | Refused:
    """Return the folder an author means by a path, there or still to be made in one that is; or why it cannot be."""
    words = path.strip()
    if not words:
        return Refused("say in which folder")
    if not words.isprintable():
        return Refused("the folder has signs that cannot stand in a path")
    try:
        folder = author_folder() / Path(words).expanduser()
    except RuntimeError:
        return Refused(f"there is no folder {Path(words).parts[0]}")
    if not folder.parent.is_dir():
        return Refused(f"there is no folder {folder.parent.as_posix()}")
    return folder


def suggested(title: str, beside: Path) -> Path:
    """Return a folder that is not there yet, named after a title, beside another one."""
    name = identifier(title)
    numbered = (name if number == 1 else f"{name}_{number}" for number in range(1, 1000))
    return next(beside / one for one in numbered if not (beside / one).exists())


def _placed(files: Mapping[str, bytes], folder: Path) -> Refused | None:
    return unpack(with_schemas(files), folder)
