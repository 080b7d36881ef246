"""None"""

import json
from pathlib import Path
from typing import Any

import pytest

from studio.browser.tab import KeptSessions
from studio.core.journal import Draft, Journal, message_of, restore, state_folder, written
from studio.core.opening import open_workspace
from studio.core.saving import save
from studio.core.session import Session
from studio.core.workspace import Workspace

BYTES = b"\xef\xbb\xbfkind: \xff\r\n"


@pytest.fixture
def journal(tmp_path: Path) -> Journal:
    return Journal(tmp_path / "state", "first")


def opened(root: Path) -> Workspace:
    found = open_workspace(root)
    assert isinstance(found, Workspace)
    return found


def changed(workspace: Workspace) -> Workspace:
    found = workspace.change("Change", {"rules.yaml": BYTES, "new.yaml": b"new", "pack.yaml": None})
    assert isinstance(found, Workspace)
    return found


def draft_after_restart(journal: Journal, root: Path) -> Draft:
    drafts, broken = Journal(journal.folder, "second").drafts(root)
    assert broken == ()
    [draft] = drafts
    return draft


def test_unsaved_changes_are_offered_after_a_restart(workspace: Workspace, journal: Journal) -> None:
    """To the byte, as one step that can be undone; files made and removed as well. Nothing is written to the pack."""
    before = sorted(workspace.root.rglob("*"))
    work = changed(workspace)
    journal.keep(work)

    again = restore(opened(workspace.root), draft_after_restart(journal, workspace.root))

    assert isinstance(again, Workspace)
    assert (again.files, again.dirty()) == (work.files, work.dirty())
    assert again.history.done[-1].label == "Restore unsaved changes"
    assert again.undo().dirty() == ()
    assert sorted(workspace.root.rglob("*")) == before


def test_a_draft_goes_when_everything_is_saved_or_undone(workspace: Workspace, journal: Journal) -> None:
    """Nothing is offered that is no longer unsaved."""
    work = changed(workspace)
    journal.keep(work)
    journal.keep(work.undo())
    assert Journal(journal.folder, "second").drafts(workspace.root) == ((), ())

    journal.keep(work)
    journal.keep(save(work).workspace)
    assert Journal(journal.folder, "second").drafts(workspace.root) == ((), ())


def test_a_draft_older_than_a_change_on_disk_asks_when_it_is_saved(workspace: Workspace, journal: Journal) -> None:
    """What another program wrote between crash and restart is not overwritten."""
    journal.keep(changed(workspace))
    (workspace.root / "rules.yaml").write_bytes(b"theirs")

    again = restore(opened(workspace.root), draft_after_restart(journal, workspace.root))

    assert isinstance(again, Workspace)
    [conflict] = save(again).conflicts
    assert (conflict.ours, conflict.theirs) == (BYTES, b"theirs")
    assert conflict.base == workspace.base["rules.yaml"]


def test_sessions_and_packs_keep_drafts_apart(workspace: Workspace, journal: Journal, tmp_path: Path) -> None:
    """A session is not offered its own draft, nor one of another pack, and can drop the one it took over."""
    journal.keep(changed(workspace))
    second = Journal(journal.folder, "second")

    assert journal.drafts(workspace.root) == ((), ())
    assert second.drafts(tmp_path) == ((), ())
    second.drop(draft_after_restart(journal, workspace.root))
    assert second.drafts(workspace.root) == ((), ())


@pytest.mark.parametrize(
    "text",
    ["", "[1]", "{}", '{"format": 2, "files": {}}', '{"format": 1, "files": {"../x.yaml": [null, "x"]}}',
     '{"format": 1, "files": {"x.yaml": [1, 2]}}', '{"format": 1, "files": {"x.yaml": []}}', "[" * 100_000],
)  # fmt: skip
def test_a_draft_that_cannot_be_read_is_named_and_left(workspace: Workspace, journal: Journal, text: str) -> None:
    """Broken, of a later version, or with a name that leads out of the pack: it is not offered, and not deleted."""
    journal.keep(changed(workspace))
    [path] = journal.folder.rglob("*.json")
    path.write_text(text, encoding="ascii")

    assert Journal(journal.folder, "second").drafts(workspace.root) == ((), (path,))
    assert path.exists()


def test_a_draft_is_plain_text_that_can_be_rescued_by_hand(workspace: Workspace, journal: Journal) -> None:
    """Each file stands in it as it was and as it is to be."""
    journal.keep(changed(workspace))
    [path] = journal.folder.rglob("*.json")

    record = json.loads(path.read_bytes())

    assert record["files"]["new.yaml"] == [None, "new"]
    assert record["pack"] == workspace.root.resolve().as_posix()


@pytest.mark.parametrize(
    ("environment", "platform", "folder"),
    [
        ({}, "linux", "/home/a/.local/state/musterpress"),
        ({"XDG_STATE_HOME": "/var/state"}, "linux", "/var/state/musterpress"),
        ({}, "darwin", "/home/a/Library/Application Support/musterpress"),
        ({}, "win32", "/home/a/AppData/Local/musterpress"),
    ],
)
def test_the_state_folder_is_where_each_system_wants_it(
    environment: dict[str, str], platform: str, folder: str
) -> None:
    """By the XDG base directory rules, Apple's and Microsoft's."""
    assert state_folder(environment, Path("/home/a"), platform) == Path(folder)


def test_files_of_odd_names_are_offered_too(workspace: Workspace, journal: Journal) -> None:
    """A pack may hold names that the studio would give no file."""
    (workspace.root / "what: now?.yaml").write_bytes(b"kind: note\n")
    work = opened(workspace.root).change("Change", {"what: now?.yaml": BYTES})
    assert isinstance(work, Workspace)
    journal.keep(work)

    again = restore(opened(workspace.root), draft_after_restart(journal, workspace.root))

    assert isinstance(again, Workspace)
    assert again.files["what: now?.yaml"] == BYTES


WORDS = "Half a sentence with a snowman \u2603"
ONE: dict[str, Any] = {
    "widget": "st-key-title-7",
    "label": "Title",
    "page": "documents",
    "from": 12,
    "text": WORDS,
    "setting": False,
}
PLACE = "st-key-title Title"


def sent(**changes: Any) -> bytes:
    """Return a message of a browser, with what is changed in it."""
    return json.dumps({"token": "t", "typed": {PLACE: ONE}} | changes).encode()


@pytest.fixture
def session(workspace: Workspace, tmp_path: Path) -> Session:
    return Session(workspace, Journal(tmp_path / "state", "first"))


def others(session: Session) -> Journal:
    """Return the journal of a later session."""
    assert session.journal is not None
    return Journal(session.journal.folder, "second")


def keep(session: Session, message: bytes) -> None:
    said = message_of(message)
    assert said is not None
    assert session.keep_typed(said[1])


def test_what_was_typed_is_offered_after_a_restart(session: Session) -> None:
    """With nothing else unsaved too; it comes back as the browser sent it, and nothing is written to the pack."""
    before = sorted(session.workspace.root.rglob("*"))
    keep(session, sent())

    [draft], broken = others(session).drafts(session.workspace.root)

    assert broken == ()
    assert written(draft.typed) == {PLACE: ONE}
    assert draft.ours == {}
    assert not draft.is_in(session.workspace)
    assert sorted(session.workspace.root.rglob("*")) == before


def test_what_was_typed_goes_when_it_has_come(session: Session) -> None:
    """No file of it is left, and nothing is offered."""
    keep(session, sent())
    keep(session, sent(typed={}))

    assert others(session).drafts(session.workspace.root) == ((), ())
    assert session.journal is not None
    assert [path for path in session.journal.folder.rglob("*") if path.is_file()] == []


def test_a_draft_is_dropped_with_what_was_typed_beside_it(session: Session) -> None:
    """Both are one offer, and one answer settles them."""
    session.change("Change", {"new.yaml": b"new"})
    session.keep_draft()
    keep(session, sent())
    [draft], _broken = others(session).drafts(session.workspace.root)
    assert (draft.ours, written(draft.typed)) == ({"new.yaml": b"new"}, {PLACE: ONE})

    others(session).drop(draft)

    assert others(session).drafts(session.workspace.root) == ((), ())


def test_what_was_typed_and_cannot_be_read_is_named_and_left(session: Session) -> None:
    """Its file is the one that is named."""
    keep(session, sent())
    assert session.journal is not None
    [path] = session.journal.folder.rglob("*.typed")
    path.write_text("{half", encoding="ascii")

    assert others(session).drafts(session.workspace.root) == ((), (path,))


@pytest.mark.parametrize(
    "message",
    [
        b"",
        b"[]",
        b"\xff",
        sent(token=1),
        sent(typed=[]),
        sent(typed={PLACE: "words"}),
        sent(typed={PLACE: ONE | {"text": 5}}),
        sent(typed={PLACE: ONE | {"from": -1}}),
        sent(typed={"x" * 501: ONE}),
        sent(token="t" * 501),
    ],
)
def test_what_no_browser_of_ours_sends_is_nothing(message: bytes) -> None:
    """Neither words where others belong, nor names without end."""
    assert message_of(message) is None


def test_nothing_is_kept_without_a_place_for_it(workspace: Workspace, tmp_path: Path) -> None:
    """The browser hears of it, and sends it again."""
    (tmp_path / "file").write_bytes(b"")
    said = message_of(sent())
    assert said is not None

    assert not Session(workspace).keep_typed(said[1])
    assert not Session(workspace, Journal(tmp_path / "file", "first")).keep_typed(said[1])


def test_a_tab_is_known_by_its_token_and_its_draft_as_one_of_an_open_tab(session: Session) -> None:
    """So that what it types finds its session, and is offered to no other tab as that of an earlier one."""
    room = KeptSessions()
    room.keep("token", session)

    assert room.session_of("token") is session
    assert room.session_of("other") is None
    assert room.journals() == {"first"}
