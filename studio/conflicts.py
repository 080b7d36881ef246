"""Files that changed on disk under the author's hands: what differs, and what is to be done about it."""

from dataclasses import replace
from difflib import unified_diff

from studio.desk import Desk
from studio.history import Contents, Focus
from studio.journal import Draft, restore
from studio.saving import Conflict, changes_on_disk


def conflicts_of(desk: Desk) -> tuple[Conflict, ...]:
    """Return the files that another program, or another window, has changed since they were read or saved."""
    try:
        return changes_on_disk(desk.workspace)
    except OSError:
        return ()  # the folder cannot be read now: a save will say so


def keep_ours(desk: Desk, conflict: Conflict) -> None:
    """Let the next save put the author's text over that on disk, which was seen and is not wanted."""
    desk.take(desk.workspace.with_base({conflict.name: conflict.theirs}))
    _settled(desk, conflict)


def take_theirs(desk: Desk, conflict: Conflict) -> None:
    """Take the text on disk, as a step that can be undone."""
    if desk.take(desk.workspace.take({conflict.name: conflict.theirs})):
        _settled(desk, conflict)
        desk.generation += 1


def keep_both(desk: Desk, conflict: Conflict) -> None:
    """Take the text on disk, and keep the author's in a file beside it."""
    contents: Contents = {_beside(desk, conflict): conflict.ours}
    if conflict.ours is None or desk.change(f"Keep mine beside {conflict.name}", contents, Focus(conflict.name)):
        take_theirs(desk, conflict)


def difference(conflict: Conflict) -> str:
    """Return what would change in the file on disk if the author's text were put there, as a unified diff."""
    theirs, ours = (_lines(data) for data in (conflict.theirs, conflict.ours))
    return "\n".join(unified_diff(theirs, ours, "on disk", "yours", n=2, lineterm=""))


def take_draft(desk: Desk, draft: Draft) -> None:
    """Go on with what an earlier session had not saved; its draft becomes this session's."""
    if desk.take(restore(desk.workspace, draft)):
        desk.generation += 1
        desk.keep_draft()
        desk.forget(draft)


def _beside(desk: Desk, conflict: Conflict) -> str:
    """Return the name of a file that is not there yet, neither here nor on disk, beside the one in question."""
    stem, _, suffix = conflict.name.rpartition(".")
    numbered = (f"{stem}_mine{number or ''}.{suffix}" for number in (0, *range(2, 1000)))
    taken = {*desk.workspace.files, *desk.workspace.base}
    return next(name for name in numbered if name not in taken and not (desk.workspace.root / name).exists())


def _settled(desk: Desk, conflict: Conflict) -> None:
    if desk.saving is None:
        return
    left = tuple(one for one in desk.saving.conflicts if one.name != conflict.name)
    desk.saving = replace(desk.saving, conflicts=left) if left else None


def _lines(data: bytes | None) -> list[str]:
    return [] if data is None else data.decode("utf-8-sig", errors="replace").splitlines()
