import random
from pathlib import Path

import pytest

from schemas.edits.edits import Edit, Set
from schemas.edits.patch import Refused
from schemas.reading.compose import MOST_BYTES
from studio.core.opening import open_workspace
from studio.core.workspace import MOST_STEPS, Focus, Workspace, is_file_name


def done(result: Workspace | Refused) -> Workspace:
    assert isinstance(result, Workspace), result
    return result


def titled(workspace: Workspace, title: str, stroke: str = "") -> Workspace:
    return done(workspace.edit(Focus("pack.yaml", at=("title",)), [Set(("title",), title)], f"Title {title}", stroke))


def test_an_edit_changes_its_own_line_and_can_be_undone_and_done_again(workspace: Workspace) -> None:
    """The comment stays; undone to the start, nothing is unsaved."""
    edited = titled(workspace, "Another")

    assert edited.dirty() == ("pack.yaml",)
    assert b"title: Another   # for tests\n" in edited.files["pack.yaml"]
    assert edited.undo().files == workspace.files
    assert edited.undo().dirty() == ()
    assert edited.undo().redo() == edited
    assert edited.history.done[-1].label == "Title Another"


def test_what_a_form_gives_back_is_written_where_it_differs(workspace: Workspace) -> None:
    """Of a whole mapping only the changed number; given back as it was, there is no step to undo."""
    focus = Focus("rules.yaml", at=("activation",))

    edited = done(workspace.rewrite(focus, {"extra_blips": 3}, "Blips"))

    assert edited.files["rules.yaml"] == workspace.files["rules.yaml"].replace(b"blips: 2", b"blips: 3")
    assert workspace.rewrite(focus, {"extra_blips": 2}, "Nothing") == workspace


def test_the_diff_is_what_a_save_would_write(workspace: Workspace) -> None:
    """Changed lines with two lines round them, new and removed files by name."""
    changed = done(titled(workspace, "Another").change("New", {"missions/a.yaml": b"kind: a\n", "rules.yaml": None}))

    diff = changed.diff()

    assert "-title: A small pack   # for tests\n+title: Another   # for tests\n" in diff
    assert "--- (no file)\n+++ missions/a.yaml\n" in diff
    assert "--- rules.yaml\n+++ (no file)\n" in diff
    assert "version" in diff
    assert "kind: pack" not in diff


def test_one_step_changes_many_files_and_is_undone_as_one(workspace: Workspace) -> None:
    """A file made, one removed and one changed come and go together."""
    after = done(workspace.change("All", {"a.yaml": b"x", "rules.yaml": None, "pack.yaml": b"y"}))

    assert after.names() == ("a.yaml", "pack.yaml")
    assert after.dirty() == ("a.yaml", "pack.yaml", "rules.yaml")
    assert after.undo().files == workspace.files


def test_a_drag_is_one_step(workspace: Workspace) -> None:
    """Edits of one stroke are undone together, by the name of the first; the next stroke is another step."""
    dragged = titled(titled(titled(workspace, "1", "drag 1"), "2", "drag 1"), "3", "drag 2")

    assert [step.label for step in dragged.history.done] == ["Title 1", "Title 3"]
    assert b"title: '2'" in dragged.undo().files["pack.yaml"]
    assert dragged.undo().undo().files == workspace.files


def test_two_hundred_steps_are_kept(workspace: Workspace) -> None:
    """The first of 205 steps are past undoing; a new step forgets what was undone."""
    current = workspace
    for number in range(205):
        current = titled(current, f"Title {number}")
    back = current
    for _ in range(300):
        back = back.undo()

    assert len(current.history.done) == MOST_STEPS == 200
    assert b"title: Title 4 " in back.files["pack.yaml"]
    assert titled(back, "New").history.undone == ()


def test_undo_and_redo_by_chance_agree_with_a_list_of_states(workspace: Workspace) -> None:
    """Of 400 steps forth and back each state is the one that was there before."""
    chance = random.Random(7)
    states, at, current = [workspace.files], 0, workspace
    for number in range(400):
        what = chance.choice(["edit", "undo", "redo"])
        if what == "edit":
            current = done(current.change("x", {f"{chance.choice('abc')}.yaml": str(number).encode()}))
            states, at = [*states[: at + 1], current.files], at + 1
        elif what == "undo":
            current, at = current.undo(), max(at - 1, 0)
        else:
            current, at = current.redo(), min(at + 1, len(states) - 1)

        assert current.files == states[at]


@pytest.mark.parametrize(
    ("edit", "focus"), [(Set(("nothing",), 1), Focus("pack.yaml")), (Set(("title",), 1), Focus("no.yaml"))]
)
def test_an_edit_that_cannot_be_made_leaves_the_workspace(workspace: Workspace, edit: Edit, focus: Focus) -> None:
    """It is refused in a sentence; there is no step to undo."""
    assert isinstance(workspace.edit(focus, [edit], "No"), Refused)


@pytest.mark.parametrize(
    "name",
    ["../x.yaml", "/x.yaml", "a/../x.yaml", "./x.yaml", ".x.yaml", "a/.b/x.yaml", "x.txt", "", "a\\x.yaml", "c:x.yaml",
     "a//x.yaml", "a\nb.yaml", ".yaml", "x.yaml/"],
)  # fmt: skip
def test_a_name_that_leads_out_of_the_pack_is_refused(workspace: Workspace, name: str) -> None:
    """So is one that is hidden, no YAML file, or written in a way only some systems know."""
    assert not is_file_name(name)
    assert isinstance(workspace.change("No", {name: b""}), Refused)


def test_a_folder_without_a_pack_is_not_opened(tmp_path: Path) -> None:
    """A sentence says what is missing."""
    assert open_workspace(tmp_path / "nothing") == Refused(f"{(tmp_path / 'nothing').as_posix()} is no folder")
    found = open_workspace(tmp_path)
    assert isinstance(found, Refused)
    assert "no pack.yaml" in found.message


def test_files_that_cannot_be_opened_are_named_and_the_rest_is_edited(root: Path) -> None:
    """A file too large and a link out of the pack do not stop the others; broken text is opened as it is."""
    (root / "large.yaml").write_bytes(b"#" * (MOST_BYTES + 1))
    (root / "link.yaml").symlink_to("/etc/hostname")
    (root / "broken.yaml").write_bytes(b"\xff: [")

    found = done(open_workspace(root))

    assert found.names() == ("broken.yaml", "pack.yaml", "rules.yaml")
    assert sorted(found.unread) == ["large.yaml", "link.yaml"]
    assert titled(found, "Still").dirty() == ("pack.yaml",)
