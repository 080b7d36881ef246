"""What other programs do to the files of a pack while its author works: noticed soon, taken in, or set against ours."""

import os
from collections.abc import Iterator
from dataclasses import replace
from difflib import unified_diff
from pathlib import Path, PurePosixPath

from schemas.edits.edits import Set
from schemas.edits.patch import Refused, edited
from schemas.kinds import ONE_A_PACK
from schemas.reading.text import read_text
from studio.core.journal import Draft, restore
from studio.core.saving import Conflict, changes_on_disk
from studio.core.session import Session
from studio.core.workspace import Focus, lines_of

Stamps = frozenset[tuple[str, int, int]]
"""The files of a folder, each by its path, when it was written last (ns), and its size in bytes."""


def conflicts_of(session: Session) -> tuple[Conflict, ...]:
    """Return the files that were changed both here and by another program, or another window, since they were read.

    What was changed on one side only is no question: see `studio.core.conflicts`.
    """
    return tuple(one for one in changes_of(session) if one.ours not in {one.base, one.theirs})


def changes_of(session: Session) -> tuple[Conflict, ...]:
    """Return the files that another program, or another window, has changed since they were read or saved."""
    try:
        return changes_on_disk(session.workspace)
    except OSError:
        return ()  # the folder cannot be read now: a save will say so


def keep_ours(session: Session, conflict: Conflict) -> None:
    """Let the next save put the author's text over that on disk, which was seen and is not wanted."""
    session.take(session.workspace.with_base({conflict.name: conflict.theirs}))
    _settled(session, conflict)


def take_theirs(session: Session, conflict: Conflict) -> None:
    """Take the text on disk, as a step that can be undone."""
    if session.take(session.workspace.take({conflict.name: conflict.theirs})):
        _settled(session, conflict)
        session.generation += 1


def can_keep_both(conflict: Conflict) -> bool:
    """Whether both texts may be in one pack: both are there, and the author's holds no kind of which a pack has one."""
    return None not in {conflict.ours, conflict.theirs} and not ONE_A_PACK & {*_kinds(conflict.ours)}


def keep_both(session: Session, conflict: Conflict) -> None:
    """Take the text on disk, and keep the author's in a file beside it, its documents under ids of their own."""
    if conflict.ours is None or not can_keep_both(conflict):
        return
    name = _beside(session, conflict)
    mine = _renamed(session, conflict.ours, name)
    if session.change(f"Keep mine beside {conflict.name}", {name: mine}, Focus(conflict.name)):
        take_theirs(session, conflict)


def difference(conflict: Conflict) -> str:
    """Return what would change in the file on disk if the author's text were put there, as a unified diff."""
    theirs, ours = (lines_of(data) for data in (conflict.theirs, conflict.ours))
    return "\n".join(unified_diff(theirs, ours, "on disk", "yours", n=2, lineterm=""))


def take_draft(session: Session, draft: Draft) -> None:
    """Go on with what an earlier session had not saved; its draft becomes this session's."""
    if session.take(restore(session.workspace, draft)):
        session.generation += 1
        session.keep_draft()
        session.forget(draft)


def _beside(session: Session, conflict: Conflict) -> str:
    """Return the name of a file that is not there yet, neither here nor on disk, beside the one in question."""
    stem, _, suffix = conflict.name.rpartition(".")
    numbered = (f"{stem}_mine{number or ''}.{suffix}" for number in (0, *range(2, 1000)))
    taken = {*session.workspace.files, *session.workspace.base}
    return next(name for name in numbered if name not in taken and not (session.workspace.root / name).exists())


def _kinds(data: bytes | None) -> Iterator[str]:
    """Yield the kinds of the documents in a text, as far as it can be read."""
    for document in read_text(data or b"").documents:
        yield str(document.data.get("kind"))


def _renamed(session: Session, data: bytes, name: str) -> bytes:
    """Return a text whose documents have ids that nothing in the pack has; one that cannot be changed as it is."""
    suffix = PurePosixPath(name).stem.rpartition("_")[2]
    taken = {(entry.kind, entry.id) for entry in session.entries()}
    for number, document in enumerate(read_text(data).documents):
        old = document.data.get("id")
        if (document.data.get("kind"), old) in taken:
            made = edited(data, number, (Set(("id",), f"{old}_{suffix}"),))
            data = data if isinstance(made, Refused) else made
    return data


def _settled(session: Session, conflict: Conflict) -> None:
    if session.saving is None:
        return
    left = tuple(one for one in session.saving.conflicts if one.name != conflict.name)
    session.saving = replace(session.saving, conflicts=left) if left else None


def stamps(root: Path) -> Stamps:
    """Return what tells the files of a pack from what they were, without reading them; nothing where nothing can be.

    Files that are no documents are among them. A folder that a link leads to is not looked into.
    """
    found = set[tuple[str, int, int]]()
    waiting = [os.fspath(root)]
    while waiting:
        for entry in _lying_in(waiting.pop()):
            try:
                if entry.is_dir(follow_symlinks=False):
                    waiting.append(entry.path)
                    continue
                status = entry.stat()
            except OSError:
                continue  # it has just gone
            found.add((entry.path, status.st_mtime_ns, status.st_size))
    return frozenset(found)


def _lying_in(folder: str) -> list[os.DirEntry[str]]:
    """Return what lies in a folder, hidden things left out; nothing where it cannot be listed."""
    try:
        with os.scandir(folder) as found:
            return [entry for entry in found if not entry.name.startswith(".")]
    except OSError:
        return []


def look(session: Session) -> bool:
    """Look whether files have changed on disk since the last look, and return whether there is anything new to see."""
    now = stamps(session.workspace.root)
    if now == session.stamps:
        return False
    session.stamps = now
    taken = take_in(session)
    asked = [one.name for one in conflicts_of(session)]
    if asked:
        session.notice = f"{asked[0]} was changed here and by another program; the page Changes asks what is to be done"
    elif taken:
        session.notice = f"{taken[0] if len(taken) == 1 else f'{len(taken)} files'} taken in as changed on disk"
    return bool(asked or taken)


def take_in(session: Session) -> tuple[str, ...]:
    """Take in what changed on disk only, and return the names of those files; what changed here too is a conflict."""
    changes = changes_of(session)
    agreed = {one.name: one.theirs for one in changes if one.ours == one.theirs}
    theirs = {one.name: one.theirs for one in changes if one.ours == one.base != one.theirs}
    if not agreed and not theirs:
        return ()
    session.workspace = session.workspace.with_base(agreed)
    if not session.take(session.workspace.follow(theirs)):
        return ()
    for name in theirs:
        session.editions[name] = session.editions.get(name, 0) + 1
    session.keep_draft()
    return tuple(theirs)
