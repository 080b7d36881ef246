"""Unsaved changes kept outside the pack, so that a reload, a restart or a crash loses none of them.

Each session writes a file of its own, named by it, in a folder named by the path of the pack.
"""

import hashlib
import json
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Any

from schemas.edits.patch import Refused
from schemas.edits.writing import put_in_place, sweep, write_beside
from studio.core.history import Contents
from studio.core.workspace import Workspace

FORMAT = 1


@dataclass(frozen=True)
class Draft:
    """What one session had not saved: files as it had them and as they were on disk when it began."""

    path: Path
    ours: Contents
    base: Contents

    def is_in(self, workspace: Workspace) -> bool:
        """Whether a workspace says all that it says: nothing is to be had from it, as from that of another tab."""
        return all(workspace.files.get(name) == data for name, data in self.ours.items())


@dataclass(frozen=True)
class Journal:
    """The drafts of one session below `folder`, the user's state folder."""

    folder: Path
    session: str

    def keep(self, workspace: Workspace) -> None:
        """Write down what is not saved; when everything is, the draft goes. Raises `OSError`."""
        path = self._place(workspace.root) / f"{self.session}.json"
        names = workspace.dirty()
        if not names:
            path.unlink(missing_ok=True)
            return
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        sweep(path)
        files = {name: [_text(workspace.base.get(name)), _text(workspace.files.get(name))] for name in names}
        record = {"format": FORMAT, "pack": workspace.root.resolve().as_posix(), "files": files}
        part = write_beside(path, json.dumps(record, indent=1, sort_keys=True).encode("ascii"))
        put_in_place(part, path)

    def drafts(self, root: Path) -> tuple[tuple[Draft, ...], tuple[Path, ...]]:
        """Return what other sessions of a pack have not saved, the newest first, and the drafts that cannot be read.

        Nobody can tell a session that was killed from one that is still open: the author decides.
        """
        mine = f"{self.session}.json"
        paths = [path for path in self._place(root).glob("*.json") if path.name != mine and not path.is_symlink()]
        paths.sort(key=lambda path: (-_written_ns(path), path.name))
        read = [(path, _draft(path)) for path in paths]
        good = tuple(draft for _path, draft in read if draft is not None)
        return good, tuple(path for path, draft in read if draft is None)

    def drop(self, draft: Draft) -> None:
        """Forget a draft that was taken over, or that nobody wants. Raises `OSError`."""
        draft.path.unlink(missing_ok=True)

    def _place(self, root: Path) -> Path:
        key = hashlib.sha256(root.resolve().as_posix().encode("utf-8", "surrogateescape")).hexdigest()[:32]
        return self.folder / "drafts" / key


def restore(workspace: Workspace, draft: Draft) -> Workspace | Refused:
    """Return the workspace with a draft's changes as one step.

    Where the disk has changed since the draft began, saving will ask.
    """
    found = workspace.change("Restore unsaved changes", draft.ours)
    return found if isinstance(found, Refused) else found.with_base(draft.base)


def state_folder(environment: Mapping[str, str], home: Path, platform: str = sys.platform) -> Path:
    """Return where the system wants programs to keep what they remember of a user."""
    if platform == "win32":
        return Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local") / "musterpress"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "musterpress"
    return Path(environment.get("XDG_STATE_HOME") or home / ".local" / "state") / "musterpress"


def _written_ns(path: Path) -> int:
    """Return when a file was written; 0 if its session has just dropped it."""
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0


def _text(data: bytes | None) -> str | None:
    return None if data is None else data.decode("utf-8", "surrogateescape")


def _bytes(text: str | None) -> bytes | None:
    return None if text is None else text.encode("utf-8", "surrogateescape")


def _leads_in(name: str) -> bool:
    """Whether a name stays in the pack's folder; of odd ones the workspace takes those that the pack has."""
    path = PurePosixPath(name)
    return not path.is_absolute() and ".." not in path.parts


def _draft(path: Path) -> Draft | None:
    """Return the draft in a file, None when it is none."""
    try:
        record: Any = json.loads(path.read_bytes())
        files: dict[str, list[str | None]] = record["files"]
        if record["format"] != FORMAT or not all(map(_leads_in, files)):
            return None
        ours = {name: _bytes(text) for name, (_base, text) in files.items()}
        base = {name: _bytes(text) for name, (text, _ours) in files.items()}
    except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return None
    return Draft(path, ours, base)
