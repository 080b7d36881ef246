import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from studio.core.opening import open_workspace
from studio.core.saving import Conflict, changes_on_disk, save
from studio.core.workspace import Workspace
from tests.studio.disks import disk_with, nobody, on_disk, public_folder


def changed(workspace: Workspace, **contents: bytes | None) -> Workspace:
    """Return the workspace with other files; `a__b` stands for a/b.yaml."""
    names = {f"{name.replace('__', '/')}.yaml": data for name, data in contents.items()}
    found = workspace.change("Change", names)
    assert isinstance(found, Workspace)
    return found


@pytest.fixture
def public(workspace: Workspace) -> Iterator[Path]:
    """A copy of the pack in a folder that another user may enter."""
    with public_folder() as folder:
        shutil.copytree(workspace.root, folder / "small")
        for path in folder.rglob("*"):
            path.chmod(0o777)
        yield folder / "small"


def test_only_what_changed_is_written(workspace: Workspace) -> None:
    """A file changed, one made in a new folder, one removed; the others are not touched, and undo is kept."""
    root = workspace.root
    before = {name: (root / name).stat().st_mtime_ns for name in ("rules.yaml", "pictures/flag.svg")}
    (root / "pack.yaml").chmod(0o640)
    work = changed(workspace, pack=b"new", missions__a=b"made")

    saving = save(work)

    assert saving.written == ("missions/a.yaml", "pack.yaml")
    assert (saving.conflicts, saving.failures) == ((), ())
    assert {name: (root / name).stat().st_mtime_ns for name in before} == before
    assert sorted(on_disk(root)) == ["missions/a.yaml", "pack.yaml", "pictures/flag.svg", "rules.yaml"]
    assert (root / "pack.yaml").stat().st_mode & 0o777 == 0o640
    assert saving.workspace.dirty() == ()
    assert saving.workspace.undo().dirty() == ("missions/a.yaml", "pack.yaml")


def test_a_removed_file_goes_and_can_be_brought_back(workspace: Workspace) -> None:
    """Undoing after the save makes it anew with the next."""
    saving = save(changed(workspace, rules=None))

    assert not (workspace.root / "rules.yaml").exists()
    assert save(saving.workspace.undo()).written == ("rules.yaml",)
    assert on_disk(workspace.root)["rules.yaml"] == workspace.base["rules.yaml"]


def test_a_save_without_a_change_writes_nothing(workspace: Workspace) -> None:
    """Not even a file that was changed on disk is looked at."""
    (workspace.root / "rules.yaml").write_bytes(b"theirs")

    assert save(workspace).written == ()
    assert on_disk(workspace.root)["rules.yaml"] == b"theirs"


@pytest.mark.parametrize("theirs", [b"theirs", None])
@pytest.mark.parametrize("ours", [b"ours", None])
def test_a_file_changed_on_disk_is_a_question_and_nothing_is_written(
    workspace: Workspace, ours: bytes | None, theirs: bytes | None
) -> None:
    """Changed here or removed, changed there or removed: all three texts are given, unless both did the same."""
    path = workspace.root / "rules.yaml"
    path.unlink() if theirs is None else path.write_bytes(theirs)
    work = changed(workspace, rules=ours, pack=b"also ours")

    saving = save(work)

    if ours is theirs is None:
        assert saving.written == ("pack.yaml", "rules.yaml")
    else:
        assert saving.conflicts == (Conflict("rules.yaml", ours, theirs, workspace.base["rules.yaml"]),)
        assert saving.written == ()
        assert on_disk(workspace.root)["pack.yaml"] == workspace.base["pack.yaml"]
        assert saving.workspace == work


def test_a_new_file_that_someone_else_made_too_is_a_question(workspace: Workspace) -> None:
    """There was none when the pack was opened, and there are two now."""
    (workspace.root / "a.yaml").write_bytes(b"theirs")

    assert save(changed(workspace, a=b"ours")).conflicts == (Conflict("a.yaml", b"ours", b"theirs", None),)


def test_a_question_is_answered_by_keeping_ours_or_taking_theirs(workspace: Workspace) -> None:
    """Ours: known, it is written over theirs. Theirs: it is a step that can be undone, and nothing is unsaved."""
    (workspace.root / "rules.yaml").write_bytes(b"theirs")
    work = changed(workspace, rules=b"ours")
    [conflict] = save(work).conflicts

    taken = work.take({conflict.name: conflict.theirs})
    assert isinstance(taken, Workspace)
    assert taken.dirty() == ()
    assert taken.files["rules.yaml"] == b"theirs"
    assert taken.undo().files["rules.yaml"] == b"ours"
    assert save(work.with_base({conflict.name: conflict.theirs})).written == ("rules.yaml",)
    assert on_disk(workspace.root)["rules.yaml"] == b"ours"


def test_two_sessions_notice_each_others_saves(workspace: Workspace) -> None:
    """What one saves the other sees, of files it has not changed too; its own save does not undo it."""
    other = open_workspace(workspace.root)
    assert isinstance(other, Workspace)
    first = save(changed(workspace, rules=b"first", a=b"new"))
    other = changed(other, rules=b"second")

    assert changes_on_disk(first.workspace) == ()
    assert changes_on_disk(other) == (
        Conflict("a.yaml", None, b"new", None),
        Conflict("rules.yaml", b"second", b"first", workspace.base["rules.yaml"]),
    )
    assert [conflict.name for conflict in save(other).conflicts] == ["rules.yaml"]
    assert on_disk(workspace.root)["rules.yaml"] == b"first"


def test_a_folder_that_may_not_be_written_to_is_said(public: Path) -> None:
    """The sentence names the file; workspace and disk are as they were."""
    work = open_workspace(public)
    assert isinstance(work, Workspace)
    work = changed(work, rules=b"ours")
    before = on_disk(public)
    public.chmod(0o555)

    with nobody():
        saving = save(work)

    assert [failure.message for failure in saving.failures] == [
        "rules.yaml could not be saved: permission denied; nothing in it is lost"
    ]
    assert saving.workspace == work
    assert on_disk(public) == before


def test_a_full_disk_is_said_and_loses_nothing(workspace: Workspace) -> None:
    """Of two files the second does not fit: neither is written, nothing is left lying about, and later it works."""
    before = on_disk(workspace.root)
    work = changed(workspace, pack=b"fits", rules=b"too large " * 1000)

    with disk_with(5000):
        saving = save(work)

    assert [failure.name for failure in saving.failures] == ["rules.yaml"]
    assert "could not be saved: file too large" in saving.failures[0].message
    assert on_disk(workspace.root) == before
    assert save(saving.workspace).written == ("pack.yaml", "rules.yaml")


def test_a_link_out_of_the_pack_is_not_followed(workspace: Workspace, tmp_path: Path) -> None:
    """A folder that became a link meanwhile leads nowhere."""
    (tmp_path / "outside").mkdir()
    (workspace.root / "missions").symlink_to(tmp_path / "outside")

    saving = save(changed(workspace, missions__a=b"ours"))

    assert [failure.name for failure in saving.failures] == ["missions/a.yaml"]
    assert on_disk(tmp_path / "outside") == {}


def test_a_link_inside_the_pack_stays_a_link(workspace: Workspace) -> None:
    """What it leads to is written."""
    (workspace.root / "same.yaml").symlink_to("rules.yaml")
    work = open_workspace(workspace.root)
    assert isinstance(work, Workspace)

    save(changed(work, same=b"ours"))

    assert (workspace.root / "same.yaml").is_symlink()
    assert (workspace.root / "rules.yaml").read_bytes() == b"ours"


def test_a_file_that_became_a_folder_is_named(workspace: Workspace) -> None:
    """The sentence says which one cannot be written."""
    path = workspace.root / "pack.yaml"
    path.unlink()
    path.mkdir()
    saving = save(changed(workspace, pack=b"kind: pack\n"))

    assert [(one.name, one.message.partition(" ")[0]) for one in saving.failures] == [("pack.yaml", "pack.yaml")]


def test_a_pack_whose_folder_is_gone_is_not_begun_anew(workspace: Workspace) -> None:
    """One sentence says so, instead of a question for each file; put back, it is saved."""
    away = workspace.root.rename(workspace.root.with_name("away"))
    edited = changed(workspace, pack=workspace.files["pack.yaml"] + b"# more\n")

    saving = save(edited)
    assert "is gone" in saving.failures[0].message
    assert (saving.conflicts, changes_on_disk(edited), workspace.root.exists()) == ((), (), False)

    away.rename(workspace.root)
    assert save(saving.workspace).written == ("pack.yaml",)
