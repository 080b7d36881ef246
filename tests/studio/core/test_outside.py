"""What other programs do to a pack while it is worked on: taken in, noticed, and never mixed with what is unsaved."""

import os
from pathlib import Path

import pytest

from studio.core.conflicts import conflicts_of, look, stamps, take_in
from studio.core.journal import Journal
from studio.core.session import Session
from studio.core.workspace import Focus, Workspace

NAME = "rules.yaml"
BLIPS = Focus(NAME, 0, ("activation", "extra_blips"))


@pytest.fixture
def session(workspace: Workspace) -> Session:
    """A pack that was looked at once."""
    session = Session(workspace)
    assert not look(session)
    return session


def theirs(
    session: Session, name: str = NAME, old: bytes = b"extra_blips: 2", new: bytes = b"extra_blips: 19"
) -> bytes:
    """Change a file on disk as another program does, and return what it is then."""
    path = session.workspace.root / name
    path.write_bytes(path.read_bytes().replace(old, new))
    return path.read_bytes()


def test_what_changed_on_disk_alone_is_taken_in_without_a_question(session: Session) -> None:
    """It is as if it had been read so: nothing is unsaved, and nothing was done that could be undone."""
    changed = theirs(session)

    assert look(session)
    assert session.workspace.files[NAME] == session.workspace.base[NAME] == changed
    assert conflicts_of(session) == ()
    assert (session.workspace.dirty(), session.workspace.history.done) == ((), ())
    assert session.notice == "rules.yaml taken in as changed on disk"
    assert not look(session)


def test_a_file_that_was_edited_and_saved_is_no_conflict(session: Session) -> None:
    """Only unsaved work is; undo goes back step by step, first to what was saved."""
    session.put(BLIPS, 5, "Change extra blips")
    session.save()
    saved = session.workspace.files[NAME]
    changed = theirs(session, old=b"extra_blips: 5")

    assert look(session)
    assert conflicts_of(session) == ()
    assert session.workspace.files[NAME] == changed
    session.undo()
    assert session.workspace.files[NAME] == saved
    assert session.workspace.dirty() == (NAME,)


def test_what_changed_on_both_sides_is_a_conflict_and_said_once(session: Session) -> None:
    """The author's text stays as it is."""
    session.put(BLIPS, 5, "Change extra blips")
    ours = session.workspace.files[NAME]
    theirs(session)

    assert look(session)
    assert session.workspace.files[NAME] == ours
    assert [one.name for one in conflicts_of(session)] == [NAME]
    assert session.notice.startswith("rules.yaml was changed here and by another program")
    assert not look(session)


def test_the_same_change_on_both_sides_is_no_conflict(session: Session, tmp_path: Path) -> None:
    """Nothing is left to be saved, and no draft is left."""
    session.journal = Journal(tmp_path / "state", "first")
    session.put(BLIPS, 19, "Change extra blips")
    session.keep_draft()
    theirs(session)

    look(session)

    assert (session.workspace.dirty(), conflicts_of(session)) == ((), ())
    assert Journal(tmp_path / "state", "second").drafts(session.workspace.root) == ((), ())


def test_unsaved_work_on_other_files_is_left_alone(session: Session) -> None:
    """It can be undone, and what was undone can be done again, as if nothing had happened beside it."""
    session.put(BLIPS, 5, "Change extra blips")
    session.put(BLIPS, 6, "Change extra blips again")
    session.undo()
    theirs(session, "pack.yaml", b"A small pack", b"Their pack")
    before = session.edition(NAME)

    assert look(session)
    assert session.title == "Their pack"
    assert session.edition(NAME) == before
    session.redo()
    assert b"extra_blips: 6" in session.workspace.files[NAME]
    assert session.workspace.dirty() == (NAME,)


def test_files_that_come_and_go_are_followed(session: Session) -> None:
    """Each counts as changed on disk; a widget of the file that changed begins anew."""
    before = session.edition(NAME)
    (session.workspace.root / "note.yaml").write_bytes(b"kind: note\n")
    (session.workspace.root / NAME).unlink()

    assert take_in(session) == ("note.yaml", NAME)
    assert session.workspace.names() == ("note.yaml", "pack.yaml")
    assert session.edition(NAME) == before + 1


def test_the_same_size_at_another_time_is_another_stamp(session: Session) -> None:
    """And a pack whose folder is gone has none: that is said when it is saved."""
    root = session.workspace.root
    before = stamps(root)
    os.utime(root / NAME, ns=(1, 1))
    assert stamps(root) != before

    root.rename(root.with_name("away"))
    assert not look(session)
    assert session.workspace.names() == ("pack.yaml", NAME)
