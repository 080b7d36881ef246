"""Files written whole or not at all, and safe from a crash: first beside their place, then put there in one step."""

import os
import tempfile
from pathlib import Path

NEW_FILE_MODE = 0o644


def write_beside(path: Path, data: bytes) -> Path:
    """Return a hidden file beside `path` that holds `data`, safe on the disk. Raises `OSError` and leaves nothing."""
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".part", dir=path.parent)
    part = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        part.chmod(NEW_FILE_MODE)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    return part


def put_in_place(part: Path, path: Path) -> None:
    """Let `part` become the file `path` in one step, whatever stood there. Raises `OSError`."""
    part.replace(path)
    settle(path.parent)


def settle(folder: Path) -> None:
    """Wait until the names in a folder are safe on the disk, where the system can."""
    if not hasattr(os, "O_DIRECTORY"):
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    except OSError:
        return  # some file systems cannot; the file itself is safe
    finally:
        os.close(handle)


def sweep(path: Path) -> None:
    """Remove what a process that was killed left beside `path` on its way. Raises `OSError`."""
    if path.parent.is_dir():
        for part in sorted(path.parent.glob(f".{_literal(path.name)}.*.part")):
            part.unlink(missing_ok=True)


def _literal(name: str) -> str:
    return "".join(f"[{one}]" if one in "*?[" else one for one in name)
