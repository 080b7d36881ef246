"""Unsaved changes, what is typed included, kept outside the pack: no reload, restart or crash loses any of them.

Each session writes a file of its own, named by it, in a folder named by the path of the pack; what is typed and is in
no document so far stands in a second one beside it.
"""

import hashlib
import json
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath
from typing import Annotated, Any, Final

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from schemas.edits.patch import Refused
from schemas.edits.writing import put_in_place, sweep, write_beside
from studio.core.workspace import Contents, Workspace

MOST_BYTES: Final = 8_000_000
"""Of a message: what is typed in one field is at most a file."""

Name = Annotated[str, Field(max_length=500)]
FORMAT = 1
TYPED = ".typed"


class Typed(BaseModel):
    """The text in one field: its widget, label and page, and by which checksum what it showed before is known."""

    model_config = ConfigDict(frozen=True, strict=True)
    widget: Name
    label: Name
    page: Name
    before: Annotated[int, Field(alias="from", ge=0)]
    text: str
    setting: bool = False


Shelf = Mapping[str, Typed]
"""What is typed, by the places of fields as the browser names them."""


class _Message(BaseModel):
    model_config = ConfigDict(frozen=True, strict=True)
    token: Name
    typed: dict[Name, Typed]


_SHELF: Final = TypeAdapter(dict[Name, Typed])


def message_of(data: bytes) -> tuple[str, Shelf] | None:
    """Return the token of a tab and what is typed in it; None when that is no such message."""
    try:
        said = _Message.model_validate_json(data)
    except ValidationError:
        return None
    return said.token, said.typed


def written(shelf: Shelf) -> dict[str, Any]:
    """Return what is typed as JSON has it."""
    return {place: one.model_dump(by_alias=True) for place, one in shelf.items()}


def shelf_of(data: bytes) -> Shelf:
    """Return what stands in a file, nothing where it is none of ours."""
    try:
        return _SHELF.validate_json(data)
    except ValidationError:
        return {}


@dataclass(frozen=True)
class Draft:
    """What one session had not saved: files as it had them and on disk when it began, and what it typed."""

    path: Path
    ours: Contents
    base: Contents
    typed: Shelf = field(default_factory=dict)

    def is_in(self, workspace: Workspace) -> bool:
        """Whether a workspace says all that it says: nothing is to be had from it, as from that of another tab."""
        return not self.typed and all(workspace.files.get(name) == data for name, data in self.ours.items())


@dataclass(frozen=True)
class Journal:
    """The drafts of one session below `folder`, the user's state folder."""

    folder: Path
    session: str

    def keep(self, workspace: Workspace) -> None:
        """Write down what is not saved; when everything is, the draft goes. Raises `OSError`."""
        path = self._place(workspace.root) / f"{self.session}.json"
        names = workspace.dirty()
        files = {name: [_text(workspace.base.get(name)), _text(workspace.files.get(name))] for name in names}
        record = {"format": FORMAT, "pack": workspace.root.resolve().as_posix(), "files": files}
        _put(path, record if names else None)

    def keep_typed(self, root: Path, typed: Shelf) -> None:
        """Write down what is typed and not in the pack so far; with nothing of it, the file goes. Raises `OSError`."""
        _put(self._place(root) / f"{self.session}{TYPED}", written(typed) or None)

    def drafts(self, root: Path) -> tuple[tuple[Draft, ...], tuple[Path, ...]]:
        """Return what other sessions of a pack have not saved, the newest first, and the drafts that cannot be read.

        Nobody can tell a session that was killed from one that is still open: the author decides.
        """
        found = {path.with_suffix(".json") for path in self._place(root).glob("*") if path.suffix in {".json", TYPED}}
        paths = [path for path in found if path.stem != self.session and not path.is_symlink()]
        paths.sort(key=lambda path: (-_written_ns(path), path.name))
        read = [(path, _draft(path)) for path in paths]
        good = tuple(draft for _path, draft in read if draft is not None)
        broken = (path for path, draft in read if draft is None)
        return good, tuple(path if path.exists() else path.with_suffix(TYPED) for path in broken)

    def drop(self, draft: Draft) -> None:
        """Forget a draft that was taken over, or that nobody wants. Raises `OSError`."""
        draft.path.unlink(missing_ok=True)
        draft.path.with_suffix(TYPED).unlink(missing_ok=True)

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


def _put(path: Path, record: Any) -> None:
    """Put a record into its file, in one step; for None the file goes."""
    if record is None:
        path.unlink(missing_ok=True)
        return
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    sweep(path)
    put_in_place(write_beside(path, json.dumps(record, indent=1, sort_keys=True).encode("ascii")), path)


def _written_ns(path: Path) -> int:
    """Return when a draft was written, or what was typed beside it; 0 if its session has just dropped both."""
    return max(map(_modified_ns, (path, path.with_suffix(TYPED))))


def _modified_ns(path: Path) -> int:
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0


def _typed(path: Path) -> Shelf:
    """Return what was typed beside a draft, nothing where there is none of it."""
    beside = path.with_suffix(TYPED)
    try:
        return {} if beside.is_symlink() else shelf_of(beside.read_bytes())
    except OSError:
        return {}


def _text(data: bytes | None) -> str | None:
    return None if data is None else data.decode("utf-8", "surrogateescape")


def _bytes(text: str | None) -> bytes | None:
    return None if text is None else text.encode("utf-8", "surrogateescape")


def _leads_in(name: str) -> bool:
    """Whether a name stays in the pack's folder; of odd ones the workspace takes those that the pack has."""
    path = PurePosixPath(name)
    return not path.is_absolute() and ".." not in path.parts


def _draft(path: Path) -> Draft | None:
    """Return the draft in a file with what was typed beside it, None when it is none."""
    typed = _typed(path)
    if typed and not path.exists():
        return Draft(path, {}, {}, typed)
    try:
        record: Any = json.loads(path.read_bytes())
        files: dict[str, list[str | None]] = record["files"]
        if record["format"] != FORMAT or not all(map(_leads_in, files)):
            return None
        ours = {name: _bytes(text) for name, (_base, text) in files.items()}
        base = {name: _bytes(text) for name, (text, _ours) in files.items()}
    except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return None
    return Draft(path, ours, base, typed)
