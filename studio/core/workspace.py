"""A pack in its author's hands: its files as they stand on disk and as they would be saved, and steps to be undone.

A workspace is a value; whatever is done to it gives another one. It never reads or writes a file.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from difflib import unified_diff
from pathlib import Path, PurePosixPath
from typing import Any

from schemas.diagnostics.diagnostics import Location
from schemas.edits.edits import Edit
from schemas.edits.patch import Refused, edited, rewritten
from schemas.packs.folders import SUFFIXES

MOST_STEPS = 200
Contents = Mapping[str, bytes | None]
"""Files by name, the path below the pack's folder with `/`; None for one that is not there."""


@dataclass(frozen=True)
class Focus:
    """What a command was about, to be shown when it is undone: document `number` of a file and a place in it."""

    name: str
    number: int = 0
    at: Location = ()


@dataclass(frozen=True)
class Command:
    """One step of the author's: its name, the files as they were before it and after it.

    Commands of one `stroke` (a drag, a key held down) that follow each other count as one step; "" joins nothing.
    """

    label: str
    before: Contents
    after: Contents
    focus: Focus | None = None
    stroke: str = ""


@dataclass(frozen=True)
class History:
    """The steps that can be undone, the last one last, and those that can be done again, the next one last."""

    done: tuple[Command, ...] = ()
    undone: tuple[Command, ...] = ()

    def with_step(self, command: Command) -> "History":
        """Return the history after one more step; what was undone is gone, and of more than 200 steps the first."""
        last = self.done[-1] if self.done else None
        if last is None or not command.stroke or command.stroke != last.stroke or self.undone:
            return History((*self.done, command)[-MOST_STEPS:])
        before = {**command.before, **last.before}
        joined = replace(command, label=last.label, before=before, after={**last.after, **command.after})
        return History((*self.done[:-1], joined))

    def back(self) -> "History":
        """Return the history after its last step was undone."""
        return History(self.done[:-1], (*self.undone, self.done[-1])) if self.done else self

    def forth(self) -> "History":
        """Return the history after the step undone last was done again."""
        return History((*self.done, self.undone[-1]), self.undone[:-1]) if self.undone else self


@dataclass(frozen=True)
class Workspace:
    """The pack in the folder `root`.

    `base` holds its files as they were last read or saved, `files` as they are now, by name; a file that is
    in neither is not there. `unread` says of files that cannot be opened why.
    """

    root: Path
    base: Mapping[str, bytes]
    files: Mapping[str, bytes]
    history: History = field(default_factory=History)
    unread: Mapping[str, str] = field(default_factory=dict)

    def names(self) -> tuple[str, ...]:
        """Return the names of the files there are now, sorted."""
        return tuple(sorted(self.files))

    def dirty(self) -> tuple[str, ...]:
        """Return the names of files that a save would write or remove, sorted."""
        names = sorted({*self.base, *self.files})
        return tuple(name for name in names if self.base.get(name) != self.files.get(name))

    def edit(self, focus: Focus, edits: Iterable[Edit], label: str, stroke: str = "") -> "Workspace | Refused":
        """Return the workspace after edits of one document, or why its text cannot be changed so."""
        return self._edited(focus, lambda data: edited(data, focus.number, edits), label, stroke)

    def rewrite(self, focus: Focus, value: Any, label: str, stroke: str = "") -> "Workspace | Refused":
        """Return the workspace after another value was put at a place, by the fewest edits; or why it cannot be."""
        return self._edited(focus, lambda data: rewritten(data, focus.number, focus.at, value), label, stroke)

    def change(
        self, label: str, contents: Contents, focus: Focus | None = None, stroke: str = ""
    ) -> "Workspace | Refused":
        """Return the workspace after files were given other bytes, made or removed (None), in one step."""
        wrong = [name for name in sorted(contents.keys() - self.base.keys()) if not is_file_name(name)]
        if wrong:
            return Refused(f"{wrong[0]!a} is no name of a YAML file inside the pack")
        after = {name: data for name, data in contents.items() if data != self.files.get(name)}
        if not after:
            return self
        before = {name: self.files.get(name) for name in after}
        return self._with(after, self.history.with_step(Command(label, before, after, focus, stroke)))

    def undo(self) -> "Workspace":
        """Return the workspace before its last step; itself when there is none."""
        return self._with(self.history.done[-1].before, self.history.back()) if self.history.done else self

    def redo(self) -> "Workspace":
        """Return the workspace after the step that was undone last; itself when there is none."""
        return self._with(self.history.undone[-1].after, self.history.forth()) if self.history.undone else self

    def with_base(self, contents: Contents) -> "Workspace":
        """Return the workspace knowing that files stand on disk with these bytes, or are gone from it (None)."""
        return replace(self, base=_merged(self.base, contents))

    def take(self, contents: Contents) -> "Workspace | Refused":
        """Return the workspace with files as another program left them on disk, as a step that can be undone."""
        taken = self.change("Take what is on disk", contents)
        return taken if isinstance(taken, Refused) else taken.with_base(contents)

    def follow(self, contents: Contents) -> "Workspace | Refused":
        """Return the workspace with files as another program left them on disk, none of which was unsaved.

        A file that no step has touched is as if it had been read so; any other is changed by a step of its own, so
        that undoing those before it never mixes both texts.
        """
        touched = {name for step in (*self.history.done, *self.history.undone) for name in step.after}
        read = {name: data for name, data in contents.items() if name not in touched}
        fresh = replace(self, files=_merged(self.files, read), base=_merged(self.base, read))
        noted = {name: data for name, data in contents.items() if name in touched}
        return fresh.take(noted) if noted else fresh

    def diff(self) -> str:
        """Return what a save would write, as a unified diff."""
        return "".join(line for name in self.dirty() for line in self._diff(name))

    def _edited(
        self, focus: Focus, edit: Callable[[bytes], bytes | Refused], label: str, stroke: str
    ) -> "Workspace | Refused":
        if focus.name not in self.files:
            return Refused(f"there is no file {focus.name} in the pack")
        data = edit(self.files[focus.name])
        return data if isinstance(data, Refused) else self.change(label, {focus.name: data}, focus, stroke)

    def _diff(self, name: str) -> list[str]:
        before, after = (lines_of(files.get(name)) for files in (self.base, self.files))
        old, new = (name if name in files else "(no file)" for files in (self.base, self.files))
        return [f"{line}\n" for line in unified_diff(before, after, old, new, n=2, lineterm="")]

    def _with(self, contents: Contents, history: History) -> "Workspace":
        return replace(self, files=_merged(self.files, contents), history=history)


def is_file_name(name: str) -> bool:
    """Whether a name is that of a YAML file inside a pack: no hidden one, and no way out of the folder."""
    path = PurePosixPath(name)
    parts = path.parts
    inside = bool(parts) and path.as_posix() == name and all(part.isprintable() and part[0] != "." for part in parts)
    return inside and path.suffix.lower() in SUFFIXES and not set(name) & set('\\:*?"<>|') and parts[0] != "/"


def _merged(files: Mapping[str, bytes], contents: Contents) -> Mapping[str, bytes]:
    both = {**files, **contents}
    return {name: data for name, data in sorted(both.items()) if data is not None}


def lines_of(data: bytes | None) -> list[str]:
    """Return the lines of a file, whatever its bytes are; none of one that is not there."""
    return [] if data is None else data.decode("utf-8-sig", errors="replace").splitlines()
