"""Files written whole or not at all, and safe from a crash; and folders that one process at a time may change."""

import os
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from errno import EACCES, EAGAIN, EBUSY, EDEADLK
from pathlib import Path
from typing import Final

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


PATIENCE_S = 10.0
PAUSE_S: Final = 0.05
TAKEN: Final = frozenset({EACCES, EAGAIN, EDEADLK})
BUSY: Final = "another Musterpress is writing there; wait until it has finished, and do it again"


@contextmanager
def held(folder: Path) -> Iterator[None]:
    """Hold a folder that is there; who else asks for it waits a while.

    Raises:
        OSError: another process holds it, still after that time, or it cannot be opened.
    """
    with _opened(folder) as handle:
        until = time.monotonic() + PATIENCE_S
        while not _taken(handle):
            if time.monotonic() >= until:
                raise OSError(EBUSY, BUSY, str(folder))
            time.sleep(PAUSE_S)
        yield


def _taken(handle: int) -> bool:
    """Return whether the hold is ours now; on a file system that has none, everybody's is."""
    try:
        _lock(handle)
    except OSError as error:
        return error.errno not in TAKEN
    return True


if sys.platform == "win32":
    import msvcrt

    LOCK_NAME: Final = ".musterpress.lock"

    @contextmanager
    def _opened(folder: Path) -> Iterator[int]:
        """Open a file in a folder, since folders cannot be locked there; whoever is the last takes it away."""
        path = folder / LOCK_NAME
        handle = os.open(path, os.O_RDWR | os.O_CREAT)
        try:
            yield handle
        finally:
            os.close(handle)
            with suppress(OSError):
                path.unlink()

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    @contextmanager
    def _opened(folder: Path) -> Iterator[int]:
        handle = os.open(folder, os.O_RDONLY)
        try:
            yield handle
        finally:
            os.close(handle)

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
