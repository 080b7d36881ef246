import io
import os
import stat
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from schemas.edits.patch import Refused
from studio.core.archive import MOST_FILE_BYTES, MOST_FILES, pack_zip, read_zip, unpack, zip_refusal
from studio.core.opening import open_workspace
from studio.core.workspace import Workspace


def zipped(entries: list[tuple[str, bytes]], **attributes: int) -> bytes:
    """Return a zip with entries as they come, each with attributes of its own."""
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in entries:
            entry = zipfile.ZipInfo(name)
            entry.compress_type = zipfile.ZIP_DEFLATED
            for attribute, value in attributes.items():
                setattr(entry, attribute, value)
            archive.writestr(entry, data)
    return stream.getvalue()


def packed(workspace: Workspace) -> bytes:
    found = pack_zip(workspace)
    assert isinstance(found, bytes)
    return found


def refusal(data: bytes) -> str:
    found = read_zip(data)
    assert isinstance(found, Refused)
    return found.message


def test_a_pack_comes_back_as_it_went(workspace: Workspace, tmp_path: Path) -> None:
    """Unsaved text goes along, pictures too; hidden files and links do not."""
    (workspace.root / ".secret").write_bytes(b"x")
    (workspace.root / "link.svg").symlink_to("/etc/hostname")
    (workspace.root / "loop").symlink_to(workspace.root)
    work = workspace.change("Edit", {"rules.yaml": None, "new/a.yaml": b"\xff"})
    assert isinstance(work, Workspace)

    files = read_zip(packed(work))
    assert not isinstance(files, Refused)
    assert unpack(files, tmp_path / "copy") is None

    again = open_workspace(tmp_path / "copy")
    assert isinstance(again, Workspace)
    assert again.files == work.files
    assert sorted(files) == ["new/a.yaml", "pack.yaml", "pictures/flag.svg"]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy", "small"]


def test_the_same_pack_gives_the_same_bytes(workspace: Workspace) -> None:
    """Whenever its files were written, and by whom."""
    first = packed(workspace)
    for path in workspace.root.rglob("*.yaml"):
        os.utime(path, (1, 1))
        path.chmod(0o600)

    assert packed(workspace) == first


def test_a_folder_round_the_pack_and_what_systems_add_are_left_out() -> None:
    """As a file manager zips a folder."""
    data = zipped([("my pack/pack.yaml", b"p"), ("my pack/a/x.yaml", b"x"), ("my pack/.DS_Store", b""),
                   ("__MACOSX/my pack/._pack.yaml", b"")])  # fmt: skip

    assert read_zip(data) == {"a/x.yaml": b"x", "pack.yaml": b"p"}


@pytest.mark.parametrize(
    "name",
    ["../x.yaml", "a/../../x.yaml", "/etc/x", "a//x", "./x", "c:x", "a\\x", "..\\x", "a\nb", "x ", "x.", "con",
     "a/NUL.yaml", "a" * 300, "x\u202egpj.exe", "..", "a/..", "a/..x/../../.x"],
)  # fmt: skip
def test_a_name_that_is_not_safe_everywhere_is_refused(name: str) -> None:
    """A way out of the folder, a name only some systems can write, one that shows as another."""
    assert "not allowed" in refusal(zipped([("pack.yaml", b""), (name, b"x")]))


def test_a_name_cut_short_by_a_null_is_refused() -> None:
    """Some programs would see another name."""
    data = zipped([("pack.yaml", b""), ("xQ.yaml", b"x")]).replace(b"xQ.yaml", b"x\0.yaml")

    assert "not allowed" in refusal(data)


def test_an_entry_without_a_name_is_refused() -> None:
    """It is neither a file nor a folder."""
    data = zipped([("pack.yaml", b""), ("xQ.yaml", b"x")]).replace(b"xQ.yaml", b"\0Q.yaml")

    assert "not allowed" in refusal(data)


@pytest.mark.parametrize("kind", [stat.S_IFLNK, stat.S_IFCHR, stat.S_IFIFO])
def test_links_and_devices_are_refused(kind: int) -> None:
    """A link could lead out of the folder for the file after it."""
    assert "a link" in refusal(zipped([("pack.yaml", b"/etc/passwd")], external_attr=(kind | 0o777) << 16))


@pytest.mark.parametrize("names", [("a.yaml", "A.yaml"), ("a", "a/x.yaml"), ("a.yaml", "a.yaml")])
@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_two_files_of_one_name_are_refused(names: tuple[str, str]) -> None:
    """On some systems one would be written over the other."""
    assert "same name" in refusal(zipped([("pack.yaml", b""), *((name, b"") for name in names)]))


def large() -> bytes:
    return zipped([("pack.yaml", b"\0" * (MOST_FILE_BYTES + 1))])


def lying() -> bytes:
    """A large file that says of itself that it is small."""
    return large().replace((MOST_FILE_BYTES + 1).to_bytes(4, "little"), (9).to_bytes(4, "little"))


BOMBS: tuple[tuple[str, Callable[[], bytes]], ...] = (
    ("a file in the zip is larger than 16 MB", large),
    (
        "the zip unpacks to more than 64 MB",
        lambda: zipped([(f"{n}.yaml", b"\0" * MOST_FILE_BYTES) for n in range(5)]),
    ),
    ("the zip holds more than 2000 files", lambda: zipped([(f"{n}", b"") for n in range(MOST_FILES + 1)])),
    ("the zip holds more than 2000 files", lambda: zipped([(f"{n}", b"") for n in range(MOST_FILES * 5)])),
    ("damaged", lying),
    ("damaged", lambda: zipped([("pack.yaml", b"some text")]).replace(b"some", b"SOME")[:-30]),
    ("damaged", lambda: b"PK\x03\x04 no zip"),
    ("larger than 66 MB", lambda: b"\0" * (66 * 1024 * 1024 + 1)),
    ("no pack.yaml at its top", lambda: zipped([("a.yaml", b"")])),
    ("no pack.yaml at its top", lambda: zipped([("a/pack.yaml", b""), ("b/pack.yaml", b"")])),
    ("unusual way", lambda: zipped([("pack.yaml", b"")], compress_type=zipfile.ZIP_LZMA)),
)
"""What is said of each, and what makes it."""


@pytest.mark.parametrize(("words", "made"), [pytest.param(*bomb, id=str(n)) for n, bomb in enumerate(BOMBS)])
def test_bombs_and_broken_zips_are_refused(words: str, made: Callable[[], bytes]) -> None:
    """By what they say of their size, and by what they then unpack to."""
    assert words in refusal(made())


def test_a_file_that_is_not_what_its_checksum_says_is_refused() -> None:
    """Damaged on the way."""
    stored = zipped([("pack.yaml", b"some text")], compress_type=zipfile.ZIP_STORED)

    assert "damaged" in refusal(stored.replace(b"some text", b"same text"))


def test_a_pack_is_never_unpacked_over_another_folder(workspace: Workspace) -> None:
    """The one that is there stays as it is."""
    found = unpack({"pack.yaml": b"x"}, workspace.root)

    assert found == Refused("there is a small already; choose another name")
    assert (workspace.root / "pack.yaml").read_bytes() == workspace.files["pack.yaml"]


def test_what_cannot_be_written_leaves_nothing(tmp_path: Path) -> None:
    """A folder that is not there is named in a sentence."""
    found = unpack({"pack.yaml": b"x"}, tmp_path / "no" / "copy")

    assert found == Refused("copy could not be written: no such file or directory")
    assert list(tmp_path.iterdir()) == []


def test_a_picture_too_large_is_not_packed(workspace: Workspace) -> None:
    """It is named, since nobody could let the zip in again."""
    with (workspace.root / "pictures" / "huge.png").open("wb") as file:
        file.truncate(MOST_FILE_BYTES + 1)

    found = pack_zip(workspace)

    assert isinstance(found, Refused)
    assert "pictures/huge.png is larger than 16 MB" in found.message
    assert zip_refusal(workspace) == found.message


def test_a_name_that_would_not_be_let_in_again_is_not_packed(workspace: Workspace) -> None:
    """The page says so, instead of a zip that nobody can unpack here."""
    (workspace.root / "a:b.yaml").write_bytes(workspace.files["rules.yaml"])
    opened = open_workspace(workspace.root)
    assert isinstance(opened, Workspace)

    assert zip_refusal(opened) == "'a:b.yaml' is a name that would not be let in again"
    assert isinstance(pack_zip(opened), Refused)
