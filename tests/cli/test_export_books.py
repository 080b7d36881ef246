"""`musterpress export --only rulebook`: a book on the paper that was asked for, as pages or to fold."""

from collections.abc import Callable
from pathlib import Path

import pypdf
import pytest
from typer.testing import Result

Run = Callable[..., Result]

PACK = """\
kind: pack
id: told
system: seven_seconds
version: 1.0.0
title: Told
authors: [A. Tester]
licence: MIT
format: 1
---
kind: rulebook
id: book
title: Book
rules:
  - {id: 7S.TELL.1, section: Told, text: Tell it.}
"""
MM_PER_PT = 25.4 / 72


@pytest.fixture
def told(tmp_path: Path) -> Path:
    """A pack of one rule."""
    folder = tmp_path / "told"
    folder.mkdir()
    manifest, book = PACK.split("---\n")
    folder.joinpath("pack.yaml").write_text(manifest, encoding="utf-8")
    folder.joinpath("rulebook.yaml").write_text(book, encoding="utf-8")
    return folder


def sizes_mm(folder: Path) -> list[tuple[float, float]]:
    """Width and height of the pages of the book, to a tenth."""
    boxes = [page.mediabox for page in pypdf.PdfReader(folder / "rulebook.pdf").pages]
    return [(round(float(box.width) * MM_PER_PT, 1), round(float(box.height) * MM_PER_PT, 1)) for box in boxes]


def test_a_booklet_has_the_paper_on_its_side_and_creep_moves_its_pages(told: Path, run: Run) -> None:
    """Of each sheet of Letter there is a front and a back; two thicknesses of paper make two booklets."""
    written: list[bytes] = []
    for creep in ("0", "0.3"):
        folder = told.parent / creep
        options = ("--only", "rulebook", "--paper", "letter", "--booklet", "--creep", creep)
        assert run("export", told, "--to", folder, *options).exit_code == 0
        written.append((folder / "rulebook.pdf").read_bytes())

    assert {*sizes_mm(folder)} == {(279.4, 215.9)}
    assert len(sizes_mm(folder)) % 2 == 0
    assert written[0] != written[1]


def test_a_book_for_browsers_is_one_file_and_no_pdf(told: Path, run: Run) -> None:
    """It is the page that the exporters write, whatever the paper."""
    result = run("export", told, "--to", told.parent / "web", "--only", "rulebook", "--html", "--paper", "a5")

    assert result.exit_code == 0
    [file] = [path for path in (told.parent / "web").iterdir() if not path.name.startswith(".")]
    assert file.name == "rulebook.html"
    page = file.read_text(encoding="utf-8")
    assert page.startswith('<!DOCTYPE html>\n<html lang="en">')
    assert 'id="7S.TELL.1"' in page


def test_pages_of_a_book_are_as_large_as_the_paper(told: Path, run: Run) -> None:
    """A5 upright; the creep of booklets is nothing to single pages."""
    result = run("export", told, "--to", told.parent / "a5", "--only", "rulebook", "--paper", "a5", "--creep", "0.3")

    assert result.exit_code == 0
    assert {*sizes_mm(told.parent / "a5")} == {(148.0, 210.0)}
