"""What other programs do to the files of a pack while its author works: noticed soon, and taken in where it can be."""

from pathlib import Path

from schemas.packs.files import Disk
from schemas.packs.folders import pack_files
from studio.core.conflicts import changes_of, conflicts_of
from studio.core.session import Session

Stamps = frozenset[tuple[str, int, int]]
"""The files of a folder, each by its path, when it was written last (ns), and its size in bytes."""


def stamps(root: Path) -> Stamps:
    """Return what tells the files of a pack from what they were, without reading them; nothing where nothing can be."""
    found = set[tuple[str, int, int]]()
    for path, _flaw in pack_files(root, Disk()):
        try:
            status = path.stat()
        except OSError:
            continue  # it has just gone
        found.add((path.as_posix(), status.st_mtime_ns, status.st_size))
    return frozenset(found)


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
