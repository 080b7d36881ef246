import json
from pathlib import Path

import pytest

from studio.core.journal import Draft, Journal, restore, state_folder
from studio.core.opening import open_workspace
from studio.core.saving import save
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
