"""Many files put into a folder in one go: made beside their places first, then exchanged, and back if that fails.

What stands in the way is kept until all is in place. If the program is killed in between, a plan of the exchange is
left beside the files, and whoever writes there next puts everything back first.
"""

import json
import os
import shutil
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import suppress
from hashlib import sha256
from pathlib import Path, PurePosixPath
from typing import Final

from schemas.edits.writing import settle

PREFIX: Final = ".musterpress-"
SUFFIX: Final = ".part"
NEW, OLD, PLAN = "new", "old", "plan.json"


def swap(home: Path, files: Mapping[str, bytes], gone: tuple[str, ...] = ()) -> None:
    """Put files into a folder, made if need be, and take others away; all of it or nothing.

    Raises:
        OSError: it could not be done; then the folder is as it was.
    """
    is_new = not home.exists()
    home.mkdir(parents=True, exist_ok=True)
    beside = Path(tempfile.mkdtemp(prefix=PREFIX, suffix=SUFFIX, dir=home))
    try:
        for name, data in files.items():
            _make(beside / NEW / name, data)
        plan = {**{name: sha256(data).hexdigest() for name, data in files.items()}, **dict.fromkeys(gone, "")}
        _make(beside / PLAN, json.dumps(plan).encode())
        for name, digest in plan.items():
            _exchange(home, beside, name, is_new=bool(digest))
        settle(home)
        (beside / PLAN).unlink()  # from here on it is done
    except BaseException:
        _undo(home, beside)
        _clear(beside, home if is_new else None)
        raise
    _clear(beside, None)


def _clear(beside: Path, home: Path | None) -> None:
    """Remove what was made beside the files, and the folder that was made for them and is empty again."""
    shutil.rmtree(beside, ignore_errors=True)
    if home is not None:
        with suppress(OSError):
            home.rmdir()


def undo_left_over(home: Path) -> None:
    """Put back what a program that was killed had begun to exchange in a folder. Raises `OSError`."""
    for beside in sorted(home.glob(f"{PREFIX}*{SUFFIX}")):
        if beside.is_dir() and not beside.is_symlink():
            _undo(home, beside)
            shutil.rmtree(beside, ignore_errors=True)


def _make(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("xb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def _exchange(home: Path, beside: Path, name: str, *, is_new: bool) -> None:
    place, kept = home / name, beside / OLD / name
    if place.exists():
        kept.parent.mkdir(parents=True, exist_ok=True)
        place.rename(kept)
    if is_new:
        place.parent.mkdir(parents=True, exist_ok=True)
        (beside / NEW / name).rename(place)


def _undo(home: Path, beside: Path) -> None:
    """Put everything back as a plan says; without a plan nothing was exchanged yet, or all of it."""
    for name, digest in _planned(beside):
        place, kept = home / name, beside / OLD / name
        if kept.exists():
            kept.replace(place)
        elif not (beside / NEW / name).exists() and _holds(place, digest):
            place.unlink()
    with suppress(FileNotFoundError):
        (beside / PLAN).unlink()


def _planned(beside: Path) -> Iterator[tuple[str, str]]:
    """Yield the names and digests of a plan; a plan is a file that anybody could write, so no name leads elsewhere."""
    try:
        plan = json.loads((beside / PLAN).read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return
    for name, digest in plan.items() if isinstance(plan, dict) else ():
        place = PurePosixPath(name)
        inside = not place.is_absolute() and ".." not in place.parts and "\\" not in name and ":" not in name
        if inside and not any((beside.parent / parent).is_symlink() for parent in (place, *place.parents)):
            yield name, str(digest)


def _holds(path: Path, digest: str) -> bool:
    return path.is_file() and sha256(path.read_bytes()).hexdigest() == digest
