"""A pack as one zip file, out and in. What comes in is looked through before anything of it is unpacked or written."""

import io
import shutil
import stat
import tempfile
import zipfile
import zlib
from collections.abc import Iterator, Mapping
from pathlib import Path, PurePosixPath

from schemas.edits.patch import Refused
from schemas.edits.writing import write_beside
from schemas.packs.files import why
from schemas.packs.folders import MANIFEST_NAME
from studio.core.workspace import Workspace

MOST_FILES = 2000
MOST_FILE_BYTES = 16 * 1024 * 1024
MOST_BYTES = 64 * 1024 * 1024
MOST_ZIP_MB = 66
"""Room for as many bytes as a pack may have, and for what a zip adds to each file."""
LONGEST_NAME = 200
ENTRY_MARK = b"PK\x01\x02"
TOO_MANY = f"the zip holds more than {MOST_FILES} files"
FIRST_DATE = (1980, 1, 1, 0, 0, 0)
FILE_MODE = (stat.S_IFREG | 0o644) << 16
METHODS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
RESERVED = frozenset({"con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(1, 10))})
"""Names that mean a device on Windows, with any suffix."""

Files = Mapping[str, bytes]


def pack_zip(workspace: Workspace) -> bytes | Refused:
    """Return the pack as it stands in memory, with its pictures and other files, as a zip; same pack, same bytes."""
    try:
        others = dict(_other_files(workspace))
        if reason := _too_large({name: path.stat().st_size for name, path in others.items()}, workspace):
            return Refused(reason)
        found = {name: path.read_bytes() for name, path in others.items()}
    except OSError as error:
        return Refused(_unreadable(error))
    return _zipped({**found, **workspace.files})


def zip_refusal(workspace: Workspace) -> str:
    """Return why a pack would not be packed into a zip, from the sizes of its files alone; "" when it would."""
    try:
        return _too_large({name: path.stat().st_size for name, path in _other_files(workspace)}, workspace)
    except OSError as error:
        return _unreadable(error)


def read_zip(data: bytes) -> Files | Refused:
    """Return the files of a pack in a zip by name, or why it is not let in. A folder round the pack is left out."""
    if len(data) > MOST_ZIP_MB * 1024 * 1024:
        return Refused(f"the file is larger than {MOST_ZIP_MB} MB")
    if data.count(ENTRY_MARK) > MOST_FILES * 4:  # before a list of a million entries is made
        return Refused(TOO_MANY)
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            entries = [entry for entry in archive.infolist() if not _is_folder(entry) and not _is_left_out(entry)]
            if reason := next(_objections(entries), ""):
                return Refused(reason)
            files = {entry.filename: _content(archive, entry) for entry in entries}
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError, ValueError, OSError):
        return Refused("the file is no zip file, or it is damaged")
    return _without_outer_folder(files)


def unpack(files: Files, folder: Path) -> Refused | None:
    """Write the files of a pack into a new folder, all or none; None when it is done."""
    beside = None
    try:
        if folder.exists() or folder.is_symlink():
            return Refused(f"there is a {folder.name} already; choose another name")
        beside = Path(tempfile.mkdtemp(prefix=f".{folder.name}.", dir=folder.parent))
        for name, data in sorted(files.items()):
            path = beside / name
            path.parent.mkdir(parents=True, exist_ok=True)
            write_beside(path, data).replace(path)
        beside.chmod(0o755)
        beside.replace(folder)
    except OSError as error:
        return Refused(f"{folder.name} could not be written: {why(error)}")
    finally:
        if beside is not None:
            shutil.rmtree(beside, ignore_errors=True)
    return None


def _other_files(workspace: Workspace) -> Iterator[tuple[str, Path]]:
    """Yield the files on disk that the workspace does not know, but no hidden ones and no links."""
    known = {*workspace.base, *workspace.files}
    for path in sorted(workspace.root.rglob("*")):
        place = path.relative_to(workspace.root)
        parents = [workspace.root / parent for parent in place.parents]
        hidden = any(part.startswith(".") for part in place.parts)
        linked = path.is_symlink() or any(parent.is_symlink() for parent in parents if parent != workspace.root)
        if not hidden and not linked and path.is_file() and place.as_posix() not in known:
            yield place.as_posix(), path


def _too_large(others: Mapping[str, int], workspace: Workspace) -> str:
    """Return why a pack with other files of these sizes would not be let in again; "" when it would."""
    for name in sorted({*others, *workspace.files}):
        if not _is_safe(name):
            return f"{name!a} is a name that would not be let in again"
    for name, size in others.items():
        if size > MOST_FILE_BYTES:
            return f"{name} is larger than {_megabytes(MOST_FILE_BYTES)} and would not be let in again"
    ours = [len(data) for data in workspace.files.values()]
    if len(others) + len(ours) > MOST_FILES or sum(others.values()) + sum(ours) > MOST_BYTES:
        return f"the pack has more than {MOST_FILES} files or {_megabytes(MOST_BYTES)}"
    return ""


def _unreadable(error: OSError) -> str:
    return f"the pack cannot be read: {why(error)}"


def _zipped(files: Files) -> bytes:
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_STORED) as archive:  # packers differ between systems, plain bytes not
        for name, data in sorted(files.items()):
            entry = zipfile.ZipInfo(name, FIRST_DATE)
            entry.external_attr = FILE_MODE
            entry.create_system = 3
            archive.writestr(entry, data)
    return stream.getvalue()


def _is_folder(entry: zipfile.ZipInfo) -> bool:
    """Whether an entry is a folder; one without a name, which is neither that nor a file, is not."""
    return entry.filename.endswith("/")


def _is_left_out(entry: zipfile.ZipInfo) -> bool:
    """Whether an entry is hidden, or is what systems add on their own; a way up is neither."""
    parts = PurePosixPath(entry.filename).parts
    hidden = any(part.startswith(".") or part == "__MACOSX" for part in parts)
    return hidden and not any(part.startswith("..") for part in parts)


def _objections(entries: list[zipfile.ZipInfo]) -> Iterator[str]:
    """Yield why a zip with such entries is not let in; nothing is unpacked for it."""
    if len(entries) > MOST_FILES:
        yield TOO_MANY
    if any(entry.file_size > MOST_FILE_BYTES for entry in entries):
        yield f"a file in the zip is larger than {_megabytes(MOST_FILE_BYTES)}"
    if sum(entry.file_size for entry in entries) > MOST_BYTES:
        yield f"the zip unpacks to more than {_megabytes(MOST_BYTES)}"
    for entry in entries:
        if not _is_plain(entry):
            yield f"the zip holds a link, or something locked or packed in an unusual way: {entry.filename!a}"
        if not _is_safe(entry.orig_filename):
            yield f"the zip holds a name that is not allowed in a pack: {entry.orig_filename!a}"
    names = sorted(entry.filename.casefold() for entry in entries)
    folders = {parent.as_posix() for name in names for parent in PurePosixPath(name).parents}
    if len({*names}) < len(names) or folders & {*names}:
        yield "the zip holds two files of the same name"


def _is_plain(entry: zipfile.ZipInfo) -> bool:
    kind = stat.S_IFMT(entry.external_attr >> 16)
    return kind in {0, stat.S_IFREG} and not entry.flag_bits & 0x1 and entry.compress_type in METHODS


def _is_safe(name: str) -> bool:
    """Whether a name stays inside the folder it is unpacked to, on every system."""
    parts = name.split("/")
    allowed = name.isprintable() and len(name) <= LONGEST_NAME and not set(name) & set('\\:*?"<>|')
    return allowed and all(_is_safe_part(part) for part in parts)


def _is_safe_part(part: str) -> bool:
    stem = part.partition(".")[0].rstrip(" ").casefold()
    return bool(part) and part[0] not in ". " and part[-1] not in ". " and stem not in RESERVED


def _content(archive: zipfile.ZipFile, entry: zipfile.ZipInfo) -> bytes:
    """Return what an entry unpacks to; raises `BadZipFile` when that is not what it says."""
    with archive.open(entry) as stream:
        data = stream.read(entry.file_size + 1)
    if len(data) != entry.file_size:
        raise zipfile.BadZipFile(entry.filename)
    return data


def _without_outer_folder(files: dict[str, bytes]) -> Files | Refused:
    """Return the files below the folder that holds the manifest, when all lie in it."""
    manifests = sorted((name for name in files if PurePosixPath(name).name == MANIFEST_NAME), key=len)
    outer = manifests[0].removesuffix(MANIFEST_NAME) if manifests else None
    if outer is None or not all(name.startswith(outer) for name in files):
        return Refused(f"the zip holds no pack: there is no {MANIFEST_NAME} at its top")
    return {name.removeprefix(outer): data for name, data in sorted(files.items())}


def _megabytes(count: int) -> str:
    return f"{count // (1024 * 1024)} MB"
