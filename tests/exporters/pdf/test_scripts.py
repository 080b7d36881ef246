"""Text in other scripts in a PDF: it can be searched and copied, and lies where it was measured."""

import shutil
import subprocess
from io import BytesIO
from pathlib import Path
from unicodedata import bidirectional, normalize

import pikepdf
import pypdfium2
import pytest
from fontTools.ttLib import TTFont

from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Drawing, Text
from exporters.drawing.svg import to_svg
from exporters.faces.fonts import MM_PER_PT, Face
from exporters.faces.metrics import text_width_mm
from exporters.pdf.writer import to_pdf
from exporters.text.fitting import fit
from exporters.text.lines import TextStyle
from tests.exporters.drawing.test_same_picture import difference
from tests.exporters.faces.writings import SENTENCES

STYLE = TextStyle(Face.TEXT, 12, 8)
LABEL = TextStyle(Face.LABEL, 12, 8, tracking_pt=0.5)
HIGH_MM = 9.525


def page_of(*texts: str, style: TextStyle = STYLE) -> Drawing:
    """A page with a line for each text."""
    boxes = (Box(5, 5 + HIGH_MM * at, 110, HIGH_MM) for at in range(len(texts)))
    items = tuple(item for text, box in zip(texts, boxes, strict=True) for item in fit(text, box, style, ()).items)
    return Drawing("x", "x", 127, 12.7 + HIGH_MM * len(texts), items)


def in_reading_order(line: str) -> str:
    """A line as a reader copies it, without marks of direction and without spaces."""
    return "".join(one for one in normalize("NFC", line) if bidirectional(one) not in {"RLE", "PDF", "LRE", "WS", "B"})


def plain(text: str) -> str:
    return normalize("NFC", text).replace(" ", "")


@pytest.mark.parametrize("style", [STYLE, LABEL], ids=["text", "label"])
def test_every_script_can_be_copied(style: TextStyle) -> None:
    """Pdfium reads each line in the order in which it is read aloud, spaces included."""
    page = pypdfium2.PdfDocument(to_pdf([page_of(*SENTENCES.values(), style=style)]))[0]

    assert page.get_textpage().get_text_range().split("\r\n") == [normalize("NFC", one) for one in SENTENCES.values()]


@pytest.mark.parametrize("script", SENTENCES)
def test_every_script_can_be_searched(script: str) -> None:
    """A word is found, and only once."""
    word = SENTENCES[script].split(" ")[0]
    page = pypdfium2.PdfDocument(to_pdf([page_of(*SENTENCES.values())]))[0]
    found = page.get_textpage().search(word, match_case=True)

    assert found.get_next() is not None
    assert found.get_next() is None


@pytest.mark.prove
@pytest.mark.skipif(shutil.which("pdftotext") is None, reason="poppler is not installed")
def test_another_reader_copies_the_same(tmp_path: Path) -> None:
    """Poppler as well; spaces and marks of direction, which are its own, aside."""
    path = tmp_path / "page.pdf"
    path.write_bytes(to_pdf([page_of(*SENTENCES.values())]))

    run = subprocess.run(["pdftotext", path, "-"], capture_output=True, check=True)

    found = {in_reading_order(line) for line in run.stdout.decode().splitlines()}
    assert run.stderr == b""
    assert found >= {plain(text) for text in SENTENCES.values()}


@pytest.mark.parametrize("script", SENTENCES)
def test_what_is_inked_lies_where_it_was_measured(script: str) -> None:
    """Between the ends of its measured width, but for half a point of overhang, and less than a sign short of each."""
    drawing = page_of(SENTENCES[script])
    [run] = [item for item in drawing.items if isinstance(item, Text)]
    width_pt = text_width_mm(run.string, run.face, run.size_pt) / MM_PER_PT
    textpage = pypdfium2.PdfDocument(to_pdf([drawing]))[0].get_textpage()
    boxes = [textpage.get_charbox(at) for at in range(textpage.count_chars())]
    left, right = min(box[0] for box in boxes), max(box[2] for box in boxes)

    assert left == pytest.approx(run.x / MM_PER_PT, abs=11.0)
    assert right == pytest.approx(run.x / MM_PER_PT + width_pt, abs=11.0)
    assert left >= run.x / MM_PER_PT - 0.5
    assert right <= run.x / MM_PER_PT + width_pt + 0.5


@pytest.mark.parametrize("style", [STYLE, LABEL], ids=["text", "label"])
def test_the_preview_is_the_print(style: TextStyle) -> None:
    """SVG and PDF are the same picture, in every script."""
    drawing = page_of(*SENTENCES.values(), style=style)

    assert difference(drawing, drawing).same


def test_a_lost_mark_is_another_picture() -> None:
    """The measure sees what it is for: Thai without its tone marks and upper vowels."""
    whole, bare = SENTENCES["Thai"], "".join(one for one in SENTENCES["Thai"] if bidirectional(one) != "NSM")

    assert not difference(page_of(whole), page_of(bare)).same


def test_fonts_hold_the_signs_that_are_used_and_no_others() -> None:
    """Three letters of a Chinese face of 30,000: three outlines and the one for what is missing, each with its text."""
    with pikepdf.open(BytesIO(to_pdf([page_of("战士战们")]))) as pdf:
        fonts = dict(pdf.pages[0].obj.Resources.Font).values()
        [font] = [font for font in fonts if font.Subtype == "/Type0"]
        below = font.DescendantFonts[0]
        data = below.FontDescriptor.FontFile2.read_bytes()
        mapping = font.ToUnicode.read_bytes().decode()

    file = TTFont(BytesIO(data))
    assert file["maxp"].numGlyphs == 4
    assert [glyph.numberOfContours > 0 for glyph in map(file["glyf"].__getitem__, file.getGlyphOrder())] == [
        False,
        True,
        True,
        True,
    ]
    assert all(f"<{ord(letter):04X}>" in mapping for letter in "战士们")


def test_same_text_same_bytes() -> None:
    """No clock in the font that is made, and no order of chance."""
    drawing = page_of(*SENTENCES.values())

    assert to_pdf([drawing]) == to_pdf([drawing])
    assert to_svg(drawing) == to_svg(drawing)


def test_shipped_text_beside_another_script_is_embedded_as_before() -> None:
    """Latin words in a Hebrew line are in the font of all Latin words."""
    with pikepdf.open(BytesIO(to_pdf([page_of("הלוחמים Alpha", "Alpha")]))) as pdf:
        found = sorted(str(font.Subtype) for font in dict(pdf.pages[0].obj.Resources.Font).values())

    assert found == ["/TrueType", "/Type0"]
