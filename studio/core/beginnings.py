"""Where a pack comes from: opened where it lies, begun anew, a copy of a shipped one, or out of a zip file."""

from pathlib import Path

from engine.paths import CONTENT
from schemas.edits.patch import Refused
from schemas.packs.modelines import with_schemas
from schemas.starters import SCHEMA_FOLDER, STARTER_PACKS, identifier, kind_called, starter
from schemas.systems import System
from studio.core.archive import Files, pack_zip, read_zip, unpack
from studio.core.opening import open_workspace
from studio.serving.launch import author_folder


def systems() -> tuple[System, ...]:
    """Return the systems for which a pack can be begun."""
    return tuple(STARTER_PACKS)


def begin(folder: Path, system: System) -> Refused | None:
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


def _placed(files: Files, folder: Path) -> Refused | None:
    return unpack(with_schemas(files), folder)
