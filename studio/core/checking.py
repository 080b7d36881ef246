"""A pack as it stands in memory: what is wrong with it, and what is looked through to find something in it."""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path

from pydantic import BaseModel

from engine.checking.checks import Checked, check_packs
from engine.paths import CONTENT
from exporters.kit.proofs import undrawn
from schemas.kinds import RULES, Kind
from schemas.packs.drafts import Memory
from schemas.packs.files import Entry, Overlay
from schemas.packs.folders import MANIFEST_NAME
from schemas.packs.gather import Gatherer
from schemas.reading.text import Text
from schemas.searching.finding import Searched
from schemas.searching.writings import Writing, kinds_in, writings_of
from studio.core.workspace import Workspace

SETTLED_NS = 2_000_000_000
"""What a folder has to have been left alone for before its date tells whether it has changed."""


@dataclass(frozen=True)
class Listing:
    """What lies in the folders of a pack whose files have these `names`, and when each folder was changed."""

    names: frozenset[str]
    stamps: tuple[tuple[Path, int], ...]
    entries: Mapping[Path, tuple[Entry, ...]]

    def holds(self, names: frozenset[str]) -> bool:
        """Whether the same files lie there still."""
        return self.names == names and all(_stamp(folder) == stamp for folder, stamp in self.stamps)


@dataclass
class Checker:
    """Checks one workspace again and again; what did not change is neither read nor judged twice."""

    memory: Memory = field(default_factory=Memory)
    _listing: Listing | None = None

    def check(self, workspace: Workspace) -> Checked:
        """Return the pack and everything wrong with it, judged by the text in memory and not by that on disk."""
        files = self._listed(workspace, overlay(workspace))
        self.memory.forget_others()
        checked = check_packs((workspace.root,), (CONTENT,), Gatherer(files, self.memory))
        printed = (one for pack in checked.packs for one in undrawn(pack, files, self.memory))
        return checked._replace(diagnostics=tuple(sorted({*checked.diagnostics, *printed})))

    def _listed(self, workspace: Workspace, files: Overlay) -> Overlay:
        """Return the files with what lies in the folders of the pack, looked for anew where it may have changed."""
        names = frozenset(workspace.files)
        if self._listing is None or not self._listing.holds(names):
            self._listing = _listing(workspace.root, names, files)
        return replace(files, listed=self._listing.entries) if self._listing is not None else files


def overlay(workspace: Workspace) -> Overlay:
    """Return the files of the disk with those of the workspace as they stand in memory."""
    names = {*workspace.base, *workspace.files}
    return Overlay({place(workspace.root, name): workspace.files.get(name) for name in names})


@lru_cache(maxsize=16_384)
def place(root: Path, name: str) -> Path:
    """Return where a file of a pack lies: the same object again, since paths are slow to make and to compare."""
    return root / name


def _listing(root: Path, names: frozenset[str], files: Overlay) -> Listing | None:
    """Return what lies in the folders of a pack; None where one was changed so lately that this may change unseen."""
    now = time.time_ns()
    found: dict[Path, tuple[Entry, ...]] = {}
    waiting = [root]
    while waiting:
        folder = waiting.pop()
        try:
            found[folder] = files.entries(folder)
        except OSError:
            return None
        waiting += [entry.path for entry in found[folder] if entry.is_folder and not entry.is_link]
    stamps = tuple((folder, _stamp(folder)) for folder in found)
    lately = any(stamp > now - SETTLED_NS for _folder, stamp in stamps)
    return None if lately else Listing(names, stamps, found)


def _stamp(folder: Path) -> int:
    """Return when what lies in a folder was changed last, 0 for one that is in memory only."""
    try:
        return folder.stat().st_mtime_ns
    except OSError:
        return 0


NOTHING = Searched(())


@dataclass(eq=False)
class Looker:
    """Looks through one session's pack again and again; a file that did not change is not gone through twice.

    `seen` is what was seen last: a value, which another thread may ask while the pack changes.
    """

    seen: Searched = NOTHING
    files: Mapping[str, bytes] = field(default_factory=dict)
    _read: dict[str, tuple[bytes, Mapping[str, Kind], tuple[Writing, ...]]] = field(default_factory=dict)

    def look(self, files: Mapping[str, bytes], read: Callable[[str], Text], rules: BaseModel | None) -> Searched:
        """Return a pack of files as it is looked through; `read` reads one by name, `rules` are those it plays by."""
        if files is not self.files or rules is not self.seen.rules:
            manifest = read(MANIFEST_NAME).documents if MANIFEST_NAME in files else ()
            kinds = kinds_in(manifest[0].data if manifest else {})
            found = tuple(one for name in sorted(files) for one in self._writings(name, files[name], read, kinds))
            model = kinds[RULES].model if RULES in kinds else None
            self.seen, self.files = Searched(found, rules, model), files
        return self.seen

    def _writings(
        self, name: str, data: bytes, read: Callable[[str], Text], kinds: Mapping[str, Kind]
    ) -> Sequence[Writing]:
        known = self._read.get(name)
        if known is None or known[0] is not data or known[1] != kinds:
            known = self._read[name] = data, kinds, writings_of(name, data, read(name), kinds)
        return known[2]
