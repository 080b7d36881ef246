"""Disks that fail: folders that may not be written to, disks that are full; and what lies on one."""

import os
import resource
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def on_disk(root: Path) -> dict[str, bytes]:
    """Return the files below a folder by name."""
    return {path.relative_to(root).as_posix(): path.read_bytes() for path in root.rglob("*") if path.is_file()}


@contextmanager
def public_folder() -> Iterator[Path]:
    """A new folder that every user of the machine may enter and write to."""
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o777)
    try:
        yield folder
    finally:
        for path in (path for path in folder.rglob("*") if path.is_dir()):
            path.chmod(0o777)
        shutil.rmtree(folder)


@contextmanager
def nobody() -> Iterator[None]:
    """Do what follows without the rights of root."""
    before = os.geteuid()
    if before == 0:
        os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(before)


@contextmanager
def disk_with(size: int) -> Iterator[None]:
    """Let no file grow past `size` bytes, as if the disk were full then."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
