"""A file that changed on disk under the author's hands: each answer, and what it leaves behind."""

from pathlib import Path

import pytest

from studio.core.conflicts import can_keep_both, conflicts_of, difference, keep_both, keep_ours, take_draft, take_theirs
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
