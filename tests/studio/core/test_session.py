"""One session's pack, from the first edit to the save."""

from pathlib import Path

import pytest

from studio.core.history import Focus
from studio.core.journal import Journal
from studio.core.session import Desk
from tests.studio.shipped import desk_of

MISSION = Focus("missions/blood_debt.yaml")


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return desk_of(tmp_path)


def title(desk: Desk) -> str:
    entry = desk.entry(MISSION.name)
    assert entry is not None
    return entry.title


def test_a_desk_shows_what_is_in_memory(desk: Desk) -> None:
    """The entry, its model and the pack follow an edit that is on no disk yet."""
    assert desk.put(Focus(MISSION.name, 0, ("title",)), "A Debt Paid", "Change title")

    entry = desk.entry(MISSION.name)
    assert entry is not None
    assert entry.loaded is not None
    assert (entry.id, entry.title, entry.loaded.data["title"]) == ("blood_debt", "A Debt Paid", "A Debt Paid")
    assert "Blood Debt" in (desk.workspace.root / MISSION.name).read_text()


def test_a_fault_leaves_the_entry_without_its_model(desk: Desk) -> None:
    """It is still there to be mended."""
    desk.put(Focus(MISSION.name, 0, ("deck",)), "nowhere", "Change deck")

    entry = desk.entry(MISSION.name)
    assert entry is not None
    assert entry.loaded is None
    assert [found.code for found in desk.diagnostics_of(MISSION.name)] == ["unknown-choice"]


def test_undo_and_redo_say_what_they_did(desk: Desk) -> None:
    """And widgets begin anew, because the text changed without them."""
    desk.put(Focus(MISSION.name, 0, ("title",)), "A Debt Paid", "Change title")
    before = desk.generation

    focus = desk.undo()
    assert focus == Focus(MISSION.name, 0, ("title",))
    assert (desk.notice, title(desk), desk.generation) == ("Undone: Change title", "Blood Debt", before + 1)
    desk.redo()
    assert (desk.notice, title(desk)) == ("Done again: Change title", "A Debt Paid")


def test_nothing_to_undo_says_nothing(desk: Desk) -> None:
    """A key pressed once too often is no event."""
    assert desk.undo() is None
    assert desk.redo() is None
    assert (desk.notice, desk.generation) == ("", 0)


def test_a_place_that_is_not_there_is_made_and_taken_away(desk: Desk) -> None:
    """With None the value goes again, and the file is as it was."""
    before = desk.workspace.files[MISSION.name]
    place = Focus(MISSION.name, 0, ("picture",))

    assert desk.put(place, "pictures/debt.png", "Add picture")
    assert b"picture: pictures/debt.png" in desk.workspace.files[MISSION.name]
    assert desk.put(place, None, "Remove picture")
    assert desk.workspace.files[MISSION.name] == before


def test_what_cannot_be_done_is_said(desk: Desk) -> None:
    """A file whose text is broken is not patched."""
    desk.change("Break", {MISSION.name: b"kind: [mission_card\n"})

    assert not desk.put(Focus(MISSION.name, 0, ("title",)), "Lost", "Change title")
    assert "cannot be read" in desk.notice


def test_a_save_writes_and_says_so(desk: Desk) -> None:
    """Then nothing is left to save."""
    desk.put(Focus(MISSION.name, 0, ("title",)), "A Debt Paid", "Change title")

    assert desk.save().written == (MISSION.name,)
    assert desk.notice == "Saved 1 file"
    assert "A Debt Paid" in (desk.workspace.root / MISSION.name).read_text()
    desk.save()
    assert desk.notice == "Nothing to save"


def test_a_file_changed_on_disk_is_a_question(desk: Desk) -> None:
    """Nothing is written, and both texts are kept."""
    desk.put(Focus(MISSION.name, 0, ("title",)), "Mine", "Change title")
    path = desk.workspace.root / MISSION.name
    path.write_text(path.read_text().replace("Blood Debt", "Theirs"))

    saving = desk.save()

    assert [one.name for one in saving.conflicts] == [MISSION.name]
    assert "changed on disk" in desk.notice
    assert "Theirs" in path.read_text()
    assert title(desk) == "Mine"


def test_a_draft_is_kept_until_the_save(desk: Desk, tmp_path: Path) -> None:
    """A session that ends loses nothing."""
    desk.journal = Journal(tmp_path / "state", "first")
    desk.put(Focus(MISSION.name, 0, ("title",)), "A Debt Paid", "Change title")
    desk.keep_draft()

    drafts, _broken = Journal(tmp_path / "state", "second").drafts(desk.workspace.root)
    assert [sorted(draft.ours) for draft in drafts] == [[MISSION.name]]
    desk.save()
    desk.keep_draft()
    assert Journal(tmp_path / "state", "second").drafts(desk.workspace.root) == ((), ())


def test_a_draft_that_cannot_be_kept_is_said(desk: Desk, tmp_path: Path) -> None:
    """The author is told while the text is still in memory."""
    (tmp_path / "state").write_text("a file where a folder should be")
    desk.journal = Journal(tmp_path / "state", "first")
    desk.put(Focus(MISSION.name, 0, ("title",)), "A Debt Paid", "Change title")

    desk.keep_draft()

    assert "cannot be kept" in desk.notice
