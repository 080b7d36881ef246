"""The finished file, read back by other programs."""

import re
import shutil
import subprocess
import sys
from io import BytesIO
from pathlib import Path

import pikepdf
import PIL.Image
import pypdf
import pypdfium2
import pytest

from exporters.drawing.display_list import Drawing, Group, Image, Picture, Rect, Shade, Symbol, Use
from exporters.drawing.inks import BLACK, WHITE, ink_from_hex
from exporters.drawing.shapes import shift
from exporters.kit.export import export_pack
from exporters.kit.orders import PrintOrder
from exporters.pdf.writer import Imprint, pressed, to_pdf
from exporters.systems import components_of
from schemas.packs.packs import Pack
from tests.exporters.samples import MISSION, SETTING

PRESSES_A_DECK = """
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Drawing, Text
from exporters.faces.fonts import Face
from exporters.pdf.writer import Imprint, pressed
from exporters.text.fitting import fit
from exporters.text.lines import TextStyle

items = fit("Stay hidden.", Box(0, 0, 60, 80), TextStyle(Face.TEXT, 8, 6), ()).items
pressed([Drawing("card", "Card", 63.5, 88.9, items)], Imprint("Deck", "House"))
import sys
print(*sorted({"pydantic", "shapely", "fontTools", "jinja2"} & {*sys.modules}))
"""


def test_a_deck_is_pressed_without_what_reads_packs() -> None:
    """Six tenths of the time of a deck are the start: models of documents are none of its business."""
    run = subprocess.run([sys.executable, "-c", PRESSES_A_DECK], capture_output=True, check=True, text=True)

    assert run.stdout == "\n"


def cards_pdf(pack: Pack, paper: str) -> bytes:
    [artifact] = export_pack(pack, PrintOrder(paper=paper, only=("cards",))).artifacts
    return artifact.data


@pytest.mark.parametrize(("paper", "size"), [("a4", (595.28, 841.89)), ("letter", (612, 792))])
def test_pages_have_the_size_of_the_paper(seven_seconds: Pack, paper: str, size: tuple[float, float]) -> None:
    """A4 is 210 x 297 mm, Letter 8.5 x 11 in; 42 cards need five sheets of two pages."""
    reader = pypdf.PdfReader(BytesIO(cards_pdf(seven_seconds, paper)))
    kinds = ("mission_card", "troop_card", "drone_card")
    count = sum(document.data.get("copies", 1) for kind in kinds for document in seven_seconds.of_kind(kind))

    assert len(reader.pages) == 2 * -(-count // 9)
    for page in reader.pages:
        assert (float(page.mediabox.width), float(page.mediabox.height)) == pytest.approx(size, abs=0.01)


def test_every_font_is_an_embedded_subset(seven_seconds: Pack) -> None:
    """No page names Helvetica or any other font that a printer would have to find."""
    for artifact in export_pack(seven_seconds).artifacts:
        with pikepdf.open(BytesIO(artifact.data)) as pdf:
            fonts = [item for item in pdf.objects if is_font(item)]
            for font in fonts:
                assert re.match(r"/[A-Z]{6}\+FiraSans", str(font.BaseFont))
                assert "/FontFile2" in font.FontDescriptor
        assert fonts
        assert b"Helvetica" not in artifact.data


def is_font(item: pikepdf.Object) -> bool:
    return isinstance(item, pikepdf.Dictionary) and item.get("/Type") == "/Font"


def test_nothing_is_see_through(seven_seconds: Pack) -> None:
    """Transparency is refused by print shops."""
    for artifact in export_pack(seven_seconds).artifacts:
        with pikepdf.open(BytesIO(artifact.data)) as pdf:
            states = [item for item in pdf.objects if isinstance(item, pikepdf.Dictionary)]
            assert not [item for item in states if {"/ca", "/CA", "/SMask"} & {*item.keys()}]


def test_every_word_can_be_searched(seven_seconds: Pack) -> None:
    """Titles, sentences and Greek letters come back as text."""
    pdf = pypdfium2.PdfDocument(cards_pdf(seven_seconds, "a4"))
    text = " ".join(pdf[number].get_textpage().get_text_range() for number in range(len(pdf)))
    flat = " ".join(text.split())

    for kind in ("mission_card", "troop_card", "drone_card"):
        for document in seven_seconds.of_kind(kind):
            assert document.data["title"] in flat
    assert "The enemy commander is killed" in flat
    assert "\N{GREEK SMALL LETTER ALPHA}" in flat
    assert "\N{GREEK SMALL LETTER EPSILON}" in flat


def test_the_file_says_what_it_is(seven_seconds: Pack) -> None:
    """Title, authors and language are the pack's; a viewer is asked not to scale."""
    with pikepdf.open(BytesIO(cards_pdf(seven_seconds, "a4"))) as pdf:
        assert str(pdf.trailer.Info.Title).startswith(seven_seconds.manifest.title)
        assert str(pdf.trailer.Info.Author) == ", ".join(seven_seconds.manifest.authors)
        assert "/CreationDate" not in pdf.trailer.Info
        assert str(pdf.Root.Lang) == seven_seconds.manifest.language
        assert pdf.Root.ViewerPreferences.PrintScaling == "/None"
        assert pdf.Root.ViewerPreferences.Duplex == "/DuplexFlipLongEdge"


def test_sheets_without_backs_ask_for_one_side(seven_seconds: Pack) -> None:
    """Else the third faction would be printed behind the first."""
    [artifact] = export_pack(seven_seconds, PrintOrder(only=("factions",))).artifacts
    with pikepdf.open(BytesIO(artifact.data)) as pdf:
        assert pdf.Root.ViewerPreferences.Duplex == "/Simplex"


def test_a_page_of_one_piece_has_its_trim_and_bleed_boxes() -> None:
    """A poker card is 180 x 252 pt in a page of 198 x 270 pt: an eighth of an inch of bleed is 9 pt."""
    drawing = components_of("seven_seconds")["mission_card"].front(MISSION, SETTING).drawing
    data = pressed([drawing], Imprint("One card", "House"))

    page = pypdf.PdfReader(BytesIO(data)).pages[0]
    assert [float(edge) for edge in page.mediabox] == pytest.approx([0, 0, 198, 270], abs=0.001)
    assert [float(edge) for edge in page.bleedbox] == pytest.approx([0, 0, 198, 270], abs=0.001)
    assert [float(edge) for edge in page.trimbox] == pytest.approx([9, 9, 189, 261], abs=0.001)


def test_a_press_gets_plates_instead_of_screen_colours() -> None:
    """In the CMYK model no operator names a screen colour."""
    drawing = components_of("seven_seconds")["mission_card"].front(MISSION, SETTING).drawing
    with pikepdf.open(BytesIO(to_pdf([drawing], "cmyk"))) as pdf:
        operators = {str(instruction.operator) for instruction in pikepdf.parse_content_stream(pdf.pages[0])}

    assert "k" in operators
    assert not {"rg", "RG"} & operators


def test_pictures_and_shades_work_in_symbols_too() -> None:
    """Reportlab's forms hold neither, so such a symbol is drawn in place."""
    shade = Shade(0, 0, 5, 5, BLACK, WHITE)
    pixel = BytesIO()
    PIL.Image.new("RGB", (1, 1), "lime").save(pixel, "png")
    image = Image(5, 0, 5, 5, Picture("pixel", "image/png", pixel.getvalue()))
    symbol = Symbol("art", 10, 10, (shade, image))
    ground = Rect(0, 0, 10, 10, fill=ink_from_hex("#ff0000"))
    drawing = Drawing("art", "Art", 10, 10, (ground, Use(symbol, shift(0, 0))))

    bitmap = pypdfium2.PdfDocument(to_pdf([drawing]))[0].render(scale=10).to_pil().convert("RGB")

    top, bottom, right = (bitmap.getpixel(place) for place in ((70, 4), (70, 136), (210, 70)))
    assert top[0] < 16
    assert bottom[0] > 240
    assert right == (0, 255, 0)
    assert bitmap.getpixel((70, 210)) == (255, 0, 0)


@pytest.mark.parametrize("away", [3.6e-15, -0.00002, 0.00004])
def test_numbers_have_no_powers_of_ten(away: float) -> None:
    """PDF does not know them: whoever is moved by next to nothing stays where it is, and is seen."""
    moved = Group((Rect(2, 2, 6, 6, fill=BLACK),), shift(away, away))
    pdf = to_pdf([Drawing("moved", "Moved", 10, 10, (moved,))])
    with pikepdf.open(BytesIO(pdf)) as document:
        content = document.pages[0].Contents.read_bytes()

    assert b"e-" not in content
    assert pypdfium2.PdfDocument(pdf)[0].render().to_pil().getpixel((14, 14)) == (0, 0, 0)


def test_there_is_no_pdf_of_nothing() -> None:
    """A file without pages cannot be opened."""
    with pytest.raises(ValueError, match="must have a page"):
        to_pdf([])


@pytest.mark.skipif(shutil.which("pdftoppm") is None, reason="poppler is not installed")
def test_poppler_does_not_complain(seven_seconds: Pack, tmp_path: Path) -> None:
    """It names faults that other readers pass over."""
    for artifact in export_pack(seven_seconds).artifacts:
        path = tmp_path / artifact.name
        path.write_bytes(artifact.data)
        run = subprocess.run(["pdftoppm", "-r", "20", path, tmp_path / "page"], capture_output=True, check=True)
        assert run.stderr == b""
