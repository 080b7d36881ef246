"""Where the bytes of packs come from: the disk, or the disk with some files changed in memory."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import NamedTuple, Protocol

from schemas.reading.compose import MOST_BYTES


class Entry(NamedTuple):
    """One entry of a folder."""

    path: Path
    is_folder: bool
    is_link: bool = False

    @property
    def name(self) -> str:
        """Return what it is called in its folder."""
        return self.path.name


class Files(Protocol):
    """What the reader asks of a file system. Paths are as the caller gave them, or below one of those."""

    def entries(self, folder: Path) -> tuple[Entry, ...]:
        """Return what lies in `folder`, sorted by path. Raises `OSError` when it cannot be listed."""

    def read(self, path: Path) -> bytes:
        """Return the bytes of a file, or a few more than the limit when it is larger. Raises `OSError`."""

    def is_folder(self, path: Path) -> bool:
        """Whether there is a folder at `path`."""

    def is_file(self, path: Path) -> bool:
        """Whether there is a regular file at `path`."""


def why(error: OSError) -> str:
    """Return why the system refused, in words that end a sentence: `permission denied`."""
    return (error.strerror or str(error)).lower()


class Disk:
    """The file system."""

    def entries(self, folder: Path) -> tuple[Entry, ...]:
        """Return what lies in `folder`; links to folders count as folders. Raises `OSError`."""
        with os.scandir(folder) as found:
            entries = [Entry(folder / one.name, _is_folder(one), one.is_symlink()) for one in found]
        return tuple(sorted(entries, key=_name))

    def read(self, path: Path) -> bytes:
        """Return the bytes of a regular file; a device or a pipe is refused unread."""
        if not path.is_file():
            raise OSError("not a regular file")
        with path.open("rb") as stream:
            return stream.read(MOST_BYTES + 1)

    def is_folder(self, path: Path) -> bool:
        """Whether there is a folder at `path`; one that the system hides is none."""
        try:
            return path.is_dir()
        except OSError:
            return False

    def is_file(self, path: Path) -> bool:
        """Whether there is a regular file at `path`; one that the system hides is none."""
        try:
            return path.is_file()
        except OSError:
            return False


def _name(entry: Entry) -> str:
    """Return what entries of one folder are sorted by, as paths are."""
    return os.path.normcase(entry.path.name)


def _is_folder(entry: os.DirEntry[str]) -> bool:
    """Whether `entry` is a folder; a link that leads in a circle is none."""
    try:
        return entry.is_dir()
    except OSError:
        return False


@dataclass(frozen=True)
class Overlay:
    """Other files, some of them with changed bytes, some of them gone (None).

    `listed` holds what lies in folders, after the changes, where somebody has looked already.
    """

    changed: Mapping[Path, bytes | None]
    below: Files = field(default_factory=Disk)
    listed: Mapping[Path, tuple[Entry, ...]] = field(default_factory=dict)

    def entries(self, folder: Path) -> tuple[Entry, ...]:
        """Return what lies in `folder` after the changes."""
        if folder in self.listed:
            return self.listed[folder]
        here = self._lying.get(folder, {})
        below = self.below.entries(folder) if self.below.is_folder(folder) or not here else ()
        kept = {entry.path: entry for entry in below if entry.path not in self.changed}
        made = {path: Entry(path, is_folder) for path, is_folder in here.items() if not is_folder or path not in kept}
        return tuple(sorted({**kept, **made}.values(), key=_name))

    def read(self, path: Path) -> bytes:
        """Return the bytes of a file after the changes."""
        if path not in self.changed:
            return self.below.read(path)
        data = self.changed[path]
        if data is None:
            raise FileNotFoundError(path)
        return data

    def is_folder(self, path: Path) -> bool:
        """Whether there is a folder at `path`."""
        return self.below.is_folder(path) or path in self._lying

    def is_file(self, path: Path) -> bool:
        """Whether there is a regular file at `path` after the changes."""
        return self.changed[path] is not None if path in self.changed else self.below.is_file(path)

    @cached_property
    def _lying(self) -> Mapping[Path, Mapping[Path, bool]]:
        """What lies in each folder that holds changed files, itself or below: paths, and whether each is a folder."""
        found: dict[Path, dict[Path, bool]] = {}
        for written in (path for path, data in self.changed.items() if data is not None):
            path, folder = written, written.parent
            while folder != path and path not in (here := found.setdefault(folder, {})):
                here[path] = path != written
                path, folder = folder, folder.parent
        return found
