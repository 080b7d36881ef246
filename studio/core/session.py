"""The session of one author: the pack in hand, what is wrong with it, and what was said of the last thing done.

The session is the only thing of a session that changes. It knows no page and no browser.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from engine.checking.checks import Checked
from schemas.diagnostics.diagnostics import Diagnostic
from schemas.diagnostics.wording import counted
from schemas.edits.edits import Edit
from schemas.edits.patch import Refused
from schemas.kinds import MANIFEST
from schemas.packs.files import why
from schemas.packs.packs import Loaded, Pack
from schemas.reading.text import Text
from schemas.searching.finding import Searched
from studio.core.checking import Checker, Looker, place
from studio.core.entries import Entry, entry_of, putting
from studio.core.journal import Draft, Journal, Shelf
from studio.core.saving import Saving, save
from studio.core.workspace import Command, Contents, Focus, Workspace

K = TypeVar("K")
V = TypeVar("V")


@dataclass(eq=False)
class Session:
    """One session's pack.

    `generation` counts the times that the text changed otherwise than through the widget that shows it, so that
    widgets begin anew, and `editions` those of single files; `steps` counts everything that was done.
    `notice` is a sentence to be shown once, `stamps` what the files on disk were told by when they were looked at last.
    """

    workspace: Workspace
    journal: Journal | None = None
    checker: Checker = field(default_factory=Checker)
    generation: int = 0
    notice: str = ""
    saving: Saving | None = None
    editions: dict[str, int] = field(default_factory=dict)
    steps: int = 0
    stamps: frozenset[tuple[str, int, int]] | None = None
    looker: Looker = field(default_factory=Looker)
    _checked: tuple[Workspace, Checked] | None = None
    _every: tuple[Workspace, "Entries"] | None = None
    _read_before: dict[str, tuple[bytes, tuple[Loaded, ...], tuple[Entry, ...]]] = field(default_factory=dict)
    _by_path: tuple[Checked, Mapping[str, tuple[Diagnostic, ...]]] | None = None

    @property
    def checked(self) -> Checked:
        """The pack as it stands in memory, and everything wrong with it."""
        if self._checked is None or self._checked[0] is not self.workspace:
            self._checked = self.workspace, self.checker.check(self.workspace)
        return self._checked[1]

    @property
    def pack(self) -> Pack | None:
        """The pack with its sound documents; None while nothing of it can be used."""
        return next(iter(self.checked.packs), None)

    @property
    def manifest(self) -> Entry | None:
        """What the pack says of itself, as it stands in memory; None while that cannot be read."""
        return next(iter(self.entries(MANIFEST.name)), None)

    @property
    def title(self) -> str:
        """What people call the pack; its folder's name while it does not say so itself."""
        manifest = self.manifest
        return manifest.title if manifest is not None else self.workspace.root.name

    def entries(self, kind: str = "") -> tuple[Entry, ...]:
        """Return the documents of a kind (of every kind) as they stand in memory, faulty ones too, by id."""
        every = self._entries()
        return every.by_kind.get(kind, ()) if kind else every.by_id

    def entry(self, name: str, number: int = 0) -> Entry | None:
        """Return document `number` of a file, None when its text cannot be read so far."""
        return next((entry for entry in self.entries_of(name) if entry.focus.number == number), None)

    def entries_of(self, name: str) -> tuple[Entry, ...]:
        """Return the documents of one file in their order; none where its text cannot be read."""
        return self._entries().by_name.get(name, ())

    def text(self, name: str) -> Text:
        """Return what a file says as it stands in memory. Raises `KeyError` when there is none."""
        return self.checker.memory.read(place(self.workspace.root, name), self.workspace.files[name])[0]

    def looked_through(self) -> Searched:
        """Return the pack as it stands in memory, to find something in it."""
        rules = self.pack.rules if self.pack is not None else None
        return self.looker.look(self.workspace.files, self.text, rules)

    def edition(self, name: str) -> int:
        """Return a number that grows with every change of a file that its widgets have not made."""
        return self.generation + self.editions.get(name, 0)

    def diagnostics_of(self, name: str) -> tuple[Diagnostic, ...]:
        """Return what is wrong with one file, in order of place."""
        if self._by_path is None or self._by_path[0] is not self.checked:
            self._by_path = self.checked, _groups(self.checked.diagnostics, lambda one: one.path)
        return self._by_path[1].get((self.workspace.root / name).as_posix(), ())

    def edit(self, focus: Focus, edits: Iterable[Edit], label: str, stroke: str = "") -> bool:
        """Do edits of one document as a named step, and return whether it was done; else `notice` says why not."""
        return self.take(self.workspace.edit(focus, edits, label, stroke))

    def rewrite(self, focus: Focus, value: Any, label: str, stroke: str = "") -> bool:
        """Put another value at a place by the fewest edits; the rest as for `edit`."""
        return self.take(self.workspace.rewrite(focus, value, label, stroke))

    def put(self, focus: Focus, value: Any, label: str, stroke: str = "") -> bool:
        """Put a value at a place, where there may be nothing so far; None takes it away. The rest as for `edit`."""
        entry = self.entry(focus.name, focus.number)
        if entry is None:
            return self.take(Refused(f"{focus.name} cannot be read; fix its text first"))
        return self.edit(focus, putting(entry.data, focus.at, value), label, stroke)

    def change(self, label: str, contents: Contents, focus: Focus | None = None) -> bool:
        """Give files other bytes, make or remove them (None), in one step; the rest as for `edit`."""
        done = self.take(self.workspace.change(label, contents, focus))
        self.generation += done
        return done

    def take(self, outcome: Workspace | Refused) -> bool:
        """Go on with what came of a step; return whether it was done, else `notice` says why not."""
        if isinstance(outcome, Refused):
            self.notice = outcome.message
            self.generation += 1  # what was typed does not stand
            return False
        self.workspace = outcome
        self.steps += 1
        return True

    def undo(self) -> Focus | None:
        """Take back the last step and return what it was about."""
        history = self.workspace.history
        return self._stepped(self.workspace.undo(), "Undone", history.done[-1]) if history.done else None

    def redo(self) -> Focus | None:
        """Do again the step that was taken back last, and return what it was about."""
        history = self.workspace.history
        return self._stepped(self.workspace.redo(), "Done again", history.undone[-1]) if history.undone else None

    def save(self) -> Saving:
        """Write what changed; `saving` holds conflicts and failures until they are dealt with."""
        saving = save(self.workspace)
        self.workspace = saving.workspace
        self.saving = saving if saving.conflicts or saving.failures else None
        if saving.failures:
            self.notice = saving.failures[0].message
        elif saving.conflicts:
            what = "taken away from" if saving.conflicts[0].theirs is None else "changed on"
            self.notice = f"Not saved: {saving.conflicts[0].name} was {what} disk meanwhile"
        else:
            self.notice = f"Saved {counted(len(saving.written), 'file')}" if saving.written else "Nothing to save"
        return saving

    def keep_draft(self) -> None:
        """Write down what is not saved, beside the pack; when that fails, `notice` says so too."""
        if self.journal is None:
            return
        try:
            self.journal.keep(self.workspace)
        except OSError as error:
            failed = f"Your unsaved changes cannot be kept: {why(error)}"
            self.notice = f"{self.notice}. {failed}" if self.notice else failed

    def keep_typed(self, typed: Shelf) -> bool:
        """Write down what is typed and is in no document so far, beside the draft; return whether that was done."""
        if self.journal is None:
            return False
        try:
            self.journal.keep_typed(self.workspace.root, typed)
        except OSError:
            return False
        return True

    def forget(self, draft: Draft) -> None:
        """Drop a draft that was taken over, or that nobody wants; when that fails, `notice` says so."""
        if self.journal is None:
            return
        try:
            self.journal.drop(draft)
        except OSError as error:
            self.notice = f"The draft cannot be removed, and will be offered again: {why(error)}"

    def _stepped(self, workspace: Workspace, what: str, step: Command) -> Focus | None:
        self.workspace, self.notice = workspace, f"{what}: {step.label}"
        self.generation += 1
        return step.focus

    def _entries(self) -> "Entries":
        """Return all documents as they stand in memory."""
        if self._every is None or self._every[0] is not self.workspace:
            sound = _groups(self.pack.documents if self.pack is not None else (), lambda one: one.path)
            root, names = self.workspace.root, self.workspace.names()
            found = [entry for name in names for entry in self._read(name, sound.get(place(root, name), ()))]
            self._every = self.workspace, Entries.of(found)
        return self._every[1]

    def _read(self, name: str, sound: tuple[Loaded, ...]) -> tuple[Entry, ...]:
        """Return the documents of a file, of which some are sound."""
        data = self.workspace.files[name]
        known = self._read_before.get(name)
        if known is None or known[0] is not data or known[1] != sound:
            known = self._read_before[name] = data, sound, _entries(name, self.text(name), *sound)
        return known[2]


@dataclass(frozen=True)
class Entries:
    """The documents of a pack by id, those of each kind, and those of each file in their order."""

    by_id: tuple[Entry, ...]
    by_kind: Mapping[str, tuple[Entry, ...]]
    by_name: Mapping[str, tuple[Entry, ...]]

    @classmethod
    def of(cls, found: Iterable[Entry]) -> "Entries":
        """Return documents that come file by file."""
        by_name = _groups(found, lambda one: one.focus.name)
        by_id = sorted((one for each in by_name.values() for one in each), key=lambda one: (one.id, one.focus.name))
        return cls(tuple(by_id), _groups(by_id, lambda one: one.kind), by_name)


def _groups(found: Iterable[V], key: Callable[[V], K]) -> Mapping[K, tuple[V, ...]]:
    """Return what was found by its key, in its order."""
    groups: dict[K, list[V]] = {}
    for one in found:
        groups.setdefault(key(one), []).append(one)
    return {name: tuple(each) for name, each in groups.items()}


def _entries(name: str, text: Text, *sound: Loaded) -> tuple[Entry, ...]:
    """Return the documents of a file, each with what is known of it if it is sound."""
    known: dict[tuple[Any, Any], Loaded] = {(one.kind, one.id): one for one in sound}
    return tuple(
        entry_of(Focus(name, number), document, known.get((document.data.get("kind"), document.data.get("id"))))
        for number, document in enumerate(text.documents)
    )
