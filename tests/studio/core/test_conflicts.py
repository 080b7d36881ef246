"""Files that other programs change under the author's hands: taken in, noticed, asked about, never mixed with ours."""

import os
from pathlib import Path

import pytest

from studio.core.conflicts import (
    can_keep_both,
    conflicts_of,
    difference,
    keep_both,
    keep_ours,
    look,
    stamps,
    take_draft,
    take_in,
    take_theirs,
)
from studio.core.journal import Draft, Journal
from studio.core.opening import open_workspace
from studio.core.saving import Conflict
from studio.core.session import Session
from studio.core.workspace import Focus, Workspace

NAME = "rules.yaml"
MISSION = "missions/raid.yaml"
OURS = "kind: mission_card\nid: raid\ntitle: Ours\n"
THEIRS = OURS.replace("Ours", "Theirs")


@pytest.fixture
def session(workspace: Workspace) -> Session:
    """Both sides have changed the number of extra blips."""
    session = Session(workspace)
    session.put(Focus(NAME, 0, ("activation", "extra_blips")), 5, "Change extra blips")
    path = workspace.root / NAME
    path.write_bytes(path.read_bytes().replace(b"extra_blips: 2", b"extra_blips: 9"))
    return session


@pytest.fixture
def mission(workspace: Workspace) -> Session:
    """Both sides have changed the title of a mission."""
    path = workspace.root / MISSION
    path.parent.mkdir()
    path.write_text(OURS.replace("Ours", "Before"), encoding="utf-8")
    opened = open_workspace(workspace.root)
    assert isinstance(opened, Workspace)
    session = Session(opened)
    session.put(Focus(MISSION, 0, ("title",)), "Ours", "Change title")
    path.write_text(THEIRS, encoding="utf-8")
    return session


def only(session: Session) -> Conflict:
    [conflict] = conflicts_of(session)
    return conflict


def on_disk(session: Session) -> bytes:
    return (session.workspace.root / NAME).read_bytes()


def test_nothing_changed_is_no_conflict(workspace: Workspace) -> None:
    """Nor are unsaved changes of one's own."""
    session = Session(workspace)
    session.put(Focus(NAME, 0, ("activation", "extra_blips")), 5, "Change extra blips")

    assert conflicts_of(session) == ()


def test_both_texts_are_shown(session: Session) -> None:
    """As the change that saving one's own would make."""
    shown = difference(only(session))

    assert "-  extra_blips: 9  # 3" in shown
    assert "+  extra_blips: 5  # 3" in shown


def test_keeping_ours_overwrites_with_the_next_save(session: Session) -> None:
    """It was asked and answered."""
    session.save()
    keep_ours(session, only(session))

    assert session.save().written == (NAME,)
    assert b"extra_blips: 5" in on_disk(session)


def test_keeping_ours_asks_again_when_the_disk_changes_again(session: Session) -> None:
    """The answer was about the text that was shown."""
    keep_ours(session, only(session))
    (session.workspace.root / NAME).write_bytes(on_disk(session).replace(b"extra_blips: 9", b"extra_blips: 7"))

    assert [one.name for one in session.save().conflicts] == [NAME]
    assert b"extra_blips: 7" in on_disk(session)


def test_taking_theirs_can_be_undone(session: Session) -> None:
    """Then one's own text is back, and a save writes it."""
    take_theirs(session, only(session))
    assert session.workspace.dirty() == ()
    assert b"extra_blips: 9" in session.workspace.files[NAME]

    session.undo()
    assert b"extra_blips: 5" in session.workspace.files[NAME]
    assert session.save().written == (NAME,)


def test_keeping_both_loses_nothing(mission: Session) -> None:
    """Theirs under its name, ours beside it under an id of its own, so that the pack holds no two of one id."""
    conflict = only(mission)
    assert can_keep_both(conflict)
    keep_both(mission, conflict)
    mission.save()

    root = mission.workspace.root
    assert (root / MISSION).read_text(encoding="utf-8") == THEIRS
    assert (root / "missions" / "raid_mine.yaml").read_text(encoding="utf-8") == OURS.replace("raid", "raid_mine")
    assert "duplicate-id" not in {one.code for one in mission.checked.diagnostics}


def test_what_a_pack_has_once_is_not_kept_twice(session: Session) -> None:
    """A second rules document, or a second manifest, would be a mistake at once: one text or the other."""
    conflict = only(session)
    keep_both(session, conflict)

    assert not can_keep_both(conflict)
    assert [*session.workspace.files] == ["pack.yaml", NAME]
    manifest = Conflict("pack.yaml", b"kind: pack\nid: a\n", b"kind: pack\nid: b\n", b"")
    assert not can_keep_both(manifest)


def test_a_file_that_is_gone_on_one_side_is_not_two(mission: Session) -> None:
    """There is nothing to be kept beside the other."""
    (mission.workspace.root / MISSION).unlink()

    assert not can_keep_both(only(mission))


def test_a_draft_is_taken_over_whole(workspace: Workspace, tmp_path: Path) -> None:
    """The next session has it as one step of its own, and the first one's is gone."""
    first = Session(workspace, Journal(tmp_path / "state", "first"))
    first.put(Focus(NAME, 0, ("activation", "extra_blips")), 5, "Change extra blips")
    first.keep_draft()
    again = open_workspace(workspace.root)
    assert isinstance(again, Workspace)
    second = Session(again, Journal(tmp_path / "state", "second"))
    assert second.journal is not None
    [draft], _broken = second.journal.drafts(workspace.root)

    take_draft(second, draft)

    assert b"extra_blips: 5" in second.workspace.files[NAME]
    assert [step.label for step in second.workspace.history.done] == ["Restore unsaved changes"]
    assert not draft.path.exists()
    third, _broken = Journal(tmp_path / "state", "third").drafts(workspace.root)
    assert [sorted(one.ours) for one in third] == [[NAME]]


def test_keeping_both_again_leaves_what_was_kept_before(mission: Session) -> None:
    """The second one has a name of its own, also beside a file that only the disk knows."""
    kept = mission.workspace.root / "missions" / "raid_mine.yaml"
    kept.write_bytes(b"kind: note\n")
    keep_both(mission, next(one for one in conflicts_of(mission) if one.name == MISSION))
    mission.save()

    assert kept.read_bytes() == b"kind: note\n"
    assert b"Ours" in kept.with_stem("raid_mine2").read_bytes()


def test_a_draft_that_cannot_be_removed_is_said(session: Session, tmp_path: Path) -> None:
    """It is taken over all the same; what stands in its place is a folder, which no rights can remove as a file."""
    session.journal = Journal(tmp_path / "state", "second")
    take_draft(session, Draft(tmp_path, {NAME: b"kind: rules\n"}, {}))

    assert session.workspace.files[NAME] == b"kind: rules\n"
    assert session.notice.startswith("The draft cannot be removed, and will be offered again: ")


BLIPS = Focus(NAME, 0, ("activation", "extra_blips"))


@pytest.fixture
def looked_at(workspace: Workspace) -> Session:
    """A pack that was looked at once."""
    looked_at = Session(workspace)
    assert not look(looked_at)
    return looked_at


def theirs(
    looked_at: Session, name: str = NAME, old: bytes = b"extra_blips: 2", new: bytes = b"extra_blips: 19"
) -> bytes:
    """Change a file on disk as another program does, and return what it is then."""
    path = looked_at.workspace.root / name
    path.write_bytes(path.read_bytes().replace(old, new))
    return path.read_bytes()


def test_what_changed_on_disk_alone_is_taken_in_without_a_question(looked_at: Session) -> None:
    """It is as if it had been read so: nothing is unsaved, and nothing was done that could be undone."""
    changed = theirs(looked_at)

    assert look(looked_at)
    assert looked_at.workspace.files[NAME] == looked_at.workspace.base[NAME] == changed
    assert conflicts_of(looked_at) == ()
    assert (looked_at.workspace.dirty(), looked_at.workspace.history.done) == ((), ())
    assert looked_at.notice == "rules.yaml taken in as changed on disk"
    assert not look(looked_at)


def test_a_file_that_was_edited_and_saved_is_no_conflict(looked_at: Session) -> None:
    """Only unsaved work is; undo goes back step by step, first to what was saved."""
    looked_at.put(BLIPS, 5, "Change extra blips")
    looked_at.save()
    saved = looked_at.workspace.files[NAME]
    changed = theirs(looked_at, old=b"extra_blips: 5")

    assert look(looked_at)
    assert conflicts_of(looked_at) == ()
    assert looked_at.workspace.files[NAME] == changed
    looked_at.undo()
    assert looked_at.workspace.files[NAME] == saved
    assert looked_at.workspace.dirty() == (NAME,)


def test_what_changed_on_both_sides_is_a_conflict_and_said_once(looked_at: Session) -> None:
    """The author's text stays as it is."""
    looked_at.put(BLIPS, 5, "Change extra blips")
    ours = looked_at.workspace.files[NAME]
    theirs(looked_at)

    assert look(looked_at)
    assert looked_at.workspace.files[NAME] == ours
    assert [one.name for one in conflicts_of(looked_at)] == [NAME]
    assert looked_at.notice.startswith("rules.yaml was changed here and by another program")
    assert not look(looked_at)


def test_the_same_change_on_both_sides_is_no_conflict(looked_at: Session, tmp_path: Path) -> None:
    """Nothing is left to be saved, and no draft is left."""
    looked_at.journal = Journal(tmp_path / "state", "first")
    looked_at.put(BLIPS, 19, "Change extra blips")
    looked_at.keep_draft()
    theirs(looked_at)

    look(looked_at)

    assert (looked_at.workspace.dirty(), conflicts_of(looked_at)) == ((), ())
    assert Journal(tmp_path / "state", "second").drafts(looked_at.workspace.root) == ((), ())


def test_unsaved_work_on_other_files_is_left_alone(looked_at: Session) -> None:
    """It can be undone, and what was undone can be done again, as if nothing had happened beside it."""
    looked_at.put(BLIPS, 5, "Change extra blips")
    looked_at.put(BLIPS, 6, "Change extra blips again")
    looked_at.undo()
    theirs(looked_at, "pack.yaml", b"A small pack", b"Their pack")
    before = looked_at.edition(NAME)

    assert look(looked_at)
    assert looked_at.title == "Their pack"
    assert looked_at.edition(NAME) == before
    looked_at.redo()
    assert b"extra_blips: 6" in looked_at.workspace.files[NAME]
    assert looked_at.workspace.dirty() == (NAME,)


def test_files_that_come_and_go_are_followed(looked_at: Session) -> None:
    """Each counts as changed on disk; a widget of the file that changed begins anew."""
    before = looked_at.edition(NAME)
    (looked_at.workspace.root / "note.yaml").write_bytes(b"kind: note\n")
    (looked_at.workspace.root / NAME).unlink()

    assert take_in(looked_at) == ("note.yaml", NAME)
    assert looked_at.workspace.names() == ("note.yaml", "pack.yaml")
    assert looked_at.edition(NAME) == before + 1


def test_the_same_size_at_another_time_is_another_stamp(looked_at: Session) -> None:
    """And a pack whose folder is gone has none: that is said when it is saved."""
    root = looked_at.workspace.root
    before = stamps(root)
    os.utime(root / NAME, ns=(1, 1))
    assert stamps(root) != before

    root.rename(root.with_name("away"))
    assert not look(looked_at)
    assert looked_at.workspace.names() == ("pack.yaml", NAME)
