"""Folders, files and zips that are not what they should be: a sentence, nothing lost, nothing left lying about."""

import io
import zipfile
from pathlib import Path
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from studio.browser.words import JOINER
from studio.core.archive import MOST_FILE_BYTES
from studio.core.journal import Journal
from studio.core.workspace import Focus
from tests.studio.disks import disk_with, nobody, on_disk, public_folder
from tests.studio.pages.pages import bare_pack, broken_pack, labelled, opened, press, saved, session_on, shipped_pack
from tests.studio.shipped import session_of

FACTION = "factions/new_tokyo.yaml"


def at_work(key: str, folder: Path) -> AppTest:
    page = opened(key, folder)
    assert not page.exception
    return page


def told(page: AppTest) -> str:
    """Return the sentences of a page that say what went wrong."""
    return shown(*page.error, *page.toast, *page.warning)


def shown(*elements: Any) -> str:
    """Return what a reader sees of Markdown elements, without what keeps words of a pack inert."""
    return "\n".join(str(one.value) for one in elements).replace("\\", "").replace(JOINER, "")


def opened_by_hand(page: AppTest, folder: str) -> AppTest:
    labelled(page.text_input, "Folder of the pack").set_value(folder)
    return press(page, "Open")


def unpacked(page: AppTest, data: bytes, folder: Path, name: str = "pack.zip") -> AppTest:
    page.file_uploader[0].upload(name, data, "application/zip")
    page.text_input(key="zip:folder").set_value(folder.as_posix())
    return press(page, "Unpack")


def zipped(**files: bytes) -> bytes:
    """Return a zip; `a__b` stands for a/b.yaml."""
    return zip_of({f"{name.replace('__', '/')}.yaml": data for name, data in files.items()})


def zip_of(files: dict[str, bytes]) -> bytes:
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    return stream.getvalue()


def renamed(page: AppTest, name: str) -> AppTest:
    next(one for one in page.text_input if ":name:" in (one.key or "")).set_value(name)
    page = page.run()
    assert not page.exception
    return page


@pytest.mark.parametrize(
    ("folder", "words"),
    [
        ("{here}/nothing", "is no folder"),
        ("{here}/no/such/pack", "there is no folder"),
        ("{here}/empty", "is no pack: there is no pack.yaml in it"),
        ("{here}/a_file", "is no folder"),
        ("", "say in which folder"),
        ("{here}/a\0b", "signs that cannot stand in a path"),
        ("{here}/" + "n" * 5000, "is no folder"),
        ("~nobody_at_all/pack", "there is no folder ~nobody_at_all"),
    ],
    ids=["missing", "no parent", "no pack", "a file", "none named", "null", "too long", "no home"],
)
def test_a_folder_that_cannot_be_opened_is_said(folder: str, words: str, tmp_path: Path) -> None:
    """The pack that was open stays open, with what was not saved."""
    (tmp_path / "empty").mkdir()
    (tmp_path / "a_file").write_bytes(b"x")
    page = at_work("overview", bare_pack(tmp_path))
    before = session_on(page)

    page = opened_by_hand(page, folder.format(here=tmp_path))

    assert words in told(page)
    assert session_on(page) is before


@pytest.mark.parametrize(("folder", "words"), [("empty", "is no pack"), ("nothing", "is no folder")])
def test_a_folder_named_at_the_start_that_is_no_pack_is_said(folder: str, words: str, tmp_path: Path) -> None:
    """The first page is there, with the ways to a pack."""
    (tmp_path / "empty").mkdir()

    page = at_work("overview", tmp_path / folder)

    assert words in told(page)
    assert labelled(page.button, "Open")


def test_a_pack_with_broken_files_is_worked_on(tmp_path: Path) -> None:
    """Of three factions one is no YAML and one no text: both are named, the third is edited and saved, they stay."""
    root = broken_pack(tmp_path)
    broken = sorted(path.name for path in (root / "factions").iterdir())
    assert broken == ["new_tokyo.yaml", "puc.yaml", "zane.yaml"]
    before = on_disk(root)

    problems = shown(*at_work("problems", root).markdown)
    assert all(name in problems for name in (FACTION, "factions/puc.yaml"))
    page = renamed(at_work("factions", root), "Zane the Third")
    page = saved(page)

    after = on_disk(root)
    assert b"name: Zane the Third\n" in after.pop("factions/zane.yaml")
    assert after == {name: data for name, data in before.items() if name != "factions/zane.yaml"}


def test_a_broken_file_is_fixed_as_text(tmp_path: Path) -> None:
    """It opens as text, its mistake beside it; once it is fixed, it is a document like any other."""
    root = broken_pack(tmp_path)
    page = at_work("documents", root)
    labelled(page.selectbox, "Kind").select("files that cannot be read")
    page = page.run()
    labelled(page.selectbox, "File").select(FACTION)
    page = page.run()
    assert not page.exception
    (text,) = page.text_area
    assert text.value == "kind: [unclosed\n  id: : :\n"
    assert "line 1: the bracket that opens here is never closed" in shown(*page.markdown)

    good = (shipped_pack(tmp_path / "good") / FACTION).read_text(encoding="utf-8")
    text.set_value(good)
    page = saved(page.run())

    assert (root / FACTION).read_text(encoding="utf-8") == good
    assert session_on(page).diagnostics_of(FACTION) == ()


def test_a_file_that_is_no_text_is_said(tmp_path: Path) -> None:
    """Nobody can change it here, and it stays as it is."""
    page = at_work("documents", broken_pack(tmp_path))
    labelled(page.selectbox, "Kind").select("files that cannot be read")
    page = page.run()
    labelled(page.selectbox, "File").select("factions/puc.yaml")
    page = page.run()

    assert not page.exception
    assert "not UTF-8 text" in told(page)


def test_a_folder_that_may_not_be_written_to_is_said_and_the_draft_kept(tmp_path: Path) -> None:
    """The text is still there, unsaved, and another session is offered it; when it can be saved, the draft goes."""
    journal = Journal(tmp_path, "mine")
    with public_folder() as folder:
        session = session_of(folder)
        session.journal = journal
        root = session.workspace.root
        before = on_disk(root)
        (root / "factions").chmod(0o555)
        assert session.rewrite(Focus(FACTION, at=("name",)), "Nobody's City", "Change name")
        session.keep_draft()
        with nobody():
            session.save()
        assert session.notice == f"{FACTION} could not be saved: permission denied; nothing in it is lost"
        session.keep_draft()

        assert on_disk(root) == before
        assert session.workspace.dirty() == (FACTION,)
        (draft,), unread = Journal(tmp_path, "another").drafts(root)
        assert (draft.ours, unread) == ({FACTION: session.workspace.files[FACTION]}, ())
        (root / "factions").chmod(0o755)
        assert session.save().written == (FACTION,)
        session.keep_draft()
        assert Journal(tmp_path, "another").drafts(root) == ((), ())


def test_a_full_disk_is_said_and_the_text_kept(tmp_path: Path) -> None:
    """Neither pack nor draft can be written: both are said, the page goes on, and later the save works."""
    root = shipped_pack(tmp_path)
    page = renamed(at_work("factions", root), "A Full City")
    before = on_disk(root)

    with disk_with(100):
        page = saved(page)

    assert f"{FACTION} could not be saved: file too large; nothing in it is lost" in told(page)
    assert "Your unsaved changes cannot be kept: file too large" in told(page)
    assert on_disk(root) == before
    assert session_on(page).workspace.dirty() == (FACTION,)
    page = saved(page)
    assert b"name: A Full City\n" in (root / FACTION).read_bytes()


BAD_ZIPS = {
    "a way out": ("not allowed", zip_of({"pack.yaml": b"kind: pack\n", "../out.yaml": b"x"})),
    "an absolute way": ("not allowed", zip_of({"pack.yaml": b"kind: pack\n", "/etc/out.yaml": b"x"})),
    "a bomb": ("larger than 16 MB", zip_of({"pack.yaml": bytes(MOST_FILE_BYTES + 1)})),
    "no pack": ("there is no pack.yaml at its top", zipped(a=b"x")),
    "no zip": ("no zip file, or it is damaged", b"no zip at all"),
    "half a zip": ("no zip file, or it is damaged", zipped(pack=b"kind: pack\n" * 50)[:60]),
    "nothing": ("no zip file, or it is damaged", b""),
}


@pytest.mark.parametrize("case", BAD_ZIPS)
def test_a_zip_that_is_not_let_in_is_said_and_leaves_nothing(case: str, tmp_path: Path) -> None:
    """No folder, no part of one, and the pack that was open stays open."""
    words, data = BAD_ZIPS[case]
    page = at_work("overview", bare_pack(tmp_path))
    before = {path.name for path in tmp_path.iterdir()}

    page = unpacked(page, data, tmp_path / "out")

    assert words in told(page)
    assert {path.name for path in tmp_path.iterdir()} == before
    assert session_on(page).workspace.root.name == "bare"


@pytest.mark.parametrize("button", ["Begin", "Copy", "Unpack"])
def test_a_new_folder_that_cannot_be_is_said(button: str, tmp_path: Path) -> None:
    """However a pack is to come into it."""
    page = at_work("overview", bare_pack(tmp_path))
    page.file_uploader[0].upload("pack.zip", zipped(pack=b"kind: pack\n"), "application/zip")
    for field in (one for one in page.text_input if one.label == "New folder"):
        field.set_value((tmp_path / ("n" * 5000)).as_posix())

    page = press(page, button)

    assert "could not be written: file name too long" in told(page)


def test_a_zip_is_not_unpacked_onto_a_full_disk(tmp_path: Path) -> None:
    """What was begun is taken away again."""
    page = at_work("overview", bare_pack(tmp_path))
    before = {path.name for path in tmp_path.iterdir()}

    with disk_with(100):
        page = unpacked(page, zipped(pack=b"# long enough\n" * 50), tmp_path / "out")

    assert "out could not be written: file too large" in told(page)
    assert {path.name for path in tmp_path.iterdir()} == before


def test_a_zip_that_holds_a_faulty_pack_opens_with_its_faults(tmp_path: Path) -> None:
    """It is unpacked as it is, for its author to fix."""
    page = at_work("overview", bare_pack(tmp_path))

    page = unpacked(page, zipped(pack=b"kind: [unclosed\n", a__b=b"\xff\xfe\x00"), tmp_path / "out")

    assert session_on(page).workspace.root == tmp_path / "out"
    assert {found.path for found in session_on(page).checked.diagnostics} == {
        (tmp_path / "out" / name).as_posix() for name in ("pack.yaml", "a/b.yaml")
    }


def test_without_a_zip_there_is_nothing_to_unpack(tmp_path: Path) -> None:
    """The page asks for one."""
    page = press(at_work("overview", bare_pack(tmp_path)), "Unpack")

    assert "choose a zip file first" in told(page)
