"""One session's pack, from the first edit to the save."""

from pathlib import Path

import pytest

from studio.core.journal import Journal
from studio.core.session import Session
from studio.core.workspace import Focus
from tests.studio.shipped import session_of

MISSION = Focus("missions/blood_debt.yaml")


@pytest.fixture
def session(tmp_path: Path) -> Session:
    return session_of(tmp_path)


def title(session: Session) -> str:
    entry = session.entry(MISSION.name)
    assert entry is not None
    return entry.title


def test_a_session_shows_what_is_in_memory(session: Session) -> None:
    """The entry, its model and the pack follow an edit that is on no disk yet."""
    assert session.put(Focus(MISSION.name, 0, ("title",)), "A Debt Paid", "Change title")

    entry = session.entry(MISSION.name)
    assert entry is not None
    assert entry.loaded is not None
    assert (entry.id, entry.title, entry.loaded.data["title"]) == ("blood_debt", "A Debt Paid", "A Debt Paid")
    assert "Blood Debt" in (session.workspace.root / MISSION.name).read_text()


def test_a_fault_leaves_the_entry_without_its_model(session: Session) -> None:
    """It is still there to be fixed."""
    session.put(Focus(MISSION.name, 0, ("deck",)), "nowhere", "Change deck")

    entry = session.entry(MISSION.name)
    assert entry is not None
    assert entry.loaded is None
    assert [found.code for found in session.diagnostics_of(MISSION.name)] == ["unknown-choice"]


def test_undo_and_redo_say_what_they_did(session: Session) -> None:
    """And widgets begin anew, because the text changed without them."""
    session.put(Focus(MISSION.name, 0, ("title",)), "A Debt Paid", "Change title")
    before = session.generation

    focus = session.undo()
    assert focus == Focus(MISSION.name, 0, ("title",))
    assert (session.notice, title(session), session.generation) == ("Undone: Change title", "Blood Debt", before + 1)
    session.redo()
    assert (session.notice, title(session)) == ("Done again: Change title", "A Debt Paid")


def test_nothing_to_undo_says_nothing(session: Session) -> None:
    """A key pressed once too often is no event."""
    assert session.undo() is None
    assert session.redo() is None
    assert (session.notice, session.generation) == ("", 0)


def test_a_place_that_is_not_there_is_made_and_taken_away(session: Session) -> None:
    """With None the value goes again, and the file is as it was."""
    before = session.workspace.files[MISSION.name]
    place = Focus(MISSION.name, 0, ("picture",))

    assert session.put(place, "pictures/debt.png", "Add picture")
    assert b"picture: pictures/debt.png" in session.workspace.files[MISSION.name]
    assert session.put(place, None, "Remove picture")
    assert session.workspace.files[MISSION.name] == before


def test_what_cannot_be_done_is_said(session: Session) -> None:
    """A file whose text is broken is not patched."""
    session.change("Break", {MISSION.name: b"kind: [mission_card\n"})

    assert not session.put(Focus(MISSION.name, 0, ("title",)), "Lost", "Change title")
    assert "cannot be read" in session.notice


def test_a_save_writes_and_says_so(session: Session) -> None:
    """Then nothing is left to save."""
    session.put(Focus(MISSION.name, 0, ("title",)), "A Debt Paid", "Change title")

    assert session.save().written == (MISSION.name,)
    assert session.notice == "Saved 1 file"
    assert "A Debt Paid" in (session.workspace.root / MISSION.name).read_text()
    session.save()
    assert session.notice == "Nothing to save"


def test_a_file_changed_on_disk_is_a_question(session: Session) -> None:
    """Nothing is written, and both texts are kept."""
    session.put(Focus(MISSION.name, 0, ("title",)), "Mine", "Change title")
    path = session.workspace.root / MISSION.name
    path.write_text(path.read_text().replace("Blood Debt", "Theirs"))

    saving = session.save()

    assert [one.name for one in saving.conflicts] == [MISSION.name]
    assert "changed on disk" in session.notice
    assert "Theirs" in path.read_text()
    assert title(session) == "Mine"


def test_a_draft_is_kept_until_the_save(session: Session, tmp_path: Path) -> None:
    """A session that ends loses nothing."""
    session.journal = Journal(tmp_path / "state", "first")
    session.put(Focus(MISSION.name, 0, ("title",)), "A Debt Paid", "Change title")
    session.keep_draft()

    drafts, _broken = Journal(tmp_path / "state", "second").drafts(session.workspace.root)
    assert [sorted(draft.ours) for draft in drafts] == [[MISSION.name]]
    session.save()
    session.keep_draft()
    assert Journal(tmp_path / "state", "second").drafts(session.workspace.root) == ((), ())


def test_a_draft_that_cannot_be_kept_is_said(session: Session, tmp_path: Path) -> None:
    """The author is told while the text is still in memory."""
    (tmp_path / "state").write_text("a file where a folder should be")
    session.journal = Journal(tmp_path / "state", "first")
    session.put(Focus(MISSION.name, 0, ("title",)), "A Debt Paid", "Change title")

    session.keep_draft()

    assert "cannot be kept" in session.notice
