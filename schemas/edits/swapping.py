"""Many files put into a folder in one go: made beside their places first, then exchanged, and back if that fails.

What stood there is kept until all is in place. If the program is killed in between, a plan of the exchange is left
beside the files, and whoever opens or changes the folder next puts everything back first.
"""

import json
import os
import shutil
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from hashlib import sha256
from pathlib import Path, PurePosixPath
from typing import Final, NamedTuple

from pydantic import ConfigDict, TypeAdapter

from schemas.edits.writing import held, settle

PREFIX: Final = ".musterpress-"
SUFFIX: Final = ".part"
NEW, OLD, PLAN = "new", "old", "plan.json"
PLANS: Final = TypeAdapter(dict[str, tuple[str, str]], config=ConfigDict(defer_build=True))
"""A plan: names with the digests of what stood there and of what is to stand there; "" is nothing."""


class Held(NamedTuple):
    """A folder that nobody else of us changes meanwhile, and that nothing is left half in."""

    home: Path


@contextmanager
def changing(home: Path) -> Iterator[Held]:
    """Hold a folder, made if need be, while it is changed; what a killed program left half there is put back first.

    Raises:
        OSError: another process is changing it, or it cannot be made.
    """
    is_new = not home.exists()
    home.mkdir(parents=True, exist_ok=True)
    try:
        with held(home):
            _undo_all(home)
            yield Held(home)
    finally:
        if is_new:
            with suppress(OSError):
                home.rmdir()


def undo_left_over(home: Path) -> None:
    """Put back what a program that was killed had begun to exchange in a folder, if there is anything of the kind.

    Raises:
        OSError: it could not be put back, or another process is changing the folder right now.
    """
    if [*_left_over(home)]:
        with held(home):
            _undo_all(home)


def swap(folder: Held, files: Mapping[str, bytes], gone: tuple[str, ...] = ()) -> None:
    """Put files into a folder and take others away; all of it or nothing. Their permissions stay.

    Raises:
        OSError: it could not be done; then the folder is as it was.
    """
    home = folder.home
    beside = Path(tempfile.mkdtemp(prefix=PREFIX, suffix=SUFFIX, dir=home))
    try:
        plan = {name: (_kept(home, beside, name), sha256(data).hexdigest()) for name, data in files.items()}
        plan |= {name: (_kept(home, beside, name), "") for name in gone}
        for name, data in files.items():
            _make(beside / NEW / name, data, home / name)
        _make(beside / PLAN, json.dumps(plan).encode())
        for name, (_, digest) in plan.items():
            _exchange(home, beside, name, is_new=bool(digest))
        for place in sorted({(home / name).parent for name in files}):
            settle(place)
        (beside / PLAN).unlink()  # from here on it is done
    except BaseException:
        _undo(home, beside)
        shutil.rmtree(beside, ignore_errors=True)
        raise
    shutil.rmtree(beside, ignore_errors=True)


def _left_over(home: Path) -> Iterator[Path]:
    found = sorted(home.glob(f"{PREFIX}*{SUFFIX}"))
    return (beside for beside in found if beside.is_dir() and not beside.is_symlink())


def _undo_all(home: Path) -> None:
    for beside in _left_over(home):
        _undo(home, beside)
        shutil.rmtree(beside, ignore_errors=True)


def _kept(home: Path, beside: Path, name: str) -> str:
    """Keep a second name, or a copy, of a file that is to be exchanged, and return its digest, "" without a file."""
    place, kept = home / name, beside / OLD / name
    if not place.exists():
        return ""
    kept.parent.mkdir(parents=True, exist_ok=True)
    try:
        os.link(place, kept)
    except OSError:  # not every file system has second names
        shutil.copy2(place, kept)
    return sha256(kept.read_bytes()).hexdigest()


def _make(path: Path, data: bytes, place: Path | None = None) -> None:
    """Write a file that is safe on the disk, with the permissions of what stands in its place."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("xb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    if place is not None and place.exists():
        shutil.copymode(place, path)


def _exchange(home: Path, beside: Path, name: str, *, is_new: bool) -> None:
    place = home / name
    if is_new:
        place.parent.mkdir(parents=True, exist_ok=True)
        (beside / NEW / name).replace(place)
    else:
        place.unlink()


def _undo(home: Path, beside: Path) -> None:
    """Put everything back as a plan says; without a plan nothing was exchanged yet, or all of it.

    What somebody has changed since stays as it is.
    """
    for name, (old, new) in _planned(beside):
        place, kept = home / name, beside / OLD / name
        if old and kept.exists() and (_holds(place, new) if new else not place.exists()):
            kept.replace(place)
        elif not old:
            if not (beside / NEW / name).exists() and _holds(place, new):
                place.unlink()
            _clear(place.parent, home)
    with suppress(FileNotFoundError):
        (beside / PLAN).unlink()


def _clear(folder: Path, home: Path) -> None:
    """Remove folders that were made for files and are empty again."""
    with suppress(OSError):
        while folder != home:
            folder.rmdir()
            folder = folder.parent


def _planned(beside: Path) -> Iterator[tuple[str, tuple[str, str]]]:
    """Yield what a plan says; a plan is a file that anybody could write, so no name leads elsewhere."""
    try:
        plan = PLANS.validate_json((beside / PLAN).read_bytes() if (beside / PLAN).is_file() else b"")
    except (OSError, ValueError):
        return
    for name, digests in plan.items():
        place = PurePosixPath(name)
        inside = not place.is_absolute() and ".." not in place.parts and "\\" not in name and ":" not in name
        if inside and not any((beside.parent / parent).is_symlink() for parent in (place, *place.parents)):
            yield name, digests


def _holds(path: Path, digest: str) -> bool:
    return path.is_file() and sha256(path.read_bytes()).hexdigest() == digest
