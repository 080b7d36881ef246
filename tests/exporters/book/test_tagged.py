"""Books as tagged PDFs: what is read out of them, in which order, by which names."""

import re
import shutil
import subprocess
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import pikepdf
import pytest

from exporters.kit.orders import PrintOrder
from schemas.packs.packs import Pack, read_packs
from tests.exporters.book.conftest import PACK, RULES, printed, rulebook_text, token
from tests.exporters.pdf.structure import Structure
from tests.exporters.pdf.tagging import HEADINGS, faults, said
from tests.exporters.printed import shipped_pack

TEXTS = (*HEADINGS, "P", "Lbl", "LBody", "TH", "TD", "Caption")
ROWS = 90
CHAPTER = f"""\
kind: chapter
id: begin
title: Begin here
place: 10
text: |
  ### Low at once

  ![Who stands where](it)

  | die | | zebra |
  | --- | --- | --- |
{"".join(f"  | {at} | | one in {at} |{chr(10)}" for at in range(1, ROWS + 1))}
figures:
  it: {{type: picture, picture: assets/dot.png}}
"""


RULE = "The {} stands here, and has some more words to fill its lines; for what comes of it see To tell, p. 0."


def opened(data: bytes) -> Structure:
    return Structure(pikepdf.open(BytesIO(data)))


@pytest.fixture(scope="module")
def book(told_book: bytes) -> Iterator[Structure]:
    """The small book, open."""
    with pikepdf.open(BytesIO(told_book)) as pdf:
        yield Structure(pdf)


def plain(texts: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """Texts with the spaces of a typewriter, and a zero for each page."""
    return [(role, re.sub(r"p\. \d+", "p. 0", text.replace("\N{NO-BREAK SPACE}", " "))) for role, text in texts]


def test_a_book_is_read_part_by_part(book: Structure) -> None:
    """Title, contents, the chapter as it is written, the rules without what stands in the margin."""
    told = plain(said(book, *TEXTS))

    assert told[0] == ("H1", "Told")
    start = told.index(("H2", "Begin here"))
    assert told[start : start + 17] == [
        ("H2", "Begin here"),
        ("H3", "What you need"),
        ("P", "Some dice, and see To tell, p. 0."),
        ("P", "Ask somebody who knows To tell, p. 0."),
        ("TH", "die"),
        ("TH", "chance"),
        ("TH", "1"),
        ("TD", "To tell, p. 0"),
        ("Lbl", "10."),
        ("LBody", "Sit down."),
        ("Lbl", "11."),
        ("LBody", "Stand up."),
        ("H2", "The rules"),
        ("H3", "To tell"),
        *(("P", RULE.format(token(at))) for at in (1, 2, 3)),
    ]
    assert [text for role, text in told if role == "H2"] == [
        "Contents",
        "Begin here",
        "The rules",
        "Tables",
        "Glossary",
        "Index",
        "Whose work this is",
    ]


def test_every_rule_is_read_once(book: Structure) -> None:
    """Its lines stand apart, some in another column, and are one paragraph."""
    texts = [text for _, text in said(book, "P") if "stands here" in text]

    assert len(texts) == RULES
    assert {text.count(".") for text in texts} == {2}


def test_contents_are_a_list_of_links_and_titles_are_furniture(book: Structure) -> None:
    """Those of areas are within a list of their own; titles and numbers of pages are in no element."""
    contents = book.root.all("TOC")
    shape = [[one.role for one in toc.below] for toc in contents]

    assert shape == [["TOCI", "TOCI", "TOC", "TOCI", "TOCI", "TOCI", "TOCI"], ["TOCI", "TOCI"]]
    assert all([one.role for one in entry.below] == ["Link"] for entry in book.root.all("TOCI"))
    assert said(book, "TOCI")[0][1].startswith("Begin here")
    outside = "".join(one.text for page in book.shown for one in page if one.around[0][0] == "/Artifact")
    assert "TELL.1" in outside
    assert str(len(book.pdf.pages)) in outside


def test_lists_say_how_they_are_numbered(book: Structure) -> None:
    """The chapter's has numbers; the index has no signs."""
    assert [str(one.attributes["/ListNumbering"]) for one in book.root.all("L")] == ["/Decimal", "/None"]


def test_nothing_is_wrong_with_the_small_book(book: Structure) -> None:
    """By our list of checks."""
    assert faults(book) == []


def test_a_booklet_is_read_in_the_order_of_its_pages(told: Pack, book: Structure) -> None:
    """Its first sheet has the last page on it; what is read is the same, but for numbers that are as they were."""
    folded = opened(printed(told, PrintOrder(only=("rulebook",), paper="a4", booklet=True)))

    assert said(folded, *TEXTS) == said(book, *TEXTS)
    assert faults(folded) == []


@pytest.fixture(scope="module")
def long_table(tmp_path_factory: pytest.TempPathFactory) -> Structure:
    """A book with a low heading at once, a picture, and a table that is longer than a page."""
    folder: Path = tmp_path_factory.mktemp("packs") / "told"
    folder.joinpath("chapters").mkdir(parents=True)
    for name, text in {"pack": PACK, "rulebook": rulebook_text(), "chapters/begin": CHAPTER}.items():
        folder.joinpath(f"{name}.yaml").write_text(text, encoding="utf-8")
    folder.joinpath("assets").mkdir()
    folder.joinpath("assets", "dot.png").write_bytes(picture())
    return opened(printed(read_packs([folder]).packs[0], PrintOrder(only=("rulebook",), paper="a5")))


def picture() -> bytes:
    from PIL import Image  # noqa: PLC0415

    out = BytesIO()
    Image.new("RGB", (1600, 1000), "teal").save(out, "PNG")
    return out.getvalue()


def test_a_table_over_pages_is_one_table(long_table: Structure) -> None:
    """Its head stands on each of its pages, and is read once; empty cells keep their columns."""
    table, *_ = long_table.root.all("Table")
    cells = [[cell.role for cell in row.below] for row in table.below]
    heads = [text for role, text in said(long_table, "TH", "TD") if text == "zebra"]

    assert cells == [["TH", "TD", "TH"], *[["TH", "TD", "TD"]] * ROWS]
    assert len({page for page, _ in table.places()}) > 1
    assert heads == ["zebra"]
    drawn = "".join(one.text for page in long_table.shown for one in page if one.around[0][0] == "/Artifact")
    assert drawn.count("zebra") == len({page for page, _ in table.places()}) - 1


def test_a_picture_has_a_caption_beside_it_and_headings_skip_no_level(long_table: Structure) -> None:
    """An author's picture has no other words than its caption, which are better than the name of its file."""
    texts = said(long_table, "H2", "H3", "H4", "Caption")
    [figure] = long_table.root.all("Figure")

    assert texts[1:4] == [("H2", "Begin here"), ("H3", "Low at once"), ("Caption", "Who stands where")]
    assert figure.alt == "Who stands where"
    assert faults(long_table) == []


@pytest.mark.skipif(shutil.which("pdfinfo") is None, reason="poppler is not installed")
def test_another_reader_finds_the_same_texts(told_book: bytes, book: Structure, tmp_path: Path) -> None:
    """Poppler reads the tree, and the text of it in the same order."""
    path = tmp_path / "book.pdf"
    path.write_bytes(told_book)
    run = subprocess.run(["pdfinfo", "-struct-text", str(path)], capture_output=True, text=True, check=True)

    lines = [line.strip() for line in run.stdout.splitlines()]
    read = "".join(line[1:-1] for line in lines if line.startswith('"'))
    wanted = "".join(text for _, text in said(book, *TEXTS, "TOCI")[1:])
    assert run.stderr == ""
    assert [line.split()[0].rstrip(":") for line in lines if line.split()[0].rstrip(":") in {"P", "TOCI", "TH"}] == [
        node.role for node in book.root.all("P", "TOCI", "TH")
    ]
    assert "".join(read.split()).endswith("".join(wanted.split()))


@pytest.fixture(scope="module")
def maneuvers() -> bytes:
    """The shortest rulebook that there is, with figures, tables and links."""
    return printed(shipped_pack("maneuvers"), PrintOrder(only=("rulebook",), paper="a5"))


def test_nothing_is_wrong_with_a_shipped_book(maneuvers: bytes) -> None:
    """It has all that the checks look at; the books of the other games are read where their pages are measured."""
    book = opened(maneuvers)

    assert faults(book) == []
    assert all(len(book.root.all(role)) > 1 for role in ("H3", "Figure", "Caption", "Table", "L", "Link", "Div"))
