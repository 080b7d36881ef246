from pathlib import Path

import pytest

from schemas.packs.files import Entry, Overlay


def names(entries: tuple[Entry, ...]) -> list[tuple[str, bool]]:
    return [(entry.path.name, entry.is_folder) for entry in entries]


def test_files_in_memory_stand_among_those_on_disk(tmp_path: Path) -> None:
    """One changed, one gone, one new, and one in folders that are not on the disk yet."""
    for name in ("a", "b", "c"):
        (tmp_path / name).write_bytes(b"disk")
    new = tmp_path / "x" / "y" / "new"
    files = Overlay({tmp_path / "a": b"memory", tmp_path / "b": None, new: b"new"})

    assert names(files.entries(tmp_path)) == [("a", False), ("c", False), ("x", True)]
    assert names(files.entries(tmp_path / "x")) == [("y", True)]
    assert names(files.entries(new.parent)) == [("new", False)]
    assert [files.read(tmp_path / "a"), files.read(tmp_path / "c"), files.read(new)] == [b"memory", b"disk", b"new"]
    assert [files.is_folder(folder) for folder in (tmp_path, new.parent, new, tmp_path / "z")] == [
        True,
        True,
        False,
        False,
    ]
    assert [files.is_file(path) for path in (tmp_path / "a", tmp_path / "b", new)] == [True, False, True]


def test_a_folder_that_only_a_removed_file_is_named_in_is_not_there(tmp_path: Path) -> None:
    """Nothing is listed of it."""
    files = Overlay({tmp_path / "x" / "gone": None})

    assert not files.is_folder(tmp_path / "x")
    with pytest.raises(OSError, match="x"):
        files.entries(tmp_path / "x")
    with pytest.raises(OSError, match="gone"):
        files.read(tmp_path / "x" / "gone")
