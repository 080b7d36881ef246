"""Revisions of a pack that lies in a git repository: its files as they were committed, read and never written.

Git is asked by its own program, with a fixed list of words and never through a shell. It runs nothing of the
repository's own: it is asked for names and contents alone, and may fetch nothing from elsewhere.
"""

import os
import shutil
import subprocess
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from engine.experiments.records.orders import RecordError
from engine.experiments.records.states import MOST_FILES, MOST_STATE_BYTES, inside
from schemas.packs.files import Disk
from schemas.packs.folders import MANIFEST_NAME, SUFFIXES, pack_files

REVISION: Final = "git:"
"""How the name of a state begins that is a revision: `git:HEAD~1`, `git:v1.2`."""

LONGEST: Final = 200
PATIENCE_S: Final = 60
REGULAR: Final = frozenset({"100644", "100755"})
NO_PROTOCOL: Final = "none"


class _Blob(NamedTuple):
    """A file of a revision: its name below the folder that was asked about, what it is found by, and its bytes."""

    name: str
    digest: str
    size: int


def is_revision(name: str) -> bool:
    """Return whether the name of a state is that of a revision."""
    return name.startswith(REVISION)


def changes_at(folder: Path, name: str) -> dict[Path, bytes | None]:
    """Return what makes the pack in a folder what it was at a revision: bytes by path, None for what was not there.

    Nothing is written, and what is not committed counts for nothing.

    Raises:
        RecordError: there is no git, no repository, no such revision, no pack in that folder then, or a file of it is
            lost in the repository.
    """
    revision = name.removeprefix(REVISION)
    if not revision or len(revision) > LONGEST or not revision.isprintable() or revision.startswith("-"):
        raise RecordError(f"{name!r} is no revision; write {REVISION}HEAD~1, or a tag, a branch or a commit after it")
    _refuse_outside(folder)
    found = _git(folder, "rev-parse", "--verify", "--quiet", f"{revision}^{{commit}}")
    if found.returncode:
        raise RecordError(f"there is no revision {revision!r} in the repository of {folder}")
    blobs = [*_listed(folder, found.stdout.decode("ascii").strip())]
    if MANIFEST_NAME not in {each.name for each in blobs}:
        raise RecordError(f"{folder} held no pack at {name}: there was no {MANIFEST_NAME}")
    now: dict[Path, bytes | None] = dict.fromkeys(path for path, _ in pack_files(folder, Disk()))
    return now | {folder / blob.name: data for blob, data in _contents(folder, blobs)}


def _refuse_outside(folder: Path) -> None:
    found = _git(folder, "rev-parse", "--show-prefix")
    if found.returncode:
        why = next(iter(found.stderr.decode("utf-8", "replace").splitlines()), "").removeprefix("fatal: ")
        raise RecordError(f"{folder} lies in no git repository that can be read: {why}")


def _listed(folder: Path, commit: str) -> Iterator[_Blob]:
    """Yield the files of a pack at a commit: regular ones that packs are made of, none that leads out of it.

    Raises:
        RecordError: they are too many, or too much, or one of them is lost.
    """
    blobs = [blob for line in _asked(folder, "ls-tree", "-r", "-l", "-z", commit).split(b"\0") for blob in _blob(line)]
    if len(blobs) > MOST_FILES or sum(each.size for each in blobs) > MOST_STATE_BYTES:
        raise RecordError(f"no pack: more than {MOST_FILES:,} files or {MOST_STATE_BYTES:,} bytes lie there")
    yield from blobs


def _blob(line: bytes) -> Iterator[_Blob]:
    about, _, path = line.partition(b"\t")
    name = path.decode("utf-8", "replace")
    if not name.lower().endswith(SUFFIXES):
        return
    mode, _, digest, size = about.decode("ascii").split()
    try:
        inside(name)
    except ValueError:
        return
    if mode in REGULAR:
        if not size.isdecimal():
            raise _lost(name)
        yield _Blob(name, digest, int(size))


def _contents(folder: Path, blobs: Iterable[_Blob]) -> Iterator[tuple[_Blob, bytes]]:
    """Yield files with their bytes, as git writes them one after another: a line about each, then itself.

    Raises:
        RecordError: one of them is lost.
    """
    wanted = [*blobs]
    said = _asked(folder, "cat-file", "--batch", asked="".join(f"{each.digest}\n" for each in wanted).encode("ascii"))
    at = 0
    for blob in wanted:
        about = said[at : max(at, said.find(b"\n", at))]
        if not about.endswith(b" blob %d" % blob.size):
            raise _lost(blob.name)
        at += len(about) + 1
        yield blob, said[at : at + blob.size]
        at += blob.size + 1


def _lost(name: str) -> RecordError:
    return RecordError(f"{name} of that revision is lost: it is not in the repository any more, or damaged there")


def _asked(folder: Path, *words: str, asked: bytes = b"") -> bytes:
    found = _git(folder, *words, asked=asked)
    if found.returncode:
        why = found.stderr.decode("utf-8", "replace").strip()
        raise RecordError(f"git cannot say what {folder} was: {why}")
    return found.stdout


def _git(folder: Path, *words: str, asked: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """Return what git answers about a folder."""
    program = shutil.which("git")
    if program is None:
        raise RecordError("there is no git on this machine, and only git knows revisions")
    told = ("-c", "core.fsmonitor=false", *words)
    try:
        return subprocess.run(  # noqa: S603 - git, with words of our own and a revision that is no option
            [program, "-C", str(folder), *told],
            input=asked,
            capture_output=True,
            check=False,
            timeout=PATIENCE_S,
            env=_surroundings(),
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise RecordError(f"git cannot be asked: {error}") from error


def _surroundings() -> Mapping[str, str]:
    """Return the environment without what would lead git elsewhere, and with what keeps it here."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("GIT_")}
    alone = {"GIT_ALLOW_PROTOCOL": NO_PROTOCOL, "GIT_TERMINAL_PROMPT": "0", "GIT_OPTIONAL_LOCKS": "0"}
    return {**kept, **alone, "GIT_NO_LAZY_FETCH": "1", "LC_ALL": "C"}
