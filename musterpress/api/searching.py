"""A pack as a whole: what it says, found by words, and words or ids changed wherever they stand."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from engine.paths import CONTENT
from musterpress.api.finding import find as find_folder
from musterpress.api.packs import Pack
from musterpress.writing.rewriting import Rewriting, new_faults, write
from schemas.base import ID_PATTERN
from schemas.diagnostics.diagnostics import Diagnostic
from schemas.diagnostics.wording import listed
from schemas.edits.patch import Refused
from schemas.kinds import KINDS, MANIFEST, RULES
from schemas.packs.files import Overlay
from schemas.packs.folders import MANIFEST_NAME, pack_files
from schemas.packs.gather import Gatherer
from schemas.packs.packs import read_packs
from schemas.searching.finding import Group, Searched, find_in
from schemas.searching.replacing import Occurrence, Wanted, occurrences, renamed, replaced
from schemas.searching.writings import Writing, kinds_in, writings_of

SETTLED = frozenset({MANIFEST.name, RULES})
"""The kinds of documents that say what a pack is played by."""


@dataclass(frozen=True)
class LookedThrough:
    """The files of a pack by their names in it, and what is looked through for them."""

    folder: Path
    files: Mapping[str, bytes]
    searched: Searched


@dataclass(frozen=True, repr=False)
class Replacement:
    """What would be written, by file, and which places are `left` as they are, each with why it `stays`.

    `faults` are mistakes that the pack would have then, and has not so far.
    """

    folder: Path
    changes: tuple[Rewriting, ...]
    done: tuple[Occurrence, ...]
    left: tuple[Occurrence, ...]
    faults: tuple[Diagnostic, ...]

    def diff(self) -> str:
        """Return what would be written as a unified diff, only the lines that change."""
        return "".join(f"{line}\n" for change in self.changes for line in change.diff())

    def write(self) -> None:
        """Write the files, all of them or none.

        Raises:
            PatchError: one of them has changed since it was read.
            OSError: they cannot be written.
        """
        write(self.folder, self.changes)

    def __repr__(self) -> str:
        return f"<Replacement of {len(self.done)} places in {len(self.changes)} files>"


def find(pack: Pack | str | Path, words: str, *, limit: int = 20) -> tuple[Group, ...]:
    """Return what words name in a pack's own documents, the sort with the closest hit first.

    A group has its `sort` ("document", "rule", "use" or "text"), its `hits`, of which there are `limit` at most, and
    their `total`. A hit has the `file` in the pack, `line` and `column`, and an `excerpt`. Documents are found by id,
    title and kind; rules by id, key and meaning; texts in any field; and who names a document, where the words are its
    id or title as a whole. Faulty documents are looked through too.

    Raises:
        PackError: there is no such pack.
    """
    return find_in(words, looked_through(pack).searched, limit)


def replace(
    pack: Pack | str | Path, old: str, new: str, *, any_case: bool = False, whole_words: bool = False
) -> Replacement:
    """Return what is to be written so that texts for people say `new` instead of `old`; `write` of it writes.

    Ids, names of documents, ids of rules, icons, code and names in braces stay as they are. Only lines in which
    something is replaced change, as far as they can be read so.

    Raises:
        PackError: there is no such pack.
        ValueError: `old` is empty.
    """
    if not old:
        raise ValueError("there is nothing to be replaced: the old text is empty")
    opened = looked_through(pack)
    found = occurrences(opened.searched.writings, Wanted(old, new, any_case, whole_words))
    made = replaced(opened.files, found, new)
    left = (*(one for one in found if one.stays), *made.left)
    return _replacement(opened, made.contents, made.done, left)


def rename(pack: Pack | str | Path, old: str, new: str) -> Replacement:
    """Return what is to be written so that a document has another id, wherever the pack names it.

    `old` is its id, or `kind.id` where documents of several kinds have it.

    Raises:
        PackError: there is no such pack.
        ValueError: there is no such document, or several; or it cannot be called so.
    """
    opened = looked_through(pack)
    target = _target(opened.searched.writings, old)
    if not re.fullmatch(ID_PATTERN, new):
        raise ValueError(f"{new!r} is no id: an id has small letters, digits and _, and begins with a letter")
    if any((one.kind_name, one.id) == (target.kind_name, new) for one in opened.searched.writings):
        raise ValueError(f"there is a {target.kind_name} {new!r} already")
    made = renamed(opened.files, opened.searched.writings, target, new)
    if isinstance(made, Refused):
        raise ValueError(made.message)  # noqa: TRY004 - the type says that it cannot be
    return _replacement(opened, made, (), ())


def looked_through(pack: Pack | str | Path) -> LookedThrough:
    """Return a pack as it is looked through: its files, changes in memory included, and the rules that it plays by.

    Raises:
        PackError: there is no such pack.
    """
    folder = pack.read.folder if isinstance(pack, Pack) else find_folder(pack)
    files = Overlay(pack.changes if isinstance(pack, Pack) else {})
    unread = frozenset(kind.name for kind in KINDS if kind.name not in SETTLED)
    gatherer = Gatherer(files, passed_over=unread)
    rules = next((one.rules for one in read_packs((folder,), (CONTENT,), gatherer).packs), None)
    contents = dict(_contents(folder, files))
    texts = {name: gatherer.memory.read(folder / name, data)[0] for name, data in contents.items()}
    manifest = texts.get(MANIFEST_NAME)
    kinds = kinds_in(manifest.documents[0].data if manifest is not None and manifest.documents else {})
    found = tuple(one for name, data in contents.items() for one in writings_of(name, data, texts[name], kinds))
    model = kinds[RULES].model if RULES in kinds else None
    return LookedThrough(folder, contents, Searched(found, rules, model))


def _contents(folder: Path, files: Overlay) -> Iterator[tuple[str, bytes]]:
    """Yield the files of a pack that can be read, by name."""
    for path, flaw in pack_files(folder, files):
        if flaw is None:
            yield path.relative_to(folder).as_posix(), files.read(path)


def _target(writings: Sequence[Writing], old: str) -> Writing:
    kind, _dot, name = old.rpartition(".")
    found = [one for one in writings if one.id == name and kind in {"", one.kind_name}]
    if len(found) == 1:
        return found[0]
    if not found:
        raise ValueError(f"there is no document {old!r}")
    raise ValueError(f"there are several; name one of them: {listed(sorted(one.key for one in found))}")


def _replacement(
    opened: LookedThrough, contents: Mapping[str, bytes], done: tuple[Occurrence, ...], left: tuple[Occurrence, ...]
) -> Replacement:
    paths = {opened.folder / name: (opened.files[name], data) for name, data in sorted(contents.items())}
    changes = tuple(Rewriting(path, before, after) for path, (before, after) in paths.items())
    faults = new_faults(opened.folder, changes)
    return Replacement(opened.folder, changes, done, left, faults)
