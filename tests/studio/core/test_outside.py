"""What other programs do to a pack while it is worked on: taken in, noticed, and never mixed with what is unsaved."""

import os
from pathlib import Path

import pytest

from studio.core.conflicts import conflicts_of
from studio.core.history import Focus
from studio.core.journal import Journal
from studio.core.outside import look, stamps, take_in
from studio.core.session import Desk
from studio.core.workspace import Workspace

NAME = "rules.yaml"
BLIPS = Focus(NAME, 0, ("activation", "extra_blips"))


@pytest.fixture
def desk(workspace: Workspace) -> Desk:
    """A pack that was looked at once."""
    desk = Desk(workspace)
    assert not look(desk)
    return desk


def theirs(desk: Desk, name: str = NAME, old: bytes = b"extra_blips: 2", new: bytes = b"extra_blips: 19") -> bytes:
    """Change a file on disk as another program does, and return what it is then."""
    path = desk.workspace.root / name
    path.write_bytes(path.read_bytes().replace(old, new))
    return path.read_bytes()


def test_what_changed_on_disk_alone_is_taken_in_without_a_question(desk: Desk) -> None:
    """It is as if it had been read so: nothing is unsaved, and nothing was done that could be undone."""
    changed = theirs(desk)

    assert look(desk)
    assert desk.workspace.files[NAME] == desk.workspace.base[NAME] == changed
    assert conflicts_of(desk) == ()
    assert (desk.workspace.dirty(), desk.workspace.history.done) == ((), ())
    assert desk.notice == "rules.yaml taken in as changed on disk"
    assert not look(desk)


def test_a_file_that_was_edited_and_saved_is_no_conflict(desk: Desk) -> None:
    """Only unsaved work is; undo goes back step by step, first to what was saved."""
    desk.put(BLIPS, 5, "Change extra blips")
    desk.save()
    saved = desk.workspace.files[NAME]
    changed = theirs(desk, old=b"extra_blips: 5")

    assert look(desk)
    assert conflicts_of(desk) == ()
    assert desk.workspace.files[NAME] == changed
    desk.undo()
    assert desk.workspace.files[NAME] == saved
    assert desk.workspace.dirty() == (NAME,)


def test_what_changed_on_both_sides_is_a_conflict_and_said_once(desk: Desk) -> None:
    """The author's text stays as it is."""
    desk.put(BLIPS, 5, "Change extra blips")
    ours = desk.workspace.files[NAME]
    theirs(desk)

    assert look(desk)
    assert desk.workspace.files[NAME] == ours
    assert [one.name for one in conflicts_of(desk)] == [NAME]
    assert desk.notice.startswith("rules.yaml was changed here and by another program")
    assert not look(desk)


def test_the_same_change_on_both_sides_is_no_conflict(desk: Desk, tmp_path: Path) -> None:
    """Nothing is left to be saved, and no draft is left."""
    desk.journal = Journal(tmp_path / "state", "first")
    desk.put(BLIPS, 19, "Change extra blips")
    desk.keep_draft()
    theirs(desk)

    look(desk)

    assert (desk.workspace.dirty(), conflicts_of(desk)) == ((), ())
    assert Journal(tmp_path / "state", "second").drafts(desk.workspace.root) == ((), ())


def test_unsaved_work_on_other_files_is_left_alone(desk: Desk) -> None:
    """It can be undone, and what was undone can be done again, as if nothing had happened beside it."""
    desk.put(BLIPS, 5, "Change extra blips")
    desk.put(BLIPS, 6, "Change extra blips again")
    desk.undo()
    theirs(desk, "pack.yaml", b"A small pack", b"Their pack")
    before = desk.edition(NAME)

    assert look(desk)
    assert desk.title == "Their pack"
    assert desk.edition(NAME) == before
    desk.redo()
    assert b"extra_blips: 6" in desk.workspace.files[NAME]
    assert desk.workspace.dirty() == (NAME,)


def test_files_that_come_and_go_are_followed(desk: Desk) -> None:
    """Each counts as changed on disk; a widget of the file that changed begins anew."""
    before = desk.edition(NAME)
    (desk.workspace.root / "note.yaml").write_bytes(b"kind: note\n")
    (desk.workspace.root / NAME).unlink()

    assert take_in(desk) == ("note.yaml", NAME)
    assert desk.workspace.names() == ("note.yaml", "pack.yaml")
    assert desk.edition(NAME) == before + 1


def test_the_same_size_at_another_time_is_another_stamp(desk: Desk) -> None:
    """And a pack whose folder is gone has none: that is said when it is saved."""
    root = desk.workspace.root
    before = stamps(root)
    os.utime(root / NAME, ns=(1, 1))
    assert stamps(root) != before

    root.rename(root.with_name("away"))
    assert not look(desk)
    assert desk.workspace.names() == ("pack.yaml", NAME)
