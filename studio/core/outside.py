"""What other programs do to the files of a pack while its author works: noticed soon, and taken in where it can be."""

from pathlib import Path

from schemas.packs.files import Disk
from schemas.packs.folders import pack_files
from studio.core.conflicts import changes_of, conflicts_of
from studio.core.session import Desk

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


def look(desk: Desk) -> bool:
    """Look whether files have changed on disk since the last look, and return whether there is anything new to see."""
    now = stamps(desk.workspace.root)
    if now == desk.stamps:
        return False
    desk.stamps = now
    taken = take_in(desk)
    asked = [one.name for one in conflicts_of(desk)]
    if asked:
        desk.notice = f"{asked[0]} was changed here and by another program; the page Changes asks what is to be done"
    elif taken:
        desk.notice = f"{taken[0] if len(taken) == 1 else f'{len(taken)} files'} taken in as changed on disk"
    return bool(asked or taken)


def take_in(desk: Desk) -> tuple[str, ...]:
    """Take in what changed on disk only, and return the names of those files; what changed here too is a conflict."""
    changes = changes_of(desk)
    agreed = {one.name: one.theirs for one in changes if one.ours == one.theirs}
    theirs = {one.name: one.theirs for one in changes if one.ours == one.base != one.theirs}
    if not agreed and not theirs:
        return ()
    desk.workspace = desk.workspace.with_base(agreed)
    if not desk.take(desk.workspace.follow(theirs)):
        return ()
    for name in theirs:
        desk.editions[name] = desk.editions.get(name, 0) + 1
    desk.keep_draft()
    return tuple(theirs)
