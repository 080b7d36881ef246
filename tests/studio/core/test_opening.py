"""Packs begun anew, copied and unpacked."""

from pathlib import Path

import pytest

from engine.checking.checks import check_packs
from engine.paths import CONTENT, shipped_ids
from schemas.edits.patch import Refused
from schemas.packs.starters import lost
from schemas.systems import SystemName
from studio.core.archive import pack_zip
from studio.core.opening import begin, copy_shipped, folder_called, open_workspace, suggested, systems, unzip
from studio.core.workspace import Workspace


@pytest.mark.parametrize("system", systems())
def test_a_pack_begun_anew_is_sound(system: SystemName, tmp_path: Path) -> None:
    """With its schemas beside it, so that other editors help too."""
    assert begin(tmp_path / "mine", system) is None

    assert check_packs((tmp_path / "mine",), (CONTENT,)).diagnostics == ()
    assert (tmp_path / "mine" / ".schemas" / "pack.schema.json").is_file()


@pytest.mark.parametrize("name", shipped_ids())
def test_a_copy_of_a_shipped_pack_says_the_same(name: str, tmp_path: Path) -> None:
    """File for file, but for the first lines, which name the schemas of the copy."""
    assert copy_shipped(name, tmp_path / "copy") is None

    original, copy = open_workspace(CONTENT / name), open_workspace(tmp_path / "copy")
    assert isinstance(original, Workspace)
    assert isinstance(copy, Workspace)
    assert {name: below_the_first(data) for name, data in copy.files.items()} == {
        name: below_the_first(data) for name, data in original.files.items()
    }
    assert [*lost(tmp_path / "copy")] == []


def below_the_first(data: bytes) -> bytes:
    """Return a file without its first line."""
    return data.partition(b"\n")[2]


def test_nothing_is_written_over(tmp_path: Path) -> None:
    """A folder that is there is left as it is."""
    (tmp_path / "mine").mkdir()

    assert isinstance(begin(tmp_path / "mine", "survive"), Refused)
    assert isinstance(copy_shipped("survive", tmp_path / "mine"), Refused)
    assert [*(tmp_path / "mine").iterdir()] == []


def test_a_zip_comes_back_as_it_went(tmp_path: Path) -> None:
    """Out of one pack, into a new folder."""
    workspace = open_workspace(CONTENT / "survive")
    assert isinstance(workspace, Workspace)
    packed = pack_zip(workspace)
    assert isinstance(packed, bytes)

    assert unzip(packed, tmp_path / "again") is None
    again = open_workspace(tmp_path / "again")
    assert isinstance(again, Workspace)
    assert {name: below_the_first(data) for name, data in again.files.items()} == {
        name: below_the_first(data) for name, data in workspace.files.items()
    }
    assert [*lost(tmp_path / "again")] == []


def test_what_is_no_zip_leaves_nothing_behind(tmp_path: Path) -> None:
    """Neither a folder nor a half of one."""
    assert isinstance(unzip(b"not a zip", tmp_path / "again"), Refused)
    assert [*tmp_path.iterdir()] == []


def test_a_folder_needs_a_parent(tmp_path: Path) -> None:
    """A mistyped path makes no row of folders."""
    assert folder_called((tmp_path / "new").as_posix()) == tmp_path / "new"
    assert isinstance(folder_called((tmp_path / "no" / "new").as_posix()), Refused)
    assert folder_called("  ") == Refused("say in which folder")
    assert folder_called((tmp_path / "a\0b").as_posix()) == Refused("the folder has signs that cannot stand in a path")
    assert folder_called("~nobody_at_all/new") == Refused("there is no folder ~nobody_at_all")


def test_a_name_too_long_for_the_system_is_said(tmp_path: Path) -> None:
    """The folder round it stays empty."""
    folder = folder_called((tmp_path / ("n" * 5000)).as_posix())
    assert isinstance(folder, Path)

    refused = begin(folder, "survive")

    assert refused is not None
    assert refused.message.endswith("could not be written: file name too long")
    assert [*tmp_path.iterdir()] == []


def test_a_suggested_folder_is_free(tmp_path: Path) -> None:
    """The second one gets a number."""
    (tmp_path / "my_pack").mkdir()

    assert suggested("My pack", tmp_path) == tmp_path / "my_pack_2"
