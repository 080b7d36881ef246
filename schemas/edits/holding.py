"""A folder held by one process at a time, for as long as it changes what lies there.

The system gives the hold back when a process ends, however it ends.
"""

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from errno import EACCES, EAGAIN, EBUSY, EDEADLK
from pathlib import Path
from typing import Final

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
